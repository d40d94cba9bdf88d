/**
 * What is to be said of a point that the reader of a board rests on. Types and a method name only.
 */
import type { SequenceParams } from './requests.ts';
import type { By } from './write.ts';

/** Client to server: a point of the board after a move of an entry, in words. */
export const POINT = 'koban/point';
export interface PointParams extends SequenceParams {
  /** The text that the board was made of; another one is not answered for. */
  readonly version: number;
  /** The board, as the index of a frame. */
  readonly index: number;
  /** Row-major, 0 at the top left of the board that the page shows. */
  readonly point: number;
  /** Whose play on an empty point is judged; the one to move by default. */
  readonly by?: By;
}
export interface PointAbout {
  /** Sentences, the weightiest first. */
  readonly lines: readonly string[];
  /** The active rule forbids the play there. */
  readonly forbidden: boolean;
}
export type PointReply = PointAbout | null;
