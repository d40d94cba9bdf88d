/** Why the coupling rules allow a move is checked from the literal rules, on random games. */
import { expect, test } from 'vitest';
import type { Game } from '../../src/go/game.ts';
import { finish } from '../../src/go/task.ts';
import { ruleOf, settledWhyNot, whyNotOf } from '../../src/rules/index.ts';
import { Referee } from '../../src/rules/referee.ts';
import { DEFAULT_OPTIONS, type RuleId, type RuleOptions } from '../../src/rules/rule.ts';
import type { DoneBefore, KoStoneWords } from '../../src/words/en/why.ts';
import {
  type Cells,
  CouplingOracle,
  type OracleMove,
  type OracleReadings,
  type OracleVerdict,
  playOn,
  stringOf,
} from '../oracle/coupling.ts';
import { crowded, gameFrom, play } from '../oracle/coupling-games.ts';
import { generator } from '../oracle/generator.ts';
import { expectSeen, runs } from '../runs.ts';

/** What a sentence is made of, as it is sent. */
interface Said {
  readonly code: string;
  readonly args: Record<string, unknown>;
}

/** A game as the literal rules see it, move by move (from 1). */
interface Literal {
  readonly game: Game;
  readonly columns: number;
  readonly suicide: boolean;
  readonly moves: readonly OracleMove[];
  /** The board after each move; first that of the start. */
  readonly boards: readonly Cells[];
  readonly verdicts: readonly OracleVerdict[];
  readonly oracle: CouplingOracle;
  readonly readings: OracleReadings;
}

const pointsOf = (named: string) => named.split(' ').map(Number);
const other = (color: string) => (color === 'X' ? 'O' : 'X');
const nameOf = (color: string) => (color === 'X' ? 'black' : 'white');

/** Who disturbs which ko position after a move, and whether he has to stop. */
function disturbers({ verdicts }: Literal, n: number) {
  const all = n > 0 ? (verdicts[n - 1] as OracleVerdict).disturbers : [];
  return new Map(
    all.map((line) => {
      const [koPosition, said] = line.split(': ') as [string, string];
      const [who, stopped] = said.split(' ') as [string, string];
      return [koPosition, { who, stopped: stopped === 'true' }] as const;
    }),
  );
}

const moveOf = ({ moves }: Literal, n: number) => moves[n - 1] as OracleMove;
const boardOf = ({ boards }: Literal, n: number) => boards[n] as Cells;

/** The points of all ko positions of the board that a move is played from, and what is outside them. */
function classOf(literal: Literal, n: number) {
  const board = boardOf(literal, n - 1);
  const union = new Set(literal.oracle.analyse(board).positions.flatMap(pointsOf));
  const outside = [...board].map((stone, p) => (union.has(p) ? '?' : stone)).join('');
  return { union: [...union].sort((a, b) => a - b).join(' '), outside };
}

function isKoStone({ verdicts }: Literal, n: number, point: number): boolean {
  const { strings } = (verdicts[n - 1] as OracleVerdict).analysis;
  return strings.some((string) => pointsOf(string).includes(point));
}

/** The latest earlier move of the same player, since the last tenuki, that did the same. */
function doneBefore(literal: Literal, n: number, same: (k: number) => boolean): DoneBefore | null {
  for (let k = n - 1; k > 0; k--) {
    const { color, point } = moveOf(literal, k);
    if (point === -2) return null;
    if (point < 0 || color !== moveOf(literal, n).color || !same(k)) continue;
    const [then, now] = [classOf(literal, k), classOf(literal, n)];
    // Else the move would be forbidden.
    expect(then).not.toEqual(now);
    return { of: { move: k }, differs: then.union === now.union ? 'stones' : 'ko-positions' };
  }
  return null;
}

/** Whether a player becomes the disturber of a ko position with a move, so that the prohibition counts it. */
function becomes(literal: Literal, n: number, koPosition: string): boolean {
  const { color, point } = moveOf(literal, n);
  if (!pointsOf(koPosition).includes(point) || !isKoStone(literal, n, point)) return false;
  const [before, after] = [disturbers(literal, n - 1), disturbers(literal, n)];
  if (after.get(koPosition)?.who !== color || before.get(koPosition)?.who === color) return false;
  return !before.has(koPosition) || literal.readings.replacing !== 'free';
}

