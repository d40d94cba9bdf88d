import { must } from '../../go/must.ts';
import { ALLOWED, type Quick, type QuickLine, RULINGS } from '../quick.ts';
import { type RuleClause, startCounts } from './clauses.ts';

/**
 * What clauses say on small boards; `undefined` where one of them asks for more than boards and
 * whose move it is.
 */
export function quickBy(clauses: readonly RuleClause[]): Quick | undefined {
  const tests = clauses.map(quickTest);
  if (tests.includes(null)) return undefined;
  const known = tests as ((line: QuickLine) => boolean)[];
  const rulings = clauses.map(({ comesTo }) => RULINGS[comesTo]);
  return (line) => {
    const i = known.findIndex((applies) => applies(line));
    return i < 0 ? ALLOWED : must(rulings[i]);
  };
}

function quickTest({ condition, lifts }: RuleClause): ((line: QuickLine) => boolean) | null {
  if (lifts.length > 0) return null;
  if (condition.kind === 'retake') return condition.atOnce ? (line) => line.recaptures : null;
  if (condition.kind !== 'recreate' || condition.captures || condition.times > 2) return null;
  const { after, by, length, since, start, what } = condition;
  if (since !== 'start' || start === 'forgotten' || length) return null;
  const counted = startCounts(condition);
  if (what === 'position' && by === null && after !== 'play') return (line) => line.repeats() >= 0;
  return (line) => {
    const step = what === 'situation' || by === 'same' ? 2 : 1;
    const isOther = by === 'opponent';
    // With the same player to move, a position that the opponent made is none.
    if (what === 'situation' && isOther) return counted && line.length % 2 === 0 && line.same(line.length, 0);
    for (let k = line.length - (isOther ? 1 : step); k >= 0; k -= isOther ? 2 : step) {
      if (k > 0 && after === 'play' && line.isPass(k)) continue;
      if (k === 0 && !counted) continue;
      if (line.same(line.length, k)) return true;
    }
    // A position that no move made counts for both players.
    return by !== null && counted && what === 'position' && line.same(line.length, 0);
  };
}
