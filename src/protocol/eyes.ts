/**
 * The values of eyes on a board that the player shows. They are read only when they are asked for.
 */
import type { Mark } from './player.ts';
import type { SequenceParams } from './requests.ts';

/**
 * Client to server: all eyes of a board of an entry, wherever in its tree or in a proof it was met.
 */
export const EYES = 'koban/eyes';
export interface EyesParams extends SequenceParams {
  /** `X`, `O`, `.` and `?` from the top, of the entry's shape. */
  readonly rows: readonly string[];
}
/**
 * The eyes that are read, and a mark of the kind `unread` for each eye that is not. The next
 * request for the same board goes on reading where this one ended.
 */
export type EyesReply = readonly { readonly point: number; readonly mark: Mark }[] | null;

/** Whether no eye is still being read. */
export function areRead(marks: NonNullable<EyesReply>): boolean {
  return marks.every(({ mark }) => mark.kind !== 'unread');
}
