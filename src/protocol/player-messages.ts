/** The messages between the extension and the page of a board, and what that page keeps. */

import * as v from 'valibot';
import { entryId } from './entry-id.ts';
import { type Message, report } from './message.ts';
import { branchAction, moveTree } from './move-tree.ts';
import { count } from './numbers.ts';
import { askedOtherwise, triedProof } from './outcomes.ts';
import { clausePlace, coordinates, look, placedMark, sequence } from './player.ts';
import { writeAction, writeOffer } from './write.ts';

const text = v.string();
const flag = v.boolean();
const int = v.pipe(v.number(), v.safeInteger());
/** So many frames, whose moves stand `shift` characters further on in the text now. */
const keptFrames = v.object({ length: count, shift: int });

/** What the view beside a text shows besides the board, in the order of its tabs. */
export const SECTIONS = ['board', 'rules', 'wins', 'proof', 'record'] as const;
const section = v.picklist(SECTIONS);
export type Section = (typeof SECTIONS)[number];

export const toPlayer = v.variant('type', [
  /**
   * A sequence to show. `index` is the frame at which the extension believes the player to be,
   * which a page in the middle of the same text corrects; with `go` the user wants to be there now.
   * `heard` is the last `step` that the extension knew of: what the user asked for meanwhile counts
   * for more than `index` and `go`. With `play`, it begins to move by itself, as the proof that a
   * user asked for does.
   */
  v.pipe(
    v.object({
      type: v.literal('sequence'),
      sequence,
      index: int,
      play: v.exactOptional(flag),
      go: v.exactOptional(flag),
      heard: v.exactOptional(int),
      /** Where the node begins that is shown, where it makes no move: an offset of the text. */
      node: v.exactOptional(int),
      /** Counts the sequences that were sent to this page, from 1. */
      serial: v.exactOptional(count),
      /**
       * The frames are not all: they stand between the first and the last frames of the sequence
       * with the serial number `on`, which the page must have had last.
       */
      keep: v.exactOptional(v.object({ on: count, head: keptFrames, tail: keptFrames })),
    }),
    v.check(({ sequence, keep }) => keep !== undefined || sequence.frames.length > 0, 'there are no frames'),
  ),
  /** To a frame of the sequence; `index`, `heard` and `node` are as those of a sequence. */
  v.object({
    type: v.literal('goto'),
    index: int,
    heard: v.exactOptional(int),
    node: v.exactOptional(int),
  }),
  /**
   * There is nothing (more) to show. With `begin`, there is nothing yet: a game can be begun. With
   * `uri`, the page empties: it has nothing to show of this text.
   */
  v.object({
    type: v.literal('gone'),
    message: text,
    begin: v.exactOptional(flag),
    uri: v.exactOptional(text),
  }),
  v.object({
    type: v.literal('settings'),
    coordinates,
    look: v.exactOptional(look),
    /** The text may only be read. */
    readonly: v.exactOptional(flag),
    /** The board stays with its text; it does not follow the active editor. */
    pinned: v.exactOptional(flag),
    /** No page has shown yet what signs mean. */
    legend: v.exactOptional(flag),
  }),
  /**
   * The page is in front again after an undo, so it takes the keys. The workbench may leave them
   * with the frame around the page: it looks only now and then which of the two has them.
   */
  v.object({ type: v.literal('focus') }),
  /**
   * The text cursor is in a comment of the record: the point that the comment speaks of there, -1
   * for none; `null` where it is in no comment.
   */
  v.object({ type: v.literal('lit'), point: v.nullable(int) }),
  /** The result of a `write` that the board does not show. */
  v.object({
    type: v.literal('note'),
    message: text,
    /**
     * Empty when there is nothing else that could be done; always so when something was written.
     */
    offers: v.array(writeOffer),
    written: flag,
    /** The version of the text that a request was refused for. */
    version: v.exactOptional(int),
    /** The comment that was written, if it was one. */
    comment: v.exactOptional(text),
  }),
  /**
   * The eyes that are read on the board of the question with this id. More messages follow as long
   * as a mark has the kind `unread`.
   */
  v.object({ type: v.literal('eyes'), id: int, marks: v.array(placedMark) }),
  /** What is to be said of the point that was asked about with this id; the answer to a `point`. */
  v.object({ type: v.literal('about'), id: int, lines: v.array(text), forbidden: flag }),
  /**
   * The picture that was asked for with this id, in base64; null when there is no such board any
   * more.
   */
  v.object({ type: v.literal('picture'), id: int, png: v.nullable(v.pipe(text, v.base64())) }),
  /** The whole tree that the sequence is a line of. */
  v.object({ type: v.literal('tree'), tree: moveTree }),
  /** A command opens a section. */
  v.object({ type: v.literal('section'), section }),
  /** A `Comparison` of the entry, read by the script that shows it. */
  v.object({ type: v.literal('comparison'), comparison: v.unknown() }),
  /** An `OutcomeTable`, read by the script that shows it; `null` where the table is closed. */
  v.object({ type: v.literal('outcomes'), table: v.unknown() }),
]);
export type ToPlayer = Message<typeof toPlayer>;
export type SequenceShown = Extract<ToPlayer, { type: 'sequence' }>;
export type Note = Extract<ToPlayer, { type: 'note' }>;

