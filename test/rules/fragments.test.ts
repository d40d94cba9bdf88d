/** What rules say of a part of a board: it is right of every board that the part could belong to, or says what it takes for granted. */

import { describe, expect, test } from 'vitest';
import { koPlay } from '../../src/cycles/index.ts';
import { Game } from '../../src/go/game.ts';
import { Geometry } from '../../src/go/geometry.ts';
import type { Assumption } from '../../src/go/play.ts';
import { Position } from '../../src/go/position.ts';
import { finish } from '../../src/go/task.ts';
import type { Color, Move, Point, Side } from '../../src/go/types.ts';
import { ruleOf } from '../../src/rules/index.ts';
import type { IngFacts } from '../../src/rules/ing/rule.ts';
import { type Judged, Referee } from '../../src/rules/referee.ts';
import { DEFAULT_OPTIONS, type RuleId, type RuleOptions } from '../../src/rules/rule.ts';
import { assumed } from '../../src/service/analysis/words.ts';
import { say } from '../../src/words/index.ts';
import { breathe } from '../oracle/breathe.ts';
import { generator } from '../oracle/generator.ts';
import { expectSeen, runs } from '../runs.ts';

function boardOf(rows: readonly string[], open: readonly Side[] = []): Position {
  return Position.of(Geometry.of({ columns: rows[0]!.length, rows: rows.length, open }), rows);
}

function judged(rule: RuleId, game: Game, options: Partial<RuleOptions> = {}): Judged[] {
  const referee = new Referee(ruleOf(rule)!, game, { ...DEFAULT_OPTIONS, ...options });
  return game.plies.map(({ number }) => referee.at(number));
}

/** `B c2 W pass`, and the same board with more around it. */
function gameOf(position: Position, moves: string): Game {
  const { geometry } = position;
  const named = new Map(Array.from({ length: geometry.area }, (_, p) => [geometry.name(p), p]));
  const list = [...moves.matchAll(/([BW]) (\w+)/g)].map(([, by, where]): Move => {
    const color = by === 'B' ? 1 : 2;
    return where === 'pass' ? { kind: 'pass', color } : { kind: 'play', color, point: named.get(where!)! };
  });
  return Game.of({ position, toPlay: 1 }, list);
}

describe('ko plays near an open side', () => {
  test('a region among no chains that are drawn may have others beyond', () => {
    const [play] = judged('spight', gameOf(boardOf(['..', '..'], ['right']), 'B b1'), { maxCycle: 8 });
    expect(play!.verdict.assumptions.map(({ kind }) => kind)).toEqual(['open']);
    const game = gameOf(boardOf(['..', '..'], ['right']), 'B b1');
    expect(say(assumed({ game }, play!.verdict)!)).toMatch(
      /^assumes a liberty for a chain at \w\d beyond the/,
    );
    const whole = judged('spight', gameOf(boardOf(['..OO', '..O.']), 'B b1'), { maxCycle: 8 });
    expect(whole[0]!.facts).toMatchObject({ koPlay: true });
  });

  test('a cluster at the open side may lend the plays between two plays of one player', () => {
    const [play] = judged('spight', gameOf(boardOf(['XXOO', '.OX.'], ['right']), 'B a1'), { maxCycle: 8 });
    expect(play!.facts).toMatchObject({ koPlay: false });
    expect(play!.verdict.assumptions.map(({ kind }) => kind)).toEqual(['open']);
    const whole = judged('spight', gameOf(boardOf(['XXOOXO', '.OX.X.']), 'B a1'), { maxCycle: 8 });
    expect(whole[0]!.facts).toMatchObject({ koPlay: true });
  });

  test('so may a cluster of which nothing is drawn', () => {
    const fragment = gameOf(boardOf(['..X', 'XXX', '.XX'], ['right']), 'W a3');
    const [play] = judged('ing', fragment, { maxCycle: 4 });
    expect(play!.facts).toMatchObject({ koPlay: false });
    expect(play!.verdict.assumptions).toEqual([{ kind: 'open', chain: 2 }]);
    expect(assumed({ game: fragment }, play!.verdict)).not.toBe('');
    // Each loses two stones by suicide, by turns.
    const whole = judged('ing', gameOf(boardOf(['..XO..', 'XXXOOO', '.XXOO.']), 'W a3'), { maxCycle: 4 });
    expect(whole[0]!.facts).toMatchObject({ koPlay: true });
  });

  test('under a single ? there is no room for one', () => {
    const hidden = (row: string) => {
      const [play] = judged('ing', gameOf(boardOf(['..XX', 'XXXX', row]), 'W a3'), { maxCycle: 4 });
      return play!.verdict.assumptions;
    };
    expect(hidden('.XX?')).toEqual([]);
    expect(hidden('.X??')).toHaveLength(1);
  });

  test('a play that cannot be taken back at all takes nothing for granted', () => {
    const rows = ['.XX.', 'XXXO', '.XXO'];
    const [play] = judged('spight', gameOf(boardOf(rows, ['right']), 'B a1'));
    expect(play!.facts).toMatchObject({ koPlay: false });
    expect(play!.verdict.assumptions).toEqual([]);
  });
});

