import type { Game } from '../../src/go/game.ts';
import type { CouplingFacts } from '../../src/rules/coupling/facts.ts';
import { ruleOf } from '../../src/rules/index.ts';
import type { KoRule, RuleId } from '../../src/rules/rule.ts';
import { referee } from '../rules/coupling-korean.ts';

export const named = (points: readonly number[]) => [...points].sort((a, b) => a - b).join(' ');

/** What the rule says of each move, in the oracle's words. */
export function judged(game: Game, options: Parameters<typeof referee>[2]) {
  return judgedBy('coupling', game, options);
}

/** The same of a variant. */
export function judgedBy(id: RuleId, game: Game, options: Parameters<typeof referee>[2]) {
  const judge = referee(ruleOf(id) as KoRule<unknown, CouplingFacts>, game, options);
  return game.plies.map(({ number }) => {
    const { facts, verdict } = judge.at(number);
    const { analysis, positions, untouched, violations } = facts!;
    if ((verdict.verdict === 'forbidden') !== violations.length > 0)
      throw new Error(`${number}: ${verdict.verdict}`);
    if (positions.length + untouched.length !== analysis!.positions.length)
      throw new Error(`${number}: positions`);
    return {
      breaks: [...new Set(violations.map(({ code }) => code))].sort(),
      disturbers: positions
        .filter(({ disturber }) => disturber !== null)
        .map((one) => `${named(one.points)}: ${'.XO'[Number(one.disturber)]} ${one.stopped !== null}`)
        .sort(),
      analysis: {
        strings: analysis!.strings.map(({ points }) => named(points)).sort(),
        mouths: analysis!.mouths.map(named).sort(),
        couplings: analysis!.couplings.map(({ mouths }) => mouths.map(named).sort()).sort(),
        positions: analysis!.positions.map(named).sort(),
      },
    };
  });
}
