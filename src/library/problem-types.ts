/** The types of first moves and problems; as `types.ts`, they stand for themselves. */
import type { At, OutcomeGoal, RuleId, RuleName } from './types.ts';

/** What first moves are graded about. */
export interface FirstMovesOptions extends At {
  /** A point of each chain that is at stake; by default those of the goal of the entry. */
  readonly targets?: readonly string[];
  /** What is to become of `targets`; `capture-any` by default. */
  readonly goal?: Exclude<OutcomeGoal, 'connect'>;
  /** `basic` and `none`, or one of them; `basic` by default. */
  readonly rules?: readonly RuleId[];
  /** Only where this player begins; by default both cases. */
  readonly first?: 'black' | 'white';
  /** How many threats of either side grades are asked to; 2 by default. */
  readonly threats?: number;
  /** How many passes in a row end play; 3 by default. */
  readonly passes?: 2 | 3;
  /** Points that nobody plays on; by default those outside of the walls. */
  readonly outside?: readonly string[];
  /** States that the search may know before grades stay `undecided`. */
  readonly states?: number;
}

/**
 * What a first move, or a move elsewhere, comes to. `works`: also against all threats that are
 * asked; `holds`: a ko, works against so many threats and not against more; `needs`: a ko, needs so
 * many threats; `fails`: not with all threats that are asked.
 */
export interface FirstMoveGrade {
  readonly grade: 'works' | 'holds' | 'needs' | 'fails' | 'undecided';
  /** With `holds` and `needs` only. */
  readonly threats?: number;
  /**
   * Where the grade says that the goal is kept, it is proven that the defender cannot force play to
   * end.
   */
  readonly endless?: true;
}

/** A first move with what it comes to. */
export interface FirstMove extends FirstMoveGrade {
  readonly point: string;
  /** A reply that refutes the move. */
  readonly reply?: string;
}

/** What encloses the chains of a problem. */
export interface ProblemBoundary {
  /** Whether no chain in play can reach a point that nobody plays on, or an open side. */
  readonly enclosed: boolean;
  readonly leaks: readonly {
    /** The left-out point that can be reached, and what stands beside it. */
    readonly at: string;
    readonly through: string;
    /** Each point where one stone of the attacker closes the whole boundary. */
    readonly closedBy: readonly string[];
  }[];
  /** The chains at the border that cannot be captured. */
  readonly walls: readonly {
    readonly chain: string;
    readonly why: 'outside liberty' | 'alive without a move';
  }[];
  /** Chains of the attacker that can be captured, and are part of the fight. */
  readonly capturable: readonly string[];
  /** Walls of the color of the targets: whoever connects to one is saved. */
  readonly friends: readonly string[];
  /** The empty points that the targets reach. */
  readonly points: readonly string[];
}

/** The grades of first moves: what `koban outcome --each --format json` prints. */
export interface GradedFirstMoves {
  /** The number of the move after which the position is; 0 for the start. */
  readonly after: number;
  readonly outcomes: readonly {
    readonly rule: RuleName;
    readonly first: 'black' | 'white';
    readonly goal: Exclude<OutcomeGoal, 'connect'>;
    readonly targets: readonly string[];
    readonly passes: 2 | 3;
    readonly boundary?: ProblemBoundary;
    /** How many threats grades are asked to. */
    readonly asked?: number;
    /** All legal first moves; missing where nothing could be asked, and `undecided` says why. */
    readonly moves?: readonly FirstMove[];
    /** The moves with the best grade; none where all fail, or where no move is needed. */
    readonly right?: readonly string[];
    /** What comes of a play elsewhere; where it is as good as the best move, none is needed. */
    readonly elsewhere?: FirstMoveGrade;
    /** The size of the proof, which a separate program has checked. */
    readonly certificate?: { readonly states: number; readonly bytes: number } | null;
    readonly states?: number;
    readonly undecided?: { readonly states: number; readonly reason: string };
  }[];
}

/** How problems are checked. */
export interface ProblemsOptions {
  /** `basic` by default, or `none`. */
  readonly rule?: RuleId;
  /** How many passes in a row end play; by default as each text says, else 3. */
  readonly passes?: 2 | 3;
  /** States that the search of one problem may know. */
  readonly states?: number;
}

/** A problem that has been checked: what `koban problems --format json` prints. */
export interface ProblemReport {
  /** From 1. */
  readonly line: number;
  readonly title: string | null;
  readonly goal: Exclude<OutcomeGoal, 'connect'>;
  readonly targets: readonly string[];
  /** Whether the text names no chains, so that they are those that walls enclose. */
  readonly inferred: boolean;
  readonly first: 'black' | 'white';
  readonly rule: RuleName;
  readonly passes: 2 | 3;
  readonly boundary: ProblemBoundary | null;
  /**
   * `proven`: the marked moves are the right ones; `ko`: they are, and a ko; `refuted`: a marked
   * move is not right; `more`: another move is right, too; `not-needed`: the goal is reached
   * without a move; `unmarked`: no move is marked as right; `uncertain`: the goal or the boundary
   * is not clear; `undecided`: the budget ran out.
   */
  readonly status:
    | 'proven'
    | 'ko'
    | 'refuted'
    | 'more'
    | 'not-needed'
    | 'unmarked'
    | 'uncertain'
    | 'undecided';
  /** The first moves that are meant to be right. */
  readonly marked: readonly FirstMove[];
  /** Where the text says that no move is needed, or that none helps. */
  readonly markedElsewhere?: true;
  /** All moves with the best grade. */
  readonly right: readonly string[];
  /** All legal first moves. */
  readonly moves: readonly FirstMove[];
  readonly elsewhere?: FirstMoveGrade;
  /** Whether an author has to look at it: some of what is found is a warning. */
  readonly look: boolean;
  /** The codes of what is found: the reference of diagnostics lists all. */
  readonly found: readonly string[];
  /** Why nothing is graded. */
  readonly why?: string;
}
