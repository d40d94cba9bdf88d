/**
 * Eyes by reading: all eyes of 19x19 middle-game positions, and single eyes: when nothing has been
 * read yet, right after an edit that left the board as it was, and right after one that put one
 * more stone on the board. The positions are those of `test/fixtures/eye-games.json`.
 *
 *     node bench/eyes.bench.mjs
 */
import { readFileSync } from 'node:fs';
import { core, median, table, used } from './core.mjs';

const { connected, DEFAULT_A, Eyes, eyeAt, eyesIn, Geometry, KeptReadings, Position } = await core({
  'eyes/eyes.ts': ['Eyes'],
  'eyes/reading/kept.ts': ['KeptReadings'],
  'eyes/topology/choice.ts': ['DEFAULT_A'],
  'service/analysis/eyes.ts': ['eyeAt', 'eyesIn'],
  'go/geometry.ts': ['Geometry'],
  'go/position.ts': ['connected', 'Position'],
});

const ROUNDS = 7;
const WARM_UP = 5;
const games = JSON.parse(readFileSync(new URL('../test/fixtures/eye-games.json', import.meta.url), 'utf8'))
  .filter(({ rows }) => rows.length === 19)
  .map(({ rows }) => Position.of(Geometry.square(19), rows));

/** The shortest of some rounds, in milliseconds of processor time. */
function time(run, ready = () => {}, rounds = ROUNDS) {
  let best = Number.POSITIVE_INFINITY;
  for (let i = 0; i < rounds; i++) {
    ready();
    const start = used();
    run();
    best = Math.min(best, used() - start);
  }
  return best;
}

/** A fixed sequence of numbers below `n`. */
let state = 1;
function below(n) {
  state = (Math.imul(state, 1664525) + 1013904223) | 0;
  return Math.floor((n * (state >>> 0)) / 0x100000000);
}

/**
 * The position with one more stone somewhere: within five lines of an eye or farther away; `null`
 * where none can stand.
 */
function edited(position, eye, near, color) {
  const { geometry } = position;
  const distance = (p) =>
    Math.max(Math.abs(geometry.x(p) - geometry.x(eye)), Math.abs(geometry.y(p) - geometry.y(eye)));
  const points = [...position.cells.keys()].filter(
    (p) => position.cells[p] === 0 && p !== eye && distance(p) <= 5 === near,
  );
  while (points.length > 0) {
    const [p] = points.splice(below(points.length), 1);
    const cells = position.cells.slice();
    cells[p] = color;
    const after = new Position(geometry, cells);
    if (connected(after, p).some((q) => neighbors(geometry, q).some((n) => cells[n] === 0))) return after;
  }
  return null;
}

const neighbors = (geometry, p) => [...geometry.neighbors.subarray(4 * p, 4 * p + 4)].filter((n) => n >= 0);

// Code that has not run yet takes ten times as long: that is told once, of the first position, and
// kept out of everything else.
const first = time(() => new Eyes(games[0]).all(), undefined, 1);
for (let i = 0; i < WARM_UP; i++) for (const position of games) new Eyes(position).all();

const whole = [];
const single = [];
const again = [];
const near = [];
const far = [];
let eyes = 0;
for (const position of games) {
  const found = new Eyes(position).all();
  eyes += found.length;
  whole.push(time(() => new Eyes(position).all()));
  const { geometry } = position;
  for (const { point, owner } of found) {
    single.push(time(() => new Eyes(position).at(point, owner)));
    eyeAt(eyesIn(position, 'reading', DEFAULT_A), point, owner);
    const same = new Position(geometry, position.cells.slice());
    again.push(time(() => eyeAt(eyesIn(same, 'reading', DEFAULT_A), point, owner)));
    for (let i = 0; i < 4; i++) {
      const after = edited(position, point, i < 2, 1 + (i & 1));
      if (!after) continue;
      let kept;
      // Before the edit this eye was read, and nothing else.
      const ready = () => {
        kept = new KeptReadings();
        new Eyes(position, { kept }).at(point, owner);
      };
      (i < 2 ? near : far).push(time(() => new Eyes(after, { kept }).at(point, owner), ready));
    }
  }
}

const row = (name, samples) => [
  name,
  ...[
    median(samples),
    [...samples].sort((a, b) => a - b)[Math.floor(samples.length * 0.9)],
    Math.max(...samples),
  ].map((ms) => `${ms.toFixed(2)} ms`),
];
console.log(
  `${games.length} positions on 19x19 with ${eyes} eyes; best of ${ROUNDS} rounds for each, after ${WARM_UP} of all eyes`,
);
console.log(
  `all eyes of the first position, as the first thing that the process does: ${first.toFixed(0)} ms`,
);
table([
  ['', 'median', 'nine of ten', 'longest'],
  row('all eyes', whole),
  row('one eye, new board', single),
  row('one eye, same board', again),
  row('one eye, a stone more', [...near, ...far]),
  row('  within five lines', near),
  row('  farther away', far),
]);
