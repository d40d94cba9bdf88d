import type { Explained } from '../define.ts';
import {
  type BoardArgs,
  type exporting as english,
  PROGRAM,
  type ProgramWord,
  type TargetWord,
} from '../en/export.ts';
import { table } from '../fallback.ts';
import type { Translated } from '../message.ts';
import { COLOR, list, number, OTHER, quote } from './grammar.ts';

const TARGET = table<Exclude<TargetWord, ProgramWord>, readonly [label: string, doc: string]>({
  goban: ['Koban 条目', '“.goban”文件中的一个条目，不依赖其他条目'],
  senseis: ['Sensei’s Library（$$）', 'Sensei’s Library 和论坛的 $$ 图'],
  ascii: ['纯文本棋盘', '用字母画出的带边线的棋盘，用于邮件和注释'],
  unicode: ['制表符棋盘', '用制表符画出的棋盘，用于终端和邮件'],
  sgf: ['SGF', '一棵棋谱树（FF[4]），接续其他条目的条目成为其变化图'],
  psgo: ['LaTeX（psgo）', '用于 psgo 宏包的 LaTeX'],
  igo: ['LaTeX（igo）', '用于 igo 宏包的 LaTeX'],
  typst: ['Typst', '不需要任何包的 Typst：一个画棋盘的函数及其调用'],
  markdown: ['Markdown 图片', '带替代文字、直接写在 Markdown 里的图片'],
});

const isProgram = (target: TargetWord): target is ProgramWord => target in PROGRAM;
const size = ({ columns, rows }: BoardArgs) => `${columns}x${rows}`;
const unknownPoints = (n: number) => `${number(n)} 个未知的点`;

/** Writing in other notations: what they are called, and what they cannot represent. */
export const exporting = {
  'target.label': (a) => (isProgram(a.target) ? `${PROGRAM[a.target]} 棋盘` : TARGET[a.target][0]),
  'target.doc': (a) =>
    isProgram(a.target) ? `最后一手之后的棋盘，如 ${PROGRAM[a.target]} 所输出` : TARGET[a.target][1],

  'loss.title': () => '标题',
  'loss.from': (a) => `这一局面之前的 ${number(a.moves)} 手`,
  'loss.from-diagrams': () => '后面每个图之前的历史：劫规则对每个图单独判断',
  'loss.from-setup': () => '对局中途摆子之前的历史：从那里开始新的条目',
  'loss.claims': (a) => `${number(a.count)} 行“expect”`,
  'loss.facts': (a) => `${number(a.count)} 行（${a.keys.join('、')}）`,
  'loss.facts-in-comment': (a) => `SGF 只能作为注释保留的 ${number(a.count)} 行（${a.keys.join('、')}）`,
  'loss.rules': (a) => `规则（${a.rules.join('、')}）`,
  'loss.unknown-rules': (a) => `规则${quote(a.rules, 40)}，Koban 不认识它`,
  'loss.suicide': () => '是否允许自杀：SGF 没有带此劫规则的规则能说明这一点',
  'loss.suicide-but-ing': () => '在应氏规则以外的规则下允许自杀',
  'loss.no-board': () => '该条目，因为它没有棋盘',
  'loss.labels': (a) => `${number(a.count)} 个标签`,
  'loss.marks': (a) => `${number(a.count)} 个标记`,
  'loss.signs': (a) => `${number(a.count)} 个符号`,
  'loss.lines': (a) => `${number(a.count)} 条画出的线`,
  'loss.links': (a) => `${number(a.count)} 个链接`,
  'loss.marks-and-labels': (a) => `${number(a.count)} 个标记或标签`,
  'loss.comments': (a) => `${number(a.count)} 条注释`,
  'loss.properties': (a) => `棋谱中 ${list(a.names)} 的内容`,
  'loss.stray': (a) => `${number(a.count)} 处不属于 SGF 的文字`,
  'loss.signs-on-points': (a) => `${number(a.count)} 个符号：igo 只在棋子上画符号`,
  'loss.lines-outside': (a) => `${number(a.count)} 条画到图外的线`,
  'loss.last-move-marks': () => '刚下的一手的标记',
  'loss.moves-order': (a) => `${number(a.count)} 手的次序`,
  'loss.moves-above': (a) => `第 ${number(a.most)} 手之后的着手：igo 没有相应的棋子`,
  'loss.moves-nowhere': () => '一手不在棋盘任何点上的着手；Koban 假定它下在别处',
  'loss.unread': () => '棋盘，因为 Koban 无法从这段文字读回',
  'loss.turn': () => '轮到白下',
  'loss.turn-at-first': (a) => `${COLOR[a.mover]}下第一手时，本来轮到${OTHER[a.mover]}`,
  'loss.open': (a) => `棋盘在${list(a.sides.map((side) => SIDE[side]))}继续延伸`,
  'loss.open-sgf': () => '开放边以外的点是未知的：在 SGF 中它们是空点，由 VW 隐藏',
  'loss.unknown-printed': (a) => `${unknownPoints(a.count)}，写作 ?`,
  'loss.unknown-empty': (a) => `${unknownPoints(a.count)}，画成空点`,
  'loss.unknown-dimmed': (a) => `${unknownPoints(a.count)}：在 SGF 中是空点，并变暗（DD）`,
  'loss.unknown-blank': () => '有些点上什么也没画：它们是未知的（?）',
  'loss.place': () => '画的是棋盘的哪一部分',
  'loss.place-guessed': (a) => `位置：画在 ${size(a)} 棋盘上`,
  'loss.place-sgf': (a) => `位置和大小：SGF 只有整个棋盘，因此 Koban 采用 ${size(a)} 棋盘`,
  'loss.size': (a) => `整个棋盘的大小，${size(a)}`,
  'loss.size-most': (a) => `${size(a)} 个点：所画的棋盘最大是 ${a.most}x${a.most}`,
  'loss.size-lines': (a) =>
    `棋盘：${a.package} 最多画 ${number(a.most)} 路，而这个棋盘有 ${number(a.lines)} 路`,
  'loss.size-square': (a) => `棋盘是 ${size(a)} 路：${a.package} 只画正方形，因此缺少边线`,
  'loss.tenuki': () => '一手下在别处：在 SGF 中它是虚着，带注释“tenuki”',
  'loss.impossible': () => '一手不能成立：程序仍会把它的棋子放上棋盘',
  'loss.impossible-elsewhere': () => '一手不能成立的着手：标题说它下在别处',
  'loss.impossible-entry': () => '一手把棋子放在有子之处：条目中棋盘不变',
  'loss.impossible-picture': () => '一手下在有子之处：下一张图显示其后的棋盘',
} satisfies Translated<typeof english>;

