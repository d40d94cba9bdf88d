/** Scripts beside the one of the preview, loaded when they are first needed. */
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
