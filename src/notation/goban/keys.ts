import { MAX_CYCLE, RULE_IDS } from '../../rules/rule.ts';

/** A key of the notation. Completion, hover and the documentation are made from these. */
export interface KeySpec {
  readonly name: string;
  /** How a value is written, for people. */
  readonly value: string;
  readonly doc: string;
  /** Whether several lines may have this key; they add up, in the order of the text. */
  readonly many: boolean;
  /** Words that a value may consist of, where they can be listed. */
  readonly choices?: readonly string[];
}

export const EYE_VALUES = ['1/2', '2/3', '3/4', '4/5', '7/8'] as const;

export const KEYS = [
  {
    name: 'rules',
    value: 'one or more rule identifiers, separated by commas',
    doc: 'The ko rules that the moves are judged under. The first is the one in force.',
    many: true,
    choices: RULE_IDS,
  },
  {
    name: 'to-play',
    value: 'black or white',
    doc: 'Who plays move 1 when the moves do not say.',
    many: false,
    choices: ['black', 'white'],
  },
  {
    name: 'size',
    value: '19, 9x9 or 13x5 (columns x rows)',
    doc: 'The size of the whole board. Drawn edges and printed coordinates tell which part of it is drawn; without rows the board is empty.',
    many: false,
    choices: ['9', '13', '19'],
  },
  {
    name: 'edges',
    value: 'all, or any of top bottom left right',
    doc: 'Sides of the diagram that are edges of the board although no edge is drawn there.',
    many: false,
    choices: ['all', 'top', 'bottom', 'left', 'right'],
  },
  {
    name: 'colors',
    value: 'X=black O=white, or X=white O=black',
    doc: 'Which stones X and O stand for. B and W in moves are always the colors.',
    many: false,
    choices: ['X=black O=white', 'X=white O=black'],
  },
  {
    name: 'moves',
    value: 'plays such as B c2 W f2, or c2 f2 with colors alternating',
    doc: 'Moves after the digits of the diagram: coordinates, labels, pass, tenuki (a play outside the diagram) or @N (where move N was played).',
    many: true,
    choices: ['B', 'W', 'pass', 'tenuki'],
  },
  {
    name: 'from',
    value: 'the title of an entry, and perhaps: after N',
    doc: 'Continue another entry: its board, and its history for the ko rules, after move N (after all its moves if none is named).',
    many: false,
  },
  {
    name: 'first',
    value: 'a number from 1',
    doc: 'The number that move 1 carries when it is shown; expect lines and @N use the shown numbers.',
    many: false,
  },
  {
    name: 'replays',
    value: '4@1, 8@2 (or 4 at 1)',
    doc: 'Moves that have no digit in the diagram since an earlier move has the same point: move 4 is at the point of move 1.',
    many: true,
  },
  {
    name: 'circle',
    value: 'points, such as c3 d4',
    doc: 'Points that are marked with a circle, whatever is on them: coordinates or labels of the diagram.',
    many: true,
  },
  {
    name: 'square',
    value: 'points, such as c3 d4',
    doc: 'Points that are marked with a square, whatever is on them.',
    many: true,
  },
  {
    name: 'triangle',
    value: 'points, such as c3 d4',
    doc: 'Points that are marked with a triangle, whatever is on them.',
    many: true,
  },
  {
    name: 'cross',
    value: 'points, such as c3 d4',
    doc: 'Points that are marked with a cross, stones too; on empty points it is the same as *.',
    many: true,
  },
  {
    name: 'label',
    value: 'points and texts, such as c3=12 d4=A',
    doc: 'Texts on points, stones too, of at most 8 characters. Moves cannot name a point by them, as they can by a letter of the diagram.',
    many: true,
  },
  {
    name: 'territory',
    value: 'B or W and points, such as B a1 b1 W g7',
    doc: 'Points that belong to a player, marked with a small square of the color.',
    many: true,
    choices: ['B', 'W'],
  },
  {
    name: 'arrow',
    value: 'pairs of points, such as c3-d4',
    doc: 'Arrows from a point to another.',
    many: true,
  },
  {
    name: 'line',
    value: 'pairs of points, such as c3-d4',
    doc: 'Lines from a point to another.',
    many: true,
  },
  {
    name: 'expect',
    value: 'a claim, such as move 4 forbidden under spight',
    doc: 'A claim that is checked. When it does not hold, the editor shows what holds instead.',
    many: true,
    choices: ['move', 'hot after', 'cycle', 'captures', 'eye', 'repetition at move'],
  },
  {
    name: 'suicide',
    value: 'allowed or forbidden',
    doc: 'Whether a play may remove its own string. The default is that of the rule set.',
    many: false,
    choices: ['allowed', 'forbidden'],
  },
  {
    name: 'hidden-kos',
    value: 'ignore or count',
    doc: 'Whether cycles that play on a point twice make ko plays.',
    many: false,
    choices: ['ignore', 'count'],
  },
  {
    name: 'max-cycle',
    value: `a number of plays from ${MAX_CYCLE.least} to ${MAX_CYCLE.most}`,
    doc: 'The longest cycle, in plays, that is searched for.',
    many: false,
  },
  {
    name: 'eye-values',
    value: 'a=1/2, 2/3, 3/4, 4/5 or 7/8',
    doc: 'What a ko in favor of the owner of an eye counts on a diagonal; b is 2 - a.',
    many: false,
    choices: EYE_VALUES.map((a) => `a=${a}`),
  },
] as const satisfies readonly KeySpec[];

export type KeyName = (typeof KEYS)[number]['name'];

const BY_NAME: ReadonlyMap<string, KeySpec> = new Map(KEYS.map((key) => [key.name, key]));

export function keyOf(name: string): KeySpec | undefined {
  return BY_NAME.get(name);
}
