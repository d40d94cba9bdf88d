import type { cli as english } from '../en/cli.ts';
import type { SentencesLike } from '../message.ts';
import { count } from './grammar.ts';

/** The command line. */
export const cli = {
  'cli.counts': (a) => `${count(a.files, '파일')}: ${count(a.errors, '오류')}, ${count(a.warnings, '경고')}`,
  // What is not here yet is said in English.
} satisfies Partial<SentencesLike<typeof english>>;
