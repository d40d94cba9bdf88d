/** Made by `npm run generate`: what is said in Simplified Chinese. */
import type { CycleLength, Length, PatternWord, RecreatedPosition } from '../../en/rule-parts.ts';
import type { rules as english } from '../../en/rules.ts';
import { table } from '../../fallback.ts';
import type { Translated } from '../../message.ts';
import { type PlainRuleWord, partsOf, type RuleWord } from '../../rule-word.ts';
import type { ColorWord, Moment } from '../../types.ts';
import { after, COLOR, join, list, moment, moves, number, positionAt } from '../grammar.ts';

const RULE = table<PlainRuleWord, readonly [name: string, summary: string]>({
  none: ['無劫規則', '允許任何同形再現'],
  basic: ['單劫規則', '單個棋子剛提掉一子時，不得立即回提它'],
  psk: ['位置超級劫', '落子不得使全局同形再現'],
  ssk: ['情境超級劫', '落子不得使全局同形再現，且輪到同一方下'],
  nssk: ['自然情境超級劫', '任何一方都不得使自己落子造成過的全局同形再現'],
  spight: ['Spight 熱子劫規則', '劫著不得提熱子，即在同一連串劫著中下的子；奇循環不得走第二次'],
  coupling: [
    '劫耦合規則',
    '在每個劫局面中，一方只能當一次攪亂者，該局面再現時必須停止（Robert Jasiek，1997）',
  ],
  korean: ['韓國規則', '單劫規則；全局同形再現時，如雙方都不變著，對局判和'],
  japanese: ['日本規則', '單劫規則；全局同形再現時，如雙方同意，對局以無勝負結束'],
  ing: [
    '應氏爭劫與攪劫規則',
    '僅限於 Bill Spight 的網頁所述：爭劫須先找劫材才能回提，攪劫只能走一次；允許自殺',
  ],
});

/** A part of what is said of a rule, and behind it what a variant has chosen. */
function told(rule: RuleWord, part: 0 | 1): string {
  const [plain, chosen] = partsOf(rule);
  return RULE[plain][part] + (chosen && `（「${chosen}」）`);
}

export const ruleName = (rule: RuleWord) => told(rule, 0);
/** `依單劫規則`. */
export const under = (rule: RuleWord) => join('依', ruleName(rule));

/** `6 手`, `4 手，其中虛手 1 次`. */
export function cycleLength({ length, passes }: CycleLength): string {
  return `${number(length)} 手${passes > 0 ? `，其中虛手 ${number(passes)} 次` : ''}`;
}

const recreates = ({ isVain, of, ...length }: RecreatedPosition) =>
  isVain ? '棋盤沒有變化（單子自殺不改變局面）' : `再現了${positionAt(of)}（循環長 ${cycleLength(length)}）`;

const limit = (nodes: number) => `搜尋達到了 ${number(nodes)} 個節點的上限`;

export const no = (what: '劫' | '循環', most: Length) =>
  most === 'any' ? `沒有以它開始的${what}（不論長度）` : `沒有以它開始、不超過 ${number(most)} 手的${what}`;
export const noKo = (most: Length) => no('劫', most);

/** Where a row has room for a word. */
const SHORT = table<PlainRuleWord>({
  none: '無',
  basic: '單劫',
  psk: '位置',
  ssk: '情境',
  nssk: '自然情境',
  spight: 'Spight',
  coupling: '劫耦合',
  korean: '韓國',
  japanese: '日本',
  ing: '應氏',
});

