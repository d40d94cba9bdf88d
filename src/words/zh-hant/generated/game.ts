/** Made by `npm run generate`: what is said in Simplified Chinese. */
import type { game as english, JudgedMove, OutcomeWord } from '../../en/game.ts';
import type { CycleLength, PatternWord } from '../../en/rule-parts.ts';
import type { Translated } from '../../message.ts';
import { after, COLOR, chainAt, join, list, moment, number, positionAt } from '../grammar.ts';
import { movesOf } from './linking.ts';
import { cycleLength, patternName, ruleName, under } from './rules.ts';

const ended = (outcome: OutcomeWord) =>
  outcome === 'draw' ? '和棋' : outcome === 'loss' ? '判負' : '無勝負';

/** `依單劫規則被禁止：立即回提了……`. */
function ruled({ ruling, rule, outcome, reason }: JudgedMove): string {
  const because = reason ? `：${reason}` : '';
  switch (ruling) {
    case 'impossible':
      return `無法成立${because}`;
    case 'suicide':
      return '是自殺，規則不允許';
    case 'ends':
      return `${under(rule)}使對局結束（${ended(outcome)}）${because}`;
    default:
      return `${under(rule)}${RULED[ruling]}${because}`;
  }
}

const RULED = { allowed: '合法', forbidden: '被禁止', undecided: '未決' } as const;
const RULING = {
  allowed: '合法',
  forbidden: '禁止',
  undecided: '未決',
  impossible: '無法成立',
  suicide: '自殺',
} as const;

const sentences = (parts: readonly (string | null)[]) =>
  parts.flatMap((part) => (part ? [part] : [])).join('。');

const cycle = (length: CycleLength, pattern: PatternWord) =>
  `${pattern === 'other' ? '' : `${patternName(pattern)}，`}${cycleLength(length)}`;

