import type { DiagonalReasonWord, EyeClassWord, eyes as english } from '../en/eyes.ts';
import { table } from '../fallback.ts';
import type { Translated } from '../message.ts';
import { COLOR, either, number, OTHER } from './grammar.ts';

/**
 * Why a diagonal of an eye has its value. `own` is the player whose eye it is, `other` the
 * opponent.
 */
const REASON = table<DiagonalReasonWord, (own: string, other: string) => string>({
  'one-edge': () => '碁盤の端1つの外',
  'two-edges': () => '碁盤の端2つの外',
  'not-drawn': () => '図の外',
  unknown: () => '図はここに何があるかを示していません',
  own: (own) => `${own}のものです`,
  'eye-space': (own) => `${own}の眼形の中です`,
  suicide: (_own, other) => `${other}はここに打てません`,
  open: () => '先に打ったほうのものです',
  'ko-for-owner': (_own, other) => `${other}はコウを取らなければ自分のものにできません`,
  'ko-for-opponent': (own) => `${own}はコウを取らなければ自分のものにできません`,
  'opponent-has-it': (_own, other) => `${other}のものです`,
  'play-captured': (_own, other) => `${other}がここに打つ石は取られます`,
  'play-by-ko': (_own, other) => `${other}がここに打つ石はコウでしか助かりません`,
  'both-play': () => 'どちらもここに安全に打てます',
  'owner-plays-by-ko': (own, other) => `${other}はここに安全に打てますが、${own}はコウでしか打てません`,
  'owner-cannot-play': (own, other) => `${other}はここに安全に打てますが、${own}は打てません`,
  'owner-captures-first': (own, other) =>
    `${own}はここに安全に打てませんが、近くの石を取って${other}を防げます`,
  'stone-safe': (_own, other) => `${other}の石は取れません`,
  'stone-dead': (_own, other) => `${other}の石は、先に守っても取られます`,
  'stone-contested': (_own, other) => `${other}の石は、先に攻められれば取られ、先に守れば助かります`,
  'stone-saved-by-ko': (_own, other) => `${other}の石は、先に攻められれば取られ、コウでしか助かりません`,
  'stone-captured-by-ko': (_own, other) => `${other}の石は、コウでしか取られず、先に守れば助かります`,
  'stone-in-ko': (_own, other) => `${other}の石は、取られるのも助かるのもコウによります`,
  'long-string': (_own, other) => `ここの${other}の長い連は、眼そのものの一部です`,
  undecided: () => '最後まで読み切れませんでした',
  'no-game': () => 'ダメのない石がある盤面は読みません',
});

const CLASS = table<EyeClassWord>({
  'better than proper eye': '本眼より良い',
  'proper eye': '本眼',
  'better than half eye': '半眼より良い',
  'half eye': '半眼',
  'worse than half eye': '半眼より悪い',
  'false eye': '欠け眼',
  'worse than false eye': '欠け眼以下の眼',
});

export const eyes = {
  'eyes.reason': (a) => REASON[a.reason](COLOR[a.owner], OTHER[a.owner]),
  'eyes.class': (a) => CLASS[a.class],
  'eyes.undecided': () => '未決定',
  'eyes.worth': (a) =>
    `${a.symbolic}${a.number === null || a.number === a.symbolic ? '' : `（${a.number}）`}${a.class ? `、${CLASS[a.class]}` : ''}`,
  'eyes.heading': (a) => `**${a.point}の${COLOR[a.owner]}の眼**：${a.worth}`,
  'about.eye': (a) => `${COLOR[a.owner]}の眼：${a.worth}`,
  'eyes.vital-for-both': (a) => `両者の急所：${a.points.join('、')}。`,
  'eyes.vital': (a) =>
    `${[
      ...(a.attacks.length > 0 ? [`${OTHER[a.owner]}は${either(a.attacks)}で攻め`] : []),
      ...(a.defenses.length > 0 ? [`${COLOR[a.owner]}は${either(a.defenses)}で守り`] : []),
    ].join('、')}ます。`,
  'eyes.being-read': (a) => {
    const known =
      a.eyes.length > 0 ? `今のところ（戦いの近くの手による、証明なし）、${a.eyes.join('。')}。` : '';
    return `ここの眼はまだ読んでいるところです（これまでに${number(a.positions)}局面）。${known}`;
  },
} satisfies Translated<typeof english>;
