/** Every position of the fixture, written as an entry and judged by the command line, against the facts of the fixture. */

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { MoveFacts } from '../../src/service/export/judge.ts';
import type { EntryFacts } from '../../src/service/index.ts';
import { koban } from './run.ts';

interface Case {
  readonly id: string;
  readonly board: readonly string[];
  readonly sideToMove: 'B' | 'W';
  readonly moves: readonly string[];
  readonly suicideAllowed: boolean;
  readonly expected: {
    readonly capturesPerMove: readonly (readonly string[])[];
    readonly basicKoViolations: readonly number[];
    readonly firstRepetition: Repetition | null;
    readonly cycleLength: number | null;
    readonly cycleParity: string | null;
    readonly cycleBoardPlays: number | null;
    readonly finalBoard: readonly string[];
  };
  readonly spight?: {
    readonly perMove: readonly {
      readonly n: number;
      readonly koPlay: boolean;
      readonly hotAfter: readonly string[];
      readonly prohibited: boolean;
    }[];
  };
  readonly derived?: { readonly table?: readonly CouplingRow[] };
  readonly variations?: readonly Variation[];
}

interface CouplingRow {
  readonly n: number;
  readonly violations: readonly string[];
  readonly disturbers: readonly ('B' | 'W' | null)[];
}

interface Repetition {
  readonly afterMove: number;
  readonly equalsAfterMove: number;
  readonly length: number;
  readonly passesInCycle: number;
  readonly boardPlaysInCycle: number;
}

interface Variation {
  readonly name: string;
  readonly sideToMove: 'B' | 'W';
  readonly moves: readonly string[];
  readonly capturesPerMove: readonly (readonly string[])[];
  readonly allRepetitions: readonly Repetition[];
  readonly basicKoViolations: readonly number[];
}

const { entries } = JSON.parse(
  readFileSync(new URL('../fixtures/positions.json', import.meta.url), 'utf8'),
) as { entries: Case[] };

function textOf(one: Case, moves: readonly string[] = one.moves, toPlay = one.sideToMove): string {
  return [
    `# ${one.id}`,
    'edges: all',
    `to-play: ${toPlay === 'B' ? 'black' : 'white'}`,
    ...(one.suicideAllowed ? ['suicide: allowed'] : []),
    ...one.board,
    `moves: ${moves.join(' ')}`,
  ].join('\n');
}

/** The fixture lists points in the order of the alphabet, which puts row 10 before row 2. */
function sorted(points: readonly string[]): string[] {
  return [...points].sort(
    (a, b) => a.charCodeAt(0) - b.charCodeAt(0) || Number(a.slice(1)) - Number(b.slice(1)),
  );
}

function judged(text: string, ...args: string[]): EntryFacts {
  const { code, out } = koban(['judge', ...args, '-'], { '-': text });
  expect(code).toBe(0);
  return JSON.parse(out).files[0].entries[0];
}

function basicBreaches(moves: readonly MoveFacts[]): number[] {
  return moves.filter(({ verdicts }) => verdicts.basic?.verdict === 'forbidden').map(({ number }) => number);
}

describe('every position of the fixture', () => {
  it.each(entries.map((one) => [one.id, one] as const))('%s: captures, repetitions, basic ko', (_id, one) => {
    const { moves, cycles, columns, rows, problems } = judged(textOf(one), '--rules', 'basic,psk');
    expect(problems).toEqual([]);
    expect([columns, rows]).toEqual([one.board[0]!.length, one.board.length]);
    expect(moves.map(({ captured }) => captured)).toEqual(one.expected.capturesPerMove.map(sorted));
    expect(moves.at(-1)?.board ?? one.board).toEqual(one.expected.finalBoard);
    expect(basicBreaches(moves)).toEqual(one.expected.basicKoViolations);
    const first = one.expected.firstRepetition;
    const repeating = moves.find(({ repeats }) => repeats !== null);
    expect(repeating ? [repeating.number, repeating.repeats] : null).toEqual(
      first && [first.afterMove, first.equalsAfterMove],
    );
    expect(
      moves.filter(({ repeats }) => repeats !== null).map(({ verdicts }) => verdicts.psk?.verdict),
    ).toEqual(cycles.map(() => 'forbidden'));
    const { cycleLength, cycleParity, cycleBoardPlays } = one.expected;
    const cycle = cycles[0];
    expect(cycle ? [cycle.length, cycle.parity, cycle.plays] : [null, null, null]).toEqual([
      cycleLength,
      cycleParity,
      cycleBoardPlays,
    ]);
  });

  const variations = entries.flatMap((one) =>
    (one.variations ?? []).map((variation) => [`${one.id}, ${variation.name}`, one, variation] as const),
  );
  it.each(variations)('%s', (_name, one, variation) => {
    const { moves, cycles } = judged(textOf(one, variation.moves, variation.sideToMove), '--rules', 'basic');
    expect(moves.map(({ captured }) => captured)).toEqual(variation.capturesPerMove.map(sorted));
    expect(basicBreaches(moves)).toEqual(variation.basicKoViolations);
    const latest = new Map<number, Repetition>();
    for (const one of variation.allRepetitions) {
      if ((latest.get(one.afterMove)?.equalsAfterMove ?? -1) < one.equalsAfterMove)
        latest.set(one.afterMove, one);
    }
    expect(cycles.map(({ from, to, length, plays, passes }) => [from, to, length, plays, passes])).toEqual(
      [...latest.values()].map((r) => [
        r.equalsAfterMove,
        r.afterMove,
        r.length,
        r.boardPlaysInCycle,
        r.passesInCycle,
      ]),
    );
  });
});

