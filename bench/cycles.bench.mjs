/**
 * The search for cycles, beside searches that do without its ideas, in the same run: graphs of
 * positions made with `@sabaki/go-board`, and the plain bounded search without the closure theorem.
 * And what judging costs.
 *
 *     node bench/cycles.bench.mjs
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { wholeNumbers } from '../tools/random.mjs';
import { byTurns, core, root, table } from './core.mjs';
import { boundedSearch } from './plain-search.mjs';

const {
  DEFAULT_OPTIONS,
  finish,
  findCycles,
  forgetPlainCycles,
  Game,
  Geometry,
  Position,
  Referee,
  Scratch,
  spightWith,
} = await core({
  'cycles/index.ts': ['findCycles', 'forgetPlainCycles'],
  'go/game.ts': ['Game'],
  'go/geometry.ts': ['Geometry'],
  'go/position.ts': ['Position'],
  'go/scratch.ts': ['Scratch'],
  'go/task.ts': ['finish'],
  'rules/referee.ts': ['Referee'],
  'rules/rule.ts': ['DEFAULT_OPTIONS'],
  'rules/spight/rule.ts': ['spightWith'],
});
const GoBoard = createRequire(import.meta.url)('@sabaki/go-board');
const { entries } = JSON.parse(readFileSync(join(root, 'test/fixtures/positions.json'), 'utf8'));

const MAX_CYCLE = 12;

function timed(run) {
  const begun = performance.now();
  run();
  return performance.now() - begun;
}

function exampleOf(id) {
  return entries.find((entry) => entry.id === id);
}

/**
 * Milliseconds of one run out of twenty in a row: a single one is too short for the clock, and
 * alone would pay for cold caches.
 */
function each(run) {
  return (
    timed(() => {
      for (let k = 0; k < 20; k++) run();
    }) / 20
  );
}

/**
 * The triple ko in a corner of 19x19; white stones with two eyes fill the rest, which changes
 * nothing for its three kos.
 */
function on19() {
  const { board } = exampleOf('korean-13-triple-ko');
  const rows = Array.from({ length: 19 }, (_, y) =>
    Array.from(
      { length: 19 },
      (_, x) => board[y]?.[x] ?? ((x === 17 && y === 17) || (x === 15 && y === 17) ? '.' : 'O'),
    ).join(''),
  );
  const geometry = Geometry.square(19);
  return Position.of(geometry, rows);
}

/** All cycles of either color from `position` that pass no position twice. */
function ours(position, maxCycle) {
  return finish(
    findCycles({ position, kind: 'any', plain: false, suicide: false, maxCycle, budget: 1e7, limit: 1e6 }),
  ).cycles.length;
}

/**
 * The same over boards of `@sabaki/go-board`, and given what ours has to find out: which points the
 * kos are on. Each position is made once and kept, with its plays, under a key; then the cycles are
 * walked over that graph.
 */
function sabaki(position, points, maxCycle) {
  const { geometry } = position;
  const signs = [0, 1, -1];
  const map = Array.from({ length: geometry.rows }, (_, y) =>
    Array.from({ length: geometry.columns }, (_, x) => signs[position.cells[geometry.at(x, y)]]),
  );
  const vertices = points.map((p) => [geometry.x(p), geometry.y(p)]);
  const nodes = new Map();
  const nodeOf = (board) => {
    const key = vertices.map((vertex) => board.get(vertex)).join();
    let node = nodes.get(key);
    if (!node) nodes.set(key, (node = { board, next: new Map() }));
    return node;
  };
  const next = (node, sign) => {
    let list = node.next.get(sign);
    if (list) return list;
    list = [];
    for (const vertex of vertices) {
      if (node.board.get(vertex) !== 0) continue;
      const { suicide } = node.board.analyzeMove(sign, vertex);
      if (!suicide) list.push(nodeOf(node.board.makeMove(sign, vertex)));
    }
    node.next.set(sign, list);
    return list;
  };
  const start = nodeOf(new GoBoard(map));
  let count = 0;
  const path = [];
  const walk = (node, sign) => {
    for (const to of next(node, sign)) {
      if (to === start) count++;
      else if (path.length + 1 < maxCycle && !path.includes(to)) {
        path.push(to);
        walk(to, -sign);
        path.pop();
      }
    }
  };
  walk(start, 1);
  walk(start, -1);
  return count;
}

function gameOf({ board, sideToMove, moves }) {
  const geometry = Geometry.of({ columns: board[0].length, rows: board.length });
  const start = { position: Position.of(geometry, board), toPlay: sideToMove === 'B' ? 1 : 2 };
  return Game.of(
    start,
    moves.map((text) => {
      const [who, where] = text.split(' ');
      return { kind: 'play', color: who === 'B' ? 1 : 2, point: geometry.point(where) };
    }),
  );
}

/** Milliseconds for all verdicts of a game that nobody has looked at yet. */
function judging(game) {
  const fresh = Game.of(
    game.start,
    game.plies.map(({ move }) => move),
  );
  forgetPlainCycles();
  return timed(() => judge(fresh));
}

