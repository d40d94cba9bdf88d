import type { cli as english } from '../en/cli.ts';
import type { SentencesLike } from '../message.ts';
import { number } from './grammar.ts';

const some = (n: number, noun: string) => (n === 0 ? `没有${noun}` : `${number(n)} 个${noun}`);

/** The command line. */
export const cli = {
  'cli.counts': (a) => `${number(a.files)} 个文件：${some(a.errors, '错误')}，${some(a.warnings, '警告')}`,
} satisfies Partial<SentencesLike<typeof english>>;