/** The rules, and why they say what they say of a move. A reason stands behind a colon. */
export const rules = {
  'rule.title': (a) => ruleName(a.rule),
  'rule.title-named': (a) => `${a.name}（${a.title}）`,
  /** In the row of rules; a variant is what the author writes. */
  'rule.short': (a) => (a.rule in SHORT ? SHORT[a.rule as PlainRuleWord] : a.rule),
  'rule.name': (a) => ruleName(a.rule),
  'rule.titled': (a) => `${ruleName(a.rule)}：${told(a.rule, 1)}`,
  'rule.summary': (a) => told(a.rule, 1),

  'play.occupied': (a) =>
    `${a.point} 已有${a.since.move === 0 ? '起始局面' : moment(a.since)}的${COLOR[a.color]}子`,
  'play.unknown': (a) => `圖上沒有畫出 ${a.point} 的情況，因此不能在那裡落子`,
  'play.suicide': () => '規則不允許自殺',

  'basic.recapture': () => '對剛提一子的單子立即回提',
  'superko.positional': recreates,
  'superko.situational': (a) => `${recreates(a)}，且輪到同一方下`,
  'superko.natural-situational': (a) => `${recreates(a)}，而該局面由同一方落子造成`,
  'korean.repetition': (a) =>
    `${recreates(a)}${a.pattern === 'other' ? '' : `，屬於${patternName(a.pattern)}`}。如雙方都不變著，對局判和`,
  'japanese.repetition': (a) => `${recreates(a)}。如雙方同意，對局以無勝負結束`,

  'repetition.outcome': (a) =>
    `${recreates(a)}。${{ draw: '對局判和', 'no-result': '對局以無勝負結束', loss: `${COLOR[a.player]}輸棋` }[a.outcome]}`,

  'spight.hot-stone': (a) =>
    `所提熱子 ${hotStones(a.stones)}${a.stones.length === 1 ? '' : '都'}是在劫中下的；此後每一手都是劫著，這一手也是`,
  'spight.odd-cycle': (a) => `第二次走完 ${number(a.plays)} 手的奇循環；第一次是${moves(a.first)}走完的`,
  'spight.undecided.play': (a) =>
    `提了 ${list(a.stones)}，而 Koban 無法判定這是否為劫著：${noKo(a.searchedTo)}，此後${limit(a.budget)}`,
  'spight.undecided.stone': (a) =>
    `提了 ${list(a.stones)}；只有${moment(a.open)}是劫著，所提才是熱子，而搜尋未能判定這一點`,
  'spight.undecided.odd': (a) => `Koban 無法判定它是否第二次走完奇循環：${limit(a.budget)}`,
  'spight.hidden-ko': (a) =>
    `如果寫「hidden-kos: count」，這一手會被禁止：它提 ${a.captured}，而那時 ${a.captured} 是熱子`,

  'coupling.basic-ko': () => '立即回提了剛提掉一個劫子的單個劫子',
  'coupling.disturber': (a) =>
    `${COLOR[a.player]}自${moment(a.since)}起是攪亂者，不得下在這裡：${moment(a.again)}使這一劫局面重複了${after(a.first)}的樣子`,
  'coupling.prohibition': (a) =>
    `繼${moment(a.earlier)}之後，它使${COLOR[a.player]}第二次成為劫局面的攪亂者，而各劫局面和其外的棋子都與當時相同`,
  'coupling.prohibition.stone': (a) =>
    `${COLOR[a.player]}已在${moment(a.earlier)}於此點下過不是劫子的子，當時各劫局面和其外的棋子與現在相同`,
  'coupling.undecided': () => '對劫串的搜尋在這一手，或在對它有影響的此前某手，達到了上限',

  'ing.fighting-ko': () => '未先在別處落子或虛手，就回提爭劫；雙方來回提同樣的子',
  'ing.twin': () => '三劫循環中對方剛提劫，就提其熱子；須先在別處落子或虛手',
  'ing.disturbing-ko': (a) => `第二次走完 ${number(a.plays)} 手的循環；奇循環都是攪劫`,
  'ing.undecided.play': () => 'Koban 無法判定它是否在劫中提了熱子：搜尋達到了上限',
  'ing.undecided.class': () =>
    '它提了自上次脫先以來在劫中下的子。這在爭劫中禁止，在攪劫中允許一次；究竟屬於哪一種，取決於死活',
  'ing.undecided.odd': () => 'Koban 無法判定它是否第二次走完奇循環：搜尋達到了上限',

  'search.shortened': (a) => `${a.reason}（搜尋已縮短：本文件的搜尋預算已用完）`,

  'facts.hot': (a) => `熱子：${a.points.join(' ')}`,
  'facts.doubtful': (a) => `是否熱子，未決：${a.points.join(' ')}`,
  'facts.far': (a) =>
    a.searchedTo === null
      ? '能否下，可能取決於比 Koban 所搜尋的更長的劫'
      : `${noKo(a.searchedTo)}${a.searchedTo === 'any' ? '' : `（Koban 搜尋到此為止${a.holds ? '；更長的劫不改變裁定' : ''}）`}`,
  'facts.searched': (a) =>
    a.searchedTo === 'any'
      ? 'Koban 搜尋了任何長度的循環'
      : `Koban 搜尋了不超過 ${number(a.searchedTo)} 手的循環；更長的循環可能改變裁定`,
  'facts.mouths': (a) => `劫口：${a.mouths.map((mouth) => mouth.join(' ')).join('，')}`,
  'facts.ko-class': (a) => KO_CLASS[a.class],
  'facts.no-positions': () => '劫局面：未知，因為搜尋達到了上限',
  'facts.ko-position': (a) => `劫局面 ${a.number}：${a.points.join(' ')}；${disturberState(a)}`,
  'facts.new-ko-position': (a) => `新的劫局面：${a.points.join(' ')}`,
  'disturber.becomes': (a) => `${COLOR[a.player]}成為劫局面 ${a.position} 的攪亂者`,
  'disturber.ends': (a) =>
    `劫局面 ${a.position}：攪亂者${a.player === 'unknown' ? '' : COLOR[a.player]}不復存在${ENDED[a.by]}`,
  'disturber.replaced': (a) => `劫局面 ${a.position}：攪亂者${COLOR[a.player]}不復存在，由另一方繼續`,
  'disturber.repeated': (a) => `劫局面 ${a.position}：配置已再現，攪亂者${COLOR[a.player]}必須停止`,

  'source.go': () => '圍棋',
  'source.spight': () => 'Bill Spight',
  'source.jasiek': () => 'Jasiek，The Ko Coupling Rules（1997）',
  'source.korean': () => '韓國規則，關於同形再現的說明',
  'source.ing': () => '據 Bill Spight 所述的應氏規則',
  'clause.play': () => '落子',
  'clause.suicide': () => '自殺',
  'clause.basic': () => RULE.basic[1],
  'clause.psk': () => '落子不得使此前的全局同形再現',
  'clause.ssk': () => '落子不得使輪到同一方下的全局同形再現',
  'clause.nssk': () => '落子不得再現同一方落子造成的局面',
  'clause.spight.ko': () => '劫規則：不得提熱子，除非這次提子不是劫著',
  'clause.spight.odd': () => '奇循環規則：奇循環只能走一次，中間夾有其他著手也一樣',
  'clause.jasiek.rules': () => '規則',
  'clause.jasiek.basic-ko': () => '單劫',
  'clause.jasiek.disturber': () => '攪亂者',
  'clause.jasiek.prohibition': () => '禁止',
  'clause.korean': () => 'I. 總說明：循環長度、類型、起點',
  'clause.japanese': () => '第 12 條：全局同形再現，且雙方同意時，對局無勝負',
  'clause.ing.fighting': () => '爭劫：在別處落子或虛手之前，不得提熱子',
  'clause.ing.twin': () => '雙生熱子：三劫循環中，另一個劫子也是熱子',
  'clause.ing.disturbing': () => '攪劫只能走一次',
  'clause.cited': (a) => `${a.source}，${a.clause}`,
} satisfies Translated<typeof english>;

