import { defineDiagnostic } from '../define.ts';
import type { ColorWord, Moment, Said } from '../types.ts';
import { KO, TRIPLE_KO_WITH_EYE } from './example-boards.ts';
import { COLOR, capitalized, chainAt, count, form, list, moment, number } from './grammar.ts';
import { movesOf } from './linking.ts';
import { type CycleLength, cycleLength, type PatternWord, patternName, positionAt } from './rule-parts.ts';
import { type RuleWord, ruleName, ruleTitle } from './rules.ts';

/** `suicide`: forbidden as such, which is no matter of the ko rule. */
type RulingWord = 'allowed' | 'forbidden' | 'undecided' | 'ends' | 'impossible' | 'suicide';
export type OutcomeWord = 'draw' | 'no-result' | 'loss' | 'win' | null;

export interface JudgedMove {
  readonly ruling: RulingWord;
  readonly rule: RuleWord;
  readonly outcome: OutcomeWord;
  readonly reason: Said | null;
}

const ended = (outcome: OutcomeWord) =>
  ({ draw: 'a draw', loss: 'a loss', win: 'a win', 'no-result': 'no result' })[outcome ?? 'no-result'];

/** `is forbidden under basic ko: it recaptures …`, without the verb where none is wanted. */
function ruled({ ruling, rule, outcome, reason }: JudgedMove, is = 'is '): string {
  const because = reason ? `: ${reason}` : '';
  const under = `under ${ruleName(rule)}`;
  switch (ruling) {
    case 'impossible':
      return `${is}impossible${because}`;
    case 'suicide':
      return `${is}suicide, which is not allowed here`;
    case 'ends':
      return `ends the game ${under} (${ended(outcome)})${because}`;
    default:
      return `${is}${ruling} ${under}${because}`;
  }
}

export const sentences = (parts: readonly (string | null)[]) =>
  parts.flatMap((part) => (part ? [capitalized(part)] : [])).join('. ');

/** `the same position as after move 2`. */
const samePosition = (at: Moment) =>
  at.move === 0 ? 'the starting position' : `the position after ${moment(at)}`;

const cycle = (length: CycleLength, pattern: PatternWord) =>
  `${pattern === 'other' ? '' : `${patternName(pattern)}, `}${cycleLength(length)}`;

