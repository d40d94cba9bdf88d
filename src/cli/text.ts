import { ugfEncoding } from '../notation/sgf/index.ts';
import { message, say } from '../words/index.ts';
import { type Io, SaidError } from './command.ts';
import { sureEncoding } from './guess-encoding.ts';
import { tell } from './printable.ts';

/** The text of a file, and how its bytes were read. */
export interface DecodedText {
  /** Without the byte order mark, so that columns are those that an editor shows. */
  readonly text: string;
  /** The encoding, by the WHATWG Encoding standard. */
  readonly label: string;
  /** Bytes of the byte order mark. */
  readonly mark: number;
  /**
   * `guessed`: nothing names the encoding, but it can hardly be another one; `unknown`: it is read
   * byte by byte, so that at least all that is ASCII is right.
   */
  readonly doubt?: 'guessed' | 'unknown';
}

const MARKS: readonly (readonly [label: string, ...bytes: readonly number[]])[] = [
  ['utf-8', 0xef, 0xbb, 0xbf],
  ['utf-16le', 0xff, 0xfe],
  ['utf-16be', 0xfe, 0xff],
];

/**
 * The text that bytes are, but for SGF, which can name its encoding (`sgf-text.ts`). A byte order
 * mark decides, then `encoding`, the user's word; then well-formed UTF-8 is UTF-8, and a guess is
 * used where it is sure. @throws Error for what is no text, or is no text of the encoding that is
 * named.
 */
export function decoded(bytes: Uint8Array, io: Pick<Io, 'detect'>, encoding?: string): DecodedText {
  const marked = MARKS.find(([, ...mark]) => mark.every((byte, i) => bytes[i] === byte));
  if (marked) return { ...read(bytes, marked[0]), mark: marked.length - 1 };
  if (encoding !== undefined) return { ...read(bytes, encoding), mark: 0 };
  const text = textIn('utf-8', bytes);
  if (text !== null) return { text: checked(text), label: 'utf-8', mark: 0 };
  // Of the formats of servers one names its encoding.
  const named = ugfEncoding(Buffer.from(bytes.subarray(0, 4096)).toString('latin1'));
  const stated = named === null ? null : textIn(named, bytes);
  if (named !== null && stated !== null) return { text: checked(stated), label: named, mark: 0 };
  const sure = sureEncoding(bytes, io);
  if (sure) return { ...read(bytes, sure.label), mark: 0, doubt: 'guessed' };
  return { ...read(bytes, 'windows-1252'), mark: 0, doubt: 'unknown' };
}

function read(bytes: Uint8Array, label: string): { readonly text: string; readonly label: string } {
  const text = textIn(label, bytes);
  if (text === null) throw new SaidError(message('file.not-in', { encoding: label }));
  return { text: checked(text), label };
}

/** `null` where the bytes are no text of this encoding. @throws Error where Node.js lacks it */
function textIn(label: string, bytes: Uint8Array): string | null {
  const decoder = decoderOf(label, { fatal: true });
  try {
    return decoder.decode(bytes);
  } catch {
    return null;
  }
}

/** @throws Error where this Node.js has no such decoder */
export function decoderOf(label: string, options?: { fatal: boolean }): TextDecoder {
  try {
    return new TextDecoder(label, options);
  } catch {
    throw new SaidError(message('file.no-decoder', { encoding: label }));
  }
}

/** @throws Error No text has a NUL, nearly all other files have. */
export function checked(text: string): string {
  if (text.includes('\0')) throw new SaidError(message('file.not-text'));
  return text;
}

/** Says on standard error where nothing names the encoding of a file. */
export function tellDoubt(file: string, { label, doubt }: DecodedText, io: Io): void {
  if (doubt) tell(io, `koban: ${file}: ${say(message('file.not-utf8', { label, doubt }))}`);
}

/** The text of a file; a doubt about its encoding goes to standard error. @throws Error */
export function readText(file: string, io: Io, encoding?: string): string {
  const read = decoded(io.readBytes(file), io, encoding);
  tellDoubt(file, read, io);
  return read.text;
}
