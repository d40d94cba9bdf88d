import { placeEdit, type TextChange } from '../../document/index.ts';
import { type Task, until } from '../../go/task.ts';
import type { Move } from '../../go/types.ts';
import type { Diagram, TextEdit } from '../../notation/index.ts';
import {
  type Analysis,
  changedEntries,
  type LinkedEntries,
  type MadeEdit,
  made,
  mended,
  type PlacedAnalysis,
  sameMoves,
  toldOf,
} from '../analysis/index.ts';

/**
 * No edit is trusted because of how it was made: the text with it is read again, and what it says
 * is held against what it said. So whatever an author has written around it, an edit does what it
 * is meant to do, or it is not made.
 */

/** An edit of one entry's own text. */
export interface EntryEdit {
  readonly placed: PlacedAnalysis;
  readonly edit: TextEdit;
}

/** The document with the edits made, read again; see `made`. */
export function madeOf(document: LinkedEntries, edits: readonly EntryEdit[]): MadeEdit | null {
  return made(document, changesOf(edits));
}

/**
 * Whether the entries that a change of another one changes play the moves of their own as before,
 * and nothing is wrong with them that was not; unknown is no.
 */
export function* heirsKeep(
  { entries, settings }: LinkedEntries,
  { changes, now }: MadeEdit,
  except: PlacedAnalysis,
  expired: () => boolean,
): Task<boolean> {
  const { gone, made: come } = changedEntries(entries, now.entries, changes);
  const own = ({ analysis }: PlacedAnalysis) => movesOf(analysis).slice(analysis.inherited);
  if (now.entries.length !== entries.length) return false;
  if (!entries.every((one, i) => one === except || isSameOwn(one, now.entries[i]))) return false;
  const others = (all: readonly PlacedAnalysis[]) => all.filter(({ index }) => index !== except.index);
  const told = function* () {
    const was = yield* toldOf(others(gone), settings);
    return mended(was, yield* toldOf(others(come), settings), changes, null) !== null;
  };
  return (yield* until(told(), expired)) ?? false;

  function isSameOwn(one: PlacedAnalysis, then: PlacedAnalysis | undefined): boolean {
    return (
      then !== undefined && sameMoves(own(one), own(then)) && sameLines(one.analysis, then.analysis, NUMBERED)
    );
  }
}

/** Lines in which numbers may be others. */
const NUMBERED = ['from', 'expect', 'show', 'moves'];

/** The edits in the document, in ascending order. */
function changesOf(edits: readonly EntryEdit[]): TextChange[] {
  return edits
    .map(({ placed, edit }) => placeEdit(placed.entry, edit))
    .sort((a, b) => a.span.start - b.span.start);
}

export function movesOf({ game }: Analysis): Move[] {
  return game.plies.map(({ move }) => move);
}

/** What both say of the game is the same: the start, the moves, their numbers, the rules. */
function sameGame(a: Analysis, b: Analysis): boolean {
  return (
    a.game.start.position.equals(b.game.start.position) &&
    a.shift === b.shift &&
    a.inherited === b.inherited &&
    sameMoves(movesOf(a), movesOf(b))
  );
}

/** Lines of an entry but those of these keys. */
export function sameLines(a: Analysis, b: Analysis, except: readonly string[] = []): boolean {
  const lines = ({ syntax }: Analysis) =>
    syntax.fields
      .filter(({ key }) => !except.includes(key))
      .map(({ key, value }) => `${key}: ${value}`)
      .join('\n');
  return a.syntax.title?.value === b.syntax.title?.value && lines(a) === lines(b);
}

/** The drawn boards, but for what is at `except`. */
export function sameDrawing(a: Diagram | null, b: Diagram | null, except = -1): boolean {
  if (a === null || b === null) return a === b;
  const facts = (d: Diagram) =>
    JSON.stringify([
      d.columns,
      d.rows,
      [...d.open].sort(),
      d.origin,
      d.whole,
      [...d.cells].map((cell, point) => (point === except ? 0 : cell)),
      d.digits.filter(({ point }) => point !== except),
      d.labels.filter(({ point }) => point !== except),
      d.marks.filter((point) => point !== except),
    ]);
  return facts(a) === facts(b);
}

/** Whether anything is wrong now, in any entry, that was not before. */
export function isWorse(before: LinkedEntries, now: LinkedEntries): boolean {
  return errors(now) > errors(before);
}

function errors({ entries }: LinkedEntries): number {
  let count = 0;
  for (const { analysis } of entries) {
    for (const { severity } of [...analysis.syntax.problems, ...analysis.problems]) {
      if (severity === 'error') count++;
    }
    for (const ply of analysis.game.plies) if (ply.misplay) count++;
  }
  return count;
}

/** All entries but one say what they said; `shift` entries were added below it. */
export function othersSame(before: LinkedEntries, now: LinkedEntries, index: number, shift = 0): boolean {
  if (now.entries.length !== before.entries.length + shift) return false;
  return before.entries.every(({ analysis }, i) => {
    const then = now.entries[i > index ? i + shift : i]?.analysis;
    return (
      !then ||
      i === index ||
      analysis === then ||
      (sameGame(analysis, then) && sameLines(analysis, then, ['from']))
    );
  });
}
