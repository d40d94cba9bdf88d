import type { record as english, NumberedWord } from '../en/record.ts';
import type { TurnWord } from '../en/write.ts';
import { table } from '../fallback.ts';
import type { Translated } from '../message.ts';
import { COLOR, number } from './grammar.ts';

export const record = {
  'record.name': () => '대국 정보',
  'record.side': (a) =>
    [
      [COLOR[a.color], ...(a.name === null ? [] : [a.name]), ...(a.rank === null ? [] : [a.rank])].join(' '),
      `사석 ${number(a.captured)}개`,
      ...(a.clock === null ? [] : [`남은 시간 ${a.clock}`]),
    ].join(', '),
  'record.problems': (a) => `이 대국의 문제 ${number(a.count)}개`,
  'record.problem': (a) => `${a.severity === 'error' ? '오류' : '경고'}: ${a.text}`,
  'control.numbers': (a) => `돌의 수순: ${NUMBERED[a.kind]}`,
  'control.last-moves': () => '번호를 표시할 수의 개수',
  'find.name': () => '수나 주석 찾기',
  'find.hint': () => '점, 수순, 텍스트',
  'find.previous': () => '이전',
  'find.next': () => '다음',
  'find.close': () => '닫기',
  'find.count': (a) => `${number(a.of)}개 중 ${number(a.at)}번째`,
  'tools.edit': () => '편집',
  'tools.name': () => '기보에 쓰기',
  'tools.turn': (a) => TURN[a.how],
  'tools.to-play': (a) => `다음은 ${COLOR[a.color]} 차례, 바꾸기`,
} satisfies Translated<typeof english>;

const TURN = table<TurnWord>({
  rotate: '기보 돌리기',
  mirror: '기보 좌우 뒤집기',
  colors: '흑백 바꾸기',
});

const NUMBERED = table<NumberedWord>({
  off: '없음',
  last: '마지막 수들',
  all: '모두',
  here: '여기부터',
});
