/** Scripts beside the one of the preview, loaded when they are first needed. */
import { isLanguage } from '../../src/words/figure.ts';
import type { OpenTrial } from '../trial/adopt.ts';
import type { ReadEyes } from './layers.ts';

/** The page's policy lets scripts with its nonce in, and the first one lends its own. */
export function loadBeside(own: HTMLScriptElement, file: string): Promise<void> {
  return new Promise((done, fail) => {
    const script = document.createElement('script');
    script.nonce = own.nonce;
    script.src = new URL(file, own.src).href;
    script.addEventListener('load', () => done());
    script.addEventListener('error', () => fail(new Error(`${file} cannot be loaded`)));
    document.head.append(script);
  });
}

/** Reads eyes, with the reader that the other bundles have. */
export function eyesBeside(own: HTMLScriptElement | null): ReadEyes | undefined {
  if (!own) return undefined;
  let loading: Promise<void> | undefined;
  return async (...asked) => {
    loading ??= loadBeside(own, '../core.js').then(() => loadBeside(own, 'eyes.js'));
    await loading;
    await globalThis.kobanEyes?.(...asked);
  };
}

/** The game against a proof, loaded with the first, and the language that it is said in. */
export function trialsBeside(own: HTMLScriptElement | null): (() => Promise<OpenTrial>) | undefined {
  if (!own) return undefined;
  let loading: Promise<void> | undefined;
  return async () => {
    loading ??= loadBeside(own, 'trial.js');
    await loading;
    return async (place, trial) => {
      const { language } = trial;
      if (language !== 'en' && isLanguage(language) && !globalThis.kobanLanguages?.[language])
        await loadBeside(own, `../words/${language}.js`).catch(() => undefined);
      await globalThis.kobanTrial?.(place, trial);
    };
  };
}
