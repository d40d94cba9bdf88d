import { problemsOf } from '../catalogue.ts';
import { FOUND_SEVERITIES } from '../generated/severities.ts';

/** A problem of a diagram in another notation: what an entry may not have, such a diagram may. */
export const say = problemsOf({
  ...FOUND_SEVERITIES,
  'diagram.unknown-glyph': 'warning',
  'coordinates.rows': 'warning',
});
