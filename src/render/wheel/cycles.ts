/** The cycles of a sequence: runs of moves that lead back to a position. Pure. */
import { partitionPoint } from '../../go/bisect.ts';
import { must } from '../../go/must.ts';
import type { Frame, Sequence } from '../../protocol/player.ts';

/**
 * The board at frame `to` is the board at frame `from`; the plays between are frames `from + 1` to
 * `to`.
 */
export interface ShownCycle {
  readonly from: number;
  readonly to: number;
  readonly pattern: NonNullable<Frame['repeats']>['pattern'];
}

const KNOWN = new WeakMap<readonly Frame[], readonly ShownCycle[]>();

/** All of them, by where they end. */
export function cyclesOf({ frames }: Sequence): readonly ShownCycle[] {
  const known = KNOWN.get(frames);
  if (known) return known;
  const found: ShownCycle[] = [];
  frames.forEach(({ repeats }, to) => {
    if (repeats && repeats.of < to) found.push({ from: repeats.of, to, pattern: repeats.pattern });
  });
  KNOWN.set(frames, found);
  return found;
}

/**
 * The cycle to speak of at a frame: the one that is complete there, else the soonest complete that
 * the frame lies in, else the next to begin, else the last one. `null` only when there is none at
 * all, or none in the part of a proof that the frame is in.
 */
export function cycleNear(sequence: Sequence, index: number): ShownCycle | null {
  const part = sequence.proof?.parts.filter(({ start }) => start <= index).at(-1);
  const all = cyclesOf(sequence).filter(
    ({ from, to }) => !part || (part.start <= from && to <= part.start + part.length),
  );
  const ahead = all.slice(partitionPoint(0, all.length, (i) => must(all[i]).to < index));
  return ahead.find(({ from }) => from <= index) ?? earliest(ahead) ?? all.at(-1) ?? null;
}

function earliest(all: readonly ShownCycle[]): ShownCycle | undefined {
  let first = all[0];
  for (const one of all) if (first && one.from < first.from) first = one;
  return first;
}

export function holds({ from, to }: ShownCycle, index: number): boolean {
  return from <= index && index <= to;
}
