import { defineDiagnostic } from '../define.ts';
import { count, either, list, quote } from './grammar.ts';
import { type PatternWord, patternName } from './rule-parts.ts';

/** A line that is no clause. */
export interface Unreadable {
  near: string | null;
  /** The words with which a clause can begin, and what can follow them. */
  begun: string;
  next: readonly string[];
}
const hint = ({ begun, near, next }: Unreadable) => {
  if (near !== null) return `. The nearest clause is ${quote(near, 200)}`;
  if (next.length === 0) return begun === '' ? '' : `. A clause can end behind ${quote(begun, 200)}`;
  const said = either(next.map((one) => quote(one, 40)));
  return begun === '' ? `. A clause begins with ${said}` : `. Behind ${quote(begun, 200)} can stand ${said}`;
};

type Becomes = 'forbidden' | 'draw' | 'no-result' | 'loss' | 'win';
const BECOMES: Readonly<Record<Becomes, string>> = {
  forbidden: 'A play is forbidden',
  draw: 'A play ends the game in a draw',
  'no-result': 'A play ends the game without result',
  loss: 'A play loses the game for its player',
  win: 'A play wins the game for its player',
};
const agreed = (both: boolean) => (both ? ' where both players agree' : '');
const DOES = {
  'retake-at-once': 'it takes back, alone, the single stone that has just captured a single stone',
  retake:
    'it takes back, alone, a single stone that captured a single stone, however long ago, while nobody has played on the two points',
  repeat: 'the board was the same before an earlier play and after it',
  'last-but-one': 'it is the same play as the last move but one of its player',
} as const;
const AFTER = {
  any: 'at an earlier time',
  move: 'after an earlier move, passes too',
  play: 'after an earlier play, not a pass',
} as const;
const CAPTURES = {
  equal: 'both players have captured the same number of stones',
  unequal: 'the players have captured different numbers of stones',
  more: 'whoever makes the play has captured more stones than the opponent',
  fewer: 'whoever makes the play has captured fewer stones than the opponent',
} as const;
const SINCE = { pass: 'the last pass', passes: 'two passes in a row', tenuki: 'the last tenuki' } as const;
const LIFT = {
  elsewhere: 'somebody has played elsewhere',
  pass: 'somebody has passed',
  threat: 'the player has played elsewhere, and the opponent has answered elsewhere',
} as const;