/** What happens in a game, and what rules say of it. */
export const game = {
  'point.empty': () => 'empty',
  'point.black': () => 'a black stone',
  'point.white': () => 'a white stone',
  'point.unknown': () => 'unknown',

  'moment.move': (a: { at: Moment }) => moment(a.at),
  'moment.in-full': (a: { at: Moment; description: Said }) => `${moment(a.at)} (${a.description})`,

  'verdict.move': (a: JudgedMove & { move: number; description: Said; notes: readonly Said[] }) =>
    sentences([
      a.ruling === 'suicide'
        ? `Move ${a.move}: ${a.description}, which is not allowed here`
        : `Move ${a.move} (${a.description}) ${ruled(a)}`,
      ...a.notes,
    ]),
  'verdict.brief': (a: JudgedMove & { description: Said; notes: readonly Said[] }) => {
    if (a.ruling === 'suicide') return sentences([`${a.description}, which is not allowed here`, ...a.notes]);
    const ruling = a.ruling === 'ends' ? `ends the game (${ended(a.outcome)})` : a.ruling;
    return sentences([
      `${a.description}: ${ruling}${a.reason ? `, ${a.reason}` : ''} (${ruleTitle(a.rule)})`,
      ...a.notes,
    ]);
  },
  'verdict.play': (a: JudgedMove & { description: Said }) => `${a.description} ${ruled(a)}.`,
  'verdict.short': (
    a: Pick<JudgedMove, 'ruling' | 'outcome' | 'reason'> & { clause: Said | null; notes: readonly Said[] },
  ) => {
    const ruling = a.ruling === 'ends' ? `ends the game (${ended(a.outcome)})` : a.ruling;
    const clause = a.clause ? ` (${a.clause})` : '';
    return [`${ruling}${a.reason ? `: ${a.reason}` : ''}${clause}`, ...a.notes].join('; ');
  },
  'verdict.pending': () => 'still searching',
  'note.pattern': (a: { pattern: PatternWord }) => `This is ${PATTERN[a.pattern]}`,
  'note.expected': () => 'As claimed',

  'assumption.liberties': (a: { open: readonly string[]; unknown: readonly string[] }) => {
    const where = [
      ...(a.open.length > 0 ? [`${chains(a.open)} beyond the open side`] : []),
      ...(a.unknown.length > 0 ? [`${chains(a.unknown)} under a “?”`] : []),
    ];
    return `assumes ${where.join(', and ')}`;
  },
  'eyes.unproven': (a: { diagonals: readonly string[] }) =>
    `not proven for ${list(a.diagonals)}: not every move was searched`,

  'caption.start': (a: { toPlay: ColorWord }) => `Start, ${COLOR[a.toPlay]} to play`,
  'caption.move': (a: { move: number; description: Said; judged: Said | null; repetition: Said | null }) =>
    sentences([`Move ${a.move}, ${a.description}`, a.judged, a.repetition]),
  'caption.judged': (a: JudgedMove) =>
    a.ruling === 'suicide' ? 'suicide is not allowed here' : ruled(a, ''),
  'caption.repetition': (a: CycleLength & { of: Moment; pattern: PatternWord }) =>
    `it repeats ${samePosition(a.of)} (${cycle(a, a.pattern)})`,
  'caption.more': (a: { count: number }) => `${number(a.count)} more`,
  'caption.too-long': (a: { length: number; shown: number }) =>
    `The board shows the first ${number(a.shown)} of ${count(a.length, 'move')}`,

  'proof.hot': (a: { point: string }) => `the ko in which ${a.point} was played`,
  'proof.capture': () => 'the ko that this capture is part of',
  'proof.odd': () => 'the odd cycle',
  'proof.play': () => 'the ko that makes this a ko play',
  'proof.hidden': (a: { point: string }) => `the ko that begins with ${a.point}`,
  'proof.needed': () => 'points that a ko would need',
  'proof.still': () => 'the chain that stays',
  'proof.nearest': () => 'the nearest earlier position',
  'proof.ko-position': () => 'the ko position',
  'proof.board': () => 'the board before the move',
  'proof.string': () => 'a cycle that makes a ko string',
  'proof.repetition': () => 'the cycle that it completes',
  'proof.hot-stone': () => 'the ko in which it was played',
  'proof.first': (a: { from: Moment; toPlay: ColorWord }) =>
    `${positionAt(a.from)}, ${COLOR[a.toPlay]} to play`,
  'proof.frame': (a: { description: Said; isLast: boolean }) =>
    sentences([a.description, a.isLast ? 'The board is as it was before' : null]),
  'proof.titled': (a: { title: Said; words: Said }) => `${capitalized(a.title)}: ${a.words}`,
  'proof.nth': (a: { title: Said; play: number; of: number; words: Said }) =>
    `${capitalized(a.title)}, play ${a.play} of ${a.of}: ${a.words}`,

  'board.no-liberty': (a: { point: string; count: number }) =>
    `${capitalized(chainAt(a.count, a.point))} has no liberties; this position cannot occur in a game`,
  'check.too-large': (a: { megabytes: number; games: number }) =>
    `The text has more than ${number(a.megabytes)} MB or more than ${number(a.games)} games, so Koban does not look for diagrams in it`,
  'check.more': (a: { count: number }) =>
    `${count(a.count, 'more problem')}, none more severe, ${form(a.count, 'is', 'are')} not shown; “koban check” lists them all`,
  'game.cycle': (
    a: CycleLength & {
      move: number;
      of: Moment;
      pattern: PatternWord;
      rule: RuleWord | null;
      isExpected: boolean;
    },
  ) =>
    sentences([
      `Move ${a.move} repeats ${samePosition(a.of)} (${cycle(a, a.pattern)})`,
      a.rule &&
        (a.rule === 'none' ? 'No ko rule is active' : `It is not forbidden under ${ruleName(a.rule)}`),
      a.isExpected ? 'As claimed' : null,
    ]),

  'related.same-position': (a: { of: Said }) => `the position was the same after ${a.of}`,
  'related.same-start': () => 'the position was the same at the start',
  'related.clause': () => 'the clause of the rule',
  'related.ko-position': (a: { of: Said }) => `the ko position was like this after ${a.of}`,
  'related.ko-start': () => 'the ko position was like this at the start',
  'related.role': (a: { role: string; description: Said }) => `${ROLE[a.role] ?? 'see'}: ${a.description}`,
  'related.played': (a: { description: Said }) => `played as ${a.description}`,
  'related.occupied': (a: { move: number }) => `played as move ${a.move}`,
  'related.set-up': (a: { at: Moment }) => `put there by ${moment(a.at)}`,

  'expect.failed': (a: { claim: string; instead: Said }) => `“${a.claim}” is false: ${a.instead}`,
  'expect.unproven': (a: { claim: string; doubt: Said }) => `“${a.claim}” is true, but ${a.doubt}`,
  'expect.spare': (a: { claim: string; black: number; white: number; instead: string | null }) =>
    `“${a.claim}” is true only without spare moves: if ${a.black > 0 && a.white > 0 ? 'each player' : a.black > 0 ? 'Black' : 'White'} has one, ${insteadOf(a.instead)}. To say so, write “with spare none”`,
  'expect.passes': (a: { claim: string; passes: 2 | 3; instead: string | null }) =>
    `“${a.claim}” is true only if ${a.passes === 3 ? 'two' : 'three'} passes in a row end the game: with ${a.passes === 3 ? 'three' : 'two'}, ${insteadOf(a.instead)}. To say so, write “passes: ${a.passes === 3 ? 2 : 3}”`,
  'expect.last-move': (a: { claim: string; move: number; rule: RuleWord; instead: string }) =>
    `“${a.claim}” is about the position after move ${a.move}, and ${a.rule} forbids that move. For the position before it, write “${a.instead}”`,
  'expect.open': (a: { claim: string; known: Said; smaller: Said | null }) =>
    `“${a.claim}” cannot be decided: ${a.known}${a.smaller === null ? '' : `. ${a.smaller}`}`,
  'show.whole-unknown': () =>
    'The drawn part has no known place on a whole board. Write its size as “size:”, and coordinates if no edge of it is drawn',
  'show.no-goal': () => 'First moves are those of a goal: name chains in a line “goal:”',
  'show.no-hot': () => 'No rule of this entry has hot stones; Spight’s and Ing’s rules have',
  'expect.no-such-move': (a: { move: number; first: number; last: number }) =>
    `This entry has no move ${a.move}; ${movesOf(a.first, a.last)}`,
  'expect.no-such-rule': (a: { rule: string }) => `This version of Koban cannot judge under ${a.rule}`,
  'claim.not-empty': (a: { point: string }) => `${a.point} is not empty, so it is not an eye`,
  'eye.differs': (a: { printed: string; instead: Said }) => `The text says ${a.printed}, but ${a.instead}`,

  'actual.verdict': (a: JudgedMove & { move: number }) => `move ${a.move} ${ruled(a)}`,
  'actual.hot': (a: { after: Moment; points: readonly string[] }) =>
    a.points.length === 0
      ? `no stone is hot ${after(a.after)}`
      : `the hot ${form(a.points.length, 'stone', 'stones')} ${after(a.after)} ${form(a.points.length, 'is', 'are')} ${list(a.points)}`,
  'actual.ko-positions': (a: { after: Moment; positions: readonly (readonly string[])[] }) =>
    a.positions.length === 0
      ? `there is no ko position ${after(a.after)}`
      : `the ko ${form(a.positions.length, 'position', 'positions')} ${after(a.after)} ${form(a.positions.length, 'is', 'are')} ${a.positions.map((points) => points.join(' ')).join('; ')}`,
  'actual.disturber': (a: { after: Moment; player: ColorWord | null }) =>
    a.player === null
      ? `there is no disturber ${after(a.after)}`
      : `${COLOR[a.player]} is a disturber ${after(a.after)}`,
  'actual.cycle': (a: CycleLength & { move: number; of: Moment }) =>
    `move ${a.move} repeats ${samePosition(a.of)}, a cycle of ${cycleLength(a)}`,
  'actual.no-cycle': () => 'no move repeats an earlier position',
  'actual.captures': (a: { move: number; stones: readonly string[] }) =>
    a.stones.length === 0
      ? `move ${a.move} captures nothing`
      : `move ${a.move} captures ${count(a.stones.length, 'stone')} (${a.stones.join(' ')})`,
  'actual.repetition': (a: { move: number; of: Moment }) => `move ${a.move} repeats ${samePosition(a.of)}`,
  'actual.no-repetition': (a: { move: number }) => `move ${a.move} repeats no earlier position`,
  'actual.eye': (a: { owner: ColorWord | null; point: string; worth: Said; doubt: Said | null }) =>
    `${a.owner ? `as an eye of ${COLOR[a.owner]}, ${a.point} has the value` : 'value'} ${a.worth}${a.doubt ? ` (${a.doubt})` : ''}`,
  'actual.instead': (a: { claim: string }) => `“${a.claim}” is true`,
  'actual.none': () => 'no claim of this form is true',
  'actual.holds': () => 'it is true',
  'actual.unreadable': () => 'the claim cannot be read',
  'actual.searching': () => 'still searching',
  'actual.reading': () => 'still reading',
} as const;

