import type { playback as english, KeyWord, ShownOutcome, ShownRuling } from '../en/playback.ts';
import { table } from '../fallback.ts';
import type { Translated } from '../message.ts';
import { list } from './grammar.ts';

export const playback = {
  'control.group': () => '再生',
  'control.first': () => '最初へ',
  'control.back': () => '戻る',
  'control.play': () => '再生',
  'control.pause': () => '一時停止',
  'control.forward': () => '進む',
  'control.last': () => '最後へ',
  'control.eyes': () => '眼の値を表示',
  'control.hot': () => 'ホットストーンを表示',
  'control.source': () => 'テキストへ移動',
  'control.keyed': (a) => `${a.name}（${a.key}）`,
  'key.name': (a) => KEY[a.key],

  'ruling.word': (a) => rulingWord(a.ruling, a.outcome),
  'ruling.active': () => '（適用中のルール）',
  'ruling.rules': (a) => list(a.rules),
  'ruling.reason': (a) => `${a.reason}。`,
  'ruling.note': (a) => a.note,
  'ruling.proof': () => '証明を表示',
  'ruling.proof-under': (a) => `${a.rule}での証明を表示`,
  'ruling.why': () => 'なぜ？',
  'ruling.why-under': (a) => `${a.rule}で許される理由`,
  'ruling.list': () => '判定',
  'ruling.choice': () => 'コウのルール',

  'figure.empty': () => '空の図',
  'figure.failed': (a) => `この項目を描けませんでした：${a.why}`,
} satisfies Translated<typeof english>;

const KEY = table<KeyWord>({
  space: 'スペース',
  left: '←',
  right: '→',
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
  undecided: '未決定',
  ends: '終局',
  pending: '探索中',
});

/** `禁止`, `終局（引き分け）`. */
function rulingWord(ruling: ShownRuling, outcome: ShownOutcome): string {
  if (outcome === null) return RULING[ruling];
  return `${RULING[ruling]}（${outcomeWord(outcome)}）`;
}

export function outcomeWord(outcome: NonNullable<ShownOutcome>): string {
  return { draw: '引き分け', loss: '負け', win: '勝ち', 'no result': '無勝負' }[outcome];
}
