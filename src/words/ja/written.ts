import type { Explained } from '../define.ts';
import type { written as english } from '../en/written.ts';
import { table } from '../fallback.ts';
import type { Translated } from '../message.ts';
import { COLOR, list, moment, number, quote } from './grammar.ts';
import { positionAt, recreates } from './rules.ts';

const often = (times: number) => (times < 2 ? '' : `。これで${number(times)}度目です`);

const OUTCOME = table<Parameters<(typeof english)['written.ends']>[0]['outcome'], (player: string) => string>(
  {
    draw: () => '引き分け',
    'no-result': () => '無勝負',
    loss: (player) => `${player}の負け`,
    win: (player) => `${player}の勝ち`,
  },
);

export const written = {
  'written.title': (a) => a.title,
  'written.clause': (a) => `${a.line}行目${quote(a.text, 200)}`,
  'written.retake': (a) =>
    a.atOnce
      ? '1子を取ったばかりの1子を、すぐに取り返す手です'
      : `${moment(a.of)}で1子を取った1子を取り返す手です`,
  'written.recreates': (a) =>
    `${recreates(a)}${a.by === null ? '' : `。その局面を作ったのは${a.by === 'same' ? '同じ対局者' : '相手'}の手です`}${a.sameTurn ? '。手番も同じです' : ''}${often(a.times)}`,
  'written.repeats': (a) =>
    `${moment(a.of)}を繰り返します。打つ前の盤面も打った後の盤面も同じです${often(a.times)}`,
  'written.ends': (a) => {
    const outcome = OUTCOME[a.outcome](COLOR[a.player]);
    return a.agreed
      ? `${a.reason}。両者が同意すれば${outcome}ですが、同意するかどうかは Koban には分かりません`
      : `${a.reason}。${outcome}です`;
  },
  'written.unread': (a) =>
    `${quote(a.rule)}の${list(a.lines.map(String))}行目を読めないので、このルールでは何も判定しません`,
  'written.uncounted': (a) => `${positionAt(a.of)}を再現しますが、それに当たる条項がルールにありません`,
} satisfies Translated<typeof english>;

/** Why each is reported, and what to do. */
export const diagnostics = {
  'written.retake': [
    '書かれたルールの条項が、コウを取り返すことを禁止します。',
    '先にほかへ打つか、この手は禁止だと主張してください。条項とその行はメッセージにあります。',
  ],
  'written.recreation': [
    '書かれたルールの条項が、以前の局面または状況を再現することを禁止します。',
    'ほかへ打つか、この手は禁止だと主張してください。条項とその行はメッセージにあります。',
  ],
  'written.repetition': [
    '書かれたルールの条項が、以前の手を繰り返すことを禁止します。',
    'ほかへ打つか、この手は禁止だと主張してください。条項とその行はメッセージにあります。',
  ],
  'written.also': [
    '書かれたルールがほかのルールの禁止を取り入れていて、そのルールがこの手を禁止します。',
    'ほかへ打つか、この手は禁止だと主張してください。',
  ],
  'written.ends': [
    '書かれたルールの条項により、この手で対局が終わります。',
    '`move 2 ends` と主張するか、どちらかに手を変えさせてください。',
  ],
  'written.unread': [
    'ルールに Koban の読めない行があるので、このルールではどの手も判定しません。',
    '行を直してください：[文法](rule-text.md)。',
  ],
} satisfies Explained;
