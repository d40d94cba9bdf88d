import type { ColorWord, Said } from '../types.ts';
import { COLOR, count, list } from './grammar.ts';

export type AltMark =
  | 'last'
  | 'hot'
  | 'repeats'
  | 'ends'
  | 'undecided'
  | 'cross'
  | 'circle'
  | 'square'
  | 'triangle'
  | 'still'
  | 'needed'
  | 'unread';
/** What a first move comes to; of a ko, the threats that it can spare, or lacks below 0. */
export interface GradeMark {
  readonly grade: 'works' | 'ko' | 'fails' | 'undecided' | 'pending';
  readonly color: ColorWord;
  readonly threats: number;
}
export type OpenSideWord = 'top' | 'right' | 'bottom' | 'left';
/** A mark as one point has it, when the board is walked. */
export type PointMark = AltMark | 'star';

interface SizeOfBoard {
  readonly columns: number;
  readonly rows: number;
}

const MARK: Readonly<Record<AltMark, string>> = {
  last: 'Last play',
  hot: 'Hot',
  ends: 'Ends the game',
  undecided: 'Undecided',
  repeats: 'Repeats a position',
  cross: 'Marked',
  circle: 'Circles',
  square: 'Squares',
  triangle: 'Triangles',
  still: 'Stands still',
  needed: 'A cycle would play on',
  unread: 'Eyes still being read',
};
const POINT_MARK: Readonly<Record<PointMark, string>> = {
  last: 'last play',
  hot: 'hot',
  ends: 'ends the game',
  undecided: 'undecided',
  repeats: 'repeats a position',
  cross: 'marked',
  circle: 'circle',
  square: 'square',
  triangle: 'triangle',
  still: 'stands still',
  needed: 'a cycle would play here',
  unread: 'eye still being read',
  star: 'star point',
};

const koOf = (threats: number) =>
  threats < 0
    ? `a ko that needs ${count(-threats, 'threat')}`
    : threats === 0
      ? 'a ko that holds while the other player has no threat'
      : `a ko that holds against ${count(threats, 'threat')}`;
const GRADE_MARK = {
  works: 'works',
  fails: 'fails',
  undecided: 'undecided',
  pending: 'still being searched',
} as const;
const gradeMark = ({ grade, threats }: GradeMark) => (grade === 'ko' ? koOf(threats) : GRADE_MARK[grade]);

const size = ({ columns, rows }: SizeOfBoard) => `${columns} by ${rows}`;
const at = (all: readonly { readonly text: string; readonly point: string }[]) =>
  all.map(({ text, point }) => `${text} at ${point}`).join(', ');
const ended = (text: string) => (/[.!?]$/.test(text) ? text : `${text}.`);
const byRules = (rules: readonly (string | null)[]) => rules.filter((rule) => rule !== null).join(', ');
const forbidden = (rule: string | null) => (rule === null ? '' : `, forbidden under ${rule}`);

/**
 * Pictures of boards in words: alternative texts, points that a reader walks over, captions of
 * figures in print.
 */
