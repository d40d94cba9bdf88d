import type {
  BasicWord,
  ColdStones,
  DoneBefore,
  why as english,
  IngWhy,
  KoStoneWords,
  RecaptureWord,
  Searched,
  WhyBound,
} from '../en/why.ts';
import { table } from '../fallback.ts';
import type { Translated } from '../message.ts';
import { COLOR, josa, list, moment, number, positionAt } from './grammar.ts';
import { no, noKo } from './rules.ts';

const looked = ({ maxCycle, states }: Searched) =>
  states === null
    ? ''
    : `(${maxCycle === 'any' ? '' : `${number(maxCycle)}수 이내의 `}상태 ${number(states)}개를 모두 살펴봄)`;
const bound = ({ by, most, points }: WhyBound) =>
  `${by === 'both' ? '' : '한쪽이 '}${number(points.length)}곳에 두어야 하는데, 착수는 최대 ${number(most)}번입니다`;
const DIFFERS = table<DoneBefore['differs']>({
  'ko-positions': '패 국면',
  stones: '패 국면 밖의 돌',
});
const koStone = (a: KoStoneWords) => {
  const where = `패 국면 ${a.points.join(' ')}의 교란자`;
  if (a.since === null) {
    const replacing = a.replaced ? `멈춰야 하는 ${COLOR[a.replaced]} 대신 ` : '';
    const first = a.earlier
      ? `. ${moment(a.earlier.of)}에서도 그랬지만 ${josa(DIFFERS[a.earlier.differs], '이')} 달랐습니다`
      : a.isCounted
        ? '. 같은 패 국면과 그 밖의 같은 돌에서는 처음입니다'
        : '';
    return `${josa(COLOR[a.player], '이')} ${replacing}${where}가 됩니다${first}`;
  }
  return `${josa(COLOR[a.disturber], '이')} ${moment(a.since)}부터 ${where}이고, ${a.disturber === a.player ? '이 수 전에는 패 국면이 반복되지 않았습니다' : '멈춰야 하는 쪽은 교란자뿐입니다'}`;
};
const RECAPTURE = table<RecaptureWord, (last: string) => string>({
  captured: (last) => `${josa(last, '이')} 돌을 두 점 이상 따냈습니다`,
  chain: (last) => `${josa(last, '은')} 두 점 이상의 연결된 돌로 따냈습니다`,
  'no-ko-stones': (last) => `${last}의 돌과 그 수가 따낸 돌이 모두 한 점짜리 패 돌인 것은 아닙니다`,
});
const cold = ({ points, since, ended }: ColdStones) => {
  const stones = `${josa(list(points), '은')} 핫스톤이 아닙니다`;
  if (since === null) return `${stones}. 처음부터 있던 돌입니다`;
  if (ended === null) return `${stones}. ${josa(moment(since), '은')} 패 착수가 아닙니다`;
  return `${stones}. ${moment(ended)}에서 패 착수의 연속이 끝났습니다`;
};
const BASIC = table<BasicWord, (last: string) => string>({
  ...RECAPTURE,
  late: () => '바로 앞의 수가 돌을 따내지 않았습니다',
  elsewhere: (last) => `${last}의 돌을 따내지 않습니다`,
  more: (last) => `${last}의 돌 말고도 더 따냅니다`,
});
const ingClass = ({ class: kind, oddOnce }: IngWhy) => {
  if (kind === 'fighting') return '이 패는 쟁패입니다';
  if (kind === 'undecided') return '패의 종류는 미결정이지만 여기서는 상관없습니다';
  return `홀수 순환은 교란패인데, ${oddOnce ? '이 수는 그것을 두 번째로 완성하지 않습니다' : '이 변형에서는 되풀이할 수 있습니다'}`;
};

const differing = (points: readonly string[]) =>
  points.length > 12 ? `${number(points.length)}곳` : list(points);

