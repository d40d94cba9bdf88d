/**
 * Boards and sequences of boards as the pages get them, with the schemas that are checked where
 * they arrive. A page knows no rule: it draws the frames that it is sent.
 */

import * as v from 'valibot';
import { entryId } from './entry-id.ts';
import { color, placedMark } from './marks.ts';
import type { Message } from './message.ts';
import { count, integer, span } from './numbers.ts';
import type { Trial } from './outcomes.ts';

const text = v.string();
const flag = v.boolean();
const size = v.pipe(integer, v.minValue(1), v.maxValue(52));

export { type Mark, placedMark, type Stone } from './marks.ts';

/** What repetitions are called; the service sends no others. */
const pattern = v.picklist([
  'basic-ko',
  'sending-two-returning-one',
  'eternal-life',
  'triple-ko',
  'quadruple-ko',
  'quintuple-ko',
  'double-ko-pair',
  'cyclic-ko',
  'three-stone-eternal-life',
  'other',
]);

/**
 * Ends are columns and rows from the top left point, from 0; they may lie outside of the diagram.
 */
const end = v.object({ x: integer, y: integer });
const drawnLine = v.object({ kind: v.picklist(['arrow', 'line']), from: end, to: end });

/**
 * What an author has drawn besides stones, labels and crosses: it stays while moves come and go,
 * and stones do not hide it.
 */
const drawn = v.object({
  signs: v.array(placedMark),
  lines: v.array(drawnLine),
  /** Points where nothing is drawn, not even lines. */
  blanks: v.array(integer),
});
export type Drawn = Message<typeof drawn>;

const boardShape = v.object({
  columns: size,
  rows: size,
  open: v.array(v.picklist(['top', 'right', 'bottom', 'left'])),
  /** Column and row of the lower left point on the whole board, from 1. */
  origin: v.object({ column: size, row: size }),
  whole: v.nullable(v.object({ columns: size, rows: size })),
});
export type BoardShape = Message<typeof boardShape>;

/** A line of a text, from 0. */
export const clausePlace = v.object({ uri: text, line: count });
export type ClausePlace = Message<typeof clausePlace>;

export const verdictLine = v.object({
  rule: text,
  title: text,
  /** The rule within a sentence. */
  name: text,
  verdict: v.picklist(['allowed', 'forbidden', 'undecided', 'ends', 'pending']),
  code: v.nullable(text),
  /** All of the below in one line, for views that show nothing else. */
  text,
  /** How the game ends, for `ends`. */
  outcome: v.nullable(v.picklist(['draw', 'no result', 'loss', 'win'])),
  /** One sentence, empty when there is nothing to say. */
  reason: text,
  /** The reason names the earlier position and the length of the cycle, and maybe its pattern. */
  repetition: v.exactOptional(v.nullable(v.picklist(['repetition', 'pattern']))),
  /** Source and clause of the rule. */
  clause: v.nullable(text),
  /** Where the clause stands, of a rule that an author has written; the line from 0. */
  place: v.exactOptional(clausePlace),
  /** Assumptions, hints, facts such as "hot: c4 f4". */
  notes: v.array(text),
  /** Whether there is a cycle that shows it (`koban/proof`). */
  proof: flag,
  /** Whether the rule may say why it has nothing against the move (`koban/proof` too). */
  why: v.exactOptional(flag),
  /** True for the active rule. */
  inForce: flag,
});
export type VerdictLine = Message<typeof verdictLine>;

/** Stones captured, seconds left, moves left in overtime. */
const tally = v.object({
  captured: count,
  left: v.exactOptional(count),
  moves: v.exactOptional(count),
});

