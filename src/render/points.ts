import { koLetter } from '../go/ko-letter.ts';
import type { BoardShape, Frame, Sequence, Stone } from '../protocol/player.ts';
import { type Message, message, say } from '../words/page.ts';
import { pointName } from './alt.ts';
import { frameMarks } from './frame.ts';
import { hoshi, onBoard } from './layout.ts';

/**
 * Every point of a frame in words, for readers who walk the board without seeing it: `c4, black
 * stone, move 4, hot`. Row-major from the top left, as points are.
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
  const about: Message[][] = Array.from({ length: shape.columns * shape.rows }, () => []);
  for (const [p, number] of numbers)
    if (stoneAt(rows, shape, p)) about[p]?.push(message('point.move', { number }));
  const empty = (p: number) => onBoard(shape, p) && stoneAt(rows, shape, p) === null;
  for (const p of hoshi(shape)) if (empty(p)) about[p]?.push(message('point.mark', { mark: 'star' }));
  for (const { point, text } of sequence.labels)
    if (empty(point)) about[point]?.push(message('point.label', { text }));
  for (const point of sequence.marks)
    if (empty(point)) about[point]?.push(message('point.mark', { mark: 'cross' }));
  const played = frameMarks(frame);
  const drawn = sequence.drawn?.signs.filter(
    ({ mark }) => mark.kind !== 'last' || !played.some((one) => one.mark.kind === 'last'),
  );
  for (const { point, mark } of [...(drawn ?? []), ...played])
    if (onBoard(shape, point)) about[point]?.push(describeMark(mark));
  return about.map((all, p) => {
    const content = stoneAt(rows, shape, p) ?? (glyphAt(rows, shape, p) === '?' ? 'unknown' : 'empty');
    const once = new Map(all.map((one) => [JSON.stringify(one), one]));
    return say(message('point.words', { point: pointName(shape, p), content, about: [...once.values()] }));
  });
}

function describeMark(mark: Frame['marks'][number]['mark']): Message {
  switch (mark.kind) {
    case 'forbidden':
      return message('point.forbidden', { rules: [mark.title ?? mark.rule] });
    case 'grade':
      return message('point.grade', {
        grade: mark.grade,
        color: mark.color,
        threats: Number(mark.text ?? 0),
      });
    case 'number':
      return message('point.number', { text: mark.text });
    case 'label':
      return message('point.label', { text: mark.text });
    case 'territory':
      return message('point.territory', { color: mark.color });
    case 'mouth':
      return message('point.mouth', { letter: koLetter(mark.group) });
    case 'eye':
      return message('point.eye', { value: mark.text });
    default:
      return message('point.mark', { mark: mark.kind });
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
