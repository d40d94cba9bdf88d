/**
 * What the player (webview) is told and what it says. Types only; both sides check the shape of what arrives. The player knows no
 * rule: it draws the frames that it is sent.
 */

export type Stone = 'black' | 'white';

/** A mark on a point of a frame. */
export type Mark =
  | { readonly kind: 'last' }
  | { readonly kind: 'hot' }
  /** Pictures show the identifier, which is short; what is read aloud has the title. */
  | { readonly kind: 'forbidden'; readonly rule: string; readonly title?: string }
  | { readonly kind: 'repeats' }
  | { readonly kind: 'number'; readonly text: string }
  | { readonly kind: 'label'; readonly text: string }
  | { readonly kind: 'cross' }
  | { readonly kind: 'circle' }
  | { readonly kind: 'square' }
  | { readonly kind: 'triangle' }
  | { readonly kind: 'territory'; readonly color: Stone }
  | { readonly kind: 'mouth'; readonly group: number }
  /** A point of a ko position, by the rule in force. */
  | { readonly kind: 'ko'; readonly group: number }
  | { readonly kind: 'eye'; readonly text: string };

/** What an author has drawn besides stones, labels and crosses: it stays while moves come and go, and stones do not hide it. */
export interface Drawn {
  readonly signs: readonly { readonly point: number; readonly mark: Mark }[];
  /** Ends are columns and rows from the top left point, from 0; they may lie outside of the diagram. */
  readonly lines: readonly {
    readonly kind: 'arrow' | 'line';
    readonly from: { readonly x: number; readonly y: number };
    readonly to: { readonly x: number; readonly y: number };
  }[];
  /** Points where nothing is drawn, not even lines. */
  readonly blanks: readonly number[];
}

export interface BoardShape {
  readonly columns: number;
  readonly rows: number;
  readonly open: readonly ('top' | 'right' | 'bottom' | 'left')[];
  /** Column and row of the lower left point on the whole board, from 1. */
  readonly origin: { readonly column: number; readonly row: number };
  readonly whole: { readonly columns: number; readonly rows: number } | null;
}

export interface VerdictLine {
  readonly rule: string;
  readonly title: string;
  readonly verdict: 'allowed' | 'forbidden' | 'undecided' | 'ends' | 'pending';
  readonly code: string | null;
  /** All of the below in one line, for those who show nothing else. */
  readonly text: string;
  /** How the game ends, for `ends`. */
  readonly outcome: 'draw' | 'no result' | null;
  /** One sentence, empty when there is nothing to say. */
  readonly reason: string;
  /** Where it stands: source and clause. */
  readonly clause: string | null;
  /** What else is to be said: what is taken for granted, hints, facts such as "hot: c4 f4". */
  readonly notes: readonly string[];
  /** Whether there is a cycle that shows it (`koban/proof`). */
  readonly proof: boolean;
  /** True for the rule in force. */
  readonly inForce: boolean;
}

/** The board after one move (or at the start), and what is to be said of it. */
export interface Frame {
  /** 0 for the start. */
  readonly index: number;
  /** The number shown for the move, `''` for the start. */
  readonly number: string;
  /** Rows of `X`, `O`, `.`, `?` from the top. */
  readonly rows: readonly string[];
  readonly marks: readonly { readonly point: number; readonly mark: Mark }[];
  /** Who played, where (`c4`, `pass`, `tenuki`), what went. Absent for the start. */
  readonly move: {
    readonly color: Stone;
    readonly point: string;
    readonly at: number;
    readonly captured: readonly number[];
    /** The move takes a ko: one stone takes one and could itself be taken next, or the rule in force calls it a ko play. */
    readonly koPlay?: boolean;
    /** What is written names no point, so nobody knows where; `point` only stands for it. */
    readonly unread?: boolean;
  } | null;
  /** Whose turn it is next. */
  readonly toPlay?: Stone;
  readonly verdicts: readonly VerdictLine[];
  /** The move whose position this one repeats (0: the start), and how many moves lie between. */
  readonly repeats: { readonly of: number; readonly length: number; readonly pattern: string | null } | null;
  /** The whole frame in a sentence, for screen readers and the line under the board. */
  readonly caption: string;
  /** Arrows and lines that the author draws on this board alone. */
  readonly lines?: Drawn['lines'];
  /** What the author says of it, a text for each comment; absent where the notation has no comments, or this place can have none. */
  readonly comments?: readonly string[];
  /** Where the move stands in the text (document offsets), to follow the cursor. */
  readonly span: { readonly start: number; readonly end: number } | null;
}

/** A verdict, and the cycles that show it. */
export interface Proof {
  /** The move that was judged, as a frame of the entry's own sequence. */
  readonly move: number;
  /** `move 4, White d5 takes d6`. */
  readonly deed: string;
  readonly verdict: VerdictLine;
  readonly parts: readonly {
    /** `the ko in which d6 was played`. */
    readonly title: string;
    /** The frame of the board that it begins with, and the number of its moves. */
    readonly start: number;
    readonly length: number;
  }[];
}

/**
 * One line of a tree of moves: a run of moves from where it leaves another line to its end. Frames are counted from the start of
 * the game in every line, so frame `n` is the board after `n` moves wherever one came from.
 *
 *     frame    0 - 1 - 2 - 3 - 4 - 5      line 0: parent -1, after 0, last 5
 *                      ├ - 3 - 4          line 1: parent 0, after 2, last 4
 *                      |   └ - 4 - 5      line 2: parent 1, after 3, last 5
 *                      └ - 3              line 3: parent 0, after 2, last 3
 */
