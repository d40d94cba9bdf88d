/** The focus that a page has lost to another frame, and gets back. */

let isReturning = false;

/** Whether an element has just got the focus back, and the reader has not gone to it. */
export function focusReturns(): boolean {
  return isReturning;
}

/**
 * Gives the focus back to the element that had it, when the keys come back to the page. A browser
 * takes the focus away from an element as soon as the keys go to another frame: to the text, which
 * they do for a moment for each undo, or to the palette.
 */
export function keepFocusedElement(): void {
  let left: HTMLElement | null = null;
  document.addEventListener('focusin', () => {
    left = null;
  });
  document.addEventListener('focusout', ({ target }) => {
    left = target instanceof HTMLElement ? target : null;
  });
  // An author who leaves an element for the page itself lets a key or the mouse go here.
  for (const type of ['keyup', 'mouseup']) {
    window.addEventListener(
      type,
      () => {
        if (document.hasFocus()) left = null;
      },
      true,
    );
  }
  window.addEventListener('focus', () => {
    if (document.activeElement !== document.body) return;
    isReturning = true;
    left?.focus({ preventScroll: true });
    isReturning = false;
  });
}
