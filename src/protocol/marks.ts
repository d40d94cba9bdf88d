/** Marks on points, as boards and lists have them. */
import * as v from 'valibot';
import type { Message } from './message.ts';
import { integer } from './numbers.ts';

const text = v.string();
const flag = v.boolean();
export const color = v.picklist(['black', 'white']);

export type Stone = v.InferOutput<typeof color>;

/** A mark on a point of a frame. */
const mark = v.variant('kind', [
  v.object({ kind: v.picklist(['last', 'repeats', 'cross', 'circle', 'square', 'triangle']) }),
  /** `elsewhere`: under a rule that is not in force; such a stone has a flame and does not glow. */
  v.object({ kind: v.literal('hot'), elsewhere: v.exactOptional(flag) }),
  /** What the rule in force says of the play, if it neither allows nor forbids it. */
  v.object({ kind: v.picklist(['ends', 'undecided']) }),
  /** In a reason: what no cycle plays on, and what one would have to play on. */
  v.object({ kind: v.literal('still') }),
  v.object({ kind: v.literal('needed') }),
  /** Pictures show the identifier, which is short; screen readers read the title. */
  // The rule is null where the play cannot be made at all. A figure has the number of the play
  // where the stone on the point is another one.
  v.object({
    kind: v.literal('forbidden'),
    rule: v.nullable(text),
    title: v.exactOptional(text),
    play: v.exactOptional(text),
  }),
  /** An eye has its value as text. */
  v.object({ kind: v.picklist(['number', 'label', 'eye']), text }),
  /** An eye that is still being read. */
  v.object({ kind: v.literal('unread') }),
  v.object({ kind: v.literal('territory'), color }),
  /**
   * What a first move of this player comes to. The text of a ko says how many threats it can
   * spare, or with a minus, how many it lacks.
   */
  v.object({
    kind: v.literal('grade'),
    grade: v.picklist(['works', 'ko', 'fails', 'undecided', 'pending']),
    color,
    text: v.exactOptional(text),
  }),
  /** A point of a ko; `group` is its letter, 0 for a. */
  v.object({ kind: v.literal('mouth'), group: integer }),
]);
export type Mark = Message<typeof mark>;

export const placedMark = v.object({ point: integer, mark });
