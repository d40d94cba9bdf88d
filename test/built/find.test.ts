/** Searches that are killed again and again find from their checkpoint what one run finds. */
import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, watch, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { sampled } from '../runs.ts';

const CLI = resolve('dist/cli.js');
/** How often a search is killed, at most, before it may end. */
const KILLS = 4;
const PART = `# Part
to-play: black
+---------+
| ? ? . . |
| ? X . . |
| ? ? ? . |
+---------+
moves: ?*2
expect: captures 2 at move 2
`;

it.each(
  sampled(1, [
    [['--differ', 'basic,spight', '--board', '3x2']],
    [['--cycle', '6', '--parity', 'even', '--board', '3x3']],
    [['--eye', '2a', '--board', '3x3']],
    [['--ko-position', '5', '--board', '3x2']],
    [['--disturber', 'white', '--board', '3x2']],
    [['--hot', '3', '--board', '3x2', '--moves', '6']],
    [['--matching', 'part.goban']],
  ]),
)('killed again and again: koban find %j', async (quest) => {
  const folder = mkdtempSync(join(tmpdir(), 'koban-killed-'));
  writeFileSync(join(folder, 'part.goban'), PART);
  const find = [CLI, 'find', ...quest, '--every', '--threads', '1'];
  const run = (...more: string[]) =>
    spawnSync(process.execPath, [...find, ...more], { cwd: folder, encoding: 'utf8' });
  const whole = run();
  const resumable = ['--checkpoint', 'saved.json'];
  let killed = 0;
  let searched = -1;
  while (killed < KILLS && (await killedAtSave([...find, ...resumable], folder))) {
    killed++;
    // Each time it has come farther.
    const { levels, parts } = JSON.parse(readFileSync(join(folder, 'saved.json'), 'utf8'));
    const far = levels * 1000 + parts.filter((part: unknown) => part !== null).length;
    expect(far).toBeGreaterThan(searched);
    searched = far;
  }
  const { status, stdout, stderr } = run(...resumable);
  expect([status, stdout, stderr]).toEqual([whole.status, whole.stdout, whole.stderr]);
  expect(killed).toBe(KILLS);
  rmSync(folder, { recursive: true });
});

/** Runs until the first save, and kills then. `false`: it ended before. */
async function killedAtSave(command: readonly string[], folder: string): Promise<boolean> {
  const watcher = watch(folder);
  const child = spawn(process.execPath, command, { cwd: folder, stdio: 'ignore' });
  watcher.on('change', (_, name) => {
    if (name === 'saved.json') child.kill('SIGKILL');
  });
  const signal = await new Promise((done) => child.on('exit', (_, signal) => done(signal)));
  watcher.close();
  return signal === 'SIGKILL';
}
