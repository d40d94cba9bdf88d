/** Where the focus begins for users of a screen reader. */
import type { Grid } from './board/grid.ts';
import type { Timeline } from './timeline/timeline.ts';

/** Milliseconds until Orca has gone to the choice of a list of rules that has just been made. */
const SETTLED_MS = 400;

/**
 * Moves the focus to the timeline, or to a board without one. Where nothing has the focus, a screen
 * reader keeps the arrow keys to itself, to read the page.
 */
export function focusForReader(timeline: Timeline, grid: Grid): void {
  setTimeout(() => {
    const { activeElement, body } = document;
    const isHeard = body.classList.contains('vscode-using-screen-reader');
    if (isHeard && activeElement === body && document.hasFocus() && !timeline.focus()) grid.focus();
  }, SETTLED_MS);
}
