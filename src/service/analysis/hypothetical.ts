import type { Game, Ply } from '../../go/game.ts';
import { must } from '../../go/must.ts';
import type { Task } from '../../go/task.ts';
import type { Color, Point } from '../../go/types.ts';
import type { Judged } from '../../rules/referee.ts';
import type { RuleId } from '../../rules/rule.ts';
import { Answers } from './answers.ts';
import { ObjectCache } from './cache.ts';
import { RecentMap } from './recent-map.ts';
import type { Analysis } from './types.ts';

/** A play that the entry does not make, and what a rule says of it. */
interface HypotheticalMove {
  /** The game up to it. */
  readonly game: Game;
  readonly ply: Ply;
  readonly judged: Judged;
}

/** Plays that are kept for each entry: what rules remember after them may be large. */
const MOST_PLAYS = 16;

const judgedPlays = new ObjectCache(
  (_: Analysis) => new RecentMap<string, Answers<HypotheticalMove>>(MOST_PLAYS),
);

/**
 * What a rule would say of a play after move `n`. The answer is kept, and so is a search that is
 * suspended: the next hover resumes it. The entry must have a referee for the rule.
 */
export function judgeHypothetical(
  analysis: Analysis,
  rule: RuleId,
  n: number,
  color: Color,
  point: Point,
): Task<HypotheticalMove> {
  const answers = judgedPlays.get(analysis).getOr(`${n} ${color} ${point}`, () => new Answers());
  const referee = must(analysis.referee(rule), `a referee of ${rule}`);
  return answers.once(rule, () => referee.hypothetical(n, { kind: 'play', color, point }));
}
