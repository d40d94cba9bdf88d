import { edit, type TextChange } from '../../document/index.ts';
import { finish, type Task } from '../../go/task.ts';
import { linkedEntries } from './analyse.ts';
import { changedEntries, renumbered } from './renumber.ts';
import type { LinkedEntries } from './types.ts';

/** The document as it would be after changes, which stand in ascending order. */
function after(document: LinkedEntries, changes: readonly TextChange[]): LinkedEntries {
  const { document: text, settings, overrides } = document;
  return linkedEntries(edit(text, [...changes].reverse(), text.version + 1), settings, document, overrides);
}

/** A document with changes made, read again. */
export interface MadeEdit {
  readonly changes: readonly TextChange[];
  readonly now: LinkedEntries;
}

/**
 * The document with changes, in ascending order, and with those that let numbers mean the moves
 * that they meant; `null` where they cannot.
 */
export function made(document: LinkedEntries, changes: readonly TextChange[]): MadeEdit | null {
  // biome-ignore lint/correctness/useYield: entries are read at once
  const reading = function* (all: readonly TextChange[]): Task<LinkedEntries> {
    return after(document, all);
  };
  const numbered = (now: LinkedEntries, all: readonly TextChange[]) =>
    changedEntries(document.entries, now.entries, all);
  return finish(renumbered(changes, reading, numbered));
}