function checkKoStone(literal: Literal, n: number, said: Said, seen: Record<string, number>): void {
  const { color, point } = moveOf(literal, n);
  const { positions } = (literal.verdicts[n - 1] as OracleVerdict).analysis;
  const mine = positions.filter((one) => pointsOf(one).includes(point));
  if (mine.length === 0) {
    expect(said.code).toBe('why.own-string');
    return;
  }
  expect(said.code).toBe('why.ko-stone');
  const told = said.args.positions as KoStoneWords[];
  const { geometry } = literal.game.start.position;
  const named = (one: string) => [...geometry.names(pointsOf(one))].sort().join(' ');
  expect(told.map(({ points }) => [...points].sort().join(' ')).sort()).toEqual(mine.map(named).sort());
  const [before, after] = [disturbers(literal, n - 1), disturbers(literal, n)];
  for (const koPosition of mine) {
    const one = told.find(({ points }) => [...points].sort().join(' ') === named(koPosition)) as KoStoneWords;
    const [was, is] = [before.get(koPosition), after.get(koPosition)];
    expect(one.player).toBe(nameOf(color));
    expect(one.disturber).toBe(nameOf(is?.who ?? ''));
    if (!was || (was.who !== color && was.stopped)) {
      expect(one.since).toBeNull();
      expect(is?.who).toBe(color);
      expect(one.replaced).toBe(was ? nameOf(other(color)) : null);
      const counts = becomes(literal, n, koPosition);
      expect(one.isCounted).toBe(counts);
      const earlier = counts ? doneBefore(literal, n, (k) => becomes(literal, k, koPosition)) : null;
      expect(one.earlier).toEqual(earlier);
      const kind = was ? 'instead' : 'new';
      seen[kind] = (seen[kind] ?? 0) + 1;
      if (earlier) seen[`${earlier.differs}, disturber`] = 1;
      if (!counts) seen.free = 1;
      continue;
    }
    let first = n - 1;
    while (disturbers(literal, first - 1).get(koPosition)?.who === was.who) first--;
    expect(one).toMatchObject({ since: { move: first }, replaced: null, earlier: null });
    const kind = was.who === color ? 'own' : 'against';
    seen[kind] = (seen[kind] ?? 0) + 1;
    if (kind === 'against') continue;
    expect(was.stopped).toBe(false);
    if (Object.keys(literal.readings).length > 0) continue;
    // No two boards since just before the disturber appeared have the same on the ko position.
    const boards = literal.boards.slice(first - 1, n);
    const cut = boards.map((cells) =>
      pointsOf(koPosition)
        .map((p) => cells[p])
        .join(''),
    );
    expect(new Set(cut).size).toBe(cut.length);
  }
}

/** Why a move that takes back the stone played just before is no recapture under basic ko. */
function recaptureOf(literal: Literal, n: number) {
  const { columns, boards, oracle, suicide } = literal;
  const last = n > 1 ? moveOf(literal, n - 1) : null;
  const { color, point } = moveOf(literal, n);
  if (!last || last.point < 0 || last.color === color) return null;
  const two = boards[n - 2] as Cells;
  const before = playOn(two, columns, last.color, last.point, suicide);
  const now = playOn(boardOf(literal, n - 1), columns, color, point, suicide);
  if (!before || !now || before.taken.length === 0 || before.taken.includes(last.point)) return null;
  if (!now.taken.includes(last.point)) return null;
  const single = (cells: Cells, p: number) => oracle.analyse(cells).strings.includes(`${p}`);
  const takesOne = single(two, before.taken[0] as number) && single(before.after, last.point);
  const put = two.slice(0, last.point) + last.color + two.slice(last.point + 1);
  const by =
    before.taken.length > 1
      ? 'captured'
      : stringOf(put, columns, last.point).length > 1
        ? 'chain'
        : 'no-ko-stones';
  if (by === 'no-ko-stones') expect(takesOne).toBe(false);
  return { of: { move: n - 1 }, by };
}

function check(
  literal: Literal,
  n: number,
  whole: Said,
  isFull: boolean,
  seen: Record<string, number>,
): void {
  const { point } = moveOf(literal, n);
  const {
    reason = whole,
    recapture = null,
    earlier = null,
  } = whole.code === 'why.besides'
    ? (whole.args as { reason: Said; recapture: unknown; earlier: DoneBefore | null })
    : {};
  const isMine = isKoStone(literal, n, point);
  seen[reason.code] = (seen[reason.code] ?? 0) + 1;
  expect(recapture).toEqual(recaptureOf(literal, n));
  if (recapture) seen[(recapture as { by: string }).by] = 1;
  if (isMine) {
    expect(earlier).toBeNull();
    checkKoStone(literal, n, reason, seen);
    return;
  }
  const same = (k: number) => moveOf(literal, k).point === point && !isKoStone(literal, k, point);
  expect(earlier).toEqual(doneBefore(literal, n, same));
  if (earlier) seen[`${earlier.differs}, stone`] = 1;
  const board = boardOf(literal, n);
  if (board[point] === '.') expect(reason.code).toBe('why.no-stone');
  else {
    expect(isFull ? ['why.no-string', 'why.string-large'] : ['why.no-string']).toContain(reason.code);
    const { geometry } = literal.game.start.position;
    const chain = geometry.names(stringOf(board, literal.columns, point));
    expect([...(reason.args.stones as string[])].sort()).toEqual([...chain].sort());
  }
}

