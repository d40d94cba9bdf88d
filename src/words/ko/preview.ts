import type { preview as english } from '../en/preview.ts';
import type { Translated } from '../message.ts';
import { count, josa, list, number } from './grammar.ts';
import { under } from './rules.ts';

/** Below and instead of boards in previews and notebooks. */
export const preview = {
  'preview.pending': (a) =>
    `${josa(list(a.moves.map((move) => `제${move}수`)), '은')} ${under(a.rule)} 아직 결정되지 않았습니다`,
  'preview.pending-eyes': () => 'Koban이 아직 이 그림의 눈을 읽고 있습니다',
  'preview.proven': () => '증명됨',
  'address.no-entry': (a) =>
    `텍스트에 “${a.entry}” 항목이 없습니다. 항목의 제목이나 1부터 센 번호를 쓰십시오`,
  'preview.more': (a) => `이 대국에 대한 알림 ${number(a.count)}개 더`,
  'preview.variations': (a) => `주 변화만 표시: 변화도 ${number(a.count)}개는 여기 표시하지 않습니다`,
  'preview.problems': () => '문제',
  'preview.line': (a) => `${a.code}, ${a.line}번째 줄`,
  'preview.claim-fails': (a) => `“${a.claim}”: 거짓입니다. ${a.actual}`,
  'preview.claim-pending': (a) => `${a.claim} (아직 결정되지 않음)`,
  'preview.reasons': () => '각 수가 허용되는 이유',
  'preview.claims-hold': (a) => {
    return a.of === 1 ? '주장이 참입니다' : `${count(a.of, '주장')}가 모두 참입니다`;
  },
  'address.status': (a) => `주소 ${a.address}을(를) 읽지 못했습니다: 서버의 응답은 ${a.status}입니다`,
  'address.unreachable': (a) => `주소 ${a.address}을(를) 읽지 못했습니다: ${a.why}`,
  'preview.no-board': () => '바둑판 없는 항목',
  'preview.more-comments': (a) => `… 수마다 달린 주석 ${number(a.count)}개 더`,
  'preview.failed': (a) => `Koban이 이 항목을 그리지 못했습니다: ${a.why}`,
  'preview.empty': () => '빈 그림',
} satisfies Translated<typeof english>;
