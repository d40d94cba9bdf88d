import type {
  ColdStones,
  CycleLength,
  DoneBefore,
  rules as english,
  KoStoneWords,
  Length,
  PatternWord,
  RecaptureWord,
  RecreatedPosition,
  Searched,
  WhyBound,
} from '../en/rules.ts';
import type { SentencesLike } from '../message.ts';
import { type PlainRuleWord, partsOf, type RuleWord } from '../rule-word.ts';
import type { ColorWord, Moment } from '../types.ts';
import { after, COLOR, join, list, moment, moves, number, positionAt } from './grammar.ts';

const RULE: Readonly<Record<PlainRuleWord, readonly [name: string, summary: string]>> = {
  none: ['无劫规则', '允许任何同形再现'],
  basic: ['单劫规则', '单个棋子刚提掉一子时，不得立即提回它'],
  psk: ['位置超级劫', '落子不得再现此前出现过的全局局面'],
  ssk: ['情境超级劫', '落子不得再现此前出现过、且轮到同一方下的全局局面'],
  nssk: ['自然情境超级劫', '任何一方都不得再现自己落子造成过的全局局面'],
  spight: ['Spight 热子劫规则', '劫着不得提热子，即在同一连串劫着中下的子；奇循环不得走第二次'],
  coupling: [
    '劫耦合规则',
    '在每个劫局面中，一方只能当一次搅乱者，该局面再现时必须停止（Robert Jasiek，1997）',
  ],
  korean: ['韩国规则', '单劫规则；全局同形再现时，如双方都不变着，对局判和'],
  japanese: ['日本规则', '单劫规则；全局同形再现时，如双方同意，对局以无胜负结束'],
  ing: [
    '应氏争劫与搅劫规则',
    '仅限于 Bill Spight 的网页所述：争劫须先找劫材才能提回，搅劫只能走一次；允许自杀',
  ],
};

/** A part of what is said of a rule, and behind it what a variant has chosen. */
function told(rule: RuleWord, part: 0 | 1): string {
  const [plain, chosen] = partsOf(rule);
  return RULE[plain][part] + (chosen && `（“${chosen}”）`);
}

export const ruleName = (rule: RuleWord) => told(rule, 0);
/** `按单劫规则`. */
export const under = (rule: RuleWord) => join('按', ruleName(rule));

/** `6 手`, `4 手，其中停一手 1 次`. */
export function cycleLength({ length, passes }: CycleLength): string {
  return `${number(length)} 手${passes > 0 ? `，其中停一手 ${number(passes)} 次` : ''}`;
}

const recreates = ({ isVain, of, ...length }: RecreatedPosition) =>
  isVain ? '棋盘没有变化（单子自杀不改变局面）' : `再现了${positionAt(of)}（循环长 ${cycleLength(length)}）`;

const no = (what: '劫' | '循环', most: Length) =>
  most === 'any' ? `没有以它开始的${what}（不论长度）` : `没有以它开始、不超过 ${number(most)} 手的${what}`;
const noKo = (most: Length) => no('劫', most);
const looked = ({ maxCycle, states }: Searched) =>
  states === null
    ? ''
    : `（${maxCycle === 'any' ? '' : `${number(maxCycle)} 手以内的 `}${number(states)} 个状态已全部查过）`;
const limit = (nodes: number) => `搜索达到了 ${number(nodes)} 个节点的上限`;

const bound = ({ by, most, points }: WhyBound) =>
  `要由${by === 'both' ? '双方' : '一方'}下 ${number(points.length)} 个点，而${by === 'both' ? '' : '该方'}至多 ${number(most)} 手`;
const DIFFERS: Readonly<Record<DoneBefore['differs'], string>> = {
  'ko-positions': '劫局面',
  stones: '劫局面之外的棋子',
};
const koStone = (a: KoStoneWords) => {
  const where = `劫局面 ${a.points.join(' ')} 的搅乱者`;
  if (a.since === null) {
    const instead = a.replaced ? `取代必须停止的${COLOR[a.replaced]}，` : '';
    const first = a.earlier
      ? `；${moment(a.earlier.of)}也曾如此，但当时${DIFFERS[a.earlier.differs]}不同`
      : a.isCounted
        ? '；在这些劫局面和其外的这些棋子之下尚属首次'
        : '';
    return `它使${COLOR[a.player]}${instead}成为${where}${first}`;
  }
  return `${COLOR[a.disturber]}自${moment(a.since)}起是${where}，${a.disturber === a.player ? '而在这一手之前该局面没有再现过' : '而必须停止的只能是搅乱者'}`;
};
const RECAPTURE: Readonly<Record<RecaptureWord, (last: string) => string>> = {
  captured: (last) => `${last}提了不止一子`,
  chain: (last) => `${last}是用不止一子的棋串提的`,
  'no-ko-stones': (last) => `${last}下的子与它所提的子并非都是单个劫子`,
};
const cold = ({ points, since, ended }: ColdStones) => {
  const stones = `${list(points)} 不是热子`;
  if (since === null) return `${stones}（原本就在盘上）`;
  if (ended === null) return `${stones}（${moment(since)}不是劫着）`;
  return `${stones}（${moment(ended)}中断了连续的劫着）`;
};

