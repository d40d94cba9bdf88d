import * as v from 'valibot';

/**
 * A line of play in SGF: `game/line`, the game in its document and the line in its game, both from
 * 0.
 */
type LineId = `${number}/${number}`;

const isLineId = (value: unknown) => typeof value === 'string' && /^\d{1,15}\/\d{1,15}$/.test(value);

/**
 * What requests call an entry by: the index of a goban entry in its document, from 0, or a line of
 * play in SGF.
 */
export const entryId = v.union([
  v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  v.custom<LineId>(isLineId),
]);
export type EntryId = v.InferOutput<typeof entryId>;
