import type { BoardShape, Frame, Sequence, Stone } from '../protocol/player.ts';
import { pointName } from './alt.ts';
import { frameMarks } from './frame.ts';
import { hoshi, onBoard } from './layout.ts';

/**
 * Every point of a frame in words, for who walks the board without seeing it: `c4, black stone,
 * move 4, hot`. Row-major from the top left, as points are.
 */
export function pointAlts(
  sequence: Pick<Sequence, 'shape' | 'labels' | 'marks' | 'drawn' | 'frames'>,
  index: number,
): string[] {
  const { shape, frames } = sequence;
  const frame = frames[index];
  if (!frame) return [];
  const rows = frame.rows;
  const numbers = stoneNumbers(shape, frames, index);
  const parts: string[][] = [];
  for (let p = 0; p < shape.columns * shape.rows; p++) {
    const stone = stoneAt(rows, shape, p);
    const what = stone ? `${stone} stone` : glyphAt(rows, shape, p) === '?' ? 'unknown' : 'empty';
    const number = stone && numbers.get(p);
    parts.push([pointName(shape, p), what, ...(number ? [`move ${number}`] : [])]);
  }
  const empty = (p: number) => onBoard(shape, p) && stoneAt(rows, shape, p) === null;
  for (const p of hoshi(shape)) if (empty(p)) parts[p]?.push('star point');
  for (const { point, text } of sequence.labels) if (empty(point)) parts[point]?.push(`label ${text}`);
  for (const point of sequence.marks) if (empty(point)) parts[point]?.push('marked');
  const played = frameMarks(frame);
  const drawn = sequence.drawn?.signs.filter(
    ({ mark }) => mark.kind !== 'last' || !played.some((one) => one.mark.kind === 'last'),
  );
  for (const { point, mark } of [...(drawn ?? []), ...played]) {
    if (!onBoard(shape, point)) continue;
    const told = wordsOf(mark);
    if (told !== null && !parts[point]?.includes(told)) parts[point]?.push(told);
  }
  return parts.map((words) => words.join(', '));
}

function wordsOf(mark: Frame['marks'][number]['mark']): string | null {
  switch (mark.kind) {
    case 'last':
      return 'last play';
    case 'hot':
      return 'hot';
    case 'forbidden':
      return `forbidden under ${mark.title ?? mark.rule}`;
    case 'repeats':
      return 'repeats a position';
    case 'number':
      return `numbered ${mark.text}`;
    case 'label':
      return `label ${mark.text}`;
    case 'cross':
      return 'marked';
    case 'circle':
      return 'circle';
    case 'square':
      return 'square';
    case 'triangle':
      return 'triangle';
    case 'territory':
      return `point of ${mark.color === 'black' ? 'Black' : 'White'}`;
    case 'mouth':
      return `ko mouth ${mark.group + 1}`;
    case 'ko':
      return 'ko position';
    case 'eye':
      return `eye worth ${mark.text}`;
  }
}

/** The numbers of the moves that put the stones there; stones of the start have none. */
function stoneNumbers(shape: BoardShape, frames: readonly Frame[], index: number): Map<number, string> {
  const found = new Map<number, string>();
  let rows = frames[0]?.rows ?? [];
  for (const frame of frames.slice(1, index + 1)) {
    const { move, number } = frame;
    if (move && onBoard(shape, move.at)) {
      // A play that could not be made leaves the stone that was there.
      if (stoneAt(rows, shape, move.at) === null) found.set(move.at, number);
      for (const p of move.captured) found.delete(p);
    }
    rows = frame.rows;
  }
  return found;
}

function glyphAt(rows: readonly string[], { columns }: BoardShape, p: number): string | undefined {
  return rows[Math.floor(p / columns)]?.[p % columns];
}

function stoneAt(rows: readonly string[], shape: BoardShape, p: number): Stone | null {
  const glyph = glyphAt(rows, shape, p);
  return glyph === 'X' ? 'black' : glyph === 'O' ? 'white' : null;
}
