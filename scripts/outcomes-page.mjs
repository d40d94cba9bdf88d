/** What was found of outcomes, as a part of a page and as data: see `outcomes.mjs`. */
import { code, ofPairs, PAIRS, RULES, TICK } from './differences-page.mjs';

const PLAYERS = { 1: 'Black', 2: 'White' };
const other = (color) => 3 - color;
/** Outcomes as claims write them. */
const END = {
  'both-stay': 'both live',
  draw: 'draw',
  'no-result': 'no result',
  'black-captured': 'black captured',
  'white-captured': 'white captured',
  unending: 'no end',
};
const SAID = {
  'both-live': 'both live',
  draw: 'a draw',
  'no-result': 'no result',
  unending: 'play need not end',
};
const NUMBER = new Intl.NumberFormat('en-US');

/** Why the rules differ on a board, by its rows; a board that is new has no such sentence yet. */
const WHY = {
  '..O.':
    'A ko in a row of four. Any ko rule lets White live; without one the players take and take back for ever.',
  '.X.X':
    'White takes d1 by c1. If Black takes back, the drawn board returns. Nobody made that board by a play, so natural situational superko lets Black return to it.',
  '...O.':
    'White can keep play going by sending two stones and taking one back. Basic ko does not see it, superko stops it, and Korea and Japan end the game.',
  '.O..O':
    'White would like to go round. Superko forbids it, and White is captured. Natural situational superko and Jasiek’s rule let White live.',
  '...X.X':
    'Only Spight and Ing save d1. Under their rules a stone that was played in a ko may not be captured in that ko until it cools.',
  '.X.X.X':
    'The board of chapter 9: the round of three plays changes whose turn it is. Only positional superko does not care, and only there Black is captured.',
  '.O.X.O':
    'A stone of each color is asked about. Both live, except under Spight’s rule: his hot stones do not save one, they cost one.',
  '.X./XOO/X.X':
    'Nine points. Black can bring the board back. The Korean and the Japanese rules then end the game; under all others White captures.',
};

/**
 * The second part of the page: `patterns` are all questions in order of size, with what every rule says; `answered` has what it says in full, and
 * `more` are boards that are shown, too.
 */
export function outcomesPart(patterns, more, answered, states) {
  const differs = ({ said }, [a, b]) =>
    said[a] !== 'undecided' && said[b] !== 'undecided' && said[a] !== said[b];
  const size = ({ rows, stones }) => rows.join('').length * 100 + stones;
  const found = new Map();
  for (const pair of PAIRS) {
    const all = patterns.filter((one) => differs(one, pair));
    const least = Math.min(...all.map(size));
    found.set(
      pair.join(),
      all.filter((one) => size(one) === least),
    );
  }
  const chosen = [
    ...fewest(found).map((one) => ({ ...answered(one), pairs: one.pairs })),
    ...more.map((one) => ({ ...one, pairs: [] })),
  ].map((one, i) => ({ ...one, name: 'GHIJKLMNOPQRSTU'[i] }));
  const cell = (pair) => {
    const one = chosen.find(({ pairs }) => pairs.includes(pair.join()));
    if (one) return `[${one.name}](#position-${one.name.toLowerCase()})`;
    return 'none';
  };
  const count = patternsThatDiffer(patterns).length;
  return `## Who wins on small boards

Two rules may judge a move differently, and yet the same player gets what they want. So the table below asks for the smallest board on which the *outcome* differs: who can force what
about the chains of the goal ([outcomes](../docs/explanation/outcomes.md)).

Every board of one row of up to six points, of 2x2 and of 2x3 points was searched, whoever begins. The goal is one chain or one of each color. Boards that are turned, mirrored, or
have their colors swapped count once. Nobody has threats, nothing was played before, no point is left out, and suicide is forbidden. What a rule leaves undecided within
${NUMBER.format(states)} states is not compared. On ${count} boards two ko rules differ: [all of them as data](six-points.json).

*none*: no difference up to there. On larger boards ${code('spight')} and ${code('ing')} differ: Ing bans the twin of a hot stone in a [triple ko](11-ing.md#hot-stones), Spight does not.
M and N show what no cell asks: hot stones that cost a stone, and two texts that end play.

${ofPairs((pair) => cell(pair))}

${chosen.map((one) => section(one, `Position ${one.name}`, 3)).join('\n\n')}
`;
}

/** Questions on which two ko rules differ. */
function patternsThatDiffer(patterns) {
  const rules = RULES.filter((rule) => rule !== 'none');
  return patterns.filter(
    ({ said }) => new Set(rules.map((rule) => said[rule]).filter((one) => one !== 'undecided')).size > 1,
  );
}

