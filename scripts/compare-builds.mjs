/**
 * Compares two builds of the command line, byte for byte: what `judge`, `check`, `cycles`, `eyes` and `render` print of every example, and what
 * `judge` prints of random games under all rules.
 *
 *     node scripts/compare-builds.mjs BEFORE/dist/cli.js dist/cli.js [--games 1000] [--seed 1]
 *         [--any-cycle] [--data] [--without move.same-color] [--only judge,cycles] [--examples BEFORE/examples]
 *         [--spelled]
 *
 * `--any-cycle`: where the two show different cycles of equal length, they are the same. `--data`:
 * sentences, their arguments and problems of the notation are left out of JSON, so that builds that
 * say the same in other words are equal. `--without`: diagnostics that only the second build has, by
 * code; they are left out, too (with `--data`). `--only`: these commands alone; `eyes` takes nearly all of the time. `--examples`: those of
 * another folder, such as the ones that the first build was made with. `--spelled`: the second build, which may be the same file, is
 * asked about every rule with all its options written out at their defaults, which must change nothing; games have no lines that
 * set options then. The exit status is 1 when anything differs.
 */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { bundled } from '../tools/bundled.mjs';
import { wholeNumbers } from '../tools/random.mjs';

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    games: { type: 'string', default: '1000' },
    seed: { type: 'string', default: '1' },
    'any-cycle': { type: 'boolean', default: false },
    data: { type: 'boolean', default: false },
    without: { type: 'string', default: '' },
    only: { type: 'string', default: 'judge,check,cycles,eyes,render' },
    spelled: { type: 'boolean', default: false },
    examples: { type: 'string', default: fileURLToPath(new URL('../examples', import.meta.url)) },
  },
});
const builds = positionals.map((file) => resolve(file));
const games = Number(options.games);
const seed = Number(options.seed);
if (builds.length !== 2 || !Number.isInteger(games) || !Number.isInteger(seed)) {
  console.error('usage: node scripts/compare-builds.mjs BEFORE AFTER [--games N] [--seed N] [--any-cycle]');
  process.exit(2);
}
const root = resolve(options.examples, '..');
const folder = mkdtempSync(join(tmpdir(), 'compare-builds-'));

/** A board of its own, so that both builds are asked about games that neither of them made. */
class Board {
  constructor(columns, rows, open) {
    this.columns = columns;
    this.rows = rows;
    this.open = open;
    this.cells = new Array(columns * rows).fill('.');
  }

  neighbors(p) {
    const x = p % this.columns;
    const found = [];
    if (x > 0) found.push(p - 1);
    if (x < this.columns - 1) found.push(p + 1);
    if (p >= this.columns) found.push(p - this.columns);
    if (p + this.columns < this.cells.length) found.push(p + this.columns);
    return found;
  }

  touchesOpenSide(p) {
    const x = p % this.columns;
    const y = Math.floor(p / this.columns);
    const at = { left: x === 0, right: x === this.columns - 1, top: y === 0, bottom: y === this.rows - 1 };
    return this.open.some((side) => at[side]);
  }

  /** The chain at `p` when it has no liberty, seen or assumed. */
  deadChain(p) {
    const chain = [p];
    for (const q of chain) {
      if (this.touchesOpenSide(q)) return [];
      for (const n of this.neighbors(q)) {
        if (this.cells[n] === '.' || this.cells[n] === '?') return [];
        if (this.cells[n] === this.cells[p] && !chain.includes(n)) chain.push(n);
      }
    }
    return chain;
  }

  /** Plays and returns the points that are captured; own ones for a suicide. */
  play(p, color) {
    this.cells[p] = color;
    const captured = new Set();
    for (const n of this.neighbors(p)) {
      const enemy = this.cells[n] !== color && 'XO'.includes(this.cells[n]);
      if (enemy) for (const q of this.deadChain(n)) captured.add(q);
    }
    if (captured.size === 0) for (const q of this.deadChain(p)) captured.add(q);
    for (const q of captured) this.cells[q] = '.';
    return [...captured];
  }
}

const SIDES = ['left', 'right', 'top', 'bottom'];
const name = (board, p) =>
  'abcdefghjklmnopqrst'[p % board.columns] + (board.rows - Math.floor(p / board.columns));

