/**
 * Eyes by reading: all eyes of 19x19 middle-game positions, and single eyes right after an edit, when nothing of the position has
 * been read yet, or when the edit left the board as it was. The positions are those of `test/fixtures/eye-games.json`.
 *
 *     node bench/eyes.bench.mjs
 */
import { readFileSync } from 'node:fs';
import { core, median, table, used } from './core.mjs';

const { DEFAULT_A, Eyes, eyeAt, eyesIn, Geometry, Position } = await core({
  'eyes/eyes.ts': ['Eyes'],
  'eyes/values.ts': ['DEFAULT_A'],
  'service/eyes.ts': ['eyeAt', 'eyesIn'],
  'go/geometry.ts': ['Geometry'],
  'go/position.ts': ['Position'],
});

const ROUNDS = 7;
const games = JSON.parse(readFileSync(new URL('../test/fixtures/eye-games.json', import.meta.url), 'utf8'))
  .filter(({ rows }) => rows.length === 19)
  .map(({ rows }) => Position.of(Geometry.square(19), rows));

/** The shortest of some rounds, in milliseconds of processor time. */
function time(run) {
  let best = Number.POSITIVE_INFINITY;
  for (let i = 0; i < ROUNDS; i++) {
    const start = used();
    run();
    best = Math.min(best, used() - start);
  }
  return best;
}

const whole = [];
const single = [];
const again = [];
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
console.log(`${games.length} positions on 19x19 with ${eyes} eyes; best of ${ROUNDS} rounds for each`);
table([
  ['', 'median', 'nine of ten', 'longest'],
  row('all eyes', whole),
  row('one eye, new board', single),
  row('one eye, same board', again),
]);
