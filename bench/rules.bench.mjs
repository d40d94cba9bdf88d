/**
 * What judging whole games costs under each rule and under all at once. Beside it: positional
 * superko as it is written in a few lines over `@sabaki/go-board`, and, for the rules that search,
 * a bounded search of the whole board that knows nothing of where cycles can be and is stopped for
 * each move after some thousand plays.
 *
 *     node bench/rules.bench.mjs
 */
import { createRequire } from 'node:module';
import { byTurns, core, median, table, used } from './core.mjs';
import { gamesWith, JUDGING } from './games.mjs';
import { boundedSearch } from './plain-search.mjs';

const classes = await core(JUDGING);
const { DEFAULT_OPTIONS, forgetPlainCycles, RULES, Referee, Scratch } = classes;
const GoBoard = createRequire(import.meta.url)('@sabaki/go-board');
const { played, random } = gamesWith(classes);

/**
 * Every move of a game that nobody has looked at yet, with nothing known from other games;
 * milliseconds.
 */
function judge(make, rules, clock = used, makingCounts = false) {
  forgetPlainCycles();
  const before = clock();
  const game = make();
  const begun = makingCounts ? before : clock();
  for (const rule of rules) {
    const referee = new Referee(rule, game, DEFAULT_OPTIONS);
    for (let n = 1; n <= game.length; n++) referee.at(n);
  }
  return clock() - begun;
}

const wall = () => performance.now();

/**
 * Positional superko over boards of `@sabaki/go-board`: every position under its signs in a set.
 */
function sabaki(make) {
  const { plies, start } = make();
  const { geometry } = start.position;
  const vertices = plies.map(({ point }) => [geometry.x(point), geometry.rows - 1 - geometry.y(point)]);
  const begun = performance.now();
  let board = GoBoard.fromDimensions(geometry.columns, geometry.rows);
  const seen = new Set([board.signMap.join()]);
  let repeated = 0;
  plies.forEach(({ kind, color }, i) => {
    if (kind !== 'play') return;
    board = board.makeMove(color === 1 ? 1 : -1, vertices[i]);
    const key = board.signMap.join();
    if (seen.has(key)) repeated++;
    seen.add(key);
  });
  return [performance.now() - begun, repeated];
}

/** Plays that the search of the whole board may try for one move. */
const BUDGET = 2000;

/** Milliseconds for all moves of a game, and for how many of them it came to an end. */
function searchedPlainly(make) {
  const game = make();
  const plays = game.plies.filter(({ kind }) => kind === 'play');
  for (const ply of plays) ply.before;
  const begun = performance.now();
  let decided = 0;
  for (const { before, color, point } of plays) {
    const { nodes } = boundedSearch(Scratch, before, color, point, DEFAULT_OPTIONS.maxCycle, BUDGET);
    if (nodes <= BUDGET) decided++;
  }
  return [performance.now() - begun, decided / plays.length];
}

const games = [
  ...played.map((make, i) => [`GNU Go ${i + 1}`, make]),
  ...[1, 2, 3, 4, 5, 6].map((seed) => [`random ${seed}`, random(19, 250, seed)]),
];
const rule = (id) => RULES.find((one) => one.id === id);
const searching = RULES.filter((one) => one.searches);

console.log(
  '\nAll verdicts of whole games on 19x19, in ms (of the processor for rules that search, and for all)',
);
const rows = games.map(([name, make]) => {
  const columns = byTurns(
    [
      () => judge(make, [rule('psk')], wall),
      () => judge(make, [rule('psk')], wall, true),
      () => sabaki(make)[0],
      ...searching.map((one) => () => judge(make, [one])),
      () => judge(make, RULES),
    ],
    7,
    4,
  );
  const [plain, decided] = searchedPlainly(make);
  return [name, make.moves, ...columns, plain, `${(100 * decided).toFixed(0)} %`];
});
const show = (row) =>
  row.map((cell, i) => (typeof cell === 'number' && i > 1 ? cell.toFixed(i < 4 ? 2 : 1) : cell));
const columns = rows[0].slice(2, -1).map((_, i) => median(rows.map((row) => row[i + 2])));
table([
  [
    '',
    'moves',
    'psk',
    'with the game made',
    'psk, @sabaki/go-board',
    ...searching.map(({ id }) => id),
    'all rules',
    `whole board, ${BUDGET} plays a move`,
    'decided',
  ],
  ...rows.map(show),
  show(['median', '', ...columns, '']),
  ['to hold', '', '', 1, '', ...searching.map(({ id }) => (id === 'spight' ? 20 : '')), 100, '', ''],
]);