export interface Line {
  /** The line that it leaves, an index into `Tree.lines`, always a lower one; -1 for the line that begins at the start. */
  readonly parent: number;
  /** The frame at which it leaves its parent. That frame is the parent's own: `after` is above the parent's own `after`, or 0. */
  readonly after: number;
  /** Its last frame; equal to `after` when it has no move of its own. */
  readonly last: number;
  /** What the author calls it, empty for none. */
  readonly title: string;
  /** Its first own move, `null` when it has none. */
  readonly first: { readonly color: Stone; readonly point: string } | null;
  /** The move that its parent makes there, `null` at the parent's end. */
  readonly instead: { readonly color: Stone; readonly point: string } | null;
  /** An offset in the text that lies in this line and in no other: `koban/sequence` at it answers with the line. */
  readonly anchor: number;
}

/**
 * All lines that hang together, so that they can be walked as one tree: entries that continue each other by `from:`, or the variations
 * of one SGF game. Children of one frame are in the order of the text: the line that owns the frame goes on first.
 */
export interface Tree {
  readonly lines: readonly Line[];
  /** The line whose frames the sequence has: from the start through its forebears to its end. */
  readonly current: number;
}

/** Under which rule a sequence is judged. */
export interface RuleChoice {
  readonly inForce: string;
  /** What the text says is in force; another one is shown only because somebody asked for it. */
  readonly written: string;
  readonly all: readonly { readonly id: string; readonly title: string }[];
}

export interface Sequence {
  /** Which document and entry this is, to be given back in messages. */
  readonly uri: string;
  readonly entry: number;
  readonly version: number;
  readonly title: string;
  /** Where the entry stands in the text (document offsets), so that a player finds it again after edits above it. */
  readonly span?: { readonly start: number; readonly end: number };
  readonly shape: BoardShape;
  readonly labels: readonly { readonly point: number; readonly text: string }[];
  readonly marks: readonly number[];
  /** Absent when there is nothing of it. */
  readonly drawn?: Drawn;
  /** From the start to the end of one line. */
  readonly frames: readonly Frame[];
  /** The tree that the line is part of; absent when it is all there is. */
  readonly tree?: Tree;
  /** Where a text has several games: which one this is, counted from 1, and offsets that lie in those beside it. */
  readonly games?: {
    readonly number: number;
    readonly count: number;
    readonly previous: number | null;
    readonly next: number | null;
  };
  /** Absent where there is nothing to choose. */
  readonly rules?: RuleChoice;
  /** For a proof: what it proves. Its frames are the cycles, one after another, each beginning with a board and no move. */
  readonly proof?: Proof;
  /** Errors of the entry, so that a broken diagram says what is wrong instead of showing half a board in silence. */
  readonly problems: readonly string[];
}

/** Extension to player. */
export type ToPlayer =
  /**
   * With `play`, it begins to move by itself: who asks for a proof wants to see it. `index` is where the extension believes the player
   * to be, which a page in the midst of the same text corrects; with `go` somebody wants to be there now. `heard` is the last `step` that
   * the extension knew of: a step that was made meanwhile counts for more than where it believed the player to be.
   */
  | {
      readonly type: 'sequence';
      readonly sequence: Sequence;
      readonly index: number;
      readonly play?: boolean;
      readonly go?: boolean;
      readonly heard?: number;
    }
  | { readonly type: 'goto'; readonly index: number }
  /** With `begin`, there is nothing yet: a game can be begun (`FromWriter`). */
  | { readonly type: 'gone'; readonly message: string; readonly begin?: boolean }
  | {
      readonly type: 'settings';
      readonly coordinates: 'western' | 'japanese' | 'numbers' | 'none';
      /** What the board is made of. */
      readonly look?: 'wood' | 'plain' | 'theme';
      /** The text may only be read. */
      readonly readonly?: boolean;
    };

/** Player to extension. */
export type FromPlayer =
  /** The page is there; with what it kept of an earlier life, if it had one. */
  | { readonly type: 'ready'; readonly kept?: unknown }
  | {
      readonly type: 'at';
      readonly uri: string;
      readonly entry: number;
      readonly index: number;
      /** Whether somebody asked for this frame; what moves by itself does not take the text cursor along. */
      readonly byUser: boolean;
      /** Counts what somebody asked for on this page, from 1. */
      readonly step?: number;
      /** Whether `index` is one of a proof. */
      readonly proof: boolean;
    }
  /** The proof of a verdict is wanted; `index` is that of the move in the entry's own sequence. */
  | {
      readonly type: 'prove';
      readonly uri: string;
      readonly entry: number;
      readonly index: number;
      readonly rule: string;
    }
  /** Another line of the tree is wanted (an index into `Tree.lines`), at a frame. */
  | {
      readonly type: 'line';
      readonly uri: string;
      readonly entry: number;
      readonly line: number;
      readonly index: number;
    }
  /** What stands at another place of the text is wanted. */
  | { readonly type: 'place'; readonly uri: string; readonly entry: number; readonly offset: number }
  /** To be judged under this rule; `null` for the one that the text names. */
  | { readonly type: 'rule'; readonly uri: string; readonly entry: number; readonly rule: string | null }
  /** Back from a proof to the sequence of the entry. */
  | { readonly type: 'back' }
  | { readonly type: 'error'; readonly message: string };