/** A start, and moves that like to take and to retake. */
function randomGame(random, columns, rows, length, open = [], crowd = 10 - random(5)) {
  const board = new Board(columns, rows, open);
  if (crowd > 0) {
    for (let p = 0; p < board.cells.length; p++) {
      if (random(11) < crowd) board.cells[p] = 'XO'[random(2)];
      if (open.length > 0 && random(25) === 0) board.cells[p] = '?';
    }
    for (let p = 0; p < board.cells.length; p++) {
      if ('XO'.includes(board.cells[p])) for (const q of board.deadChain(p)) board.cells[q] = '.';
    }
  }
  const start = board.cells.slice();
  const moves = [];
  const taken = [];
  let color = 'XO'[random(2)];
  for (let tries = 0; moves.length < length && tries < 40 * length; tries++) {
    if (random(30) === 0) moves.push({ color, point: 'pass' });
    else {
      const wanted =
        taken.length > 0 && random(3) > 0 ? taken[taken.length - 1 - random(Math.min(6, taken.length))] : -1;
      const p = wanted >= 0 ? wanted : random(board.cells.length);
      if (board.cells[p] !== '.') continue;
      const before = board.cells.slice();
      const captured = board.play(p, color);
      // Suicides and plays into own eyes are rare.
      const eye = board.neighbors(p).every((n) => before[n] === color);
      if ((captured.includes(p) || eye) && random(8) > 0) {
        board.cells = before;
        continue;
      }
      taken.push(...captured, p);
      moves.push({ color, point: name(board, p) });
    }
    if (random(30) > 0) color = color === 'X' ? 'O' : 'X';
  }
  return { columns, rows, open, start, moves };
}

function asEntry({ columns, rows, open, start, moves }, title, lines) {
  const edges = SIDES.filter((side) => !open.includes(side)).join(' ');
  const board = Array.from({ length: rows }, (_, y) => start.slice(y * columns, (y + 1) * columns).join(' '));
  const played = moves.map(({ color, point }) => `${color === 'X' ? 'B' : 'W'} ${point}`).join(' ');
  return [
    `# ${title}`,
    ...lines,
    edges ? `edges: ${edges}` : '; a part of a board',
    ...board,
    `moves: ${played}`,
    '',
  ].join('\n');
}

function asSgf({ columns, rows, moves }) {
  const letter = (n) => 'abcdefghijklmnopqrs'[n];
  const point = (text) =>
    text === 'pass'
      ? ''
      : letter('abcdefghjklmnopqrst'.indexOf(text[0])) + letter(rows - Number(text.slice(1)));
  const played = moves.map((move) => `;${move.color === 'X' ? 'B' : 'W'}[${point(move.point)}]`).join('');
  return `(;FF[4]GM[1]SZ[${columns}]${played})\n`;
}

/** Files of random games: small boards, hidden kos, parts of boards, boards up to 9x9, and a few of 19x19. */
function writeGames() {
  const random = wholeNumbers(seed);
  /** @type {Record<'small' | 'hidden' | 'parts' | 'medium', string[]>} */
  const kinds = { small: [], hidden: [], parts: [], medium: [] };
  const large = [];
  const side = (least, most) => least + random(most - least + 1);
  for (let k = 0; k < games; k++) {
    const share = k % 100;
    const suicide = random(4) === 0 && !options.spelled ? ['suicide: allowed'] : [];
    const cycle = random(3) === 0 && !options.spelled ? [`max-cycle: ${4 + random(8)}`] : [];
    const title = `Game ${k + 1}`;
    if (share < 66)
      kinds.small.push(
        asEntry(randomGame(random, side(3, 6), side(3, 5), 24), title, [...suicide, ...cycle]),
      );
    else if (share < 78) {
      const lines = options.spelled ? [] : ['hidden-kos: count', `max-cycle: ${4 + random(4)}`, ...suicide];
      kinds.hidden.push(asEntry(randomGame(random, side(3, 4), side(3, 4), 16), title, lines));
    } else if (share < 92) {
      const open = SIDES.filter(() => random(3) === 0);
      kinds.parts.push(
        asEntry(randomGame(random, side(3, 7), side(3, 6), 20, open), title, [...suicide, ...cycle]),
      );
    } else if (share < 99)
      kinds.medium.push(
        asEntry(randomGame(random, side(7, 9), side(7, 9), 40), title, [...suicide, ...cycle]),
      );
    else large.push(asSgf(randomGame(random, 19, 19, 120, [], 0)));
  }
  const files = [];
  const PIECE = 25;
  for (const [kind, entries] of Object.entries(kinds)) {
    for (let from = 0; from < entries.length; from += PIECE) {
      const file = join(folder, `${kind}-${from}.goban`);
      writeFileSync(file, entries.slice(from, from + PIECE).join('\n'));
      files.push(file);
    }
  }
  if (large.length > 0) {
    const file = join(folder, 'large.sgf');
    writeFileSync(file, large.join(''));
    files.push(file);
  }
  return files;
}

