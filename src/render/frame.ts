import { isMisplay } from '../go/types.ts';
import type { Frame, Mark, Sequence } from '../protocol/player.ts';
import { askedPart } from './frame-asked.ts';
import type { PlacedMark } from './marks.ts';
import type { BoardPicture } from './svg.ts';

/** What is drawn of a frame, and what of the sequence that it is part of. */
type DrawnFrame = Pick<
  Frame,
  'index' | 'rows' | 'marks' | 'lines' | 'move' | 'verdicts' | 'repeats' | 'zone'
>;
type DrawnSequence = Pick<Sequence, 'shape' | 'labels' | 'marks' | 'drawn' | 'show' | 'asked'> & {
  readonly frames: readonly NumberedFrame[];
};
type NumberedFrame = Pick<Frame, 'move' | 'number' | 'verdicts'>;

/** The marks of a frame, with those of its last play, forbidden play or repetition. */
export function frameMarks(frame: DrawnFrame): PlacedMark[] {
  const at = frame.move?.at ?? -1;
  const marks: PlacedMark[] = [...frame.marks];
  const add = (mark: PlacedMark['mark']) => {
    if (!marks.some((placed) => placed.point === at && placed.mark.kind === mark.kind)) {
      marks.push({ point: at, mark });
    }
  };
  if (at < 0) return marks;
  add({ kind: 'last' });
  const ruling = rulingOf(frame.verdicts);
  if (ruling) add(ruling);
  else if (frame.repeats) add({ kind: 'repeats' });
  return marks;
}

export type FrameVerdict = Frame['verdicts'][number];

/** The mark of what the rule in force says of a play. */
export function rulingOf(verdicts: readonly FrameVerdict[]): Mark | null {
  const line = verdicts.find(({ inForce }) => inForce);
  return line ? rulingMark(line) : null;
}

/** The mark of a play that a rule does not simply allow; `null` of one that it does. */
export function rulingMark({
  verdict,
  code,
  rule,
  name,
}: Pick<FrameVerdict, 'verdict' | 'code' | 'rule' | 'name'>): Mark | null {
  if (verdict === 'ends' || verdict === 'undecided') return { kind: verdict };
  if (verdict !== 'forbidden') return null;
  return isMisplay(code) ? { kind: 'forbidden', rule: null } : { kind: 'forbidden', rule, title: name };
}

/**
 * The numbers of moves `from` to `to` whose stones still stand in a frame, and with them what the
 * rule in force says of those moves; the frame has the mark of its own move.
 */
export function numbersOn(
  frames: readonly NumberedFrame[],
  { from, to }: { readonly from: number; readonly to: number },
  index: number,
): PlacedMark[] {
  const numbered = new Map<number, readonly Mark[]>();
  for (const [n, { move, number, verdicts }] of frames.slice(0, index + 1).entries()) {
    if (!move) continue;
    if (move.at >= 0) numbered.delete(move.at);
    const ruling = n < index ? rulingOf(verdicts) : null;
    if (move.at >= 0 && n >= from && n <= to)
      numbered.set(move.at, [{ kind: 'number', text: number }, ...(ruling ? [ruling] : [])]);
    for (const point of move.captured) numbered.delete(point);
  }
  return [...numbered].flatMap(([point, marks]) => marks.map((mark) => ({ point, mark })));
}

const NOTHING = { signs: [], lines: [], blanks: [] };

/** What to draw for one frame of a sequence. */
export function framePicture(sequence: DrawnSequence, frame: DrawnFrame): BoardPicture {
  const { lines = [] } = frame;
  const { drawn, show, frames } = sequence;
  const numbers = show?.numbers ? numbersOn(frames, show.numbers, frame.index) : [];
  return {
    shape: sequence.shape,
    rows: frame.rows,
    marks: [...frameMarks(frame), ...numbers],
    labels: sequence.labels,
    crosses: sequence.marks,
    ...askedPart(sequence, frame),
    drawn: lines.length === 0 ? drawn : { ...NOTHING, ...drawn, lines: [...(drawn?.lines ?? []), ...lines] },
  };
}
