import { describe, expect, test } from 'vitest';
import { finish } from '../../src/go/task.ts';
import { ask, type Outcome } from '../../src/outcome/index.ts';
import type { RuleId } from '../../src/rules/rule.ts';
import { CouplingOracle } from '../oracle/coupling.ts';
import { type OracleBoard, oracleBoard } from '../oracle/cycles.ts';
import {
  couplingBy,
  ingFrom,
  ORACLE_RULES,
  type OracleRule,
  oracleDecides,
  oracleForces,
  spightEven,
  spightFrom,
} from '../oracle/outcomes.ts';
import { sampled, sized } from '../runs.ts';
import { questionOf } from './questions.ts';

/** Every position of a board in which each chain has a liberty, with each choice of one target for each player or for one. */
function questionsOn(columns: number, rows: number) {
  const area = columns * rows;
  const all: { rows: string[]; targets: number[] }[] = [];
  for (let n = 0; n < 3 ** area; n++) {
    const cells = [...n.toString(3).padStart(area, '0')].map((digit) => '.XO'[Number(digit)]!);
    const lines = Array.from({ length: rows }, (_, y) =>
      cells.slice(y * columns, (y + 1) * columns).join(''),
    );
    const board = oracleBoard(lines);
    const chains = new Map<string, number>();
    let legal = true;
    for (const [p, stone] of board.stones.entries()) {
      if (stone === 0) continue;
      const chain = new Set([p]);
      let liberty = false;
      for (const q of chain)
        for (const r of [
          q - columns,
          q + columns,
          q % columns ? q - 1 : -1,
          (q + 1) % columns ? q + 1 : -1,
        ]) {
          if (r < 0 || r >= area) continue;
          if (board.stones[r] === 0) liberty = true;
          if (board.stones[r] === stone) chain.add(r);
        }
      if (!liberty) legal = false;
      chains.set([...chain].sort().join(), p);
    }
    if (!legal) continue;
    const stones = [...chains.values()];
    for (const one of stones) {
      all.push({ rows: lines, targets: [one] });
      for (const two of stones)
        if (one < two && board.stones[one] !== board.stones[two])
          all.push({ rows: lines, targets: [one, two] });
    }
  }
  return all;
}

const THREATS = [0, 1, 2].flatMap((black) => [0, 1, 2].map((white) => ({ black, white })));

const name = (columns: number, rows: number, p: number) =>
  'abcdefgh'[p % columns]! + (rows - Math.floor(p / columns));

function compared(
  [columns, rows]: readonly [number, number],
  id: RuleId,
  ruleFrom: (board: OracleBoard) => OracleRule,
  nth: number,
  most: number,
  decides = oracleForces,
) {
  let same = 0;
  let open = 0;
  const differ: unknown[] = [];
  const asked = questionsOn(columns, rows).flatMap((one) =>
    THREATS.flatMap((threats) => (['black', 'white'] as const).map((first) => ({ ...one, threats, first }))),
  );
  for (const one of sampled(nth, asked)) {
    const targets = one.targets.map((p) => name(columns, rows, p));
    const question = questionOf({ ...one, targets, rule: id });
    const { canForce, undecided } = finish(
      ask({ ...question, options: { ...question.options, maxCycle: 6, suicide: 'forbidden' } }, 100_000),
    );
    const board = oracleBoard(one.rows);
    const rule = ruleFrom(board);
    const { black, white } = one.threats;
    const literal = {
      board,
      targets: one.targets,
      first: one.first === 'black' ? 1 : 2,
      threats: [black, white],
    } as const;
    for (const player of ['black', 'white'] as const) {
      for (const wanted of setsOf(canForce[player])) {
        const forced = decides(rule, literal, player === 'black' ? 1 : 2, new Set(wanted.set), most);
        if (forced === null || (undecided && !wanted.isForced)) open++;
        else if (forced === wanted.isForced) same++;
        else differ.push({ ...one, player, ...wanted, forced });
      }
    }
  }
  return { same, open, differ };
}

const ALL: readonly Outcome[] = [
  'black-captured',
  'white-captured',
  'both-stay',
  'draw',
  'no-result',
  'unending',
];

/** Each smallest set, and each that lacks one outcome of it: those cannot be forced. */
function setsOf(smallest: readonly (readonly Outcome[])[]) {
  const isForced = (set: readonly Outcome[]) => smallest.some((one) => one.every((end) => set.includes(end)));
  const sets = smallest.map((set) => ({ set: [...set], isForced: true }));
  for (const end of ALL) {
    const without = ALL.filter((one) => one !== end);
    sets.push({ set: without, isForced: isForced(without) });
  }
  for (const set of smallest)
    for (const end of set) {
      const without = set.filter((one) => one !== end);
      if (without.length > 0) sets.push({ set: without, isForced: isForced(without) });
    }
  return sets;
}

const BOARDS = [
  [2, 2],
  [5, 1],
] as const;
const COUPLING = BOARDS.map(([columns]) => couplingBy(new CouplingOracle(columns, 6, true)));

describe('a second program with whole histories and no tables', () => {
  for (const [i, size] of BOARDS.entries()) {
    const most = sized(20_000, 2_000_000);
    for (const [id, rule] of Object.entries(ORACLE_RULES))
      test(`agrees on ${size.join('x')} under ${id}`, () => {
        const { differ, same, open } = compared(size, id as RuleId, () => rule, 101, most);
        expect(differ).toEqual([]);
        expect(same).toBeGreaterThan(20 * open);
      }, 600_000);
    for (const [id, rule] of [
      ['spight with odd-cycles allowed', spightEven(6)],
      ['coupling', COUPLING[i]!],
    ] as const)
      test(`agrees on ${size.join('x')} under ${id}`, () => {
        const { differ, same, open } = compared(size, id, () => rule, 599, most);
        expect(differ).toEqual([]);
        expect(same).toBeGreaterThan(open);
      }, 600_000);
    for (const [id, ruleFrom] of [
      ['spight', spightFrom],
      ['ing', ingFrom],
    ] as const)
      test(`agrees on ${size.join('x')} under ${id}, as far as it sees`, () => {
        const literal = (board: OracleBoard) => ruleFrom(board, 6);
        const { differ, same } = compared(size, id, literal, 1999, sized(150, 20_000), oracleDecides);
        expect(differ).toEqual([]);
        expect(same).toBeGreaterThan(20);
      }, 600_000);
  }
});
