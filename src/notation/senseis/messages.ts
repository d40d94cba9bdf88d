import { problemsOf } from '../catalogue.ts';
import { FOUND_SEVERITIES } from '../generated/severities.ts';

/** A problem of a `$$` diagram. */
export const problem = problemsOf(FOUND_SEVERITIES);
