import type {
  CycleWords,
  DrawnMark,
  board as english,
  LineSign,
  LineWord,
  MomentWords,
  SignWord,
} from '../en/board.ts';
import type { ShownRuling } from '../en/playback.ts';
import { table } from '../fallback.ts';
import type { Translated } from '../message.ts';
import { COLOR, join, list, number } from './grammar.ts';
import { cycleLength, patternName } from './rules.ts';

function place({ number: n, isProof }: MomentWords): string {
  if (n === null) return isProof ? '第一手之前' : '起始局面';
  return `第 ${n} 手`;
}
const when = (at: MomentWords) => {
  if (at.number === null) return at.isProof ? '第一手之前' : '起始时';
  return `${place(at)}后`;
};
/** `6 手，三劫循环`. */
const cycle = ({ pattern, ...length }: CycleWords) =>
  `${cycleLength(length)}${pattern === 'other' ? '' : `，${patternName(pattern)}`}`;

/**
 * The board view: its controls, what it says of the shown move, its menu, and what a screen reader
 * says.
 */
export const board = {
  'board.waiting': () => '把光标放进一个图里，它就会显示在这里。',
  'board.alternative': (a) => `${a.caption}。${a.board}`,
  'board.name': (a) => (a.title === null ? '棋盘' : `棋盘：${a.title}`),
  'board.help': () =>
    '方向键在棋盘上移动。Enter 键落子，Shift+Enter 键落另一方的子，菜单键提供更多操作。逗号键和句号键逐手移动。',
  'board.first-steps': () => 'Koban 入门',
  'board.begin': () => '开始一局',
  'board.begin-label': () => '开始一局：',
  'board.games': () => '文件中的对局',
  'board.game': (a) => `第 ${number(a.number)} 局（共 ${number(a.count)} 局）`,
  'board.previous-game': () => '上一局',
  'board.next-game': () => '下一局',
  'board.move': (a) => `第 ${a.number} 手：${a.description}`,
  'board.play-of': (a) => `第 ${a.number} 手（共 ${a.of} 手）：${a.description}`,
  'board.brief': (a) => a.brief,
  'board.verdicts': () => '其他规则的裁定',
  'board.problems': () => '问题',

  'control.speed': (a) => `速度：每秒 ${number(a.speed)} 手`,
  'control.keys': () => '快捷键',

  'timeline.name': () => '手数',
  'timeline.start': (a) => `${a.caption}，共 ${number(a.moves)} 手`,
  'timeline.ko': (a) => `${a.caption}。这是劫着`,
  'timeline.peek': (a) =>
    [join(a.number, a.description), ...a.signs.map((sign) => SIGN[sign][0])].join(' · '),
  'timeline.sign': (a) =>
    `${SIGN[a.sign][1]}：${a.numbers.join('、')}${a.more > 0 ? `，另有 ${number(a.more)} 手` : ''}。`,

  'branch.name': () => '分支',
  'branch.back': (a) => `回到${a.title === null ? '此前的线路' : `“${a.title}”`}，${when(a.at)}`,
  'branch.next': () => '下一手',
  'branch.continues': () => '接续的条目',
  'branch.move': (a) => `第 ${a.number} 手`,
  'branch.off-board': (a) => (a.move === 'pass' ? '虚着' : '脱先'),
  'branch.at': (a) => `${when(a.at)}有分支`,

  'tree.name': () => '变化图',
  'tree.show': () => '显示变化树',
  'tree.menu': (a) => `操作：${a.node}`,
  'tree.main': () => '设为主线',
  'tree.up': () => '上移分支',
  'tree.down': () => '下移分支',
  'tree.cut': () => '剪切分支',
  'tree.copy': () => '复制分支',
  'tree.paste': () => '在其后粘贴分支',
  'tree.delete': () => '删除分支',
  'tree.fold': () => '折叠或展开',

  'cycle.name': (a) => `循环（${cycle(a)}），从${place(a.from)}到${place(a.to)}`,
  'cycle.play': (a) =>
    [`第 ${a.play} 手（共 ${a.of} 手）：${a.description}`, ...a.signs.map((sign) => SIGN[sign][0])].join(
      '，',
    ),
  'cycle.loop': (a) => `循环播放这 ${number(a.length)} 手`,
  'cycle.closed': (a) => `${cycle(a)}：棋盘与${when(a.from)}相同`,
  'cycle.closed-proof': (a) => `${cycle(a)}：棋盘与第一手之前相同`,
  'cycle.begins': (a) => `循环由此开始（${cycle(a)}）`,
  'cycle.within': (a) => `第 ${number(a.play)} 手，共 ${cycle(a)}`,
  'cycle.elsewhere': (a) => `循环（${cycle(a)}）`,
  'cycle.go': (a) => `${a.pattern === 'other' ? '' : `${patternName(a.pattern)}：`}前往${place(a.to)}`,
  'cycle.place': (a) => place(a.at),

  'proof.why': (a) => why(a),
  'proof.cycles': () => '证明中的循环',
  'proof.cycle': (a) => `${a.title}${a.of > 1 ? `（第 ${number(a.nth)} 个，共 ${number(a.of)} 个）` : ''}`,
  'proof.nth-cycle': (a) => `${a.nth}：${a.title}`,
  'proof.back': () => '回到着手序列',
  'proof.back-short': () => '返回',

  'judged.under': () => '判断所用的规则',
  'judged.other': () => '其他规则',

  'voice.proof': (a) => `证明：${why(a)}。${a.caption}`,
  'voice.line': (a) => `${a.title}：${a.caption}`,
  'voice.rule': (a) => `${join('按', a.rule, '判断')}：${a.caption}`,
  'voice.eyes-unread': (a) =>
    `Koban 仍在计算 ${a.points.join('、')}${a.more > 0 ? ` 等 ${number(a.points.length + a.more)} 处` : ' '}的眼。`,
  'voice.eyes-read': () => 'Koban 已算完这个盘面上所有的眼。',

  'comment.section': () => '注释',
  'comment.name': (a) => (a.nth === 1 ? '注释' : `注释 ${number(a.nth)}`),
  'comment.empty': () => '为这一局面写注释',

  'picture.copied': () => '棋盘的图片已复制到剪贴板。',
  'picture.refused': () =>
    '编辑器不让本页把图片放进剪贴板。命令“Koban: 复制为...”可以把图片复制为文本，或保存为文件。',
  'picture.gone': () => '这个棋盘的图片已不存在。请重新查看棋盘，再复制。',

  'keys.title': () => '快捷键',
  'keys.close': () => '关闭',
  'keys.next': () => '下一手；到末尾时进入接续的条目',
  'keys.back': () => '上一手',
  'keys.on-many': (a) => `前进 ${number(a.moves)} 手`,
  'keys.back-many': (a) => `后退 ${number(a.moves)} 手`,
  'keys.start': () => '到开头',
  'keys.end': () => '到末尾',
  'keys.toggle': () => '播放或暂停',
  'keys.faster': () => '加快',
  'keys.slower': () => '放慢',
  'keys.flagged': () => '下一个有标示的着手',
  'keys.flagged-before': () => '上一个有标示的着手',
  'keys.loop': () => '循环播放',
  'keys.branch': () => '下一个变化图',
  'keys.branch-before': () => '上一个变化图',
  'keys.leave': () => '回到变化图开始的地方',
  'sign.one': (a) => SIGN[a.sign][0],
  'sign.line': (a) => LINE_SIGN[a.sign],
  'legend.again': () => '按 ? 键可再次查看。',
  'keys.signs': () => '符号',
  'keys.eyes': () => '显示眼的值',
  'keys.comment': () => '下一个注释',
  'keys.comment-before': () => '上一个注释',
  'keys.name': () => '下一个着手名称',
  'keys.name-before': () => '上一个着手名称',
  'keys.marks': () => '下一个标记',
  'keys.marks-before': () => '上一个标记',
  'jumps.name': () => '注释、名称和标记',
  'keys.numbers': () => '在棋子上显示手数',
  'keys.moves': () => '显示变化树',
  'keys.from-proof': () => '从证明回到着手序列',
  'keys.list': () => '列出这些快捷键',
  'keys.copy': () => '把棋盘复制为图片',

  'menu.name': (a) => `编辑 ${a.point}`,
  'menu.play': (a) => `下 ${a.point}`,
  'menu.color': (a) => COLOR[a.color],
  'menu.anyway': () => '仍然落子',
  'menu.pass': () => '虚着',
  'menu.tenuki': () => '脱先（下在别处）',
  'menu.remove': () => '删除这一手和其后的内容',
  'menu.record': () => '写入棋谱',
  'menu.draw': () => '在棋盘上画',
  'menu.stone': (a) => `${COLOR[a.color]}子`,
  'menu.empty': () => '空点',
  'menu.mark': () => '标记',
  'menu.shapes': () => '图形',
  'menu.shape': (a) => `${SHAPE[a.shape]}（再选一次则移除）`,
  'menu.line': (a) => `画到另一点的${SHAPE[a.shape]}`,
  'menu.territory': (a) => `${COLOR[a.color]}地（再选一次则移除）`,
  'menu.next-label': () => '下一个可用的标签',
  'menu.text': () => '文字…',
  'menu.no-label': () => '没有标签',
  'menu.letters': () => '字母',
  'menu.label': (a) => `标签 ${a.label}`,
  'menu.wins': (a) => `谁胜？${a.point} 的棋`,
  'menu.board': () => '棋盘',
  'menu.copy': () => '复制为图片',

  'writing.read-only': () => '这个文本是只读的。',
  'writing.proof': () => '证明不能修改。要写入，请回到着手序列。',
  'writing.dismiss': () => '关闭',
  'writing.text': (a) => `${a.point} 上的文字`,
  'writing.text-question': (a) => `${a.point} 上的文字，最多 ${number(a.most)} 个字符`,
  'writing.write': () => '写入',
  'writing.line': (a) =>
    `从 ${a.point} 画${SHAPE[a.shape]}：请点击终点，或在终点按 Enter 键。按 Esc 键取消。`,
  'subject.name': () => '当前显示',
  'subject.position': () => '局面',
  'subject.moment': (a) => (a.number === null ? place(a) : when(a)),
  'wins.goal': () => '目标',
  'wins.aim': (a) => (a.aim === null ? '文中的目标' : AIM[a.aim]),
  'wins.end': () => '终局',
  'wins.passes': (a) => (a.passes === null ? '文中的虚着次数' : `${a.passes === 2 ? '两' : '三'}次虚着终局`),
  'chain.also': () => '另外也问',
  'chain.stones': () => '选择棋子',
  'chain.picking': (a) =>
    `${a.points.length === 0 ? '' : `目标是 ${list(a.points)}。`}点击棋子，或在棋子上按 Enter，可加入或去掉它的棋串。按 Escape 结束。`,
  'chain.in-goal': () => '在目标中',
  'chain.asked': (a) => `所问：${list(a.points)}`,
  'chain.name': (a) => `${COLOR[a.color]} ${a.point}，${number(a.stones)} 子`,
  'chain.list': () => '所问的棋串',
  'chain.choose': () => '选择棋串…',
  'section.list': () => '分区',
  'section.name': (a) => SECTION[a.section],
  'section.no-move': () => '移到一手棋，就能看到规则为何允许或禁止它。',
  'section.no-record': () => '棋手、贴目和结果属于棋谱（.sgf）。这个文本是图。',
  'section.no-proof': (a: { rule: string }) => `这一手没有 ${a.rule} 的证明可显示。请选择另一规则或另一手。`,
  'wins.all-rules': () => '所有规则',
  'board.in-ko': (a: { text: string; letter: string }) => `${a.text}（劫 ${a.letter}）`,
  'keys.sections': () => '打开分区：棋盘、规则、胜者、证明、棋谱',
  'keys.rule': () => '棋盘上方一行中的下一规则',
  'keys.rule-before': () => '棋盘上方一行中的上一规则',
  'jumps.next': () => '下一条注释、名称或标记',
  'jumps.before': () => '上一条注释、名称或标记',
} satisfies Translated<typeof english>;

