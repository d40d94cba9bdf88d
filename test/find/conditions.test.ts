/** Kos as conditions: what is found is what the literal rules say, which share no code with `src`. */
import { describe, expect, it } from 'vitest';
import type { Condition, Hit } from '../../src/find/conditions.ts';
import { searchPart } from '../../src/find/part.ts';
import { Campaign } from '../../src/find/quest.ts';
import type { SmallSize } from '../../src/find/small-board.ts';
import { finish } from '../../src/go/task.ts';
import { CouplingOracle } from '../oracle/coupling.ts';
import { oracleBoard } from '../oracle/cycles.ts';
import { oracleSpight } from '../oracle/spight.ts';
import { DEEP_UNTIL } from '../runs.ts';
import { Naive } from './naive.ts';

const LONGEST = 12;

function search(board: SmallSize, moves: [least: number, most: number], condition: Condition): Hit[] {
  const campaign = Campaign.begin({
    bounds: {
      board,
      stones: { least: 0, most: board.columns * board.rows },
      moves: { least: moves[0], most: moves[1] },
      passes: true,
    },
    condition,
    shard: { index: 1, count: 1 },
  });
  for (let parts = campaign.parts(); parts.length > 0; parts = campaign.parts())
    for (const { number, part } of parts) campaign.done(number, finish(searchPart(part)));
  expect(campaign.state.undecided).toBe(0);
  return campaign.state.found.flatMap((one) => one?.hits ?? []);
}

function texts(naive: Naive, { columns, rows }: SmallSize, hits: readonly Hit[]): string[] {
  return hits
    .map(({ start, moves }) => {
      const points = Array.from({ length: columns * rows }, (_, p) => p);
      const board = points.map((p) => ((start.black >> p) & 1 ? 'X' : (start.white >> p) & 1 ? 'O' : '.'));
      return naive.canonical({ board: board.join(''), moves });
    })
    .sort();
}

const size = (text: string): SmallSize => {
  const [columns = 0, rows = 0] = text.split('x').map(Number);
  return { columns, rows };
};

type Past = Parameters<Parameters<Naive['smallest']>[1]>[0];
const pointsOf = (past: Past) => past.slice(1).map(({ move }) => move);

describe('the smallest ko positions', () => {
  it.each([
    ...['2x1 2', '3x1 2', '3x1 3', '2x2 2', '2x2 3', '2x2 4', '3x2 2', '3x2 4', '3x2 6'],
    ...(DEEP_UNTIL === undefined ? [] : ['5x1 2', '6x1 3', '3x3 3']),
  ])('on %s points are those of the literal rule', (text) => {
    const board = size(text.split(' ')[0]!);
    const points = Number(text.split(' ')[1]);
    const naive = new Naive(board.columns, board.rows);
    const oracle = new CouplingOracle(board.columns, LONGEST, true);
    const theirs = naive.smallest(
      0,
      ([start]) => oracle.analyse(start!.board).positions.some((one) => one.split(' ').length === points),
      { leastMoves: 0 },
    );
    expect(texts(naive, board, search(board, [0, 0], { kind: 'ko-position', points }))).toEqual(
      theirs?.lines ?? [],
    );
  });
});

describe('the smallest lines with a disturber', () => {
  it.each([
    ...['2x1 5 black', '2x1 5 white', '3x1 5 white', '4x1 4 white', '2x2 4 black', '2x2 5 white'],
    ...(DEEP_UNTIL === undefined ? [] : ['3x2 4 black', '3x2 4 white', '5x1 4 white']),
  ])('on %s are those of the literal rule', (text) => {
    const [shape, most, player] = text.split(' ');
    const board = size(shape!);
    const naive = new Naive(board.columns, board.rows);
    const oracle = new CouplingOracle(board.columns, LONGEST, true);
    const theirs = naive.smallest(Number(most), (past) => {
      const moves = pointsOf(past).map((point, i) => ({
        color: i % 2 ? ('O' as const) : ('X' as const),
        point,
      }));
      const verdicts = oracle.judge(past[0]!.board, moves);
      return (
        verdicts.every(({ breaks }) => breaks.length === 0) &&
        verdicts.at(-1)!.disturbers.some((one) => one.includes(player === 'black' ? 'X' : 'O'))
      );
    });
    const condition: Condition = { kind: 'disturber', player: player as 'black' };
    expect(texts(naive, board, search(board, [1, Number(most)], condition))).toEqual(theirs?.lines ?? []);
  });
});

