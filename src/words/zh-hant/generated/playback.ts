/** Made by `npm run generate`: what is said in Simplified Chinese. */
import type { playback as english, KeyWord, ShownOutcome, ShownRuling } from '../../en/playback.ts';
import { table } from '../../fallback.ts';
import type { Translated } from '../../message.ts';
import { join, list } from '../grammar.ts';

/** Buttons that play a sequence, and verdicts in words: on every page that shows boards. */
export const playback = {
  'control.group': () => '播放',
  'control.first': () => '開頭',
  'control.back': () => '後退',
  'control.play': () => '播放',
  'control.pause': () => '暫停',
  'control.forward': () => '前進',
  'control.last': () => '結尾',
  'control.eyes': () => '顯示眼的值',
  'control.hot': () => '顯示熱子',
  'control.source': () => '前往文字',
  'control.keyed': (a) => `${a.name}（${a.key}）`,
  'key.name': (a) => KEY[a.key],

  'ruling.word': (a) => rulingWord(a.ruling, a.outcome),
  'ruling.active': () => '（目前規則）',
  'ruling.rules': (a) => list(a.rules),
  'ruling.reason': (a) => `${a.reason}。`,
  'ruling.note': (a) => a.note,
  'ruling.proof': () => '顯示證明',
  'ruling.proof-under': (a) => join('顯示依', a.rule, '的證明'),
  'ruling.why': () => '為何？',
  'ruling.why-under': (a) => join('在', a.rule, '下為何允許'),
  'ruling.list': () => '裁定',
  'ruling.choice': () => '劫規則',

  'figure.empty': () => '空圖',
  'figure.failed': (a) => `Koban 無法畫出本條目：${a.why}`,
} satisfies Translated<typeof english>;

const KEY = table<KeyWord>({
  space: '空白鍵',
  left: '左箭頭',
  right: '右箭頭',
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
  undecided: '未決',
  ends: '對局結束',
  pending: '仍在搜尋',
});

/** `禁止`, `對局結束（和棋）`. */
function rulingWord(ruling: ShownRuling, outcome: ShownOutcome): string {
  return `${RULING[ruling]}${outcome === null ? '' : `（${{ draw: '和棋', loss: '判負', 'no result': '無勝負' }[outcome]}）`}`;
}
