import type { Color, Point, Side } from '../go/types.ts';
import type { RuleId, RuleOptions } from '../rules/rule.ts';
import type { Claim } from './claims/generated/kinds.ts';
import type { Problem, Span } from './problem.ts';

export type { Fix, Problem, Severity, Span, TextEdit } from './problem.ts';

export interface Located<T> {
  readonly value: T;
  readonly span: Span;
}

/** A drawn board, in whatever notation it was drawn. */
export interface Diagram {
  readonly columns: number;
  readonly rows: number;
  /** `EMPTY`, `BLACK`, `WHITE`, `UNKNOWN`, row-major from the top left. */
  readonly cells: Uint8Array;
  /** Sides with no edge mark: the board continues. */
  readonly open: readonly Side[];
  /** Column and row of the lower left point on the whole board, from 1. */
  readonly origin: { readonly column: number; readonly row: number };
  /** The whole board, when the text says so. */
  readonly whole: { readonly columns: number; readonly rows: number } | null;
  /** Digits: number of the move (1…10) and where; a digit may be drawn only once. */
  readonly digits: readonly { readonly number: number; readonly point: Point }[];
  readonly labels: readonly { readonly label: string; readonly point: Point }[];
  readonly marks: readonly Point[];
  /** Empty or of this color (GNU Go's `x` and `o`): `UNKNOWN`, so no verdict may depend on them. */
  readonly either?: readonly { readonly point: Point; readonly color: Color }[];
  /** Signs that say something of a point, whatever is on it; verdicts do not need them. */
  readonly signs?: readonly PointSign[];
  /** Arrows and lines drawn over the board. */
  readonly lines?: readonly DrawnLine[];
  /** What a label, a digit or another glyph is linked with. */
  readonly links?: readonly { readonly anchor: string; readonly target: string }[];
  /** Points without lines, as between two boards side by side; their cells are `UNKNOWN`. */
  readonly blanks?: readonly Point[];
  /** Whether the text asks for coordinates to be shown. */
  readonly coordinates?: boolean;
  /** The place of each drawn point in the text, row-major like `cells`. */
  readonly spans: readonly Span[];
}

export interface PointSign {
  readonly point: Point;
  readonly kind:
    | 'triangle'
    | 'square'
    | 'circle'
    | 'cross'
    | 'last-move'
    /** Territory or influence of a color. */
    | 'territory'
    /** GNU Go's `!`: a marginal point of an eye space, or a point that need not be filled. */
    | 'margin'
    /** An author's name for the point, beyond a label's one letter; it is in `text`. */
    | 'label'
    /** A number that is no move (liberties, an order); `text` has it. */
    | 'number'
    /** Any other sign; `text` has it as written. */
    | 'other';
  readonly color?: Color;
  readonly text?: string;
}

/** Signs that stand on stones, on moves and on empty points alike, and that every program draws. */
export type Shape = Extract<PointSign['kind'], 'circle' | 'square' | 'triangle' | 'cross'>;

/** Columns and rows of both ends, from 0 at the top left of the diagram, or outside of it. */
export interface DrawnLine {
  readonly kind: 'arrow' | 'line';
  readonly from: { readonly x: number; readonly y: number };
  readonly to: { readonly x: number; readonly y: number };
}

/** What coordinates and labels refer to: a drawn board, or the one that `from:` continues. */
export type NamedBoard = Pick<Diagram, 'columns' | 'rows' | 'origin' | 'labels'> &
  Partial<Pick<Diagram, 'open'>>;

/** A play in `moves:`, `replays:` or a digit of the diagram, as written. */
export interface MoveSyntax {
  readonly span: Span;
  /** `null` when the text leaves it to alternation. */
  readonly color: Color | null;
  readonly target:
    | { readonly kind: 'point'; readonly point: Point }
    | { readonly kind: 'label'; readonly label: string; readonly point: Point }
    /** `@N`: where the move that is shown as N was played. */
    | { readonly kind: 'again'; readonly number: number }
    | { readonly kind: 'pass' }
    | { readonly kind: 'tenuki' }
    /**
     * A coordinate beyond the diagram, or text that is no move: kept, so that later moves keep
     * their numbers. In an entry that draws no board (`from:`) every coordinate and label is
     * `nowhere`, without a problem, until `onBoard` reads it on the board it continues.
     */
    | { readonly kind: 'nowhere' };
  /** The part of `span` that names the point (for hover and rename), without the colour. */
  readonly targetSpan: Span;
}

