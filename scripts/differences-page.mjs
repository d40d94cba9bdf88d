/** The page of differences, made of what was found: see `differences.mjs`. */
import { ruleFolders, withCount } from '../tools/rule-definitions.mjs';

const defined = (await ruleFolders()).flatMap(({ rules }) => rules).sort((a, b) => a.order - b.order);
/** Those that search come last. */
export const RULES = [false, true].flatMap((searches) =>
  defined.filter((rule) => (rule.searches ?? false) === searches).map(({ id }) => id),
);
/** `nine ko rules`. */
export const RULES_SAID = withCount('en', 'nine ko rules', RULES);
/** @type {[string, string][]} */
export const PAIRS = RULES.flatMap((a, i) => RULES.slice(i + 1).map((b) => [a, b]));
/** The largest board that is searched, in points, and the longest line of moves. */
export const POINTS = 6;
export const MOVES = 6;

export const PAGE = 'examples/differences.md';
/** Begins the part of the page that `outcomes.mjs` makes. */
export const SECOND_PART = /^(?=## Who wins on small boards$)/m;

export const TICK = '`';
export const code = (text) => TICK + text + TICK;
const NUMERALS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const SAID = { draw: 'draw', 'no-result': 'no result' };
/** What a rule says of a move, in two words at most; two rules differ where these differ. */
const said = ({ verdict, outcome }) => (verdict === 'ends' ? SAID[outcome] : verdict);

/** Why the rules differ in a game, by its moves; a game that is new has no such sentence yet. */
const WHY = {
  'B a1 W b1 B a1':
    'Black recaptures at once, which recreates the position after move 1. Every ko rule forbids that.',
  'B b1 W a1':
    'The recapture recreates the start, which no play made. Natural situational superko forbids only positions that the same player made by a play.',
  'B a1 W b1 B pass W c1 B a1':
    'Sending two, returning one: Black captures two stones, and the position after move 1 is back, with White to move. Superko forbids that. Basic ko does not, because one stone captures two. Under Spight’s and Ing’s rules the play is no ko play, since no cycle begins with it. Under Jasiek’s, only the disturber can be stopped, and that is White.',
  'B a1 W c1 B b1 W c1 B a1':
    'The position after move 2 is back, but then Black was to move and now White is. Positional superko forbids this, because it does not matter to it whose turn it is. Moves 3 to 5 are an odd cycle, which Spight’s and Ing’s rules allow once. Under Jasiek’s, Black is the disturber and has to stop, but only after this move.',
  'B b1 W pass B a1':
    'The whole board is one ko position. Move 1 made Black its disturber, and White’s pass ended that. Move 3 would make Black its disturber a second time.',
  'B b1 W d1 B a1 W c1':
    'White c1 captures a1 and b1. The stone on a1 is hot: Black played it in a ko, and White’s capture is a ko play too.',
};

/** `found`: by pair, all its smallest games as entries; `judged`: what every rule says of the last move of an entry. */
export function format(found, judged) {
  const games = fewest(found).map((game, i) => ({ ...game, ...judged(game.text), name: 'ABCDEFGHIJ'[i] }));
  const gameOf = (pair) => games.find(({ pairs }) => pairs.includes(pair.join()));
  const open = PAIRS.filter((pair) => !gameOf(pair)).map(([a, b]) => `${code(a)} and ${code(b)}`);
  const but =
    open.length === 0
      ? ''
      : `. For ${open.join(', ')} there is none: they differ in no line of up to ${MOVES} moves on boards of up to ${POINTS} points`;
  return `# Where the rules differ

For every pair of Koban's ${RULES_SAID}, and for each rule beside none (${code('none')}), this page has the smallest game in which they differ.
The two judge the last move differently, and both allow all moves before it. *Smallest* means the fewest points, then the fewest stones at the start, then the
fewest moves. ${code('koban find')} searched every board from one point up, every position on it, and every line of up
to ${MOVES} moves, and found nothing smaller. It does not compare undecided verdicts. Boards of one row are enough: ${NUMERALS[games.length]} games show all
differences${but}.

The games are not good play. They show in a few moves what a clause of a rule says. Suicide is forbidden in
all of them. Each cell shows the board after the last move, with the numbers of the moves on their stones. [Find the smallest
example](../docs/how-to/find.md) explains how to search larger boards. The [second part](#who-wins-on-small-boards) asks who wins.

${ofPairs((pair) => linkTo(gameOf(pair)))}

What the rules say of the last move of each game:

| game | last move | allowed | forbidden | the game ends |
|---|---|---|---|---|
${games.map(row).join('\n')}

${games.map(section).join('\n\n')}

${games.map(definition).join('\n')}

`;
}

/** A table of all rules against all others. */
export function ofPairs(cell) {
  const columns = RULES.slice(1);
  const rows = RULES.slice(0, -1).map((a, i) => {
    const cells = columns.map((b, k) => (k < i ? '' : cell([a, b])));
    return `| ${code(a)} | ${cells.join(' | ')} |`;
  });
  return [`|  | ${columns.map(code).join(' | ')} |`, `|---|${'---|'.repeat(columns.length)}`, ...rows].join(
    '\n',
  );
}

/** The fewest games that serve every pair, found greedily: always the one that serves most of the pairs left. */
function fewest(found) {
  const left = new Map([...found].filter(([, games]) => games.length > 0));
  const chosen = [];
  while (left.size > 0) {
    const serves = new Map();
    for (const [pair, games] of left)
      for (const game of games) serves.set(key(game), [...(serves.get(key(game)) ?? []), { pair, game }]);
    const [best] = [...serves.values()].sort((a, b) => b.length - a.length);
    chosen.push({ ...best[0].game, pairs: best.map(({ pair }) => pair) });
    for (const { pair } of best) left.delete(pair);
  }
  return chosen.sort((a, b) => a.points - b.points || a.stones - b.stones || a.moves - b.moves);
}

/** The lines of an entry that are board and moves. */
function boardOf(text) {
  return text.split('\n').filter((line) => /^[+|]|^moves:/.test(line));
}

function key({ text }) {
  return boardOf(text).join('\n');
}

/** A little board. */
function linkTo(game) {
  if (!game) return 'none';
  const name = game.name.toLowerCase();
  return `[![${game.name}][${name}]](#game-${name})`;
}

/** Where the picture of a game is, beside the page. */
function definition({ name }) {
  return `[${name.toLowerCase()}]: ../media/differences/difference-${name.toLowerCase()}.svg`;
}

function row(game) {
  const { verdicts, text } = game;
  const last = boardOf(text)
    .at(-1)
    .split(/ (?=[BW] )/)
    .at(-1);
  const who = { B: 'Black', W: 'White' }[last[0]];
  const cell = (wanted) =>
    RULES.filter((rule) => said(verdicts[rule]) === wanted)
      .map(code)
      .join(', ');
  const ends = ['draw', 'no result'].flatMap((wanted) =>
    cell(wanted) ? [`${cell(wanted)}: ${wanted}`] : [],
  );
  const cells = [cell('allowed'), cell('forbidden'), ends.join('; ')].map((text) => text || '–');
  const name = game.name.toLowerCase();
  return `| [${game.name} ![][${name}]](#game-${name}) | ${who} ${last.slice(2)} | ${cells.join(' | ')} |`;
}

function section({ name, number, repeats, text, verdicts }) {
  const claims = RULES.filter((rule) => verdicts[rule].verdict !== 'undecided').map(
    (rule) => `expect: move ${number} ${verdicts[rule].verdict} under ${rule}`,
  );
  const entry = [
    `# Difference ${name}`,
    `rules: ${RULES.join(', ')}`,
    'suicide: forbidden',
    ...boardOf(text),
    ...(repeats === null ? [] : [`expect: repetition at move ${number} of move ${repeats}`]),
    ...claims,
  ];
  const why = WHY[boardOf(text).at(-1).replace('moves: ', '')];
  return [
    `## Game ${name}`,
    '',
    ...(why ? [why, ''] : []),
    `${TICK.repeat(3)}goban`,
    ...entry,
    TICK.repeat(3),
  ].join('\n');
}
