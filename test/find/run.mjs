/**
 * Holds `find` to a naive search that shares no code with it: every board up to 3x3, rows of up to six points, and 5x2, each with
 * lines of up to six moves, for each kind of condition. Prints how many lines were found alike, and the processor time of both.
 *
 * Boards up to 3x2 and rows take half a minute of processor time together, 3x3 some seven minutes (without variants five), and 5x2
 * some eight without its variants and most claims: it has been run in pieces only. There pairs of rules that search have five moves.
 *
 *     npm run test:find                            everything
 *     npm run test:find -- --board 3x3 --only hot
 */
import '../../tools/made.mjs';
import { isDeepStrictEqual, parseArgs } from 'node:util';
import { bundled } from '../../tools/bundled.mjs';

const { values: options } = parseArgs({
  options: { board: { type: 'string', default: '' }, only: { type: 'string', default: '' } },
});
const { Agreement, compare } = await bundled({ entryPoints: ['test/find/agreement.ts'], platform: 'node' });

const upTo = (most) => Array.from({ length: most }, (_, i) => i + 1).join();
/** Each kind of condition; `points` is the number of points of the board. */
const kinds = (points) => [
  'differ 6',
  'cycles 6',
  `ko-position ${upTo(points)}`,
  `hot ${upTo(4)} 6`,
  'disturber black,white 6',
  `rules ${points === 10 ? 5 : 6}`,
];
/** Claims about diagrams in part; those of two points are on all boards but the first. */
const CLAIMS = [
  '0 ko position after 0: a1 b1',
  '1 hot after 1: a1',
  '2 hot after 2: a1 b1',
  '2 move 2 forbidden under basic',
  '3 move 3 forbidden under psk',
  '3 move 3 forbidden under coupling',
  '4 move 4 forbidden under spight',
  '4 move 4 ends under korean',
  '2 captures 2 at move 2',
  '4 repetition at move 4 of move 0',
  '3 disturber after 3: white',
].map((claim) => `matching ${claim}`);
/** Values of eyes. */
const EYES = ['0', 'a', '1', 'b', '2', '2a', '1+a', '1+b', '2b', '3', '2+a', '2+b', '3+a', '4'].map(
  (value) => `eye ${value}`,
);
/** Boards of few points have no smallest example of some of them, and all completions are tried. */
const BOARDS = Object.fromEntries(
  ['1x1', '2x1', '3x1', '4x1', '2x2', '5x1', '6x1', '3x2', '3x3', '5x2'].map((board) => [
    board,
    [
      ...kinds(areaOf(board)),
      // With all variants 5x2 has some hundred million lines of six moves.
      `variants ${board === '5x2' ? 4 : 6}`,
      ...(board === '1x1' ? [] : CLAIMS.filter((claim) => board !== '5x2' || !/ko position/.test(claim))),
      ...EYES,
    ],
  ]),
);

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
