/**
 * What judging whole games costs under each rule and under all at once, beside positional superko as it is written in a few lines over
 * `@sabaki/go-board`; and how long searches go on between two rests on positions that are meant to be hard.
 *
 *     node bench/rules.bench.mjs
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { byTurns, core, median, root, table } from './core.mjs';

const { DEFAULT_OPTIONS, forgetPlainCycles, Game, Geometry, Position, RULES, Referee, Scratch } = await core({
  'go/game.ts': ['Game'],
  'go/geometry.ts': ['Geometry'],
  'go/position.ts': ['Position'],
  'go/scratch.ts': ['Scratch'],
  'rules/coupling/shared.ts': ['forgetPlainCycles'],
  'rules/index.ts': ['RULES'],
  'rules/referee.ts': ['Referee'],
  'rules/rule.ts': ['DEFAULT_OPTIONS'],
});
const GoBoard = createRequire(import.meta.url)('@sabaki/go-board');
const fixture = JSON.parse(readFileSync(join(root, 'bench/fixtures/games.json'), 'utf8'));

function generator(seed) {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return Math.floor((((t ^ (t >>> 14)) >>> 0) * below) / 2 ** 32);
  };
}

function gameOf(geometry, list) {
  return () => Game.of({ position: Position.empty(geometry), toPlay: 1 }, list);
}

function played(text) {
  const geometry = Geometry.square(19);
  const list = text.split(' ').map((name, i) => {
    const color = 1 + (i % 2);
    return name === 'pass' ? { kind: 'pass', color } : { kind: 'play', color, point: geometry.point(name) };
  });
  return gameOf(geometry, list);
}

/** Random moves that fill no eye of one point, as many as there are up to a number. */
function random(size, moves, seed) {
  const below = generator(seed);
  const geometry = Geometry.square(size);
  const scratch = Scratch.from(Position.empty(geometry));
  const list = [];
  for (let tries = 0; list.length < moves && tries < 20000; tries++) {
    const color = 1 + (list.length % 2);
    const point = below(geometry.area);
    const eye = [0, 1, 2, 3].every((k) => {
      const n = geometry.neighbors[4 * point + k];
      return n < 0 || scratch.cells[n] === color;
    });
    if (scratch.cells[point] !== 0 || eye) continue;
    scratch.play(color, point);
    if (scratch.suicide) scratch.undo();
    else list.push({ kind: 'play', color, point });
  }
  return gameOf(geometry, list);
}

/** Every move of a game that nobody has looked at yet, with nothing known from other games; milliseconds. */
function judge(make, rules) {
  const game = make();
  forgetPlainCycles();
  const begun = performance.now();
  for (const rule of rules) {
    const referee = new Referee(rule, game, DEFAULT_OPTIONS);
    for (let n = 1; n <= game.length; n++) referee.at(n);
  }
  return performance.now() - begun;
}

/** Positional superko over boards of `@sabaki/go-board`: every position under its signs in a set. */
function sabaki(make) {
  const { plies, start } = make();
  const { geometry } = start.position;
  const vertices = plies.map(({ point }) => [geometry.x(point), geometry.rows - 1 - geometry.y(point)]);
  const begun = performance.now();
  let board = GoBoard.fromDimensions(geometry.columns, geometry.rows);
  const seen = new Set([board.signMap.join()]);
  let repeated = 0;
  plies.forEach(({ kind, color }, i) => {
    if (kind !== 'play') return;
    board = board.makeMove(color === 1 ? 1 : -1, vertices[i]);
    const key = board.signMap.join();
    if (seen.has(key)) repeated++;
    seen.add(key);
  });
  return [performance.now() - begun, repeated];
}

const games = [
  ...fixture.games.map((text, i) => [`GNU Go ${i + 1}`, played(text)]),
  ...[1, 2, 3, 4, 5, 6].map((seed) => [`random ${seed}`, random(19, 250, seed)]),
];
const rule = (id) => RULES.find((one) => one.id === id);
const searching = RULES.filter((one) => one.searches);

