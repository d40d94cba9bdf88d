import { defineDiagnostic } from '../define.ts';
import type { ColorWord } from '../types.ts';
import { COLOR, count, list } from './grammar.ts';
import { type GradeWord, gradeSaid } from './outcome.ts';
import type { RuleWord } from './rules.ts';

/** What is said of problems: positions with first moves that an author marks as right or wrong. */
export const problems = {
  'problem.two-colors': (a: { point: string }) =>
    `The chains of a problem have one color, and ${a.point} has another`,
  'problem.rule': (a: { rule: RuleWord }) =>
    `Koban grades first moves under rules that look at no earlier position, and ${a.rule} is none of them`,
  'problem.connect': () => 'Koban grades first moves of goals that capture or keep, not of “connect”',
  'problem.uncertain': (a: { at: string }) => `The boundary is uncertain at ${a.at}, so Koban grades no move`,
  'problem.no-group': () => 'It is not clear which chains the problem is about: name them in “goal:”',
  'problem.outside': (a: { point: string; points: readonly string[] }) =>
    `The marked move ${a.point} is outside of the region that walls enclose (${list(a.points)}), so Koban grades no move`,
  'problem.undecided': (a: { states: number }) =>
    `Koban has looked at ${count(a.states, 'state')} of this problem without a result: the budget is used up`,
  'problem.impossible': (a: { number: number; point: string; isSuicide: boolean }) =>
    `Move ${a.number}, ${a.point}, cannot be played: ${a.isSuicide ? 'it is suicide' : 'a stone stands there'}`,
  'problem.not-meant': () => 'Not a problem: it names no goal and no task, and marks no move',
  'problem.turn': (a: { stated: ColorWord | null; said: ColorWord | null; played: ColorWord }) =>
    `${[
      ...(a.stated === null ? [] : [`PL says that ${COLOR[a.stated]} plays first`]),
      ...(a.said === null ? [] : [`the words say ${COLOR[a.said]}`]),
      `the first move is ${COLOR[a.played]}’s`,
    ]
      .join(', ')
      .replace(/^t/, 'T')}`,
  'problem.mark': (a: { point: string; isContradicted: boolean }) =>
    a.isContradicted
      ? `${a.point} is marked both as right and as wrong`
      : `It is not clear whether the comment calls ${a.point} right or wrong: write RIGHT or WRONG, or TE or BM`,
  'problem.not-needed': (a: { fate: FateWords | null }) =>
    `No move is needed here: ${a.fate ? `${fateSaid(a.fate)} even if the other player moves first` : 'the goal is reached even if the other player moves first'}`,
  'problem.needed': (a: { right: RightWords }) =>
    `A play elsewhere is marked as right, and a move is needed; ${rightSaid(a.right)}`,
  'problem.unmarked': (a: { right: RightWords }) => `No move is marked as right; ${rightSaid(a.right)}`,
  'problem.refuted': (a: Marked & { right: RightWords }) =>
    `${a.point} is not right: ${failing(a)}; ${rightSaid(a.right)}`,
  'problem.ko': (a: {
    point: string;
    grade: GradeWord;
    threats: number;
    first: ColorWord;
    isDenied: boolean;
  }) =>
    `${a.point} is a ko, and the text ${a.isDenied ? 'says that there is none' : 'does not say so'}: ${koSaid(a.grade, a.threats, a.first)}`,
  'problem.no-ko': (a: { point: string }) => `The text calls ${a.point} a ko, and it works without one`,
  'problem.also-right': (a: { points: readonly string[] }) =>
    `${list(a.points)} ${a.points.length === 1 ? 'is' : 'are'} right, too`,
  'problem.wrong-is-right': (a: { point: string }) => `${a.point} is marked as wrong, but it is right`,
  'problem.no-refutation': (a: { point: string; reply: string }) =>
    `The wrong move ${a.point} has no refutation here; ${a.reply} refutes it`,
  'problem.weak-refutation': (a: { point: string; place: string; reply: string | null }) =>
    `${a.place} does not refute ${a.point}${a.reply === null ? '' : `; ${a.reply} does`}`,
  'problem.line': (a: {
    number: number;
    point: string;
    isKo: boolean;
    reply: string | null;
    /** What is right there instead. */
    place: string | null;
  }) =>
    `Move ${a.number} of the solution, ${a.point}, ${a.isKo ? 'turns it into a ko' : 'gives the goal away'}${a.reply === null ? '' : `: ${a.reply} refutes it`}${a.place === null ? '' : `; ${a.place} keeps the goal`}`,
  'problem.threat': (a: { point: string }) =>
    `${a.point} retakes the ko at once, so a threat and its answer are implied: write them as passes with “tenuki”?`,
  'claim.no-first-move': (a: { point: string }) =>
    `${a.point} is not a first move of the goal: it cannot be played, or is outside of the region`,
  'claim.other-verb': (a: { point: string; kills: boolean }) =>
    a.kills
      ? `The player to move owns the chain at ${a.point}: write “saves”`
      : `The opponent owns the chain at ${a.point}: write “kills”`,
  'actual.grade': (a: {
    point: string;
    grade: GradeWord;
    threats: number;
    asked: number;
    passes: 2 | 3;
    right: readonly string[];
  }) =>
    `${a.point}: ${gradeSaid(a.grade, a.threats, a.asked)}; ${a.right.length === 0 ? 'no move is right' : `right: ${list(a.right)}`} (play ends with ${a.passes === 2 ? 'two' : 'three'} passes)`,
  'fix.problem-turn': (a: { color: ColorWord }) => `Let PL say ${COLOR[a.color]}`,
  'fix.problem-stone': (a: { color: ColorWord; point: string }) =>
    `Add a ${a.color} stone at ${a.point}, which closes the boundary`,
  'fix.problem-right': (a: { point: string; inPlace: boolean }) =>
    a.inPlace ? `Make ${a.point} the right move` : `Add ${a.point} as a right move`,
  'fix.problem-ko': (a: { point: string }) => `Say that ${a.point} is a ko`,
  'fix.problem-approve': (a: { point: string }) => `Mark ${a.point} as right`,
  'fix.problem-reply': (a: { point: string }) => `Add the refutation ${a.point}`,
  'work.problem': () => 'grading first moves',
  'output.problem': (
    a: Omit<Marked, 'point'> & {
      status: ProblemWord;
      isElsewhere: boolean;
      /** Whether the text says that the move is right, and does not only show it first. */
      isMarked: boolean;
      point: string | null;
      right: RightWords;
      /** Right moves that are not marked. */
      points: readonly string[];
    },
  ) => {
    const also =
      a.points.length === 0 ? '' : `; ${list(a.points)} ${a.points.length === 1 ? 'is' : 'are'} right, too`;
    const { fate } = a.right;
    if (a.isElsewhere && a.status === 'proven')
      return `A play elsewhere is proven${fate ? `: ${fateSaid(fate)}` : ''}`;
    if (a.isElsewhere && a.status === 'refuted') return `A move is needed; ${rightSaid(a.right)}`;
    const marked = `${a.isMarked ? 'The marked move' : 'The first move'}${a.point === null ? '' : ` ${a.point}`}`;
    switch (a.status) {
      case 'proven':
      case 'more':
        return `${marked} is proven right${also}`;
      case 'ko':
        return `${marked} is right, and a ko: ${koSaid(a.grade, a.threats, a.first)}${also}`;
      case 'refuted':
        return `${marked} is not right${a.reply === null ? '' : `: refuted by ${a.reply}`}; ${rightSaid(a.right)}`;
      case 'not-needed':
        return `No move is needed: ${fate ? `${fateSaid(fate)} without one` : 'a play elsewhere does as well'}`;
      case 'unmarked':
        return `No move is marked as right; ${rightSaid(a.right)}`;
      default:
        return 'Undecided: the budget is used up';
    }
  },
  'output.problems.progress': (a: { done: number }) => `${count(a.done, 'problem')}…`,
  'output.problems.summary': (a: { all: number; bad: number }) =>
    `${count(a.all, 'problem')}, ${a.bad === 0 ? 'none' : a.bad} to look at`,
  'answers.both': (a: { file: string; name: string; point: string }) =>
    `${a.file} calls ${a.point.toUpperCase()} of ${a.name} both right and wrong`,
  'answers.count': (a: { given: number; places: number }) =>
    `There ${a.given === 1 ? 'is' : 'are'} ${count(a.given, 'answer')} to ${count(a.places, 'game or entry', 'games or entries')} here; a list has one for each`,
  'answers.no-file': (a: { name: string }) =>
    `${a.name} is none of the files given, so its answers are not used`,
  'answers.no-problem': () =>
    'There is an answer to this, and it is not a problem: it has no stone, or goes on from another entry',
  'answers.outside': (a: { points: readonly string[] }) =>
    `The answer names ${list(a.points.map((one) => one.toUpperCase()))}, which ${a.points.length === 1 ? 'is' : 'are'} not on the board, so nothing is asked`,
  'help.problems': () => 'check problems: whether the marked first move is right, alone, and needed',
  'help.problems.rules': () => 'the rule to ask under: basic ko, or none (default: basic)',
  'help.problems.answers': () =>
    'take right and wrong first moves from FILE: JSON that maps each file to its points, “right” and “wrong”',
  'help.problems.resume': () =>
    'keep what is known of each file in FILE, and take from it what is known of files that have not changed',
  'help.problems.notes': () =>
    'A problem is the board of an entry or of a game record before its moves. Right first moves are those that are marked (TE, GB, GW, or a comment such as RIGHT or Correct). Without marks it is the first move of the main line. BM, DO and comments such as WRONG mark wrong ones. A pass that is marked says that no move is needed, or that none helps. The line goal: names the chains; without it they are those that walls enclose. A problem with a warning is to be looked at; the exit code is 1 then, as with “koban check --problems”.',
  'help.check.problems': () => 'check first moves of problems, too, as “koban problems” does',
};

