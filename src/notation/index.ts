import { onBoard, parseEntry } from './goban/parse.ts';
import { printEntry } from './goban/print.ts';
import type { EntrySyntax } from './types.ts';

/** A way to write positions. A notation reads any text without failing, and prints what it reads. */
export interface Notation {
  readonly id: string;
  /** As people call it. */
  readonly title: string;
  parse(entry: string): EntrySyntax;
  print(entry: EntrySyntax): string;
}

/** The registry: one line for each notation. */
export const NOTATIONS: readonly Notation[] = [
  { id: 'goban', title: 'Koban', parse: parseEntry, print: printEntry },
];

export { closeSide } from './goban/close.ts';
export { CLAIMS, EYE_CLASSES } from './goban/expect.ts';
export { KEYS, type KeyName, type KeySpec, keyOf } from './goban/keys.ts';
export { printDiagram, printEntry } from './goban/print.ts';
export { sameTitle, titleKey } from './title.ts';
export { onBoard, parseEntry };