/** What a build prints and writes, and the milliseconds that it took. */
function output(build, args) {
  return new Promise((done) => {
    const begun = performance.now();
    const pictures = args[0] === 'render' ? mkdtempSync(join(folder, 'pictures-')) : null;
    const child = spawn(process.execPath, [build, ...args, ...(pictures ? ['--out', pictures] : [])], {
      cwd: root,
    });
    const parts = [];
    child.stdout.on('data', (data) => parts.push(data));
    child.stderr.on('data', (data) => parts.push(data));
    child.on('close', (status) =>
      done({
        text: `${Buffer.concat(parts).toString()}${pictures ? written(pictures) : ''}\nexit ${status}`
          .replaceAll(pictures ?? folder, '')
          .replaceAll(folder, '')
          .replaceAll(build, 'koban'),
        ms: performance.now() - begun,
      }),
    );
  });
}

/** The files of a folder, which is removed: texts as they are, others as sums of their bytes. */
function written(pictures) {
  const files = readdirSync(pictures);
  drawn += files.length;
  const texts = files.map((file) => {
    const bytes = readFileSync(join(pictures, file));
    const isText = /\.(svg|txt|html)$/.test(file);
    return `\n${file}\n${isText ? bytes : createHash('sha256').update(bytes).digest('hex')}`;
  });
  rmSync(pictures, { recursive: true });
  return texts.join('');
}

/** A run of plays, as words (`B c3 W d3`) or as a list (`"B c3","W d3"`), becomes the number of its plays. */
function withoutCycles(text) {
  return text.replace(
    /"?\b[BW] [a-z]\d+"?(?:[,\s]{1,2}"?[BW] [a-z]\d+"?)+/g,
    (run) => `${run.match(/[BW] /g).length} plays`,
  );
}

/** What people read, its arguments, and problems of the notation, of which later builds know more. */
const SENTENCES = new Set(['message', 'text', 'why', 'reason', 'events', 'args', 'related', 'problems']);

/** Codes of diagnostics that are left out. */
const without = new Set(options.without.split(','));

/** A value of JSON as it is compared: without its sentences and the diagnostics left out. */
function compared(key, value) {
  if (SENTENCES.has(key)) return undefined;
  return Array.isArray(value) ? value.filter((item) => !without.has(item?.code)) : value;
}

/** JSON and pictures without their sentences; other text is left as it is. */
function withoutSentences(text) {
  if (text.includes('<svg'))
    return text
      .replace(/<(title|desc)>[^<]*<\/\1>/g, '')
      .replace(/ aria-[a-z]+="[^"]*"/g, '')
      .replaceAll('><', '>\n<');
  const end = text.lastIndexOf('\nexit ');
  try {
    const data = JSON.parse(text.slice(0, end), compared);
    return JSON.stringify(data).replaceAll('{', '\n{') + text.slice(end);
  } catch {
    return text;
  }
}

let differing = 0;
/** Pictures of both builds. */
let drawn = 0;
const spent = [0, 0];

