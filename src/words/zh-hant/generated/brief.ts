/** Made by `npm run generate`: what is said in Simplified Chinese. */
import type { brief as english } from '../../en/brief.ts';
import type { Translated } from '../../message.ts';
import { COLOR, list, moment, number, positionAt } from '../grammar.ts';
import { patternName } from './rules.ts';

export const brief = {
  'brief.suicide': () => '規則不允許自殺',
  'brief.recapture': () => '立即回提',
  'brief.fighting-ko': () => '在別處落子或虛手之前，回提了爭劫',
  'brief.recreates': (a) =>
    a.isVain
      ? '棋盤沒有變化'
      : `再現了${positionAt(a.of)}${a.pattern === 'other' ? '' : `，屬於${patternName(a.pattern)}`}`,
  'brief.hot': (a) => `${list(a.points)} 是熱子`,
  'brief.odd-cycle': (a) => `第二次走完 ${number(a.plays)} 手的奇循環`,
  'brief.disturber': (a) => `${COLOR[a.player]}是攪亂者，不得下在這裡`,
  'brief.disturber-again': (a) => `它使${COLOR[a.player]}第二次成為攪亂者`,
  'brief.stone-again': (a) => `${COLOR[a.player]}已在${moment(a.earlier)}下過這一點`,
  'brief.undecided': () => '搜尋達到上限',
  'brief.unproven': () => '未經證明',
} satisfies Translated<typeof english>;