describe('the smallest lines with hot stones', () => {
  it.each([
    ...['2x1 5 1', '3x1 5 1', '3x1 5 2', '4x1 4 1', '2x2 4 1', '2x2 5 2'],
    ...(DEEP_UNTIL === undefined ? [] : ['5x1 4 2', '3x2 5 1', '3x2 5 2']),
  ])('on %s are those of the literal rule', (text) => {
    const [shape, most, stones] = text.split(' ');
    const board = size(shape!);
    const naive = new Naive(board.columns, board.rows);
    const rules = { maxCycle: LONGEST, suicide: false, plain: true };
    const theirs = naive.smallest(Number(most), (past) => {
      const moves = pointsOf(past).map((point, i) => ({
        color: i % 2 ? (2 as const) : (1 as const),
        point: point < 0 ? ('pass' as const) : point,
      }));
      const start = oracleBoard(past[0]!.board.match(new RegExp(`.{${board.columns}}`, 'g'))!);
      const verdicts = oracleSpight(start, moves, rules);
      return (
        verdicts.every(({ capturesHot, secondOddCycle }) => !capturesHot && !secondOddCycle) &&
        verdicts.at(-1)!.hot.length === Number(stones)
      );
    });
    const condition: Condition = { kind: 'hot', stones: Number(stones) };
    expect(texts(naive, board, search(board, [1, Number(most)], condition))).toEqual(theirs?.lines ?? []);
  });
});

describe('the smallest cycles of a pattern', () => {
  const SIZES = { 'basic-ko': 2, 'sending-two-returning-one': 3, 'eternal-life': 4 } as const;

  it.each([
    ...['3x2 3 basic-ko', '3x1 4 sending-two-returning-one', '4x1 5 sending-two-returning-one'],
    ...['2x2 6 eternal-life', '4x1 6 eternal-life'],
    ...(DEEP_UNTIL === undefined ? [] : ['3x2 6 eternal-life', '3x3 4 sending-two-returning-one']),
  ])('on %s are those of a naive search', (text) => {
    const [shape, most, pattern] = text.split(' ') as [string, string, keyof typeof SIZES];
    const board = size(shape);
    const naive = new Naive(board.columns, board.rows);
    // The only mouth has so many points, and each of them is played on once.
    const isOfPattern = (past: Past) => {
      const plays = pointsOf(past).filter((point) => point >= 0);
      const changed = new Set(past.slice(1).flatMap(({ move, captured }) => [move, ...captured]));
      changed.delete(-1);
      const [first] = changed;
      const mouth = [first!];
      for (const p of mouth)
        for (const q of naive.near(p)) if (changed.has(q) && !mouth.includes(q)) mouth.push(q);
      return [mouth.length, changed.size, plays.length].every((one) => one === SIZES[pattern]);
    };
    const found = Array.from({ length: Number(most) }, (_, i) =>
      naive.cycle(i + 1, undefined, (past) => past.length === i + 2 && isOfPattern(past)),
    ).flatMap((one) => one ?? []);
    const stones = Math.min(...found.map((one) => one.stones));
    const [least] = found.filter((one) => one.stones === stones);
    const hits = search(board, [1, Number(most)], { kind: 'cycle', pattern });
    expect(texts(naive, board, hits)).toEqual(least?.lines ?? []);
  });
});
