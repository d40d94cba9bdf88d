/** Where rules stop a cycle: the first of its plays that a rule does not simply allow. Pure. */
import type { Mark, Sequence, VerdictLine } from '../../protocol/player.ts';
import type { ShownCycle } from './cycles.ts';

/** A play, from 1, and what the rule says of it. */
export interface RuleCut {
  readonly play: number;
  readonly verdict: 'forbidden' | 'ends' | 'undecided';
}

/** `pending`: the rule has not said yet. `null`: the cycle goes round. */
export function cutOf(
  { frames, proof }: Pick<Sequence, 'frames' | 'proof'>,
  { from, to }: ShownCycle,
  of: (line: VerdictLine) => boolean = ({ inForce }) => inForce,
): RuleCut | 'pending' | null {
  for (let k = 1; k <= to - from; k++) {
    const frame = frames[from + k];
    // A proof shows the plays of a cycle; the one that is judged has the sign of the verdict.
    const told = proof && frame?.marks.map(({ mark }) => mark.kind).find(isRuling);
    if (told) return { play: k, verdict: told };
    const verdict = frame?.verdicts.find(of)?.verdict;
    if (verdict === 'pending') return 'pending';
    if (verdict && verdict !== 'allowed') return { play: k, verdict };
  }
  return null;
}

function isRuling(kind: Mark['kind']): kind is RuleCut['verdict'] {
  return kind === 'forbidden' || kind === 'ends' || kind === 'undecided';
}
