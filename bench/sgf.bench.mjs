/** Reading SGF with spans, beside `@sabaki/sgf` in the same run: one game of 300 moves, and a collection of 10 MB. */
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { byTurns, core, root, table } from './core.mjs';

const sabaki = createRequire(join(root, 'package.json'))('@sabaki/sgf');
const { parseSgf } = await core({ 'notation/sgf/tree.ts': ['parseSgf'] });

/** Numbers that are the same in every run. */
function random(seed) {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1103515245) + 12345) >>> 0;
    return (state >>> 8) % below;
  };
}

function game(seed, moves, comments) {
  const next = random(seed);
  let text = `(;GM[1]FF[4]CA[UTF-8]AP[Koban:1]SZ[19]RU[Japanese]KM[6.5]PB[Black ${seed}]PW[White ${seed}]DT[2024-01-01]RE[B+R]\n`;
  for (let n = 0; n < moves; n++) {
    const point = String.fromCharCode(97 + next(19)) + String.fromCharCode(97 + next(19));
    text += `;${n % 2 ? 'W' : 'B'}[${point}]`;
    if (comments && next(20) === 0)
      text += `C[Move ${n} \\[${point}\\]: a word about why, and what else was possible.]`;
    if (n % 10 === 9) text += '\n';
  }
  return `${text})\n`;
}

const one = game(1, 300, false);
let many = '';
for (let seed = 1; many.length < 10_000_000; seed++) many += game(seed, 250, true);

/** Milliseconds for one reading, over as many as fill some time. */
function timed(read, text, times) {
  const start = performance.now();
  for (let i = 0; i < times; i++) read(text);
  return (performance.now() - start) / times;
}

const reading = (read, text, times) => () => timed(read, text, times);
const [ours, theirs] = byTurns([reading(parseSgf, one, 2000), reading(sabaki.parse, one, 20)], 9, 3);
const [ours10, theirs10] = byTurns([reading(parseSgf, many, 1), reading(sabaki.parse, many, 1)], 5, 1);

const ms = (value) => `${value < 1 ? value.toFixed(3) : value.toFixed(1)} ms`;
table([
  ['reading SGF', 'koban', '@sabaki/sgf', 'times as fast'],
  [`300 moves, ${one.length} bytes`, ms(ours), ms(theirs), (theirs / ours).toFixed(0)],
  [`${(many.length / 1e6).toFixed(1)} MB`, ms(ours10), ms(theirs10), (theirs10 / ours10).toFixed(0)],
]);
