import { type IngFacts, ingWith } from '../../src/rules/ing/rule.ts';
import { DEFAULT_OPTIONS } from '../../src/rules/rule.ts';
import { type SpightFacts, spightWith } from '../../src/rules/spight/rule.ts';
import { ENTRIES, gameOf, referee } from '../rules/coupling-korean.ts';
import { CouplingOracle } from './coupling.ts';
import { oracleBoard, oraclePlay } from './cycles.ts';
import { twinStones } from './ing.ts';
import { judged } from './judged.ts';
import { oracleSpight } from './spight.ts';

const ing = ingWith('ing');
const spight = spightWith('spight');

/**
 * An example of the four texts, and what the literal rules and ours say of its moves. Searches try
 * every play on every empty point.
 */
export interface Example {
  readonly id: string;
  readonly empties: number;
  readonly moves: number;
  /** `[ours, literal]`, in the same words, with kos of at most so many plays. */
  spight(maxCycle: number, plain: boolean): [unknown, unknown];
  coupling(maxCycle: number): [unknown, unknown];
  /** Ko plays and hot stones with suicide. */
  ing(maxCycle: number): [unknown, unknown];
}

export const EXAMPLES: readonly Example[] = ENTRIES.map((entry) => {
  const { id, board } = entry;
  const cells = board.join('');
  const game = gameOf(entry);
  const moves = game.plies.map(({ color, point }) => ({
    color: color as 1 | 2,
    point: point < 0 ? ('pass' as const) : point,
  }));
  const sorted = (points: readonly number[]) => [...points].sort((a, b) => a - b);
  return {
    id,
    empties: cells.split('.').length - 1,
    moves: game.length,
    spight(maxCycle, plain) {
      const options = { ...DEFAULT_OPTIONS, maxCycle, hiddenKos: plain ? 'ignore' : 'count' } as const;
      const judge = referee(spight, game, options);
      const ours = game.plies.map(({ number }) => {
        const { verdict, facts } = judge.at(number);
        const { koPlay, hot } = facts as SpightFacts;
        return {
          koPlay,
          hot: sorted(hot),
          capturesHot: verdict.code === 'spight.hot-stone',
        };
      });
      const literal = oracleSpight(oracleBoard(board), moves, { maxCycle, suicide: false, plain });
      return [ours, literal.map(({ koPlay, hot, capturesHot }) => ({ koPlay, hot, capturesHot }))];
    },
    coupling(maxCycle) {
      const played = game.plies.map(
        ({ color, point }) => ({ color: color === 1 ? 'X' : 'O', point }) as const,
      );
      const literal = new CouplingOracle(board[0]!.length, maxCycle, true).judge(cells, played);
      return [judged(game, { maxCycle }), literal];
    },
    ing(maxCycle) {
      const judge = referee(ing, game, { ...DEFAULT_OPTIONS, maxCycle });
      const ours = game.plies.map(({ number }) => {
        const { koPlay, hot } = judge.at(number).facts as IngFacts;
        return { koPlay, hot: sorted(hot) };
      });
      const literal = oracleSpight(oracleBoard(board), moves, { maxCycle, suicide: true, plain: true });
      let at = oracleBoard(board);
      const withTwins = literal.map(({ koPlay, hot }, k) => {
        const { color, point } = moves[k]!;
        const made = point === 'pass' ? null : oraclePlay(at, color, point, true);
        at = made?.after ?? at;
        const isSingle = made?.play.chain.length === 1 && made.play.captured.length === 1;
        const twins = made && isSingle && made.play.captured[0] !== point ? twinStones(at, made.play) : [];
        return { koPlay, hot: sorted([...new Set([...hot, ...twins])]) };
      });
      return [ours, withTwins];
    },
  };
});

/**
 * The longest kos, in plays and even, that the literal search can look for when it may try about so
 * many sequences in all: it tries every play on every empty point.
 */
export function affordable(sequences: number, { empties, moves }: Example): number {
  let maxCycle = 2;
  while (maxCycle < 12 && moves * empties ** (maxCycle + 1) <= sequences) maxCycle += 2;
  return maxCycle;
}
