/**
 * What draws: a part of the core's file (`dist/core.js`), loaded when the first picture is asked
 * for. Each host has its own way to load it.
 */
import type { Sentences, SpokenLanguage } from '../words/extension.ts';

type DrawingCode = typeof import('./drawing.ts');

let load: (() => DrawingCode) | undefined;
let loaded: DrawingCode | undefined;
/** The sentences of what is drawn, `null` for English, and their language. */
let spoken: readonly [Sentences | null, SpokenLanguage] = [null, 'en'];

/** Called by the host's entry before anything can be drawn. */
export function loadDrawingBy(host: () => DrawingCode): void {
  load = host;
}

export function drawing(): DrawingCode {
  if (!loaded) {
    loaded = load?.();
    loaded?.speakBeside(...spoken);
  }
  if (!loaded) throw new Error('no host has said how what draws is loaded');
  return loaded;
}

/** Has what is drawn speak a language: now, or as soon as it is loaded. */
export function drawIn(words: Sentences | null, language: SpokenLanguage): void {
  spoken = [words, language];
  loaded?.speakBeside(...spoken);
}