const PATTERN: Readonly<Record<PatternWord, string>> = {
  'basic-ko': 'a basic ko',
  'sending-two-returning-one': 'sending two, returning one',
  'eternal-life': 'eternal life',
  'triple-ko': 'a triple ko',
  'quadruple-ko': 'a quadruple ko',
  'quintuple-ko': 'a quintuple ko',
  'double-ko-pair': 'a pair of double kos',
  'cyclic-ko': 'a cyclic ko',
  'three-stone-eternal-life': 'three-stone eternal life',
  other: 'a repetition',
};

/** What moves are to a verdict, where the rule's own word for it does not explain itself. */
const ROLE: Readonly<Record<string, string | undefined>> = {
  captor: 'the capture',
  hot: 'the hot stone was played as',
  'first-time': 'the first time ended with',
  disturber: 'disturber since',
  'earlier-disturber': 'became the disturber before with',
  'earlier-stone': 'played there before as',
  repetition: 'the configuration was repeated by',
  undecided: 'undecided',
};

const after = (at: Moment) => (at.move === 0 ? 'at the start' : `after ${moment(at)}`);

// Not "the chain": it may be one that a play yet to come would make.
const chains = (at: readonly string[]) =>
  at.length === 1 ? `a liberty for a chain at ${at[0]}` : `liberties for chains at ${list(at)}`;

