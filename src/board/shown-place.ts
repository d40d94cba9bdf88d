/**
 * Where a player looks in a text, and where the moves are that it shows; moved along by edits, so
 * that both are found again.
 */
import type { Sequence } from '../protocol/player.ts';
import {
  type ChangedText,
  isOfGame,
  isOneSign,
  lastInserted,
  type MovedText,
  movedKept,
  moveWith,
} from './moved.ts';
import type { Place } from './state.ts';

export interface ShownPlace {
  /** The entry to ask for. */
  readonly at: Place;
  /** Where the shown line is found in the text (`Line.anchor`). */
  readonly start: number | undefined;
  /** Where the moves of the shown line of a record are, by frame. */
  readonly path: readonly (number | null)[];
  /** Where the game begins. */
  readonly first: number;
  /** Where the text ends that was inserted last; `null` where the last edit inserted none. */
  readonly typedTo: number | null;
  /** The last edit put one sign in the place of another: a point of a diagram, drawn otherwise. */
  readonly isRedrawn: boolean;
  /**
   * The edits since a question was asked. The answer may be about the text before some of them; its
   * places are moved along.
   */
  readonly edits: readonly ChangedText[];
}

export const NOWHERE: ShownPlace = {
  at: {},
  start: undefined,
  path: [],
  first: 0,
  typedTo: null,
  isRedrawn: false,
  edits: [],
};

/** A place, and the frame to stay at where that is known only now. */
interface PlaceFound {
  readonly place: ShownPlace;
  readonly stays: number | undefined;
}

/** A sequence is asked for, about the text as it is now. */
export function asked(place: ShownPlace): ShownPlace {
  return { ...place, edits: [] };
}

/**
 * A sequence is shown now, at a frame. `stays` is set where its place in the text was not known
 * before, or an edit that the sequence does not have yet deleted its move.
 */
export function taken(place: ShownPlace, sequence: Sequence, index: number): PlaceFound {
  const { at, edits } = place;
  let now: ShownPlace = {
    ...place,
    // A game against a proof is none of the text; it is played at the shown line.
    start: sequence.trial && place.start !== undefined ? place.start : anchorOf(sequence),
    path: pathOf(sequence),
    first: sequence.span?.start ?? 0,
  };
  let stays = at.offset === undefined ? index : undefined;
  for (const { version, changes } of edits) {
    if (version <= sequence.version) continue;
    const moved = move(now, changes, stays ?? index);
    now = moved.place;
    stays = moved.stays ?? stays;
  }
  // Edits have moved what was asked for already.
  return { place: { ...now, at: at.offset === undefined ? lineOf(now) : at }, stays };
}

/** The shown line; before anything is shown, what was asked for. */
export function lineOf({ at, start }: ShownPlace): Place {
  return start === undefined ? at : { offset: start };
}

/**
 * The place that a cursor means: an author who types means what stands before the cursor, and not
 * what begins behind it.
 */
export function meantBy({ typedTo }: ShownPlace, cursor: number): number {
  return cursor === typedTo ? cursor - 1 : cursor;
}

/**
 * What the last edit inserted into the text, if it did so at a node. A redrawn point leads nowhere:
 * labels are drawn in the diagram at whichever move is shown.
 */
export function inserted({ typedTo, isRedrawn }: ShownPlace, text: string): Place | null {
  return typedTo === null || isRedrawn || isOfGame(text, typedTo) ? null : { offset: typedTo - 1 };
}

/**
 * The text has become this version while a frame was shown; `stays` is the frame to show where its
 * move was deleted.
 */
export function edited(place: ShownPlace, edit: ChangedText, index: number): PlaceFound {
  const { changes } = edit;
  const typed = {
    typedTo: lastInserted(changes),
    isRedrawn: changes.every(isOneSign),
    edits: [...place.edits, edit],
  };
  return move({ ...place, ...typed }, changes, index);
}

function move(place: ShownPlace, changes: readonly MovedText[], index: number): PlaceFound {
  const { at, start, path, first } = place;
  const moved = movedKept({ at: at.offset, start, path, index }, first, changes);
  return {
    place: {
      ...place,
      at: moved.at === undefined ? at : { offset: moved.at },
      start: moved.start,
      path: moved.path,
      first: moveWith(first, changes),
    },
    stays: moved.at === undefined ? undefined : (moved.index ?? undefined),
  };
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