const { optionsOf, RULE_IDS, variantOf } = await bundled({
  stdin: {
    contents: `export { RULE_IDS } from './rule.ts'; export { optionsOf, variantOf } from './variants.ts';`,
    resolveDir: fileURLToPath(new URL('../src/rules', import.meta.url)),
  },
  platform: 'node',
});
/** What stands for `null`, where neither an entry nor a rule set says it. */
const usual = (rule) => ({
  suicide: rule === 'ing' ? 'several' : 'forbidden',
  'hidden-kos': 'ignore',
  'max-cycle': '12',
});

/** Every rule with its options written out, and by the name that each then has its plain one. */
function spelled(file) {
  const text = readFileSync(resolve(root, file), 'utf8');
  const isSaid = /^(?:suicide|hidden-kos|max-cycle|rules):|RU\[/m.test(text);
  const names = new Map();
  const written = RULE_IDS.map((rule) => {
    const all = optionsOf(rule).map((one) => [
      one.name,
      one.usual ?? (isSaid ? null : usual(rule)[one.name]),
    ]);
    const chosen = all.filter(([, value]) => value !== null);
    names.set(variantOf(rule, new Map(chosen)), rule);
    return chosen.length > 0 ? `${rule} with ${chosen.map((one) => one.join(' ')).join(' and ')}` : rule;
  });
  return { rules: written.join(), names };
}

/** What the builds print; the second one of options that are written out. */
async function outputs(args) {
  const [first, second] = builds;
  if (!options.spelled) return Promise.all(builds.map((build) => output(build, args)));
  const { rules, names } = spelled(args.at(-1));
  const after = await output(
    second,
    args.map((one) => (one === 'all' ? rules : one)),
  );
  // Names in sentences have the same options behind them.
  for (const [name, rule] of names)
    if (name !== rule) after.text = after.text.replaceAll(name.slice(rule.length), '');
  return [await output(first, args), after];
}

async function compare(label, args) {
  const [before, after] = await outputs(args);
  spent[0] += before.ms;
  spent[1] += after.ms;
  const [a, b] = [before.text, after.text]
    .map((text) => (options.data ? withoutSentences(text) : text))
    .map((text) => (options['any-cycle'] ? withoutCycles(text) : text));
  if (a === b) return;
  differing++;
  const was = a.split('\n');
  const is = b.split('\n');
  const first = was.findIndex((line, i) => line !== is[i]);
  console.log(
    `${label}: line ${first + 1} differs\n  - ${was[first]?.slice(0, 300)}\n  + ${is[first]?.slice(0, 300)}`,
  );
}

const examples = readdirSync(options.examples)
  .filter((file) => /\.(goban|md|sgf)$/.test(file))
  .map((file) => join(basename(options.examples), file));
const jobs = [];
for (const file of examples) {
  jobs.push([`judge ${file}`, ['judge', '--rules', 'all', file]]);
  jobs.push([`check ${file}`, ['check', '--format', 'json', file]]);
  for (const format of ['txt', 'svg', 'png'])
    jobs.push([`render ${format} ${file}`, ['render', '--format', format, '--rules', 'all', file]]);
  jobs.push([
    `render book ${file}`,
    ['render', '--format', 'svg', '--split', '10', '--theme', 'print', file],
  ]);
  if (file.endsWith('.sgf')) continue;
  jobs.push([`cycles ${file}`, ['cycles', '--format', 'json', file]]);
  jobs.push([`cycles ${file} as text`, ['cycles', '--basic-ko', 'allowed', file]]);
  jobs.push([`eyes ${file}`, ['eyes', '--format', 'json', file]]);
}
for (const file of writeGames()) {
  jobs.push([`judge ${file}`, ['judge', '--rules', 'all', file]]);
  if (file.endsWith('.goban')) jobs.push([`check ${file}`, ['check', '--format', 'json', file]]);
}
const asked = jobs.filter(([, [command]]) => options.only.split(',').includes(command));
for (const [label, args] of asked) await compare(label, args);
if (differing === 0) rmSync(folder, { recursive: true });
else console.log(`The games are in ${folder}.`);
const ratio = (spent[1] / spent[0]).toFixed(2);
console.log(
  `${asked.length} outputs, ${drawn} pictures, ${differing} outputs differ; the second build took ${ratio} of the time of the first.`,
);
process.exit(differing > 0 ? 1 : 0);