/** The rules, and why they say what they say of a move. A reason stands behind a colon. */
export const rules = {
  'rule.title': (a) => ruleName(a.rule),
  'rule.title-named': (a) => `${a.name}（${a.title}）`,
  'rule.name': (a) => ruleName(a.rule),
  'rule.titled': (a) => `${ruleName(a.rule)}：${told(a.rule, 1)}`,
  'rule.summary': (a) => told(a.rule, 1),

  'play.occupied': (a) => `${a.point} 已有棋子`,
  'play.unknown': (a) => `图上没有画出 ${a.point} 的情况，因此不能在那里落子`,
  'play.suicide': () => '落子后己方棋串无气，而规则不允许自杀',

  'basic.recapture': () => '立即提回了刚提掉一子的单个棋子',
  'superko.positional': recreates,
  'superko.situational': (a) => `${recreates(a)}，且轮到同一方下`,
  'superko.natural-situational': (a) => `${recreates(a)}，而该局面由同一方落子造成`,
  'korean.repetition': (a) =>
    `${recreates(a)}${a.pattern === 'other' ? '' : `，属于${patternName(a.pattern)}`}。如双方都不变着，对局判和`,
  'japanese.repetition': (a) => `${recreates(a)}。如双方同意，对局以无胜负结束`,

  'repetition.outcome': (a) =>
    `${recreates(a)}。${{ draw: '对局判和', 'no-result': '对局以无胜负结束', loss: `${COLOR[a.player]}输棋` }[a.outcome]}`,

  'spight.hot-stone': (a) =>
    `所提热子 ${hotStones(a.stones)}${a.stones.length === 1 ? '' : '都'}是在劫中下的；此后每一手都是劫着，这一手也是`,
  'spight.odd-cycle': (a) => `第二次走完 ${number(a.plays)} 手的奇循环；第一次是${moves(a.first)}走完的`,
  'spight.undecided.play': (a) =>
    `提了 ${list(a.stones)}，而 Koban 无法判定这是否为劫着：${noKo(a.searchedTo)}，此后${limit(a.budget)}`,
  'spight.undecided.stone': (a) =>
    `提了 ${list(a.stones)}；只有${moment(a.open)}是劫着，所提才是热子，而搜索未能判定这一点`,
  'spight.undecided.odd': (a) => `Koban 无法判定它是否第二次走完奇循环：${limit(a.budget)}`,
  'spight.hidden-ko': (a) =>
    `如果写“hidden-kos: count”，这一手会被禁止：它提 ${a.captured}，而那时 ${a.captured} 是热子`,

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
        ? [`单劫规则不禁止这次提回：${RECAPTURE[a.recapture.by](moment(a.recapture.of))}`]
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
  'why.nearest': (a) => `在所要比较的先前局面中，最接近的是${positionAt(a.of)}，不同之处在 ${list(a.points)}`,
  'why.ssk': (a) => `再现了${positionAt(a.of)}，但轮到另一方下`,
  'why.uncounted': (a) => `再现了${positionAt(a.of)}，但在这个变体中该局面不计入`,
  'why.nssk': (a) => `再现了${positionAt(a.of)}，但该局面不是同一方落子造成的`,

  'coupling.basic-ko': () => '立即提回了刚提掉一个劫子的单个劫子',
  'coupling.disturber': (a) =>
    `${COLOR[a.player]}自${moment(a.since)}起是搅乱者，不得下在这里：${moment(a.again)}使这一劫局面重复了${after(a.first)}的样子`,
  'coupling.prohibition': (a) =>
    `继${moment(a.earlier)}之后，它使${COLOR[a.player]}第二次成为劫局面的搅乱者，而各劫局面和其外的棋子都与当时相同`,
  'coupling.prohibition.stone': (a) =>
    `${COLOR[a.player]}已在${moment(a.earlier)}于此点下过不是劫子的子，当时各劫局面和其外的棋子与现在相同`,
  'coupling.undecided': () => '对劫串的搜索在这一手，或在对它有影响的先前某手，达到了上限',

  'ing.fighting-ko': () => '未先在别处落子或停一手，就提回争劫；双方来回提同样的子',
  'ing.disturbing-ko': (a) => `第二次走完 ${number(a.plays)} 手的循环；奇循环都是搅劫`,
  'ing.undecided.play': () => 'Koban 无法判定它是否在劫中提了热子：搜索达到了上限',
  'ing.undecided.class': () =>
    '它提了自上次脱先以来在劫中下的子。这在争劫中禁止，在搅劫中允许一次；究竟属于哪一种，取决于死活',
  'ing.undecided.odd': () => 'Koban 无法判定它是否第二次走完奇循环：搜索达到了上限',

  'search.shortened': (a) => `${a.reason}（搜索已缩短：本文档的搜索额度已用完）`,

  'facts.hot': (a) => `热子：${a.points.join(' ')}`,
  'facts.doubtful': (a) => `是否热子，未决：${a.points.join(' ')}`,
  'facts.far': (a) =>
    a.searchedTo === null
      ? '能否下，可能取决于比 Koban 所搜索的更长的劫'
      : `${noKo(a.searchedTo)}${a.searchedTo === 'any' ? '' : `（Koban 搜索到此为止${a.holds ? '；更长的劫不改变裁定' : ''}）`}`,
  'facts.searched': (a) =>
    a.searchedTo === 'any'
      ? 'Koban 搜索了任何长度的循环'
      : `Koban 搜索了不超过 ${number(a.searchedTo)} 手的循环；更长的循环可能改变裁定`,
  'facts.mouths': (a) => `劫口：${a.mouths.map((mouth) => mouth.join(' ')).join('，')}`,
  'facts.ko-class': (a) => KO_CLASS[a.class],
  'facts.no-positions': () => '劫局面：未知，因为搜索达到了上限',
  'facts.ko-position': (a) => `劫局面 ${a.number}：${a.points.join(' ')}；${disturberState(a)}`,
  'facts.new-ko-position': (a) => `新的劫局面：${a.points.join(' ')}`,
  'disturber.becomes': (a) => `${COLOR[a.player]}成为劫局面 ${a.position} 的搅乱者`,
  'disturber.ends': (a) =>
    `劫局面 ${a.position}：搅乱者${a.player === 'unknown' ? '' : COLOR[a.player]}不复存在${ENDED[a.by]}`,
  'disturber.replaced': (a) => `劫局面 ${a.position}：搅乱者${COLOR[a.player]}不复存在，由另一方继续`,
  'disturber.repeated': (a) => `劫局面 ${a.position}：配置已再现，搅乱者${COLOR[a.player]}必须停止`,

  'source.go': () => '围棋',
  'source.spight': () => 'Bill Spight',
  'source.jasiek': () => 'Jasiek，The Ko Coupling Rules（1997）',
  'source.korean': () => '韩国规则，关于同形再现的说明',
  'source.ing': () => '据 Bill Spight 所述的应氏规则',
  'clause.play': () => '落子',
  'clause.suicide': () => '自杀',
  'clause.basic': () => RULE.basic[1],
  'clause.psk': () => '落子不得再现任何先前的全局局面',
  'clause.ssk': () => '落子不得再现轮到同一方下的先前的全局局面',
  'clause.nssk': () => '落子不得再现同一方落子造成的局面',
  'clause.spight.ko': () => '劫规则：不得提热子，除非这次提子不是劫着',
  'clause.spight.odd': () => '奇循环规则：奇循环只能走一次，中间夹有其他着手也一样',
  'clause.jasiek.rules': () => '规则',
  'clause.jasiek.basic-ko': () => '单劫',
  'clause.jasiek.disturber': () => '搅乱者',
  'clause.jasiek.prohibition': () => '禁止',
  'clause.korean': () => 'I. 总说明：循环长度、类型、起点',
  'clause.japanese': () => '第 12 条：全局同形再现，且双方同意时，对局无胜负',
  'clause.ing.fighting': () => '争劫：在别处落子或停一手之前，不得提热子',
  'clause.ing.disturbing': () => '搅劫只能走一次',
  'clause.cited': (a) => `${a.source}，${a.clause}`,
} satisfies SentencesLike<typeof english>;

