/** Requests of our own beside the Language Server Protocol. Types and names only. */

import type { Comparison } from './compare.ts';
import type { EntryId } from './entry-id.ts';
import type { OutcomeTable, TriedProof } from './outcomes.ts';
import type { PageProof } from './page-proofs.ts';
import type { Sequence } from './player.ts';

/**
 * Client to server: the rule in force at a place; `null` where no diagram is. An offset speaks of
 * what stands there and of nothing near it.
 */
export const RULE = 'koban/rule';
export interface RuleResult {
  readonly entry: EntryId;
  readonly version: number;
  /** The rule in force by the word that the text has for it, or by its identifier. */
  readonly inForce: string;
  readonly title: string;
  /**
   * The rules that the text can name there, each by the word that names it, which is written as it
   * is.
   */
  readonly choices: readonly { readonly name: string; readonly title: string }[];
}
export type RuleReply = RuleResult | null;

/** Client to server: the sequence of the entry at an offset, or by its index. */
export const SEQUENCE = 'koban/sequence';
export interface SequenceParams {
  readonly uri: string;
  /** Index of the entry in the document, or an offset in its text. */
  readonly entry?: EntryId;
  readonly offset?: number;
  /**
   * Judge under this rule instead of the one that the text names; one that is not known changes
   * nothing.
   */
  readonly rule?: string;
}
export interface SequenceResult {
  readonly sequence: Sequence;
  /**
   * The frame that belongs to the offset: the move at or before it, or the one that a claim there
   * speaks of.
   */
  readonly index: number;
  /**
   * No frame belongs to the offset: it is elsewhere in the entry, and `index` is that of the start.
   */
  readonly elsewhere?: true;
  /** Where the node of a record begins that the offset belongs to, if it makes no move. */
  readonly node?: number;
  /** The offset is in a comment of a record: the point that it speaks of there, -1 for none. */
  readonly comment?: number;
}
export type SequenceReply = SequenceResult | null;

/**
 * Client to server: the cycles that show why a rule says what it says of a move, as a sequence to
 * play (`sequence.proof`); of an allowed play boards that show why it is no ko. `null` when there
 * is no such move, or nothing to show.
 */
export const PROOF = 'koban/proof';
export interface ProofParams extends SequenceParams {
  /** Of the move in its game, as in `Frame`. */
  readonly move: number;
  /** By default the active rule, else one that says why a play is no ko. */
  readonly rule?: string;
}

/**
 * Server to client: the analysis of a document has changed (late verdicts included), so open
 * players may ask again.
 */
export const CHANGED = 'koban/changed';
export interface ChangedParams {
  readonly uri: string;
  readonly version: number;
}

/**
 * Client to server, a notification: the kind of the editor's color theme, for pictures in hovers,
 * which cannot see it. The first one comes as `initializationOptions: InitializationOptions`.
 */
export const THEME = 'koban/theme';
export type Theme = 'light' | 'dark' | 'hc-light' | 'hc-dark';
export interface ThemeParams {
  readonly theme: Theme;
}
export interface InitializationOptions {
  readonly theme?: Theme;
  /**
   * Whether hovers may have pictures and links to the extension's commands, and lenses and actions
   * its commands.
   */
  readonly pictures?: boolean;
  /**
   * The language that sentences are in, from the first: by default that of
   * `locale`, until the setting `koban.language` says another.
   */
  readonly language?: string;
  /**
   * Where the page of the reference is that explains each code, as a URI: codes of diagnostics link
   * to it.
   */
  readonly diagnostics?: string;
}

/**
 * Client to server: where in SGF a node before, after or beside that of a position begins; `null`
 * where there is none.
 */
export const NAVIGATE = 'koban/navigate';
export const DIRECTIONS = [
  'parent',
  'child',
  'nextVariation',
  'previousVariation',
  'branch',
  'start',
  'end',
] as const;
export type Direction = (typeof DIRECTIONS)[number];
export interface NavigateParams {
  readonly uri: string;
  readonly position: { readonly line: number; readonly character: number };
  readonly direction: Direction;
}
export type NavigateReply = { readonly line: number; readonly character: number } | null;

/**
 * Client to server: what each rule says of each move of an entry. Cells are `pending` while a
 * search is still to be made; asking has it made, and `koban/changed` says when there is more to
 * know.
 */
export const COMPARE = 'koban/compare';
export type CompareParams = SequenceParams;
export type CompareReply = Comparison | null;

/**
 * Client to server: who wins. Cells are `pending` while a search is still to be made; asking has it
 * made, and `koban/changed` says when there is more to know. `null` where no diagram is.
 */
export const OUTCOMES = 'koban/outcomes';
export interface OutcomesParams extends SequenceParams {
  /** The board after so many moves; by default the one that what stands at the offset is about. */
  readonly index?: number;
  /** A stone of each chain; by default what stands at the offset names them, else the goal. */
  readonly points?: readonly number[];
  /** As the entry says by default. */
  readonly asked?: OutcomeTable['asked'];
}
export type OutcomesReply = OutcomeTable | null;

/**
 * Client to server: a game against a proof, after moves of the reader. `null` where the text has no
 * such board any more, or there is no such proof.
 */
export const TRIAL = 'koban/trial';
export interface TrialParams extends SequenceParams {
  readonly tried: TriedProof;
  readonly given: readonly number[];
}
export type TrialReply = SequenceReply;

/**
 * Client to server: the proofs of the claims of an entry, for a page; what they wait for is
 * searched first.
 */
export const PAGE_PROOFS = 'koban/pageProofs';
export type PageProofsReply = readonly PageProof[];