describe('what was taken for granted of an earlier move', () => {
  const rows = ['.OXX.', 'OX.XO', '.OXX.'];
  const moves = 'W c2 B e1 W a1 B b2 W c2';

  for (const rule of ['spight', 'ing'] as const) {
    test(`${rule}: a stone is not hot if the threat was no ko play`, () => {
      const said = judged(rule, gameOf(boardOf(rows, ['right']), moves)).map(({ verdict }) => verdict);
      // The threat is none as far as the diagram shows; so it lets the stone be taken back.
      expect(said[1]!.assumptions).not.toEqual([]);
      expect(said[3]!.verdict).toBe('allowed');
      expect(said[3]!.assumptions).toEqual(expect.arrayContaining([...said[1]!.assumptions]));
      // This stone was played just now: nothing beyond the diagram bears on it.
      expect(said[4]).toMatchObject({ verdict: 'forbidden', assumptions: [] });
      const whole = judged(rule, gameOf(boardOf(rows), 'W c2 B pass W a1 B b2')).map(
        ({ verdict }) => verdict,
      );
      expect(whole[3]).toMatchObject({ verdict: 'allowed', assumptions: [] });
    });
  }
});

test('coupling: a stone that is no ko stone only as far as the diagram shows says so', () => {
  const fragment = gameOf(boardOf(['XX.', 'XOO', 'O..'], ['right', 'top']), 'B c1 W pass B b1');
  expect(judged('coupling', fragment, { maxCycle: 6 })[2]!.verdict).toMatchObject({
    verdict: 'allowed',
    assumptions: [{ kind: 'open' }],
  });
  const whole = gameOf(boardOf(['XOXOO', 'XX.OO', 'XOO.O', 'O..OX']), 'B c1 W pass B b1');
  expect(judged('coupling', whole, { maxCycle: 6 })[2]!.verdict.code).toBe('coupling.prohibition');
});

test('coupling: chains that go on beyond the diagram may couple two kos', () => {
  const rows = ['OOO.OOO', 'OXOXO.O', 'X.XXXOX', 'XXXXXXX', 'X.XX.XX'];
  // White takes both kos, without a play elsewhere in between.
  const moves = 'W b3 B f4 W pass B pass W f3';
  const fragment = judged('coupling', gameOf(boardOf(rows, ['top']), moves));
  // Whoever plays for the first time cannot have done so before.
  expect(fragment[0]!.verdict).toMatchObject({ verdict: 'allowed', assumptions: [] });
  expect(fragment[4]!.verdict).toMatchObject({ verdict: 'allowed', assumptions: [{ kind: 'open' }] });
  const codes = (...above: string[]) =>
    judged('coupling', gameOf(boardOf([...above, ...rows]), moves)).map(({ verdict }) => verdict.code);
  expect(codes('.OO.OOO', 'OOOOOOO').at(-1)).toBe('coupling.prohibition');
  expect(codes('.OOXOO.', 'OOOXOOO').at(-1)).toBeNull();
});

