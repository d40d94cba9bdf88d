/**
 * `npm run differences`: makes the first part of `examples/differences.md`, the smallest game for every pair of rules on which the two
 * differ. Boards are searched by `koban find` from one point up, so what is found first is the smallest; the fewest
 * games that serve all pairs are shown, each with a claim for every rule. It takes some minutes. The little boards of the
 * page are drawn beside it; with `--pictures`, only they are.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { format, MOVES, PAGE, PAIRS, POINTS, RULES, SECOND_PART } from './differences-page.mjs';

/** The wood of the board is its own background, so it looks right in dark and light pages. */
const LOOK = ['--coordinates', 'none', '--cell', '18', '--plain', '--numbers', '--rules', 'none'];

const folder = mkdtempSync(join(tmpdir(), 'koban-differences-'));
try {
  if (!process.argv.includes('--pictures')) {
    const found = new Map(PAIRS.map((pair) => [pair.join(), smallest(pair)]));
    const [, outcomes] = readFileSync(PAGE, 'utf8').split(SECOND_PART);
    writeFileSync(PAGE, format(found, judged) + outcomes);
  }
  koban('render', PAGE, '--out', 'media/differences/', '--format', 'svg', ...LOOK);
} finally {
  rmSync(folder, { recursive: true, force: true });
}

/** All smallest games of a pair, as entries; none when there is none within the bounds. */
function smallest(pair) {
  const games = [];
  for (let points = 1; points <= POINTS && games.length === 0; points++) {
    for (let rows = 1; rows * rows <= points; rows++) {
      if (points % rows === 0) games.push(...find(pair, `${points / rows}x${rows}`));
    }
  }
  const least = (key, among) =>
    among.filter((game) => game[key] === Math.min(...among.map((one) => one[key])));
  console.error(`${pair.join(', ')}: ${games.length}`);
  return least('moves', least('stones', games));
}

function find(pair, board) {
  const options = ['--board', board, '--moves', String(MOVES), '--every', '--format', 'json'];
  try {
    return JSON.parse(koban('find', '--differ', pair.join(), ...options)).examples;
  } catch ({ status }) {
    if (status === 1) return [];
    throw new Error(`koban find ended with ${status}`);
  }
}

/** What every rule says of the last move of an entry. */
function judged(text) {
  const file = join(folder, 'game.goban');
  writeFileSync(file, text);
  const [{ entries }] = JSON.parse(koban('judge', '--rules', RULES.join(), file)).files;
  const { number, repeats, verdicts } = entries[0].moves.at(-1);
  return { number, repeats, verdicts: Object.fromEntries(RULES.map((rule) => [rule, verdicts[rule]])) };
}

function koban(...args) {
  return execFileSync(process.execPath, ['dist/cli.js', ...args], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
}
