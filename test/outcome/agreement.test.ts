import { describe, expect, test } from 'vitest';
import type { RuleId } from '../../src/rules/rule.ts';
import { CouplingOracle } from '../oracle/coupling.ts';
import { type OracleBoard, oracleBoard } from '../oracle/cycles.ts';
import {
  couplingBy,
  ingFrom,
  ORACLE_RULES,
  oracleDecides,
  spightEven,
  spightFrom,
} from '../oracle/outcomes.ts';
import { expectSeen, sampled, sized } from '../runs.ts';
import { compared, THREATS } from './compared.ts';
import { chainsOf } from './random-questions.ts';

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
    const stones = chainsOf(board);
    if (!stones) continue;
    for (const one of stones) {
      all.push({ rows: lines, targets: [one] });
      for (const two of stones)
        if (one < two && board.stones[one] !== board.stones[two])
          all.push({ rows: lines, targets: [one, two] });
    }
  }
  return all;
}

/** Every question on a board, or a sample of them. */
const asked = ([columns, rows]: readonly [number, number], nth: number) =>
  sampled(
    nth,
    questionsOn(columns, rows).flatMap((one) =>
      THREATS.flatMap((threats) => FIRST.map((first) => ({ ...one, threats, first }))),
    ),
  );
const FIRST = ['black', 'white'] as const;

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
        const { differ, same, open } = compared(asked(size, 101), id as RuleId, () => rule, most);
        expect(differ).toEqual([]);
        expect(same).toBeGreaterThan(20 * open);
      }, 600_000);
    for (const [id, rule] of [
      ['spight with odd-cycles allowed', spightEven(6)],
      ['coupling', COUPLING[i]!],
    ] as const)
      test(`agrees on ${size.join('x')} under ${id}`, () => {
        const { differ, same, open } = compared(asked(size, 599), id, () => rule, most);
        expect(differ).toEqual([]);
        expect(same).toBeGreaterThan(open);
      }, 600_000);
    for (const [id, ruleFrom] of [
      ['spight', spightFrom],
      ['ing', ingFrom],
    ] as const)
      test(`agrees on ${size.join('x')} under ${id}, as far as it sees`, () => {
        const literal = (board: OracleBoard) => ruleFrom(board, 6);
        const { differ, same } = compared(asked(size, 1999), id, literal, sized(150, 20_000), oracleDecides);
        expect(differ).toEqual([]);
        expectSeen(same, 20);
      }, 600_000);
  }
});
