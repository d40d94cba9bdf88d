/**
 * The sentences of a page in one file that plays against its proofs: its build has these in place
 * of all (`scripts/build.mjs`).
 */
import { game } from './game.ts';
import { options } from './options.ts';
import { outcome } from './outcome.ts';
import { pictures } from './pictures.ts';
import { plies } from './plies.ts';
import { rules } from './rules.ts';
import { trial } from './trial.ts';
import type { written } from './written.ts';

/** Of rules that authors write, where the page has their script (`tools/trial-page.mjs`). */
const { kobanWritten } = globalThis as {
  readonly kobanWritten?: { readonly sentences: typeof written };
};

export const english = {
  ...rules,
  ...plies,
  ...options,
  ...game,
  ...outcome,
  ...pictures,
  ...trial,
  ...kobanWritten?.sentences,
};
