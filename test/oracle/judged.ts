import type { Game } from '../../src/go/game.ts';
import { coupling } from '../../src/rules/coupling/rule.ts';
import { referee } from '../rules/coupling-korean.ts';

export const named = (points: readonly number[]) => [...points].sort((a, b) => a - b).join(' ');

/** What the rule says of each move, in the oracle's words. */
export function judged(game: Game, options: Parameters<typeof referee>[2]) {
  const judge = referee(coupling, game, options);
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