/** The board after one move (or at the start), and what Koban says of it. */
export const frame = v.object({
  /** 0 for the start. */
  index: count,
  /** The number shown for the move, `''` for the start. */
  number: text,
  /** Rows of `X`, `O`, `.`, `?` from the top. */
  rows: v.array(text),
  marks: v.array(placedMark),
  /** Null for the start. */
  move: v.nullable(
    v.object({
      color,
      /** `c4`, `pass`, `tenuki`. */
      point: text,
      at: integer,
      captured: v.array(integer),
      /** What happens: `White f5 takes f6`. */
      description: text,
      /**
       * The move takes a ko: one stone takes one and could itself be taken next, or the active rule
       * calls it a ko play.
       */
      koPlay: v.exactOptional(flag),
      /** The text names no point, so the point is not known, and `point` only stands for it. */
      unread: v.exactOptional(flag),
    }),
  ),
  /** Whose turn it is next. */
  toPlay: v.exactOptional(color),
  verdicts: v.array(verdictLine),
  /** The move whose position this one repeats (0: the start), and how many moves lie between. */
  repeats: v.nullable(v.object({ of: count, length: count, pattern: v.nullable(pattern) })),
  /** The whole frame in a sentence, for screen readers and the line under the board. */
  caption: text,
  /** Where a cycle of a proof begins: the same without the name of the cycle. */
  brief: v.exactOptional(text),
  /** The zone: the points on which the proven side plays; the region where no zone is proven. */
  zone: v.exactOptional(v.array(integer)),
  /** Arrows and lines that the author draws on this board alone. */
  lines: v.exactOptional(v.array(drawnLine)),
  /**
   * A text for each comment; absent where the notation has no comments, or this place can have
   * none.
   */
  comments: v.exactOptional(v.array(text)),
  /** What the comments speak of, each once: points, and where in the text other nodes begin. */
  mentions: v.exactOptional(
    v.array(v.object({ text, point: v.exactOptional(count), node: v.exactOptional(count) })),
  ),
  /** What the author calls the node. */
  name: v.exactOptional(text),
  /** What each player has captured so far, and what their clock showed last. */
  tally: v.exactOptional(v.object({ black: tally, white: tally })),
  /** Where the move is in the text (document offsets), to follow the cursor. */
  span: v.nullable(span),
});
export type Frame = Message<typeof frame>;

/** A verdict, and the cycles that show it; of an allowed move boards that show why it is. */
const proof = v.object({
  /** The move that was judged, as a frame of the entry's own sequence. */
  move: count,
  /** `move 4, White d5 takes d6`. */
  description: text,
  verdict: verdictLine,
  parts: v.array(
    v.object({
      /** `the ko in which d6 was played`. */
      title: text,
      /** The frame of the board that it begins with, and the number of its moves. */
      start: count,
      length: count,
    }),
  ),
});
export type Proof = Message<typeof proof>;

const treeMove = v.nullable(v.object({ color, point: text }));

/**
 * One line of a tree of moves: a run of moves from where it leaves another line to its end. Frames
 * are counted from the start of the game in every line, so frame `n` is the board after `n` moves
 * wherever one came from.
 *
 *     frame    0 - 1 - 2 - 3 - 4 - 5      line 0: parent -1, after 0, last 5
 *                      ├ - 3 - 4          line 1: parent 0, after 2, last 4
 *                      |   └ - 4 - 5      line 2: parent 1, after 3, last 5
 *                      └ - 3              line 3: parent 0, after 2, last 3
 */
const line = v.object({
  /**
   * The line that it leaves, an index into `Tree.lines`, always a lower one; -1 for the line that
   * begins at the start.
   */
  parent: v.pipe(integer, v.minValue(-1)),
  /**
   * The frame at which it leaves its parent. That frame is the parent's own:
   * `after` is above the parent's own `after`, or 0.
   */
  after: count,
  /** Its last frame; equal to `after` when it has no move of its own. */
  last: count,
  /** The title that the author gave it, empty for none. */
  title: text,
  /** Its first own move, `null` when it has none. */
  first: treeMove,
  /** The move that its parent makes there, `null` at the parent's end. */
  instead: treeMove,
  /**
   * An offset in the text that lies in this line and in no other: `koban/sequence` at it answers
   * with the line.
   */
  anchor: count,
});
export type Line = Message<typeof line>;

/**
 * All connected lines, which the board view walks as one tree: entries that continue each
 * other by `from:`, or the variations of one SGF game. Children of one frame are in the order of
 * the text: the line that owns the frame continues first.
 */
