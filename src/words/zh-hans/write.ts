import type { Explained } from '../define.ts';
import type { write as english, ShapeWord, TurnWord } from '../en/write.ts';
import { table } from '../fallback.ts';
import type { Translated } from '../message.ts';
import type { ColorWord } from '../types.ts';
import { after, COLOR, list, number } from './grammar.ts';

const SHAPE = table<Exclude<ShapeWord, 'territory'>>({
  circle: '圆圈',
  square: '方块',
  triangle: '三角',
  cross: '叉',
  arrow: '箭头',
  line: '线',
});
const shaped = ({ shape, color }: { shape: ShapeWord; color: ColorWord }) =>
  shape === 'territory' ? `${COLOR[color]}地标记` : SHAPE[shape];
const titles = (all: readonly (string | null)[]) =>
  list(all.map((title) => (title === null ? '一个没有标题的条目' : `“${title}”`)));

/** Editing on the board: refusals, what is offered instead, and what was done. */
export const write = {
  'refused.notation': () => '只有 SGF 能保存这个。在这里请改为编辑文本。',
  'refused.no-board': () => '本条目没有可以下棋的棋盘。请先改正文本。',
  'refused.off-board': () => '这个点不在棋盘上。',
  'refused.unknown': (a) => `图上没有画出 ${a.point} 的情况，因此不能在那里落子。`,
  'refused.occupied': (a) => `${a.point} 已有${COLOR[a.color]}子。`,
  'refused.not-last': (a) => `文本在${after(a.at)}已接着下了：${a.description}。`,
  'refused.unsafe': () => 'Koban 不能安全地插入：周围的文本会因此读成别的意思。请改为编辑文本。',
  'refused.continued': (a) => `${titles(a.titles)}从本条目的最后一手接续。`,
  'refused.not-drawn': (a) =>
    `本条目接续${a.title === null ? '另一个条目' : `“${a.title}”`}，自己没有画棋盘。请在那里修改棋盘。`,
  'refused.played': (a) => `着手改变了 ${a.point} 的情况。要修改所画的内容，请回到起始局面。`,
  'refused.digit': (a) => `${a.point} 上的数字画的是着手。请在文本的图中删去它。`,
  'refused.label-in-use': (a) =>
    `本条目的着手或断言用到标签 ${a.label}，因此保留它。请在文本中重命名（F2）。`,
  'refused.label-elsewhere': (a) => `另一个条目用到 ${a.point} 上的标签。请改为编辑文本。`,
  'refused.ragged': (a) => `所画的行不到 ${a.point} 就结束了。请先改正这一行。`,
  'refused.breaks': (a) => `如果这样改 ${a.point}，本条目的着手就无法下了。`,
  'refused.is-empty': (a) => `${a.point} 已是空点。`,
  'refused.not-empty': (a) => `标签和标记须放在空点上，而图中的 ${a.point} 不是空点。`,
  'refused.no-label-there': (a) => `${a.point} 没有标签。`,
  'refused.no-letter-left': () => '所有字母都已用完。',
  'refused.label-letter': () => '标签是 a 至 z 的一个字母。',
  'refused.label-length': () => '标签有 1 至 8 个字符，不含空格和逗号。',
  'refused.label-there': (a) => `${a.point} 已有标签 ${a.label}。`,
  'refused.label-taken': (a) => `另一个点已有标签 ${a.label}。`,
  'refused.one-point': (a) => `${SHAPE[a.shape]}须从一个点连到另一个点。`,
  'refused.in-use': () => '这样一来，棋谱后面的一手就无法成立了。',
  'refused.first': () => '第一个节点不能删除。',
  'refused.stray-text': () => '本局有一些文字不属于任何属性。请先改正。',
  'refused.encoding': () => '文本中有无法解码的字符，编辑会丢失它们。请先用正确的编码重新打开文件。',
  'refused.no-place': () => '这个分支没有别的位置可移。',
  'refused.no-branch': () => '剪贴板里没有棋谱的分支。',
  'refused.whole-game': () => '剪贴板里是整局棋。请改为复制其中的一个分支。',
  'refused.branch-plays': () => '这样一来，棋谱中的着手会无法落子。',
  'refused.no-tenuki': () => 'SGF 表示整个棋盘，因此不能下在图外。',

  'refused.offer-variation': () => '开始变化图',
  'refused.offer-anyway': () => '仍然写入',
  'refused.offer-pin': (a) => `写在这里；${titles(a.titles)}仍从${after(a.at)}接续`,
  'refused.offer-follow': (a) => `写在这里；${titles(a.titles)}改从新的一手接续`,

  'wrote.variation': (a) => `变化图，${a.description}`,
  'wrote.marked': (a) => `${a.point} 已标记`,
  'wrote.label': (a) => `${a.point} 的标签是 ${a.label}`,
  'wrote.no-label': (a) => `${a.point} 没有标签`,
  'wrote.empty': (a) => `${a.point} 是空点`,
  'wrote.stone': (a) => `${a.point} 上是${COLOR[a.color]}子`,
  'wrote.no-mark': (a) => `${a.point} 没有标记`,
  'wrote.shape': (a) => `${a.point} 上是${shaped(a)}`,
  'wrote.line': (a) => `从 ${a.from} 到 ${a.to} 的${SHAPE[a.shape]}`,
  'wrote.no-line': (a) => `从 ${a.from} 到 ${a.to} 没有${SHAPE[a.shape]}`,
  'wrote.set-up': (a) =>
    a.what === 'empty' ? `将 ${a.point} 摆成空点` : `在 ${a.point} 摆${COLOR[a.what]}子`,
  'wrote.comment': () => '注释',
  'wrote.no-comment': () => '没有注释',
  'wrote.removal': () => '已删除这一手和其后的全部内容',
  'wrote.field': (a) => (a.value === '' ? `已清除“${a.title}”` : `${a.title}：${a.value}`),
  'wrote.turn': (a) => TURNED[a.how],
  'wrote.to-play': (a) => `轮到${COLOR[a.color]}`,
  'wrote.main-line': () => '现在这是主线',
  'wrote.branch-moved': (a) => `分支已${a.up ? '上' : '下'}移一位`,
  'wrote.branch': (a) => `含 ${number(a.nodes)} 个节点的分支`,

  'rename.empty-title': () => '标题需要一行文字。',
  'rename.taken-title': (a) => `另一个条目的标题也是“${a.title}”。`,
  'rename.label-letter': () => '标签是 a 至 z 的一个字母。',
  'rename.taken-label': (a) => `标签“${a.label}”已在使用。`,
  'rename.rule-word': (a) =>
    `“${a.name}”不能作规则的名称：名称是由小写字母、数字和连字符组成的一个词，且不是 Koban 自己的词。`,
  'rename.taken-rule': (a) => `已有名为“${a.name}”的规则。`,
  'rename.rule-elsewhere': (a) => `编辑器的设置或某个无法读取的文件用到“${a.name}”。请先在那里更改。`,
  'rename.changes-meaning': (a) => `名称改为“${a.name}”后，Koban 会把本文件读成别的意思。`,
} satisfies Translated<typeof english>;