export const why = {
  'why.region': (a) =>
    `${noKo(a.maxCycle)}. 패가 되려면 주위의 빈 영역 ${number(a.points.length)}곳에 모두 두어야 하는데, ${a.by === 'both' ? '패의 착수는' : '그곳을 채우는 쪽의 착수는'} 최대 ${number(a.most)}번입니다`,
  'why.large': (a) =>
    `${noKo(a.maxCycle)}. 패가 되려면 주위의 빈 영역에 ${a.by === 'both' ? '' : '한쪽이 '}모두 두어야 하는데, ${number(a.most)}곳보다 많습니다`,
  'why.chains': (a) =>
    `${noKo(a.maxCycle)}. 이 돌은 옆의 돌 ${number(a.stones.length)}개와 함께만 따낼 수 있으므로, 패가 되려면 ${bound(a)}`,
  'why.outside': (a) =>
    `${noKo(a.maxCycle)}. 이 돌은 ${a.stones[0]}의 연결된 돌과 함께만 따낼 수 있는데, 그 돌은 그림 밖에 활로가 있습니다`,
  'why.takes-nothing': () => '패 착수이지만 돌을 따내지 않습니다',
  'why.not-hot': (a) => `패 착수이지만 ${a.stones.map(cold).join('. ')}`,
  'why.string-large': (a) =>
    `이 돌은 패 국면에 있지 않습니다. 그 연결된 돌을 따내는 순환이 되려면 ${bound(a)}`,
  'why.string-outside': () => '이 돌은 패 국면에 있지 않습니다. 그 연결된 돌은 그림 밖에 활로가 있습니다',
  'why.no-string': (a) =>
    `이 돌은 패 국면에 있지 않습니다. 그 연결된 돌을 따내는 ${a.maxCycle === 'any' ? '순환은 길이와 관계없이' : `${number(a.maxCycle)}수 이하의 순환이`} 없습니다`,
  'why.no-stone': () => '이 돌은 패 국면에 있지 않습니다. 자살수여서 돌이 남지 않습니다',
  'why.own-string': () =>
    '이 돌은 패 국면에 있지 않습니다. 순환에서 이 돌을 들어내는 것은 둔 쪽의 자살수뿐입니다',
  'why.ko-stone': (a) => `이 돌은 패 돌입니다. ${a.positions.map(koStone).join('. ')}`,
  'why.besides': (a) =>
    [
      a.reason,
      ...(a.recapture
        ? [
            `이 되따냄은 기본 패 규칙으로 금지되지 않습니다. ${RECAPTURE[a.recapture.by](moment(a.recapture.of))}`,
          ]
        : []),
      ...(a.earlier
        ? [
            `같은 쪽이 이 점에 둔 ${josa(moment(a.earlier.of), '은')} ${josa(DIFFERS[a.earlier.differs], '이')} 다른 국면에서 둔 것입니다`,
          ]
        : []),
    ].join('. '),
  'why.odd': (a) =>
    `${noKo(a.maxCycle)}. 이 수로 시작하는 ${number(a.plays.length)}수 순환은 홀수 순환입니다`,
  'why.long': (a) =>
    `이 수로 시작하는 가장 짧은 패는 ${number(a.plays.length)}수이고, Koban은 ${number(a.maxCycle)}수 이하의 패를 탐색합니다`,
  'why.hidden': (a) =>
    `이 수로 시작하는 ${number(a.plays.length)}수 패는 숨은 패입니다. ${list(a.points)}에 두 번 둡니다`,
  'why.no-cycle': (a) => `${no('순환', a.maxCycle)}${looked(a)}`,
  'why.no-ko': (a) => `${noKo(a.maxCycle)}${looked(a)}`,
  'why.basic': (a) => `기본 패 규칙으로 금지되지 않습니다. ${BASIC[a.by](moment(a.of))}`,
  'why.both': (a) => `${a.first}. ${a.second}`,
  'why.ing': (a) => `${a.reason}. ${ingClass(a)}`,
  'why.seldom': (a) =>
    `${positionAt(a.of)}을 반복하지만 아직 ${number(a.seen)}번째입니다. 이 변형은 ${number(a.times)}번째를 봅니다`,
  'why.nearest': (a) =>
    `비교할 이전 국면 중 가장 가까운 것은 ${positionAt(a.of)}이며, 다른 점은 ${differing(a.points)}입니다`,
  'why.ssk': (a) => `${positionAt(a.of)}을 반복하지만 둘 차례가 다릅니다`,
  'why.uncounted': (a) => `${positionAt(a.of)}을 반복하지만, 이 변형에서는 그 국면을 세지 않습니다`,
  'why.nssk': (a) => `${positionAt(a.of)}을 반복하지만, 그 국면은 같은 쪽이 착수하여 만든 것이 아닙니다`,
} satisfies Translated<typeof english>;
