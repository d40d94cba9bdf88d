import * as v from 'valibot';

export const integer = v.pipe(v.number(), v.safeInteger());
/** An index, an offset or a length. */
export const count = v.pipe(integer, v.minValue(0));
export const span = v.object({ start: count, end: count });
