/** What people draw for boards, as the notation has it. */
import { type EntrySyntax, LINE_END } from '../../../notation/index.ts';
import type { Finding } from '../../analysis/index.ts';
import { halfWidth } from './lines.ts';

/** An entry as it may have been meant. */
export interface Rewrite {
  readonly after: string;
  /** What is written; `undefined`: something is taken away. */
  readonly written?: string;
}

/** Signs of stones in rows that have none of ours, all at once. */
const SIGNS: readonly (readonly [RegExp, string])[] = [
  [/[黒黑흑B@]/g, 'X'],
  [/[白백W]/g, 'O'],
];

const NUMBER_SIGNS: typeof SIGNS = [
  [/#/g, 'X'],
  [/@/g, 'O'],
];

/** Lines that have nothing but stones and points are rows; all others stay. */
function stonesMeant(text: string): string {
  return text.replace(/^.*$/gm, (line) => {
    if (!WIDE_ROW.test(line)) return line;
    const drawn = WIDE_SIGNS.reduce((row, [sign, glyph]) => row.replace(sign, glyph), line);
    // Signs of full width need no blanks between them.
    return /\s/.test(drawn.trim()) ? drawn : drawn.trim().split('').join(' ');
  });
}

const WIDE_SIGNS: readonly (readonly [RegExp, string])[] = [
  [/[●⚫⬤黒黑흑Ｘ]/g, 'X'],
  [/[○⚪◯白백Ｏ]/g, 'O'],
  [/[．。・·＋┼]/g, '.'],
  [/\u3000/g, ' '],
];
const WIDE_ROW = /^(?=.*[●⚫⬤黒黑흑Ｘ○⚪◯白백Ｏ．])[\s●⚫⬤黒黑흑Ｘ○⚪◯白백Ｏ．。・·＋┼XO.?|]+$/;

const SIZE_LINE = new RegExp(String.raw`^[ \t]*size[ \t]*:.*${LINE_END}?`, 'im');

export function* boardsMeant(syntax: EntrySyntax, { code, span, message }: Finding): Generator<Rewrite> {
  const { text, boardSpan, diagram } = syntax;
  const args = message.args as Readonly<Record<string, unknown>>;
  if (!boardSpan) {
    // Rows that are drawn with the signs of an input method or of another program throughout.
    if (code === 'line.unreadable') yield { after: stonesMeant(text), written: 'X O' };
    return;
  }
  const board = text.slice(boardSpan.start, boardSpan.end);
  const drawn = (rows: string, written: string): Rewrite => ({
    after: text.slice(0, boardSpan.start) + rows + text.slice(boardSpan.end),
    written,
  });
  const at = (from: number, to: number, put: string): Rewrite => ({
    after: text.slice(0, from) + put + text.slice(to),
    written: put.trim(),
  });
  if (code === 'diagram.unknown-glyph') {
    // With `#` for Black, `@` is White.
    const isBlackFirst = /#/.test(board);
    const signs = isBlackFirst ? NUMBER_SIGNS : SIGNS;
    const stones = signs.reduce((rows, [sign, stone]) => rows.replace(sign, stone), board);
    yield drawn(stones, 'X O');
    yield drawn(halfWidth(board), '');
    yield drawn(
      board.replace(/^.*[XO].*$|^[ \t\d]*\|.*$/gm, (row) => row.replace(/-/g, '.')),
      '.',
    );
  }
  if (code === 'line.unreadable') {
    const edges = text.replace(
      /^[ \t]*(?:[=_~]{3,}|\/-+\\|\\-+\/)[ \t]*$/gm,
      ({ length }) => `+${'-'.repeat(length - 2)}+`,
    );
    yield { after: edges, written: '+---+' };
  }
  if (code === 'digit.missing' || code === 'digit.duplicate') {
    // A white stone that looks like a letter.
    if (/0/.test(board) && !/[1-9]/.test(board.replace(/^\s*\d+\s|\s\d+\s*$/gm, '')))
      yield drawn(board.replace(/0/g, 'O'), 'O');
    // A digit for another one: the last two moves, or one that was typed twice.
    const numbers = diagram?.digits.length ?? 0;
    const { next } = args;
    const wrong = code === 'digit.missing' ? board.indexOf(String(next)) + boardSpan.start : span.start;
    const right = code === 'digit.missing' ? Number(args.number) : numbers + 1;
    if (wrong >= boardSpan.start && right <= 9) yield at(wrong, wrong + 1, String(right));
  }
  if (code === 'label.duplicate') {
    const used = new Set(diagram?.labels.map(({ label }) => label));
    const free = [...'abcdefghjklmnpqrstuvwyz'].find((letter) => !used.has(letter));
    if (free) yield at(span.start, span.end, free);
  }
  if (code === 'coordinates.rows') yield at(span.start, span.end, String(args.wants));
  if (
    code === 'size.mismatch' ||
    code === 'size.too-small' ||
    (code === 'field.value' && args.key === 'size')
  ) {
    const { columns, rows } = diagram ?? { columns: 0, rows: 0 };
    const size = columns === rows ? String(columns) : `${columns}x${rows}`;
    if (code !== 'field.value') yield at(span.start, span.end, size);
    const line = SIZE_LINE.exec(text);
    if (line) yield { after: text.replace(line[0], '') };
  }
}
