import type { Explained } from '../define.ts';
import type { game as english, JudgedMove, OutcomeWord } from '../en/game.ts';
import type { CycleLength, PatternWord } from '../en/rule-parts.ts';
import type { Translated } from '../message.ts';
import { after, COLOR, chainAt, join, list, moment, number, positionAt } from './grammar.ts';
import { movesOf } from './linking.ts';
import { cycleLength, patternName, ruleName, under } from './rules.ts';

const ended = (outcome: OutcomeWord) =>
  outcome === 'draw' ? '和棋' : outcome === 'loss' ? '判负' : outcome === 'win' ? '判胜' : '无胜负';

/** `按单劫规则被禁止：立即回提了……`. */
function ruled({ ruling, rule, outcome, reason }: JudgedMove): string {
  const because = reason ? `：${reason}` : '';
  switch (ruling) {
    case 'impossible':
      return `无法成立${because}`;
    case 'suicide':
      return '是自杀，规则不允许';
    case 'ends':
      return `${under(rule)}使对局结束（${ended(outcome)}）${because}`;
    default:
      return `${under(rule)}${RULED[ruling]}${because}`;
  }
}

const RULED = { allowed: '合法', forbidden: '被禁止', undecided: '未决' } as const;
const RULING = {
  allowed: '合法',
  forbidden: '禁止',
  undecided: '未决',
  impossible: '无法成立',
  suicide: '自杀',
} as const;

const sentences = (parts: readonly (string | null)[]) =>
  parts.flatMap((part) => (part ? [part] : [])).join('。');

const cycle = (length: CycleLength, pattern: PatternWord) =>
  `${pattern === 'other' ? '' : `${patternName(pattern)}，`}${cycleLength(length)}`;

