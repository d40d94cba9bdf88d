import type { cli as english } from '../en/cli.ts';
import type { SentencesLike } from '../message.ts';
import { number } from './grammar.ts';

const some = (n: number, noun: string) => (n === 0 ? `沒有${noun}` : `${number(n)} 個${noun}`);

/** The command line. */
export const cli = {
  'cli.counts': (a) => `${number(a.files)} 個檔案：${some(a.errors, '錯誤')}，${some(a.warnings, '警告')}`,
} satisfies Partial<SentencesLike<typeof english>>;