export function patternName(pattern: PatternWord): string {
  return pattern === 'other' ? '' : PATTERN[pattern];
}

const PATTERN: Readonly<Record<Exclude<PatternWord, 'other'>, string>> = {
  'basic-ko': '单劫',
  'sending-two-returning-one': '打二还一',
  'eternal-life': '长生',
  'triple-ko': '三劫循环',
  'double-ko-pair': '双连环劫',
  'cyclic-ko': '循环劫',
  'quadruple-ko': '四劫循环',
  'quintuple-ko': '五劫循环',
  'three-stone-eternal-life': '三子长生',
};

const KO_CLASS = { fighting: '争劫', disturbing: '搅劫', undecided: '劫的类别：未决' } as const;
const ENDED = { pass: '（停一手）', tenuki: '（脱先）', play: '' } as const;

function hotStones(stones: readonly { point: string; since: Moment }[]): string {
  return list(stones.map(({ point, since }) => `${point}（${moment(since)}）`));
}

function disturberState(a: {
  disturber: ColorWord | 'unknown' | null;
  since: Moment | null;
  isStopped: boolean;
}): string {
  if (a.disturber === null) return '没有搅乱者';
  if (a.disturber === 'unknown' || !a.since) return '搅乱者未知';
  return `搅乱者：${COLOR[a.disturber]}，自${moment(a.since)}起${a.isStopped ? '，现在不得在此下劫子' : ''}`;
}