export interface ExpectSyntax {
  readonly span: Span;
  /** The claim as written, without `expect:`. */
  readonly text: string;
  /** `null` when the claim could not be read; a problem says so. */
  readonly claim: Claim | null;
  /** The numbers in it that mean moves; absent where there are none. */
  readonly moves?: readonly Located<number>[];
  /** The claim was not written as `expect:`; it is printed beside a diagram of another notation. */
  readonly printed?: true;
}

export interface FieldSyntax {
  /** Lower case, as the registry of keys has it; the written form is in the text at `keySpan`. */
  readonly key: string;
  readonly keySpan: Span;
  readonly valueSpan: Span;
  readonly value: string;
  /** Whether the key is one that the notation knows. */
  readonly known: boolean;
}

/** What a figure of an entry is to show; numbers of moves are those that are shown. */
export interface ShowSyntax {
  readonly eyes: boolean;
  /** Where it says so. */
  readonly hot: Span | null;
  /** The signs of first moves; where it says so. */
  readonly moves: Span | null;
  /** The part that is drawn in its place on the whole board; where the text says so. */
  readonly whole: Span | null;
  /** The board after this move. */
  readonly after: Located<number> | null;
  /** The moves that carry their numbers. */
  readonly numbers: Located<{ readonly from: number; readonly to: number }> | null;
}

/** One entry, read. Parsing never fails: the unreadable is a problem, and the rest stands. */
/** What a goal wants of its chains: `any` of them captured, `one` of them kept, and so on. */
export type Aim = 'capture-any' | 'capture-all' | 'keep-one' | 'keep-all' | 'connect';

interface SaidCounts {
  readonly black: number;
  readonly white: number;
}

/** What claims about outcomes are asked about; `null` for what an entry does not say. */
export interface OutcomeSyntax {
  /** Stones of the chains that the goal is about. */
  readonly goal: readonly Point[] | null;
  /** What is to become of them; `null` as `goal` is. */
  readonly aim: Aim | null;
  /** How many ko threats each player has: a whole number, or `Infinity`. */
  readonly threats: SaidCounts | null;
  /** How many spare moves each player has, in the same way. */
  readonly spare: SaidCounts | null;
  /** How many passes in a row end the game. */
  readonly passes: 2 | 3 | null;
  /** Empty points on which nobody plays; none for `outside: none`. */
  readonly outside: readonly Point[] | null;
}

export interface EntrySyntax {
  /** The whole text of the entry; all spans count from its start. */
  readonly text: string;
  /** Whether it is in the notation of Koban, in which lines with `;` are comments. */
  readonly isOurs?: true;
  readonly title: Located<string> | null;
  /** The rows and edges of the board, for folding and formatting; `null` without a board. */
  readonly boardSpan: Span | null;
  readonly diagram: Diagram | null;
  readonly fields: readonly FieldSyntax[];
  /** What is drawn on the board that this entry continues, when it has none of its own. */
  readonly drawn?: Required<Pick<Diagram, 'signs' | 'lines'>>;
  readonly rules: readonly Located<RuleId>[];
  /** Names that `rule:` lines give to variants, those of what the entry continues too. */
  readonly ruleNames?: ReadonlyMap<string, RuleId>;
  readonly toPlay: Located<Color> | null;
  readonly colors: { readonly X: Color; readonly O: Color };
  /** Plays of `moves:`, after the digits of the diagram. */
  readonly moves: readonly MoveSyntax[];
  /** `replays:`: move `number` is at the point of move `at`. */
  readonly replays: readonly { readonly number: number; readonly at: number; readonly span: Span }[];
  /** Drawn moves that are at no drawn point, as the text says: `4 pass`, `6 elsewhere`. */
  readonly elsewhere?: readonly { readonly number: number; readonly kind: 'pass' | 'tenuki' }[];
  readonly from: {
    readonly title: Located<string>;
    readonly after: Located<number> | null;
    readonly span: Span;
  } | null;
  /** `first:`; `null` when the entry does not say. */
  readonly first: Located<number> | null;
  readonly expects: readonly ExpectSyntax[];
  /**
   * `goal:`, `threats:`, `spare:`, `passes:` and `outside:`; absent when the entry has none of
   * them.
   */
  readonly outcome?: OutcomeSyntax;
  readonly suicide: RuleOptions['suicide'];
  readonly hiddenKos: 'ignore' | 'count' | null;
  readonly maxCycle: number | null;
  /** `a` as a fraction, `null` for the default. */
  readonly eyeValues: { readonly numerator: number; readonly denominator: number } | null;
  /** `show:`; absent when the entry leaves it to the program that draws it. */
  readonly show?: ShowSyntax;
  readonly problems: readonly Problem[];
}