const TURNED = table<TurnWord>({
  rotate: '棋谱已旋转 90 度',
  mirror: '棋谱已左右翻转',
  colors: '黑白已互换',
});

/** Why each is reported, and what to do. */
export const diagnostics = {
  'write.occupied': ['该点已有棋子。', '选择空点，或先拿掉棋子。'],
  'write.unknown': ['该点是未知的点（`?`）。', '在文中画出该点上有什么。'],
  'write.off-board': ['该点不在棋盘上。', '选择棋盘上的点。'],
  'write.forbidden': ['当前规则禁止这一手。', '先下别处，或选择另一种规则；<kbd>Alt</kbd>+点击则仍然落子。'],
  'write.not-last': ['文中接着的是另一手。', '接受提议，开始变化图，或删除后面的着手。'],
  'write.continued': ['其他条目接在本条目的最后一手之后。', '选择它们接在哪一手之后；Koban 会询问。'],
  'write.notation': [
    '这种记法容不下这一编辑：SGF 没有下在图外的着手；在条目中，棋盘视图不编辑注释，也不删除着手。',
    '编辑文本，或把对局存为 SGF。',
  ],
  'write.broken': [
    '对局中有不属于任何属性的文字，因此 Koban 不知道新着手写在哪里。',
    '先改正编辑器在对局中显示的错误。',
  ],
  'write.no-board': ['条目没有棋盘。', '画出行，或写 `size:` 或 `from:`。'],
  'write.not-drawn': ['条目显示的是另一条目的棋盘。', '在 `from:` 所指的条目中改变棋盘。'],
  'write.first': [
    '显示的棋盘不是画出的棋盘，或这是棋谱的第一个节点。',
    '要改变图，请回到起始局面。棋谱的第一个节点不能删除。',
  ],
  'write.played': ['该点下过一手。', '要改变所画的内容，请回到起始局面。'],
  'write.digit': ['该点有一手的数字。', '在文中的图里删除这个数字。'],
  'write.breaks': ['有了这个棋子，后面的着手就无法下出。', '先改动或删除后面的着手。'],
  'write.ragged': ['画出的行在该点之前结束。', '补上这一行缺少的点。'],
  'write.in-use': [
    '着手或断言使用了该点的标签，或棋谱后面的着手会无法下出。',
    '在文中用 <kbd>F2</kbd> 重命名标签，或先改动后面的着手。',
  ],
  'write.label-used': ['另一条目使用这个标签。', '在文中用 <kbd>F2</kbd> 重命名标签。'],
  'write.label-taken': ['另一点已有这个标签。', '选择另一个字母。'],
  'write.no-label': ['这段文字不是标签。', '写 a 到 z 的一个字母；在棋谱中可写不含空格和逗号的短文字。'],
  'write.not-empty': ['该点不是空点。', '选择空点。'],
  'write.same': ['该点已有这个标记、棋子或标签。', '不需要改动。'],
  'write.unsafe': ['这样编辑后，周围文字的含义会改变。', '请改为编辑文本。'],
} satisfies Explained;
