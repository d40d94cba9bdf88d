/**
 * Holds `spight`, `ing` and `coupling` to the literal rules on all examples of the texts, with kos
 * as long as the literal search can look for in a time for each, and prints how long that was. The
 * search tries every play on every empty point: each two plays more cost about the square of the
 * number of empty points.
 *
 *     npm run test:literal -- [--seconds 60] [--only spight-long-life]
 */
import '../../tools/made.mjs';
import { isDeepStrictEqual, parseArgs } from 'node:util';
import { bundled } from '../../tools/bundled.mjs';

const { values: options } = parseArgs({
  options: { seconds: { type: 'string', default: '60' }, only: { type: 'string', default: '' } },
});
const seconds = Number(options.seconds);
const { EXAMPLES } = await bundled({ entryPoints: ['test/oracle/examples.ts'], platform: 'node' });
let agreed = 0;
let differ = 0;
console.log(
  '  empty points  spight  hidden kos  ing  coupling   (the longest kos, in plays, that were looked for)',
);
for (const example of EXAMPLES.filter(({ id }) => id.includes(options.only))) {
  const reached = [
    longest((n) => example.spight(n, true), example),
    longest((n) => example.spight(n, false), example),
    longest((n) => example.ing(n), example),
    longest((n) => example.coupling(n), example),
  ];
  const cells = reached.map(String).map((cell, i) => cell.padStart([8, 12, 5, 10][i]));
  console.log(`${String(example.empties).padStart(14)}${cells.join('')}   ${example.id}`);
}
console.log(`\n${agreed} passed, ${differ} failed`);
process.exitCode = differ > 0 ? 1 : 0;

/** Two plays longer each time, as long as the next step may be expected to end in time. */
function longest(compare, { empties, id }) {
  let last = 0;
  for (let n = 2; n <= 12; n += 2) {
    const began = performance.now();
    const [ours, literal] = compare(n);
    const took = (performance.now() - began) / 1000;
    if (!isDeepStrictEqual(JSON.parse(JSON.stringify(ours)), JSON.parse(JSON.stringify(literal)))) {
      differ++;
      console.log(
        `${id}, kos of at most ${n} plays\n  ours    ${JSON.stringify(ours)}\n  literal ${JSON.stringify(literal)}`,
      );
      return `${n}!`;
    }
    agreed++;
    last = n;
    if (took * empties ** 2 > seconds) break;
  }
  return last;
}
