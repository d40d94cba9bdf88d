import type { Sequence } from '../protocol/player.ts';
import {
  EditsSince,
  isOfGame,
  isOneSign,
  lastInserted,
  type MovedText,
  movedKept,
  moveWith,
} from './moved.ts';
import type { Place } from './state.ts';

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

  /** Where the game begins. */
  private first = 0;
  /** Where the text ends that was inserted last; `null` where the last edit inserted none. */
  private typedTo: number | null = null;
  /** The last edit put one sign in the place of another: a point of a diagram, drawn otherwise. */
  private isRedrawn = false;
  private readonly edits = new EditsSince();

  /** A sequence is asked for. */
  asked(): void {
    this.edits.asked();
  }

  /**
   * A sequence is shown now, at a frame. Returns the frame to stay at, if that is known only now:
   * its place in the text was not, or an edit that the sequence does not have yet deleted its move.
   */
  take(sequence: Sequence, index: number): number | undefined {
    // A game against a proof is none of the text; it is played at the shown line.
    if (!sequence.trial || this.start === undefined) this.start = anchorOf(sequence);
    this.path = pathOf(sequence);
    this.first = sequence.span?.start ?? 0;
    const { at } = this;
    let stays = at.offset === undefined ? index : undefined;
    for (const changes of this.edits.after(sequence.version))
      stays = this.move(changes, stays ?? index) ?? stays;
    // Edits have moved what was asked for already.
    this.at = at.offset === undefined ? this.line : at;
    return stays;
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

  /**
   * Goes to what the last edit inserted into the text, if it did so at a node. A redrawn point
   * leads nowhere: labels are drawn in the diagram at whichever move is shown.
   */
  goToInserted(text: string): boolean {
    if (this.typedTo === null || this.isRedrawn || isOfGame(text, this.typedTo)) return false;
    this.at = { offset: this.typedTo - 1 };
    return true;
  }

  /**
   * The text has become this version while a frame was shown. Returns the frame to show where its
   * move was deleted, else `undefined`.
   */
  edited(version: number, changes: readonly MovedText[], index: number): number | undefined {
    this.edits.edited(version, changes);
    this.typedTo = lastInserted(changes);
    this.isRedrawn = changes.every(isOneSign);
    return this.move(changes, index);
  }

  private move(changes: readonly MovedText[], index: number): number | undefined {
    const kept = { at: this.at.offset, start: this.start, path: this.path, index };
    const moved = movedKept(kept, this.first, changes);
    if (moved.at !== undefined) this.at = { offset: moved.at };
    this.start = moved.start;
    this.path = moved.path;
    this.first = moveWith(this.first, changes);
    return moved.at === undefined ? undefined : (moved.index ?? undefined);
  }
}

function anchorOf({ tree, span }: Sequence): number | undefined {
  return tree?.lines[tree.current]?.anchor ?? span?.start;
}

/**
 * The places of the moves of a record (SGF) by frame, `null` for a board that no move made; nothing
 * for others, and for proofs.
 */
function pathOf({ frames, proof }: Sequence): (number | null)[] {
  if (proof || !frames.some(({ comments }) => comments !== undefined)) return [];
  return frames.map(({ span }, n) => (n === 0 ? null : (span?.start ?? null)));
}
