import type { EyeClassWord, eyes as english } from '../en/eyes.ts';
import { table } from '../fallback.ts';
import type { Translated } from '../message.ts';
import { COLOR, either, number, OTHER } from './grammar.ts';

const CLASS = table<EyeClassWord>({
  'better than proper eye': '참눈보다 나은 눈',
  'proper eye': '참눈',
  'better than half eye': '반 눈보다 나은 눈',
  'half eye': '반 눈',
  'worse than half eye': '반 눈보다 못한 눈',
  'false eye': '옥집',
  'worse than false eye': '옥집보다 못한 눈',
});

/** Why a diagonal of an eye has its value: `own` is the player whose eye it is. */
const REASON = table<
  Parameters<(typeof english)['eyes.reason']>[0]['reason'],
  (own: string, other: string) => string
>({
  'one-edge': () => '바둑판의 한쪽 가장자리 밖',
  'two-edges': () => '바둑판의 두 가장자리 밖',
  'not-drawn': () => '그림 밖',
  unknown: () => '그림에 이 점이 나타나 있지 않음',
  own: (own) => `${own}의 점`,
  'eye-space': (own) => `${own}의 안형 안`,
  suicide: (_own, other) => `${other}은 여기 둘 수 없음`,
  open: () => '먼저 두는 쪽의 점',
  'ko-for-owner': (_own, other) => `${other}은 패를 따내야 차지함`,
  'ko-for-opponent': (own) => `${own}은 패를 따내야 차지함`,
  'opponent-has-it': (_own, other) => `${other}의 점`,
  'play-captured': (_own, other) => `${other}이 여기 두면 잡힘`,
  'play-by-ko': (_own, other) => `${other}이 여기 두면 패로만 살아남음`,
  'both-play': () => '양쪽 모두 안전하게 둘 수 있음',
  'owner-plays-by-ko': (own, other) => `${other}은 안전하게 둘 수 있지만, ${own}은 패로만 둘 수 있음`,
  'owner-cannot-play': (own, other) => `${other}은 안전하게 둘 수 있지만, ${own}은 둘 수 없음`,
  'owner-captures-first': (own, other) =>
    `${own}은 안전하게 둘 수 없지만, 가까운 돌을 따내어 ${other}을 막음`,
  'stone-safe': (_own, other) => `${other}의 돌은 잡히지 않음`,
  'stone-dead': (_own, other) => `${other}의 돌은 먼저 지켜도 잡힘`,
  'stone-contested': (_own, other) => `${other}의 돌은 먼저 공격받으면 잡히고, 먼저 지키면 삶`,
  'stone-saved-by-ko': (_own, other) => `${other}의 돌은 먼저 공격받으면 잡히고, 패로만 삶`,
  'stone-captured-by-ko': (_own, other) => `${other}의 돌은 패로만 잡히고, 먼저 지키면 삶`,
  'stone-in-ko': (_own, other) => `${other}의 돌은 패로만 잡히거나 삶`,
  'long-string': (_own, other) => `여기 길게 연결된 ${other}돌이 눈의 일부임`,
  undecided: () => 'Koban이 끝까지 읽지 못함',
  'no-game': () => '활로 없는 돌이 있는 바둑판에서는 Koban이 수를 읽지 않음',
});

/** Eyes and their diagonals. */
export const eyes = {
  'eyes.reason': (a) => REASON[a.reason](COLOR[a.owner], OTHER[a.owner]),
  'eyes.class': (a) => CLASS[a.class],
  'eyes.undecided': () => '미결정',
  'eyes.worth': (a) =>
    `${a.symbolic}${a.number === null || a.number === a.symbolic ? '' : ` (${a.number})`}${a.class ? `, ${CLASS[a.class]}` : ''}`,
  'eyes.heading': (a) => `**${a.point}, ${COLOR[a.owner]}의 눈**: ${a.worth}`,
  'about.eye': (a) => `${COLOR[a.owner]}의 눈: ${a.worth}`,
  'eyes.vital-for-both': (a) => `양쪽 모두의 급소: ${a.points.join(', ')}`,
  'eyes.vital': (a) =>
    [
      ...(a.attacks.length > 0 ? [`${OTHER[a.owner]}의 공격 급소: ${either(a.attacks)}`] : []),
      ...(a.defenses.length > 0 ? [`${COLOR[a.owner]}의 방어 급소: ${either(a.defenses)}`] : []),
    ].join(', '),
  'eyes.being-read': (a) => {
    const known =
      a.eyes.length > 0 ? ` 지금까지(싸움 가까이의 수에 따름, 증명되지 않음): ${a.eyes.join('; ')}.` : '';
    return `Koban이 아직 이 눈을 읽고 있습니다(지금까지 ${number(a.positions)}개 국면).${known}`;
  },
} satisfies Translated<typeof english>;
