import type { Cycle } from '../cycles/index.ts';
import type { Assumption } from '../go/play.ts';
import type { Point } from '../go/types.ts';
import type { Message } from '../words/index.ts';

/** Where in a source text a verdict stands. */
export interface Clause {
  /** Which text, as readers know it: `Bill Spight`. */
  readonly source: Message;
  /** The clause in it, in the text's own heading or number. */
  readonly clause: Message;
  /** Its line in a text that an author has written, from 1. */
  readonly line?: number;
}

/** What a reader can check a verdict against. */
export type Evidence =
  /** The whole board is as it was after move `of` (0: the start). */
  | {
      readonly kind: 'repetition';
      readonly of: number;
      readonly length: number;
      readonly plays: number;
      readonly passes: number;
    }
  /**
   * A cycle of plays that begins at the position after move `from`. `role` says what the cycle
   * shows.
   */
  | { readonly kind: 'cycle'; readonly role: CycleRole; readonly from: number; readonly cycle: Cycle }
  /** Points that the verdict speaks of: hot stones that a capture takes, a ko mouth, … */
  | { readonly kind: 'points'; readonly role: PointsRole; readonly points: readonly Point[] }
  /**
   * An earlier move that the verdict leans on: who became disturber, when an odd cycle was first
   * played, …
   */
  | { readonly kind: 'move'; readonly role: MoveRole; readonly number: number };

/**
 * `hot`: the ko in which the captured stone was played. `capture`: the ko that the capture is part
 * of. `odd`: an odd cycle. `play`: the ko that makes a play a ko play. `hidden`: a ko that counts
 * only when hidden kos do. `long`: a ko with more plays than are searched for. `string`: a cycle
 * that makes a ko string.
 */
export type CycleRole = 'hot' | 'capture' | 'odd' | 'play' | 'hidden' | 'long' | 'string';

/** `loss` and `win`: of the player who made the repetition. */
export type EndOfGame = 'draw' | 'no-result' | 'loss' | 'win';

type VerdictKind = 'allowed' | 'forbidden' | 'undecided' | 'ends';

export interface Verdict {
  readonly verdict: VerdictKind;
  /** How the game ends, for `ends`. */
  readonly outcome?: EndOfGame;
  /**
   * Stable, dotted: `superko.positional`, `spight.hot-stone`, … `null` for a play that is simply
   * allowed.
   */
  readonly code: string | null;
  readonly clause: Clause | null;
  /** Why, in moves of the game; `null` when there is nothing to say. */
  readonly reason: Message | null;
  readonly evidence: readonly Evidence[];
  /** What the verdict assumes: chains held by liberties beyond an open side or under a `?`. */
  readonly assumptions: readonly Assumption[];
  /** A remark that is no verdict, such as "only a hidden ko would forbid this". */
  readonly hint?: {
    readonly code: string;
    readonly message: Message;
    readonly evidence: readonly Evidence[];
  };
}

export const ALLOWED: Verdict = {
  verdict: 'allowed',
  code: null,
  clause: null,
  reason: null,
  evidence: [],
  assumptions: [],
};

export function forbidden(
  code: string,
  clause: Clause,
  reason: Message,
  evidence: readonly Evidence[] = [],
): Verdict {
  return { verdict: 'forbidden', code, clause, reason, evidence, assumptions: [] };
}

export function undecided(
  code: string,
  reason: Message,
  clause: Clause | null = null,
  evidence: readonly Evidence[] = [],
): Verdict {
  return { verdict: 'undecided', code, clause, reason, evidence, assumptions: [] };
}

export function ends(
  outcome: EndOfGame,
  code: string,
  clause: Clause,
  reason: Message,
  evidence: readonly Evidence[],
): Verdict {
  return { verdict: 'ends', outcome, code, clause, reason, evidence, assumptions: [] };
}

/** The verdict with these assumptions, too; each is listed once. */
export function granting(verdict: Verdict, assumptions: readonly Assumption[]): Verdict {
  const all = [...verdict.assumptions];
  for (const one of assumptions) {
    if (!all.some(({ kind, chain }) => kind === one.kind && chain === one.chain)) all.push(one);
  }
  return all.length === verdict.assumptions.length ? verdict : { ...verdict, assumptions: all };
}

/** `suicide`: the chain that a play would remove; the others are words of the rules. */
type PointsRole =
  | 'captor'
  | 'cold'
  | 'differs'
  | 'doubtful'
  | 'hot'
  | 'ko-position'
  | 'mouth'
  | 'needed'
  | 'still'
  | 'suicide';

/** What the move did; `related.role` in the catalogues says it where a diagnostic links to it. */
type MoveRole =
  | 'captor'
  | 'disturber'
  | 'earlier-disturber'
  | 'earlier-stone'
  | 'first-time'
  | 'hot'
  | 'nearest'
  | 'repeated'
  | 'repetition'
  | 'undecided';
