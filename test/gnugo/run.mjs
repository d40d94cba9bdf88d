/**
 * Compares our eye values, with a = 3/4, to those of an installed GNU Go on random positions, and prints how far both agree, by
 * kind, and where they do not. Ends with 1 where fewer than 97 of 100 agree; where there is no GNU Go it says so and ends with 0.
 *
 *     npm run test:gnugo -- [--positions 200] [--seed 1] [--show 5] [--gnugo /usr/games/gnugo]
 */
import { parseArgs } from 'node:util';
import { core } from '../../bench/core.mjs';
import { randomPosition } from './positions.mjs';
import { findGnuGo, startGnuGo } from './program.mjs';

const { values: options } = parseArgs({
  options: {
    positions: { type: 'string', default: '200' },
    seed: { type: 'string', default: '1' },
    show: { type: 'string', default: '5' },
    gnugo: { type: 'string' },
  },
});

const program = findGnuGo(options.gnugo, 'nothing to compare with');

const { Eyes, Geometry, parseA, Position } = await core({
  'eyes/eyes.ts': ['Eyes'],
  'eyes/topology/choice.ts': ['parseA'],
  'go/geometry.ts': ['Geometry'],
  'go/position.ts': ['Position'],
});

const { eyeValues, quit } = startGnuGo(program);

const a = parseA('3/4');
/** By kind: how many were evaluated, and how many agree. */
const tallies = new Map([['all', [0, 0]]]);
let shown = 0;
for (let i = 0; i < Number(options.positions); i++) {
  const { rows, eye, owner, kinds } = randomPosition(Number(options.seed) * 100_003 + i);
  const position = Position.of(Geometry.square(rows.length), rows);
  const points = eye.map(([x, y]) => position.geometry.at(x, y));
  const values = await eyeValues(position, points);
  const eyes = new Eyes(position, { a });
  for (const [j, point] of points.entries()) {
    const theirs = values[j];
    if (theirs === null) continue;
    const { value, symbolic, diagonals } = eyes.at(point, owner);
    const agrees = value !== null && value.numerator / value.denominator === theirs;
    for (const kind of ['all', ...kinds]) {
      const tally = tallies.get(kind) ?? [0, 0];
      tallies.set(kind, tally);
      tally[0]++;
      if (agrees) tally[1]++;
    }
    if (agrees || shown++ >= Number(options.show)) continue;
    const name = (p) => (p === null ? '-' : position.geometry.name(p));
    console.log(`${rows.join('\n')}\n${name(point)} of ${'.XO'[owner]}: GNU Go ${theirs}, here ${symbolic}`);
    for (const d of diagonals) console.log(`  ${name(d.point).padEnd(3)} ${d.value} ${d.reason}`);
  }
}
quit();
for (const [kind, [evaluated, agreed]] of [...tallies].sort(([x], [y]) => (x < y ? -1 : 1))) {
  const share = evaluated === 0 ? '' : ` (${((100 * agreed) / evaluated).toFixed(1)} %)`;
  console.log(`${kind.padEnd(20)} ${agreed} of ${evaluated} evaluated eyes agree${share}`);
}
const [evaluated, agreed] = tallies.get('all');
if (agreed < 0.97 * evaluated) process.exitCode = 1;
