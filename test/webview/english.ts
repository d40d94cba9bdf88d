/** Imported by tests of pages: the sentences that a host would have loaded. */
import { page } from '../../src/words/en/page.ts';

globalThis.kobanWords = page;
