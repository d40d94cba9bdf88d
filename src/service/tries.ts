import type { Ply } from '../go/game.ts';
import type { Task } from '../go/task.ts';
import type { Color, Point } from '../go/types.ts';
import type { Judged } from '../rules/referee.ts';
import type { RuleId } from '../rules/rule.ts';
import { type Answers, nothingKept, once } from './answers.ts';
import type { Analysis } from './types.ts';

/** A play that the entry does not make, and what a rule says of it. */
interface Tried {
  readonly ply: Ply;
  readonly judged: Judged;
}

/** What has been tried in an entry, by the play; the play that somebody asked about last stands last. */
const TRIED = new WeakMap<Analysis, Map<string, Answers<Tried>>>();
/** Plays that are kept for each entry: what rules remember after them may be large. */
const MOST_KEPT = 16;

/**
 * What a rule would say of a play after move `n`. Kept, unfinished too: a search that a hover could not wait for goes on at the next one. The
 * entry must have a referee for the rule.
 */
export function tried(analysis: Analysis, rule: RuleId, n: number, color: Color, point: Point): Task<Tried> {
  let plays = TRIED.get(analysis);
  if (!plays) TRIED.set(analysis, (plays = new Map()));
  const key = `${n} ${color} ${point}`;
  const kept = plays.get(key) ?? nothingKept<Tried>();
  plays.delete(key);
  plays.set(key, kept);
  if (plays.size > MOST_KEPT) plays.delete(plays.keys().next().value!);
  return once(kept, rule, () => analysis.referee(rule)!.hypothetical(n, { kind: 'play', color, point }));
}
