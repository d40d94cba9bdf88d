/**
 * What draws: a part of the core's file (`dist/core.js`), loaded when the first picture is asked
 * for. Each host has its own way to load it.
 */
type DrawingCode = typeof import('./drawing.ts');

let load: (() => DrawingCode) | undefined;
let loaded: DrawingCode | undefined;

/** Called by the host's entry before anything can be drawn. */
export function loadDrawingBy(host: () => DrawingCode): void {
  load = host;
}

export function drawing(): DrawingCode {
  loaded ??= load?.();
  if (!loaded) throw new Error('no host has said how what draws is loaded');
  return loaded;
}
