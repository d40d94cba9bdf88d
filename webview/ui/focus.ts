/**
 * Gives the focus back to the element that had it, when the keys come back to the page. A browser
 * takes the focus away from an element as soon as the keys go to another frame: to the text, which
 * they do for a moment for each undo, or to the palette.
 */
export function keepFocusedElement(): void {
  let left: HTMLElement | null = null;
  // While a key or the mouse is handled here, an element loses the focus because the author leaves
  // it.
  let isHandling = false;
  const handle = () => {
    isHandling = true;
    setTimeout(() => {
      isHandling = false;
    });
  };
  window.addEventListener('mousedown', handle, true);
  window.addEventListener('keydown', handle, true);
  document.addEventListener('focusin', () => {
    left = null;
  });
  document.addEventListener('focusout', ({ target }) => {
    left = target instanceof HTMLElement && !isHandling ? target : null;
  });
  window.addEventListener('focus', () => {
    if (document.activeElement === document.body) left?.focus({ preventScroll: true });
  });
}
