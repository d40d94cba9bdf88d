/** The whole tree of moves of a game, for a panel that draws it, and edits of its branches. */

import * as v from 'valibot';
import type { Message } from './message.ts';
import { count } from './numbers.ts';
import type { SequenceParams } from './requests.ts';
import type { WriteReply } from './write.ts';

/** Client to server: the tree that the entry at a place is part of. */
export const MOVE_TREE = 'koban/moveTree';
export type MoveTreeParams = Pick<SequenceParams, 'uri' | 'entry' | 'offset'>;

/** What the signs of a node add up to. */
export const SIGN_BITS = {
  comment: 1,
  marks: 2,
  setup: 4,
  error: 8,
  forbidden: 16,
  right: 32,
  wrong: 64,
} as const;

const text = v.string();
const int = v.pipe(v.number(), v.safeInteger());

/**
 * A field is a list by node, since ten thousand objects would take long to send and to check. Nodes
 * stand behind their parents, children of one in the order of the text.
 */
export const moveTree = v.pipe(
  v.object({
    uri: text,
    version: int,
    /** Whether branches can be edited: a text of SGF, not entries that continue one another. */
    isRecord: v.boolean(),
    /** The node before, -1 for the first. */
    parents: v.array(v.pipe(int, v.minValue(-1))),
    /** The frame that shows the node. */
    frames: v.array(count),
    /**
     * Document offsets: where the nodes of a record begin, in ascending order; of entries that
     * continue one another, those of their moves.
     */
    places: v.array(count),
    /** `B c4`, `W pass`; empty for a node without a move. */
    moves: v.array(text),
    /** The number that is shown for the move, 0 for none. */
    numbers: v.array(int),
    /** Sums of `SIGN_BITS`. */
    signs: v.array(count),
    /** The names that the author gave to nodes. */
    names: v.array(v.object({ node: count, name: text })),
    comments: v.array(v.object({ node: count, text })),
    /** The node at the offset that was asked about. */
    current: v.exactOptional(count),
  }),
  v.check(({ parents, frames, places, moves, numbers, signs }) => {
    const isWhole = [frames, places, moves, numbers, signs].every(({ length }) => length === parents.length);
    return isWhole && parents.every((parent, node) => parent < node);
  }, 'a node stands behind its parent, and each field has all nodes'),
);
export type MoveTree = Message<typeof moveTree>;
export type MoveTreeReply = MoveTree | null;

/**
 * The node at a place of the text: of a record, whichever begins at it or is the last to begin
 * before; else the move that stands there. 0 where there is none.
 */
export function nodeAtPlace({ isRecord, places }: MoveTree, place: number | null | undefined): number {
  if (place === null || place === undefined) return 0;
  const node = isRecord ? places.filter((start) => start <= place).length - 1 : places.indexOf(place);
  return Math.max(0, node);
}

const SIGNS = ['right', 'wrong', 'setup', 'comment', 'marks', 'error', 'forbidden'] as const;

/** What is to be said of a node; `ways` are the nodes that follow it. */
export function nodeFactsOf(tree: MoveTree, node: number, ways: number) {
  const [color, point = ''] = (tree.moves[node] ?? '').split(' ');
  const signs = tree.signs[node] ?? 0;
  return {
    number: tree.numbers[node] ?? 0,
    move: color ? { color: color === 'B' ? ('black' as const) : ('white' as const), point } : null,
    isStart: node === 0,
    name: tree.names.find((one) => one.node === node)?.name ?? null,
    signs: SIGNS.filter((sign) => (signs & SIGN_BITS[sign]) !== 0),
    ways,
  };
}

/** Client to server: what is done with a node and all that follows it. */
export const EDIT_BRANCH = 'koban/editBranch';
/**
 * `main` makes the line of the node the main line, `up` and `down` change places with the variation
 * before and after it; `copy` gives the text of the branch and changes nothing.
 */
export const branchAction = v.picklist(['main', 'up', 'down', 'delete', 'copy', 'cut', 'paste']);
export type BranchAction = v.InferOutput<typeof branchAction>;

export interface EditBranchParams {
  readonly uri: string;
  /** The version of the document that the author saw. */
  readonly version: number;
  /** An offset in the node. */
  readonly offset: number;
  readonly action: Exclude<BranchAction, 'cut'>;
  /** What is pasted behind the node, as a new variation. */
  readonly text?: string;
}
export type EditBranchReply = WriteReply | { readonly kind: 'copied'; readonly text: string };