/** What happens in a game, and what rules say of it. */
export const game = {
  'point.empty': () => '空点',
  'point.black': () => '黑子',
  'point.white': () => '白子',
  'point.unknown': () => '未知',

  'moment.move': (a) => moment(a.at),
  'moment.in-full': (a) => `${moment(a.at)}（${a.description}）`,

  'verdict.move': (a) =>
    sentences([
      `第 ${a.move} 手（${a.description}）${a.ruling === 'suicide' ? '：规则不允许自杀' : ruled(a)}`,
      ...a.notes,
    ]),
  'verdict.brief': (a) =>
    sentences([
      a.ruling === 'suicide' ? `${a.description}，规则不允许` : join(a.description, ruled(a)),
      ...a.notes,
    ]),
  'verdict.play': (a) => `${join(a.description, ruled(a))}。`,
  'verdict.short': (a) => {
    const ruling = a.ruling === 'ends' ? `对局结束（${ended(a.outcome)}）` : RULING[a.ruling];
    const clause = a.clause ? `（${a.clause}）` : '';
    return [`${ruling}${a.reason ? `，${a.reason}` : ''}${clause}`, ...a.notes].join('；');
  },
  'verdict.pending': () => '仍在搜索',
  'note.pattern': (a) => `这是${patternName(a.pattern) || '同形再现'}`,
  'note.expected': () => '与断言一致',

  'assumption.liberties': (a) => {
    const where = [
      ...(a.open.length > 0 ? [`${list(a.open)} 处的棋串在开放边外有气`] : []),
      ...(a.unknown.length > 0 ? [`${list(a.unknown)} 处的棋串在“?”下有气`] : []),
    ];
    return `假定 ${where.join('，且 ')}`;
  },
  'eyes.unproven': (a) => `${list(a.diagonals)} 未经证明：没有搜索所有着手`,

  'caption.start': (a) => `起始局面，轮到${COLOR[a.toPlay]}下`,
  'caption.move': (a) => sentences([`第 ${a.move} 手，${a.description}`, a.judged, a.repetition]),
  'caption.judged': (a) => (a.ruling === 'suicide' ? '规则不允许自杀' : ruled(a)),
  'caption.repetition': (a) => `重复了${positionAt(a.of)}（${cycle(a, a.pattern)}）`,
  'caption.more': (a) => `另有 ${number(a.count)} 项`,
  'caption.too-long': (a) => `共 ${number(a.length)} 手，棋盘只显示前 ${number(a.shown)} 手`,

  'proof.hot': (a) => `${a.point} 一子所在的劫`,
  'proof.capture': () => '这次提子所属的劫',
  'proof.odd': () => '奇循环',
  'proof.play': () => '使这一手成为劫着的劫',
  'proof.hidden': (a) => `以 ${a.point} 开始的劫`,
  'proof.needed': () => '成劫所需的点',
  'proof.still': () => '不动的棋串',
  'proof.nearest': () => '最接近的此前局面',
  'proof.ko-position': () => '劫局面',
  'proof.board': () => '这一手之前的棋盘',
  'proof.string': () => '构成劫串的循环',
  'proof.repetition': () => '由它走完的循环',
  'proof.hot-stone': () => '该子所在的劫',
  'proof.first': (a) => `${positionAt(a.from)}，轮到${COLOR[a.toPlay]}下`,
  'proof.frame': (a) => sentences([a.description, a.isLast ? '棋盘恢复原状' : null]),
  'proof.titled': (a) => `${a.title}：${a.words}`,
  'proof.nth': (a) => `${a.title}，第 ${number(a.play)} 手（共 ${number(a.of)} 手）：${a.words}`,

  'board.no-liberty': (a) => `${chainAt(a.count, a.point)}没有气；对局中不会出现这样的局面`,
  'check.too-large': (a) =>
    `文本超过 ${number(a.megabytes)} MB 或超过 ${number(a.games)} 局，Koban 不在其中寻找棋图`,
  'check.more': (a) =>
    `本文另有 ${number(a.count)} 个问题没有显示，都不比已列出的严重；“koban check”会全部列出`,
  'game.cycle': (a) =>
    sentences([
      `第 ${a.move} 手重复了${positionAt(a.of)}（${cycle(a, a.pattern)}）`,
      a.rule && (a.rule === 'none' ? '当前没有劫规则' : `${ruleName(a.rule)}不禁止这一手`),
      a.isExpected ? '与断言一致' : null,
    ]),

  'related.same-position': (a) => `${a.of}之后曾是同一局面`,
  'related.same-start': () => '起始时曾是同一局面',
  'related.ko-position': (a) => `${a.of}之后，这一劫局面就是这样`,
  'related.ko-start': () => '起始时，这一劫局面就是这样',
  'related.role': (a) => `${ROLE[a.role] ?? '参见'}：${a.description}`,
  'related.played': (a) => `此子下于${a.description}`,
  'related.occupied': (a) => `此子下于第 ${a.move} 手`,
  'related.clause': () => '规则的条款',
  'related.set-up': (a) => `由${moment(a.at)}放在这里`,

  'expect.failed': (a) => `“${a.claim}”不成立：${a.instead}`,
  'expect.unproven': (a) => `“${a.claim}”成立（${a.doubt}）`,
  'expect.spare': (a) =>
    `“${a.claim}”只在没有闲着时成立：${a.black > 0 && a.white > 0 ? '双方各' : a.black > 0 ? '黑' : '白'}有一步闲着就不成立。要说明这一点，请写“with spare none”`,
  'expect.passes': (a) =>
    `“${a.claim}”只在连续${a.passes === 3 ? '两' : '三'}次虚着终局时成立：${a.passes === 3 ? '三' : '两'}次时${a.instead === null ? '不成立' : `成立的是“${a.instead}”`}。要说明这一点，请写“passes: ${a.passes === 3 ? 2 : 3}”`,
  'expect.last-move': (a) =>
    `“${a.claim}”问的是第 ${a.move} 手后的局面，${join('而', ruleName(a.rule))}禁止那一手。要问它之前的局面，请写“${a.instead}”`,
  'expect.open': (a) => `“${a.claim}”无法判定：${a.known}${a.smaller === null ? '' : `。${a.smaller}`}`,
  'show.whole-unknown': () =>
    '所画部分在整个棋盘上的位置不明。用“size:”写出棋盘大小；没有画出边线时还应写坐标',
  'show.no-goal': () => '第一手是对目标而言的：请用“goal:”一行指明棋串',
  'show.no-hot': () => '本条目的规则没有热子；Spight 劫规则和 Ing 的规则有热子',
  'expect.no-such-move': (a) => `本条目没有第 ${a.move} 手；${movesOf(a.first, a.last)}`,
  'expect.no-such-rule': (a) => `此版本的 Koban 不能按 ${a.rule} 判断`,
  'claim.not-empty': (a) => `${a.point} 不是空点，因此不是眼`,
  'eye.differs': (a) => `文中写的是 ${a.printed}，但${a.instead}`,

  'actual.verdict': (a) => `第 ${a.move} 手${ruled(a)}`,
  'actual.hot': (a) =>
    a.points.length === 0 ? `${after(a.after)}没有热子` : `${after(a.after)}的热子是 ${list(a.points)}`,
  'actual.ko-positions': (a) =>
    a.positions.length === 0
      ? `${after(a.after)}没有劫局面`
      : `${after(a.after)}的劫局面是 ${a.positions.map((points) => points.join(' ')).join('；')}`,
  'actual.disturber': (a) =>
    a.player === null ? `${after(a.after)}没有搅乱者` : `${after(a.after)}的搅乱者是${COLOR[a.player]}`,
  'actual.cycle': (a) => `第 ${a.move} 手重复了${positionAt(a.of)}，循环长 ${cycleLength(a)}`,
  'actual.no-cycle': () => '没有一手重复此前的局面',
  'actual.captures': (a) =>
    a.stones.length === 0
      ? `第 ${a.move} 手没有提子`
      : `第 ${a.move} 手提 ${number(a.stones.length)} 子（${a.stones.join(' ')}）`,
  'actual.repetition': (a) => `第 ${a.move} 手重复了${positionAt(a.of)}`,
  'actual.no-repetition': (a) => `第 ${a.move} 手没有重复此前的局面`,
  'actual.eye': (a) =>
    `${a.owner ? `${a.point} 作为${COLOR[a.owner]}的眼，` : ''}${join('值为', a.worth)}${a.doubt ? `（${a.doubt}）` : ''}`,
  'actual.instead': (a) => `“${a.claim}”成立`,
  'actual.none': () => '这种形式的断言都不成立',
  'actual.holds': () => '它成立',
  'actual.unreadable': () => '无法识别这一断言',
  'actual.searching': () => '仍在搜索',
  'actual.reading': () => '仍在计算',
} satisfies Translated<typeof english>;

