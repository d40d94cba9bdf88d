import { type PlainRuleWord, partsOf, type RuleWord } from '../rule-word.ts';
import type { ColorWord, Moment, Said } from '../types.ts';
import { COLOR, count, list, moment, moves, number } from './grammar.ts';

export type { RuleWord } from '../rule-word.ts';

/** A rule by itself, within a sentence (`under …`), and what it says. */
const RULE: Readonly<Record<PlainRuleWord, readonly [title: string, name: string, summary: string]>> = {
  none: ['No ko rule', 'no ko rule', 'every repetition is allowed'],
  basic: [
    'Basic ko',
    'basic ko',
    'a single stone that has just captured a single stone may not be recaptured at once',
  ],
  psk: ['Positional superko', 'positional superko', 'no play may recreate an earlier whole-board position'],
  ssk: [
    'Situational superko',
    'situational superko',
    'no play may recreate an earlier whole-board position with the same player to move',
  ],
  nssk: [
    'Natural situational superko',
    'natural situational superko',
    'no player may recreate a whole-board position that they themselves made by a play',
  ],
  spight: [
    'Spight’s hot-stone ko rule',
    'Spight’s hot-stone ko rule',
    'no ko play may capture a hot stone, one played in the same run of ko plays; no odd cycle may be played twice',
  ],
  coupling: [
    'Ko Coupling Rules',
    'the Ko Coupling Rules',
    'in each ko position a player may become the disturber once, and must stop when it has been repeated (Robert Jasiek, 1997)',
  ],
  korean: [
    'Korean rules',
    'the Korean rules',
    'basic ko; a repetition of the whole board makes the game a draw unless a player deviates',
  ],
  japanese: [
    'Japanese rules',
    'the Japanese rules',
    'basic ko; a repetition of the whole board ends the game without result if both players agree',
  ],
  ing: [
    'Ing’s fighting and disturbing kos',
    'Ing’s rules of fighting and disturbing kos',
    'only as far as Bill Spight’s page describes them: a fighting ko may be recaptured after a threat, a disturbing ko may be played once, and suicide is allowed',
  ],
};

/** A part of what is said of a rule, and behind it what a variant has chosen. */
function told(rule: RuleWord, part: 0 | 1 | 2): string {
  const [plain, chosen] = partsOf(rule);
  return RULE[plain][part] + (chosen && `${part === 2 ? ';' : ''} with ${chosen}`);
}

export const ruleTitle = (rule: RuleWord) => told(rule, 0);
export const ruleName = (rule: RuleWord) => told(rule, 1);

export type PatternWord =
  | 'basic-ko'
  | 'sending-two-returning-one'
  | 'eternal-life'
  | 'triple-ko'
  | 'cyclic-ko'
  | 'quadruple-ko'
  | 'quintuple-ko'
  | 'three-stone-eternal-life'
  | 'double-ko-pair'
  | 'other';

/** How long a cycle is: `6 plays`, `4 moves, one of them a pass`. */
export interface CycleLength {
  readonly length: number;
  readonly plays: number;
  readonly passes: number;
}

export function cycleLength({ length, plays, passes }: CycleLength): string {
  if (length === plays) return count(plays, 'play');
  const which = passes === 1 ? 'one of them a pass' : `${number(passes)} of them passes`;
  return `${count(length, 'move')}${passes > 0 ? `, ${which}` : ''}`;
}

/** `the starting position`, `the position after move 2`. */
export function positionAt(at: Moment): string {
  return at.move === 0 ? 'the starting position' : `the position after ${moment(at)}`;
}

export interface RecreatedPosition extends CycleLength {
  readonly of: Moment;
  /** The play left the board as it found it: a single stone that took itself. */
  readonly isVain: boolean;
}

const recreates = ({ isVain, of, ...length }: RecreatedPosition) =>
  isVain
    ? 'it leaves the board as it was (the suicide of a single stone changes nothing)'
    : `it recreates ${positionAt(of)} (a cycle of ${cycleLength(length)})`;

const JASIEK = () => 'Jasiek, The Ko Coupling Rules (1997)';

/** The longest cycle, in plays, that was looked for. */
export type Length = number | 'any';
export const within = (most: Length) =>
  most === 'any' ? 'of any length' : `of up to ${count(most, 'play')}`;

/** Where a row has room for a word. */
const SHORT: Readonly<Record<PlainRuleWord, string>> = {
  none: 'None',
  basic: 'Basic',
  psk: 'Positional',
  ssk: 'Situational',
  nssk: 'Natural',
  spight: 'Spight',
  coupling: 'Coupling',
  korean: 'Korean',
  japanese: 'Japanese',
  ing: 'Ing',
};

