/**
 * Compares our eye values, with a = 3/4, to those of an installed GNU Go on every position of the gallery and of the fixtures: the start
 * of each entry and what is there after each move, each board once. Prints how many values are equal, and each that is not, unless GNU Go
 * has none for the point. Ends with 1 unless these are the eyes of `test/fixtures/eyes-otherwise.json`, which has a reason for each. Where
 * there is no GNU Go it says so and ends with 0.
 *
 *     node test/gnugo/gallery.mjs [--gnugo /usr/games/gnugo]
 */
import '../../tools/made.mjs';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { bundled } from '../../tools/bundled.mjs';
import { findGnuGo, startGnuGo } from './program.mjs';

const { values: options } = parseArgs({ options: { gnugo: { type: 'string' } } });
const { eyeValues, quit } = startGnuGo(findGnuGo(options.gnugo, 'nothing to compare with'));

const { documentIn, Eyes, Geometry, KeptReadings, parseA, place, Position } = await bundled({
  stdin: {
    contents: `export { documentIn } from './cli/input.ts';
      export { Eyes } from './eyes/eyes.ts';
      export { KeptReadings } from './eyes/reading/kept.ts';
      export { parseA } from './eyes/topology/choice.ts';
      export { Geometry } from './go/geometry.ts';
      export { place } from './go/play.ts';
      export { Position } from './go/position.ts';`,
    resolveDir: fileURLToPath(new URL('../../src', import.meta.url)),
    loader: 'ts',
  },
  platform: 'node',
  banner: {
    js: `import { createRequire as requireFor } from 'node:module'; const require = requireFor(import.meta.url);`,
  },
});

/** By name and move, each board once. */
const boards = new Map();
function add(name, position) {
  const { columns, rows, hasOpenSide } = position.geometry;
  // GNU Go has square boards from 5 to 19 lines, and takes no unknown point.
  if (columns !== rows || columns < 5 || columns > 19 || hasOpenSide || position.hasUnknown) return;
  const key = position.rows().join('/');
  if (!boards.has(key)) boards.set(key, [name, position]);
}

const examples = new URL('../../examples/', import.meta.url);
for (const name of readdirSync(examples).filter((one) => one.includes('.'))) {
  const { document } = documentIn(name, readFileSync(new URL(name, examples), 'utf8'), { from: 'auto' });
  for (const { analysis, entry } of document.entries) {
    const title = `${name}, ${entry.syntax.title?.value ?? ''}`;
    for (let n = 0; n <= analysis.game.length; n++) add(`${title}, move ${n}`, analysis.game.after(n));
  }
}
const fixtures = new URL('../fixtures/positions.json', import.meta.url);
for (const { id, board, moves } of JSON.parse(readFileSync(fixtures, 'utf8')).entries) {
  const geometry = Geometry.of({ columns: board[0].length, rows: board.length });
  let position = Position.of(geometry, board);
  add(`${id}, move 0`, position);
  moves.forEach((move, i) => {
    const [color, point] = move.split(' ');
    if (!/^[a-z]\d+$/.test(point)) return;
    const placed = place(position, color === 'B' ? 1 : 2, geometry.point(point));
    if (typeof placed === 'string') return;
    position = placed.after;
    add(`${id}, move ${i + 1}`, position);
  });
}

const listed = JSON.parse(readFileSync(new URL('../fixtures/eyes-otherwise.json', import.meta.url), 'utf8'));
const otherwise = new Set(
  Object.values(listed)
    .flat()
    .map((eye) => eye.slice(0, 5).join('|')),
);

const a = parseA('3/4');
const kept = new Map();
const counts = { equal: 0, none: 0, different: 0 };
for (const [name, position] of boards.values()) {
  const { geometry } = position;
  if (!kept.has(geometry)) kept.set(geometry, new KeptReadings());
  const ours = new Eyes(position, { a, kept: kept.get(geometry) }).all();
  const theirs = await eyeValues(
    position,
    ours.map(({ point }) => point),
  );
  ours.forEach(({ point, owner, value, symbolic, diagonals }, i) => {
    const equal = value !== null && value.numerator / value.denominator === theirs[i];
    counts[theirs[i] === null ? 'none' : equal ? 'equal' : 'different']++;
    if (theirs[i] === null || equal) return;
    const proven = diagonals.every((d) => d.proven !== false) ? 'proven' : 'read near the fight';
    const listed = otherwise.delete(
      [position.rows().join(' '), geometry.name(point), '.XO'[owner], theirs[i], symbolic].join('|'),
    );
    if (!listed) process.exitCode = 1;
    console.log(
      `\n${name}: ${geometry.name(point)} of ${'.XO'[owner]}${listed ? '' : ', which is not listed'}`,
    );
    console.log(`${position.rows().join('\n')}\nGNU Go ${theirs[i]}, here ${symbolic} (${proven})`);
    for (const d of diagonals)
      console.log(`  ${d.point === null ? '-' : geometry.name(d.point)} ${d.value} ${d.reason}`);
  });
}
quit();
for (const eye of otherwise) console.log(`Listed, and not found: ${eye}`);
if (otherwise.size > 0) process.exitCode = 1;
const { equal, none, different } = counts;
console.log(
  `${boards.size} boards, ${equal + none + different} eyes: ${equal} equal, ${none} without a value of GNU Go, ${different} different`,
);
