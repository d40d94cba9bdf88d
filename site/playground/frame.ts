/**
 * What a page of the extension finds in its frame here: the colors of the page around it, and a way
 * to talk to it.
 */
import { FORCED_COLORS } from './theme.ts';

const forced = matchMedia(FORCED_COLORS);
const around = window.parent.document.documentElement;

/** As editors name their themes of high contrast. */
const CONTRAST = {
  dark: 'vscode-high-contrast',
  light: 'vscode-high-contrast-light vscode-high-contrast',
};

function follow(): void {
  const theme = around.dataset.theme === 'dark' ? 'dark' : 'light';
  document.documentElement.dataset.theme = theme;
  document.body.className = forced.matches ? CONTRAST[theme] : `vscode-${theme}`;
}
new MutationObserver(follow).observe(around, { attributeFilter: ['data-theme'] });
forced.addEventListener('change', follow);
follow();

Object.assign(globalThis, {
  acquireVsCodeApi: () => ({
    postMessage: (message: unknown) => window.parent.postMessage(message, location.origin),
    getState: () => null,
    setState: (state: unknown) => state,
  }),
});
