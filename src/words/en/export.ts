import type { ColorWord } from '../types.ts';
import { COLOR, count, list, number, OTHER, quote } from './grammar.ts';

export interface BoardArgs {
  readonly columns: number;
  readonly rows: number;
}

export const PROGRAM = {
  gnugo: 'GNU Go',
  katago: 'KataGo',
  pachi: 'Pachi',
  leelaz: 'Leela Zero',
  michi: 'Michi',
  fuego: 'Fuego',
  gomill: 'gomill',
} as const;
export type ProgramWord = keyof typeof PROGRAM;

const TARGET = {
  goban: ['Koban entry', 'an entry of a .goban file that needs no other entry'],
  senseis: ['Sensei’s Library ($$)', '$$ diagrams of Sensei’s Library and of forums'],
  ascii: ['Plain text board', 'the board in letters, with edges, for mail and comments'],
  unicode: ['Unicode board', 'the board in box-drawing characters, for terminals and mail'],
  sgf: ['SGF', 'a game tree (FF[4]) whose variations are the entries that continue others'],
  psgo: ['LaTeX (psgo)', 'LaTeX for the package psgo'],
  igo: ['LaTeX (igo)', 'LaTeX for the package igo'],
  typst: ['Typst', 'Typst that needs no package: a function that draws boards, and its calls'],
  markdown: ['Markdown image', 'a picture with alternative text, inside the Markdown itself'],
} as const;
export type TargetWord = keyof typeof TARGET | ProgramWord;

const isProgram = (target: TargetWord): target is ProgramWord => target in PROGRAM;
const size = ({ columns, rows }: BoardArgs) => `${columns}x${rows}`;
const unknownPoints = (n: number) => count(n, 'unknown point');

/** Writing in other notations: what they are called, and what they cannot represent. */
export const exporting = {
  'target.label': (a: { target: TargetWord }) =>
    isProgram(a.target) ? `${PROGRAM[a.target]} board` : TARGET[a.target][0],
  'target.doc': (a: { target: TargetWord }) =>
    isProgram(a.target)
      ? `the board after the last move, as ${PROGRAM[a.target]} prints it`
      : TARGET[a.target][1],

  'loss.title': () => 'the title',
  'loss.from': (a: { moves: number }) =>
    a.moves === 1 ? 'the move before this position' : `the ${count(a.moves, 'move')} before this position`,
  'loss.from-diagrams': () =>
    'the history before each further diagram: the ko rules judge each diagram by itself',
  'loss.from-setup': () => 'the history before setup in the middle of a game: a new entry begins there',
  'loss.claims': (a: { count: number }) => count(a.count, '“expect” line'),
  'loss.facts': (a: { count: number; keys: readonly string[] }) =>
    `${count(a.count, 'line')} (${a.keys.join(', ')})`,
  'loss.facts-in-comment': (a: { count: number; keys: readonly string[] }) =>
    `${count(a.count, 'line')} that SGF keeps only as a comment (${a.keys.join(', ')})`,
  'loss.rules': (a: { rules: readonly string[] }) => `the rules (${a.rules.join(', ')})`,
  'loss.unknown-rules': (a: { rules: string }) =>
    `the rules ${quote(a.rules, 40)}, which Koban does not know`,
  'loss.suicide': () => 'whether suicide is allowed: no rule set of SGF with this ko rule says so',
  'loss.suicide-but-ing': () => 'that suicide is allowed under rules other than Ing’s',
  'loss.no-board': () => 'the entry, because it has no board',
  'loss.labels': (a: { count: number }) => count(a.count, 'label'),
  'loss.marks': (a: { count: number }) => count(a.count, 'mark'),
  'loss.signs': (a: { count: number }) => count(a.count, 'sign'),
  'loss.lines': (a: { count: number }) => count(a.count, 'drawn line'),
  'loss.links': (a: { count: number }) => count(a.count, 'link'),
  'loss.marks-and-labels': (a: { count: number }) => count(a.count, 'mark or label', 'marks and labels'),
  'loss.comments': (a: { count: number }) => count(a.count, 'comment'),
  'loss.properties': (a: { names: readonly string[] }) => `what the record says with ${list(a.names)}`,
  'loss.stray': (a: { count: number }) => `${count(a.count, 'piece')} of text that is not SGF`,
  'loss.signs-on-points': (a: { count: number }) =>
    `${count(a.count, 'sign')}: igo draws them only on stones`,
  'loss.lines-outside': (a: { count: number }) =>
    `${count(a.count, 'drawn line')} to points outside of the diagram`,
  'loss.last-move-marks': () => 'marks of the move that was just played',
  'loss.moves-order': (a: { count: number }) => `the order of ${count(a.count, 'move')}`,
  'loss.moves-above': (a: { most: number }) => `moves above ${number(a.most)}: igo has no stones for them`,
  'loss.moves-nowhere': () => 'a move that is on no point of the board; Koban assumes a play elsewhere',
  'loss.unread': () => 'the board, which Koban cannot read back from this text',
  'loss.turn': () => 'that White is to play',
  'loss.turn-at-first': (a: { mover: ColorWord }) =>
    `that it was ${OTHER[a.mover]}’s turn when ${COLOR[a.mover]} made the first move`,
  'loss.open': (a: { sides: readonly ('top' | 'right' | 'bottom' | 'left')[] }) =>
    `that the board continues at the ${list(a.sides)}`,
  'loss.open-sgf': () =>
    'that the points beyond an open side are unknown: they are empty in SGF, and VW hides them',
  'loss.unknown-printed': (a: { count: number }) => `${unknownPoints(a.count)}, printed as ?`,
  'loss.unknown-empty': (a: { count: number }) => `${unknownPoints(a.count)}, drawn as empty`,
  'loss.unknown-dimmed': (a: { count: number }) => `${unknownPoints(a.count)}: empty in SGF, and dimmed (DD)`,
  'loss.unknown-blank': () => 'that nothing is drawn at some points: they are unknown (?)',
  'loss.place': () => 'which part of the board is drawn',
  'loss.place-guessed': (a: BoardArgs) => `the place: drawn on a ${size(a)} board`,
  'loss.place-sgf': (a: BoardArgs) =>
    `the place and the size: SGF has whole boards, so Koban uses a ${size(a)} board`,
  'loss.size': (a: BoardArgs) => `the size of the whole board, ${size(a)}`,
  'loss.size-most': (a: BoardArgs & { most: number }) =>
    `${size(a)} points: a drawn board has at most ${a.most}x${a.most}`,
  'loss.size-lines': (a: { package: string; most: number; lines: number }) =>
    `the board: ${a.package} draws at most ${count(a.most, 'line')}, and this board has ${number(a.lines)}`,
  'loss.size-square': (a: BoardArgs & { package: string }) =>
    `that the board has ${size(a)} lines: ${a.package} draws squares, so edges are missing`,
  'loss.tenuki': () => 'that a move was played elsewhere: it is a pass in SGF, with the comment “tenuki”',
  'loss.impossible': () => 'that a move cannot be played: programs put its stone on the board anyway',
  'loss.impossible-elsewhere': () => 'a move that cannot be played: the title says that it is elsewhere',
  'loss.impossible-entry': () =>
    'that a move puts its stone where one stands: an entry leaves the board as it is',
  'loss.impossible-picture': () =>
    'a move on a point where a stone stands: the next diagram shows the board after it',
} as const;

