import type { playback as english, KeyWord, ShownOutcome, ShownRuling } from '../en/playback.ts';
import { table } from '../fallback.ts';
import type { Translated } from '../message.ts';
import { list } from './grammar.ts';

/** Buttons that play a sequence, and verdicts in words: on every page that shows boards. */
export const playback = {
  'control.group': () => '재생',
  'control.first': () => '처음',
  'control.back': () => '뒤로',
  'control.play': () => '재생',
  'control.pause': () => '일시 정지',
  'control.forward': () => '앞으로',
  'control.last': () => '끝',
  'control.eyes': () => '눈의 값 표시',
  'control.hot': () => '핫스톤 표시',
  'control.source': () => '텍스트로 이동',
  'control.keyed': (a) => `${a.name}(${a.key})`,
  'key.name': (a) => KEY[a.key],

  'ruling.word': (a) => rulingWord(a.ruling, a.outcome),
  'ruling.active': () => '(적용 규칙)',
  'ruling.rules': (a) => list(a.rules),
  'ruling.reason': (a) => `${a.reason}.`,
  'ruling.note': (a) => a.note,
  'ruling.proof': () => '증명 보기',
  'ruling.proof-under': (a) => `증명 보기: ${a.rule}`,
  'ruling.why': () => '왜?',
  'ruling.why-under': (a) => `${a.rule}에서 허용되는 이유`,
  'ruling.list': () => '판정',
  'ruling.choice': () => '패 규칙',

  'figure.empty': () => '빈 그림',
  'figure.failed': (a) => `Koban이 이 항목을 그리지 못했습니다: ${a.why}`,
} satisfies Translated<typeof english>;

const KEY = table<KeyWord>({
  space: '스페이스',
  left: '왼쪽 화살표',
  right: '오른쪽 화살표',
  home: 'Home',
  end: 'End',
  escape: 'Esc',
  backspace: '백스페이스',
  'page-up': 'Page Up',
  'page-down': 'Page Down',
});

const RULING = table<ShownRuling>({
  allowed: '허용',
  forbidden: '금지',
  undecided: '미결정',
  ends: '대국 종료',
  pending: '탐색 중',
});

/** `금지`, `대국 종료(무승부)`. */
function rulingWord(ruling: ShownRuling, outcome: ShownOutcome): string {
  if (outcome === null) return RULING[ruling];
  return `${RULING[ruling]}(${outcomeWord(outcome)})`;
}

export function outcomeWord(outcome: NonNullable<ShownOutcome>): string {
  return { draw: '무승부', loss: '패배', win: '승리', 'no result': '승패 없음' }[outcome];
}
