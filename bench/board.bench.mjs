/**
 * The board: plays a second, with captures, on the same random 19x19 games as boards that others
 * use, and what judging a game of 250 moves under positional superko takes.
 *
 *     node bench/board.bench.mjs
 */
import { createRequire } from 'node:module';
import { wholeNumbers } from '../tools/random.mjs';
import { byTurns, core, median, table } from './core.mjs';

const { DEFAULT_OPTIONS, Game, Geometry, Path, Position, Referee, Scratch, superkoWith } = await core({
  'go/game.ts': ['Game'],
  'go/geometry.ts': ['Geometry'],
  '../test/go/path.ts': ['Path'],
  'go/position.ts': ['Position'],
  'go/scratch.ts': ['Scratch'],
  'rules/superko/rule.ts': ['superkoWith'],
  'rules/referee.ts': ['Referee'],
  'rules/rule.ts': ['DEFAULT_OPTIONS'],
});

const SIZE = 19;
const GAMES = 24;
const ROUNDS = 15;
const geometry = Geometry.square(SIZE);
const start = Position.empty(geometry);

/**
 * Points of a random game: each play is any that positional superko and the ban of suicide allow
 * and that does not fill an eye of one point, until there is none. No passes, so colors alternate;
 * every board here accepts every play.
 */
function randomGame(seed) {
  const random = wholeNumbers(seed);
  const path = new Path(start, 'forbidden');
  const points = [];
  let color = 1;
  for (;;) {
    const from = random(geometry.area);
    // Steps that visit every point: 361 = 19 x 19, so anything that 19 does not divide.
    const step = 1 + random(SIZE - 1) + SIZE * random(SIZE);
    let i = 0;
    for (; i < geometry.area; i++) {
      const p = (from + i * step) % geometry.area;
      if (!isEye(path.board, color, p) && path.play(color, p) >= 0) {
        points.push(p);
        break;
      }
    }
    if (i === geometry.area) return Int16Array.from(points);
    color = 3 - color;
  }
}

function isEye(board, color, p) {
  for (let k = 4 * p; k < 4 * p + 4; k++) {
    const n = geometry.neighbors[k];
    if (n >= 0 && board.cells[n] !== color) return false;
  }
  return true;
}

const games = Array.from({ length: GAMES }, (_, i) => randomGame(i + 1));
const vertices = games.map((points) => [...points].map((p) => [geometry.x(p), geometry.y(p)]));

/** Plays a second of `play`, which plays one game; as many games as need some `milliseconds`. */
function rate(play, milliseconds) {
  let plays = 0;
  let game = 0;
  const begun = performance.now();
  let now = begun;
  while (now - begun < milliseconds) {
    play(game % GAMES);
    plays += games[game % GAMES].length;
    game++;
    now = performance.now();
  }
  return (1000 * plays) / (now - begun);
}

const scratch = Scratch.from(start);
const path = new Path(start, 'forbidden');

function kobanPlays(game) {
  const points = games[game];
  scratch.set(start);
  for (let i = 0; i < points.length; i++) scratch.play(1 + (i & 1), points[i]);
}

function kobanSuperko(game) {
  const points = games[game];
  path.set(start);
  for (let i = 0; i < points.length; i++) {
    if (path.play(1 + (i & 1), points[i]) < 0) throw new Error('a play of the game was refused');
  }
}

/** @type {(name: string) => any} packages of this folder alone, which have no types */
const load = createRequire(import.meta.url);
const GoBoard = load('@sabaki/go-board');
const wgo = load('wgo');

function sabaki(game) {
  let board = GoBoard.fromDimensions(SIZE);
  const points = vertices[game];
  for (let i = 0; i < points.length; i++) board = board.makeMove(i & 1 ? -1 : 1, points[i]);
}

function wgoSuperko(game) {
  const board = new wgo.Game(SIZE, { repeating: 'ALL', allowRewrite: false, allowSuicide: false, komi: 0 });
  for (const [x, y] of vertices[game]) if (!board.play(x, y)) throw new Error('wgo refused a play');
}

const { GobanEngine } = loadGoban();
function gobanSuperko(game) {
  const board = new GobanEngine({ width: SIZE, height: SIZE, rules: 'nz', superko_algorithm: 'psk' });
  for (const [x, y] of vertices[game]) board.place(x, y, true, true);
}

/**
 * `goban` is made for browsers and touches the page when it is loaded, though its engine needs
 * none.
 */
function loadGoban() {
  const page = new Proxy(() => {}, {
    get: (_, key) => (key === Symbol.toPrimitive ? () => '' : page),
    apply: () => page,
    construct: () => page,
    set: () => true,
  });
  const names = ['document', 'CSSStyleSheet', 'customElements', 'localStorage'];
  const browser = { self: globalThis, window: globalThis, addEventListener() {}, HTMLElement: class {} };
  Object.assign(globalThis, browser, Object.fromEntries(names.map((name) => [name, page])));
  return load('goban');
}

const boards = [
  ['koban, positional superko', () => rate(kobanSuperko, 60)],
  ['koban, captures only', () => rate(kobanPlays, 60)],
  ['@sabaki/go-board, captures only', () => rate(sabaki, 60)],
  ['wgo, positional superko', () => rate(wgoSuperko, 60)],
  ['goban, positional superko', () => rate(gobanSuperko, 60)],
];
const rates = byTurns(
  boards.map(([, run]) => run),
  ROUNDS,
  5,
);
const lengths = games.map((points) => points.length);
console.log(
  `\nPlays a second on ${GAMES} random ${SIZE}x${SIZE} games (median ${median(lengths)} plays), ${ROUNDS} rounds by turns`,
);
table([
  ['board', 'plays/s', 'koban with superko is'],
  ...boards.map(([name], i) => [
    name,
    Math.round(rates[i]).toLocaleString('en'),
    `${(rates[0] / rates[i]).toFixed(i < 2 ? 2 : 0)} x`,
  ]),
]);

const records = games.map((points) =>
  [...points.subarray(0, 250)].map((point, i) => ({ kind: 'play', color: 1 + (i % 2), point })),
);
let turn = 0;
function judge() {
  const moves = records[turn++ % GAMES];
  const begun = performance.now();
  const game = Game.of({ position: start, toPlay: 1 }, moves);
  const referee = new Referee(superkoWith('psk'), game, DEFAULT_OPTIONS);
  for (let n = 1; n <= game.length; n++) {
    if (referee.at(n).verdict.verdict !== 'allowed') throw new Error('a play of the game was forbidden');
  }
  return performance.now() - begun;
}
const [first] = byTurns([judge], 1, 0);
const [milliseconds] = byTurns([judge], 20 * GAMES, 5 * GAMES);
console.log('\nA game of 250 moves recorded and judged under positional superko');
table([
  ['', 'ms', 'µs a move'],
  ['the first one, cold', first.toFixed(3), ((1000 * first) / 250).toFixed(2)],
  ['median', milliseconds.toFixed(3), ((1000 * milliseconds) / 250).toFixed(2)],
]);
