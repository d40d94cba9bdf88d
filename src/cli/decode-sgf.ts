import { sgfEncoding } from '../notation/sgf/encoding.ts';
import { decode } from './decode.ts';

/** Where `CA` is looked for, in bytes. Root properties that are longer are none. */
const HEAD = 1 << 16;

interface DecodedSgf {
  readonly text: string;
  /** The encoding it was read in, by the name of the WHATWG Encoding standard. */
  readonly encoding: string;
  /** What `CA` says, as written. */
  readonly stated: string | null;
  /** `CA` names an encoding that nobody knows, or another than the bytes are in. */
  readonly problem: 'unknown' | 'contradicts' | null;
}

/**
 * The text of an SGF file, in the encoding that it names. The decoders are those of the platform: they follow a standard, and Node has
 * them all unless it was built without its data. @throws Error for what is no text, or where this Node has no such decoder.
 */
export function decodeSgf(bytes: Uint8Array): DecodedSgf {
  const head = String.fromCharCode(...bytes.subarray(0, 3)) + latin1(bytes.subarray(3, HEAD));
  const { label, stated, problem } = sgfEncoding(head, isUtf8(bytes));
  if (label === 'utf-8' || label.startsWith('utf-16'))
    return { text: decode(bytes), encoding: label, stated, problem };
  let decoder: TextDecoder;
  try {
    decoder = new TextDecoder(label);
  } catch {
    throw new Error(`this Node.js was built without the encoding ${label}`);
  }
  // In one go Node up to 23 reads windows-1252 as if it were Latin-1: quotes and dashes would be lost.
  const text = decoder.decode(bytes, { stream: true }) + decoder.decode();
  return { text, encoding: label, stated, problem };
}

/** Whether the bytes are well-formed UTF-8 with characters beyond ASCII. */
function isUtf8(bytes: Uint8Array): boolean {
  if (bytes.every((byte) => byte < 0x80)) return false;
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}

function latin1(bytes: Uint8Array): string {
  return new TextDecoder('latin1').decode(bytes);
}