/** The speeds of a player, in moves a second. */
export const SPEEDS = [0.5, 1, 2, 4] as const;

/**
 * What the page of a board keeps while it is hidden or its window is reloaded. Older versions kept
 * less, so all but the place has a default. A player never starts to play by itself, so whether it
 * plays is not kept.
 */
export const keptPlayer = v.object({
  uri: text,
  entry: entryId,
  index: v.fallback(count, 0),
  speed: v.fallback(v.picklist(SPEEDS), 1),
  /** Set when it is a proof that was shown: the rule, and the index of the move. */
  proof: v.fallback(v.nullable(v.object({ rule: text, move: count })), null),
  /** The rule that was chosen instead of the one of the text. */
  rule: v.fallback(v.nullable(text), null),
  /**
   * An offset in the text, of the line of the tree that was shown (`Line.anchor`); `null` where
   * there is no tree.
   */
  anchor: v.fallback(v.nullable(count), null),
  /** Whether the values of eyes are shown; `null` when the text decides. */
  eyes: v.fallback(v.nullable(flag), null),
  /** Whether the tree of variations is shown, where there is one. */
  moves: v.fallback(flag, false),
  /** Whether the board stays with its text. */
  pinned: v.fallback(flag, false),
  /** The section that was chosen for each text, the last ones. */
  sections: v.fallback(v.array(v.object({ uri: text, section })), []),
});
export type KeptPlayer = Message<typeof keptPlayer>;
export type WantedProof = NonNullable<KeptPlayer['proof']>;

/**
 * `uri` and `entry` name the entry that a message is about: messages about another one have come
 * too late. No object is spread here, since a bundler would then not leave this out of pages.
 */
