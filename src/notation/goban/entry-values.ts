import { BLACK, WHITE } from '../../go/types.ts';
import { FAR, MAX_CYCLE } from '../../rules/rule.ts';
import type { EntrySyntax, NamedBoard } from '../types.ts';
import { readExpect, readOutcomeLines } from './claims.ts';
import { problem } from './messages.ts';
import { readMoves, readReplays } from './moves.ts';
import { readShow } from './show.ts';
import type { Values } from './values.ts';

type EntryValues = Pick<
  EntrySyntax,
  | 'rules'
  | 'ruleNames'
  | 'toPlay'
  | 'moves'
  | 'replays'
  | 'first'
  | 'expects'
  | 'suicide'
  | 'hiddenKos'
  | 'maxCycle'
  | 'eyeValues'
  | 'show'
  | 'outcome'
>;

/** What an entry's lines say beside its board, which has the points that they name. */
export function readEntryValues(values: Values, board: NamedBoard | null): EntryValues {
  const read: EntryValues = {
    rules: values.rules(),
    ...(values.names.size > 0 && { ruleNames: values.names }),
    toPlay: values.choice('to-play', { black: BLACK, b: BLACK, white: WHITE, w: WHITE }),
    moves: values.all('moves').flatMap((field) => readMoves(values, field.valueSpan, board)),
    replays: values.all('replays').flatMap((field) => readReplays(values, field.valueSpan)),
    first: values.whole('first', 1, 9999),
    expects: values.all('expect').map((field) => readExpect(values, field.valueSpan, board)),
    suicide:
      values.choice('suicide', { allowed: 'allowed', several: 'several', forbidden: 'forbidden' } as const)
        ?.value ?? 'rule',
    hiddenKos: values.choice('hidden-kos', { ignore: 'ignore', count: 'count' } as const)?.value ?? null,
    maxCycle: values.whole('max-cycle', MAX_CYCLE.least, MAX_CYCLE.most, { far: FAR })?.value ?? null,
    eyeValues: values.eyeValues(),
    ...readShow(values),
    ...readOutcomeLines(values, board),
  };
  if (values.ended) values.problems.push(problem('entry.too-long', values.ended, undefined));
  return read;
}
