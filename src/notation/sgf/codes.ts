/** What all engines have, though the language alone does not name it. */
declare const TextEncoder: new () => {
  encodeInto(text: string, into: Uint8Array): { readonly read: number; readonly written: number };
};

const encoder = new TextEncoder();

/** Stands for all characters beyond ASCII. */
const OTHER = 255;

/**
 * The characters of a part of a text as bytes, which are read three times as fast as those of a
 * string. The array is used again by the next call, and is longer than the part.
 */
export function codesOf(text: string, from: number, to: number): Uint8Array {
  const length = to - from;
  if (codes.length < length) codes = new Uint8Array(2 * length);
  const part = from === 0 && to === text.length ? text : text.slice(from, to);
  const { read, written } = encoder.encodeInto(part, codes);
  if (read === length && written === length) return codes;
  for (let i = 0; i < length; i++) {
    const c = part.charCodeAt(i);
    codes[i] = c < 128 ? c : OTHER;
  }
  return codes;
}

let codes = new Uint8Array(1 << 16);