/** All of them as JSON, a line for each. What a rule leaves undecided is left out. */
export function sixPointsJson(patterns) {
  const lines = patternsThatDiffer(patterns).map(({ rows, targets, first, said }) =>
    JSON.stringify({
      rows,
      goal: targets.map(({ name }) => name),
      first: PLAYERS[first].toLowerCase(),
      outcomes: Object.fromEntries(
        RULES.filter((rule) => rule !== 'none' && said[rule] !== 'undecided').map((rule) => [
          rule,
          said[rule],
        ]),
      ),
    }),
  );
  return `{\n  "version": 1,\n  "patterns": [\n    ${lines.join(',\n    ')}\n  ]\n}\n`;
}

/** The rules by what they say, those that say the same together. */
function partsOf(said, rules) {
  const by = new Map();
  for (const rule of rules) {
    if (said[rule] === 'undecided') continue;
    by.set(said[rule], [...(by.get(said[rule]) ?? []), rule]);
  }
  return [...by.values()].sort((a, b) => b.length - a.length);
}

/** What comes of the goal, in words. */
function saidOf(summary, targets) {
  if (SAID[summary]) return SAID[summary];
  const [color, what] = summary.split('-');
  const target = targets.find((one) => PLAYERS[one.color].toLowerCase() === color);
  return `${target.name.toUpperCase()} ${what === 'lives' ? 'lives' : 'is captured'}`;
}

function section({ rows, targets, first, said, answers }, name, level, rules = RULES) {
  const known = rules.filter((rule) => said[rule] !== 'undecided');
  const parts = partsOf(said, known);
  const sentence = parts
    .map((part) => `${saidOf(said[part[0]], targets)} under ${part.map(code).join(', ')}`)
    .join('; ');
  const claims = known
    .filter((rule) => answers[rule].summary !== 'undecided')
    .flatMap((rule) =>
      claimsOf(answers[rule].canForce, targets, first).map((claim) => `expect: ${claim} under ${rule}`),
    );
  const edge = `+${'-'.repeat(rows[0].length * 2 + 1)}+`;
  return [
    `${'#'.repeat(level)} ${name}`,
    '',
    `${PLAYERS[first]} begins: ${sentence}.`,
    '',
    ...(WHY[rows.join('/')] ? [WHY[rows.join('/')], ''] : []),
    `${TICK.repeat(3)}goban`,
    `# ${name}`,
    'suicide: forbidden',
    `goal: capture ${targets.map((one) => one.name).join(' or ')}`,
    'outside: none',
    edge,
    ...rows.map((row) => `| ${[...row].join(' ')} |`),
    edge,
    ...claims,
    TICK.repeat(3),
  ].join('\n');
}

/** Claims that say which target is captured, or what becomes of each, and by which repetition. */
function claimsOf(canForce, targets, first) {
  const begins = `when ${PLAYERS[first].toLowerCase()} begins`;
  const sides = targets.map(({ name, color }) => {
    const [owner, opponent] = [color, other(color)].map((one) => PLAYERS[one].toLowerCase());
    return { name, color, owner, opponent, own: `${owner}-captured` };
  });
  const lost = sides.find(({ opponent, own }) => canForce[opponent].some((set) => set.join() === own));
  if (lost)
    return lost.color === first
      ? [`${lost.opponent} kills ${lost.name} ${begins}`]
      : [`${lost.opponent} first kills ${lost.name}`];
  return sides.flatMap(({ name, owner, opponent, own }) => {
    const good = ['both-stay', `${opponent}-captured`];
    if (canForce[owner].some((set) => set.every((one) => good.includes(one))))
      return [`${name} lives ${begins}`];
    const without = canForce[owner].find((set) => !set.includes(own)).map((one) => END[one]);
    return [`${owner} can force ${without.join(' or ')} ${begins}`];
  });
}

/** The fewest positions that serve every pair, found greedily: always the one that serves most of the pairs left. */
function fewest(found) {
  const left = new Map([...found].filter(([, all]) => all.length > 0));
  const chosen = [];
  while (left.size > 0) {
    const serves = new Map();
    for (const [pair, all] of left)
      for (const one of all) serves.set(one, [...(serves.get(one) ?? []), pair]);
    const [[best, pairs]] = [...serves].sort(([, a], [, b]) => b.length - a.length);
    chosen.push({ ...best, pairs });
    for (const pair of pairs) left.delete(pair);
  }
  return chosen.sort((a, b) => a.rows.join('').length - b.rows.join('').length || a.stones - b.stones);
}