/** What a conversion reports, by code: what is lost and why, and what to do. */
export const diagnostics = {
  losses: {
    'lost.comments': [
      'Comments of an entry or a record: the target has no place for them.',
      'Convert to `sgf` or `goban`, or print the comments beside the figure.',
    ],
    'lost.facts': [
      '`expect` and other lines: only entries of Koban have them.',
      'Keep the entry, and run `koban check` on it.',
    ],
    'lost.from': [
      'The history before a position: of an entry that continues another, of a further diagram of one game, or before setup in the middle of a game.',
      'Convert to `sgf`, which keeps the moves of a game together, or keep the source.',
    ],
    'lost.impossible': [
      'Plays that cannot be made: the target has another way to read them, or none.',
      'Correct the move in the source, if it is an error.',
    ],
    'lost.labels': [
      'Labels: the target has none, or none on stones with numbers.',
      'Put the labels on points without moves, or convert to `sgf`.',
    ],
    'lost.lines': [
      'Arrows and lines: the target has none, or they end outside the board.',
      'Convert to `sgf`, or draw a picture with `koban render`.',
    ],
    'lost.links': ['Links of a `$$` diagram: the target has none.', 'Write the links beside the figure.'],
    'lost.marks': [
      'Marks on points (`*`): the target has none.',
      'Convert to `sgf`, or draw a picture with `koban render`.',
    ],
    'lost.moves': [
      'The order of moves: the target shows a position, or has too few numbers.',
      'Convert to `sgf`, which keeps the order.',
    ],
    'lost.open': [
      'Open sides: the target draws an edge or a whole board.',
      'Draw the edges or write `size:`, if the board ends there.',
    ],
    'lost.place': [
      'Where a part lies on the board: the target needs a place or cannot say it.',
      'Write `size:`, and draw edges or coordinates.',
    ],
    'lost.properties': [
      'What a record says with properties that the target does not have: players, komi, names of nodes.',
      'Keep the record, and convert from it.',
    ],
    'lost.rules': [
      'Rules: the target has none, or none of its names means the same.',
      'Name the rules in the text around the figure.',
    ],
    'lost.signs': [
      'Shapes, territory and texts: the target has none, or has them elsewhere only.',
      'Convert to `sgf`, or draw a picture with `koban render`.',
    ],
    'lost.size': [
      'The size of the board: the target cannot say it, or has no boards of that size.',
      'Convert to `sgf` or `goban`, or draw a part of the board.',
    ],
    'lost.tenuki': [
      'Plays elsewhere: they become passes, since SGF shows the whole board.',
      'Nothing, if a pass will do. Else draw the whole board, so that the play has a point.',
    ],
    'lost.title': [
      'The title: the target has none, or only shorter ones.',
      'Write the title beside the figure, or a shorter one.',
    ],
    'lost.turn': [
      'Who is to play: the target says it only by moves, or not at all.',
      'Name the player in the text around the figure.',
    ],
    'lost.unknown': [
      'Unknown points (`?`): the target draws them as empty, or prints them.',
      'Draw what is on the points, or convert to `goban`.',
    ],
    'lost.unread': [
      'Text of a record that is not SGF; or a board of an engine that Koban does not find in the text again, as boards of few columns.',
      'Correct the record, or convert the board to `goban`.',
    ],
  },
};
