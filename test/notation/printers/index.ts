import { type EngineId, printEngine } from '../../../src/notation/export/engines.ts';
import type { EntrySyntax } from '../../../src/notation/types.ts';
import { say } from '../../../src/words/index.ts';
import { figureOf } from './entry.ts';
import { printGnugo } from './figures.ts';
import { printOwned } from './owned.ts';
import { printPattern } from './pattern.ts';
import { printPlain } from './plain.ts';

/**
 * Printers of the notations that Koban finds in texts, with which tests hold the readers: what is
 * printed is read back as it was.
 */

/** A printed entry. */
export interface Printed {
  readonly text: string;
  /** What this notation cannot hold and therefore left out, one sentence each, without a final period. */
  readonly lost: readonly string[];
}

/** By notation that reads the boards of a program: the program that prints such boards. */
const ENGINES: Readonly<Record<string, EngineId>> = {
  pachi: 'pachi',
  katago: 'katago',
  'leela-zero': 'leelaz',
  michi: 'michi',
  fuego: 'fuego',
  gomill: 'gomill',
  showboard: 'gnugo',
};

const PRINTERS: Readonly<Record<string, (entry: EntrySyntax) => Printed>> = {
  gnugo: printGnugo,
  'gnugo-patterns': printPattern,
  plain: printPlain,
  'pachi-ownership': printOwned,
};

export function hasPrinter(notation: string): boolean {
  return notation in PRINTERS || notation in ENGINES;
}

/** Prints an entry in a notation that has a printer. */
export function printIn(notation: string, entry: EntrySyntax): Printed {
  const print = PRINTERS[notation];
  if (print) return print(entry);
  const engine = ENGINES[notation];
  if (!engine) throw new Error(`nothing prints ${notation}`);
  const figure = figureOf(entry);
  if (!figure) return { text: '', lost: ['There is no board'] };
  const { text, lost } = printEngine(figure, engine);
  return { text, lost: lost.map(({ message }) => say(message)) };
}
