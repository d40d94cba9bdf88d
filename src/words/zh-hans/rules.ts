import type { Explained } from '../define.ts';
import type { CycleLength, Length, PatternWord, RecreatedPosition } from '../en/rule-parts.ts';
import type { rules as english } from '../en/rules.ts';
import { table } from '../fallback.ts';
import type { Translated } from '../message.ts';
import {
  isWritten,
  type PlainRuleWord,
  partsOf,
  type RuleWord,
  ruleWord,
  writtenParts,
} from '../rule-word.ts';
import type { ColorWord, Moment } from '../types.ts';
import { after, COLOR, join, list, moment, moves, number, positionAt } from './grammar.ts';

const RULE = table<PlainRuleWord, readonly [name: string, summary: string]>({
  none: ['无劫规则', '允许任何同形再现'],
  basic: ['单劫规则', '单个棋子刚提掉一子时，不得立即回提它'],
  psk: ['位置超级劫', '落子不得使全局同形再现'],
  ssk: ['情境超级劫', '落子不得使全局同形再现，且轮到同一方下'],
  nssk: ['自然情境超级劫', '任何一方都不得使自己落子造成过的全局同形再现'],
  spight: ['Spight 热子劫规则', '劫着不得提热子，即在同一连串劫着中下的子；奇循环不得走第二次'],
  coupling: [
    '劫耦合规则',
    '在每个劫局面中，一方只能当一次搅乱者，该局面再现时必须停止（Robert Jasiek，1997）',
  ],
  korean: ['韩国规则', '单劫规则；全局同形再现时，如双方都不变着，对局判和'],
  japanese: ['日本规则', '单劫规则；全局同形再现时，如双方同意，对局以无胜负结束'],
  ing: [
    '应氏争劫与搅劫规则',
    '仅限于 Bill Spight 的网页所述：争劫须先找劫材才能回提，搅劫只能走一次；允许自杀',
  ],
});

/** A part of what is said of a rule, and behind it what a variant has chosen. */
function told(rule: RuleWord, part: 0 | 1): string {
  const [plain, chosen] = partsOf(rule);
  return (
    (isWritten(plain) ? (writtenParts(plain)?.title ?? '') : RULE[plain][part]) +
    (chosen && `（“${chosen}”）`)
  );
}

export const ruleName = (rule: RuleWord) => told(rule, 0);
/** `按单劫规则`. */
export const under = (rule: RuleWord) => join('按', ruleName(rule));

/** `6 手`, `4 手，其中虚着 1 次`. */
export function cycleLength({ length, passes }: CycleLength): string {
  return `${number(length)} 手${passes > 0 ? `，其中虚着 ${number(passes)} 次` : ''}`;
}

export const recreates = ({ isVain, of, ...length }: RecreatedPosition) =>
  isVain ? '棋盘没有变化（单子自杀不改变局面）' : `再现了${positionAt(of)}（循环长 ${cycleLength(length)}）`;

const limit = (nodes: number) => `搜索达到了 ${number(nodes)} 个节点的上限`;

export const no = (what: '劫' | '循环', most: Length) =>
  most === 'any' ? `没有以它开始的${what}（不论长度）` : `没有以它开始、不超过 ${number(most)} 手的${what}`;
export const noKo = (most: Length) => no('劫', most);

/** Where a row has room for a word. */
const SHORT = table<PlainRuleWord>({
  none: '无',
  basic: '单劫',
  psk: '位置',
  ssk: '情境',
  nssk: '自然情境',
  spight: 'Spight',
  coupling: '劫耦合',
  korean: '韩国',
  japanese: '日本',
  ing: '应氏',
});

