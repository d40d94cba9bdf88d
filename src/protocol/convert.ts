/** Requests about other notations, beside those of `requests.ts`. Types and method names only. */
import type { SequenceParams } from './requests.ts';

export interface Lost {
  /** `lost.labels`, …; stable. */
  readonly code: string;
  readonly message: string;
}

/** Client to server: what entries can be written as. */
export const TARGETS = 'koban/targets';
export interface TargetChoice {
  readonly id: string;
  readonly label: string;
  readonly doc: string;
}

/**
 * Client to server: an entry in another notation; `null` when there is no such entry or notation.
 */
export const CONVERT = 'koban/convert';
export interface ConvertParams extends SequenceParams {
  readonly target: string;
  /** Only the position after so many moves of its game (the index of a frame). */
  readonly index?: number;
}
export type ConvertReply = {
  readonly text: string;
  readonly lost: readonly Lost[];
  readonly label: string;
  /** For a new document in the editor. */
  readonly language: string;
} | null;

/**
 * Client to server: a text that may hold diagrams of other notations, as entries that can be put at
 * an offset of a document; `null` when it holds none. The document need not be known to the server;
 * then the text is taken for a `.goban` file or, where `fence` says so, for one that needs a fence.
 */
export const PASTE = 'koban/paste';
export interface PasteParams {
  readonly uri: string;
  readonly offset: number;
  readonly text: string;
  /** Whether entries of this document are in fences. */
  readonly fence: boolean;
}
export type PasteReply = {
  readonly text: string;
  readonly count: number;
  /** What it was, as people call it. */
  readonly label: string;
  readonly lost: readonly Lost[];
  /** A `.goban` file can have the text as it stands. */
  readonly isEntry: boolean;
} | null;

/**
 * Client to server: what joins another record to the text of one, as one edit; `null` where one of
 * them cannot be read as SGF.
 */
export const MERGE = 'koban/merge';
export interface MergeParams {
  readonly ours: string;
  readonly theirs: string;
}
export type MergeReply = {
  /** Offsets in `ours`. */
  readonly start: number;
  readonly end: number;
  readonly text: string;
  /** How many places contradict each other: comments beside them have both versions. */
  readonly conflicts: number;
} | null;