test('coupling: a ko stone may be part of more kos than the diagram shows', () => {
  const said = (row: string) =>
    judged('coupling', gameOf(boardOf([row]), 'W pass B a1 W c1 B b1'))[3]!.verdict;
  expect(said('.X.X..?')).toMatchObject({ verdict: 'allowed', assumptions: [{ kind: 'unknown' }] });
  expect(said('.X.X...').code).toBe('coupling.prohibition');
  expect(said('.X.X..X').code).toBeNull();
});

test('coupling: what was taken for granted of a move holds on for the plays after it', () => {
  const rows = ['XOX.X', 'OOXOO', 'X..XO', 'OXOXO'];
  const moves = 'B b2 B c2 W b4 B pass W b3';
  const said = judged('coupling', gameOf(boardOf(rows, ['right']), moves), { maxCycle: 7 });
  const granted = said[0]!.verdict.assumptions;
  expect(granted).toHaveLength(1);
  for (const n of [2, 3, 5]) expect(said[n - 1]!.verdict.assumptions).toEqual(granted);
  // A pass leans on nothing, and a tenuki ends it.
  expect(said[3]!.verdict.assumptions).toEqual([]);
});

describe('what a play takes', () => {
  const granted = (rows: readonly string[], open: readonly Side[], moves: string) =>
    judged('basic', gameOf(boardOf(rows, open), moves)).at(-1)!.verdict;

  test('a play is suicide only if the chain around it has a liberty that is not drawn', () => {
    expect(granted(['OOO', 'O.O', 'OOO'], ['left'], 'B b2')).toMatchObject({
      code: 'play.suicide',
      assumptions: [{ kind: 'open', chain: 1 }],
    });
    expect(granted(['OO.', 'O.O', 'OOO'], ['left'], 'B b2')).toMatchObject({
      code: 'play.suicide',
      assumptions: [],
    });
  });

  test('a chain may be joined to the neighborhood of a play by stones that are not drawn', () => {
    // The two `?` next to a1 may be white, and b2 their last liberty.
    expect(granted(['XX.', '?.X', 'O?X'], [], 'B b2').assumptions).toEqual([{ kind: 'unknown', chain: 6 }]);
    expect(granted(['XX.', '?.X', 'O?X'], [], 'B c3').assumptions).toEqual([]);
    expect(granted(['O.X', 'XXX', '..X'], ['left'], 'B a1').assumptions).toEqual([]);
    expect(granted(['OXX', 'XX.', '..X'], ['left'], 'B a1').assumptions).toEqual([
      { kind: 'open', chain: 0 },
    ]);
  });
});

/** A board, a part of it, and a game on that part; all moves do the same on both. `apart`: those that do not. */
function randomPart(random: () => number, suicide: boolean) {
  const below = (n: number) => Math.floor(random() * n);
  const [columns, rows] = [3 + below(4), 2 + below(4)];
  const crowd = 0.6 + random() * 0.35;
  const board = Array.from({ length: rows }, () =>
    Array.from({ length: columns }, () => (random() < crowd ? 'XO'[below(2)] : '.')).join(''),
  );
  const cut = random() < 0.7;
  const width = cut && columns > 2 ? columns - 1 - below(columns > 3 ? 2 : 1) : columns;
  const height = cut && random() < 0.3 ? rows - 1 : rows;
  const open: Side[] = [
    ...(width < columns ? (['right'] as const) : []),
    ...(height < rows ? (['top'] as const) : []),
  ];
  const part = board
    .slice(rows - height)
    .map((row) => [...row.slice(0, width)].map((c) => (!cut && random() < 0.15 ? '?' : c)).join(''));
  const whole = (p: Point) => (Math.floor(p / width) + rows - height) * columns + (p % width);
  let games = [boardOf(board), boardOf(part, open)].map((position) => Game.of({ position, toPlay: 1 }, []));
  let color: Color = 1;
  const apart: Game[] = [];
  for (let tries = 0; tries < 14; tries++) {
    const empty = [...games[1]!.after(games[1]!.length).cells].flatMap((c, p) => (c === 0 ? [p] : []));
    const point = random() < 0.07 ? undefined : empty[below(empty.length)];
    const next = games.map((game, k) =>
      game.with(
        point === undefined
          ? { kind: 'pass', color }
          : { kind: 'play', color, point: k ? point : whole(point) },
      ),
    );
    const [a, b] = next.map((game) => game.plies.at(-1)!);
    const taken = new Set(b!.captured.map(whole));
    const drawn = new Set(Array.from(part.join(''), (c, p) => (c === '?' ? -1 : whole(p))));
    if (a!.suicide !== b!.suicide || a!.captured.some((p) => drawn.has(p) && !taken.has(p)))
      apart.push(next[1]!);
    if (a!.suicide !== b!.suicide || (a!.suicide && !suicide)) continue;
    if (a!.captured.length !== b!.captured.length) continue;
    if (b!.captured.some((p) => !a!.captured.includes(whole(p)))) continue;
    games = next;
    if (random() < 0.95) color = (3 - color) as Color;
  }
  return { whole: games[0]!, part: games[1]!, apart };
}

