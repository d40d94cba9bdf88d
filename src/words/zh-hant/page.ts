/** Traditional Chinese, what the pages beside a text say: the files of en/page.ts together. What is not here is said in English. */
import type { PageWords } from '../page.ts';

export const page = {} satisfies Partial<PageWords>;
