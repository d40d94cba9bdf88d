import { BLACK, WHITE } from '../../go/types.ts';
import { MAX_CYCLE } from '../../rules/rule.ts';
import type { EntrySyntax, NamedBoard, Problem } from '../types.ts';
import { readExpect } from './expect.ts';
import { readMoves, readReplays } from './moves.ts';
import type { Values } from './values.ts';

type EntryValues = Pick<
  EntrySyntax,
  | 'rules'
  | 'toPlay'
  | 'moves'
  | 'replays'
  | 'first'
  | 'expects'
  | 'suicide'
  | 'hiddenKos'
  | 'maxCycle'
  | 'eyeValues'
>;

/** What an entry's lines say beside its board, which has the points that they name. */
export function readEntryValues(
  text: string,
  values: Values,
  board: NamedBoard | null,
  problems: Problem[],
): EntryValues {
  return {
    rules: values.rules(),
    toPlay: values.choice('to-play', { black: BLACK, b: BLACK, white: WHITE, w: WHITE }),
    moves: values.all('moves').flatMap((field) => readMoves(text, field.valueSpan, board, problems)),
    replays: values.all('replays').flatMap((field) => readReplays(text, field.valueSpan, problems)),
    first: values.whole('first', 1, 9999),
    expects: values.all('expect').map((field) => readExpect(text, field.valueSpan, board, problems)),
    suicide:
      values.choice('suicide', { allowed: 'allowed', forbidden: 'forbidden' } as const)?.value ?? 'rule',
    hiddenKos: values.choice('hidden-kos', { ignore: 'ignore', count: 'count' } as const)?.value ?? null,
    maxCycle: values.whole('max-cycle', MAX_CYCLE.least, MAX_CYCLE.most)?.value ?? null,
    eyeValues: values.eyeValues(),
  };
}
