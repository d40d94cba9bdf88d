import type { Sequence } from '../../protocol/player.ts';
import { type MovedText, movedKept } from './moved.ts';
import { anchorOf, type Place, pathOf } from './state.ts';

/** Where a player looks in a text, and where the moves are that it shows; moved along by edits, so that both are found again. */
export class ShownPlace {
  /** The entry to ask for. */
  at: Place = {};
  /** Where the shown line is found in the text (`Line.anchor`). */
  private start: number | undefined;
  /** Where the moves of the shown line of a record are, by frame. */
  private path: readonly (number | null)[] = [];

  /** A sequence is shown now. */
  take(sequence: Sequence): void {
    this.start = anchorOf(sequence);
    this.path = pathOf(sequence);
    if (this.at.offset === undefined) this.stay();
  }

  /** From now on the shown line is the one to ask for. */
  stay(): void {
    this.at = this.line;
  }

  /** The shown line; before anything is shown, what was asked for. */
  get line(): Place {
    return this.start === undefined ? this.at : { offset: this.start };
  }

  /** The text was edited while a frame was shown. Returns the frame to show where its move was deleted, else null. */
  edited(changes: readonly MovedText[], sequence: Sequence | undefined, index: number): number | null {
    const kept = { at: this.at.offset, start: this.start, path: this.path, index };
    const moved = movedKept(kept, sequence?.span?.start ?? 0, changes);
    if (moved.at !== undefined) this.at = { offset: moved.at };
    this.start = moved.start;
    this.path = moved.path;
    return moved.at === undefined ? null : moved.index;
  }
}
