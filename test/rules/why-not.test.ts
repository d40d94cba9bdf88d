/** Each reason why a rule has nothing against a play is checked by a small program that shares no code with the search. */
import { expect, test } from 'vitest';
import { Game } from '../../src/go/game.ts';
import { Geometry } from '../../src/go/geometry.ts';
import { Position } from '../../src/go/position.ts';
import { finish } from '../../src/go/task.ts';
import { BLACK, type Color, type Move, opponent, WHITE } from '../../src/go/types.ts';
import { ruleOf } from '../../src/rules/index.ts';
import { DEFAULT_OPTIONS, type RuleId, type RuleOptions } from '../../src/rules/rule.ts';
import { breathe } from '../oracle/breathe.ts';
import {
  containsOddCycle,
  everyCycle,
  type OracleBoard,
  type OraclePlay,
  oracleBoard,
  oraclePlay,
  sameBoard,
} from '../oracle/cycles.ts';
import { eventfulBoard } from '../oracle/eventful.ts';
import { generator } from '../oracle/generator.ts';
import { runs } from '../runs.ts';

const MOST = 6;

type Args = Record<string, never> & {
  points: string[];
  plays: string[];
  of: { move: number };
  most: number;
  by: string;
};

function whyNot(id: RuleId, game: Game, n: number, options: RuleOptions) {
  const task = ruleOf(id)?.whyNot?.(game, n, options);
  const why = task && finish(task);
  return why ? { code: why.code as string, args: why.args as unknown as Args } : null;
}

/** The plays `B a1` made from a board, `null` when one of them cannot be made or colors do not alternate. */
function made(start: OracleBoard, geometry: Geometry, plays: readonly string[], suicide: boolean) {
  const list: OraclePlay[] = [];
  let now = start;
  for (const play of plays) {
    const color = play.startsWith('B') ? BLACK : WHITE;
    const outcome = oraclePlay(now, color, geometry.point(play.slice(2)), suicide);
    if (!outcome || list.at(-1)?.color === color) return null;
    list.push(outcome.play);
    now = outcome.after;
  }
  return { list, after: now };
}

/** The empty points that are connected with a point. */
function region(board: OracleBoard, first: number): number[] {
  const rows = board.stones.length / board.columns;
  const found = [first];
  for (const p of found) {
    const [x, y] = [p % board.columns, Math.floor(p / board.columns)];
    for (const [dx, dy] of [
      [0, 1],
      [1, 0],
      [0, -1],
      [-1, 0],
    ] as const) {
      const q = p + dx + dy * board.columns;
      const isInside = x + dx >= 0 && x + dx < board.columns && y + dy >= 0 && y + dy < rows;
      if (isInside && board.stones[q] === 0 && !found.includes(q)) found.push(q);
    }
  }
  return found;
}

const BOARDS = runs(60);

test(`a small checker verifies why plays are no ko plays, on ${BOARDS} boards`, async () => {
  const random = generator(77);
  const seen: Record<string, number> = {};
  for (let round = 0; round < BOARDS; round++) {
    if (round % 5 === 0) await breathe();
    const rows =
      round % 4 === 0
        ? Array.from({ length: 4 }, () =>
            Array.from({ length: 4 }, () => (random() < 0.5 ? '.' : random() < 0.5 ? 'X' : 'O')).join(''),
          )
        : eventfulBoard(random);
    const geometry = Geometry.of({ columns: rows[0]?.length ?? 0, rows: rows.length });
    const start = oracleBoard(rows);
    const suicide = random() < 0.3;
    const options: RuleOptions = {
      ...DEFAULT_OPTIONS,
      maxCycle: MOST,
      suicide: suicide ? 'allowed' : 'forbidden',
      hiddenKos: random() < 0.2 ? 'count' : 'ignore',
    };
    const plain = options.hiddenKos === 'ignore';
    for (const [point, stone] of start.stones.entries()) {
      const color: Color = random() < 0.5 ? BLACK : WHITE;
      if (stone !== 0 || !oraclePlay(start, color, point, suicide)) continue;
      const game = Game.of({ position: Position.of(geometry, rows), toPlay: color }, [
        { kind: 'play', color, point },
      ]);
      const why = whyNot('spight', game, 1, options);
      if (!why) continue;
      const what = `${rows.join('/')} ${color} at ${geometry.name(point)} ${JSON.stringify({ why, options })}`;
      const { code, args } = why;
      seen[code] = (seen[code] ?? 0) + 1;
      if (code === 'why.region') {
        const points = region(start, point).map((p) => geometry.name(p));
        expect([...args.points].sort(), what).toEqual(points.sort());
        expect(args.most, what).toBe(args.by === 'both' ? MOST : MOST / 2);
        expect(points.length, what).toBeGreaterThan(args.most);
        if (args.by === 'player') expect(plain, what).toBe(true);
      }
      if (args.plays) {
        const cycle = made(start, geometry, args.plays, suicide);
        expect(cycle && sameBoard(cycle.after, start), what).toBe(true);
        expect(cycle?.list[0], what).toMatchObject({ color, point });
        const { length } = args.plays;
        const isPlain = new Set(args.plays.map((play) => play.slice(2))).size === length;
        expect(isPlain, what).toBe(code === 'why.hidden' ? false : plain || isPlain);
        expect(length % 2, what).toBe(code === 'why.odd' ? 1 : 0);
        if (length % 2 === 0) expect(containsOddCycle(start, cycle?.list ?? [], suicide), what).toBe(false);
        expect(length > MOST, what).toBe(code === 'why.long');
        if (code === 'why.hidden')
          for (const name of args.points)
            expect(args.plays.filter((play) => play.slice(2) === name).length, what).toBeGreaterThan(1);
      }
      // Whatever the reason: no ko begins with the play, and no cycle where that is said.
      everyCycle({ board: start, color, first: point, most: plain ? MOST : 4, suicide, plain }, (cycle) => {
        expect(code, what).not.toBe('why.no-cycle');
        expect(code, what).not.toBe('why.region');
        const isKo = cycle.length % 2 === 0 && !containsOddCycle(start, cycle, suicide);
        expect(isKo, what).toBe(false);
        return false;
      });
    }
  }
  if (process.env.SEEN) console.log(seen);
  for (const code of ['why.region', 'why.odd', 'why.long', 'why.hidden', 'why.no-cycle'])
    expect(seen[code], code).toBeGreaterThan(0);
});

