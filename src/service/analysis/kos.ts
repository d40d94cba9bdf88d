/** Which ko has which letter: on boards, on wheels and in words. */
import type { Game, Ply } from '../../go/game.ts';
import { koLetter } from '../../go/ko-letter.ts';
import type { Point } from '../../go/types.ts';
import { groupsOf, ruleOf } from '../../rules/index.ts';
import type { Referee } from '../../rules/referee.ts';
import type { RuleId } from '../../rules/rule.ts';
import { repetitionAt } from './repetitions.ts';
import type { Analysis } from './types.ts';
import { marksOf } from './verdicts.ts';

/** Points of each ko, in the order of the letters. */
type Kos = readonly (readonly Point[])[];

const OF_CYCLES = new WeakMap<Game, Kos>();

/**
 * The kos of all cycles that are played. Connected points are one ko, also where a cycle changes
 * only some of them, so that a ko keeps its letter throughout a game.
 */
function kosOfCycles(game: Game): Kos {
  const known = OF_CYCLES.get(game);
  if (known) return known;
  const plies = new Set<Ply>();
  for (let n = 1; n <= game.length; n++) {
    const found = repetitionAt(game, n);
    if (found) for (const ply of game.plies.slice(found.from, n)) plies.add(ply);
  }
  const made = groupsOf(game, plies);
  OF_CYCLES.set(game, made);
  return made;
}

interface KosFound {
  readonly kos: (readonly Point[])[];
  /** How many of them there are up to each move; 0 is the start. */
  readonly upTo: number[];
}

const FOUND = new WeakMap<Referee, KosFound>();

/**
 * The same, and behind them the kos that a rule finds on the boards up to the one after move `n`,
 * as they appear.
 */
export function kosUpTo(analysis: Analysis, rule: RuleId, n: number): Kos {
  const ofCycles = kosOfCycles(analysis.game);
  const referee = analysis.referee(rule);
  if (!referee || !ruleOf(rule)?.marks) return ofCycles;
  const { kos, upTo } = FOUND.get(referee) ?? { kos: [...ofCycles], upTo: [ofCycles.length] };
  FOUND.set(referee, { kos, upTo });
  while (upTo.length <= n) {
    const marks = marksOf(analysis, rule, upTo.length);
    if (marks === 'pending') break;
    for (const mouth of marks.mouths ?? []) if (koAt(kos, mouth) < 0) kos.push(mouth);
    upTo.push(kos.length);
  }
  return kos.slice(0, upTo[n]);
}

/** The ko that has one of the points, -1 where none has. */
export function koAt(kos: Kos, points: readonly Point[]): number {
  return kos.findIndex((ko) => points.some((point) => ko.includes(point)));
}

/** The letters of the kos that have some of the points. */
export function lettersOf(kos: Kos, points: readonly Point[]): string[] {
  return kos.flatMap((ko, n) => (points.some((point) => ko.includes(point)) ? [koLetter(n)] : []));
}
