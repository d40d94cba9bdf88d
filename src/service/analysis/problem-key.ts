/** What a question about first moves is known by: all that its answer depends on. */
import type { NoProblem, ProblemQuestion } from '../../outcome/index.ts';

export const isNone = (found: object): found is NoProblem => 'why' in found;

export function positionKey(question: ProblemQuestion, asked: number, states: number): string {
  const { first, game, goal, options, outside, passes, rule, targets } = question;
  const { cells, geometry } = game.after(game.length);
  const last = game.plies.at(-1);
  return JSON.stringify([
    [geometry.columns, geometry.rows, [...geometry.outward], [...cells]],
    last && [last.kind, last.color, last.kind === 'play' ? last.point : 0, last.captured],
    [first, goal, options.suicide, outside, passes, rule, targets, asked, states],
  ]);
}
