import { defineDiagnostic } from '../define.ts';
import { isWritten, partsOf, type RuleWord, ruleWord, writtenParts } from '../rule-word.ts';
import type { ColorWord, Moment, Said } from '../types.ts';
import { KO } from './example-boards.ts';
import { sentencesOfRules } from './generated/rule-sentences.ts';
import { RULE } from './generated/rules.ts';
import { COLOR, moment } from './grammar.ts';
import { type Length, positionAt, type RecreatedPosition, recreates, within } from './rule-parts.ts';

export type { RuleWord } from '../rule-word.ts';

/** A part of what is said of a rule, and behind it what a variant has chosen. */
function told(rule: RuleWord, part: 'title' | 'name' | 'summary'): string {
  const [plain, chosen] = partsOf(rule);
  const said = isWritten(plain) ? ofWritten(plain, part) : RULE[plain][part];
  return said + (chosen && `${part === 'summary' ? ';' : ''} with ${chosen}`);
}

/** The same of a rule that an author has written. */
function ofWritten(rule: RuleWord, part: 'title' | 'name' | 'summary'): string {
  const { text = '', title = rule } = writtenParts(rule) ?? {};
  if (part !== 'summary') return title;
  const clauses = text.split(/[\r\n]+/).map((line) => line.trim());
  return clauses.filter((line) => line !== '' && !/^[#;]|^name[ \t]*:/i.test(line)).join('; ');
}

export const ruleTitle = (rule: RuleWord) => told(rule, 'title');
export const ruleName = (rule: RuleWord) => told(rule, 'name');

/**
 * The rules, and why they say what they say of a move. A reason stands behind a colon. What a
 * single rule says stands in its definition (`src/rules/NAME/definition.ts`).
 */
export const rules = {
  ...sentencesOfRules,

  'rule.title': (a: { rule: RuleWord }) => ruleTitle(a.rule),
  'rule.title-named': (a: { name: string; title: Said }) => `${a.name} (${a.title})`,
  /** In the row of rules; a variant is what the author writes. */
  'rule.short': (a: { rule: RuleWord }) => {
    const [plain, chosen] = partsOf(a.rule);
    return chosen || isWritten(plain) ? ruleWord(a.rule) : RULE[plain].short;
  },
  'rule.name': (a: { rule: RuleWord }) => ruleName(a.rule),
  'rule.titled': (a: { rule: RuleWord }) => `${ruleTitle(a.rule)}: ${told(a.rule, 'summary')}`,
  'rule.summary': (a: { rule: RuleWord }) => told(a.rule, 'summary'),

  'play.occupied': (a: { point: string; color: ColorWord; since: Moment }) =>
    `${a.point} is occupied by ${a.since.move === 0 ? 'a' : 'the'} ${a.color} stone of ${a.since.move === 0 ? positionAt(a.since) : moment(a.since)}`,
  'play.unknown': (a: { point: string }) =>
    `the diagram does not show what is on ${a.point}, so a play there is impossible`,
  'play.suicide': () => 'it is suicide, which is not allowed here',

  'repetition.outcome': (
    a: RecreatedPosition & { outcome: 'draw' | 'no-result' | 'loss'; player: ColorWord },
  ) => `${recreates(a)}. ${OUTCOME[a.outcome](COLOR[a.player])}`,
  'search.shortened': (a: { reason: Said }) =>
    `${a.reason} (search shortened: this document has used up its search budget)`,
  'facts.hot': (a: { points: readonly string[] }) => `hot: ${a.points.join(' ')}`,
  'facts.doubtful': (a: { points: readonly string[] }) => `hot or not, undecided: ${a.points.join(' ')}`,
  'facts.far': (a: { searchedTo: Length | null; holds: boolean }) =>
    a.searchedTo === null
      ? 'a longer ko could change this verdict'
      : `no ko ${within(a.searchedTo)} begins with it${a.searchedTo === 'any' ? '' : `, as far as Koban searched${a.holds ? '; the verdict does not turn on longer ones' : ''}`}`,
  'facts.searched': (a: { searchedTo: Length }) =>
    `Koban searched for cycles ${within(a.searchedTo)}${a.searchedTo === 'any' ? '' : '; longer ones may change the verdict'}`,
  'source.go': () => 'Go',
  'clause.play': () => 'Play',
  'clause.suicide': () => 'Suicide',
  'clause.cited': (a: { source: Said; clause: Said }) => `${a.source}: ${a.clause}`,
} as const;

const OUTCOME = {
  draw: () => 'The game is a draw',
  'no-result': () => 'The game ends without result',
  loss: (player: string) => `${player} loses the game`,
};

/** What the reference and `koban explain` say of the codes. */
export const diagnostics = {
  play: {
    'play.occupied': defineDiagnostic(
      'error',
      'There is a stone on the point. An entry leaves the board as it is; SGF puts the stone there, as FF[4] says.',
      'Correct the coordinate.',
      `${KO}moves: B b4`,
    ),
    'play.unknown': defineDiagnostic(
      'error',
      'The point is unknown (`?`).',
      'Draw what is there.',
      '. ?\n. .\nmoves: B b2',
    ),
    'play.suicide': defineDiagnostic(
      'error',
      'The chain of the new stone has no liberty, and the rule set or the entry does not allow suicide. No ko rule speaks of it.',
      'Correct the move, or write `suicide: allowed`.',
      'edges: all\n. X\nX .\nmoves: W a2',
    ),
  },
};
