import { edit, type TextChange } from '../../document/index.ts';
import { linkedEntries } from './analyse.ts';
import type { LinkedEntries } from './types.ts';

/** The document as it would be after changes, which stand in ascending order. */
export function after(document: LinkedEntries, changes: readonly TextChange[]): LinkedEntries {
  const { document: text, settings, overrides } = document;
  return linkedEntries(edit(text, [...changes].reverse(), text.version + 1), settings, document, overrides);
}
