/**
 * Holds `find` to a naive search that shares no code with it: every board up to 3x3, rows of up to six points, and 5x2, each with
 * lines of up to six moves, for each kind of condition. Prints how many lines were found alike, and the processor time of both.
 *
 *     npm run test:find                            everything; the pairs of rules that search take longest
 *     npm run test:find -- --board 3x3 --only hot
 */
import { isDeepStrictEqual, parseArgs } from 'node:util';
import { bundled } from '../../tools/bundled.mjs';

const { values: options } = parseArgs({
  options: { board: { type: 'string', default: '' }, only: { type: 'string', default: '' } },
});
const { Agreement, compare } = await bundled({ entryPoints: ['test/find/agreement.ts'], platform: 'node' });

const upTo = (most) => Array.from({ length: most }, (_, i) => i + 1);
/** On each board; `points` is the number of its points. */
const kinds = (points) => [
  'differ 6',
  'cycles 6',
  ...upTo(points).map((n) => `ko-position ${n}`),
  ...upTo(4).map((n) => `hot ${n} 6`),
  'disturber black 6',
  'disturber white 6',
];
/** What takes long on large boards, or says little there. */
const SMALL = [
  ...[
    'variants 6',
    'pair spight,ing 6',
    'matching 4 move 4 forbidden under psk',
    'matching 0 ko position after 0: a1 b1',
  ],
  ...['matching 3 move 3 forbidden under basic', 'matching 2 hot after 2: b1'],
];
const BOARDS = {
  ...Object.fromEntries(
    ['1x1', '2x1', '3x1', '4x1', '2x2'].map((board) => [
      board,
      [...kinds(areaOf(board)), 'rules 6', ...SMALL],
    ]),
  ),
  '5x1': [...kinds(5), 'rules 6', 'variants 6', 'pair spight,ing 6'],
  '6x1': [...kinds(6), 'rules 6', 'variants 6', 'pair spight,ing 6'],
  '3x2': [...kinds(6), 'rules 6', 'variants 6', 'pair spight,ing 6'],
  '3x3': [...kinds(9), 'rules 6', 'variants 6', 'pair spight,ing 6'],
  '5x2': [...kinds(10), 'rules 6', 'variants 6', 'pair spight,ing 6'],
};

let [passed, failed, all] = [0, 0, 0];
for (const [board, compared] of Object.entries(BOARDS)) {
  if (options.board !== '' && options.board !== board) continue;
  const [columns, rows] = board.split('x').map(Number);
  const agreement = new Agreement({ columns, rows });
  for (const what of compared.filter((one) => one.includes(options.only))) {
    const begun = process.cpuUsage().user;
    const { found, naive, lines } = compare(agreement, what);
    const seconds = (process.cpuUsage().user - begun) / 1e6;
    const same = isDeepStrictEqual(found, naive);
    if (same) passed++;
    else failed++;
    all += lines;
    const levels = Object.keys(naive).length;
    console.log(
      `${same ? 'alike ' : 'DIFFER'} ${board.padEnd(4)} ${what.padEnd(40)} ${String(lines).padStart(9)} lines, ${String(levels).padStart(3)} levels, ${seconds.toFixed(1)} s`,
    );
    if (same) continue;
    for (const key of new Set([...Object.keys(found), ...Object.keys(naive)]))
      if (found[key] !== naive[key]) console.log(`  ${key}: find ${found[key]}, naive ${naive[key]}`);
  }
}
console.log(
  `\n${all} lines, ${(process.cpuUsage().user / 1e6).toFixed(0)} s\n${passed} passed, ${failed} failed`,
);
process.exitCode = failed > 0 ? 1 : 0;

function areaOf(board) {
  const [columns, rows] = board.split('x').map(Number);
  return columns * rows;
}
