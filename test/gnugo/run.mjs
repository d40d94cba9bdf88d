/**
 * Compares our eye values, with a = 3/4, to those of an installed GNU Go on random positions, and prints how far both agree and
 * where they do not. Where there is no GNU Go it says so and ends with 0.
 *
 *     npm run test:gnugo -- [--positions 200] [--seed 1] [--show 5] [--gnugo /usr/games/gnugo]
 */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { core } from '../../bench/core.mjs';
import { randomPosition } from './positions.mjs';

const { values: options } = parseArgs({
  options: {
    positions: { type: 'string', default: '200' },
    seed: { type: 'string', default: '1' },
    show: { type: 'string', default: '5' },
    gnugo: { type: 'string' },
  },
});

const program = [options.gnugo, 'gnugo', '/usr/games/gnugo'].find(
  (one) => one && (existsSync(one) || spawnSync(one, ['--version']).status === 0),
);
if (!program) {
  console.log('GNU Go is not installed: nothing to compare with.');
  process.exit(0);
}

const { eyeAt, Geometry, parseA, Position } = await core({
  'eyes/eyes.ts': ['eyeAt'],
  'eyes/values.ts': ['parseA'],
  'go/geometry.ts': ['Geometry'],
  'go/position.ts': ['Position'],
});

const child = spawn(program, ['--mode', 'gtp'], { stdio: ['pipe', 'pipe', 'ignore'] });
const answers = answersOf(child.stdout);

/** Blocks of the Go Text Protocol: lines up to an empty one. */
async function* answersOf(stream) {
  let lines = [];
  for await (const line of createInterface({ input: stream })) {
    if (line !== '') lines.push(line);
    else if (lines.length > 0) {
      yield lines.join('\n');
      lines = [];
    }
  }
}

async function ask(command) {
  child.stdin.write(`${command}\n`);
  const { value } = await answers.next();
  if (!value?.startsWith('=')) throw new Error(`GNU Go: ${command}: ${value}`);
  return value.slice(1).trim();
}

/** GNU Go's topological value of a point, or `null` where it does not evaluate one (it says 10). */
async function valueByGnuGo(position, point) {
  const { geometry } = position;
  await ask(`boardsize ${geometry.columns}`);
  await ask('clear_board');
  for (let p = 0; p < geometry.area; p++) {
    const cell = position.cells[p];
    if (cell !== 0) await ask(`play ${cell === 1 ? 'black' : 'white'} ${geometry.name(p)}`);
  }
  const value = Number(/value\s+([0-9.]+)/.exec(await ask(`half_eye_data ${geometry.name(point)}`))?.[1]);
  return value === 10 ? null : value;
}

const a = parseA('3/4');
let evaluated = 0;
let agreed = 0;
let shown = 0;
for (let i = 0; i < Number(options.positions); i++) {
  const { rows, x, y, owner } = randomPosition(Number(options.seed) * 100_003 + i);
  const position = Position.of(Geometry.square(rows.length), rows);
  const point = position.geometry.at(x, y);
  const theirs = await valueByGnuGo(position, point);
  if (theirs === null) continue;
  const eye = eyeAt(position, point, owner, { a });
  const ours = eye.value ? eye.value.numerator / eye.value.denominator : null;
  evaluated++;
  if (ours === theirs) agreed++;
  else if (shown++ < Number(options.show)) {
    const name = (p) => (p === null ? '-' : position.geometry.name(p));
    console.log(
      `${rows.join('\n')}\n${name(point)} of ${'.XO'[owner]}: GNU Go ${theirs}, here ${eye.symbolic}`,
    );
    for (const d of eye.diagonals) console.log(`  ${name(d.point).padEnd(3)} ${d.value} ${d.reason}`);
  }
}
child.stdin.end('quit\n');
const share = evaluated === 0 ? '' : ` (${((100 * agreed) / evaluated).toFixed(1)} %)`;
console.log(`${agreed} of ${evaluated} evaluated eyes agree${share}`);
