/** Each reason why a rule has nothing against a play is checked by a small program that shares no code with the search. */
import { expect, test } from 'vitest';
import { Game } from '../../src/go/game.ts';
import { Geometry } from '../../src/go/geometry.ts';
import { Position } from '../../src/go/position.ts';
import { finish } from '../../src/go/task.ts';
import { BLACK, type Color, type Move, opponent, WHITE } from '../../src/go/types.ts';
import { ruleOf } from '../../src/rules/index.ts';
import { Referee } from '../../src/rules/referee.ts';
import { DEFAULT_OPTIONS, type RuleId, type RuleOptions } from '../../src/rules/rule.ts';
import { say } from '../../src/words/index.ts';
import { breathe } from '../oracle/breathe.ts';
import { CouplingOracle } from '../oracle/coupling.ts';
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
import { expectSeen, runs } from '../runs.ts';

const MOST = 6;

type Args = Record<string, never> & {
  points: string[];
  plays: string[];
  of: { move: number };
  most: number;
  by: string;
  maxCycle: number | 'any';
  states: number | null;
  stones: string[];
};

function whyNot(id: RuleId, game: Game, n: number, options: RuleOptions) {
  const rule = ruleOf(id);
  const task = rule?.whyNot?.(game, n, options, new Referee(rule, game, options).at(n));
  const why = task && finish(task);
  if (!why) return null;
  const { code, args } = why.reason;
  return { code: code as string, args: args as unknown as Args, said: say(why.reason) };
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

/** The points next to a point. */
function beside(board: OracleBoard, p: number): number[] {
  const rows = board.stones.length / board.columns;
  const [x, y] = [p % board.columns, Math.floor(p / board.columns)];
  const around = [
    [0, 1],
    [1, 0],
    [0, -1],
    [-1, 0],
  ] as const;
  return around.flatMap(([dx, dy]) => {
    const isInside = x + dx >= 0 && x + dx < board.columns && y + dy >= 0 && y + dy < rows;
    return isInside ? [p + dx + dy * board.columns] : [];
  });
}

/** The points that are connected with a point and hold the same. */
function region(board: OracleBoard, first: number): number[] {
  const found = [first];
  for (const p of found)
    for (const q of beside(board, p))
      if (board.stones[q] === board.stones[first] && !found.includes(q)) found.push(q);
  return found;
}

/** How long the cycles are that can all be tried: of any length on the smallest boards. */
const anyLength = ({ stones }: OracleBoard) => (stones.length <= 9 ? stones.length : 7);

/**
 * All that can be come by in at most `most` plays: the stones, and where each point counts once the
 * points played on.
 */
function configurations(start: OracleBoard, color: Color, first: number, most: number, options: Literal) {
  const found = new Set<string>();
  const go = (board: OracleBoard, by: Color, played: readonly number[], left: number) => {
    found.add(`${board.stones.join('')}${options.plain ? [...played].sort() : ''}`);
    if (left === 0) return;
    for (const p of played.length === 0 ? [first] : board.stones.keys()) {
      if (options.plain && played.includes(p)) continue;
      const outcome = oraclePlay(board, by, p, options.suicide);
      if (outcome) go(outcome.after, opponent(by), [...played, p], left - 1);
    }
  };
  go(start, color, [], most);
  return found.size;
}

interface Literal {
  readonly suicide: boolean;
  readonly plain: boolean;
}

const BOARDS = runs(30);

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
      // A plain cycle has no more plays than there are points.
      const longest = args.maxCycle === 'any' ? start.stones.length : MOST;
      const mostOf = ({ by }: Args) => (by === 'both' ? longest : Math.ceil(longest / 2));
      if (args.maxCycle === 'any') {
        seen.any = (seen.any ?? 0) + 1;
        expect(plain, what).toBe(true);
      }
      seen[code] = (seen[code] ?? 0) + 1;
      if (code === 'why.region') {
        const points = region(start, point).map((p) => geometry.name(p));
        expect([...args.points].sort(), what).toEqual(points.sort());
        expect(args.most, what).toBe(mostOf(args));
        expect(points.length, what).toBeGreaterThan(args.most);
        if (args.by === 'player') expect(plain, what).toBe(true);
      }
      if (code === 'why.chains') {
        const own = new Set(
          (plain ? region(start, point) : [point]).flatMap((p) =>
            beside(start, p).flatMap((q) => (start.stones[q] === color ? region(start, q) : [])),
          ),
        );
        expect([...args.stones].sort(), what).toEqual([...own].map((p) => geometry.name(p)).sort());
        const taken = oraclePlay(start, color, point, suicide)?.play.captured ?? [];
        const freed = [...own].flatMap((p) => beside(start, p).filter((q) => start.stones[q] === 0));
        const filled = [point, ...freed].flatMap((p) => region(start, p));
        const all = args.by === 'both' ? [...own, ...filled, ...taken] : [...own];
        const alone = args.by === 'both' ? [] : plain ? region(start, point) : [point];
        const points = [...new Set([...all, ...alone])].map((p) => geometry.name(p));
        expect([...args.points].sort(), what).toEqual(points.sort());
        expect(args.most, what).toBe(mostOf(args));
        expect(points.length, what).toBeGreaterThan(args.most);
      }
      if (args.states) {
        seen.states = (seen.states ?? 0) + 1;
        const all = configurations(start, color, point, Math.min(longest, MOST), { suicide, plain });
        expect(args.states, what).toBeLessThanOrEqual(all);
        // That before the play is one of them.
        expect(args.states, what).toBeGreaterThan(0);
      }
      // Ko plays have their own test below.
      if (code === 'why.takes-nothing' || code === 'why.not-hot') continue;
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
      const most = args.maxCycle === 'any' ? anyLength(start) : plain ? MOST : 4;
      everyCycle({ board: start, color, first: point, most, suicide, plain }, (cycle) => {
        expect(code, what).not.toBe('why.no-cycle');
        expect(code, what).not.toBe('why.region');
        expect(code, what).not.toBe('why.chains');
        const isKo = cycle.length % 2 === 0 && !containsOddCycle(start, cycle, suicide);
        expect(isKo, what).toBe(false);
        return false;
      });
    }
  }
  if (process.env.SEEN) console.log(seen);
  for (const code of [
    'why.region',
    'why.chains',
    'why.odd',
    'why.long',
    'why.hidden',
    'why.no-cycle',
    'any',
    'states',
  ])
    expectSeen(seen[code], 0);
});