const VARIANTS: readonly OracleReadings[] = [
  {},
  {},
  { elsewhere: 'continues' },
  { repeated: 'since-disturber' },
  { replacing: 'free' },
  { 'empty-mouths': 'ignore' },
];

/** Every reason of a game, as it is settled and in full, and what kinds of reasons there were. */
function checkGame(
  start: Cells,
  columns: number,
  moves: readonly OracleMove[],
  { longest, readings, suicide }: { longest: number; readings: OracleReadings; suicide: boolean },
  seen: Record<string, number>,
): void {
  const game = gameFrom(start, columns, moves);
  const oracle = new CouplingOracle(columns, longest, true, suicide, readings);
  const boards = [start];
  for (const { color, point } of moves) {
    const now = boards.at(-1) as Cells;
    boards.push(point < 0 ? now : (playOn(now, columns, color, point, suicide)?.after ?? now));
  }
  const verdicts = oracle.judge(start, moves);
  const literal: Literal = { game, columns, suicide, moves, boards, verdicts, oracle, readings };
  const chosen = Object.entries(readings).flat().join(' ');
  const id = (chosen ? `coupling with ${chosen}` : 'coupling') as RuleId;
  const rule = ruleOf(id);
  if (!rule) throw new Error(id);
  const options: RuleOptions = {
    ...DEFAULT_OPTIONS,
    maxCycle: longest,
    suicide: suicide ? 'allowed' : 'forbidden',
  };
  const referee = new Referee(rule, game, options);
  for (let n = 1; n <= game.length; n++) {
    const judged = referee.at(n);
    if (judged.verdict.verdict !== 'allowed' || game.ply(n).kind !== 'play') continue;
    const task = whyNotOf({ rule: id, game, n, options, judged });
    const full = task && finish(task);
    const settled = settledWhyNot({ rule: id, game, n, options, judged });
    const about = JSON.stringify({ id, start, columns, moves, n, suicide, reason: full?.reason });
    for (const why of [full, settled]) {
      expect(why, about).not.toBeNull();
      try {
        check(literal, n, why?.reason as Said, why === full, seen);
      } catch (problem) {
        throw new Error(`${about}: ${String(problem)}`);
      }
    }
  }
}

const SHAPES = [
  [3, 3, 3, 6],
  [2, 5, 3, 6],
  [3, 4, 3, 6],
  [4, 4, 3, 5],
  [1, 6, 3, 6],
] as const;

test('a small checker verifies why the coupling rules allow moves, on random games', () => {
  const random = generator(4);
  const seen: Record<string, number> = {};
  for (let i = 0; i < runs(140); i++) {
    const readings = VARIANTS[i % VARIANTS.length] as OracleReadings;
    const suicide = i % 3 === 0;
    const [columns, rows, empties, longest] = SHAPES[i % SHAPES.length] as (typeof SHAPES)[number];
    const start = crowded(columns, rows, empties, random);
    const moves = play(start, columns, 14, empties + 1, random, suicide);
    checkGame(start, columns, moves, { longest, readings, suicide }, seen);
  }
  if (process.env.SEEN) console.log(seen);
  for (const what of ['new', 'own', 'against', 'why.no-string', 'why.string-large', 'why.no-stone'])
    expectSeen(seen[what], 20);
  for (const what of ['why.own-string', 'captured', 'chain', 'stones, stone', 'ko-positions, disturber'])
    expectSeen(seen[what], 0);
});

test('and in a double ko, where a player has to stop and the other becomes the disturber', () => {
  const start = 'OOOOOO.OXO.OOOX.XOXXXXXXXX.XXXXXXXXOOOOOOOO.OOO.O';
  const points = [10, 15, 8, 17, 10, 15, 8, 17];
  const moves = points.map((point, i): OracleMove => ({ color: i % 2 === 0 ? 'X' : 'O', point }));
  const seen: Record<string, number> = {};
  for (const readings of [{}, { replacing: 'free' }])
    checkGame(start, 7, moves, { longest: 4, readings, suicide: false }, seen);
  expect(seen).toMatchObject({ new: expect.any(Number), instead: expect.any(Number), free: 1 });
});
