import type { Judged } from '../../rules/referee.ts';
import type { Verdict } from '../../rules/verdict.ts';
import type { Analysis } from './types.ts';

/** How moves are numbered where they are shown; with a `shift` of 0 they are numbered as in the game. */
export type Numbering = Pick<Analysis, 'shift' | 'shown'>;

/** `move 4`, `moves 1, 2 and 3` in a rule's sentence. */
const REFERENCE = /\b(moves? )(\d+(?:(?:, | and )\d+)*)/g;

/**
 * A rule's sentence with the numbers that the entry shows: rules count the moves of the game from 1 and know nothing of `first:`. The
 * number of a move is only ever said as above.
 */
export function renumbered(analysis: Numbering, sentence: string): string {
  if (analysis.shift === 0) return sentence;
  return sentence.replace(
    REFERENCE,
    (_all, word: string, list: string) =>
      word + list.replace(/\d+/g, (number) => String(analysis.shown(Number(number)))),
  );
}

/** A judgement whose sentences have the shown numbers; evidence keeps those of the game. */
export function renumberedJudgement(analysis: Numbering, judged: Judged): Judged {
  if (analysis.shift === 0) return judged;
  return { ...judged, verdict: renumberedVerdict(analysis, judged.verdict) };
}

function renumberedVerdict(analysis: Numbering, verdict: Verdict): Verdict {
  const { hint } = verdict;
  return {
    ...verdict,
    reason: renumbered(analysis, verdict.reason),
    ...(hint && { hint: { ...hint, message: renumbered(analysis, hint.message) } }),
  };
}
