/** Where places of a text are after edits of it. */

/** One of the changes of an event; the offsets of all of them are those of the text before it. */
export interface MovedText {
  readonly rangeOffset: number;
  readonly rangeLength: number;
  readonly text: string;
}

/** The text has become this version by the changes. */
export interface ChangedText {
  readonly version: number;
  readonly changes: readonly MovedText[];
}

/** The same place of a text after edits; what is inserted at the very place goes before it. */
export function moveWith(offset: number, changes: readonly MovedText[]): number {
  let moved = offset;
  for (const { rangeOffset, rangeLength, text } of changes) {
    if (rangeOffset + rangeLength <= offset) moved += text.length - rangeLength;
    else if (rangeOffset < offset) moved += rangeOffset - offset;
  }
  return Math.max(0, moved);
}

/**
 * Where the text ends, after the changes, that the last of them inserted, blanks behind it not
 * counted; `null` where none did.
 */
export function lastInserted(changes: readonly MovedText[]): number | null {
  const [last] = [...changes]
    .sort((a, b) => b.rangeOffset - a.rangeOffset)
    .filter(({ text }) => text.trim() !== '');
  if (!last) return null;
  const before = changes.filter(({ rangeOffset }) => rangeOffset < last.rangeOffset);
  return moveWith(last.rangeOffset, before) + last.text.trimEnd().length;
}

/** Whether a change puts one sign in the place of another. */
export function isOneSign({ rangeLength, text }: MovedText): boolean {
  return rangeLength === 1 && text.length === 1;
}

/** What SGF says of a game and of no node of it, up to the end of a text. */
const OF_GAME =
  /(?<![A-Z])(?:AN|[BW][RT]|CP|DT|EV|G[CN]|HA|KM|O[NT]|P[BCW]|R[EOU]|SO|TM|US)\s*\[(?:\\.|[^\\\]])*\]?\s*$/s;

/** Whether what ends at a place is in a field of a game record, which is shown at every move. */
export function isOfGame(text: string, end: number): boolean {
  // Longer values are comments.
  return OF_GAME.test(text.slice(Math.max(0, end - 1000), end));
}

/**
 * Whether what begins at a place was deleted. What is replaced may be there still, in other words.
 */
function isDeleted(offset: number, changes: readonly MovedText[]): boolean {
  return changes.some(
    ({ rangeOffset, rangeLength, text }) =>
      text === '' && rangeOffset <= offset && offset < rangeOffset + rangeLength,
  );
}

/**
 * The last frame up to `index` whose move was not deleted. `starts` are the places of the moves by
 * frame; a frame without one (the board at the start) is always there.
 */
export function lastStanding(
  starts: readonly (number | null)[],
  index: number,
  changes: readonly MovedText[],
): number {
  // Where a move is gone, those after it on the line belong to another line now, if they are there
  // at all.
  for (const [n, start] of starts.slice(0, index + 1).entries()) {
    if (start !== null && isDeleted(start, changes)) return Math.max(0, n - 1);
  }
  return index;
}

/**
 * What a player keeps of a text: where it looks, where its line begins, the moves of the line by
 * frame, and the frame that it shows.
 */
interface KeptPlaces {
  readonly at: number | undefined;
  readonly start: number | undefined;
  readonly path: readonly (number | null)[];
  readonly index: number;
}

/**
 * The places after edits. Where the line or its shown move was deleted (mostly by an undo), they
 * lead to the last move before that is left, so that what stands beside it in the text is not taken
 * for it; `index` is that of its frame then, and `null` otherwise. `first` is where the game
 * begins.
 */
export function movedKept(
  { at, start, path, index }: KeptPlaces,
  first: number,
  changes: readonly MovedText[],
): { at: number | undefined; start: number | undefined; path: (number | null)[]; index: number | null } {
  const move = (offset: number | undefined) => (offset === undefined ? undefined : moveWith(offset, changes));
  const moved = path.map((offset) => (offset === null ? null : moveWith(offset, changes)));
  const stands = lastStanding(path, index, changes);
  const lost = [at, start].some((offset) => offset !== undefined && isDeleted(offset, changes));
  if (path.length === 0 || (stands === index && !lost))
    return { at: move(at), start: move(start), path: moved, index: null };
  const left = moved[stands] ?? moveWith(first, changes);
  return { at: left, start: left, path: moved, index: stands };
}
