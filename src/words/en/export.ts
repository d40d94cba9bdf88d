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

/** What a conversion reports, by code: what is lost. */
export const diagnostics = {
  losses: {
    'lost.comments': 'comments of an entry or a record',
    'lost.facts': '`expect` and other lines that the target cannot hold',
    'lost.from':
      'the history before a position: of an entry that continues another, of a further diagram of one game, or before setup in the middle of a game',
    'lost.impossible': 'plays that cannot be made',
    'lost.labels': 'labels',
    'lost.lines': 'arrows and lines',
    'lost.links': 'links of a `$$` diagram',
    'lost.marks': 'marks on points (`*`)',
    'lost.moves': 'the order of moves',
    'lost.open': 'open sides',
    'lost.place': 'where a part lies on the board',
    'lost.properties':
      'what a record says with properties that the target does not have: players, komi, names of nodes',
    'lost.rules': 'rules',
    'lost.signs': 'shapes, territory and texts',
    'lost.size': 'the size of the board',
    'lost.tenuki': 'plays elsewhere, which become passes',
    'lost.title': 'the title',
    'lost.turn': 'who is to play',
    'lost.unknown': 'unknown points (`?`)',
    'lost.unread':
      'text of a record that is not SGF; a board of an engine that Koban does not find in the text again, as boards of few columns',
  },
};
