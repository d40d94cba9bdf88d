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
import { COLOR, list, moment, number } from './grammar.ts';
import { no, positionAt } from './rules.ts';

const looked = ({ maxCycle, states }: Searched) =>
  states === null
    ? ''
    : `（${maxCycle === 'any' ? '' : `${number(maxCycle)}手までの`}状態${number(states)}個をすべて調べました）`;
const bound = ({ by, most, points }: WhyBound) =>
  `${by === 'both' ? '' : '一方だけで'}${number(points.length)}か所に打つことになり、打てる手は最大${number(most)}手です`;
const DIFFERS = table<DoneBefore['differs']>({
  'ko-positions': 'コウ局面',
  stones: 'コウ局面の外の石',
});
const koStone = (a: KoStoneWords) => {
  const where = `コウ局面 ${a.points.join(' ')} の撹乱者`;
  if (a.since === null) {
    const replacing = a.replaced ? `、やめなければならない${COLOR[a.replaced]}に代わって` : '、';
    const first = a.earlier
      ? `。${moment(a.earlier.of)}でもなりましたが、${DIFFERS[a.earlier.differs]}が違いました`
      : a.isCounted
        ? '。同じコウ局面、その外の同じ石では初めてです'
        : '';
    return `${COLOR[a.player]}は${replacing}${where}になります${first}`;
  }
  return `${COLOR[a.disturber]}が${moment(a.since)}から${where}で、${a.disturber === a.player ? 'この手より前には、コウ局面は反復されていません' : 'やめなければならないのは撹乱者だけです'}`;
};
const RECAPTURE = table<RecaptureWord, (last: string) => string>({
  captured: (last) => `${last}は2子以上を取りました`,
  chain: (last) => `${last}は2子以上の連で取りました`,
  'no-ko-stones': (last) => `${last}の石と、それが取った石は、ともに1子のコウの石ではありません`,
});
const cold = ({ points, since, ended }: ColdStones) => {
  const stones = `${list(points)}はホットストーンではありません`;
  if (since === null) return `${stones}。初めからあった石です`;
  if (ended === null) return `${stones}。${moment(since)}はコウの手ではありません`;
  return `${stones}。${moment(ended)}でコウの手の連続が終わりました`;
};
const BASIC = table<BasicWord, (last: string) => string>({
  ...RECAPTURE,
  late: () => '直前の手は石を取っていません',
  elsewhere: (last) => `${last}の石を取りません`,
  more: (last) => `${last}の石のほかにも取ります`,
});
const ingClass = ({ class: kind, oddOnce }: IngWhy) => {
  if (kind === 'fighting') return 'このコウは争コウです';
  if (kind === 'undecided') return 'コウの種類は未決定ですが、ここではかかわりません';
  return `奇数の循環は撹乱コウですが、${oddOnce ? 'この手は2度目に完成させません' : 'この変種では何度でも打てます'}`;
};

const differing = (points: readonly string[]) =>
  points.length > 12 ? `${number(points.length)}か所` : list(points);

export const why = {
  'why.region': (a) =>
    `${no('コウ', a.maxCycle)}。コウならこの手の周りの空点${number(a.points.length)}個すべてに打つことになりますが、${a.by === 'both' ? '打てる手は' : '一方だけが打つことになり、その手は'}最大${number(a.most)}手です`,
  'why.large': (a) =>
    `${no('コウ', a.maxCycle)}。コウならこの手の周りの空点すべてに${a.by === 'both' ? '' : '一方だけが'}打つことになりますが、${number(a.most)}個より多くあります`,
  'why.chains': (a) =>
    `${no('コウ', a.maxCycle)}。この石は隣の${number(a.stones.length)}子と一緒にしか取られないので、コウなら${bound(a)}`,
  'why.outside': (a) =>
    `${no('コウ', a.maxCycle)}。この石は${a.stones[0]}の連と一緒にしか取られませんが、その連は図の外にダメがあります`,
  'why.takes-nothing': () => 'コウの手ですが、石を取りません',
  'why.not-hot': (a) => `コウの手ですが、${a.stones.map(cold).join('。')}`,
  'why.string-large': (a) => `この石はコウ局面にありません。その連を取る循環なら${bound(a)}`,
  'why.string-outside': () => 'この石はコウ局面にありません。その連は図の外にダメがあります',
  'why.no-string': (a) =>
    `この石はコウ局面にありません。その連を取る循環は、${a.maxCycle === 'any' ? 'どの長さでも' : `${number(a.maxCycle)}手までは`}ありません`,
  'why.no-stone': () => 'この石はコウ局面にありません。自殺手で、石が残りません',
  'why.own-string': () =>
    'この石はコウ局面にありません。循環の中でこの石を取り除くのは、打った側の自殺手だけです',
  'why.ko-stone': (a) => `この石はコウの石です。${a.positions.map(koStone).join('。')}`,
  'why.besides': (a) =>
    [
      a.reason,
      ...(a.recapture
        ? [`この取り返しは単純なコウでは禁じられません。${RECAPTURE[a.recapture.by](moment(a.recapture.of))}`]
        : []),
      ...(a.earlier
        ? [
            `同じ対局者がこの点に打った${moment(a.earlier.of)}は、${DIFFERS[a.earlier.differs]}が違う局面からでした`,
          ]
        : []),
    ].join('。'),
  'why.odd': (a) => `${no('コウ', a.maxCycle)}。この手から始まる${number(a.plays.length)}手の循環は奇数です`,
  'why.long': (a) =>
    `この手から始まる最短のコウは${number(a.plays.length)}手ですが、Koban が探すコウは${number(a.maxCycle)}手までです`,
  'why.hidden': (a) =>
    `この手から始まる${number(a.plays.length)}手のコウは隠れコウです。${list(a.points)}に2回打ちます`,
  'why.no-cycle': (a) => `${no('循環', a.maxCycle)}${looked(a)}`,
  'why.no-ko': (a) => `${no('コウ', a.maxCycle)}${looked(a)}`,
  'why.basic': (a) => `単純なコウでは禁じられません。${BASIC[a.by](moment(a.of))}`,
  'why.both': (a) => `${a.first}。${a.second}`,
  'why.ing': (a) => `${a.reason}。${ingClass(a)}`,
  'why.seldom': (a) =>
    `${positionAt(a.of)}を再現しますが、まだ${number(a.seen)}度目です。この変種は${number(a.times)}度目を見ます`,
  'why.nearest': (a) => `比べる局面のうち最も近いのは${positionAt(a.of)}で、${differing(a.points)}が違います`,
  'why.ssk': (a) => `${positionAt(a.of)}を再現しますが、手番が違います`,
  'why.uncounted': (a) => `${positionAt(a.of)}を再現しますが、この変種ではその局面を数えません`,
  'why.nssk': (a) => `${positionAt(a.of)}を再現しますが、その局面を作ったのは同じ対局者の手ではありません`,
} satisfies Translated<typeof english>;
