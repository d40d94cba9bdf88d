/**
 * Who wins, as a table, and the game of a reader against a proof. All that people read comes in
 * words, so that a page needs no sentences for it.
 */

import * as v from 'valibot';
import { entryId } from './entry-id.ts';
import { placedMark } from './marks.ts';
import type { Message } from './message.ts';

const text = v.string();
const flag = v.boolean();
const color = v.picklist(['black', 'white']);
const int = v.pipe(v.number(), v.safeInteger());
const count = v.pipe(int, v.minValue(0));
/** Threats or spare moves; `*`: as many as a player likes. */
export const supply = v.object({
  black: v.union([count, v.literal('*')]),
  white: v.union([count, v.literal('*')]),
});

/** What a question says that is not as the entry says it. */
const asked = {
  /**
   * A first move that is tried, and whether the reader plays against its proof or with the proof.
   */
  move: v.exactOptional(v.object({ point: count, side: v.picklist(['proof', 'right']) })),
  aim: v.exactOptional(v.picklist(['capture-any', 'capture-all', 'keep-one', 'keep-all', 'connect'])),
  spare: v.exactOptional(supply),
  passes: v.exactOptional(v.picklist([2, 3])),
};

/** What a reader asks otherwise than as the entry says it. */
export const askedOtherwise = v.object({
  aim: asked.aim,
  passes: asked.passes,
  /** A chain of the goal of the entry is meant without the others. */
  alone: v.exactOptional(v.boolean()),
});

/** What the first moves of a player come to, as far as that is known. */
const firstMoves = v.object({
  first: color,
  state: v.picklist(['known', 'pending', 'none']),
  /** The player to move, the rule and the end of play; or the reason why there is no answer. */
  title: text,
  /** Which moves are right, and which points are shaded. */
  notes: v.array(text),
  marks: v.array(placedMark),
  zone: v.array(int),
  /** From the best to the worst; a move that can be tried has a proof. */
  all: v.array(v.object({ point: count, says: text, canTry: flag })),
});
export type FirstMoves = Message<typeof firstMoves>;

/**
 * A proof: who can force what about the chains of these stones (points of the diagram, row by row
 * from the top left), on the board after so many moves; a cell of the table, and one of its
 * strategies.
 */
export const triedProof = v.object({
  index: count,
  points: v.array(count),
  rule: text,
  first: color,
  threats: supply,
  ...asked,
  strategy: count,
});
export type TriedProof = Message<typeof triedProof>;

/** What a player can force, and the number of the strategy that shows it. */
const forced = v.object({ strategy: count, owner: color, text });

const cell = v.object({
  /** `pending`: it is still searched for. */
  state: v.picklist(['known', 'undecided', 'pending']),
  /** What each owner gets, in a few words. */
  text,
  /** The player who gets their way, if one does, and what they do, in a word. */
  winner: v.exactOptional(color),
  word: v.exactOptional(text),
  /** Rule, who begins, threats, and what can be forced: a sentence that stands alone. */
  says: text,
  forced: v.array(forced),
});

export const outcomeTable = v.object({
  uri: text,
  entry: entryId,
  version: int,
  index: count,
  points: v.array(count),
  title: text,
  /** Targets, boundary, what is assumed, how games end; or why nothing can be asked. */
  notes: v.array(text),
  /** Columns; those that follow each other with the same player first have one head. */
  columns: v.array(v.object({ first: color, threats: supply, spare: supply, head: text, text })),
  /** Who begins in the claim that names the chains. */
  begins: v.exactOptional(color),
  /** What is asked otherwise than as the entry says it. */
  asked: askedOtherwise,
  rows: v.array(v.object({ rule: text, title: text, short: text, inForce: flag, cells: v.array(cell) })),
  /** Of the player whose turn it is, and of the other. */
  moves: v.array(firstMoves),
  words: v.object({ rule: text, try: text, close: text, help: text, moves: text }),
});
export type OutcomeTable = Message<typeof outcomeTable>;

/** What a game against a proof adds to the sequence of its moves. */
export const trial = v.object({
  tried: triedProof,
  /** The player that the reader is. */
  you: color,
  /** What the proof says, and how it is played against. */
  claim: text,
  hint: text,
  /** By frame: how many moves of the reader were made up to it; -1 where the proof is to answer. */
  made: v.array(v.pipe(int, v.minValue(-1))),
  /**
   * The moves of the reader that stand: points, -1 for a pass, -2 for a ko threat, -3 for a spare
   * move.
   */
  given: v.array(v.pipe(int, v.minValue(-3))),
  ended: flag,
  /** Why the last move that was tried may not be made. */
  refused: v.nullable(text),
  /** Whether the reader has a ko threat, or a spare move. */
  threat: flag,
  spare: flag,
  /** The moves that keep the game in the text; none where that cannot be. */
  keep: v.array(
    v.object({ kind: v.picklist(['play', 'pass', 'tenuki']), point: v.exactOptional(count), by: color }),
  ),
  words: v.object({
    group: text,
    pass: text,
    threat: text,
    spare: text,
    back: text,
    again: text,
    keep: text,
    leave: text,
    /** Of a first move: to play the other side. */
    side: v.exactOptional(text),
  }),
});
export type Trial = Message<typeof trial>;
