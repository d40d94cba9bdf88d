/**
 * What a person waits for in a driven workbench with the packaged extension: the hover on move 300
 * of a 19x19 game beside that in a game of two, and the squiggle after an edit of that
 * game beside that after an edit of a short one. Each in milliseconds of the clock, less VS Code's
 * own delay for hovers, as a ratio of the two side by side, and in processor time of the extension
 * host with the language server. And from the paste of 300 entries, each with a claim that is false,
 * to the number of them in the status bar. Needs `npm run package`.
 *
 *     node bench/workbench.bench.mjs --paste   the paste alone
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { startWorkbench } from '../tools/workbench.mjs';
import { median } from './core.mjs';

const ROUNDS = 12;
const DELAY = 300;
const ENTRIES = 300;
const PASTES = 6;
const onlyPaste = process.argv.includes('--paste');

/** 300 moves in rows that leave every other row free, so that nothing is captured; then passes. */
function longGame() {
  const point = (n) => String.fromCharCode(97 + (n % 19), 97 + 2 * Math.floor((n % 190) / 19));
  const moves = Array.from({ length: 150 }, (_, n) => `;${n % 2 ? 'W' : 'B'}[${point(n)}]`);
  const passes = Array.from({ length: 149 }, (_, n) => `;${n % 2 ? 'W' : 'B'}[]`);
  return `(;GM[1]FF[4]SZ[19]${[...moves, ...passes].join('')}\n;W[kl]\n;C[end])\n`;
}