const SEED = 8;
const PARTS = runs(160);

test('no verdict on a part of a board leans silently on what is not drawn', {
  timeout: 600_000 + 100 * PARTS,
}, async () => {
  const random = generator(SEED);
  const seen = { silent: 0, granted: 0, apart: 0 };
  for (let g = 0; g < PARTS; g++) {
    if (g % 50 === 0) await breathe();
    const suicide = g % 2 === 1;
    const { whole, part, apart } = randomPart(random, suicide);
    for (const game of apart) {
      seen.apart++;
      const about = `${game.start.position.rows().join('/')} in ${whole.start.position.rows().join('/')}`;
      expect(judged('basic', game).at(-1)!.verdict.assumptions, about).not.toEqual([]);
    }
    const options = {
      maxCycle: [4, 6, 7, 8][Math.floor(random() * 4)]!,
      budget: 60_000,
      suicide: suicide ? 'allowed' : 'rule',
    } as const;
    for (const rule of g % 3 === 0 ? (['spight', 'coupling'] as const) : (['spight'] as const)) {
      const of = judged(rule, whole, options);
      for (const [k, { verdict, facts }] of judged(rule, part, options).entries()) {
        const right = of[k]!;
        if (verdict.verdict === 'undecided' || right.verdict.verdict === 'undecided') break;
        if (verdict.assumptions.length > 0) {
          seen.granted++;
          continue;
        }
        seen.silent++;
        const about = `${rule}, move ${k + 1} of ${part.start.position.rows().join('/')} in ${whole.start.position.rows().join('/')}`;
        expect([verdict.verdict, verdict.code], about).toEqual([right.verdict.verdict, right.verdict.code]);
        if (rule !== 'spight') continue;
        expect(facts, about).toMatchObject({ koPlay: (right.facts as { koPlay: boolean }).koPlay });
      }
    }
  }
  expectSeen(seen.silent, 3 * PARTS);
  expectSeen(seen.granted, PARTS / 16);
  expectSeen(seen.apart, PARTS / 2);
});

test('a capture that is no ko play takes nothing for granted of the plays before it', () => {
  const random = generator(SEED);
  // Ing's rule counts plain kos only.
  const limits = { maxCycle: 6, budget: 60_000, plain: true, suicide: true };
  let captures = 0;
  let earlier = 0;
  for (let g = 0; g < runs(40); g++) {
    const { part } = randomPart(random, false);
    const before: Assumption[] = [];
    for (const [k, { verdict, facts }] of judged('ing', part, {
      maxCycle: limits.maxCycle,
      budget: limits.budget,
    }).entries()) {
      const ply = part.plies[k]!;
      const ko = ply.kind === 'play' ? finish(koPlay(ply, limits)) : null;
      const own = ko === null || ko.is === 'undecided' ? [] : ko.assumptions;
      if ((facts as IngFacts).koPlay === false && ply.captured.length > 0) {
        captures++;
        if (before.length > 0) earlier++;
        for (const one of verdict.assumptions)
          expect([...own, ...ply.assumptions], part.start.position.rows().join('/')).toContainEqual(one);
      }
      before.push(...own);
    }
  }
  expectSeen(captures, 8);
  expectSeen(earlier, 4);
});
