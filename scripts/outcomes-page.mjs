/** The pages of outcomes, made of what was found: see `outcomes.mjs`. */
import { code, ofPairs, PAIRS, RULES, RULES_SAID, TICK } from './differences-page.mjs';

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

/** `patterns`: all questions in order of size, with what every rule says; `answered` has what it says in full. */
export function outcomesPage(patterns, answered, states) {
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
  const chosen = fewest(found).map((one, i) => ({
    ...answered(one),
    pairs: one.pairs,
    name: 'ABCDEFGHIJKLMNO'[i],
  }));
  const cell = (pair) => {
    const one = chosen.find(({ pairs }) => pairs.includes(pair.join()));
    if (one) return `[${one.name}](#position-${one.name.toLowerCase()})`;
    return 'none';
  };
  const none = PAIRS.filter((pair) => cell(pair) === 'none').map(([a, b]) => `${code(a)} and ${code(b)}`);
  const but =
    none.length === 0
      ? 'Every pair differs within six points, so no larger board had to be searched.'
      : `*none*: no difference up to there, for ${none.join(', ')}.`;
  const open = RULES.map((rule) => [rule, patterns.filter(({ said }) => said[rule] === 'undecided').length])
    .filter(([, count]) => count > 0)
    .map(([rule, count]) => `${code(rule)} ${NUMBER.format(count)}`);
  return `# Where the outcome differs

Two rules may judge a move differently, and yet the same player gets what they want. This page has, for every pair of Koban's ko rules, and for
each beside no ko rule (${code('none')}), the smallest position whose *outcome* differs: who can force what about the chains of the goal. [Where the
rules differ](differences.md) compares verdicts on single moves; [Outcomes](../docs/explanation/outcomes.md) says what an outcome is.

*Smallest* means the fewest points, then the fewest stones. Every position of one row of up to six points, of 2x2 and of 2x3 points was searched, up to symmetry:
whoever begins, with one chain as the goal, or one of each color. Nobody has threats, nothing was played before, no point is left out, and suicide is
forbidden. What a rule leaves undecided within ${NUMBER.format(states)} states is not compared: of ${NUMBER.format(patterns.length)} questions ${open.join(', ')}.

${but} Larger boards may tell these apart: Ing bans the twin of a hot stone in a [triple ko](spight.md#what-ings-rules-say), Spight does not.

${ofPairs((pair) => cell(pair))}

${chosen.map((one) => section(one, `Position ${one.name}`, 2)).join('\n\n')}
`;
}

/** `first`: what is shown first; the other positions come after, by what they tell apart. */
export function sixPointsPage(patterns, first, answered, states) {
  const keyOf = ({ rows, targets, stones }) =>
    [rows.join('/'), targets.map(({ name }) => name).sort(), stones].join(' ');
  const shown = new Set(first.flatMap((one) => variantsOf(one).map(keyOf)));
  const rules = RULES.filter((rule) => rule !== 'none');
  const differing = patterns.filter(
    ({ said }) => new Set(rules.map((rule) => said[rule]).filter((one) => one !== 'undecided')).size > 1,
  );
  const groups = new Map();
  for (const one of differing) {
    if (shown.has(keyOf(one))) continue;
    const [, ...fewer] = partsOf(one.said, rules);
    const key = fewer.map((part) => part.join(', ')).join('; ');
    groups.set(key, [...(groups.get(key) ?? []), one]);
  }
  const sorted = [...groups].sort(([, a], [, b]) => b.length - a.length);
  let number = first.length;
  const parts = sorted.map(([key, all]) => {
    return [
      `## ${key} ${/[,;]/.test(key) ? 'differ' : 'differs'}`,
      ...all.map((one) => section(answered(one), `Six points ${++number}`, 3, rules)),
    ].join('\n\n');
  });
  return `# The ko rules in six points

On these little boards the ko rule alone decides who wins. They are all positions of one row of up to six points, of 2x2 and of 2x3 points on which two of
Koban's ${RULES_SAID} give different [outcomes](../docs/explanation/outcomes.md): ${differing.length} patterns, where what is turned, mirrored, or has its colors swapped counts once.
Four positions come first; the fourth has nine points. You can play each of them out by hand in a minute.

The goal is one chain, or one of each color. Two passes end the game. Nobody has threats, nothing was played before, no point is left out, and suicide is forbidden.
Koban looked at up to ${NUMBER.format(states)} states for each rule; a rule that is not named needs more. Claims that take long to prove are left out of the
boards, so that the page is checked in seconds. Each heading names the rules whose outcome is not the most common one; a semicolon stands between different outcomes.

## Four to begin with

${first.map((one, i) => section(one, `Six points ${i + 1}`, 3, rules)).join('\n\n')}

${parts.join('\n\n')}
`;
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

/** The same rows mirrored, with and without swapped colors, as the search may have found them. */
function variantsOf(one) {
  const { rows, targets } = one;
  const width = rows[0].length;
  const mirrored = {
    ...one,
    rows: rows.map((row) => [...row].reverse().join('')),
    targets: targets.map(({ name, color }) => ({
      color,
      name: String.fromCharCode(97 + width - 1 - (name.charCodeAt(0) - 97)) + name.slice(1),
    })),
  };
  const both = [one, mirrored];
  if (one.first === 1) return both;
  const swap = { X: 'O', O: 'X', '.': '.' };
  return both.map((each) => ({
    ...each,
    rows: each.rows.map((row) => [...row].map((c) => swap[c]).join('')),
  }));
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
    return [
      targets.length === 1 ? `nobody can force it ${begins}` : `${name} is not captured ${begins}`,
      `${owner} can force ${without.join(' or ')} ${begins}`,
    ];
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