function judge(game) {
  const referee = new Referee(spightWith('spight'), game, { ...DEFAULT_OPTIONS, maxCycle: MAX_CYCLE });
  for (let n = 1; n <= game.length; n++) referee.at(n);
  return referee;
}

function report(what, mine, other, limit, times) {
  console.log(`\n${what}`);
  table([
    ['', 'ms', 'times as long'],
    ['koban', mine.toFixed(4), ''],
    ...(other === null ? [] : [[other.name, other.ms.toFixed(3), `${(other.ms / mine).toFixed(0)} x`]]),
    ['to hold', limit, times ? `${times} x` : ''],
  ]);
}

const triple = on19();
const triplePoints = ['d18', 'b17', 'f18', 'd17', 'b18', 'f17'].map((name) =>
  Geometry.square(19).point(name),
);
const quintupleEntry = exampleOf('korean-17-quintuple-ko');
const quintuple = gameOf(quintupleEntry).start.position;
const quintuplePoints = [...new Set(quintupleEntry.moves.map((move) => move.split(' ')[1]))].map((name) =>
  quintuple.geometry.point(name),
);
for (const [what, position, points, limit, times] of [
  ['All cycles of a triple ko on 19x19, at most 12 plays', triple, triplePoints, 0.2, 15],
  ['The alternating cycles of a quintuple ko on 13x13, at most 12 plays', quintuple, quintuplePoints, 3, 24],
]) {
  const count = ours(position, MAX_CYCLE);
  if (count !== sabaki(position, points, MAX_CYCLE)) throw new Error('the two searches disagree');
  const [mine, other] = byTurns(
    [() => each(() => ours(position, MAX_CYCLE)), () => timed(() => sabaki(position, points, MAX_CYCLE))],
    60,
    20,
  );
  report(
    `${what}: ${count} cycles`,
    mine,
    { name: 'graph of @sabaki/go-board boards', ms: other },
    limit,
    times,
  );
}

const longLife = gameOf(exampleOf('spight-long-life-iii'));
const judged = judge(longLife);
let nodes = 0;
const without = timed(() => {
  for (const { before, color, point, number } of longLife.plies) {
    const { found, nodes: n } = boundedSearch(Scratch, before, color, point, MAX_CYCLE);
    nodes += n;
    if (found !== judged.at(number).facts.koPlay) throw new Error('the two searches disagree');
  }
});
const [lifeTime] = byTurns([() => judging(longLife)], 100, 40);
report(
  'Long life (iii), nine moves with all verdicts',
  lifeTime,
  { name: `without the closure theorem, ${nodes.toLocaleString('en')} nodes`, ms: without },
  2,
  200,
);

/**
 * A game in which both sides spread over the board, and stones stand in small groups: the middle
 * game of players who read nothing.
 */
function randomGame(moves, seed) {
  const random = wholeNumbers(seed);
  const geometry = Geometry.square(19);
  const scratch = Scratch.from(Position.empty(geometry));
  const list = [];
  let color = 1;
  for (let tries = 0; list.length < moves && tries < 20000; tries++) {
    const point = random(geometry.area);
    const eye = [0, 1, 2, 3].every((k) => {
      const n = geometry.neighbors[4 * point + k];
      return n < 0 || scratch.cells[n] === color;
    });
    if (scratch.cells[point] !== 0 || eye) continue;
    scratch.play(color, point);
    if (scratch.suicide) {
      scratch.undo();
      continue;
    }
    list.push({ kind: 'play', color, point });
    color = 3 - color;
  }
  return Game.of({ position: Position.empty(geometry), toPlay: 1 }, list);
}

const middle = randomGame(100, 7).after(100);
const quiet = [];
for (let point = 0; point < 361; point++) {
  if (middle.cells[point] !== 0) continue;
  const question = { position: middle, first: { color: 1, point }, kind: 'ko', plain: true, suicide: false };
  const ask = () => finish(findCycles({ ...question, maxCycle: MAX_CYCLE, budget: 1e6, limit: 1 }));
  if (ask().cycles.length > 0) continue;
  quiet.push(byTurns([() => timed(ask)], 15, 5)[0]);
}
quiet.sort((a, b) => a - b);
console.log(`\nA quiet play of a middle game of 100 random moves is no ko play: ${quiet.length} plays`);
table([
  ['', 'ms'],
  ['median play', quiet[quiet.length >> 1].toFixed(4)],
  ['slowest play', quiet[quiet.length - 1].toFixed(4)],
  ['to hold', 0.05],
]);

const games = Array.from({ length: 12 }, (_, i) => randomGame(250, i + 1));
const times = games.map((game) => byTurns([() => judging(game)], 9, 3)[0]).sort((a, b) => a - b);
console.log('\nRandom games of 250 moves on 19x19, every move judged with all hot stones');
table([
  ['', 'ms'],
  ['median game', times[times.length >> 1].toFixed(2)],
  ['slowest game', times[times.length - 1].toFixed(2)],
  ['to hold', 20],
]);
