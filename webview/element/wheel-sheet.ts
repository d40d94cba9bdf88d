/**
 * The colors of the wheel, which are those of the board, and its place: above the verdicts where
 * beside it they would be a word wide.
 */
export const WHEEL_SHEET = `
.verdicts { container-type: inline-size; }
@container (width < 26rem) {
  .verdicts > .wheel { float: none; margin: 0 auto .5em; }
}
.wheel {
  --wheel: 160px;
  --accent: color-mix(in oklab, var(--koban-repeats, #1667a8) 65%, currentcolor);
  --quiet: currentcolor;
  --faint: #7f7f7f8c;
  --wrong: #c00020;
  --warn: #7a5500;
  --hover: #8883;
  --vscode-foreground: currentcolor;
  --vscode-editor-background: var(--koban-board, #e6be80);
}
.wheel .icon { fill: currentcolor; }
.wheel :focus-visible { outline: 2px solid; outline-offset: 2px; }
`;