/** What is wrong with the text of a rule. */
export const korule = {
  'korule.unreadable': (a: Unreadable) =>
    `Koban cannot read this clause, so it judges nothing under this rule${hint(a)}`,
  'korule.beyond': (a: { word: string }) =>
    `${quote(a.word)} asks for what Koban cannot see on the board: life and death, territory, what players intend or agree on. A clause can end with “, if both players agree” behind “ends the game: …”; for the rest, say it without`,
  'korule.no-name': () =>
    'The rule has no name by which texts could use it: begin with a title such as “# Club rule”, or write “name: club”',
  'korule.taken': (a: { name: string }) =>
    `${quote(a.name)} is the name of a rule of Koban, or a word that stands beside rules; choose another one with “name: …”`,
  'korule.no-word': (a: { name: string }) =>
    `${quote(a.name)} cannot be the name of a rule: a name begins with a letter from a to z, and has letters, digits and hyphens, 32 at most`,
  'korule.second-title': () => 'The rule has a title already. A line that begins with “;” is a comment',
  'korule.second-name': () => 'The rule has a name already; Koban ignores this line',
  'korule.second-suicide': () => 'An earlier line speaks of suicide; Koban ignores this one',
  'korule.lift-alone': () =>
    'This line lifts the ban of the clause above it, and there is no such ban: Koban ignores it',
  'korule.lift-idle': () =>
    'This never lifts the ban above it: the whole board has to be the same, so no stone is put elsewhere in between',
  'korule.too-long': (a: { most: number; lines: number }) =>
    `The rule is too long: Koban reads ${a.most} characters and ${a.lines} lines at most`,
  'korule.twice': (a: { name: string; file: string | null }) =>
    a.file === null
      ? `An earlier text in this file names a rule ${quote(a.name)}, too; this one is in force from here on for the whole file`
      : `${quote(a.file)} beside it names a rule ${quote(a.name)}, too; of the two, the last file by name is in force`,
  'korule.never': (a: { line: number; by: 'same' | 'recreation' }) =>
    `This clause never applies: line ${a.line} decides every play that it speaks of${a.by === 'recreation' ? ', since a play that takes a ko back at once recreates the position before the capture' : ''}`,
  'korule.contradicts': (a: { line: number }) =>
    `This clause contradicts line ${a.line}, which speaks of the same plays and decides them first`,
  'korule.endless': (a: { pattern: PatternWord; length: number }) =>
    `Under this rule a game need not end: nothing stops the ${count(a.length, 'move')} of ${patternName(a.pattern) || 'a cycle'} from going round forever`,
  'korule.offer-title': () => 'The title of the rule, which names it',
  'korule.offer-report': () => 'Report card',
  'korule.offer-report-what': () =>
    'Shows where the rule differs from known ones, whether games end, and who can force what',
  'korule.offer-name': () => 'The word by which texts name the rule',
  'korule.hover-name': (a: { name: string }) => `Texts name this rule \`${a.name}\`: \`rules: ${a.name}\`.`,
  'korule.hover-known': (a: { rules: readonly string[] }) =>
    `Rules of Koban with this clause: ${list(a.rules.map((rule) => `\`${rule}\``))}.`,
  'korule.means-suicide': (a: { suicide: 'forbidden' | 'several' | 'allowed' }) =>
    a.suicide === 'several'
      ? 'A play may take its own chain of several stones; a single stone may not take itself.'
      : `Suicide is ${a.suicide}: a play ${a.suicide === 'allowed' ? 'may' : 'may not'} take its own chain.`,
  'korule.means-lift': (a: { lift: 'elsewhere' | 'pass' | 'threat' }) =>
    `The ban of the clause above does not hold if, since the earlier position or the capture, ${LIFT[a.lift]}.`,
  'korule.means-under': (a: { rule: string }) =>
    `Every play that \`${a.rule}\` forbids is forbidden here, too. Koban searches for cycles for it.`,
  'korule.means': (a: {
    kind: 'retake-at-once' | 'retake' | 'repeat' | 'last-but-one';
    comesTo: Becomes;
    agreed: boolean;
  }) => `${BECOMES[a.comesTo]}${agreed(a.agreed)} if ${DOES[a.kind]}.`,
  'korule.means-recreate': (a: {
    comesTo: Becomes;
    agreed: boolean;
    what: 'position' | 'situation';
    after: 'any' | 'move' | 'play';
    by: 'same' | 'opponent' | null;
    captures: 'equal' | 'unequal' | 'more' | 'fewer' | null;
    times: number;
    length: string | null;
    since: number | 'start' | 'pass' | 'passes' | 'tenuki';
    start: 'counts' | 'forgotten' | 'nobody';
  }) =>
    [
      `${BECOMES[a.comesTo]}${agreed(a.agreed)} if the whole board after it is as it was ${AFTER[a.after]}${a.by === 'same' ? ' of the same player' : a.by === 'opponent' ? ' of the opponent' : ''}${a.what === 'situation' ? ', with the same player to move' : ''}.`,
      ...(a.times > 2 ? [`It has to be there for the ${a.times}th time at least.`] : []),
      ...(a.captures ? [`In the cycle, ${CAPTURES[a.captures]}.`] : []),
      ...(a.length ? ['Only cycles of this length count.'] : []),
      a.since === 'start'
        ? 'The whole game counts.'
        : typeof a.since === 'number'
          ? `Only the last ${count(a.since, 'move')} count.`
          : `Only what was there since ${SINCE[a.since]} counts.`,
      a.start === 'counts'
        ? 'The start counts.'
        : a.start === 'nobody'
          ? 'Nobody made the start, so it does not count.'
          : 'The start does not count until somebody plays it.',
    ].join(' '),
} as const;

