import { firstOf, must } from '../../go/must.ts';
import type { Diagram, Problem } from '../types.ts';
import { problem } from './messages.ts';
import type { Replay } from './moves.ts';

/**
 * Checks that the moves of a diagram, its digits and its replays together, are numbered without a
 * gap. They begin at 1; below a `from:` they may also go on from another diagram. Returns the
 * replays that can be used, in the order of the text.
 */
export function checkNumbers(
  diagram: Diagram | null,
  replays: readonly Replay[],
  continues: boolean,
  problems: Problem[],
): readonly Replay[] {
  const numbers = new Set(diagram?.digits.map((digit) => digit.number));
  const used: Replay[] = [];
  for (const replay of replays) {
    const { number, at, span } = replay;
    if (numbers.has(number) || number === 0) problems.push(problem('replay.drawn', span, { number }));
    else if (at >= number) problems.push(problem('replay.later', span, { number, at }));
    else {
      numbers.add(number);
      used.push(replay);
    }
  }
  for (const { at, span } of used)
    if (!numbers.has(at)) problems.push(problem('replay.unknown', span, { at }));
  reportMissing(diagram, used, numbers, continues, problems);
  return used;
}

/** One problem for each gap in the numbers, at the move after it. */
function reportMissing(
  diagram: Diagram | null,
  replays: readonly Replay[],
  numbers: ReadonlySet<number>,
  continues: boolean,
  problems: Problem[],
): void {
  const sorted = [...numbers].sort((a, b) => a - b);
  if (sorted.length === 0) return;
  const spans = new Map(replays.map((replay) => [replay.number, replay.span]));
  for (const { number, point } of diagram?.digits ?? []) spans.set(number, must(must(diagram).spans[point]));
  let expected = continues ? firstOf(sorted) : 1;
  for (const number of sorted) {
    if (number !== expected) {
      problems.push(problem('digit.missing', must(spans.get(number)), { number: expected, next: number }));
    }
    expected = number + 1;
  }
}
