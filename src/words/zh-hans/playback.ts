import type { playback as english, KeyWord, ShownOutcome, ShownRuling } from '../en/playback.ts';
import { table } from '../fallback.ts';
import type { Translated } from '../message.ts';
import { join, list } from './grammar.ts';

/** Buttons that play a sequence, and verdicts in words: on every page that shows boards. */
export const playback = {
  'control.group': () => '播放',
  'control.first': () => '开头',
  'control.back': () => '后退',
  'control.play': () => '播放',
  'control.pause': () => '暂停',
  'control.forward': () => '前进',
  'control.last': () => '末尾',
  'control.eyes': () => '显示眼的值',
  'control.hot': () => '显示热子',
  'control.source': () => '转到文本',
  'control.keyed': (a) => `${a.name}（${a.key}）`,
  'key.name': (a) => KEY[a.key],

  'ruling.word': (a) => rulingWord(a.ruling, a.outcome),
  'ruling.active': () => '（当前规则）',
  'ruling.rules': (a) => list(a.rules),
  'ruling.reason': (a) => `${a.reason}。`,
  'ruling.note': (a) => a.note,
  'ruling.proof': () => '显示证明',
  'ruling.proof-under': (a) => join('显示按', a.rule, '的证明'),
  'ruling.why': () => '为何？',
  'ruling.why-under': (a) => join('在', a.rule, '下为何允许'),
  'ruling.list': () => '裁定',
  'ruling.choice': () => '劫规则',

  'figure.empty': () => '空图',
  'figure.failed': (a) => `Koban 无法画出本条目：${a.why}`,
} satisfies Translated<typeof english>;

const KEY = table<KeyWord>({
  space: '空格',
  left: '左箭头',
  right: '右箭头',
  home: 'Home',
  end: 'End',
  escape: 'Esc',
  backspace: 'Backspace',
  'page-up': 'Page Up',
  'page-down': 'Page Down',
});

const RULING = table<ShownRuling>({
  allowed: '合法',
  forbidden: '禁止',
  undecided: '未决',
  ends: '对局结束',
  pending: '仍在搜索',
});

/** `禁止`, `对局结束（和棋）`. */
function rulingWord(ruling: ShownRuling, outcome: ShownOutcome): string {
  return `${RULING[ruling]}${outcome === null ? '' : `（${outcomeWord(outcome)}）`}`;
}

export function outcomeWord(outcome: NonNullable<ShownOutcome>): string {
  return { draw: '和棋', loss: '判负', win: '判胜', 'no result': '无胜负' }[outcome];
}
