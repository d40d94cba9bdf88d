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
import { COLOR, list, moment, number, positionAt } from './grammar.ts';
import { no, noKo } from './rules.ts';

const looked = ({ maxCycle, states }: Searched) =>
  states === null
    ? ''
    : `（${maxCycle === 'any' ? '' : `${number(maxCycle)} 手以内的 `}${number(states)} 个状态已全部查过）`;
const bound = ({ by, most, points }: WhyBound) =>
  `要由${by === 'both' ? '双方' : '一方'}下 ${number(points.length)} 个点，而${by === 'both' ? '' : '该方'}至多 ${number(most)} 手`;
const DIFFERS = table<DoneBefore['differs']>({
  'ko-positions': '劫局面',
  stones: '劫局面之外的棋子',
});
const koStone = (a: KoStoneWords) => {
  const where = `劫局面 ${a.points.join(' ')} 的搅乱者`;
  if (a.since === null) {
    const replacing = a.replaced ? `取代必须停止的${COLOR[a.replaced]}，` : '';
    const first = a.earlier
      ? `；${moment(a.earlier.of)}也曾如此，但当时${DIFFERS[a.earlier.differs]}不同`
      : a.isCounted
        ? '；在这些劫局面和其外的这些棋子之下尚属首次'
        : '';
    return `它使${COLOR[a.player]}${replacing}成为${where}${first}`;
  }
  return `${COLOR[a.disturber]}自${moment(a.since)}起是${where}，${a.disturber === a.player ? '而在这一手之前该局面没有再现过' : '而必须停止的只能是搅乱者'}`;
};
const RECAPTURE = table<RecaptureWord, (last: string) => string>({
  captured: (last) => `${last}提了不止一子`,
  chain: (last) => `${last}是用不止一子的棋串提的`,
  'no-ko-stones': (last) => `${last}下的子与它所提的子并非都是单个劫子`,
});
const cold = ({ points, since, ended }: ColdStones) => {
  const stones = `${list(points)} 不是热子`;
  if (since === null) return `${stones}（原本就在盘上）`;
  if (ended === null) return `${stones}（${moment(since)}不是劫着）`;
  return `${stones}（${moment(ended)}中断了连续的劫着）`;
};
const BASIC = table<BasicWord, (last: string) => string>({
  ...RECAPTURE,
  late: () => '前一手没有提子',
  elsewhere: (last) => `它没有提${last}下的子`,
  more: (last) => `它提的不止${last}下的子`,
});
const ingClass = ({ class: kind, oddOnce }: IngWhy) => {
  if (kind === 'fighting') return '这个劫是争劫';
  if (kind === 'undecided') return '劫的类别未决，但在此无关';
  return `奇循环是搅劫，而${oddOnce ? '这一手没有第二次走完奇循环' : '在这个变体中可以重复'}`;
};

const differing = (points: readonly string[]) =>
  points.length > 12 ? `${number(points.length)} 个点` : list(points);

export const why = {
  'why.region': (a) =>
    `${noKo(a.maxCycle)}：这样的劫要走遍周围的整片空地（${number(a.points.length)} 个点），${a.by === 'both' ? '' : '由一方填满，而该方'}至多 ${number(a.most)} 手`,
  'why.large': (a) =>
    `${noKo(a.maxCycle)}：这样的劫要${a.by === 'both' ? '' : '由一方'}走遍周围的整片空地，而那里多于 ${number(a.most)} 个点`,
  'why.chains': (a) =>
    `${noKo(a.maxCycle)}：该子只能与旁边的 ${number(a.stones.length)} 子一起被提，这样的劫${bound(a)}`,
  'why.outside': (a) => `${noKo(a.maxCycle)}：该子只能与 ${a.stones[0]} 的棋串一起被提，而该棋串在图外有气`,
  'why.takes-nothing': () => '是劫着，但没有提子',
  'why.not-hot': (a) => `是劫着，但 ${a.stones.map(cold).join('；')}`,
  'why.string-large': (a) => `该子不在任何劫局面中：提掉其棋串的循环${bound(a)}`,
  'why.string-outside': () => '该子不在任何劫局面中：其棋串在图外有气',
  'why.no-string': (a) =>
    `该子不在任何劫局面中：没有提掉其棋串${a.maxCycle === 'any' ? '的循环（不论长度）' : `、不超过 ${number(a.maxCycle)} 手的循环`}`,
  'why.no-stone': () => '该子不在任何劫局面中：这一手是自杀，没有留下棋子',
  'why.own-string': () => '该子不在任何劫局面中：在循环中只有落子的一方自杀时才会拿掉它',
  'why.ko-stone': (a) => `该子是劫子：${a.positions.map(koStone).join('；')}`,
  'why.besides': (a) =>
    [
      a.reason,
      ...(a.recapture
        ? [`单劫规则不禁止这次回提：${RECAPTURE[a.recapture.by](moment(a.recapture.of))}`]
        : []),
      ...(a.earlier
        ? [`同一方在此点下的${moment(a.earlier.of)}，当时${DIFFERS[a.earlier.differs]}不同`]
        : []),
    ].join('；'),
  'why.odd': (a) => `${noKo(a.maxCycle)}：以它开始的循环有 ${number(a.plays.length)} 手，是奇循环`,
  'why.long': (a) =>
    `以它开始的劫最短有 ${number(a.plays.length)} 手，而 Koban 只搜索不超过 ${number(a.maxCycle)} 手的劫`,
  'why.hidden': (a) =>
    `以它开始的 ${number(a.plays.length)} 手的劫是隐藏劫：在 ${list(a.points)} ${a.points.length > 1 ? '各' : ''}下了两次`,
  'why.no-cycle': (a) => `${no('循环', a.maxCycle)}${looked(a)}`,
  'why.no-ko': (a) => `${noKo(a.maxCycle)}${looked(a)}`,
  'why.basic': (a) => `单劫规则不禁止它：${BASIC[a.by](moment(a.of))}`,
  'why.both': (a) => `${a.first}；${a.second}`,
  'why.ing': (a) => `${a.reason}；${ingClass(a)}`,
  'why.seldom': (a) =>
    `再现了${positionAt(a.of)}，但这才是第 ${number(a.seen)} 次；这个变体要到第 ${number(a.times)} 次`,
  'why.nearest': (a) =>
    `在所要比较的此前局面中，最接近的是${positionAt(a.of)}，不同之处在 ${differing(a.points)}`,
  'why.ssk': (a) => `再现了${positionAt(a.of)}，但轮到另一方下`,
  'why.uncounted': (a) => `再现了${positionAt(a.of)}，但在这个变体中该局面不计入`,
  'why.nssk': (a) => `再现了${positionAt(a.of)}，但该局面不是同一方落子造成的`,
} satisfies Translated<typeof english>;