test('superko names the nearest earlier position that counts, and the points that differ', () => {
  const random = generator(5);
  const seen: Record<string, number> = {};
  for (let round = 0; round < runs(30); round++) {
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
          id === 'psk' || (k % 2 === n % 2 && (id === 'ssk' || (k > 0 && moves[k - 1]?.kind !== 'pass')));
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
            // The position just before the move counts, too, and is often nearer.
            if (counts(n - 1) && distance(n - 1) < least) {
              expect(why?.said, what).toMatch(/^apart from the position just before it, /);
              seen.nearer = (seen.nearer ?? 0) + 1;
            }
          }
        }
        seen[why?.code ?? 'none'] = (seen[why?.code ?? 'none'] ?? 0) + 1;
      }
    }
  }
  for (const code of ['why.nearest', 'why.ssk', 'why.nssk', 'none', 'nearer']) expectSeen(seen[code], 0);
});

test('a small checker verifies why captured stones are not hot', async () => {
  const random = generator(31);
  const seen: Record<string, number> = {};
  const most = 6;
  const options: RuleOptions = { ...DEFAULT_OPTIONS, maxCycle: most };
  for (let round = 0; round < runs(30); round++) {
    if (round % 5 === 0) await breathe();
    const rows = eventfulBoard(random);
    const geometry = Geometry.of({ columns: rows[0]?.length ?? 0, rows: rows.length });
    const moves: Move[] = [];
    const boards: OracleBoard[] = [oracleBoard(rows)];
    const captured: (readonly number[])[] = [];
    let color: Color = BLACK;
    for (let tries = 0; tries < 30 && moves.length < 9; tries++) {
      const now = boards.at(-1) as OracleBoard;
      if (random() < 0.07) {
        moves.push({ kind: random() < 0.5 ? 'pass' : 'tenuki', color });
        boards.push(now);
        captured.push([]);
      } else {
        const outcomes = [...now.stones.keys()].flatMap((point) => {
          const outcome = now.stones[point] === 0 ? oraclePlay(now, color, point, false) : null;
          return outcome ? [{ point, outcome }] : [];
        });
        const taking = outcomes.filter(({ outcome }) => outcome.play.captured.length > 0);
        const from = taking.length > 0 && random() < 0.8 ? taking : outcomes;
        const one = from[Math.floor(random() * from.length)];
        if (!one) break;
        moves.push({ kind: 'play', color, point: one.point });
        boards.push(one.outcome.after);
        captured.push(one.outcome.play.captured);
      }
      color = opponent(color);
    }
    const isKo = moves.map((move, i) => {
      if (move.kind !== 'play') return false;
      const board = boards[i] as OracleBoard;
      let found = false;
      const question = { board, color: move.color, first: move.point, most, suicide: false, plain: true };
      everyCycle(question, (cycle) => {
        found ||= cycle.length % 2 === 0 && !containsOddCycle(board, cycle, false);
        return found;
      });
      return found;
    });
    const game = Game.of({ position: Position.of(geometry, rows), toPlay: BLACK }, moves);
    for (const [i, move] of moves.entries()) {
      const why = whyNot('spight', game, i + 1, options);
      const what = `${rows.join('/')} move ${i + 1} of ${JSON.stringify({ moves, why })}`;
      if (!isKo[i]) {
        if (move.kind !== 'play') expect(why, what).toBeNull();
        else expect(['why.takes-nothing', 'why.not-hot'], what).not.toContain(why?.code);
        continue;
      }
      const taken = captured[i] ?? [];
      const played = (p: number) =>
        moves.map((m, k) => (k < i && m.kind === 'play' ? m.point : -1)).lastIndexOf(p);
      const isHot = (p: number) => played(p) >= 0 && isKo.slice(played(p), i).every((one) => one);
      if (taken.some(isHot)) expect(why, what).toBeNull();
      else if (taken.length === 0) expect(why?.code, what).toBe('why.takes-nothing');
      else {
        expect(why?.code, what).toBe('why.not-hot');
        const stones = why?.args.stones as unknown as ColdStones[];
        expect(stones.flatMap(({ points }) => points).sort(), what).toEqual(
          taken.map((p) => geometry.name(p)).sort(),
        );
        for (const { points, since, ended } of stones) {
          const k = since === null ? -1 : since.move - 1;
          for (const name of points) expect(played(geometry.point(name)), what).toBe(k);
          if (since === null) expect(ended, what).toBeNull();
          else if (ended === null) expect(isKo[k], what).toBe(false);
          else expect(isKo.indexOf(false, k), what).toBe(ended.move - 1);
          const key = since === null ? 'start' : ended === null ? 'no ko play' : 'ended';
          seen[key] = (seen[key] ?? 0) + 1;
        }
      }
      seen[why?.code ?? 'hot'] = (seen[why?.code ?? 'hot'] ?? 0) + 1;
    }
  }
  if (process.env.SEEN) console.log(seen);
  for (const key of ['start', 'no ko play', 'ended', 'why.not-hot', 'hot']) expectSeen(seen[key], 0);
});

