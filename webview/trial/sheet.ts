/** The look of a game against a proof in a page. */
export const TRIAL_SHEET = `
:host { display: block; }
.trial { display: flex; flex-direction: column; gap: .4em; align-items: flex-start; max-width: 36rem; margin: .5em 0; padding-inline-start: .7em; border-inline-start: 3px solid var(--vscode-focusBorder, #0078d4); text-align: start; }
p { margin: 0; line-height: 1.4; overflow-wrap: anywhere; }
p:empty { display: none; }
.said { min-height: 1.4em; font-weight: 600; }
.hint { color: var(--vscode-descriptionForeground, #666); font-size: .9em; }
.refused { color: var(--vscode-editorError-foreground, #c72e0f); }
[hidden] { display: none !important; }
.board-place { position: relative; align-self: center; max-width: 100%; }
svg.board { display: block; max-width: 100%; height: auto; }
.points button { position: absolute; padding: 0; background: none; border: 0; border-radius: 50%; cursor: pointer; }
.points button:hover { background: rgb(0 0 0 / .12); }
.points button:focus-visible { outline: 2px solid var(--vscode-focusBorder, #0078d4); outline-offset: -2px; }
.bar { display: flex; flex-wrap: wrap; gap: 4px; }
.bar button { padding: 2px 9px; color: inherit; font: inherit; font-size: .9em; background: none; border: 1px solid currentcolor; border-radius: 12px; cursor: pointer; }
.bar button:disabled { cursor: default; opacity: .45; }
.bar button:hover:not(:disabled) { background: rgb(128 128 128 / .2); }
.bar button:focus-visible { outline: 2px solid var(--vscode-focusBorder, #0078d4); outline-offset: 1px; }
@media (forced-colors: active) { svg.board, svg.board text { forced-color-adjust: none; } .bar button:disabled { opacity: 1; } }
@media print { .trial { display: none; } }
`;

/** The look of the table that offers one. */
export const PROOFS_SHEET = `
.proofs { overflow-x: auto; }
table { margin: .5em auto; border-collapse: collapse; font-size: .92em; text-align: start; }
table[hidden] { display: none; }
caption { padding-bottom: .3em; color: var(--vscode-descriptionForeground, inherit); text-align: start; }
th, td { padding: 3px 12px 3px 0; font-weight: 400; text-align: start; vertical-align: top; border: 0; }
tbody tr { border-top: 1px solid rgb(128 128 128 / .4); }
thead th { vertical-align: bottom; opacity: .85; }
/* On a line with the words of the buttons. */
tbody th { padding-top: 5px; }
button { display: flex; gap: .4em; align-items: flex-start; padding: 1px 6px 1px 2px; color: inherit; font: inherit; text-align: start; background: none; border: 1px solid transparent; border-radius: 4px; cursor: pointer; }
button:hover { background: rgb(128 128 128 / .2); border-color: currentcolor; }
button:focus-visible { outline: 2px solid var(--vscode-focusBorder, #0078d4); outline-offset: 1px; }
/* On the first line of words that wrap. */
.stone { flex: none; width: 12px; height: 12px; margin-top: calc((1lh - 12px) / 2); fill: #111213; stroke: #777; stroke-width: 1.3; }
.stone.white { fill: #fff; }
`;
