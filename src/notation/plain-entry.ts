import { BLACK, WHITE } from '../go/types.ts';
import type { EntrySyntax } from './types.ts';

/** An entry that has nothing but what a notation says: all else is as if it were not written. */
export function plainEntry(
  text: string,
  told: Partial<EntrySyntax> & Pick<EntrySyntax, 'diagram' | 'problems'>,
): EntrySyntax {
  return {
    text,
    title: null,
    boardSpan: null,
    fields: [],
    rules: [],
    toPlay: null,
    colors: { X: BLACK, O: WHITE },
    moves: [],
    replays: [],
    from: null,
    first: null,
    expects: [],
    suicide: 'rule',
    hiddenKos: null,
    maxCycle: null,
    eyeValues: null,
    ...told,
  };
}