test('a board that is set up ends the run of ko plays, and no move does', () => {
  const rows = ['.XO..', 'XO.O.', '.XO..', '.....', '.....'];
  const geometry = Geometry.of({ columns: 5, rows: 5 });
  const position = Position.of(geometry, rows);
  const [b4, c4] = [geometry.point('b4'), geometry.point('c4')];
  const play = (color: Color, point: number): Move => ({ kind: 'play', color, point });
  const elsewhere: Move[] = [play(WHITE, geometry.point('e1')), play(BLACK, geometry.point('e5'))];
  const setup: Move = { kind: 'setup', color: BLACK, position };
  const moves = [play(BLACK, c4), ...elsewhere, play(WHITE, b4), setup, play(BLACK, c4)];
  const why = whyNot('spight', Game.of({ position, toPlay: BLACK }, moves), 6, DEFAULT_OPTIONS);
  expect(why?.args.stones).toEqual([{ points: ['b4'], since: { move: 4 }, ended: { move: 5, setup: true } }]);
});

interface ColdStones {
  readonly points: string[];
  readonly since: { readonly move: number } | null;
  readonly ended: { readonly move: number } | null;
}

test('a small checker verifies why stones are in no ko position', async () => {
  const random = generator(12);
  const seen: Record<string, number> = {};
  const options: RuleOptions = { ...DEFAULT_OPTIONS, maxCycle: 4 };
  for (let round = 0; round < runs(24); round++) {
    if (round % 5 === 0) await breathe();
    const rows =
      round % 2 === 0
        ? Array.from({ length: 3 }, () =>
            Array.from({ length: 3 }, () => (random() < 0.6 ? '.' : random() < 0.5 ? 'X' : 'O')).join(''),
          )
        : eventfulBoard(random);
    const columns = rows[0]?.length ?? 0;
    const geometry = Geometry.of({ columns, rows: rows.length });
    const start = oracleBoard(rows);
    const oracle = new CouplingOracle(columns, 4, true);
    for (const point of start.stones.keys()) {
      const color: Color = random() < 0.5 ? BLACK : WHITE;
      const outcome = start.stones[point] === 0 ? oraclePlay(start, color, point, false) : null;
      if (!outcome) continue;
      const { after } = outcome;
      const move: Move = { kind: 'play', color, point };
      const game = Game.of({ position: Position.of(geometry, rows), toPlay: color }, [move]);
      const why = whyNot('coupling', game, 1, options);
      const what = `${rows.join('/')} ${color} at ${geometry.name(point)} ${JSON.stringify(why)}`;
      const cells = [...after.stones].map((stone) => '.XO'[stone]).join('');
      const isKoStone = oracle
        .analyse(cells)
        .strings.some((string) => string.split(' ').map(Number).includes(point));
      expect(why?.code === 'why.ko-stone', what).toBe(isKoStone);
      const code = why?.code ?? 'none';
      if (why?.args.by) seen[why.args.by] = (seen[why.args.by] ?? 0) + 1;
      seen[code] = (seen[code] ?? 0) + 1;
      // Ko stones have a test of their own: why-coupling.test.ts.
      if (!why || isKoStone) continue;
      const chain = region(after, point);
      const names = (points: readonly number[]) => [...new Set(points)].map((p) => geometry.name(p)).sort();
      expect([...why.args.stones].sort(), what).toEqual(names(chain));
      if (code !== 'why.string-large') continue;
      const empty = chain.flatMap((p) => beside(after, p).filter((q) => after.stones[q] === 0));
      const all = [...chain, ...empty.flatMap((p) => region(after, p))];
      const points = names(why.args.by === 'both' ? all : chain);
      expect([...why.args.points].sort(), what).toEqual(points);
      expect(why.args.most, what).toBe(why.args.by === 'both' ? 4 : 2);
      expect(points.length, what).toBeGreaterThan(why.args.most);
    }
  }
  if (process.env.SEEN) console.log(seen);
  for (const code of ['player', 'both', 'why.no-string', 'why.ko-stone']) expectSeen(seen[code], 0);
});