describe('Spight’s rule', () => {
  const cases = entries.filter(({ spight }) => spight);
  const readings = ['8', '10', '12'].flatMap((maxCycle) =>
    ['ignore', 'count'].map((hidden) => [maxCycle, hidden] as const),
  );
  describe.each(readings)('with cycles up to %s plays, hidden kos: %s', (maxCycle, hidden) => {
    // The block of the snapback is of the literal reading.
    const read = cases.filter(({ id }) => hidden === 'count' || id !== 'extra-snapback');
    it.each(read.map((one) => [one.id, one] as const))('%s', (_id, one) => {
      const args = ['--rules', 'spight', '--max-cycle', maxCycle, '--hidden-kos', hidden];
      const { moves } = judged(textOf(one), ...args);
      const found = moves.map(({ number, verdicts: { spight } }) => ({
        n: number,
        koPlay: spight!.koPlay,
        hotAfter: spight!.hot,
        prohibited: spight!.verdict === 'forbidden',
      }));
      expect(found).toEqual(
        one.spight!.perMove.map(({ n, koPlay, hotAfter, prohibited }) => ({
          n,
          koPlay,
          hotAfter: sorted(hotAfter),
          prohibited,
        })),
      );
    });
  });
});

describe('the Ko Coupling Rules', () => {
  const cases = entries.filter(({ id, derived }) => id.startsWith('jasiek-') && derived?.table);
  const names = { B: 'black', W: 'white' } as const;
  it.each(cases.map((one) => [one.id, one] as const))('%s', (_id, one) => {
    const { moves } = judged(textOf(one), '--rules', 'coupling');
    const found = moves.map(({ number, verdicts: { coupling } }) => ({
      n: number,
      forbidden: coupling!.verdict === 'forbidden',
      disturbers: coupling!.disturbers,
    }));
    expect(found).toEqual(
      one.derived!.table!.map(({ n, violations, disturbers }) => ({
        n,
        forbidden: violations.length > 0,
        disturbers: disturbers.map((who) => who && names[who]),
      })),
    );
  });
});

describe('patterns of repetitions', () => {
  it.each([
    ['korean-13-triple-ko', 'triple-ko'],
    ['korean-14-eternal-life', 'eternal-life'],
    ['korean-15-cyclic-ko', 'cyclic-ko'],
    ['korean-16-pair-of-double-kos', 'double-ko-pair'],
    ['korean-17-quintuple-ko', 'quintuple-ko'],
    ['korean-18-pair-of-double-kos-corners', 'double-ko-pair'],
    ['korean-19-three-stone-eternal-life', 'three-stone-eternal-life'],
    ['spight-sending-two-returning-one', 'sending-two-returning-one'],
    ['gnugo-eye-c', 'basic-ko'],
  ])('%s: %s', (id, pattern) => {
    const one = entries.find((entry) => entry.id === id)!;
    const { cycles, moves } = judged(textOf(one), '--rules', 'korean');
    expect(cycles[0]!.pattern).toBe(pattern);
    const basic = one.expected.basicKoViolations.includes(cycles[0]!.to);
    expect(moves[cycles[0]!.to - 1]!.verdicts.korean).toMatchObject(
      basic ? { verdict: 'forbidden' } : { verdict: 'ends', outcome: 'draw' },
    );
  });
});
