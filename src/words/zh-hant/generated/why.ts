/** Made by `npm run generate`: what is said in Simplified Chinese. */
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
} from '../../en/why.ts';
import { table } from '../../fallback.ts';
import type { Translated } from '../../message.ts';
import { COLOR, list, moment, number, positionAt } from '../grammar.ts';
import { no, noKo } from './rules.ts';

const looked = ({ maxCycle, states }: Searched) =>
  states === null
    ? ''
    : `（${maxCycle === 'any' ? '' : `${number(maxCycle)} 手以內的 `}${number(states)} 個狀態已全部查過）`;
const bound = ({ by, most, points }: WhyBound) =>
  `要由${by === 'both' ? '雙方' : '一方'}下 ${number(points.length)} 個點，而${by === 'both' ? '' : '該方'}至多 ${number(most)} 手`;
const DIFFERS = table<DoneBefore['differs']>({
  'ko-positions': '劫局面',
  stones: '劫局面之外的棋子',
});
const koStone = (a: KoStoneWords) => {
  const where = `劫局面 ${a.points.join(' ')} 的攪亂者`;
  if (a.since === null) {
    const replacing = a.replaced ? `取代必須停止的${COLOR[a.replaced]}，` : '';
    const first = a.earlier
      ? `；${moment(a.earlier.of)}也曾如此，但當時${DIFFERS[a.earlier.differs]}不同`
      : a.isCounted
        ? '；在這些劫局面和其外的這些棋子之下尚屬首次'
        : '';
    return `它使${COLOR[a.player]}${replacing}成為${where}${first}`;
  }
  return `${COLOR[a.disturber]}自${moment(a.since)}起是${where}，${a.disturber === a.player ? '而在這一手之前該局面沒有再現過' : '而必須停止的只能是攪亂者'}`;
};
const RECAPTURE = table<RecaptureWord, (last: string) => string>({
  captured: (last) => `${last}提了不止一子`,
  chain: (last) => `${last}是用不止一子的棋串提的`,
  'no-ko-stones': (last) => `${last}下的子與它所提的子並非都是單個劫子`,
});
const cold = ({ points, since, ended }: ColdStones) => {
  const stones = `${list(points)} 不是熱子`;
  if (since === null) return `${stones}（原本就在盤上）`;
  if (ended === null) return `${stones}（${moment(since)}不是劫著）`;
  return `${stones}（${moment(ended)}中斷了連續的劫著）`;
};
const BASIC = table<BasicWord, (last: string) => string>({
  ...RECAPTURE,
  late: () => '前一手沒有提子',
  elsewhere: (last) => `它沒有提${last}下的子`,
  more: (last) => `它提的不止${last}下的子`,
});
const ingClass = ({ class: kind, oddOnce }: IngWhy) => {
  if (kind === 'fighting') return '這個劫是爭劫';
  if (kind === 'undecided') return '劫的類別未定，但在此無關';
  return `奇循環是攪劫，而${oddOnce ? '這一手沒有第二次走完奇循環' : '在這個變體中可以重複'}`;
};

const differing = (points: readonly string[]) =>
  points.length > 12 ? `${number(points.length)} 個點` : list(points);

export const why = {
  'why.region': (a) =>
    `${noKo(a.maxCycle)}：這樣的劫要走遍周圍的整片空地（${number(a.points.length)} 個點），${a.by === 'both' ? '' : '由一方填滿，而該方'}至多 ${number(a.most)} 手`,
  'why.large': (a) =>
    `${noKo(a.maxCycle)}：這樣的劫要${a.by === 'both' ? '' : '由一方'}走遍周圍的整片空地，而那裡多於 ${number(a.most)} 個點`,
  'why.chains': (a) =>
    `${noKo(a.maxCycle)}：該子只能與旁邊的 ${number(a.stones.length)} 子一起被提，這樣的劫${bound(a)}`,
  'why.outside': (a) => `${noKo(a.maxCycle)}：該子只能與 ${a.stones[0]} 的棋串一起被提，而該棋串在圖外有氣`,
  'why.takes-nothing': () => '是劫著，但沒有提子',
  'why.not-hot': (a) => `是劫著，但 ${a.stones.map(cold).join('；')}`,
  'why.string-large': (a) => `該子不在任何劫局面中：提掉其棋串的循環${bound(a)}`,
  'why.string-outside': () => '該子不在任何劫局面中：其棋串在圖外有氣',
  'why.no-string': (a) =>
    `該子不在任何劫局面中：沒有提掉其棋串${a.maxCycle === 'any' ? '的循環（不論長度）' : `、不超過 ${number(a.maxCycle)} 手的循環`}`,
  'why.no-stone': () => '該子不在任何劫局面中：這一手是自殺，沒有留下棋子',
  'why.own-string': () => '該子不在任何劫局面中：在循環中只有落子的一方自殺時才會拿掉它',
  'why.ko-stone': (a) => `該子是劫子：${a.positions.map(koStone).join('；')}`,
  'why.besides': (a) =>
    [
      a.reason,
      ...(a.recapture
        ? [`單劫規則不禁止這次回提：${RECAPTURE[a.recapture.by](moment(a.recapture.of))}`]
        : []),
      ...(a.earlier
        ? [`同一方在此點下的${moment(a.earlier.of)}，當時${DIFFERS[a.earlier.differs]}不同`]
        : []),
    ].join('；'),
  'why.odd': (a) => `${noKo(a.maxCycle)}：以它開始的循環有 ${number(a.plays.length)} 手，是奇循環`,
  'why.long': (a) =>
    `以它開始的劫最短有 ${number(a.plays.length)} 手，而 Koban 只搜尋不超過 ${number(a.maxCycle)} 手的劫`,
  'why.hidden': (a) =>
    `以它開始的 ${number(a.plays.length)} 手的劫是隱藏劫：在 ${list(a.points)} ${a.points.length > 1 ? '各' : ''}下了兩次`,
  'why.no-cycle': (a) => `${no('循環', a.maxCycle)}${looked(a)}`,
  'why.no-ko': (a) => `${noKo(a.maxCycle)}${looked(a)}`,
  'why.basic': (a) => `單劫規則不禁止它：${BASIC[a.by](moment(a.of))}`,
  'why.both': (a) => `${a.first}；${a.second}`,
  'why.ing': (a) => `${a.reason}；${ingClass(a)}`,
  'why.seldom': (a) =>
    `再現了${positionAt(a.of)}，但這才是第 ${number(a.seen)} 次；這個變體要到第 ${number(a.times)} 次`,
  'why.nearest': (a) =>
    `在所要比較的此前局面中，最接近的是${positionAt(a.of)}，不同之處在 ${differing(a.points)}`,
  'why.ssk': (a) => `再現了${positionAt(a.of)}，但輪到另一方下`,
  'why.uncounted': (a) => `再現了${positionAt(a.of)}，但在這個變體中該局面不計入`,
  'why.nssk': (a) => `再現了${positionAt(a.of)}，但該局面不是同一方落子造成的`,
} satisfies Translated<typeof english>;
