import type { ColorWord } from '../types.ts';
import { COLOR, count, number } from './grammar.ts';

export type TreeSign = 'setup' | 'comment' | 'marks' | 'error' | 'forbidden' | 'right' | 'wrong';
/** A node of the tree of variations. */
export interface TreeNodeWords {
  readonly number: number;
  readonly move: { readonly color: ColorWord; readonly point: string } | null;
  readonly isStart: boolean;
  readonly name: string | null;
  readonly signs: readonly TreeSign[];
  /** How many nodes follow it. */
  readonly ways: number;
}
/** A node of the tree of variations, on the board view's page and in the side bar. */
export const node = {
  'tree.node': (a: TreeNodeWords) =>
    [
      a.isStart ? 'Start' : a.move ? `${number(a.number)} ${play(a.move)}` : 'No move',
      ...(a.name === null ? [] : [a.name]),
      ...a.signs.map((sign) => TREE_SIGN[sign]),
      ...(a.ways > 1 ? [count(a.ways, 'variation')] : []),
    ].join(', '),
} as const;

const play = ({ color, point }: NonNullable<TreeNodeWords['move']>) =>
  `${COLOR[color]} ${point === 'tenuki' ? 'elsewhere' : point}`;

const TREE_SIGN: Readonly<Record<TreeSign, string>> = {
  setup: 'setup',
  comment: 'comment',
  marks: 'marks',
  error: 'error',
  forbidden: 'forbidden',
  right: 'right',
  wrong: 'wrong',
};
