/** A mouse wheel over the board steps through the moves. */

/** Pixels after which a slow turn is a step. A notch of a mouse is more, and one step. */
const NOTCH = 40;
const LINE = 20;
/** After a pause of this many milliseconds the next turn of the wheel is a new one. */
const REST_MS = 300;

/** `step` gets the direction: 1 for a turn towards the user. */
export function listenToWheel(node: HTMLElement, step: (by: 1 | -1) => void): void {
  let turned = 0;
  let last = Number.NEGATIVE_INFINITY;
  node.addEventListener(
    'wheel',
    (event) => {
      const { ctrlKey, shiftKey, deltaX, deltaY, deltaMode, timeStamp } = event;
      // These zoom, or scroll sidewards.
      if (ctrlKey || shiftKey || Math.abs(deltaX) >= Math.abs(deltaY)) return;
      event.preventDefault();
      if (timeStamp - last > REST_MS || Math.sign(deltaY) !== Math.sign(turned)) turned = 0;
      last = timeStamp;
      turned += deltaMode === WheelEvent.DOM_DELTA_PIXEL ? deltaY : deltaY * LINE;
      if (Math.abs(turned) < NOTCH) return;
      turned = 0;
      step(deltaY > 0 ? 1 : -1);
    },
    { passive: false },
  );
}
