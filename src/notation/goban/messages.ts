import { problemsOf } from '../catalogue.ts';
import { GOBAN_SEVERITIES } from '../generated/severities.ts';

/** A problem of an entry; `args` are what its text speaks of. */
export const problem = problemsOf(GOBAN_SEVERITIES);
