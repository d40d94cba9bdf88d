import type { Sequence } from '../../protocol/player.ts';
import { lastInserted, type MovedText, movedKept } from './moved.ts';
import { anchorOf, type Place, pathOf } from './state.ts';

/**
 * Where a player looks in a text, and where the moves are that it shows; moved along by edits, so
 * that both are found again.
 */
export class ShownPlace {
  /** The entry to ask for. */
  at: Place = {};
  /** Where the shown line is found in the text (`Line.anchor`). */
  private start: number | undefined;
  /** Where the moves of the shown line of a record are, by frame. */
  private path: readonly (number | null)[] = [];

  /** Where the text ends that was inserted last; `null` where the last edit inserted none. */
  private typedTo: number | null = null;

  /** A sequence is shown now. */
  take(sequence: Sequence): void {
    this.start = anchorOf(sequence);
    this.path = pathOf(sequence);
    if (this.at.offset === undefined) this.at = this.line;
  }

  /** From now on the shown line is the one to ask for, at the frame. */
  stay(index: number): number {
    this.at = this.line;
    return index;
  }

  /** The shown line; before anything is shown, what was asked for. */
  get line(): Place {
    return this.start === undefined ? this.at : { offset: this.start };
  }

  /**
   * The place that a cursor means: an author who types means what stands before the cursor, and not
   * what begins behind it.
   */
  meantBy(cursor: number): number {
    return cursor === this.typedTo ? cursor - 1 : cursor;
  }

  /** Goes to what the last edit inserted, if it did. */
  goToInserted(): boolean {
    if (this.typedTo === null) return false;
    this.at = { offset: this.typedTo - 1 };
    return true;
  }

  /**
   * The text was edited while a frame was shown. Returns the frame to show where its move was
   * deleted, else null.
   */
  edited(changes: readonly MovedText[], sequence: Sequence | undefined, index: number): number | null {
    this.typedTo = lastInserted(changes);
    const kept = { at: this.at.offset, start: this.start, path: this.path, index };
    const moved = movedKept(kept, sequence?.span?.start ?? 0, changes);
    if (moved.at !== undefined) this.at = { offset: moved.at };
    this.start = moved.start;
    this.path = moved.path;
    return moved.at === undefined ? null : moved.index;
  }
}
