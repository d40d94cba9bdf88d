import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, watch, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import book from '../fixtures/book.json' with { type: 'json' };

const CLI = resolve('dist/cli.js');
const LETTERS = 'abcdefghi';

/** Each position of the book, and the same from the right with the colors of all stones changed. */
const games = book.flatMap(({ first, goal, rows, targets }) =>
  [false, true].map((isTurned) => {
    const at = (x: number) => (isTurned ? 8 - x : x);
    const stones = (sign: string) =>
      rows
        .split('/')
        .flatMap((row, y) =>
          [...row].flatMap((one, x) => (one === sign ? `[${LETTERS[at(x)]}${LETTERS[y]}]` : [])),
        )
        .join('');
    const [black, white] = isTurned ? ['O', 'X'] : ['X', 'O'];
    const named = targets.replace(/[a-j](?=\d)/gi, (letter) => {
      const columns = 'abcdefghj';
      return columns[at(columns.indexOf(letter.toLowerCase()))] ?? '';
    });
    const color = (first === 'B') === isTurned ? 'W' : 'B';
    return `(;GM[1]FF[4]SZ[9]AB${stones(black)}AW${stones(white)}PL[${color}]C[goal: ${goal} ${named}])\n`;
  }),
);

it('says the same of a book alone, in threads, and when it was killed and goes on', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'koban-problems-'));
  const files = Array.from({ length: 10 }, (_, i) => `${i}.sgf`);
  for (const [i, file] of files.entries())
    writeFileSync(join(folder, file), games.slice(8 * i, 8 * (i + 1)).join(''));
  const answers = { '9.sgf': games.slice(72, 80).map(() => ({ wrong: ['a9'] })) };
  writeFileSync(join(folder, 'answers.json'), JSON.stringify(answers));
  const args = [CLI, 'problems', '--format', 'json', '--answers', 'answers.json', ...files];
  const run = (...more: string[]) =>
    spawnSync(process.execPath, [...args, ...more], { cwd: folder, encoding: 'utf8' });
  const alone = run('--threads', '1');
  expect(alone.stdout.match(/"status":"unmarked"/g)).toHaveLength(80);
  expect(alone.stdout.match(/"look":true/g)).toHaveLength(8);
  expect(run('--threads', '3').stdout).toBe(alone.stdout);
  const watcher = watch(folder);
  const child = spawn(process.execPath, [...args, '--threads', '1', '--resume', 'known'], {
    cwd: folder,
    stdio: 'ignore',
  });
  watcher.on('change', (_, name) => {
    if (name === 'known') child.kill('SIGKILL');
  });
  const signal = await new Promise((done) => child.on('exit', (_, signal) => done(signal)));
  watcher.close();
  expect(signal).toBe('SIGKILL');
  const known = readFileSync(join(folder, 'known'), 'utf8').trimEnd().split('\n').length - 1;
  expect(known).toBeGreaterThan(0);
  expect(known).toBeLessThan(files.length);
  expect(run('--threads', '2', '--resume', 'known').stdout).toBe(alone.stdout);
  rmSync(folder, { recursive: true });
});
