/**
 * `npm run test:mutants`: whether the tests notice faults. Puts each mutant of `list.json`, one at a time, into a copy of the tree, runs the tests
 * of its room there, and says whether they caught it. A mutant that changes nothing (`same`) says why. The last line is
 * `N passed, N failed`: a mutant that lives has failed, and so has one whose text is no longer found once in its file.
 *
 *     npm run test:mutants               all
 *     npm run test:mutants -- cycles     those with "cycles" in the name of their file
 *     npm run test:mutants -- --random 50 --seed 1 [--part 1/2]   so many that nobody has chosen, or a part of them (`random.mjs`)
 */
import { spawn, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { randomMutants } from './random.mjs';

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    random: { type: 'string' },
    seed: { type: 'string', default: '1' },
    part: { type: 'string', default: '1/1' },
  },
});
const MUTANTS = options.random
  ? randomMutants(Number(options.random), Number(options.seed))
  : JSON.parse(readFileSync(new URL('list.json', import.meta.url), 'utf8'));
const [part = 1, parts = 1] = options.part.split('/').map(Number);
const [wanted = ''] = positionals;
const mutants = MUTANTS.filter(({ file }, n) => file.includes(wanted) && n % parts === part - 1);
const lanes = Math.max(1, Math.min(2, availableParallelism()));
const counts = { caught: 0, same: 0, lived: 0, lost: 0 };
let next = 0;
/** The runs that go on, by the numbers of their processes. */
const running = new Set();
for (const signal of ['SIGINT', 'SIGTERM'])
  process.once(signal, () => {
    for (const pid of running) end(pid);
    process.exit(1);
  });
await Promise.all(Array.from({ length: lanes }, lane));
console.log(
  `${counts.caught} caught, ${counts.same} change nothing, ${counts.lived} lived, ${counts.lost} not found`,
);
console.log(`${counts.caught + counts.same} passed, ${counts.lived + counts.lost} failed`);
process.exitCode = counts.lived + counts.lost > 0 || counts.caught === 0 ? 1 : 0;

/** Takes one mutant after the other, in a copy of its own. */
async function lane() {
  const tree = copyOfTree();
  try {
    while (next < mutants.length) {
      const mutant = mutants[next++];
      const fate = await fateOf(mutant, tree);
      counts[fate]++;
      const { file, line, from, to, same } = mutant;
      console.log(
        `${fate.padEnd(6)} ${file}${line ? `:${line}` : ''}: ${from.trim()} → ${to.trim()}${same ? ` (${same})` : ''}`,
      );
    }
  } finally {
    rmSync(tree, { recursive: true, force: true });
  }
}

async function fateOf({ file, line, from, to, tests, same }, tree) {
  const path = join(tree, file);
  const text = readFileSync(path, 'utf8');
  const faulty = line
    ? inLine(text, line, from, to)
    : text.split(from).length === 2 && text.replace(from, () => to);
  if (!faulty) return 'lost';
  if (same) return 'same';
  writeFileSync(path, faulty);
  const failed = await fails(['run', ...tests, '--bail=1', '--reporter=dot', '--testTimeout=60000'], tree);
  writeFileSync(path, text);
  return failed ? 'caught' : 'lived';
}

function inLine(text, line, from, to) {
  const lines = text.split('\n');
  if (lines[line - 1] !== from) return null;
  lines[line - 1] = to;
  return lines.join('\n');
}

/**
 * Whether a run of these tests fails; one that does not end within ten minutes has failed. Its
 * workers end with it: one in which a fault has made a loop without end would go on for ever.
 */
function fails(args, cwd) {
  return new Promise((done) => {
    const child = spawn(process.execPath, [resolve('node_modules/vitest/vitest.mjs'), ...args], {
      cwd,
      stdio: 'ignore',
      detached: true,
    });
    running.add(child.pid);
    const late = setTimeout(() => end(child.pid), 600_000);
    child.once('exit', (code) => {
      clearTimeout(late);
      end(child.pid);
      running.delete(child.pid);
      done(code !== 0);
    });
  });
}

/** Ends a run and what it has started. */
function end(pid) {
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // All of it has ended.
  }
}

/** Everything that git knows of, as it is now, with the packages of the tree itself. */
function copyOfTree() {
  const tree = mkdtempSync(join(tmpdir(), 'koban-mutants-'));
  const listed = spawnSync('git', ['ls-files', '-z', '-co', '--exclude-standard'], { encoding: 'utf8' });
  for (const file of listed.stdout.split('\0').filter(Boolean)) {
    mkdirSync(dirname(join(tree, file)), { recursive: true });
    cpSync(file, join(tree, file), { force: true });
  }
  symlinkSync(resolve('node_modules'), join(tree, 'node_modules'));
  return tree;
}