/** The rules, and why they say what they say of a move. A reason stands behind a colon. */
export const rules = {
  'rule.title': (a: { rule: RuleWord }) => ruleTitle(a.rule),
  'rule.title-named': (a: { name: string; title: Said }) => `${a.name} (${a.title})`,
  /** In the row of rules; a variant is what the author writes. */
  'rule.short': (a: { rule: RuleWord }) => (a.rule in SHORT ? SHORT[a.rule as PlainRuleWord] : a.rule),
  'rule.name': (a: { rule: RuleWord }) => told(a.rule, 1),
  'rule.titled': (a: { rule: RuleWord }) => `${told(a.rule, 0)}: ${told(a.rule, 2)}`,
  'rule.summary': (a: { rule: RuleWord }) => told(a.rule, 2),

  'play.occupied': (a: { point: string; color: ColorWord; since: Moment }) =>
    `${a.point} is occupied by ${a.since.move === 0 ? 'a' : 'the'} ${a.color} stone of ${a.since.move === 0 ? positionAt(a.since) : moment(a.since)}`,
  'play.unknown': (a: { point: string }) =>
    `the diagram does not show what is on ${a.point}, so a play there is impossible`,
  'play.suicide': () => 'it is suicide, which is not allowed here',

  'basic.recapture': () => 'it recaptures at once a single stone that has just captured a single stone',
  'superko.positional': recreates,
  'superko.situational': (a: RecreatedPosition) => `${recreates(a)} with the same player to move`,
  'superko.natural-situational': (a: RecreatedPosition) =>
    `${recreates(a)}, which a play of the same player made`,
  'korean.repetition': (a: RecreatedPosition & { pattern: PatternWord }) =>
    `${recreates(a)}${a.pattern === 'other' ? '' : `, ${patternName(a.pattern)}`}. The game is a draw unless a player deviates`,
  'japanese.repetition': (a: RecreatedPosition) =>
    `${recreates(a)}. The game ends without result if both players agree`,

  'repetition.outcome': (
    a: RecreatedPosition & { outcome: 'draw' | 'no-result' | 'loss'; player: ColorWord },
  ) => `${recreates(a)}. ${OUTCOME[a.outcome](COLOR[a.player])}`,

  'spight.hot-stone': (a: { stones: readonly { point: string; since: Moment }[] }) =>
    a.stones.length === 1
      ? `it captures the hot stone ${hotStones(a.stones)}, which was played in a ko; all plays since then were ko plays, and so is this one`
      : `it captures the hot stones ${hotStones(a.stones)}, which were played in kos; all plays since then were ko plays, and so is this one`,
  'spight.odd-cycle': (a: { plays: number; first: readonly Moment[] }) =>
    `it completes an odd cycle of ${count(a.plays, 'play')} for the second time; ${moves(a.first)} played it first`,
  'spight.undecided.play': (a: { stones: readonly string[]; searchedTo: number; budget: number }) =>
    `it captures ${list(a.stones)}, and Koban could not decide whether this is a ko play: no ko of up to ${count(a.searchedTo, 'play')} begins with it, then the search used up its budget of ${count(a.budget, 'position')}`,
  'spight.undecided.stone': (a: { stones: readonly string[]; open: Moment }) =>
    `it captures ${list(a.stones)}, hot only if ${moment(a.open)} is a ko play, which the search could not decide`,
  'spight.undecided.odd': (a: { budget: number }) =>
    `Koban could not decide whether it completes an odd cycle for the second time: the search used up its budget of ${count(a.budget, 'position')}`,
  'spight.hidden-ko': (a: { captured: string }) =>
    `With “hidden-kos: count” this would be forbidden: it captures ${a.captured}, which would then be hot`,

  'coupling.basic-ko': () =>
    'it recaptures at once a single ko stone that has just captured a single ko stone',
  'coupling.disturber': (a: { player: ColorWord; since: Moment; again: Moment; first: Moment }) =>
    `${COLOR[a.player]}, the disturber since ${moment(a.since)}, may not play here: ${moment(a.again)} repeated this ko position as it was ${when(a.first)}`,
  'coupling.prohibition': (a: { player: ColorWord; earlier: Moment }) =>
    `${COLOR[a.player]} already became its disturber with ${moment(a.earlier)}, and nothing outside the ko positions has changed since`,
  'coupling.prohibition.stone': (a: { player: ColorWord; earlier: Moment }) =>
    `${COLOR[a.player]} already played a stone that is not a ko stone on this point, with ${moment(a.earlier)}, from a position with the same ko positions and the same stones outside them`,
  'coupling.undecided': () =>
    'the search for ko strings reached its limit, here or at an earlier move that matters here',

  'ing.fighting-ko': () =>
    'it recaptures in a fighting ko before a play elsewhere or a pass; the players take the same stones back and forth',
  'ing.disturbing-ko': (a: { plays: number }) =>
    `it completes a cycle of ${count(a.plays, 'play')} for the second time; all odd cycles are disturbing kos`,
  'ing.undecided.play': () =>
    'Koban could not decide whether it captures a hot stone in a ko: the search reached its limit',
  'ing.undecided.class': () =>
    'it captures a stone that was played in a ko since the last play elsewhere. This is forbidden in a fighting ko and allowed once in a disturbing ko, and which of them this is depends on life and death',
  'ing.undecided.odd': () =>
    'Koban could not decide whether it completes an odd cycle for the second time: the search reached its limit',

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
  'facts.mouths': (a: { mouths: readonly (readonly string[])[] }) =>
    `ko mouths: ${a.mouths.map((mouth) => mouth.join(' ')).join(', ')}`,
  'facts.ko-class': (a: { class: 'fighting' | 'disturbing' | 'undecided' }) =>
    a.class === 'undecided' ? 'class of the ko: undecided' : `${a.class} ko`,
  'facts.no-positions': () => 'ko positions: unknown, because the search reached its limit',
  'facts.ko-position': (a: {
    number: number;
    points: readonly string[];
    disturber: ColorWord | 'unknown' | null;
    since: Moment | null;
    isStopped: boolean;
  }) => `ko position ${a.number}: ${a.points.join(' ')}; ${disturberState(a)}`,
  'facts.new-ko-position': (a: { points: readonly string[] }) => `new ko position: ${a.points.join(' ')}`,
  'disturber.becomes': (a: { player: ColorWord; position: number }) =>
    `${COLOR[a.player]} becomes the disturber of ko position ${a.position}`,
  'disturber.ends': (a: {
    player: ColorWord | 'unknown';
    position: number;
    by: 'pass' | 'tenuki' | 'play';
  }) =>
    `ko position ${a.position}: ${a.player === 'unknown' ? 'the player' : COLOR[a.player]} is no longer the disturber${a.by === 'play' ? '' : ` (${a.by})`}`,
  'disturber.replaced': (a: { player: ColorWord; position: number }) =>
    `ko position ${a.position}: ${COLOR[a.player]} is no longer the disturber; the other player is`,
  'disturber.repeated': (a: { player: ColorWord; position: number }) =>
    `ko position ${a.position}: the configuration is repeated, and disturber ${COLOR[a.player]} has to stop`,

  'source.go': () => 'Go',
  'source.spight': () => 'Bill Spight',
  'source.jasiek': JASIEK,
  'source.korean': () => 'Korean rules, commentary on the recreation of the same configuration',
  'source.ing': () => 'Ing, as described by Bill Spight',
  'clause.play': () => 'Play',
  'clause.suicide': () => 'Suicide',
  'clause.basic': () => RULE.basic[2],
  'clause.psk': () => 'a board play may not recreate any earlier whole-board position',
  'clause.ssk': () =>
    'a board play may not recreate an earlier whole-board position with the same player to move',
  'clause.nssk': () => 'a board play may not recreate a position that the same player made by a board play',
  'clause.spight.ko': () => 'Ko rule: a hot stone may not be captured unless that capture is not a ko play',
  'clause.spight.odd': () =>
    'Odd cycle rule: an odd cycle may be played once only, even with intervening plays',
  'clause.jasiek.rules': () => 'Rules',
  'clause.jasiek.basic-ko': () => 'basic ko',
  'clause.jasiek.disturber': () => 'disturber',
  'clause.jasiek.prohibition': () => 'prohibition',
  'clause.korean': () => 'I. General explanation: cycle length, patterns, starting point',
  'clause.japanese': () =>
    'Article 12: no result when a whole-board position is repeated and both players agree',
  'clause.ing.fighting': () =>
    'Fighting ko: a hot stone may not be captured before a play elsewhere or a pass',
  'clause.ing.disturbing': () => 'Disturbing kos may be played only once',
  'clause.cited': (a: { source: Said; clause: Said }) => `${a.source}: ${a.clause}`,
} as const;

