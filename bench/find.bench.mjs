/**
 * How fast `koban find` searches: plays in a second of processor time, and the processor time of a
 * whole search, by pairs of rules on boards of 9 to 12 points. Targets: 2 million plays a second
 * and core while rules without a search are compared; 3x4 with four moves within a minute; memory
 * under 500 MB. Needs `npm run build` to have been run.
 *
 *     npm run bench find
 */
import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';

const SEARCHES = [
  ['basic and psk, 3x3, 7 moves', '--differ', 'basic,psk', '--board', '3x3', '--moves', '7', '--stones', '1'],
  ['korean and psk, 4x3, 4 moves', '--differ', 'korean,psk', '--board', '4x3', '--moves', '4'],
  ['a cycle of 5, 4x3', '--cycle', '5', '--board', '4x3', '--stones', '6'],
  ['spight and psk, 3x2, 4 moves', '--differ', 'psk,spight', '--board', '3x2', '--moves', '4'],
];

/** Prints what the searching process used, at its end. */
const METER = `process.on('exit', () => {
  const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
  process.stderr.write(JSON.stringify({ cpu: (userCPUTime + systemCPUTime) / 1e6, memory: maxRSS / 1024 }) + '\\n');
});`;
const meter = `data:text/javascript,${encodeURIComponent(METER)}`;

for (const [name, ...args] of SEARCHES) {
  const command = [
    '--import',
    meter,
    resolve('dist/cli.js'),
    'find',
    ...args,
    '--threads',
    '1',
    '--shard',
    '1/1',
  ];
  const { stdout, stderr } = spawnSync(process.execPath, command, { encoding: 'utf8', maxBuffer: 2 ** 30 });
  const { cpu, memory } = JSON.parse(stderr.trim().split('\n').at(-1));
  const { plays } = JSON.parse(stdout);
  const rate = (plays / cpu / 1e6).toFixed(2);
  console.log(
    `${name.padEnd(30)} ${plays} plays, ${cpu.toFixed(1)} s, ${rate} million a second, ${memory.toFixed(0)} MB`,
  );
}
