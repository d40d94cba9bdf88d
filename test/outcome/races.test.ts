/** Races of below 100 states beside the literal programs: all ten rules, whoever begins, with 0 to 2 threats. */
import { describe, expect, test } from 'vitest';
import type { RuleId } from '../../src/rules/rule.ts';
import { CouplingOracle } from '../oracle/coupling.ts';
import type { OracleBoard } from '../oracle/cycles.ts';
import {
  couplingBy,
  ingFrom,
  ORACLE_RULES,
  type OracleRule,
  oracleDecides,
  spightEven,
  spightFrom,
} from '../oracle/outcomes.ts';
import { sampled, sized } from '../runs.ts';
import { type Compared, compared, THREATS } from './compared.ts';

/** One ko, two kos, and a ko with a liberty to fill; the corner of White lives by its outside points. */
const RACES = [
  { rows: ['X.XXO.', 'OXO.OO', '.XXXOO', 'OOOOOO', '.OOOOO'], targets: [7, 6], outside: [5, 24] },
  { rows: ['.OX.O.', 'OXXXOO', '.XOOOO', 'XXOOOO', 'OOOOO.'], targets: [7, 6], outside: [5, 29] },
  { rows: ['O..XO.', '.OX.OO', '.XXOOO', 'OOOOOO', '.OOOOO'], targets: [8, 0], outside: [5, 24] },
] as const;

/** On nine points, where the literal program of ko coupling, which looks for cycles at each play, is quick. */
const SMALL = [{ rows: ['.OO', 'XOX', '.X.'], targets: [3, 1], outside: [] }] as const;

const asked = questions([...RACES, ...SMALL]);

function questions(races: readonly Omit<Compared, 'threats' | 'first'>[]): Compared[] {
  return races.flatMap((race) =>
    THREATS.flatMap((threats) => (['black', 'white'] as const).map((first) => ({ ...race, threats, first }))),
  );
}

const RULES: readonly (readonly [RuleId, (board: OracleBoard) => OracleRule])[] = [
  ...Object.entries(ORACLE_RULES).map(([id, rule]) => [id as RuleId, () => rule] as const),
  ['spight with odd-cycles allowed', () => spightEven(6)],
];

describe('races beside a second program', () => {
  test.each(RULES)('under %s', (id, ruleFrom) => {
    const found = compared(sampled(23, asked), id, ruleFrom, sized(1500, 1_000_000));
    expect(found.differ).toEqual([]);
    expect(found.same).toBeGreaterThan(10);
  });

  test('under coupling', () => {
    const literal = couplingBy(new CouplingOracle(3, 6, true));
    const found = compared(sampled(9, questions(SMALL)), 'coupling', () => literal, sized(300, 1_000_000));
    expect(found.differ).toEqual([]);
    expect(found.same).toBeGreaterThan(3);
  });

  test.each([
    ['spight', spightFrom],
    ['ing', ingFrom],
  ] as const)('under %s, as far as it sees', (id, ruleFrom) => {
    const literal = (board: OracleBoard) => ruleFrom(board, 6);
    const found = compared(sampled(61, asked), id, literal, sized(60, 20_000), oracleDecides);
    expect(found.differ).toEqual([]);
    expect(found.same).toBeGreaterThan(3);
  });
});