test('superko names the nearest earlier position that counts, and the points that differ', () => {
  const random = generator(5);
  const seen: Record<string, number> = {};
  for (let round = 0; round < runs(60); round++) {
    const geometry = Geometry.of({ columns: 2 + (round % 2), rows: 1 + Math.floor(random() * 2) });
    const empty = Array.from({ length: geometry.rows }, () => '.'.repeat(geometry.columns));
    const moves: Move[] = [];
    const boards: OracleBoard[] = [oracleBoard(empty)];
    let color: Color = BLACK;
    let from = 0;
    for (let tries = 0; tries < 24; tries++) {
      const now = boards[boards.length - 1] as OracleBoard;
      if (random() < 0.1) {
        const kind = random() < 0.5 ? 'pass' : 'tenuki';
        moves.push({ kind, color });
        boards.push(now);
      } else {
        const point = Math.floor(random() * geometry.area);
        const outcome = oraclePlay(now, color, point, false);
        if (!outcome) continue;
        moves.push({ kind: 'play', color, point });
        boards.push(outcome.after);
      }
      color = opponent(color);
    }
    const position = Position.of(geometry, empty);
    const game = Game.of({ position, toPlay: BLACK }, moves);
    for (const [i, move] of moves.entries()) {
      const n = i + 1;
      if (move.kind === 'tenuki') from = n;
      for (const id of ['psk', 'ssk', 'nssk'] as const) {
        const why = whyNot(id, game, n, DEFAULT_OPTIONS);
        if (move.kind !== 'play') {
          expect(why).toBeNull();
          continue;
        }
        const after = boards[n] as OracleBoard;
        // Whose turn it is after move k: Black's after every even number of moves.
        const counts = (k: number) =>
          id === 'psk' ||
          (id === 'ssk' ? k % 2 === n % 2 : k > 0 && moves[k - 1]?.kind === 'play' && k % 2 === n % 2);
        const earlier = [...boards.keys()].slice(from, n);
        const same = earlier.filter((k) => sameBoard(boards[k] as OracleBoard, after));
        const what = `${id} move ${n} of ${JSON.stringify(moves)}`;
        if (same.some(counts)) expect(why, what).toBeNull();
        else if (same.length > 0) {
          expect(why?.code, what).toBe(`why.${id}`);
          expect(why?.args.of.move, what).toBe(same.at(-1));
        } else {
          const distance = (k: number) =>
            after.stones.filter((stone, p) => stone !== boards[k]?.stones[p]).length;
          const others = earlier.filter((k) => k < n - 1 && counts(k));
          if (others.length === 0) expect(why, what).toBeNull();
          else {
            const least = Math.min(...others.map(distance));
            expect(why?.args.of.move, what).toBe(others.filter((k) => distance(k) === least).at(-1));
            const { move: k } = why?.args.of ?? { move: -1 };
            const differing = after.stones.flatMap((stone, p) => (stone === boards[k]?.stones[p] ? [] : [p]));
            expect(why?.args.points, what).toEqual(geometry.names(differing));
          }
        }
        seen[why?.code ?? 'none'] = (seen[why?.code ?? 'none'] ?? 0) + 1;
      }
    }
  }
  for (const code of ['why.nearest', 'why.ssk', 'why.nssk', 'none'])
    expect(seen[code], code).toBeGreaterThan(0);
});
