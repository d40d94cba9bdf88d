/**
 * What the board view says of cycles and of moments of a sequence, as arguments of its sentences.
 */
import type { Frame, Proof, Sequence } from '../../../src/protocol/player.ts';
import type { ShownCycle } from '../../../src/render/wheel/cycles.ts';
import type { CycleWords, MomentWords } from '../../../src/words/page.ts';
import { words } from '../../ui/words.ts';

/** What happens in a frame; empty where no move makes it. */
export function moveWords({ move }: Frame): string {
  return move?.description ?? '';
}

/** The start, or a move; in a proof the board before, or a play. */
export function momentOf({ frames, proof }: Sequence, index: number): MomentWords {
  const { number = '' } = frames[index] ?? {};
  return { number: number === '' ? null : number, isProof: proof !== undefined };
}

export function cycleOf({ frames }: Sequence, { from, to, pattern }: ShownCycle): CycleWords {
  const passes = frames.slice(from + 1, to + 1).filter(({ move }) => move?.point === 'pass').length;
  const plays = frames.slice(from + 1, to + 1).filter(({ move }) => move && move.at >= 0).length;
  return { length: to - from, plays, passes, pattern: pattern ?? 'other' };
}

/** `A cycle of 6 plays, triple ko, from the start to move 6`. */
export function cycleWords(sequence: Sequence, cycle: ShownCycle): string {
  const [from, to] = [momentOf(sequence, cycle.from), momentOf(sequence, cycle.to)];
  return words('cycle.name', { ...cycleOf(sequence, cycle), from, to });
}

export type ShownProofPart = Proof['parts'][number];

/** The cycle of a proof in which a frame lies. */
export function partAt({ parts }: Proof, index: number): ShownProofPart | undefined {
  return parts.filter(({ start }) => start <= index).at(-1);
}
