/** Made by `npm run generate`: what is said in Simplified Chinese. */
import type { DiagonalReasonWord, EyeClassWord, eyes as english } from '../../en/eyes.ts';
import { table } from '../../fallback.ts';
import type { Translated } from '../../message.ts';
import { COLOR, either, number, OTHER } from '../grammar.ts';

const CLASS = table<EyeClassWord>({
  'better than proper eye': '優於真眼',
  'proper eye': '真眼',
  'better than half eye': '優於半眼',
  'half eye': '半眼',
  'worse than half eye': '劣於半眼',
  'false eye': '假眼',
  'worse than false eye': '劣於假眼',
});

/** Why a diagonal of an eye has its value. `own` is the player whose eye it is. */
const REASON = table<DiagonalReasonWord, (own: string, other: string) => string>({
  'one-edge': () => '在棋盤一條邊之外',
  'two-edges': () => '在棋盤兩條邊之外',
  'not-drawn': () => '在圖外',
  unknown: () => '圖上沒有畫出這裡的情況',
  own: (own) => `已歸${own}`,
  'eye-space': (own) => `在${own}的眼位之內`,
  suicide: (_own, other) => `${other}不能下在這裡`,
  open: () => '誰先下就歸誰',
  'ko-for-owner': (_own, other) => `${other}要提劫才能得到`,
  'ko-for-opponent': (own) => `${own}要提劫才能得到`,
  'opponent-has-it': (_own, other) => `已歸${other}`,
  'play-captured': (_own, other) => `${other}下在這裡的子會被提`,
  'play-by-ko': (_own, other) => `${other}下在這裡的子只能靠劫存活`,
  'both-play': () => '雙方都能安全地下在這裡',
  'owner-plays-by-ko': (own, other) => `${other}能安全地下在這裡，${own}只能靠劫`,
  'owner-cannot-play': (own, other) => `${other}能安全地下在這裡，${own}不能`,
  'owner-captures-first': (own, other) => `${own}不能安全地下在這裡，但附近的提子使${other}進不來`,
  'stone-safe': (_own, other) => `${other}子提不掉`,
  'stone-dead': (_own, other) => `${other}子即使先補也會被提`,
  'stone-contested': (_own, other) => `${other}子先攻則被提，先補則得救`,
  'stone-saved-by-ko': (_own, other) => `${other}子先攻則被提，只能靠劫得救`,
  'stone-captured-by-ko': (_own, other) => `${other}子只能靠劫提掉，先補則得救`,
  'stone-in-ko': (_own, other) => `${other}子被提或得救都只能靠劫`,
  'long-string': (_own, other) => `${other}在這裡的長棋串是眼本身的一部分`,
  undecided: () => 'Koban 未能計算到底',
  'no-game': () => '棋盤上存在無氣的棋子，Koban 不作計算',
});

/** Eyes and their diagonals. */
export const eyes = {
  'eyes.reason': (a) => REASON[a.reason](COLOR[a.owner], OTHER[a.owner]),
  'eyes.class': (a) => CLASS[a.class],
  'eyes.undecided': () => '未決',
  'eyes.worth': (a) =>
    `${a.symbolic}${a.number === null || a.number === a.symbolic ? '' : `（${a.number}）`}${a.class ? `，${CLASS[a.class]}` : ''}`,
  'eyes.heading': (a) => `**${COLOR[a.owner]}在 ${a.point} 的眼**：${a.worth}`,
  'about.eye': (a) => `${COLOR[a.owner]}的眼：${a.worth}`,
  'eyes.vital-for-both': (a) => `雙方的急所：${a.points.join('、')}。`,
  'eyes.vital': (a) =>
    `${[
      ...(a.attacks.length > 0 ? [`${OTHER[a.owner]}攻在 ${either(a.attacks)}`] : []),
      ...(a.defenses.length > 0 ? [`${COLOR[a.owner]}補在 ${either(a.defenses)}`] : []),
    ].join('，')}。`,
  'eyes.being-read': (a) => {
    const known = a.eyes.length > 0 ? `目前（依戰鬥附近的著手，未經證明）：${a.eyes.join('；')}。` : '';
    return `Koban 仍在計算這裡的眼（至今 ${number(a.positions)} 個局面）。${known}`;
  },
} satisfies Translated<typeof english>;