/** The rules, and why they say what they say of a move. A reason stands behind a colon. */
export const rules = {
  'rule.title': (a) => ruleName(a.rule),
  'rule.title-named': (a) => `${a.name}（${a.title}）`,
  /** In the row of rules; a variant is what the author writes. */
  'rule.short': (a) => (a.rule in SHORT ? SHORT[a.rule as PlainRuleWord] : ruleWord(a.rule)),
  'rule.name': (a) => ruleName(a.rule),
  'rule.titled': (a) => `${ruleName(a.rule)}：${told(a.rule, 1)}`,
  'rule.summary': (a) => told(a.rule, 1),

  'play.occupied': (a) =>
    `${a.point} 已有${a.since.move === 0 ? '起始局面' : moment(a.since)}的${COLOR[a.color]}子`,
  'play.unknown': (a) => `图上没有画出 ${a.point} 的情况，因此不能在那里落子`,
  'play.suicide': () => '规则不允许自杀',

  'basic.recapture': () => '对刚提一子的单子立即回提',
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

  'coupling.basic-ko': () => '立即回提了刚提掉一个劫子的单个劫子',
  'coupling.disturber': (a) =>
    `${COLOR[a.player]}自${moment(a.since)}起是搅乱者，不得下在这里：${moment(a.again)}使这一劫局面重复了${after(a.first)}的样子`,
  'coupling.prohibition': (a) =>
    `继${moment(a.earlier)}之后，它使${COLOR[a.player]}第二次成为劫局面的搅乱者，而各劫局面和其外的棋子都与当时相同`,
  'coupling.prohibition.stone': (a) =>
    `${COLOR[a.player]}已在${moment(a.earlier)}于此点下过不是劫子的子，当时各劫局面和其外的棋子与现在相同`,
  'coupling.undecided': () => '对劫串的搜索在这一手，或在对它有影响的此前某手，达到了上限',

  'ing.fighting-ko': () => '未先在别处落子或虚着，就回提争劫；双方来回提同样的子',
  'ing.fighting-ko.twin': () => '三劫循环中对方刚提劫，就提其热子；须先在别处落子或虚着',
  'ing.disturbing-ko': (a) => `第二次走完 ${number(a.plays)} 手的循环；奇循环都是搅劫`,
  'ing.undecided.play': () => 'Koban 无法判定它是否在劫中提了热子：搜索达到了上限',
  'ing.undecided.class': () =>
    '它提了自上次脱先以来在劫中下的子。这在争劫中禁止，在搅劫中允许一次；究竟属于哪一种，取决于死活',
  'ing.undecided.odd': () => 'Koban 无法判定它是否第二次走完奇循环：搜索达到了上限',

  'search.shortened': (a) => `${a.reason}（搜索已缩短：本文档的搜索预算已用完）`,

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
  'facts.mouths': (a) =>
    a.kos
      .map(({ letter, points }) => `劫${letter === null ? '' : ` ${letter}`}：${points.join(' ')}`)
      .join('，'),
  'facts.ko-class': (a) => KO_CLASS[a.class],
  'facts.no-positions': () => '劫局面：未知，因为搜索达到了上限',
  'facts.ko-position': (a) => `劫局面 ${a.number}${inKos(a)}：${a.points.join(' ')}；${disturberState(a)}`,
  'facts.new-ko-position': (a) => `新的劫局面${inKos(a)}：${a.points.join(' ')}`,
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
  'clause.psk': () => '落子不得使此前的全局同形再现',
  'clause.ssk': () => '落子不得使轮到同一方下的全局同形再现',
  'clause.nssk': () => '落子不得再现同一方落子造成的局面',
  'clause.spight.ko': () => '劫规则：不得提热子，除非这次提子不是劫着',
  'clause.spight.odd': () => '奇循环规则：奇循环只能走一次，中间夹有其他着手也一样',
  'clause.jasiek.rules': () => '规则',
  'clause.jasiek.basic-ko': () => '单劫',
  'clause.jasiek.disturber': () => '搅乱者',
  'clause.jasiek.prohibition': () => '禁止',
  'clause.korean': () => 'I. 总说明：循环长度、类型、起点',
  'clause.japanese': () => '第 12 条：全局同形再现，且双方同意时，对局无胜负',
  'clause.ing.fighting': () => '争劫：在别处落子或虚着之前，不得提热子',
  'clause.ing.twin': () => '双生热子：三劫循环中，另一个劫子也是热子',
  'clause.ing.disturbing': () => '搅劫只能走一次',
  'clause.cited': (a) => `${a.source}，${a.clause}`,
} satisfies Translated<typeof english>;

export function patternName(pattern: PatternWord): string {
  return pattern === 'other' ? '' : PATTERN[pattern];
}

