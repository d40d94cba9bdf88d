import type { features as english } from '../en/features.ts';
import type { Translated } from '../message.ts';
import { ruleWord } from '../rule-word.ts';
import type { ColorWord } from '../types.ts';
import { COLOR, join, number } from './grammar.ts';
import { under } from './rules.ts';

/** `黑子`. */
const stone = (color: ColorWord) => `${COLOR[color]}子`;

const SHOWN = {
  eyes: '眼的值',
  hot: '热子',
  moves: '第一手的标记',
  after: '某一手之后的棋盘',
  numbers: '仅这几手的手数',
  'whole board': '所画部分在整个棋盘上的位置',
} as const;

/** What an editor shows and offers: hovers, fixes, completion, lenses, outlines. */
export const features = {
  'fix.replace-claim': (a) => `将断言改为“${a.claim}”`,
  'fix.close-boundary': (a) =>
    `在 ${a.point} 画一个${COLOR[a.color]}子，使边界闭合${a.claim === null ? '' : `，并断言“${a.claim}”`}`,
  'fix.insert-claims': () => '插入成立的断言',
  'fix.insert-claim': (a) => `插入断言“${a.claim}”`,
  'fix.insert-tenukis': () => '在它之前插入双方各一次脱先',
  'fix.insert-threat': (a) => `在它之前插入劫材 ${a.threat} 和应手 ${a.answer}`,
  'fix.judge-under': (a) => `${under(a.rule)}判断（${ruleWord(a.rule)}）`,
  'fix.show-proof': () => '显示证明',
  'fix.show-proof-under': (a) => `显示${under(a.rule)}的证明`,
  'fix.convert': () => '转换为其他记法…',
  'fix.convert-position': () => '将这里的局面转换为其他记法…',
  'fix.convert-game': () => '将对局转换为其他记法…',
  'fix.convert-from': (a) => `从 ${a.notation} 转换为 Koban 条目`,
  'fix.write-ru': (a) => `写 RU[${a.name}]：劫${under(a.rule)}判断`,
  'fix.write-ru-suicide': (a) => `写 RU[${a.name}]，它允许自杀`,
  'fix.let-move': (a) => `改由${COLOR[a.color]}下`,
  'fix.let-pass': (a) => `让${COLOR[a.color]}先虚着`,
  'note.no-rules': () => '棋谱没有写明规则，而有的规则允许自杀',

  'hover.move': (a) => `**第 ${a.move} 手**：${a.description}`,
  'hover.show-proof': () => '显示证明',
  'hover.show-why': () => '显示原因',
  'hover.why': (a) => a.reason,
  'hover.animate': () => '打开棋盘',
  'hover.compare': () => '比较各规则',
  'hover.chosen': (a) => `\`${a.option} ${a.value}\`${a.means ? `：${a.means}` : ''}。${a.about}`,
  'hover.options': (a) => `\`with\` 之后可用的选项：${a.options.map((one) => `\`${one}\``).join('、')}`,
  'hover.rule-page': () => '阅读此规则的说明',
  'hover.if': (a) => `**如果${COLOR[a.color]}下 ${a.point}**`,
  'hover.chain': (a) =>
    `**${a.point}** 图上所画：${a.stones === 1 ? `单个${stone(a.color)}` : `${number(a.stones)} 子的${COLOR[a.color]}棋串`}，${a.isLeast ? '至少' : '有'} ${number(a.liberties)} 气`,
  'hover.point': (a) =>
    `**${a.point}**${a.after === null ? '' : ` 第 ${a.after} 手后`}：${a.content}${a.isHot ? '，热子' : ''}`,
  'about.chain': (a) =>
    `${a.stones === 1 ? `单个${stone(a.color)}` : `${number(a.stones)} 子的${COLOR[a.color]}棋串`}，${a.isLeast ? '至少' : '有'} ${number(a.liberties)} 气`,
  'about.hot': (a) => `第 ${a.move} 手起为热子`,
  'hover.claim-proven': (a) => `✓ 成立，已证明：${a.actual}`,
  'hover.claim-holds': () => '✓ 成立',
  'hover.claim-fails': (a) => `✗ 不成立：${a.actual}`,
  'hover.claim-pending': () => '… 仍在搜索',
  'hover.claim-void': (a) => `✗ ${a.actual}`,
  'hover.holds-here': () => '在这里成立：',
  'hover.said': (a) => `${a.of.join('、')}：${a.words.join('；')}`,
  'hover.and-more': (a) => `… 另有 ${number(a.count)} 项`,
  'hover.signs': (a) => `${a.sign} 是${COLOR[a.X]}${a.why ? `，${join('这样假定是因为', a.why)}` : ''}`,
  'fact.title': () => '标题',
  'fact.label': () => '标签',
  'fact.caption': () => '说明文字',
  'fact.captures': () => '提子数',
  'fact.rules': () => '规则',
  'fact.komi': () => '贴目',
  'fact.to-play': () => '轮到',
  'fact.move-number': () => '手数',
  'fact.last-move': () => '最后一手',
  'fact.eye-value': () => '眼的值',
  'fact.attributes': () => '属性',
  'fact.constraint': () => '约束',
  'fact.action': () => '动作',
  'fact.other': () => '备注',

  'property.unknown': (a) => `\`${a.name}\` 不是 SGF 的属性。不认识它的程序会保留或忽略它。`,
  'property.about': (a) => {
    const version = a.by
      ? join('由', BY[a.by] ?? a.by, '使用')
      : a.until
        ? `FF[1] 至 FF[${a.until}]`
        : a.since
          ? `FF[${a.since}]`
          : '';
    const about = [
      PROPERTY[a.type],
      ...(a.inherits ? ['对其后的节点也有效'] : []),
      ...(version ? [version] : []),
    ];
    return `*${about.join('，')}* · 取值：${a.takes}`;
  },
  'property.rules': (a) =>
    a.set === null
      ? `Koban 不认识这些规则。根据设置，它按**${a.rule}**判断劫：${a.summary}`
      : `${a.set}。Koban 按**${a.rule}**判断劫：${a.summary}`,
  'property.size': (a) => `棋盘有 ${number(a.columns)} 列 ${number(a.rows)} 行。`,
  'property.points': (a) =>
    `**${a.name}** ${a.title}：${a.points.length > 8 ? `${number(a.points.length)} 个点` : a.points.join(' ')}${a.content ? `，${a.content}` : ''}`,

  'inlay.hot': (a) => `热子：${a.points.length > 0 ? a.points.join(' ') : '无'}`,
  'inlay.hot-tooltip': (a) => `第 ${a.move} 手后${under('spight')}的热子。`,
  'inlay.eyes': (a) => `眼 ${a.eyes.map(({ point, value }) => `${point}：${value}`).join('，')}`,
  'inlay.eye-tooltip': (a) => `${a.point}：${COLOR[a.owner]}的${a.class}`,
  'lens.animate': (a) => `打开棋盘（${number(a.moves)} 手）`,
  'lens.board': () => '显示棋盘',
  'work.searching': () => '正在搜索循环',
  'work.reading-games': () => '正在读取对局',
  'work.reading-eyes': () => '正在计算眼',
  'outline.board': () => '棋盘',
  'outline.entry': (a) => `条目 ${a.number}`,
  'outline.diagram': (a) => `图 ${a.number}`,
  'outline.setup': () => '摆子',
  'outline.game': (a) => `对局 ${a.number}`,

  'complete.true-here': () => '在这里成立',
  'complete.true-class': (a) => `在这里成立：${a.class}`,
  'complete.start': () => '起始局面',
  'complete.moves': (a) => `${number(a.count)} 手`,
  'complete.tenuki': () => '下在图外',
  'complete.again': (a) => `${a.point}，第 ${a.move} 手下的点`,
  'complete.stone': (a) => stone(a.color),
  'complete.board': (a) => `空的 ${a.size}×${a.size} 棋盘`,
  'complete.corner': () => '19×19 棋盘的一角',
  'complete.side': () => '边的一部分',
  'complete.ko': () => '劫',
  'complete.clipboard': () => '来自剪贴板',
  'complete.new-game': () => '新对局',
  'complete.new-game-doc': () => '一局 19×19 围棋的第一个节点。',
  'complete.property': (a) => `${a.meaning}\n取值：${a.takes}。`,
  'complete.show': (a) => SHOWN[a.choice],
  'complete.double-1': () => '是',
  'complete.double-2': () => '非常',
  'complete.point': (a) =>
    `${a.point}${a.stone ? `，${stone(a.stone)}` : ''}${a.objection ? `，${a.objection}` : ''}`,
  'lens.report': () => '显示规则报告',
} satisfies Translated<typeof english>;

/** Who writes a property, where that is no one program. */
const BY: Readonly<Record<string, string | undefined>> = {
  servers: '多个服务器',
  programs: '多个程序',
};

const PROPERTY = {
  move: '描述一手棋',
  setup: '摆子',
  root: '属于第一个节点',
  info: '描述对局',
  any: '可在任何节点',
} as const;
