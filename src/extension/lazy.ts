/**
 * What draws: a part of the core's file (`dist/core.js`), loaded when the first picture is asked
 * for. Each host has its own way to load it.
 */
import type { Sentences } from '../words/extension.ts';

type DrawingCode = typeof import('./drawing.ts');

let load: (() => DrawingCode) | undefined;
let loaded: DrawingCode | undefined;
/** The sentences of what is drawn; `null` for English. */
let spoken: Sentences | null = null;

/** Called by the host's entry before anything can be drawn. */
export function loadDrawingBy(host: () => DrawingCode): void {
  load = host;
}

export function drawing(): DrawingCode {
  if (!loaded) {
    loaded = load?.();
    loaded?.speakBeside(spoken);
  }
  if (!loaded) throw new Error('no host has said how what draws is loaded');
  return loaded;
}

/** Has what is drawn speak a language: now, or as soon as it is loaded. */
export function drawIn(words: Sentences | null): void {
  spoken = words;
  loaded?.speakBeside(words);
}
