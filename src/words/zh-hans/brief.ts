import type { brief as english } from '../en/brief.ts';
import type { Translated } from '../message.ts';
import { COLOR, list, moment, number, positionAt } from './grammar.ts';
import { patternName } from './rules.ts';

export const brief = {
  'brief.suicide': () => '规则不允许自杀',
  'brief.recapture': () => '立即回提',
  'brief.fighting-ko': () => '在别处落子或虚着之前，回提了争劫',
  'brief.recreates': (a) =>
    a.isVain
      ? '棋盘没有变化'
      : `再现了${positionAt(a.of)}${a.pattern === 'other' ? '' : `，属于${patternName(a.pattern)}`}`,
  'brief.hot': (a) => `${list(a.points)} 是热子`,
  'brief.odd-cycle': (a) => `第二次走完 ${number(a.plays)} 手的奇循环`,
  'brief.disturber': (a) => `${COLOR[a.player]}是搅乱者，不得下在这里`,
  'brief.disturber-again': (a) => `它使${COLOR[a.player]}第二次成为搅乱者`,
  'brief.stone-again': (a) => `${COLOR[a.player]}已在${moment(a.earlier)}下过这一点`,
  'brief.undecided': () => '搜索达到上限',
  'brief.unproven': () => '未经证明',
} satisfies Translated<typeof english>;