/** What happens in a game, and what rules say of it. */
export const game = {
  'point.empty': () => '空點',
  'point.black': () => '黑子',
  'point.white': () => '白子',
  'point.unknown': () => '未知',

  'moment.move': (a) => moment(a.at),
  'moment.in-full': (a) => `${moment(a.at)}（${a.description}）`,

  'verdict.move': (a) =>
    sentences([
      `第 ${a.move} 手（${a.description}）${a.ruling === 'suicide' ? '：規則不允許自殺' : ruled(a)}`,
      ...a.notes,
    ]),
  'verdict.brief': (a) =>
    sentences([
      a.ruling === 'suicide' ? `${a.description}，規則不允許` : join(a.description, ruled(a)),
      ...a.notes,
    ]),
  'verdict.play': (a) => `${join(a.description, ruled(a))}。`,
  'verdict.short': (a) => {
    const ruling = a.ruling === 'ends' ? `對局結束（${ended(a.outcome)}）` : RULING[a.ruling];
    const clause = a.clause ? `（${a.clause}）` : '';
    return [`${ruling}${a.reason ? `，${a.reason}` : ''}${clause}`, ...a.notes].join('；');
  },
  'verdict.pending': () => '仍在搜尋',
  'note.pattern': (a) => `這是${patternName(a.pattern) || '同形再現'}`,
  'note.expected': () => '與斷言一致',

  'assumption.liberties': (a) => {
    const where = [
      ...(a.open.length > 0 ? [`${list(a.open)} 處的棋串在開放邊外有氣`] : []),
      ...(a.unknown.length > 0 ? [`${list(a.unknown)} 處的棋串在「?」下有氣`] : []),
    ];
    return `假定 ${where.join('，且 ')}`;
  },
  'eyes.unproven': (a) => `${list(a.diagonals)} 未經證明：沒有搜尋所有著手`,

  'caption.start': (a) => `起始局面，輪到${COLOR[a.toPlay]}下`,
  'caption.move': (a) => sentences([`第 ${a.move} 手，${a.description}`, a.judged, a.repetition]),
  'caption.judged': (a) => (a.ruling === 'suicide' ? '規則不允許自殺' : ruled(a)),
  'caption.repetition': (a) => `重複了${positionAt(a.of)}（${cycle(a, a.pattern)}）`,
  'caption.more': (a) => `另有 ${number(a.count)} 項`,
  'caption.too-long': (a) => `共 ${number(a.length)} 手，棋盤只顯示前 ${number(a.shown)} 手`,

  'proof.hot': (a) => `${a.point} 一子所在的劫`,
  'proof.capture': () => '這次提子所屬的劫',
  'proof.odd': () => '奇循環',
  'proof.play': () => '使這一手成為劫著的劫',
  'proof.hidden': (a) => `以 ${a.point} 開始的劫`,
  'proof.needed': () => '成劫所需的點',
  'proof.still': () => '不動的棋串',
  'proof.nearest': () => '最接近的此前局面',
  'proof.ko-position': () => '劫局面',
  'proof.board': () => '這一手之前的棋盤',
  'proof.string': () => '構成劫串的循環',
  'proof.repetition': () => '由它走完的循環',
  'proof.hot-stone': () => '該子所在的劫',
  'proof.first': (a) => `${positionAt(a.from)}，輪到${COLOR[a.toPlay]}下`,
  'proof.frame': (a) => sentences([a.description, a.isLast ? '棋盤恢復原狀' : null]),
  'proof.titled': (a) => `${a.title}：${a.words}`,
  'proof.nth': (a) => `${a.title}，第 ${number(a.play)} 手（共 ${number(a.of)} 手）：${a.words}`,

  'board.no-liberty': (a) => `${chainAt(a.count, a.point)}沒有氣；對局中不會出現這樣的局面`,
  'check.too-large': (a) =>
    `文字超過 ${number(a.megabytes)} MB 或超過 ${number(a.games)} 局，Koban 不在其中尋找棋圖`,
  'check.more': (a) =>
    `本文另有 ${number(a.count)} 個問題沒有顯示，都不比已列出的嚴重；「koban check」會全部列出`,
  'game.cycle': (a) =>
    sentences([
      `第 ${a.move} 手重複了${positionAt(a.of)}（${cycle(a, a.pattern)}）`,
      a.rule && (a.rule === 'none' ? '目前沒有劫規則' : `${ruleName(a.rule)}不禁止這一手`),
      a.isExpected ? '與斷言一致' : null,
    ]),

  'related.same-position': (a) => `${a.of}之後曾是同一局面`,
  'related.same-start': () => '起始時曾是同一局面',
  'related.ko-position': (a) => `${a.of}之後，這一劫局面就是這樣`,
  'related.ko-start': () => '起始時，這一劫局面就是這樣',
  'related.role': (a) => `${ROLE[a.role] ?? '參見'}：${a.description}`,
  'related.played': (a) => `此子下於${a.description}`,
  'related.occupied': (a) => `此子下於第 ${a.move} 手`,
  'related.set-up': (a) => `由${moment(a.at)}放在這裡`,

  'expect.failed': (a) => `「${a.claim}」不成立：${a.instead}`,
  'expect.unproven': (a) => `「${a.claim}」成立（${a.doubt}）`,
  'expect.open': (a) => `「${a.claim}」無法判定：${a.known}`,
  'show.whole-unknown': () =>
    '所畫部分在整個棋盤上的位置不明。用「size:」寫出棋盤大小；沒有畫出邊線時還應寫座標',
  'show.no-hot': () => '本條目的規則沒有熱子；Spight 劫規則和 Ing 的規則有熱子',
  'expect.no-such-move': (a) => `本條目沒有第 ${a.move} 手；${movesOf(a.first, a.last)}`,
  'expect.no-such-rule': (a) => `此版本的 Koban 無法依 ${a.rule} 判斷`,
  'claim.not-empty': (a) => `${a.point} 不是空點，因此不是眼`,
  'eye.differs': (a) => `文中寫的是 ${a.printed}，但${a.instead}`,

  'actual.verdict': (a) => `第 ${a.move} 手${ruled(a)}`,
  'actual.hot': (a) =>
    a.points.length === 0 ? `${after(a.after)}沒有熱子` : `${after(a.after)}的熱子是 ${list(a.points)}`,
  'actual.ko-positions': (a) =>
    a.positions.length === 0
      ? `${after(a.after)}沒有劫局面`
      : `${after(a.after)}的劫局面是 ${a.positions.map((points) => points.join(' ')).join('；')}`,
  'actual.disturber': (a) =>
    a.player === null ? `${after(a.after)}沒有攪亂者` : `${after(a.after)}的攪亂者是${COLOR[a.player]}`,
  'actual.cycle': (a) => `第 ${a.move} 手重複了${positionAt(a.of)}，循環長 ${cycleLength(a)}`,
  'actual.no-cycle': () => '沒有一手重複此前的局面',
  'actual.captures': (a) =>
    a.stones.length === 0
      ? `第 ${a.move} 手沒有提子`
      : `第 ${a.move} 手提 ${number(a.stones.length)} 子（${a.stones.join(' ')}）`,
  'actual.repetition': (a) => `第 ${a.move} 手重複了${positionAt(a.of)}`,
  'actual.no-repetition': (a) => `第 ${a.move} 手沒有重複此前的局面`,
  'actual.eye': (a) =>
    `${a.owner ? `${a.point} 作為${COLOR[a.owner]}的眼，` : ''}${join('值為', a.worth)}${a.doubt ? `（${a.doubt}）` : ''}`,
  'actual.instead': (a) => `「${a.claim}」成立`,
  'actual.none': () => '這種形式的斷言都不成立',
  'actual.holds': () => '它成立',
  'actual.unreadable': () => '無法辨識這個斷言',
  'actual.searching': () => '仍在搜尋',
  'actual.reading': () => '仍在計算',
} satisfies Translated<typeof english>;

/** What moves are to a verdict, where the rule's own word for it does not explain itself. */
const ROLE: Readonly<Record<string, string | undefined>> = {
  captor: '提子的一手',
  hot: '熱子下於',
  'first-time': '第一次走完於',
  disturber: '自此為攪亂者',
  'earlier-disturber': '此前由此成為攪亂者',
  'earlier-stone': '此前在此點落子',
  repetition: '使同形再現',
  undecided: '未決',
};
