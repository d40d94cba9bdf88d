/**
 * The look of the controls. They live in a tree of their own, which the preview leaves alone when
 * it renders again. What kind of theme the window has is inherited (`tools/theme-css.mjs`).
 */
export const SHEET = `
:host { display: block; }
.stage { display: flex; flex-direction: column; align-items: center; gap: .5em; }
slot.boards { display: flex; flex-wrap: wrap; gap: 1em 1.6em; justify-content: center; }
.icon { fill: currentcolor; }
.eye-sign {
  display: grid; place-items: center; box-sizing: border-box; width: 16px; height: 16px; font-size: 10px; line-height: 1;
  border: 1.3px solid; border-radius: 50%;
}
.below { min-height: 1.5em; }
[hidden] { display: none !important; }
svg.board { display: block; max-width: 100%; height: auto; zoom: var(--koban-zoom); }
.bar { display: flex; flex-wrap: wrap; gap: 2px; justify-content: center; align-items: center; font-size: .9em; }
button {
  display: inline-flex; padding: 4px 6px; color: inherit; background: none; border: 1px solid transparent;
  border-radius: 4px; cursor: pointer;
}
/* Quiet until it is pointed at, focused or touched. The count is text, and stays easy to read. */
@media (hover: hover) {
  .bar button:enabled { opacity: .62; transition: opacity 120ms; }
  .stage:hover .bar button:enabled, .stage:focus-within .bar button:enabled { opacity: 1; }
}
button:hover { background: var(--vscode-toolbar-hoverBackground, rgb(128 128 128 / .2)); }
button:focus-visible, .stage:focus-visible { outline: 2px solid var(--vscode-focusBorder, #0078d4); outline-offset: 1px; }
button[aria-pressed="true"] { color: var(--vscode-inputOption-activeForeground, inherit); background: var(--vscode-inputOption-activeBackground, rgb(0 120 212 / .25)); border-color: var(--vscode-inputOption-activeBorder, transparent); }
button:disabled { cursor: default; opacity: .45; }
.count { min-width: 4.5em; text-align: center; font-variant-numeric: tabular-nums; color: var(--vscode-descriptionForeground, #666); }
.comment {
  max-width: var(--koban-words, 34rem); margin: .5em auto 0; font-size: .95em; line-height: 1.45; white-space: pre-line; overflow-wrap: anywhere;
}
.caption { max-width: var(--koban-words, 34rem); margin: 0; font-size: .9em; line-height: 1.45; text-align: center; overflow-wrap: anywhere; }
@container style(--koban-kind: high-contrast) {
  .bar button:enabled { opacity: 1; }
  .koban-black, .koban-white { stroke-width: 1.6px; }
  button, button[aria-pressed="true"] { border-color: var(--vscode-contrastBorder, currentcolor); }
  button[aria-pressed="true"]:not(:focus-visible) { outline: 1px solid; outline-offset: -4px; }
}
@media (forced-colors: active) {
  svg.board, svg.board text { forced-color-adjust: none; }
  .koban-black, .koban-white { stroke-width: 1.6px; }
  button:disabled { opacity: 1; }
  button[aria-pressed="true"]:not(:focus-visible) { outline: 1px solid; outline-offset: -4px; }
}
@media print {
  .bar, .caption, .comment, .place { display: none !important; }
  slot.boards, slot.boards[hidden] { display: flex !important; }
  slot.moves[hidden], slot.comments[hidden] { display: block !important; }
  .below { min-height: 0; }
}
`;
