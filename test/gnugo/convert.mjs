/**
 * What `koban convert` writes, asked of GNU Go: it loads the SGF of each entry of the gallery, and the board that it prints is the board that
 * `--to gnugo` prints. Needs `dist/cli.js` and a `gnugo` (`GNUGO` names another one).
 *
 *     node test/gnugo/convert.mjs
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findGnuGo } from './program.mjs';

const GNUGO = findGnuGo(process.env.GNUGO, 'nothing is compared');

const folder = mkdtempSync(join(tmpdir(), 'koban-'));
const koban = (...args) =>
  spawnSync('node', ['dist/cli.js', ...args], { encoding: 'utf8', maxBuffer: 1 << 26 });
let same = 0;
let skipped = 0;
const wrong = [];
for (const name of readdirSync('examples').filter((one) => one.includes('.'))) {
  const file = join('examples', name);
  const { files } = JSON.parse(koban('judge', '--rules', 'none', file).stdout);
  files[0].entries.forEach((entry, i) => {
    const number = String(i + 1);
    // GNU Go has square boards from 5 to 19 lines, and takes no stone on a stone and no unknown point.
    const legal = entry.moves.every(
      (move) => move.verdicts.none.verdict !== 'forbidden' && move.point !== 'tenuki',
    );
    const sgf = koban('convert', '--to', 'sgf', '--entry', number, file);
    const whole = !/lost\.(open|unknown|tenuki|impossible)/.test(sgf.stderr);
    if (!legal || !whole || entry.rows !== entry.columns || entry.rows < 5 || entry.rows > 19) {
      skipped++;
      return;
    }
    const path = join(folder, 'game.sgf');
    writeFileSync(path, sgf.stdout);
    const theirs = boardOf(
      execFileSync(GNUGO, ['--mode', 'gtp'], {
        input: `loadsgf ${path}\nshowboard\nquit\n`,
        encoding: 'utf8',
      }),
    );
    const ours = boardOf(koban('convert', '--to', 'gnugo', '--entry', number, file).stdout);
    if (theirs === ours && ours !== '') same++;
    else wrong.push(`${file}, entry ${number}:\n${ours}\n${theirs}`);
  });
}
rmSync(folder, { recursive: true });

/** The rows and the letters; star points on small boards are a matter of taste. */
function boardOf(text) {
  const lines = text.split('\n').filter((line) => /^ {3}A B|^[ \d]\d .* \d+/.test(line));
  return lines
    .map((line) =>
      line
        .replace(/ +(WHITE|BLACK) \(.*$| +Last move.*$/, '')
        .replace(/\+/g, '.')
        .trimEnd(),
    )
    .join('\n');
}

for (const one of wrong) console.log(one);
console.log(`${same} boards are the same, ${wrong.length} are not, ${skipped} are none that GNU Go can have`);
process.exitCode = wrong.length > 0 || same === 0 ? 1 : 0;
