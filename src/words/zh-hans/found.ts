import type { Explained } from '../define.ts';
import type { found as english } from '../en/found.ts';
import type { Translated } from '../message.ts';
import { COLOR, number, quote } from './grammar.ts';

/** What is said of diagrams in other notations. */
export const found = {
  'colors.assumed': (a) => `Koban 假定 ${a.sign} 是${COLOR[a.X]}（${a.why}）`,
  'signs.author': () => '作者如此说明',
  'signs.dollars': () => '在 $$ 图中 X 是黑',
  'signs.pattern': () => '在棋形中 O 是轮到下的一方，不论黑白，X 是对方',
  'signs.gnugo': () => '在 GNU Go 的图中 O 是轮到下的一方或眼的主人，不论黑白',
  'signs.engine': (a) => `${a.program} 用 ${a.sign} 表示黑`,
  'signs.usual': (a) => `${a.sign} 通常代表黑`,

  'digits.numbers': (a) =>
    `Koban 把这些数字显示为号码，不作为着手，因为${a.repeated ? '有的数字出现了不止一次' : '它们不是从 1 起连续的'}`,
  'digits.unclear': (a) =>
    `数字 1 至 ${a.last} 可能是着手，也可能是点的名称。Koban 把它们显示为号码；要作为着手，请写“digits: moves”`,
  'diagram.not-points': () => '这里在点与点之间画了东西；Koban 忽略不在交叉点上的内容',
  'pattern.differs': (a) => `本图与它所注解的图（${a.title}）大小不同`,

  'fix.digits-are-numbers': () => '数字是号码：不作为着手',
  'fix.digits-are-moves': () => '数字是着手：照此下棋',

  'senseis.no-board': () => '这个 $$ 图没有行',
  'senseis.header': (a) =>
    `${quote(a.written)}不是图的选项。$$ 之后依次是 B 或 W、c、大小、m 加数字，然后是空格和标题`,
  'senseis.size': (a) => `棋盘有 1 至 25 路，不能是${quote(a.written)}；Koban 忽略这个大小`,
  'senseis.first': (a) => `第一手的手数是 1 至 9,999，不能是${quote(a.written)}`,
  'senseis.stray-line': () => '这一行不以 $$ 开头，因此 Koban 忽略它',
  'senseis.unreadable': (a) => `${quote(a.written)}不是链接“[a|Page]”、箭头“{AR C3 E5}”或线“{LN C3 E5}”`,
  'senseis.unknown-glyph': (a) => `${quote(a.glyphs)}在 $$ 图中没有意义；Koban 将该点视为未知`,
  'senseis.ragged-row': (a) =>
    `这一行有 ${number(a.has)} 个点，而棋盘有 ${number(a.wants)} 列；Koban 将缺少的点视为未知`,
  'senseis.too-large': (a) =>
    `${number(a.has)} ${a.what === 'columns' ? '列' : '行'}过多：棋盘最多 25 路，Koban 忽略其余部分`,
  'senseis.row-after-edge': () =>
    '图的下边线之下不能再有行。要在一个图中画两个棋盘，请左右并排，中间用 _ 隔开',
  'senseis.size-small': (a) =>
    `${number(a.columns)} 列 ${number(a.rows)} 行放不进 ${a.size} 路棋盘；Koban 忽略这个大小`,
  'senseis.digit-twice': (a) => `第 ${a.number} 手画了两次；Koban 采用第一个`,
  'senseis.digit-missing': (a) =>
    `缺第 ${a.number} 手，而画了第 ${a.next} 手；Koban 假定第 ${a.number} 手脱先。标题可以写明它下在哪里：“${a.number} at ${a.number > 1 ? 1 : 2}”、“${a.number} elsewhere”或“${a.number} pass”`,
  'senseis.label-twice': (a) => `标签“${a.label}”画了两次；着手只能指第一个`,
  'senseis.caption': (a) => `标题说第 ${a.number} 手下在第 ${a.at} 手处，但没有画第 ${a.at} 手`,
  'senseis.line-end': (a) => `${quote(a.written)}不是本图的点。请写 C3，或从左上角数的 3:5`,
  'senseis.line-unplaced': (a) => `${quote(a.written)}要求图中有角，才能确定坐标。要从左上角数，请写 3:5`,
  'senseis.link-nowhere': (a) => `图中没有显示“${a.anchor}”的点`,
} satisfies Translated<typeof english>;

/** Why each is reported, and what to do. */
export const diagnostics = {
  'colors.assumed': ['文中没有说明哪种符号是黑子。', '用修正写 `colors:`。'],
  'digits.numbers': ['Koban 把数字显示为编号，不当作着手。', '如果是着手，写 `digits: moves`。'],
  'digits.unclear': [
    '从 1 起每个数字各出现一次，所以可能是着手。',
    '用修正 `digits: moves` 或 `digits: numbers`。',
  ],
  'pattern.differs': ['一个模式的两幅图大小不同。', '改正两者之一。'],
  'diagram.not-points': ['在另一种记法的图中，点与点之间画了东西。Koban 忽略它。', '保持不变，或重新画图。'],
  'senseis.no-board': ['图没有行。', '画出行。'],
  'senseis.header': ['`$$` 后面的词不是选项。', '写 `B` 或 `W`、`c`、大小、`m` 加编号，然后空格和标题。'],
  'senseis.size': ['棋盘有 1 到 25 路。', '改正大小。'],
  'senseis.first': ['第一手的编号是 1 到 9999。', '改正编号。'],
  'senseis.stray-line': ['图中有一行不以 `$$` 开头。', '在前面写 `$$`。'],
  'senseis.unreadable': ['这一行不是链接、箭头或线。', '写 `[a|Page]`、`{AR C3 E5}` 或 `{LN C3 E5}`。'],
  'senseis.unknown-glyph': ['这个符号在 `$$` 图中没有含义。', '改正符号。'],
  'senseis.ragged-row': ['这一行的点比其他行多或少。', '增加或删除点。'],
  'senseis.too-large': ['棋盘超过 25 列或 25 行。', '画一部分。'],
  'senseis.row-after-edge': ['下边线之下还有一行。', '把棋盘并排，中间用 `_` 隔开。'],
  'senseis.size-small': ['图比所写的大小更大。', '改正大小。'],
  'senseis.digit-twice': ['同一手画了两次。Koban 采用第一个。', '在标题中写 `2 at 1`。'],
  'senseis.digit-missing': [
    '缺少编号。Koban 假定这一手下在别处。',
    '在标题中写 `2 at 1`、`2 elsewhere` 或 `2 pass`。',
  ],
  'senseis.label-twice': ['同一标签画了两次。着手只能指第一个。', '选择另一个字母。'],
  'senseis.caption': ['标题所说的着手没有画出。', '改正编号。'],
  'senseis.line-end': ['箭头或线的终点不存在。', '改正点。'],
  'senseis.line-unplaced': ['图中没有角，因此箭头的坐标未知。', '从左上角数起：`1:1`。'],
  'senseis.link-nowhere': ['图上没有带链接字母的点。', '画出字母。'],
} satisfies Explained;