/** What the reference and `koban explain` say of the codes. */
export const diagnostics = {
  boards: {
    'board.no-liberty': defineDiagnostic(
      'warning',
      'A chain is drawn without a liberty, so the position cannot occur in a game. Koban leaves its eyes undecided.',
      'Correct the drawing.',
      '+---+\n|OX.|\n|XX.|\n+---+',
    ),
  },
  moves: {
    'show.no-such-move': defineDiagnostic(
      'error',
      'The line `show:` names a move that the entry does not have.',
      'Correct the number.',
      '. X\nmoves: B a1\nshow: after 2',
    ),
    'show.whole-unknown': defineDiagnostic(
      'warning',
      'The line `show:` asks for the whole board, and the place of the drawn part on it is not known.',
      'Write `size:`, and coordinates if no edge is drawn.',
      'X .\nshow: whole board',
    ),
    'show.no-goal': defineDiagnostic(
      'warning',
      'The line `show:` asks for first moves, and the entry has no goal.',
      'Add a line `goal:`, or remove the word.',
      'X .\nshow: moves',
    ),
    'show.no-hot': defineDiagnostic(
      'warning',
      'The line `show:` asks for hot stones, and no rule of the entry has any.',
      'Add `spight` to `rules:`, or remove the word.',
      'X .\nrules: basic\nshow: hot',
    ),
  },
  claims: {
    'expect.failed': defineDiagnostic(
      'error',
      'The claim does not hold. The message says what does.',
      'Correct the claim or the diagram.',
      `rules: basic\n${KO}moves: B c3\nexpect: captures 2 at move 1`,
    ),
    'expect.void': defineDiagnostic(
      'error',
      'The claim is about a move or a rule that does not exist.',
      'Name what the entry has: a move, a rule, or a point with a stone.',
      `rules: basic\n${KO}moves: B c3\nexpect: move 9 forbidden`,
    ),
    'expect.open': defineDiagnostic(
      'warning',
      'The claim cannot be decided, because a verdict is undecided or a diagonal of an eye is unknown.',
      'For verdicts and eyes, draw more of the board, raise `max-cycle` or the search budget, or claim `undecided`. For who can force what, leave out points with `outside:`, or claim what the message offers.',
      `rules: ing\n${TRIPLE_KO_WITH_EYE}moves: B d7 W b6 B f7 W d6\nexpect: move 4 forbidden`,
    ),
    'expect.unproven': defineDiagnostic(
      'hint',
      'The claim holds, but Koban did not search every move for some diagonals of the eye, so the value is not proven. See [eyes](../explanation/eyes.md#reading-and-patterns).',
      'Nothing needs to be done. If every move can be tried on a smaller board, draw that.',
      '. . . . . .\n. . . . . .\n. X . . . .\nX . X . . .\nO X O . . .\n. O O . . .\nedges: all\nexpect: eye b3 is 2+b',
    ),
    'expect.spare': defineDiagnostic(
      'hint',
      'The claim about an outcome holds while nobody has a spare move, and is false with one. See [outcomes](../explanation/outcomes.md#spare-moves).',
      'Write `with spare none` behind the claim, or `spare: none` in the entry, if that is meant. Write `with spare white 1` to claim what holds with one.',
    ),
    'expect.passes': defineDiagnostic(
      'hint',
      'The claim about an outcome holds with the number of passes that ends the game here, and is false with another. See [outcomes](../explanation/outcomes.md#the-game).',
      'Write `passes: 2` in the entry if that is meant, or `passes: 3` to claim what holds with three.',
    ),
    'expect.leak': defineDiagnostic(
      'information',
      'The chains of a claim about an outcome can reach points that nobody plays on, so the answer may be about another boundary than the one that is meant. See [outcomes](../explanation/outcomes.md#the-region).',
      'Draw the stone that closes the boundary, or leave out other points with `outside:`.',
    ),
    'expect.last-move': defineDiagnostic(
      'information',
      'The claim about an outcome is about the position after the last move, which its rule forbids. See [outcomes](../explanation/outcomes.md#the-position).',
      'Write `after N` in the claim: the move before it, or the last one if that is meant.',
    ),
    'eye.differs': defineDiagnostic(
      'warning',
      'The value of an eye that is printed beside a figure is not the one that Koban computes.',
      'Correct the figure or the value.',
    ),
  },
  play: {
    'game.cycle': defineDiagnostic(
      'warning',
      'The position has been on the board before, and the active rule does not forbid it. The setting `koban.cycleWarnings` chooses the severity.',
      'Choose a rule, or claim `cycle N`.',
      `rules: none\n${KO}moves: B c3 W b3`,
    ),
  },
  files: {
    'check.more': defineDiagnostic(
      'information',
      'The editor lists at most 1,000 problems of a text and leaves out the least severe.',
      'Run `koban check`, which lists all.',
    ),
    'check.too-large': defineDiagnostic(
      'warning',
      'The text is larger than 20 MB, or it has more than 200,000 games or variations. The editor leaves it alone.',
      'Split it.',
    ),
  },
};

/** What is true in place of a claim. */
function insteadOf(claim: string | null): string {
  return claim === null ? 'it is false' : `“${claim}” is true instead`;
}