export interface Marked {
  readonly point: string;
  readonly grade: GradeWord | null;
  readonly threats: number;
  readonly first: ColorWord;
  readonly reply: string | null;
}

/** What becomes of the group whatever is played. */
export interface FateWords {
  readonly color: ColorWord;
  readonly isDead: boolean;
}

/** The right moves, which are all of one grade. */
export interface RightWords {
  readonly points: readonly string[];
  readonly grade: GradeWord | null;
  readonly threats: number;
  readonly first: ColorWord;
  /** Where no move is right. */
  readonly fate: FateWords | null;
}

export type ProblemWord =
  | 'proven'
  | 'ko'
  | 'refuted'
  | 'more'
  | 'not-needed'
  | 'unmarked'
  | 'uncertain'
  | 'undecided';

const fateSaid = ({ color, isDead }: FateWords): string => `${COLOR[color]} is ${isDead ? 'dead' : 'alive'}`;

function rightSaid({ fate, first, grade, points, threats }: RightWords): string {
  if (points.length === 0) return `no move is right${fate ? `: ${fateSaid(fate)}` : ''}`;
  const isKo = grade === 'holds' || grade === 'needs';
  return `right: ${list(points)}${isKo ? `, a ko (${koSaid(grade, threats, first)})` : ''}`;
}

