import style from 'koban:lens-style';

/** The look of what stands around a figure that steps. */
export const STEPS_SHEET = `
.verdicts { display: flow-root; max-width: var(--koban-words, 34rem); margin: .7em auto 0; font-size: .95em; line-height: 1.45; }
.verdicts ul { margin: .5em 0 0; padding: 0; list-style: none; }
.verdict { display: flex; gap: .5em; align-items: flex-start; margin: .15em 0; overflow-wrap: anywhere; }
.verdict .icon { flex: none; margin-top: .2em; fill: currentcolor; }
.verdict.forbidden .icon { color: var(--vscode-editorError-foreground, #c72e0f); }
.verdict.undecided .icon, .verdict.ends .icon { color: var(--vscode-editorWarning-foreground, #8a6100); }
.verdict .rule { font-weight: 600; }
.visually-hidden { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
${style}
.lens { margin: 0 0 .5em; font-size: .9em; }
@media print { .verdicts { display: none; } }
`;

const made = new Map<string, CSSStyleSheet>();

/** Gives a style sheet to the tree that a node is in, once. */
export function adoptSheet(node: Node, text: string): void {
  const root = node.getRootNode();
  if (!(root instanceof ShadowRoot)) return;
  let sheet = made.get(text);
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    made.set(text, sheet);
  }
  if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets.push(sheet);
}
