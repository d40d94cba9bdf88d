import type { preview as english } from '../en/preview.ts';
import type { Translated } from '../message.ts';
import { list, number } from './grammar.ts';
import { ruleName } from './rules.ts';

export const preview = {
  'preview.pending': (a) => `${list(a.moves)}手目は、${ruleName(a.rule)}ではまだ決まっていません`,
  'preview.pending-eyes': () => 'この図の眼はまだ読んでいるところです',
  'preview.more': (a) => `この対局への注がほかに${number(a.count)}件`,
  'preview.variations': (a) => `本譜だけの図です。変化図${number(a.count)}個は示していません`,
  'preview.problems': () => '問題',
  'preview.line': (a) => `${a.code}、${a.line}行目`,
  'preview.claim-fails': (a) => `「${a.claim}」は正しくありません：${a.actual}`,
  'preview.claim-pending': (a) => `「${a.claim}」（まだ決まっていません）`,
  'preview.reasons': () => '各着手が合法である理由',
  'preview.proven': () => '証明済み',
  'preview.claims-hold': (a) => {
    return a.of === 1 ? '主張は正しい' : `${number(a.of)}個の主張はすべて正しい`;
  },
  'address.status': (a) => `アドレス ${a.address} を読めませんでした：サーバーの応答は ${a.status} です`,
  'address.unreachable': (a) => `アドレス ${a.address} を読めませんでした：${a.why}`,
  'address.no-entry': (a) =>
    `テキストに項目「${a.entry}」はありません。項目の題名か、1から数えた番号を書いてください`,
  'preview.no-board': () => '盤面のない項目',
  'preview.more-comments': (a) => `… ほかにコメント${number(a.count)}件（手ごと）`,
  'preview.failed': (a) => `この項目を描けませんでした：${a.why}`,
  'preview.empty': () => '空の図',
} satisfies Translated<typeof english>;
