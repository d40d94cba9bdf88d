import { finish } from '../../src/go/task.ts';
import { ask, type Outcome } from '../../src/outcome/index.ts';
import type { RuleId } from '../../src/rules/rule.ts';
import { type OracleBoard, oracleBoard } from '../oracle/cycles.ts';
import { type OracleRule, oracleForces } from '../oracle/outcomes.ts';
import { namesOf, questionOf } from './questions.ts';

export const THREATS = [0, 1, 2].flatMap((black) => [0, 1, 2].map((white) => ({ black, white })));

export interface Compared {
  readonly rows: readonly string[];
  /** Points, row by row from the top left. */
  readonly targets: readonly number[];
  readonly outside?: readonly number[];
  readonly threats: { readonly black: number; readonly white: number };
  readonly spare?: { readonly black: number; readonly white: number };
  readonly passes?: 2 | 3;
  readonly goal?: 'any' | 'all' | 'connect';
  readonly first: 'black' | 'white';
}

/**
 * What Koban answers, beside a literal program: how many sets both say the same of, of how many one
 * of them says nothing, and where they differ.
 */
export function compared(
  asked: readonly Compared[],
  id: RuleId,
  ruleFrom: (board: OracleBoard) => OracleRule,
  most: number,
  decides = oracleForces,
) {
  let same = 0;
  let open = 0;
  const differ: unknown[] = [];
  for (const one of asked) {
    const named = {
      targets: namesOf(one.rows, one.targets),
      outside: namesOf(one.rows, one.outside ?? []),
    };
    const question = questionOf({ ...one, ...named, rule: id });
    const { canForce, undecided } = finish(
      ask({ ...question, options: { ...question.options, maxCycle: 6, suicide: 'forbidden' } }, 100_000),
    );
    const board = oracleBoard(one.rows);
    const rule = ruleFrom(board);
    const { black, white } = one.threats;
    const literal = {
      board,
      targets: one.targets,
      outside: one.outside ?? [],
      first: one.first === 'black' ? 1 : 2,
      threats: [black, white],
      spare: [one.spare?.black ?? 0, one.spare?.white ?? 0],
      passes: one.passes ?? 2,
      goal: one.goal ?? 'any',
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
  'connected',
];

/** Each smallest set, and each that lacks one outcome of it: those cannot be forced. */
export function setsOf(smallest: readonly (readonly Outcome[])[]) {
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
