import { isAscii } from 'node:buffer';
import { isUtf8, sgfEncoding } from '../notation/sgf/index.ts';
import { message, say } from '../words/index.ts';
import type { Io } from './command.ts';
import { type LikelyEncoding, likelyCyrillic, likelyEncoding, sureEncoding } from './guess-encoding.ts';
import { tell } from './printable.ts';
import { checked, decoderOf } from './text.ts';

/** Where `CA` is looked for, in bytes. Root properties that are longer are none. */
const HEAD = 1 << 16;
/** How much is looked at of a text whose encoding nothing names, in bytes. */
const SAMPLE = 1 << 18;

interface SgfDecoding {
  /** The encoding that the user names, by the WHATWG Encoding standard; it overrides `CA`. */
  readonly encoding?: string | undefined;
  /** The encoding of bytes that nothing names, where it is sure. */
  guess?(bytes: Uint8Array): LikelyEncoding | null;
  /**
   * Called if nothing names the encoding, and the bytes look like another one, or are read in it.
   */
  doubt?(likely: LikelyEncoding, isSure: boolean): void;
}

/**
 * The text of an SGF file whose bytes come in pieces, in the encoding that it names
 * (`sgfEncoding`). The first piece that is not plain ASCII decides whether bytes without a `CA` are
 * UTF-8. The decoders are those of the platform: they follow a standard, and Node has them all
 * unless it was built without its data. @throws Error for what is no text, or where this Node has
 * no such decoder.
 */
export function* decodePieces(
  pieces: Iterable<Uint8Array>,
  { encoding, guess, doubt }: SgfDecoding = {},
): Generator<string> {
  let decoder: TextDecoder | null = null;
  let head: Uint8Array | null = null;
  let sample: Uint8Array | null = null;
  for (const piece of atLeast(HEAD, pieces)) {
    head ??= piece.slice(0, HEAD);
    const mark = /^(?:\xff\xfe|\xfe\xff|\xef\xbb\xbf)/.exec(latin1(head.subarray(0, 3)))?.[0];
    if (!decoder) {
      const isPlain = isAscii(piece);
      const { label, stated, problem } = sgfEncoding(latin1(head), !isPlain && isUtf8(piece, true));
      const isUntold = label === 'windows-1252' && (stated === null || problem === 'unknown');
      // Which it is of two encodings that both hold ASCII can wait until it matters.
      if (isPlain && isUntold && encoding === undefined) {
        yield checked(latin1(piece));
        continue;
      }
      const isOpen = isUntold && encoding === undefined;
      const sure = isOpen ? guess?.(piece.subarray(0, SAMPLE)) : undefined;
      if (sure) doubt?.(sure, true);
      else if (isOpen) sample = Uint8Array.from(piece.subarray(0, SAMPLE));
      decoder = decoderOf(mark ? label : (encoding ?? sure?.label ?? label));
    }
    yield checked(decoder.decode(piece, { stream: true }));
  }
  if (decoder) yield checked(decoder.decode());
  const likely = sample && doubt && (likelyEncoding(sample) ?? likelyCyrillic(sample));
  if (likely) doubt(likely, false);
}

/** The text of an SGF file in pieces; a doubt goes to standard error. @throws Error */
export function sgfPieces(file: string, io: Io, encoding: string | undefined): Generator<string> {
  return decodePieces(io.stream(file), {
    encoding,
    guess: (bytes) => sureEncoding(bytes, io),
    doubt: (likely, isSure) => {
      const code = isSure ? 'file.encoding-guessed' : 'file.encoding-doubt';
      tell(io, `koban: ${file}: ${say(message(code, { label: likely.label, name: likely.name }))}`);
    },
  });
}

/** Puts small first pieces together, so that the beginning can be looked at whole. */
function* atLeast(length: number, pieces: Iterable<Uint8Array>): Generator<Uint8Array> {
  let first: Uint8Array[] | null = [];
  let size = 0;
  for (const piece of pieces) {
    if (!first) {
      yield piece;
      continue;
    }
    // A reader uses the same memory for its next piece, and `slice` of a buffer copies nothing.
    first.push(Uint8Array.from(piece));
    size += piece.length;
    if (size < length) continue;
    yield Buffer.concat(first);
    first = null;
  }
  if (first && size > 0) yield Buffer.concat(first);
}

/** Each byte as the character of its number. */
function latin1(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('latin1');
}