const clause = (text: string) => `# Club\n${text}\n`;

export const diagnostics = {
  'rule-text': {
    'korule.unreadable': defineDiagnostic(
      'error',
      'The line is no clause of the [grammar of rules](rule-text.md).',
      'Take the nearest clause, which the fix writes, or one of the words that the message names.',
      clause('a play may never recreate the position after an earlier move'),
    ),
    'korule.beyond': defineDiagnostic(
      'error',
      'The line asks for life, death, territory or intentions, which no rule of Koban looks at.',
      'State the clause by what is on the board and in the moves.',
      clause('a dead stone may not be retaken'),
    ),
    'korule.no-name': defineDiagnostic(
      'error',
      'A rule needs a title or a `name:`, so that `rules:` lines can name it.',
      'Write `# TITLE` above it, or `name: NAME`.',
      'a play may not retake a ko at once\n',
    ),
    'korule.taken': defineDiagnostic(
      'error',
      'The name is that of one of Koban’s rules, or a word such as `with`.',
      'Choose another title, or write `name: NAME`.',
      '# PSK\na play may not recreate an earlier position\n',
    ),
    'korule.no-word': defineDiagnostic(
      'error',
      'The name is no word that a `rules:` line could have.',
      'Write letters from a to z, digits and hyphens.',
      'name: my rule\na play may not retake a ko at once\n',
    ),
    'korule.second-title': defineDiagnostic(
      'warning',
      'The text has two titles; a fence or file has one rule.',
      'Put the other rule into a fence or file of its own, or make the line a comment with `;`.',
      '# Club\n# Also\n',
    ),
    'korule.second-name': defineDiagnostic(
      'warning',
      'The text has two lines `name:`; the first counts.',
      'Delete one of them.',
      'name: club\nname: house\n',
    ),
    'korule.second-suicide': defineDiagnostic(
      'warning',
      'Two lines speak of suicide; the first counts.',
      'Delete one of them.',
      clause('suicide is allowed\nsuicide is forbidden'),
    ),
    'korule.lift-alone': defineDiagnostic(
      'warning',
      'A line that lifts a ban has no ban above it.',
      'Put it right below the clause whose ban it lifts.',
      clause('a pass lifts the ban'),
    ),
    'korule.lift-idle': defineDiagnostic(
      'warning',
      'No move elsewhere can come between two positions that are the same on the whole board.',
      'Delete the line, or let a pass lift the ban.',
      clause('a play may not recreate an earlier position\na move elsewhere lifts the ban'),
    ),
    'korule.too-long': defineDiagnostic(
      'error',
      'The text is longer than any rule.',
      'Shorten it, or split it into several rules.',
    ),
    'korule.twice': defineDiagnostic(
      'warning',
      'Two fences of a file, or two files of a folder, give their rules the same name; the last one is in force.',
      'Give one of them another title or `name:`.',
      {
        text: '```korule\n# Club\n```\n\n```korule\n# Club\n```\n',
        file: 'a.md',
      },
    ),
    'korule.never': defineDiagnostic(
      'warning',
      'An earlier clause applies to all plays to which this one applies.',
      'Move the clause up, narrow the earlier one, or delete this one.',
      clause('a play may not recreate an earlier position\na play may not retake a ko at once'),
    ),
    'korule.contradicts': defineDiagnostic(
      'warning',
      'Two clauses say different things of the same plays; the first decides.',
      'Delete one of them.',
      clause(
        'a play may not recreate an earlier position\na play that recreates an earlier position ends the game: draw',
      ),
    ),
    'korule.endless': defineDiagnostic(
      'information',
      'Nothing in the rule stops the cycle that the message names.',
      'Add a clause about repetition if games must end.',
      clause('a play may not retake a ko at once'),
    ),
  },
};

/** What a clause does, and which earlier positions it forbids. */
export type Means = Parameters<(typeof korule)['korule.means']>[0];
export type MeansRecreate = Parameters<(typeof korule)['korule.means-recreate']>[0];