const tree = v.pipe(
  v.object({
    lines: v.array(line),
    /** The line whose frames the sequence has: from the start through its ancestors to its end. */
    current: count,
    /**
     * The record wants variations shown beside the move that they replace (`ST`), not before it.
     */
    siblings: v.exactOptional(flag),
  }),
  // So a climb from parent to parent comes to an end.
  v.check(({ lines }) => lines.every(({ parent }, i) => parent < i), 'a line stands before its parent'),
  v.check(({ lines, current }) => current < lines.length, 'there is no current line'),
);
export type Tree = Message<typeof tree>;

/** The rule that a sequence is judged by. */
export const ruleChoice = v.object({
  inForce: text,
  /** The rule that the text names; another one is shown only because the reader chose it. */
  written: text,
  /** Those that the text names first; `short` is what a row has room for. */
  all: v.array(
    v.object({
      id: text,
      title: text,
      short: text,
      named: flag,
      /** Who wins under it, where the entry asks that and it is known. */
      outcome: v.exactOptional(text),
    }),
  ),
});
export type RuleChoice = Message<typeof ruleChoice>;

/** What the author says that a figure shows; indices of frames. */
const show = v.object({
  /** The values of the eyes. */
  eyes: flag,
  /** Hot stones, in figures that show moves, too. */
  hot: flag,
  /** The board that is shown; the last one by default. */
  at: v.exactOptional(count),
  /** The first and the last move that carry their numbers. */
  numbers: v.exactOptional(v.object({ from: count, to: count })),
});

export const sequence = v.object({
  /** Which document and entry this is, to be given back in messages. */
  uri: text,
  entry: entryId,
  version: integer,
  title: text,
  /**
   * The entry in the text (document offsets), so that a player finds it again after edits above it.
   */
  span: v.exactOptional(span),
  shape: boardShape,
  labels: v.array(v.object({ point: integer, text })),
  marks: v.array(integer),
  /** Absent when there is nothing of it. */
  drawn: v.exactOptional(drawn),
  /**
   * What a question of the text, or a game against a proof, is about: a stone of each chain by its
   * color, and points on which nobody plays.
   */
  asked: v.exactOptional(
    v.object({ black: v.array(integer), white: v.array(integer), outside: v.array(integer) }),
  ),
  /**
   * The points of each ko of the cycles that are played, then of those that the rule in force
   * finds: the first has the letter a. Cycles and marks of mouths take their letters from it.
   */
  kos: v.exactOptional(v.array(v.array(integer))),
  /** Absent where the author leaves it to the program that draws. */
  show: v.exactOptional(show),
  /** From the start to the end of one line. */
  frames: v.array(frame),
  /** The tree that the line is part of; absent when it is all there is. */
  tree: v.exactOptional(tree),
  /**
   * Where a text has several games: the number of this one, from 1, and offsets that lie in those
   * beside it.
   */
  games: v.exactOptional(
    v.object({ number: count, count, previous: v.nullable(count), next: v.nullable(count) }),
  ),
  /** Absent where there is nothing to choose. */
  rules: v.exactOptional(ruleChoice),
  /** What a record says of the game as a whole; a problem is what is wrong with a value. */
  record: v.exactOptional(
    v.object({
      fields: v.array(v.object({ name: text, title: text, value: text, problem: v.exactOptional(text) })),
    }),
  ),
  /** Problems of the whole game, as far as they are known, with their places. */
  told: v.exactOptional(
    v.array(v.object({ severity: v.picklist(['error', 'warning']), text, offset: count })),
  ),
  /**
   * For a proof: what it proves. Its frames are the cycles, one after another, each beginning with
   * a board and no move.
   */
  proof: v.exactOptional(proof),
  /**
   * For a game against a proof; its frames are the position in question and the moves since. The
   * script that shows it reads it.
   */
  trial: v.exactOptional(v.unknown() as unknown as v.GenericSchema<Trial>),
  /**
   * Errors of the entry, so that a broken diagram says what is wrong instead of showing half a
   * board in silence.
   */
  problems: v.array(text),
});
export type Sequence = Message<typeof sequence>;

export const coordinates = v.picklist(['western', 'japanese', 'numbers', 'none']);
/** What a board is made of. */
export const look = v.picklist(['wood', 'plain', 'theme']);
