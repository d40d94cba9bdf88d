/**
 * Has an installed GNU Go play games against itself and looks for false alarms: nothing is wrong with them but what GNU Go's own board says,
 * and every move captures what GNU Go captures. Where there is no GNU Go it says so and ends with 0.
 *
 *     npm run test:gnugo:games -- [--games 500] [--size 9] [--seed 1] [--level 0] [--gnugo /usr/games/gnugo]
 */
import { parseArgs } from 'node:util';
import { core } from '../../bench/core.mjs';
import { findGnuGo, startGnuGo } from './program.mjs';

const { values: options } = parseArgs({
  options: {
    games: { type: 'string', default: '500' },
    size: { type: 'string', default: '9' },
    seed: { type: 'string', default: '1' },
    level: { type: 'string', default: '0' },
    gnugo: { type: 'string' },
  },
});
const program = findGnuGo(options.gnugo, 'no games are played');

const { analyseSgf, DEFAULT_SETTINGS, findingsOf, Geometry, writePoint } = await core({
  'go/geometry.ts': ['Geometry'],
  'notation/sgf/points.ts': ['writePoint'],
  'service/analysis/defaults.ts': ['DEFAULT_SETTINGS'],
  'service/sgf/analysis/document.ts': ['analyseSgf'],
  'service/sgf/features/diagnose.ts': ['findingsOf'],
});

const size = Number(options.size);
const geometry = Geometry.square(size);
const { ask, quit } = startGnuGo(program, ['--level', options.level, '--seed', options.seed]);

/** One game as SGF, and how many stones each player has lost by GNU Go's count. */
async function play(number) {
  await ask(`boardsize ${size}`);
  await ask('clear_board');
  let text = `(;GM[1]FF[4]CA[UTF-8]AP[GNU Go:3.8]SZ[${size}]RU[Japanese]KM[5.5]PB[GNU Go ${number}]PW[GNU Go]`;
  let passes = 0;
  for (let n = 0; n < 3 * size * size && passes < 2; n++) {
    // A few random plays at first, so that the games differ.
    const color = n % 2 ? 'white' : 'black';
    let move;
    if (n < 4) {
      const legal = (await ask(`all_legal ${color}`)).split(/\s+/);
      move = legal[(number * 7919 + n * 104729) % legal.length];
      await ask(`play ${color} ${move}`);
    } else move = await ask(`genmove ${color}`);
    if (/resign/i.test(move)) break;
    passes = /pass/i.test(move) ? passes + 1 : 0;
    const point = geometry.point(move.toLowerCase());
    text += `;${n % 2 ? 'W' : 'B'}[${point < 0 ? '' : writePoint(point, geometry)}]`;
  }
  return {
    text: `${text})`,
    captures: [Number(await ask('captures black')), Number(await ask('captures white'))],
  };
}

let moves = 0;
let alarms = 0;
for (let i = 1; i <= Number(options.games); i++) {
  const { text, captures } = await play(i);
  const analysis = analyseSgf(text, DEFAULT_SETTINGS);
  const { game } = analysis.games[0];
  moves += game.plies.length;
  const taken = [1, 2].map((color) =>
    game.plies.reduce((sum, ply) => sum + (ply.color === color ? ply.captured.length : 0), 0),
  );
  const found = findingsOf(analysis).filter(
    // A repetition is one, whoever plays it: it is told when the board says so.
    ({ code, severity }) => severity !== 'hint' && code !== 'japanese.repetition',
  );
  if (found.length === 0 && taken.join() === captures.join()) continue;
  alarms++;
  console.log(`${text}\n  captures ${taken} here, ${captures} by GNU Go`);
  for (const { code, message, span } of found)
    console.log(`  ${code} ${text.slice(span.start, span.end)}: ${message}`);
}
quit();
console.log(`${options.games} games, ${moves} moves, ${alarms} with alarms`);
process.exit(alarms > 0 ? 1 : 0);
