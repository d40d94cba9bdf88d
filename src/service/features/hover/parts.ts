/**
 * What a hover shows, as data: `draw.ts` draws it for each kind of client. A sentence is one of the
 * catalogues, with their signs of Markdown; what authors wrote is escaped in it.
 */
import type { Point } from '../../../go/types.ts';
import type { Span } from '../../../notation/index.ts';
import type { AnimateArguments, ProofArguments } from '../../../protocol/commands.ts';
import type { BoardShape } from '../../../protocol/player.ts';
import type { BoardPicture } from '../../../render/index.ts';
import type { VERDICT_GLYPHS } from '../../../render/sign-paths.ts';
import { message, say } from '../../../words/index.ts';
import type { Analysis } from '../../analysis/index.ts';
import type { ProofCycle } from '../../view/index.ts';

export interface HoverContent {
  /** In the document. */
  readonly span: Span;
  readonly parts: readonly HoverPart[];
}

export type HoverPart =
  /** A paragraph or a list. `told`: a problem of the same place says it, too. */
  | { readonly kind: 'words'; readonly words: string; readonly told?: boolean }
  | { readonly kind: 'line' }
  | { readonly kind: 'picture'; readonly picture: HoverPicture }
  /** A board with what is to be seen on it. */
  | {
      readonly kind: 'board';
      readonly picture: HoverPicture | null;
      readonly facts: readonly string[];
      readonly more: readonly string[];
    }
  | EyePart
  | RulingPart
  | { readonly kind: 'cycles'; readonly shape: BoardShape; readonly cycles: readonly CyclePart[] };

/** An eye: what it is worth and where to play come first, then each diagonal. */
export interface EyePart {
  readonly kind: 'eye';
  readonly picture: HoverPicture;
  readonly facts: readonly string[];
  readonly diagonals: readonly string[];
}

/** A move, made or not, with what the rules say of it, the one in force first. */
export interface RulingPart {
  readonly kind: 'ruling';
  readonly picture: HoverPicture;
  readonly heading: string;
  readonly links: readonly HoverLink[];
  readonly rules: readonly RuleLine[];
  /** On the state of things, `hot: c4 f4`, under the rule in force. */
  readonly notes: readonly string[];
  /** Why the play is no ko, or is allowed. */
  readonly why: { readonly words: string; readonly proof: HoverLink | null } | null;
  /** The entry claims this verdict. */
  readonly claimed: boolean;
}

/** What one rule says of a move. */
export interface RuleLine {
  readonly title: string;
  /** Where signs stand for verdicts. */
  readonly short: string;
  readonly verdict: keyof typeof VERDICT_GLYPHS;
  readonly outcome: 'draw' | 'no-result' | 'loss' | 'win' | null;
  /** The verdict with its reason. */
  readonly text: string;
  /** To the cycles that prove it. */
  readonly proof: HoverLink | null;
  /** Where the clause stands, of a rule that an author has written; the line from 0. */
  readonly place: { readonly uri: string; readonly line: number } | null;
}

export interface HoverLink {
  readonly title: string;
  readonly command: string;
  readonly args: AnimateArguments | ProofArguments;
}

export type CyclePart = Pick<ProofCycle, 'title' | 'plies'>;

export interface HoverPicture {
  readonly board: BoardPicture;
  /** What happens on it, for readers who cannot see it. */
  readonly said: string;
  /**
   * Of a large board only the part around the first of these is drawn, with as many of the others
   * as can be.
   */
  readonly focus: readonly Point[];
  /** Pictures of one entry are kept. */
  readonly of?: Analysis;
  /** A problem stands above it, which takes a part of the room. */
  readonly below?: boolean;
  /** Beside what matters more. */
  readonly small?: boolean;
}

/** `Basic ko, Positional superko: allowed`. */
export function labelled(of: readonly string[], ...words: string[]): string {
  return say(message('hover.said', { of, words }));
}

export const wordsPart = (words: string): HoverPart => ({ kind: 'words', words });
