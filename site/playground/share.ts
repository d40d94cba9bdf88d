/** A text in the fragment of an address, which browsers send to no server. */

export interface SharedText {
  /** The name of its file, which says what notation it is in. */
  readonly name: string;
  readonly text: string;
}

/** Names the format, so that later ones can be told from it. */
const PREFIX = '#1.';
/** Of a text that is unpacked, in bytes: a short link can hold a text without end. */
const LONGEST = 4_000_000;

export async function toFragment({ name, text }: SharedText): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify([name, text]));
  const packed = await read(new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate-raw')));
  const letters = Array.from(packed, (byte) => String.fromCharCode(byte)).join('');
  return PREFIX + btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

export function isShared(fragment: string): boolean {
  return fragment.startsWith(PREFIX);
}

/** @throws Error where the fragment is damaged */
export async function fromFragment(fragment: string): Promise<SharedText> {
  const letters = atob(fragment.slice(PREFIX.length).replaceAll('-', '+').replaceAll('_', '/'));
  const packed = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
  const bytes = await read(new Blob([packed]).stream().pipeThrough(new DecompressionStream('deflate-raw')));
  const value: unknown = JSON.parse(new TextDecoder().decode(bytes));
  const [name, text] = Array.isArray(value) ? value : [];
  if (typeof name !== 'string' || typeof text !== 'string') throw new Error('no text');
  return { name, text };
}

async function read(stream: ReadableStream<Uint8Array>): Promise<Uint8Array> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  const reader = stream.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    parts.push(new Uint8Array(value));
    length += value.length;
    if (length > LONGEST) throw new Error('too long');
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}