export function patternName(pattern: PatternWord): string {
  return pattern === 'other' ? '' : PATTERN[pattern];
}

const PATTERN = table<Exclude<PatternWord, 'other'>>({
  'basic-ko': '單劫',
  'sending-two-returning-one': '打二還一',
  'eternal-life': '長生',
  'triple-ko': '三劫循環',
  'double-ko-pair': '雙連環劫',
  'cyclic-ko': '循環劫',
  'quadruple-ko': '四劫循環',
  'quintuple-ko': '五劫循環',
  'three-stone-eternal-life': '三子長生',
});

const KO_CLASS = { fighting: '爭劫', disturbing: '攪劫', undecided: '劫的類別：未決' } as const;
const ENDED = { pass: '（虛手）', tenuki: '（脫先）', play: '' } as const;

function hotStones(stones: readonly { point: string; since: Moment }[]): string {
  return list(stones.map(({ point, since }) => `${point}（${moment(since)}）`));
}

function disturberState(a: {
  disturber: ColorWord | 'unknown' | null;
  since: Moment | null;
  isStopped: boolean;
}): string {
  if (a.disturber === null) return '沒有攪亂者';
  if (a.disturber === 'unknown' || !a.since) return '攪亂者未知';
  return `攪亂者：${COLOR[a.disturber]}，自${moment(a.since)}起${a.isStopped ? '，現在不得在此下劫子' : ''}`;
}
