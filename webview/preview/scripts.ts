/** Scripts beside the one of the preview, loaded when they are first needed. */
import { isLanguage } from '../../src/words/figure.ts';
import type { OpenTrial } from '../trial/adopt.ts';
import { loadBeside } from '../ui/beside.ts';
import type { ReadEyes } from './layers.ts';

let core: Promise<void> | undefined;
/** What the other bundles share, once. */
const coreBeside = (own: HTMLScriptElement) => (core ??= loadBeside(own, '../core.js'));

/** Reads eyes, with the reader that the other bundles have. */
export function eyesBeside(own: HTMLScriptElement | null): ReadEyes | undefined {
  if (!own) return undefined;
  let loading: Promise<void> | undefined;
  return async (...asked) => {
    loading ??= coreBeside(own).then(() => loadBeside(own, 'eyes.js'));
    await loading;
    await globalThis.kobanEyes?.(...asked);
  };
}

/** The game against a proof, loaded with the first, and the language that it is said in. */
export function trialsBeside(own: HTMLScriptElement | null): (() => Promise<OpenTrial>) | undefined {
  if (!own) return undefined;
  let loading: Promise<void> | undefined;
  return async () => {
    loading ??= coreBeside(own)
      .then(() => loadBeside(own, '../outcome.js'))
      .then(() => loadBeside(own, 'trial.js'));
    await loading;
    return async (place, trial) => {
      const { language } = trial;
      if (language !== 'en' && isLanguage(language) && !globalThis.kobanLanguages?.[language])
        await loadBeside(own, `../words/${language}.js`).catch(() => undefined);
      await globalThis.kobanTrial?.(place, trial);
    };
  };
}
