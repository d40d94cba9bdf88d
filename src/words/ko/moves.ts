import type { moves as english } from '../en/moves.ts';
import type { Translated } from '../message.ts';
import { COLOR, josa, list, number, OTHER } from './grammar.ts';
import { gradeSaid } from './outcome.ts';

const passes = (n: 2 | 3) => `${n === 2 ? '두' : '세'} 번 패스하면 끝남`;
const joined = (parts: readonly (string | null)[]) => parts.filter((one) => one !== null).join('. ');

/** First moves on the board, and games about them. */
export const moves = {
  'graded.list': () => '첫 수',
  'graded.title': (a) =>
    `${COLOR[a.first]}의 첫 수, ${a.rule}, 팻감 ${number(a.threats)}개까지, ${passes(a.passes)}${a.passes === 3 ? '(사활 문제처럼)' : ''}`,
  'graded.one': (a) =>
    a.grade === 'works'
      ? `${a.point}: 성공`
      : `${a.point}: ${gradeSaid(a.grade, a.threats, 0)}${a.grade === 'fails' && a.reply !== null ? `(${josa(a.reply, '으로')} 반박)` : ''}`,
  'graded.said': (a) => `${a.title}: ${a.all.join(', ')}`,
  'graded.region': () => '음영: 두는 점',
  'graded.zone': (a) =>
    `음영: ${josa(COLOR[a.owner], '은')} ${a.point}에 두고, 그 뒤에는 ${josa(OTHER[a.owner], '이')} 다른 어디에 두어도 이 점들에만 둡니다`,
  'graded.zone-against': (a) =>
    `음영: ${josa(COLOR[a.owner], '은')} ${josa(OTHER[a.owner], '이')} 다른 어디에 두어도 이 점들에만 두어 ${josa(a.point, '을')} 반박합니다`,
  'graded.banned': (a) => `${josa(COLOR[a.color], '은')} 지금 ${a.point}의 패를 되딸 수 없습니다(${a.rule})`,
  'graded.claim': (a) =>
    `${COLOR[a.first]} ${a.point}: ${gradeSaid(a.grade, a.threats, a.asked)}. ${a.rule}, ${passes(a.passes)}`,
  'graded.you': (a) =>
    `이기는 쪽인 ${josa(COLOR[a.you], '을')} 둡니다. Koban은 가장 응수하기 어려운 수로 답합니다`,
  'graded.hint': (a) => joined([a.remark, a.zone, a.hint]),
  'graded.at-once': () => '첫 수로 결정됩니다',
  'graded.over': () => '다시 해 보거나 반대쪽을 두십시오',
  'graded.ended': (a) =>
    a.ended === 'captured'
      ? '잡혔습니다'
      : a.ended === 'kept'
        ? '살았습니다'
        : '더 해 볼 수가 없습니다. 이제 어떤 수에도 응수할 필요가 없습니다',
  'graded.remark': (a) => {
    const right = a.right.length === 0 ? '' : `. 정답은 ${list(a.right)}였습니다`;
    switch (a.kind) {
      case 'only':
        return '유일한 수였습니다';
      case 'right':
        return a.right.length > 1 ? `성공합니다. 정답은 ${number(a.right.length)}개 있습니다` : '성공합니다';
      case 'ko':
        return `이제 패입니다${a.grade === 'needs' ? `(팻감 ${number(a.threats)}개 필요)` : ''}${right}`;
      case 'lost':
        return `목표를 놓칩니다${right}`;
      case 'unneeded':
        return '거기에는 수가 필요하지 않았습니다';
      default:
        return '성공하는지 Koban은 알지 못합니다';
    }
  },
  'graded.group': () => '이기는 쪽의 대국',
  'graded.elsewhere': () => '다른 곳에 두기',
  'graded.side': (a) => (a.side === 'proof' ? '이기는 쪽 두기' : '증명을 상대로 두기'),
} satisfies Translated<typeof english>;