const why = (a: { description: string; ruling: ShownRuling }) =>
  join('为何', a.description, PROVES[a.ruling]);

const SHAPE = table<LineWord | DrawnMark>({
  triangle: '三角',
  square: '方块',
  circle: '圆圈',
  cross: '叉',
  arrow: '箭头',
  line: '线',
});

/** A sign by itself, and above the numbers of the moves that have it. */
const SIGN = table<SignWord, readonly [one: string, all: string]>({
  forbidden: ['禁止', '被禁止的着手'],
  ends: ['对局结束', '使对局结束的着手'],
  undecided: ['未决', '未决的着手'],
  repeats: ['重复局面', '重复局面的着手'],
  name: ['名称', '有名称的着手'],
  comment: ['注释', '有注释的着手'],
  marks: ['标记', '有标记的着手'],
});

const AIM = {
  'capture-any': '提掉其一',
  'capture-all': '全部提掉',
  'keep-one': '保住其一',
  'keep-all': '全部保住',
  connect: '连接两子',
} as const;

const SECTION = {
  board: '棋盘',
  rules: '规则',
  wins: '胜者',
  proof: '证明',
  record: '棋谱',
} as const;

const LINE_SIGN = table<LineSign>({
  pass: '虚着，或下在别处',
  eye: '眼的值',
  mouth: '劫：其着手改变的点。轮图上的字母与此相同',
  track: '轮图上的劫：颜色表示劫中是黑子还是白子，细线表示空',
  seam: '循环的终点：每条轨道都接上自己的颜色，棋盘与起点时相同',
});

const PROVES = table<ShownRuling>({
  forbidden: '被禁止',
  ends: '使对局结束',
  undecided: '未决',
  allowed: '合法',
  pending: '如此判定',
});