/** Why a move is not right. */
function failing({ first, grade, reply, threats }: Marked): string {
  const by = reply === null ? '' : `${reply} refutes it`;
  if (grade === 'fails' || grade === null || grade === 'undecided') return by === '' ? 'it fails' : by;
  const ko = `it is only a ko: ${koSaid(grade, threats, first)}`;
  return by === '' ? ko : `${ko} (${reply} begins it)`;
}

/** Names the player who needs ko threats, and how many they need. */
function koSaid(grade: GradeWord | null, threats: number, first: ColorWord): string {
  const other = first === 'black' ? 'white' : 'black';
  const color = grade === 'needs' ? first : other;
  const needed = grade === 'needs' ? threats : threats + 1;
  return `${COLOR[color]} needs ${needed === 1 ? 'a ko threat' : `${needed} ko threats`}`;
}

/** A group in the corner, the wall around it, and what is played. */
const CORNER = (top: string, lines: string) =>
  `goal: keep one of a3\n+---------\n| ${top} O .\n| X X X X O .\n| O O O O O .\n| . . . . . .\n${lines}`;
const RECORD = (branches: string) =>
  `(;GM[1]FF[4]SZ[6]AB[da][ab][bb][cb][db]AW[ea][eb][ac][bc][cc][dc][ec]GN[Black to live]${branches})`;

