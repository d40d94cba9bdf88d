import { isAscii } from 'node:buffer';
import { sgfEncoding } from '../../notation/sgf/encoding.ts';

/** Where `CA` is looked for, in bytes: as in `decode-sgf.ts`. */
const HEAD = 1 << 16;

/**
 * The text of an SGF file whose bytes come in pieces, as `decodeSgf` reads it whole; only that whether bytes without a `CA` are UTF-8 is
 * told by the first piece that is not plain ASCII. @throws Error for what is no text, or where this Node has no such decoder.
 */
export function* decodePieces(pieces: Iterable<Uint8Array>): Generator<string> {
  let decoder: TextDecoder | null = null;
  let head: Uint8Array | null = null;
  for (const piece of atLeast(HEAD, pieces)) {
    head ??= piece.slice(0, HEAD);
    if (
      piece.includes(0) &&
      !(head[0] === 0xff && head[1] === 0xfe) &&
      !(head[0] === 0xfe && head[1] === 0xff)
    )
      throw new Error('this is no text');
    if (!decoder) {
      const isPlain = isAscii(piece);
      const { label, stated } = sgfEncoding(latin1(head), !isPlain && isUtf8(piece));
      // Which it is of two encodings that both hold ASCII can wait until it matters.
      if (isPlain && label === 'windows-1252' && stated === null) {
        yield latin1(piece);
        continue;
      }
      decoder = decoderOf(label);
    }
    yield decoder.decode(piece, { stream: true });
  }
  if (decoder) yield decoder.decode();
}

/** Puts small first pieces together, so that the beginning can be looked at whole. */
function* atLeast(length: number, pieces: Iterable<Uint8Array>): Generator<Uint8Array> {
  let first: Uint8Array | null = new Uint8Array(0);
  for (const piece of pieces) {
    if (!first) {
      yield piece;
      continue;
    }
    const joined: Uint8Array = new Uint8Array(first.length + piece.length);
    joined.set(first);
    joined.set(piece, first.length);
    first = joined;
    if (first.length >= length) {
      yield first;
      first = null;
    }
  }
  if (first && first.length > 0) yield first;
}

function decoderOf(label: string): TextDecoder {
  try {
    return new TextDecoder(label);
  } catch {
    throw new Error(`this Node.js was built without the encoding ${label}`);
  }
}

/** Whether the bytes are well-formed UTF-8; the last character may be cut off. */
function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true });
    return true;
  } catch {
    return false;
  }
}

/** Each byte as the character of its number. */
function latin1(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('latin1');
}