export const fromPlayer = v.variant('type', [
  /** There is nothing to show yet, and the reader wants to see what there could be. */
  v.object({ type: v.literal('first-steps') }),
  /**
   * The page has come up, with what it kept of an earlier life. A page that was up before, but
   * lacks the frames that a sequence builds on, gives the number of its last step.
   */
  v.object({
    type: v.literal('ready'),
    kept: v.exactOptional(v.fallback(v.nullable(keptPlayer), null)),
    step: v.exactOptional(count),
  }),
  v.object({
    type: v.literal('at'),
    uri: text,
    entry: entryId,
    index: count,
    /**
     * Whether the user asked for this frame; a frame that comes by itself does not take the text
     * cursor along.
     */
    byUser: flag,
    /** Counts these messages of this page, from 1. */
    step: count,
    /** Whether `index` is one of a proof. */
    proof: flag,
  }),
  /** The proof of a verdict is wanted; `index` is that of the move in the entry's own sequence. */
  v.object({ type: v.literal('prove'), uri: text, entry: entryId, index: count, rule: text }),
  /** Another line of the tree is wanted (an index into `Tree.lines`), at a frame. */
  v.object({ type: v.literal('line'), uri: text, entry: entryId, line: count, index: count }),
  /** The entry at another place of the text is wanted. */
  v.object({ type: v.literal('place'), uri: text, entry: entryId, offset: count }),
  /** The tree of moves is to be sent from now on, or no longer. */
  v.object({ type: v.literal('moves'), shown: flag }),
  /** The node at a place of the text is wanted. */
  v.object({ type: v.literal('node'), uri: text, offset: count }),
  /** The author does something with the node at a place, and all that follows it. */
  v.object({
    type: v.literal('branch'),
    uri: text,
    version: int,
    offset: count,
    action: branchAction,
    /** What is pasted; what is on the clipboard, unless given. */
    text: v.exactOptional(text),
  }),
  /** The sequence is to be judged by this rule; `null` for the one that the text names. */
  v.object({ type: v.literal('rule'), uri: text, entry: entryId, rule: v.nullable(text) }),
  /**
   * Who wins about the chain on a point of a frame, or about all of these, with a goal and passes
   * of its own; with neither a point nor a list of points the table is closed.
   */
  v.object({
    type: v.literal('wins'),
    uri: text,
    entry: entryId,
    index: count,
    point: v.nullable(count),
    points: v.exactOptional(v.array(count)),
    asked: v.exactOptional(askedOtherwise),
  }),
  /** A game against a proof is wanted. */
  v.object({ type: v.literal('try'), uri: text, entry: entryId, tried: triedProof }),
  /**
   * A move of the reader in such a game, at a frame of it: a point, -1 for a pass, -2 for a ko
   * threat, -3 for a spare move.
   */
  v.object({
    type: v.literal('answer'),
    uri: text,
    entry: entryId,
    index: count,
    move: v.pipe(int, v.minValue(-3)),
  }),
  /** Takes back the last move of such a game, begins it again, or keeps it in the text. */
  v.object({ type: v.picklist(['take-back', 'again', 'keep']), uri: text, entry: entryId }),
  /** The page shows this section, whose answers are to be sent. */
  v.object({ type: v.literal('section'), section }),
  /** Shows a line of a text: that of a clause. */
  v.object({ type: v.literal('open'), place: clausePlace }),
  /** For the clipboard. */
  v.object({ type: v.literal('copy'), text: v.pipe(text, v.maxLength(4_000_000)) }),
  /** Back from a proof, or a game against one, to the sequence of the entry. */
  v.object({ type: v.literal('back') }),
  /** The page has shown what signs mean; it need not do so by itself again. */
  v.object({ type: v.literal('legend') }),
  v.object({ type: v.literal('error'), message: report }),
  /** The author does something on the board, at a frame of a version of the text. */
  v.object({
    type: v.literal('write'),
    uri: text,
    entry: entryId,
    version: int,
    index: int,
    action: writeAction,
  }),
  /** The name of a point is to be typed at the text cursor, which is in a comment. */
  v.object({ type: v.literal('type'), uri: text, entry: entryId, text: v.pipe(text, v.maxLength(8)) }),
  /** Begins a game on a square board, in a text that has nothing yet. */
  v.object({ type: v.literal('begin'), size: v.picklist([9, 13, 19]) }),
  /** Takes back the last edit of the text, or makes it again. */
  v.object({ type: v.picklist(['undo', 'redo']) }),
  /** The keys have come back to the page after an undo or redo. */
  v.object({ type: v.literal('returned') }),
  /**
   * Asks for the values of all eyes on a board of the entry; `null` takes the question back. Each
   * question replaces the one before it.
   */
  v.object({ type: v.literal('eyes'), uri: text, entry: entryId, rows: v.nullable(v.array(text)), id: int }),
  /**
   * The reader rests on a point: the `id` is that of the question. Without a point the reader has
   * gone on, and no answer is wanted any more.
   */
  v.object({
    type: v.literal('point'),
    uri: text,
    entry: entryId,
    version: int,
    index: int,
    point: v.nullable(count),
    by: v.exactOptional(v.literal('other')),
    id: int,
  }),
  /**
   * A picture of a frame is wanted, for the clipboard: only the page can put one there, and only
   * the extension paints.
   */
  v.object({ type: v.literal('picture'), uri: text, entry: entryId, index: int, id: int }),
]);
export type FromPlayer = Message<typeof fromPlayer>;
export type BoardWrite = Extract<FromPlayer, { type: 'write' }>;