const OUTCOME = {
  draw: () => 'The game is a draw',
  'no-result': () => 'The game ends without result',
  loss: (player: string) => `${player} loses the game`,
};

export function patternName(pattern: PatternWord): string {
  return pattern === 'other' ? '' : PATTERN[pattern];
}

const PATTERN: Readonly<Record<Exclude<PatternWord, 'other'>, string>> = {
  'basic-ko': 'basic ko',
  'sending-two-returning-one': 'sending two, returning one',
  'eternal-life': 'eternal life',
  'triple-ko': 'triple ko',
  'double-ko-pair': 'pair of double kos',
  'cyclic-ko': 'cyclic ko',
  'quadruple-ko': 'quadruple ko',
  'quintuple-ko': 'quintuple ko',
  'three-stone-eternal-life': 'three-stone eternal life',
};

const when = (at: Moment) => (at.move === 0 ? 'at the start' : `after ${moment(at)}`);

function hotStones(stones: readonly { point: string; since: Moment }[]): string {
  return list(stones.map(({ point, since }) => `${point} (${moment(since)})`));
}

function disturberState(a: {
  disturber: ColorWord | 'unknown' | null;
  since: Moment | null;
  isStopped: boolean;
}): string {
  if (a.disturber === null) return 'no disturber';
  if (a.disturber === 'unknown' || !a.since) return 'disturber unknown';
  const stop = a.isStopped ? ', who may not play a ko stone here now' : '';
  return `disturber: ${COLOR[a.disturber]} since ${moment(a.since)}${stop}`;
}
