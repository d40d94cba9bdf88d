/**
 * Reading SGF with spans, beside `@sabaki/sgf` in the same run: one game of 300 moves, and a
 * collection of 10 MB.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { buildServer, median } from './client.mjs';
import { byTurns, core, root, table, used } from './core.mjs';
import { large } from './large.mjs';

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

/** Milliseconds of processor time for one reading, over as many as fill some time. */
function timed(read, text, times) {
  const start = used();
  for (let i = 0; i < times; i++) read(text);
  return (used() - start) / times;
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

/**
 * A game with variations that a board could hold: random plays on empty points, 300 moves and 50
 * variations of 12 from it.
 */
const { Geometry, analyseSgf, findingsOf, DEFAULT_SETTINGS, finish, forgetPlainCycles } = await core({
  'go/geometry.ts': ['Geometry'],
  'go/task.ts': ['finish'],
  'cycles/index.ts': ['forgetPlainCycles'],
  'service/analysis/defaults.ts': ['DEFAULT_SETTINGS'],
  'service/sgf/analysis/document.ts': ['analyseSgf'],
  'service/sgf/features/diagnose.ts': ['findingsOf'],
});
const nineteen = Geometry.square(19);

function sensible(seed, moves, variations) {
  const next = random(seed);
  const order = Array.from({ length: nineteen.area }, (_, p) => p);
  for (let i = order.length - 1; i > 0; i--) {
    const j = next(i + 1);
    [order[i], order[j]] = [order[j], order[i]];
  }
  const play = (n, p) =>
    `;${n % 2 ? 'W' : 'B'}[${String.fromCharCode(97 + (p % 19))}${String.fromCharCode(97 + Math.floor(p / 19))}]`;
  const every = variations > 0 ? Math.floor(moves / (variations + 1)) : Infinity;
  let text = '(;GM[1]FF[4]SZ[19]RU[Tromp-Taylor]';
  let open = 0;
  const rest = [];
  for (let n = 0; n < moves; n++) {
    if (n > 0 && n % every === 0 && rest.length < variations) {
      text += '\n(';
      open++;
      let other = '(';
      for (let k = 0; k < 12; k++) other += play(n + k, order[(n + 60 + k) % order.length]);
      rest.push(`${other})`);
    }
    text += play(n, order[n]);
    if (n % 10 === 9) text += '\n';
  }
  while (open > 0) text += `)\n${rest[--open]}`;
  return `${text})\n`;
}

const book = sensible(7, 300, 50);
let analysis = analyseSgf(book, DEFAULT_SETTINGS);
findingsOf(analysis);
const samples = [];
const typed = random(3);
for (let i = 0; i < 300; i++) {
  // A letter of some move is changed, then changed back.
  const at = book.indexOf('[', 40 + typed(book.length - 60)) + 1;
  const letter = String.fromCharCode(97 + typed(19));
  for (const text of [book.slice(0, at) + letter + book.slice(at + 1), book]) {
    const start = performance.now();
    analysis = analyseSgf(text, DEFAULT_SETTINGS, analysis);
    findingsOf(analysis);
    samples.push(performance.now() - start);
  }
}
samples.sort((a, b) => a - b);
console.log();
table([
  ['edit to diagnostics, 300 moves and 50 variations', 'median', '95 of 100', 'worst'],
  [
    'koban',
    ...[0.5, 0.95, 1].map((part) =>
      ms(samples[Math.min(samples.length - 1, Math.floor(part * samples.length))]),
    ),
  ],
]);

/** The games of the fixture, as GNU Go played them against itself. */
const { games: fixture } = JSON.parse(readFileSync(join(root, 'bench/fixtures/games.json'), 'utf8'));
const gnugo = fixture.map((moves) => {
  const nodes = moves.split(' ').map((name, n) => {
    const p = name === 'pass' ? -1 : nineteen.point(name);
    const value =
      p < 0 ? '' : String.fromCharCode(97 + nineteen.x(p)) + String.fromCharCode(97 + nineteen.y(p));
    return `;${n % 2 ? 'W' : 'B'}[${value}]`;
  });
  return `(;GM[1]FF[4]SZ[19]RU[Japanese]${nodes.join('')})\n`;
});
const random250 = Array.from({ length: 40 }, (_, i) => sensible(100 + i, 250, 0));

/**
 * Games a second of the processor, read and judged in all their moves, with nothing known from
 * earlier rounds.
 */
const audit = (games, rules) => {
  forgetPlainCycles();
  const start = used();
  for (const text of games) {
    const {
      games: [{ game }],
    } = analyseSgf(text, { ...DEFAULT_SETTINGS, rules }, null, { rules });
    for (const rule of rules) finish(game.verdicts.all(rule));
  }
  return games.length / ((used() - start) / 1000);
};
const some = ['basic', 'psk'];
const all = [...some, 'spight'];
const rates = byTurns(
  [random250, [...gnugo, ...gnugo, ...gnugo]].flatMap((games) =>
    [some, all].map((rules) => () => audit(games, rules)),
  ),
  15,
  10,
);
console.log();
table([
  ['audit, games a second', 'random, 250 moves', 'GNU Go’s, 192 to 250', 'to hold'],
  ['basic, psk', rates[0].toFixed(0), rates[2].toFixed(0), 1000],
  ['basic, psk, spight', rates[1].toFixed(0), rates[3].toFixed(0), 300],
]);

/** The real server with a collection of 10 MB. */
let collection = '';
for (let seed = 1000; collection.length < 10_000_000; seed++) collection += sensible(seed, 250, 0);
const folder = mkdtempSync(join(tmpdir(), 'koban-bench-'));
const felt = await large(buildServer(folder), collection);
rmSync(folder, { recursive: true });
const worst = (times) => Math.max(...times);
console.log();
table([
  [
    `${(collection.length / 1e6).toFixed(1)} MB in the server`,
    'first diagnostics',
    'all',
    'after an edit',
    'worst',
    'a hover elsewhere',
    'worst',
    'memory',
  ],
  [
    'koban',
    ms(felt.first),
    ms(felt.all),
    ms(median(felt.edits)),
    ms(worst(felt.edits)),
    ms(median(felt.hovers)),
    ms(worst(felt.hovers)),
    `${felt.memory.toFixed(0)} MB`,
  ],
]);
