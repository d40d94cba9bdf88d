import { sgfEncoding } from '../notation/sgf/index.ts';
import { message } from '../words/index.ts';
import { type Io, SaidError } from './command.ts';
import { sureEncoding } from './guess-encoding.ts';
import { isSgfFile } from './input.ts';
import { decodePieces } from './sgf-text.ts';
import { type DecodedText, decoded } from './text.ts';

/** The text of a file; SGF itself says which encoding it is in. @throws Error */
export function textOf(file: string, bytes: Uint8Array, io: Io, encoding: string | undefined): string {
  if (!isSgfFile(file)) return decoded(bytes, io, encoding).text;
  return [...decodePieces([bytes], { encoding, guess: (some) => sureEncoding(some, io) })].join('');
}

/** How the bytes became this text. @throws Error where nothing says that for sure */
export function sourceOf(
  file: string,
  text: string,
  bytes: Uint8Array,
  io: Io,
  encoding: string | undefined,
): DecodedText {
  const read = decoded(bytes, io, encoding);
  if (read.text === text && read.doubt !== 'unknown') return read;
  if (isSgfFile(file)) {
    const head = Buffer.from(bytes.subarray(0, 1 << 16)).toString('latin1');
    const { label, stated, problem } = sgfEncoding(head, read.label === 'utf-8');
    const named = stated !== null && problem !== 'unknown' ? decoded(bytes, io, label) : null;
    if (named?.text === text) return named;
  }
  throw new SaidError(message('file.not-written'));
}
