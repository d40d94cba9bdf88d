import { describe, expect, test } from 'vitest';
import { finish } from '../../src/go/task.ts';
import { ask, type Goal, type Outcome, type Supply } from '../../src/outcome/index.ts';
import type { RuleId } from '../../src/rules/rule.ts';
import { CouplingOracle } from '../oracle/coupling.ts';
import { type OracleBoard, oracleBoard } from '../oracle/cycles.ts';
import { generator } from '../oracle/generator.ts';
import { couplingBy, ORACLE_RULES, type OracleRule, spightEven } from '../oracle/outcomes.ts';
import { expectSeen, IS_WHOLE, runs, SEED, sized } from '../runs.ts';
import { type Compared, compared } from './compared.ts';
import { questionOf } from './questions.ts';

const random = generator(SEED + 47);
const below = (n: number) => Math.floor(random() * n);
const pick = <T>(list: readonly T[]): T => list[below(list.length)]!;

/** The first stone of each chain; `null` where some chain has no liberty. */
function chainsOf({ stones, columns }: OracleBoard): number[] | null {
  const seen = new Set<number>();
  const first: number[] = [];
  for (const [p, stone] of stones.entries()) {
    if (stone === 0 || seen.has(p)) continue;
    const chain = new Set([p]);
    let liberty = false;
    for (const q of chain)
      for (const near of [
        q - columns,
        q + columns,
        q % columns ? q - 1 : -1,
        (q + 1) % columns ? q + 1 : -1,
      ]) {
        if (stones[near] === 0) liberty = true;
        if (stones[near] === stone) chain.add(near);
      }
    if (!liberty) return null;
    first.push(p);
    for (const q of chain) seen.add(q);
  }
  return first;
}

/** What is undecided within so many states is compared with nothing. */
const MOST_STATES = IS_WHOLE ? sized(20_000, 1_000_000) : 4000;

const SIZES = [
  [2, 2],
  [5, 1],
  [6, 1],
  [3, 2],
] as const;
const supply = (most: number): Supply => ({ black: below(most + 1), white: below(most + 1) });

/** A question about a random board: spare moves, threats, two or three passes, any goal. */
function randomQuestion(sizes: readonly (readonly [number, number])[]): Compared {
  for (;;) {
    const [columns, rows] = pick(sizes);
    const cells = Array.from({ length: columns * rows }, () => pick([...'..XXOO']));
    const lines = Array.from({ length: rows }, (_, y) =>
      cells.slice(y * columns, (y + 1) * columns).join(''),
    );
    const board = oracleBoard(lines);
    const chains = chainsOf(board);
    if (!chains || chains.length === 0) continue;
    const goal: Goal = pick(['any', 'all', 'all', 'connect']);
    const color = board.stones[pick(chains)];
    const own = chains.filter((p) => goal === 'any' || board.stones[p] === color);
    if (goal === 'connect' && own.length < 2) continue;
    own.sort(() => random() - 0.5);
    const targets = own.slice(0, goal === 'connect' ? 2 : 1 + below(own.length));
    return {
      rows: lines,
      targets: goal === 'any' ? targets.slice(0, 2) : targets,
      goal,
      passes: pick([2, 3]),
      threats: supply(1),
      spare: supply(2),
      first: pick(['black', 'white']),
    };
  }
}

describe('a second program, about spare moves, three passes, and goals of several chains', () => {
  for (const [id, rule] of Object.entries(ORACLE_RULES))
    test(`agrees under ${id}`, () => {
      const asked = Array.from({ length: runs(20) }, () => randomQuestion(SIZES));
      const { differ, same, open } = compared(asked, id as RuleId, () => rule, MOST_STATES);
      expect(differ).toEqual([]);
      if (IS_WHOLE) expect(same).toBeGreaterThan(3 * open);
    }, 600_000);
  for (const [id, ruleFrom] of [
    ['spight with odd-cycles allowed', () => spightEven(6)],
    ['coupling', (columns: number) => couplingBy(new CouplingOracle(columns, 6, true))],
  ] as const satisfies readonly (readonly [string, (columns: number) => OracleRule])[])
    test(`agrees under ${id}`, () => {
      const asked = Array.from({ length: runs(6) }, () => randomQuestion(SIZES.slice(0, 2)));
      for (const one of asked) {
        const rule = ruleFrom(one.rows[0]!.length);
        const { differ } = compared([one], id as RuleId, () => rule, MOST_STATES);
        expect(differ).toEqual([]);
      }
    }, 600_000);
});

test('a spare move or a threat more never hurts its owner', () => {
  const within = (sets: readonly (readonly Outcome[])[], set: readonly Outcome[]) =>
    sets.some((one) => one.every((end) => set.includes(end)));
  let changed = 0;
  for (let n = 0; n < runs(60); n++) {
    const { rows, targets, outside: _, ...one } = randomQuestion([...SIZES, [3, 3]]);
    const name = (p: number) =>
      'abcdef'[p % rows[0]!.length]! + (rows.length - Math.floor(p / rows[0]!.length));
    const rule = pick(Object.keys(ORACLE_RULES)) as RuleId;
    const answerTo = (more: object) =>
      finish(ask(questionOf({ rows, targets: targets.map(name), rule, ...one, ...more }), 50_000));
    const player = pick(['black', 'white'] as const);
    const kind = pick(['spare', 'spare', 'threats'] as const);
    const fewer = answerTo({});
    const more = answerTo({ [kind]: { ...one[kind], [player]: one[kind]![player] + 1 } });
    if (fewer.undecided || more.undecided) continue;
    if (JSON.stringify(fewer.canForce) !== JSON.stringify(more.canForce)) changed++;
    for (const set of fewer.canForce[player])
      expect({ rows, one, rule, player, kind, set, more: within(more.canForce[player], set) }).toMatchObject({
        more: true,
      });
  }
  expectSeen(changed, 0);
}, 120_000);
