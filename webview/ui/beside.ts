/** Scripts beside the one of a page, loaded when they are first needed. */
import { html } from './dom.ts';

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

/**
 * The script and the style sheet of a part of a page, when there is first something of it to show.
 * Without `own`, the script of the page, all its parts are there already.
 */
export async function loadPart(own: unknown, name: string): Promise<void> {
  if (!(own instanceof HTMLScriptElement)) return;
  const href = new URL(`${name}.css`, own.src).href;
  document.head.append(html('link', { rel: 'stylesheet', href }));
  await loadBeside(own, `${name}.js`);
}
