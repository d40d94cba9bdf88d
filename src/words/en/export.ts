import type { ColorWord } from '../types.ts';
import { COLOR, count, list, number, OTHER, quote } from './grammar.ts';

interface Size {
  readonly columns: number;
  readonly rows: number;
}

const PROGRAM = {
  gnugo: 'GNU Go',
  katago: 'KataGo',
  pachi: 'Pachi',
  leelaz: 'Leela Zero',
  michi: 'Michi',
  fuego: 'Fuego',
  gomill: 'gomill',
} as const;
type Program = keyof typeof PROGRAM;

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
export type TargetWord = keyof typeof TARGET | Program;

const isProgram = (target: TargetWord): target is Program => target in PROGRAM;
const size = ({ columns, rows }: Size) => `${columns}x${rows}`;
const unknownPoints = (n: number) => count(n, 'unknown point');

/** Writing in other notations: what they are called, and what they cannot represent. */
export const exporting = {
  'target.label': (a: { target: TargetWord }) =>
    isProgram(a.target) ? `${PROGRAM[a.target]} board` : TARGET[a.target][0],
  'target.doc': (a: { target: TargetWord }) =>
    isProgram(a.target)
      ? `the board after the last move, as ${PROGRAM[a.target]} prints it`
      : TARGET[a.target][1],

  'lost.title': () => 'the title',
  'lost.from': (a: { moves: number }) =>
    a.moves === 1 ? 'the move before this position' : `the ${count(a.moves, 'move')} before this position`,
  'lost.from-diagrams': () =>
    'the history before each further diagram: the ko rules judge each diagram by itself',
  'lost.from-setup': () => 'the history before setup in the middle of a game: a new entry begins there',
  'lost.claims': (a: { count: number }) => count(a.count, '“expect” line'),
  'lost.facts': (a: { count: number; keys: readonly string[] }) =>
    `${count(a.count, 'line')} (${a.keys.join(', ')})`,
  'lost.facts-in-comment': (a: { count: number; keys: readonly string[] }) =>
    `${count(a.count, 'line')} that SGF keeps only as a comment (${a.keys.join(', ')})`,
  'lost.rules': (a: { rules: readonly string[] }) => `the rules (${a.rules.join(', ')})`,
  'lost.unknown-rules': (a: { rules: string }) =>
    `the rules ${quote(a.rules, 40)}, which Koban does not know`,
  'lost.suicide': () => 'whether suicide is allowed: no rule set of SGF with this ko rule says so',
  'lost.suicide-but-ing': () => 'that suicide is allowed under rules other than Ing’s',
  'lost.no-board': () => 'the entry, because it has no board',
  'lost.labels': (a: { count: number }) => count(a.count, 'label'),
  'lost.marks': (a: { count: number }) => count(a.count, 'mark'),
  'lost.signs': (a: { count: number }) => count(a.count, 'sign'),
  'lost.lines': (a: { count: number }) => count(a.count, 'drawn line'),
  'lost.links': (a: { count: number }) => count(a.count, 'link'),
  'lost.marks-and-labels': (a: { count: number }) => count(a.count, 'mark or label', 'marks and labels'),
  'lost.comments': (a: { count: number }) => count(a.count, 'comment'),
  'lost.signs-on-points': (a: { count: number }) =>
    `${count(a.count, 'sign')}: igo draws them only on stones`,
  'lost.lines-outside': (a: { count: number }) =>
    `${count(a.count, 'drawn line')} to points outside of the diagram`,
  'lost.last-move-marks': () => 'marks of the move that was just played',
  'lost.moves-order': (a: { count: number }) => `the order of ${count(a.count, 'move')}`,
  'lost.moves-above': (a: { most: number }) => `moves above ${number(a.most)}: igo has no stones for them`,
  'lost.moves-nowhere': () => 'a move that is on no point of the board; Koban assumes a play elsewhere',
  'lost.turn': () => 'that White is to play',
  'lost.turn-at-first': (a: { mover: ColorWord }) =>
    `that it was ${OTHER[a.mover]}’s turn when ${COLOR[a.mover]} made the first move`,
  'lost.open': (a: { sides: readonly ('top' | 'right' | 'bottom' | 'left')[] }) =>
    `that the board continues at the ${list(a.sides)}`,
  'lost.open-sgf': () =>
    'that the points beyond an open side are unknown: they are empty in SGF, and VW hides them',
  'lost.unknown-printed': (a: { count: number }) => `${unknownPoints(a.count)}, printed as ?`,
  'lost.unknown-empty': (a: { count: number }) => `${unknownPoints(a.count)}, drawn as empty`,
  'lost.unknown-dimmed': (a: { count: number }) => `${unknownPoints(a.count)}: empty in SGF, and dimmed (DD)`,
  'lost.unknown-blank': () => 'that nothing is drawn at some points: they are unknown (?)',
  'lost.place': () => 'which part of the board is drawn',
  'lost.place-guessed': (a: Size) => `the place: drawn on a ${size(a)} board`,
  'lost.place-sgf': (a: Size) =>
    `the place and the size: SGF has whole boards, so Koban uses a ${size(a)} board`,
  'lost.size': (a: Size) => `the size of the whole board, ${size(a)}`,
  'lost.size-most': (a: Size & { most: number }) =>
    `${size(a)} points: a drawn board has at most ${a.most}x${a.most}`,
  'lost.size-lines': (a: { package: string; most: number; lines: number }) =>
    `the board: ${a.package} draws at most ${count(a.most, 'line')}, and this board has ${number(a.lines)}`,
  'lost.size-square': (a: Size & { package: string }) =>
    `that the board has ${size(a)} lines: ${a.package} draws squares, so edges are missing`,
  'lost.size-game': (a: Size & { most: number }) =>
    `a game on a ${size(a)} board: Koban draws boards of at most ${a.most}x${a.most}`,
  'lost.tenuki': () => 'that a move was played elsewhere: it is a pass in SGF, with the comment “tenuki”',
  'lost.impossible': () => 'that a move cannot be played: programs put its stone on the board anyway',
  'lost.impossible-elsewhere': () => 'a move that cannot be played: the title says that it is elsewhere',
} as const;