export const diagnostics = {
  problems: {
    'problem.refuted': defineDiagnostic(
      'warning',
      'The first move that is marked as right, or that stands first where none is marked, is not among the right moves.',
      'Mark the right move, or a pass where none is needed or none helps. A fix writes the move. See [problems](../how-to/problems.md).',
      { text: CORNER('. . . X', 'moves: B a4'), options: ['--problems'] },
    ),
    'problem.also-right': defineDiagnostic(
      'warning',
      'Another first move is as good as the marked one, and the text does not show it.',
      'Show it, or change the position so that one move alone is right.',
      {
        text: 'goal: keep one of a5 d5 e3\n+-------------\n| O . O O X X\n| O O X O O X\n| O . X . O X\n| X . O O . X\n| X X X X X X\nmoves: B b2',
        options: ['--problems'],
      },
    ),
    'problem.wrong-is-right': defineDiagnostic(
      'warning',
      'A first move is marked as wrong (`BM`, `DO`, a comment such as WRONG), and it is right.',
      'Mark it as right. A fix writes `TE`.',
      {
        text: RECORD('(;B[ba]BM[1];W[aa])(;B[ba]TE[1])').replace('(;B[ba]TE[1])', '(;B[aa]TE[1])'),
        file: 'a.sgf',
        options: ['--problems'],
      },
    ),
    'problem.weak-refutation': defineDiagnostic(
      'warning',
      'None of the answers to a wrong first move refutes it.',
      'Show an answer that does. A fix adds it as a variation.',
      {
        text: RECORD('(;W[ba]TE[1])(;W[aa]BM[1];B[ca])').replace('Black to live', 'White to kill'),
        file: 'a.sgf',
        options: ['--problems'],
      },
    ),
    'problem.line': defineDiagnostic(
      'warning',
      'A later move of the solution lets the goal go, or turns it into a ko.',
      'Correct the move.',
    ),
    'problem.threat': defineDiagnostic(
      'information',
      'In a problem, a move retakes a ko at once, as if a ko threat and its answer stood before it.',
      'Take the fix: it writes both as passes with the comment “tenuki”.',
      {
        text: '(;SZ[4:3]C[White to kill]AB[ba][ab][cb][bc]AW[ca][db][cc];W[bb]TE[1];B[cb])',
        file: 'a.sgf',
        options: ['--problems'],
      },
    ),
    'problem.not-needed': defineDiagnostic(
      'warning',
      'The goal is reached even if the other player moves first, so there is no problem.',
      'Change the position, or say that the player may play elsewhere.',
      { text: CORNER('. X . X', 'moves: B a4'), options: ['--problems'] },
    ),
    'problem.ko': defineDiagnostic(
      'warning',
      'The right move is a ko, and the text does not say so, or says that there is none.',
      'Say that it is a ko. A fix writes it into a comment.',
    ),
    'problem.no-ko': defineDiagnostic(
      'warning',
      'A comment calls the right move a ko, and it works without one.',
      'Change the comment.',
      { text: RECORD('(;B[ba]C[Correct - ko])'), file: 'a.sgf', options: ['--problems'] },
    ),
    'problem.mark': defineDiagnostic(
      'warning',
      'Marks and comments call a first move both right and wrong, or a comment has words for that whose meaning is not clear: *almost right*, *correct is B1*.',
      'Write RIGHT or WRONG, *Correct* or *Wrong* as a sentence, or mark the move with `TE` or `BM`.',
      { text: RECORD('(;B[ba]C[Almost right])'), file: 'a.sgf', options: ['--problems'] },
    ),
    'problem.turn': defineDiagnostic(
      'warning',
      '`PL`, the words of the title or comment, and the first move do not agree on who plays first.',
      'Correct the one that is wrong. A fix changes `PL`.',
      { text: RECORD('PL[W](;B[ba]TE[1])'), file: 'a.sgf', options: ['--problems'] },
    ),
    'problem.impossible': defineDiagnostic(
      'warning',
      'A move of a variation cannot be played: a stone stands there, or it is suicide.',
      'Correct the move.',
      { text: RECORD('(;B[ba]TE[1];W[ba])'), file: 'a.sgf', options: ['--problems'] },
    ),
    'problem.no-refutation': defineDiagnostic(
      'information',
      'A wrong first move has no answer in the text.',
      'Show the answer that refutes it. A fix adds it.',
      { text: RECORD('(;B[ba]TE[1])(;B[aa]BM[1])'), file: 'a.sgf', options: ['--problems'] },
    ),
    'problem.unmarked': defineDiagnostic(
      'information',
      'The text shows no right first move.',
      'Add it. A fix writes it.',
      { text: CORNER('. . . X', 'to-play: B'), options: ['--problems'] },
    ),
    'problem.unclear': defineDiagnostic(
      'warning',
      'It is not clear which chains the problem is about, or where it ends: the wall has a hole, or the marked move is outside of it. Koban grades no move.',
      'Close the wall, name the chains with `goal:`, or leave out points with `outside:`. A fix adds a stone that closes the wall.',
      { text: CORNER('. . . X', 'moves: B b4').replace('X O .\n', 'X . .\n'), options: ['--problems'] },
    ),
    'problem.undecided': defineDiagnostic(
      'warning',
      'The search has used up its budget.',
      'Raise `koban.outcomeBudget`, or make the region smaller with `outside:`.',
    ),
  },
};