const SIDE = { top: '上边', right: '右边', bottom: '下边', left: '左边' } as const;

/** Why each is reported, and what to do. */
export const diagnostics = {
  'lost.comments': ['条目或棋谱的注释：目标格式没有地方写。', '转换成 `sgf` 或 `goban`，或把注释写在图旁。'],
  'lost.facts': ['`expect` 和其他行：只有 Koban 的条目才有。', '保留条目，用 `koban check` 检查它。'],
  'lost.from': [
    '局面之前的历史：条目接续另一条目、同一局的后续图，或对局中途摆子之前的部分。',
    '转换成把一局的着手放在一起的 `sgf`，或保留原文。',
  ],
  'lost.impossible': [
    '无法下出的着手：目标格式有另一种读法，或没有读法。',
    '如果是错误，请在原文中改正这一手。',
  ],
  'lost.labels': [
    '标签：目标格式没有，或不能用在有编号的棋子上。',
    '把标签放在没有着手的点上，或转换成 `sgf`。',
  ],
  'lost.lines': [
    '箭头和线：目标格式没有，或它们的终点在棋盘之外。',
    '转换成 `sgf`，或用 `koban render` 画成图片。',
  ],
  'lost.links': ['`$$` 图的链接：目标格式没有。', '把链接写在图旁。'],
  'lost.marks': ['点上的标记（`*`）：目标格式没有。', '转换成 `sgf`，或用 `koban render` 画成图片。'],
  'lost.moves': ['着手的顺序：目标格式只显示局面，或编号不够。', '转换成保留顺序的 `sgf`。'],
  'lost.open': ['开放边：目标格式会画出边线或整个棋盘。', '如果棋盘到此为止，画出边线或写 `size:`。'],
  'lost.place': [
    '一部分在棋盘上的位置：目标格式需要位置，或无法写出位置。',
    '写 `size:`，并画出边线或坐标。',
  ],
  'lost.properties': ['棋谱中目标格式所没有的属性：对局者、贴目、节点名称等。', '保留棋谱，从它转换。'],
  'lost.rules': ['规则：目标格式没有，或没有含义相同的名称。', '在图前后的文字中写明规则。'],
  'lost.signs': [
    '形状、地和文字：目标格式没有，或不能画在那里。',
    '转换成 `sgf`，或用 `koban render` 画成图片。',
  ],
  'lost.size': [
    '棋盘的大小：目标格式无法写出，或没有这种大小的棋盘。',
    '转换成 `sgf` 或 `goban`，或画棋盘的一部分。',
  ],
  'lost.tenuki': [
    '下在图外的着手：SGF 显示整个棋盘，因此变成虚着。',
    '如果虚着即可，则不需要改动；否则画出整个棋盘，使这一手有一个点。',
  ],
  'lost.title': ['标题：目标格式没有，或只能写较短的。', '把标题写在图旁，或写短一些。'],
  'lost.turn': ['轮到谁下：目标格式只能用着手表示，或无法表示。', '在图前后的文字中写明轮到谁下。'],
  'lost.unknown': [
    '未知的点（`?`）：目标格式把它们画成空点，或照样写出。',
    '画出这些点上有什么，或转换成 `goban`。',
  ],
  'lost.unread': [
    '棋谱中不是 SGF 的文字；或引擎的棋盘，Koban 不能从文中再次找到它，如列数很少的棋盘。',
    '改正棋谱，或把棋盘转换成 `goban`。',
  ],
} satisfies Explained;