export const pictures = {
  /** A whole alternative text; `title` and `words` are sentences without a period or with one. */
  'alt.picture': (a: { title: string | null; board: Said; parts: readonly Said[]; words: string | null }) =>
    [a.title, [a.board, ...a.parts].join('. '), a.words]
      .flatMap((text) => (text ? [ended(text)] : []))
      .join(' '),
  'alt.board': (a: SizeOfBoard) => `Go board, ${size(a)}`,
  'alt.part-of': (a: SizeOfBoard & { first: string; last: string }) =>
    `Go board, ${size(a)}, ${a.first} to ${a.last}`,
  'alt.open': (a: {
    whole: SizeOfBoard | null;
    first: string;
    last: string;
    open: readonly OpenSideWord[];
  }) =>
    `Part of a ${a.whole ? `${size(a.whole)}` : 'Go'} board, ${a.first} to ${a.last}, open at the ${list(a.open)}`,
  'alt.stones': (a: { black: number; white: number }) =>
    `${count(a.black, 'black stone')}, ${count(a.white, 'white stone')}`,
  'alt.unknown': (a: { points: number }) => count(a.points, 'unknown point'),
  'alt.marked': (a: { mark: AltMark; points: readonly string[] }) =>
    `${MARK[a.mark]}: ${a.points.join(', ')}`,
  'alt.forbidden': (a: { rule: string | null; points: readonly string[] }) =>
    `${a.rule === null ? 'Impossible' : `Forbidden under ${a.rule}`}: ${a.points.join(', ')}`,
  'alt.territory': (a: { color: ColorWord; points: readonly string[] }) =>
    `${COLOR[a.color]} points: ${a.points.join(', ')}`,
  'alt.mouth': (a: { letter: string; points: readonly string[] }) => `Ko ${a.letter}: ${a.points.join(', ')}`,
  'alt.grade': (a: GradeMark & { points: readonly string[] }) =>
    `First moves of ${COLOR[a.color]}, ${gradeMark(a)}: ${a.points.join(', ')}`,
  'alt.zone': (a: { points: readonly string[] }) => `Shaded: ${a.points.join(', ')}`,
  'alt.numbers': (a: { all: readonly { text: string; point: string }[] }) => `Numbered: ${at(a.all)}`,
  'alt.labels': (a: { all: readonly { text: string; point: string }[] }) => `Labels: ${at(a.all)}`,
  'alt.eyes': (a: { all: readonly { text: string; point: string }[] }) =>
    `Eye values: ${a.all.map(({ text, point }) => `${point} is ${text}`).join(', ')}`,
  'alt.lines': (a: { shape: 'arrow' | 'line'; all: readonly { from: string | null; to: string | null }[] }) =>
    `${a.shape === 'arrow' ? 'Arrows' : 'Lines'}: ${a.all.map(({ from, to }) => `${from ?? OUTSIDE} to ${to ?? OUTSIDE}`).join(', ')}`,

  'point.words': (a: { point: string; content: ColorWord | 'empty' | 'unknown'; about: readonly Said[] }) =>
    [
      a.point,
      a.content === 'empty' || a.content === 'unknown' ? a.content : `${a.content} stone`,
      ...a.about,
    ].join(', '),
  'point.move': (a: { number: string }) => `move ${a.number}`,
  'point.grade': (a: GradeMark) => `first move of ${COLOR[a.color]}: ${gradeMark(a)}`,
  'point.number': (a: { text: string }) => `numbered ${a.text}`,
  'point.label': (a: { text: string }) => `label ${a.text}`,
  'point.mark': (a: { mark: PointMark }) => POINT_MARK[a.mark],
  'point.forbidden': (a: { rules: readonly (string | null)[] }) =>
    byRules(a.rules) === '' ? 'impossible' : `forbidden under ${byRules(a.rules)}`,
  'point.territory': (a: { color: ColorWord }) => `point of ${COLOR[a.color]}`,
  /** What stands in a ko of a cycle: at first, and from the plays with these numbers on. */
  'wheel.ko': (a: {
    letter: string;
    holds: readonly { from: string | null; black: number; white: number }[];
  }) => {
    const isPlain = a.holds.every(({ black, white }) => black + white === 1);
    const said = a.holds.map(({ from, black, white }) => {
      const stones = [black > 0 ? `${black} black` : '', white > 0 ? `${white} white` : ''];
      const what = isPlain
        ? COLOR[black > 0 ? 'black' : 'white']
        : list(stones.filter((one) => one !== '')) || 'empty';
      return from === null ? what : `${what} from ${from}`;
    });
    return `Ko ${a.letter}: ${said.join(', ')}`;
  },
  'point.mouth': (a: { letter: string }) => `ko ${a.letter}`,
  'point.eye': (a: { value: string }) => `eye worth ${a.value}`,

  'print.title': (a: { first: string; last: string }) =>
    a.first === a.last ? `Move ${a.first}` : `Moves ${a.first}–${a.last}`,
  'print.at': (a: { number: string; point: string; ruling: 'forbidden' | 'impossible' | null }) =>
    `${a.number} at ${a.point}${a.ruling === 'forbidden' ? ' (forbidden)' : a.ruling ? ' (impossible)' : ''}`,
  'print.pass': (a: { number: string }) => `${a.number} pass`,
  'print.elsewhere': (a: { number: string }) => `${a.number} elsewhere`,
  'print.unread': (a: { number: string }) => `${a.number} cannot be read`,
  'print.caption': (a: { title: Said; notes: readonly Said[] }) =>
    a.notes.length > 0 ? `${a.title}: ${a.notes.join(', ')}` : a.title,
  'print.played': (a: {
    number: string;
    color: ColorWord;
    place: string | 'pass' | 'elsewhere' | 'unread';
    taken: readonly string[];
    forbiddenUnder: string | null;
    isImpossible: boolean;
  }) => {
    const place = a.place === 'unread' ? 'cannot be read' : a.place;
    const takes = a.taken.length > 4 ? count(a.taken.length, 'stone') : a.taken.join(' ');
    return `${COLOR[a.color]} ${a.number} ${place}${takes ? ` takes ${takes}` : ''}${forbidden(a.forbiddenUnder)}${a.isImpossible ? ', impossible' : ''}`;
  },
  'print.alt': (a: { title: Said; moves: readonly Said[] }) =>
    a.moves.length > 0 ? `${a.title}. ${a.moves.join('; ')}.` : `${a.title}.`,
  'print.position': () => 'The position.',
} as const;

const OUTSIDE = 'a point outside';
