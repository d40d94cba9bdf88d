import { findDiagrams } from '../notation/index.ts';

/** The lines of the diagrams of a page that begin with `$$`: what `dollarsPlugin` asks for. */
export function dollarsIn(page: string): readonly { readonly first: number; readonly end: number }[] {
  return findDiagrams(page, { kind: 'markdown', notations: ['senseis'] }).map(({ lines }) => lines);
}
