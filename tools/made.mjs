/**
 * Imported first by what reads sources: makes the files that they import and that are not committed. Also a global setup of Vitest, which
 * wants a function.
 */
import { makeSources } from './generated.mjs';

await makeSources();

export const setup = () => {};
