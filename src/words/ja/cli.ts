import type { cli as english } from '../en/cli.ts';
import type { SentencesLike } from '../message.ts';
import { number } from './grammar.ts';

export const cli = {
  'cli.counts': (a) =>
    `${number(a.files)}個のファイル：エラー${number(a.errors)}件、警告${number(a.warnings)}件`,
} satisfies SentencesLike<typeof english>;
