/** Scripts beside the one of a page, loaded when they are first needed. */

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
