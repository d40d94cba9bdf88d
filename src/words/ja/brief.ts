import type { brief as english } from '../en/brief.ts';
import type { Translated } from '../message.ts';
import { COLOR, list, moment, number } from './grammar.ts';
import { patternName, positionAt } from './rules.ts';

export const brief = {
  'brief.suicide': () => '自殺手は許されていません',
  'brief.recapture': () => 'すぐに取り返す手だからです',
  'brief.fighting-ko': () => '手抜きかパスの前に、争コウを取り返します',
  'brief.recreates': (a) =>
    a.isVain
      ? '盤面は打つ前と変わりません'
      : `${positionAt(a.of)}を再現します${a.pattern === 'other' ? '' : `。${patternName(a.pattern)}です`}`,
  'brief.hot': (a) => `${list(a.points)}はホットストーンです`,
  'brief.odd-cycle': (a) => `${number(a.plays)}手の奇数の循環を2度目に完成させます`,
  'brief.disturber': (a) => `撹乱者である${COLOR[a.player]}は、ここには打てません`,
  'brief.disturber-again': (a) => `${COLOR[a.player]}は2度目に撹乱者になります`,
  'brief.stone-again': (a) => `${COLOR[a.player]}は${moment(a.earlier)}ですでにこの点に打っています`,
  'brief.undecided': () => '探索が上限に達しました',
  'brief.unproven': () => '証明されていません',
} satisfies Translated<typeof english>;
