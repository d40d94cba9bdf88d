/** Japanese, what the pages beside a text say: the files of en/page.ts together. What is not here is said in English. */
import type { PageWords } from '../page.ts';
import { pictures } from './pictures.ts';

export const page = { ...pictures } satisfies Partial<PageWords>;