/** What moves are to a verdict, where the rule's own word for it does not explain itself. */
const ROLE: Readonly<Record<string, string | undefined>> = {
  captor: '提子的一手',
  hot: '热子下于',
  'first-time': '第一次走完于',
  disturber: '自此为搅乱者',
  'earlier-disturber': '此前由此成为搅乱者',
  'earlier-stone': '此前在此点落子',
  repetition: '使同形再现',
  undecided: '未决',
};

/** Why each is reported, and what to do. */
export const diagnostics = {
  'board.no-liberty': ['画出的棋串没有气，对局中不会出现这样的局面。Koban 将它的眼定为未决。', '改正图。'],
  'show.no-such-move': ['`show:` 行所指的着手不在条目中。', '改正编号。'],
  'show.whole-unknown': [
    '`show:` 行要求画整个棋盘，而所画部分的位置未知。',
    '写 `size:`；没有画边时再写坐标。',
  ],
  'show.no-hot': [
    '`show:` 行要求画热子，而条目的规则都没有热子。',
    '在 `rules:` 中加 `spight`，或删除这个词。',
  ],
  'expect.failed': ['断言不成立。消息中写着成立的内容。', '改正断言或图；修正会写上成立的断言。'],
  'expect.void': ['断言所说的着手或规则不存在。', '改正编号或规则。'],
  'expect.open': [
    '裁定未决，或眼的某个对角点未知，因此断言无法判定。',
    '多画一些棋盘，提高 `max-cycle` 或搜索预算，或断言 `undecided`。',
  ],
  'expect.unproven': [
    '断言成立，但对眼的一些对角点，Koban 没有搜索所有着手，因此值未经证明。',
    '不需要改动。如果能在更小的棋盘上尝试所有着手，就画那个棋盘。',
  ],
  'show.no-goal': ['`show:` 行要求画第一手，而条目没有目标。', '添加 `goal:` 一行，或删除这个词。'],
  'expect.leak': [
    '关于结果的断言的棋串可以到达无人下子的点，因此答案问的边界可能不是本意所指。参见[结果](../explanation/outcomes.md#the-region)。',
    '画上使边界闭合的棋子，或用 `outside:` 除去别的点。',
  ],
  'expect.passes': [
    '关于结果的断言按这里终局所需的虚着次数成立，按另一次数不成立。参见[结果](../explanation/outcomes.md#the-game)。',
    '如果本意如此，在条目中写 `passes: 2`；要断言三次虚着时的结果，写 `passes: 3`。',
  ],
  'expect.spare': [
    '关于结果的断言在双方都没有闲着时成立，有一步闲着就不成立。参见[结果](../explanation/outcomes.md#spare-moves)。',
    '如果本意如此，在断言后写 `with spare none`，或在条目中写 `spare: none`。要断言有一步闲着时的结果，写 `with spare white 1`。',
  ],
  'expect.last-move': [
    '关于结果的断言问的是最后一手之后的局面，而规则禁止那一手。参见[结果](../explanation/outcomes.md#the-position)。',
    '在断言中写 `after N`：那一手的前一手；如果本意就是最后一手，则写最后一手。',
  ],
  'eye.differs': ['图旁所印的眼的值与 Koban 算出的不同。', '改正图或值。'],
  'game.cycle': [
    '这一局面此前已在棋盘上出现，当前规则不禁止。严重程度由设置 `koban.cycleWarnings` 决定。',
    '选择规则，或断言 `cycle N`。',
  ],
  'check.more': [
    '编辑器最多列出一份文本的 1,000 个问题，先略去最轻的。',
    '运行 `koban check`，它会列出全部。',
  ],
  'check.too-large': ['文本超过 20 MB，或有超过 200,000 个对局或变化图。编辑器不检查它。', '把它拆分。'],
} satisfies Explained;
