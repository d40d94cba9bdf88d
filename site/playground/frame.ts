/**
 * What a page of the extension finds in its frame here: the colors of the page around it, and a way
 * to talk to it.
 */
const around = window.parent.document.documentElement;

function follow(): void {
  const theme = around.dataset.theme === 'dark' ? 'dark' : 'light';
  document.documentElement.dataset.theme = theme;
  document.body.className = `vscode-${theme}`;
}
new MutationObserver(follow).observe(around, { attributeFilter: ['data-theme'] });
follow();

Object.assign(globalThis, {
  acquireVsCodeApi: () => ({
    postMessage: (message: unknown) => window.parent.postMessage(message, location.origin),
    getState: () => null,
    setState: (state: unknown) => state,
  }),
});