console.log('\nAll verdicts of whole games on 19x19, in ms');
const rows = games.map(([name, make]) => {
  const columns = byTurns(
    [
      () => judge(make, [rule('psk')]),
      () => sabaki(make)[0],
      ...searching.map((one) => () => judge(make, [one])),
      () => judge(make, RULES),
    ],
    7,
    4,
  );
  return [name, make().length, ...columns];
});
const show = (row) =>
  row.map((cell) => (typeof cell === 'number' && !Number.isInteger(cell) ? cell.toFixed(1) : cell));
table([
  [
    '',
    'moves',
    'psk (game made before)',
    'psk, @sabaki/go-board',
    ...searching.map(({ id }) => id),
    'all rules',
  ],
  ...rows.map(show),
  ['median', '', ...rows[0].slice(2).map((_, i) => median(rows.map((row) => row[i + 2])).toFixed(1))],
  ['to hold', '', 1, '', ...searching.map(({ id }) => (id === 'spight' ? 20 : '')), 100],
]);

/** Runs a task to its end, or for so long; how long it went on without a rest, and all in all. */
function rests(task, most) {
  const begun = performance.now();
  let last = begun;
  let longest = 0;
  for (;;) {
    const step = task.next();
    const now = performance.now();
    longest = Math.max(longest, now - last);
    if (step.done || now - begun > most) return { longest, total: now - begun, result: step.value };
    last = performance.now();
  }
}

function hard(name, make, rules, options, most) {
  const game = make();
  const row = { name, longest: 0, slowest: 0, undecided: 0, total: 0 };
  for (const one of rules) {
    const referee = new Referee(one, game, { ...DEFAULT_OPTIONS, ...options });
    for (let n = 1; n <= game.length && row.total < most; n++) {
      const { longest, total, result } = rests(referee.task(n), most);
      row.longest = Math.max(row.longest, longest);
      row.slowest = Math.max(row.slowest, total);
      row.total += total;
      if (result?.verdict.verdict === 'undecided') row.undecided++;
      if (!result) break;
    }
  }
  return [name, row.longest.toFixed(1), row.slowest.toFixed(0), row.total.toFixed(0), row.undecided];
}

/** A board of small cells: rows that repeat a pattern, and moves on all its empty points, by turns. */
function filled(size, pattern) {
  const geometry = Geometry.square(size);
  const cells = Array.from({ length: size }, (_, y) =>
    Array.from({ length: size }, (_, x) => pattern[y % pattern.length][x % pattern[0].length]).join(''),
  );
  const position = Position.of(geometry, cells);
  const empty = [...position.cells.keys()].filter((p) => position.cells[p] === 0);
  const list = empty.slice(0, 24).map((point, i) => ({ kind: 'play', color: 1 + (i % 2), point }));
  return () => Game.of({ position, toPlay: 1 }, list);
}

console.log('\nSearches that are meant to be hard, each stopped after a while: ms');
const literal = { hiddenKos: 'count' };
const far = { maxCycle: 20 };
const kos = filled(19, ['.XO.', 'X.XO', '.XO.', 'XO.O']);
table([
  ['', 'longest without a rest', 'slowest move', 'together', 'undecided'],
  hard('600 random moves on 19x19', random(19, 600, 1), searching, {}, 20000),
  hard('the same, max-cycle 20', random(19, 600, 1), searching, far, 5000),
  hard('the same, hidden-kos: count', random(19, 600, 1), searching, literal, 5000),
  hard('900 random moves on 25x25', random(25, 900, 2), searching, {}, 5000),
  hard('19x19 full of kos', kos, searching, {}, 5000),
  hard('19x19 full of kos, max-cycle 20', kos, searching, far, 5000),
  hard('19x19 full of kos, hidden-kos: count', kos, searching, literal, 5000),
  hard('a checkerboard on 25x25', filled(25, ['X.', '.O']), searching, {}, 5000),
  hard('stripes with holes on 25x25', filled(25, ['XXX.', 'OOO.', '.XX.']), searching, far, 5000),
  ['to hold', 10, '', '', ''],
]);
