/**
 * How fast `koban find` searches, and in how much memory. Targets: 2 million plays a second of
 * processor time while superko and basic ko are compared; all pairs of rules without a search on
 * 4x3 with four moves within a minute on two cores; time that grows as the number of positions;
 * memory under 500 MB whatever the board. Needs `npm run build` to have been run.
 *
 *     npm run bench find
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** Within three moves nothing tells these rules apart, so every position is searched. */
const RULES = ['--differ', 'basic,ssk', '--moves'];
const SEARCHES = [
  ['basic and ssk, 4x3, 5 moves', ...RULES, '5', '--board', '4x3'],
  ['basic and ssk, 4x4, up to 3 stones, 5 moves', ...RULES, '5', '--board', '4x4', '--stones', '3'],
  ['a cycle of 5, 4x3', '--cycle', '5', '--board', '4x3', '--stones', '6'],
  ['spight and psk, 3x2, 4 moves', '--differ', 'psk,spight', '--board', '3x2', '--moves', '4'],
];
/** Boards with the numbers of their legal positions. */
/** @type {[string, number][]} */
const GROWTH = [
  ['3x3', 12_675],
  ['4x3', 321_689],
  ['7x2', 2_557_605],
];
/** Rules that need no search of cycles. */
const QUICK = ['none', 'basic', 'psk', 'ssk', 'nssk', 'korean', 'japanese'];
/** Searches that would not end, and for how many milliseconds they go on. */
const ENDLESS = [
  ['basic and psk, 6x5', '--differ', 'basic,psk', '--board', '6x5'],
  ['two hot stones, 5x5', '--hot', '2', '--board', '5x5'],
  ['an eye of 1+a, 5x5', '--eye', '1+a', '--board', '5x5'],
];
const ENOUGH_MS = 20_000;

/** Prints what the searching process used, at its end or after some time. */
const METER = `process.on('exit', () => {
  const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
  process.stderr.write(JSON.stringify({ cpu: (userCPUTime + systemCPUTime) / 1e6, memory: maxRSS / 1024 }) + '\\n');
});
const limit = Number(process.env.KOBAN_BENCH_MS);
if (limit) setTimeout(() => process.exit(0), limit).unref();`;
const meter = `data:text/javascript,${encodeURIComponent(METER)}`;

/** `plays` is 0 for a search that was stopped. */
function find(args, threads = 1, limit = 0) {
  const command = ['--import', meter, resolve('dist/cli.js'), 'find', ...args, '--threads', String(threads)];
  const began = performance.now();
  const { stdout, stderr } = spawnSync(process.execPath, [...command, '--shard', '1/1'], {
    encoding: 'utf8',
    maxBuffer: 2 ** 30,
    env: { ...process.env, KOBAN_BENCH_MS: String(limit || '') },
  });
  const used = JSON.parse(stderr.trim().split('\n').at(-1) ?? '');
  return { ...used, wall: (performance.now() - began) / 1000, plays: limit ? 0 : JSON.parse(stdout).plays };
}

const row = (name, text) => console.log(`${name.padEnd(46)} ${text}`);
const speed = ({ plays, cpu, memory }) =>
  `${plays} plays, ${cpu.toFixed(1)} s, ${(plays / cpu / 1e6).toFixed(2)} million a second, ${memory.toFixed(0)} MB`;

for (const [name, ...args] of SEARCHES) row(name, speed(find(args)));

for (const [board, positions] of GROWTH) {
  const used = find([...RULES, '3', '--board', board]);
  row(
    `basic and ssk, all of ${board}, 3 moves`,
    `${speed(used)}, ${((used.cpu / positions) * 1e6).toFixed(0)} µs a position`,
  );
}

const pairs = QUICK.flatMap((a, i) => QUICK.slice(i + 1).map((b) => `${a},${b}`));
const all = pairs.map((pair) => find(['--differ', pair, '--board', '4x3', '--moves', '4'], 2));
const sum = (key) => all.reduce((total, one) => total + one[key], 0);
row(
  `${pairs.length} pairs, 4x3, 4 moves, two threads`,
  `${sum('plays')} plays, ${sum('wall').toFixed(1)} s by the clock, ${sum('cpu').toFixed(1)} s of both cores`,
);

for (const [name, ...args] of ENDLESS) {
  const { cpu, memory } = find(args, 2, ENOUGH_MS);
  row(`${name}, stopped after ${ENOUGH_MS / 1000} s`, `${cpu.toFixed(1)} s, ${memory.toFixed(0)} MB`);
}

const folder = mkdtempSync(join(tmpdir(), 'koban-bench-find-'));
try {
  const rows = Array.from({ length: 19 }, (_, y) =>
    Array.from({ length: 19 }, (_, x) =>
      y === 9 && x > 3 && x < 14 ? '?' : '.XO.'[(3 * x + 7 * y) % 4],
    ).join(' '),
  );
  const file = join(folder, 'part.goban');
  writeFileSync(file, `# Part\n${rows.join('\n')}\nexpect: captures 3 at move 1\n`);
  const { cpu, memory } = find(['--matching', file, '--moves', '1'], 2, ENOUGH_MS);
  row(
    `a diagram of 19x19, stopped after ${ENOUGH_MS / 1000} s`,
    `${cpu.toFixed(1)} s, ${memory.toFixed(0)} MB`,
  );
} finally {
  rmSync(folder, { recursive: true, force: true });
}