const folder = mkdtempSync(join(tmpdir(), 'koban-bench-'));
const GAMES = { short: '(;GM[1]FF[4]SZ[9];B[ee]\n;W[dd]\n;C[end])\n', long: longGame() };
for (const [name, text] of Object.entries(GAMES)) writeFileSync(join(folder, `${name}.sgf`), text);
/** A ko in each, and a claim about it that is false. */
const entries = Array.from(
  { length: ENTRIES },
  (_, n) =>
    `# Ko ${n + 1}\nrules: basic\n| . X O . .\n| X . X O .\n| . X O . .\nmoves: W b2 B c2\nexpect: move 2 is forbidden\nexpect: captures ${n + 2} at move 1\n`,
);
const PASTED = {
  'paste.goban': entries.join('\n'),
  'paste.md': entries.map((entry) => `\`\`\`goban\n${entry}\`\`\`\n`).join('\n'),
};
for (const name of Object.keys(PASTED)) writeFileSync(join(folder, name), '; words\n');
const host = await startWorkbench({
  'editor.minimap.enabled': false,
  'files.autoSave': 'off',
  'editor.hover.delay': DELAY,
});
try {
  const workbench = await host.open(folder, join(folder, 'short.sgf'));
  const { page } = workbench;
  /** Milliseconds of processor time that the server and all that it has started have used. */
  const spent = () => {
    const rows = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' }).trim().split('\n');
    const parents = new Map(
      rows.map((row) => /** @type {[number, number]} */ (row.trim().split(/\s+/).map(Number))),
    );
    const isOurs = (pid) => pid === host.server.child.pid || (parents.has(pid) && isOurs(parents.get(pid)));
    return [...parents.keys()].filter(isOurs).reduce((sum, pid) => {
      try {
        const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ');
        return sum + 10 * (Number(fields[11]) + Number(fields[12]));
      } catch {
        return sum;
      }
    }, 0);
  };
  /**
   * Waits in the page, frame by frame, until an element that fits is drawn. A locator's own wait looks
   * at 270 and then at 770 ms, so a hover that comes after 320 would be measured as 770.
   */
  const drawn = (selector, text) =>
    page.waitForFunction(
      ({ selector, text }) =>
        [...document.querySelectorAll(selector)].some(
          (element) =>
            element.getBoundingClientRect().height > 0 &&
            (!text || element.closest('.monaco-hover')?.textContent?.includes(text)),
        ),
      { selector, text },
      { polling: 'raf' },
    );
  const told = (what, times, used) => {
    const sorted = [...times].sort((a, b) => a - b);
    console.log(
      `${what}: median ${median(times).toFixed(0)} ms, at most ${sorted.at(-1).toFixed(0)} ms; processor ${(used / times.length).toFixed(0)} ms each`,
    );
    return median(times);
  };
  const hovers = { short: [], long: [] };
  const edits = { short: [], long: [] };
  const used = { hovers: { short: 0, long: 0 }, edits: { short: 0, long: 0 } };
  for (let round = 0; round < (onlyPaste ? 0 : ROUNDS); round++)
    for (const name of ['short', 'long']) {
      await workbench.openText(`${name}.sgf`, 'C[end]');
      await workbench.goTo(2, 1);
      const move = page.locator('.view-line', { hasText: /^;W\[/ }).first();
      const { x, y, height } = await move.boundingBox();
      let before = spent();
      let began = performance.now();
      await page.mouse.move(x + 30 + (round % 5), y + height / 2, { steps: 2 });
      const hover = page.locator('.monaco-hover:visible', { hasText: 'allowed' }).first();
      await drawn('.monaco-hover img', 'allowed');
      hovers[name].push(performance.now() - began - DELAY);
      used.hovers[name] += spent() - before;
      await page.mouse.move(5, 5);
      await page.keyboard.press('Escape');
      await hover.waitFor({ state: 'hidden' });
      // A play on the same point: an error at once.
      await page.keyboard.press('End');
      await page.locator('.squiggly-error').waitFor({ state: 'detached' });
      before = spent();
      began = performance.now();
      await page.keyboard.insertText(name === 'long' ? ';B[kl]' : ';B[dd]');
      await drawn('.squiggly-error');
      edits[name].push(performance.now() - began);
      used.edits[name] += spent() - before;
      await page.locator('.tab.dirty').waitFor();
      while ((await page.locator('.tab.dirty').count()) > 0) {
        await page.keyboard.press('Control+z');
        await page.waitForTimeout(20);
      }
    }
  if (!onlyPaste) {
    console.log(`${ROUNDS} rounds; load ${loadavg()[0].toFixed(1)}`);
    const own = told('hover, game of one move', hovers.short, used.hovers.short);
    const long = told('hover, move 300 of 19x19', hovers.long, used.hovers.long);
    console.log(`  ratio ${(long / own).toFixed(2)}`);
    const small = told('edit to squiggle, game of one move', edits.short, used.edits.short);
    const large = told('edit to squiggle, 300 moves', edits.long, used.edits.long);
    console.log(`  ratio ${(large / small).toFixed(2)}`);
  }
  await workbench.allowClipboard();
  const errors = (count) =>
    page.waitForFunction(
      (wanted) => document.getElementById('status.problems')?.textContent?.trim().split(/\s+/)[0] === wanted,
      String(count),
      { polling: 'raf' },
    );
  for (const [name, text] of Object.entries(PASTED)) {
    await workbench.command('View: Close All Editors');
    await workbench.openText(name, '; words');
    await errors(0);
    await page.evaluate((pasted) => navigator.clipboard.writeText(pasted), text);
    const times = [];
    let cpu = 0;
    for (let round = 0; round < PASTES; round++) {
      await workbench.goTo(2, 1);
      const before = spent();
      const began = performance.now();
      await page.keyboard.press('Control+v');
      await errors(ENTRIES);
      times.push(performance.now() - began);
      cpu += spent() - before;
      await page.keyboard.press('Control+z');
      await errors(0);
    }
    console.log(`load ${loadavg()[0].toFixed(1)}; ${times.map((time) => time.toFixed(0)).join(' ')}`);
    told(`${ENTRIES} entries pasted into ${name} and judged`, times, cpu);
  }
} finally {
  await host.stop();
  rmSync(folder, { recursive: true, force: true });
}
