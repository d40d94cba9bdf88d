import type { brief as english } from '../en/brief.ts';
import type { Translated } from '../message.ts';
import { COLOR, josa, list, moment, number, positionAt } from './grammar.ts';
import { PATTERN } from './rules.ts';

export const brief = {
  'brief.suicide': () => '자살수는 허용되지 않습니다',
  'brief.recapture': () => '곧바로 되따냅니다',
  'brief.fighting-ko': () => '다른 곳에 두거나 패스하기 전에 쟁패를 되따냅니다',
  'brief.recreates': (a) =>
    a.isVain
      ? '바둑판이 그대로입니다'
      : `${positionAt(a.of)}을 반복합니다${a.pattern === 'other' ? '' : `(${PATTERN[a.pattern]})`}`,
  'brief.hot': (a) => `${josa(list(a.points), '은')} 핫스톤입니다`,
  'brief.odd-cycle': (a) => `${number(a.plays)}수 홀수 순환을 두 번째로 완성합니다`,
  'brief.disturber': (a) => `교란자인 ${josa(COLOR[a.player], '은')} 여기 둘 수 없습니다`,
  'brief.disturber-again': (a) => `${josa(COLOR[a.player], '이')} 두 번째로 교란자가 됩니다`,
  'brief.stone-again': (a) => `${josa(COLOR[a.player], '이')} ${moment(a.earlier)}에 이미 여기에 두었습니다`,
  'brief.undecided': () => '탐색이 한도에 이르렀습니다',
  'brief.unproven': () => '증명되지 않음',
} satisfies Translated<typeof english>;
