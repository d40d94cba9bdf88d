/** What browsers report when the next frame has the rest of what a new size changes. */
const NEXT_FRAME = /^ResizeObserver loop/;

/** Tells of the errors of a page that nothing has caught. */
export function tellErrors(tell: (message: string) => void): void {
  window.addEventListener('error', ({ message }) => {
    if (!NEXT_FRAME.test(message)) tell(message);
  });
  window.addEventListener('unhandledrejection', ({ reason }) => tell(String(reason)));
}
