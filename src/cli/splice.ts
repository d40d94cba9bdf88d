import { must } from '../go/must.ts';
import { lineAt } from '../notation/index.ts';
import { message } from '../words/index.ts';
import { SaidError } from './command.ts';
import { type DecodedText, decoderOf } from './text.ts';

/** What stands in place of some whole lines of a text. */
export interface LineEdit {
  /** Offsets in the text; each is the beginning of a line, or the end of the text. */
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** What edits of a text, in its order, make of the whole lines that they touch. */
export function lineEdits(
  text: string,
  edits: readonly {
    readonly span: { readonly start: number; readonly end: number };
    readonly text: string;
  }[],
): LineEdit[] {
  const lines: (LineEdit & { readonly at: number })[] = [];
  // Where the line of the edit begins and ends; sought once for each line, since lines can be long.
  let [start, end] = [0, 0];
  const next = () => lineAt(text, end).next;
  for (const { span, text: put } of edits) {
    while (end <= span.start && end < text.length) [start, end] = [end, next()];
    let open = lines.at(-1);
    if (open && span.start < open.end) lines.pop();
    else open = { start, end: start, text: '', at: start };
    while (end < span.end) [start, end] = [end, next()];
    const upTo = text.slice(open.at, span.start);
    lines.push({ start: open.start, end, text: open.text + upTo + put, at: span.end });
  }
  return lines.map(({ at, ...line }) => ({ ...line, text: line.text + text.slice(at, line.end) }));
}

/** A text with other lines in some places. */
export function withLines(text: string, lines: readonly LineEdit[]): string {
  let [out, from] = ['', 0];
  for (const line of lines) {
    out += text.slice(from, line.start) + line.text;
    from = line.end;
  }
  return out + text.slice(from);
}

/**
 * The bytes of a text with other lines in some places, in the same encoding; all other bytes stay
 * as they are. `edits` follow each other. Characters that the encoding lacks become references of
 * XML (`&#x56f2;`), as in Markdown and HTML. @throws Error in an encoding whose lines cannot be
 * told apart
 */
export function spliced(
  { bytes, text, label, mark }: DecodedText & { readonly bytes: Uint8Array },
  edits: readonly LineEdit[],
): Uint8Array {
  const placeOf = placesIn(bytes, text, label, mark);
  const encode = encoderOf(label);
  const parts: Uint8Array[] = [];
  let at = 0;
  for (const { start, end, text: inserted } of edits) {
    parts.push(bytes.subarray(at, placeOf(start)), encode(inserted));
    at = placeOf(end);
  }
  parts.push(bytes.subarray(at));
  return Buffer.concat(parts);
}

/**
 * Where a line begins in the bytes. In all encodings that are read here but UTF-16 no other
 * character has the byte of a line feed or a carriage return.
 */
function placesIn(bytes: Uint8Array, text: string, label: string, mark: number): (offset: number) => number {
  if (label.startsWith('utf-16')) return (offset) => mark + 2 * offset;
  const [inText, inBytes] = [[0], [mark]];
  for (const { index } of text.matchAll(/[\r\n]/g)) inText.push(index + 1);
  for (const [at, byte] of bytes.entries()) if (byte === LINE_FEED || byte === RETURN) inBytes.push(at + 1);
  if (inText.length !== inBytes.length || label === 'iso-2022-jp')
    throw new SaidError(message('file.not-in', { encoding: label }));
  const lines = new Map(inText.map((offset, i) => [offset, must(inBytes[i])]));
  return (offset) => lines.get(offset) ?? bytes.length;
}

const LINE_FEED = 0x0a;
const RETURN = 0x0d;

function encoderOf(label: string): (text: string) => Uint8Array {
  if (label === 'utf-8') return (text) => Buffer.from(text, 'utf8');
  if (label === 'utf-16le') return (text) => Buffer.from(text, 'utf16le');
  if (label === 'utf-16be') return (text) => Buffer.from(text, 'utf16le').swap16();
  return (text) => {
    const bytes: number[] = [];
    for (const character of text) {
      const code = must(character.codePointAt(0));
      if (code < 0x80) bytes.push(code);
      else bytes.push(...(tableOf(label).get(character) ?? Buffer.from(`&#x${code.toString(16)};`)));
    }
    return Uint8Array.from(bytes);
  };
}

const tables = new Map<string, ReadonlyMap<string, readonly number[]>>();

/** Characters of one and two bytes, as the decoder of the platform reads them. */
function tableOf(label: string): ReadonlyMap<string, readonly number[]> {
  const known = tables.get(label);
  if (known) return known;
  const decoder = decoderOf(label);
  const table = new Map<string, readonly number[]>();
  const take = (...bytes: readonly number[]) => {
    const [character = '', ...more] = decoder.decode(Uint8Array.from(bytes));
    if (character === '\uFFFD' || more.length > 0) return false;
    if (!table.has(character)) table.set(character, bytes);
    return true;
  };
  for (let first = 0x80; first < 0x100; first++)
    if (!take(first)) for (let second = 0x40; second < 0xff; second++) take(first, second);
  tables.set(label, table);
  return table;
}
