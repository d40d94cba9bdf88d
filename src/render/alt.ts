import { columnName } from '../go/geometry.ts';
import { koLetter } from '../go/ko-letter.ts';
import type { BoardShape } from '../protocol/player.ts';
import { type Message, message, say } from '../words/page.ts';
import { onBoard } from './layout.ts';
import { allMarks, type BoardPicture } from './svg.ts';

/** `c4`, in the coordinates of the whole board; empty for what is no point of the diagram. */
export function pointName(shape: BoardShape, point: number): string {
  if (!onBoard(shape, point)) return '';
  const x = point % shape.columns;
  const y = Math.floor(point / shape.columns);
  return columnName(x + shape.origin.column) + (shape.rows - 1 - y + shape.origin.row);
}

/**
 * The board in words: its size and sides, how many stones, and every mark; a title before it, and
 * more words after it.
 */
export function boardAlt(picture: BoardPicture, title = '', words = ''): string {
  const { shape } = picture;
  const cells = picture.rows
    .slice(0, shape.rows)
    .map((row) => row.slice(0, shape.columns))
    .join('');
  const count = (glyph: string) => cells.split(glyph).length - 1;
  const blanks = (picture.drawn?.blanks ?? []).filter((point) => cells[point] === '?').length;
  const points = count('?') - blanks;
  const parts = [
    message('alt.stones', { black: count('X'), white: count('O') }),
    ...(points > 0 ? [message('alt.unknown', { points })] : []),
    ...markParts(picture),
    ...lineParts(picture),
    ...zoneParts(picture),
  ];
  return say(
    message('alt.picture', { title: title || null, board: sizeOf(shape), parts, words: words || null }),
  );
}

function sizeOf(shape: BoardShape): Message {
  const { columns, rows, origin, open, whole } = shape;
  const all = !whole || (whole.columns === columns && whole.rows === rows);
  if (open.length === 0 && all) return message('alt.board', { columns, rows });
  const first = `${columnName(origin.column)}${origin.row}`;
  const last = `${columnName(origin.column + columns - 1)}${origin.row + rows - 1}`;
  if (open.length === 0) return message('alt.part-of', { columns, rows, first, last });
  return message('alt.open', { whole, first, last, open });
}

type AnyMark = ReturnType<typeof allMarks>[number]['mark'];
type MarkedPoint = { readonly point: string; readonly text: string };

/** What is said of all points that have such a mark. */
function describeMarks(mark: AnyMark, all: readonly MarkedPoint[]): Message {
  const points = all.map(({ point }) => point);
  switch (mark.kind) {
    case 'last':
    case 'hot':
    case 'repeats':
    case 'ends':
    case 'undecided':
    case 'cross':
    case 'circle':
    case 'square':
    case 'triangle':
    case 'still':
    case 'needed':
    case 'unread':
      return message('alt.marked', { mark: mark.kind, points });
    case 'forbidden':
      return message('alt.forbidden', { rule: mark.title ?? mark.rule, points });
    case 'territory':
      return message('alt.territory', { color: mark.color, points });
    case 'mouth':
      return message('alt.mouth', { letter: koLetter(mark.group), points });
    case 'grade':
      return message('alt.grade', {
        grade: mark.grade,
        color: mark.color,
        threats: Number(mark.text ?? 0),
        points,
      });
    case 'number':
      return message('alt.numbers', { all });
    case 'label':
      return message('alt.labels', { all });
    case 'eye':
      return message('alt.eyes', { all });
  }
}

function markParts(picture: BoardPicture): Message[] {
  const groups = new Map<string, { readonly mark: AnyMark; readonly all: MarkedPoint[] }>();
  for (const { point, mark } of allMarks(picture)) {
    if (!onBoard(picture.shape, point)) continue;
    // Marks of one kind are one part of the text, unless they differ in rule, color or group.
    const { text = '', ...rest } = { text: undefined, ...mark };
    const kind = mark.kind === 'grade' ? mark : rest;
    const key = JSON.stringify(kind);
    const group = groups.get(key) ?? { mark, all: [] };
    group.all.push({ point: pointName(picture.shape, point), text });
    groups.set(key, group);
  }
  return [...groups.values()].map(({ mark, all }) => describeMarks(mark, all));
}

function zoneParts({ shape, asked }: BoardPicture): Message[] {
  const points = (asked?.zone ?? []).map((point) => pointName(shape, point)).filter((name) => name !== '');
  return points.length === 0 ? [] : [message('alt.zone', { points })];
}

function lineParts({ shape, drawn }: BoardPicture): Message[] {
  const lines = drawn?.lines ?? [];
  return [...new Set(lines.map(({ kind }) => kind))].map((kind) => {
    const own = lines.filter((line) => line.kind === kind);
    const all = own.map(({ from, to }) => ({ from: endName(shape, from), to: endName(shape, to) }));
    return message('alt.lines', { shape: kind, all });
  });
}

/** An end of a line; `null` where it lies outside of the diagram. */
function endName(shape: BoardShape, { x, y }: { readonly x: number; readonly y: number }): string | null {
  const inside = x >= 0 && x < shape.columns && y >= 0 && y < shape.rows;
  return (inside && pointName(shape, y * shape.columns + x)) || null;
}