const PATTERN = table<Exclude<PatternWord, 'other'>>({
  'basic-ko': '单劫',
  'sending-two-returning-one': '打二还一',
  'eternal-life': '长生',
  'triple-ko': '三劫循环',
  'double-ko-pair': '双连环劫',
  'cyclic-ko': '循环劫',
  'quadruple-ko': '四劫循环',
  'quintuple-ko': '五劫循环',
  'three-stone-eternal-life': '三子长生',
});

const KO_CLASS = { fighting: '争劫', disturbing: '搅劫', undecided: '劫的类别：未决' } as const;
const ENDED = { pass: '（虚着）', tenuki: '（脱先）', play: '' } as const;

function hotStones(stones: readonly { point: string; since: Moment }[]): string {
  return list(stones.map(({ point, since }) => `${point}（${moment(since)}）`));
}

/** `（劫 a、b）`, the kos of a ko position by their letters. */
const inKos = ({ kos }: { readonly kos: readonly string[] }) =>
  kos.length === 0 ? '' : `（劫 ${kos.join('、')}）`;

function disturberState(a: {
  disturber: ColorWord | 'unknown' | null;
  since: Moment | null;
  isStopped: boolean;
}): string {
  if (a.disturber === null) return '没有搅乱者';
  if (a.disturber === 'unknown' || !a.since) return '搅乱者未知';
  return `搅乱者：${COLOR[a.disturber]}，自${moment(a.since)}起${a.isStopped ? '，现在不得在此下劫子' : ''}`;
}

/** Why each is reported, and what to do. */
export const diagnostics = {
  'play.occupied': ['该点已有棋子。条目保持棋盘不变；SGF 按 FF[4] 仍放上棋子。', '改正坐标。'],
  'play.unknown': ['该点是未知的点（`?`）。', '画出那里有什么。'],
  'play.suicide': [
    '所下之子的棋串没有气，而规则体系或条目不允许自杀。这与劫规则无关。',
    '改正着手，或写 `suicide: allowed`。',
  ],
  'basic.recapture': ['单劫规则禁止立即回提。', '先下别处，或断言这一手被禁止。'],
  'superko.positional': ['这一手使全局同形再现。', '下别处，或断言这一手被禁止。相关位置指向此前的局面。'],
  'superko.situational': ['这一手使全局同形再现，而且轮到同一方下。', '下别处，或断言这一手被禁止。'],
  'superko.natural-situational': ['这一手使同一方此前下出的局面再现。', '下别处，或断言这一手被禁止。'],
  'spight.hot-stone': ['劫着提掉热子。', '先下不是劫的着手。证明会演示两个劫。'],
  'spight.odd-cycle': ['这一手第二次走完奇循环。', '下别处。'],
  'spight.hidden-ko': [
    '只有隐藏劫会禁止这一手。除非条目计入隐藏劫，Koban 忽略它。',
    '保持不变，或写 `hidden-kos: count`。',
  ],
  'spight.undecided': ['裁定确定之前搜索已结束。', '提高搜索预算，或降低 `max-cycle`。'],
  'coupling.basic-ko': ['这一手回提刚提掉一个劫子的单个劫子。', '先下别处。'],
  'coupling.disturber': ['搅乱者在已重复的劫局面中下劫子。', '先下别处。'],
  'coupling.prohibition': [
    '一方第二次成为某劫局面的搅乱者，或第二次在同一点下不是劫子的棋子。',
    '先在劫局面之外改变棋盘。',
  ],
  'coupling.undecided': ['劫局面得知之前搜索已结束。', '提高搜索预算，或降低 `max-cycle`。'],
  'korean.repetition': ['这一手使全局配置再现：双方都不变着则为和棋。', '断言 `move 6 ends`，或让一方变着。'],
  'japanese.repetition': ['这一手使全局局面再现：双方同意则为无胜负。', '断言 `move 6 ends`，或让一方变着。'],
  'ing.fighting-ko': ['这一手提掉争劫的热子，其间没有人下在别处。', '先下别处。'],
  'ing.disturbing-ko': ['这一手第二次走完搅劫。', '下别处。'],
  'ing.undecided': ['Koban 所知的应氏规则不能决定这一情形。', '断言 `undecided`，或选择另一种规则。'],
} satisfies Explained;
