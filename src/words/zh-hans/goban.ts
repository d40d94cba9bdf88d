import type { AxisWord, goban as english, SideWord } from '../en/goban.ts';
import { table } from '../fallback.ts';
import type { Translated } from '../message.ts';
import { didYouMean, join, list, number, quote } from './grammar.ts';

/** `3 列`, `5 行`. */
const axis = (what: AxisWord, n: number) => `${number(n)} ${what === 'columns' ? '列' : '行'}`;
/** `第 3 列`, `第 5 行`. */
const line = (what: 'column' | 'row', name: string | number) =>
  `第 ${name} ${what === 'column' ? '列' : '行'}`;
const offBoard = (a: { written: string; first: string; last: string }) =>
  `${a.written} 在图外；本图的范围是 ${a.first} 至 ${a.last}`;

/** What is wrong with an entry in the notation of Koban. */
export const goban = {
  'line.unreadable': () => '这一行既不是棋盘的一行，也不是“key: value”行、注释（;）或标题（#）',
  'title.second': () => '一个条目只有一个标题；第二个标题会开始另一个条目',
  'entry.too-long': () => '本条目过长，Koban 从这里起忽略其余的行和词',
  'entry.no-board': (a) =>
    a.isTitleAlone
      ? '这一行开始了一个没有棋盘的条目。要写注释，请用 ; 而不是 # 开头'
      : '本条目没有棋盘：请画出各行，或写一行“size:”或“from:”',

  'field.unknown-key': (a) => `没有键${quote(a.key)}${didYouMean(a.near)}`,
  'field.duplicate': (a) => `“${a.key}”写了两次；Koban 采用第一个`,
  'field.empty': (a) => `“${a.key}”需要一个值：${a.value}`,
  'field.value': (a) => `“${a.key}”不能是${quote(a.written)}；应写：${a.value}${didYouMean(a.near)}`,
  'rule.unknown': (a) =>
    `没有规则${quote(a.written)}${didYouMean(a.near) || `；可用的规则有 ${list(a.known)}`}`,
  'rule.option-unknown': (a) =>
    a.written === ''
      ? `“${a.rule}”缺少选项；可用的选项有 ${list(a.known)}`
      : `“${a.rule}”没有选项${quote(a.written)}${didYouMean(a.near) || `；可用的选项有 ${list(a.known)}`}`,
  'rule.option-value': (a) => {
    const values = list([...(a.range ? [`${a.range.least} 到 ${a.range.most} 的数`] : []), ...a.known]);
    return a.written === ''
      ? `“${a.option}”需要一个值：${values}`
      : `“${a.option}”不能是${quote(a.written)}${didYouMean(a.near) || `；应写：${values}`}`;
  },
  'rule.option-twice': (a) => `“${a.option}”选了两次`,
  'rule.naming': (a) =>
    a.isTwice
      ? `${quote(a.name)}在本条目中已是另一规则的名称`
      : `${quote(a.name)}不能作规则的名称：名称是一个没有其他含义的词，由字母、数字和连字符组成`,
  'rule.duplicate': (a) => `“${a.rule}”列了两次`,

  'diagram.ragged-row': (a) =>
    `这一行有 ${number(a.has)} 个点，而棋盘有 ${axis('columns', a.wants)}；Koban ${a.has < a.wants ? '将缺少的点视为未知' : '忽略多余的点'}`,
  'diagram.unknown-glyph': (a) => `${quote(a.glyphs)}不是棋盘的符号；Koban 将该点视为未知（?）`,
  'diagram.gap': () => '空行隔断了棋盘；Koban 把下面的行当作同一个棋盘的一部分',
  'diagram.second-board': () =>
    '一个条目只有一个棋盘，因此 Koban 忽略第二个棋盘。要开始新条目，请在它上面写标题（# …）',
  'diagram.missing-edge': (a) => `${SIDE[a.side]}的边线不是每行都画了；Koban 将这一侧视为棋盘的边`,
  'diagram.too-large': (a) =>
    `${axis(a.what, a.has)}过多：棋盘最多 ${axis(a.what, a.most)}，Koban 忽略其余部分`,
  'coordinates.columns': (a) =>
    `${number(a.letters)} 个字母对应 ${axis('columns', a.columns)}；Koban 忽略这些字母`,
  'coordinates.letter-i': (a) => `列名跳过字母 i：这些列是 ${a.first} 至 ${a.last}`,
  'coordinates.disagree': (a) => `这些字母与另一处的不同，后者从 ${a.first} 开始；Koban 采用后者`,
  'coordinates.rows': (a) => `这是${line('row', a.wants)}，不是${line('row', a.written)}`,
  'coordinates.place': (a) =>
    `按坐标，本图从${line(a.line, a.printed)}开始；而按边线和“size:”，则从${line(a.line, a.place)}开始`,
  'coordinates.range': (a) =>
    `这些坐标到了${line(a.line, a.last)}，而棋盘只到${line(a.line, a.most)}；Koban 忽略这些坐标`,
  'size.too-small': (a) => `画了 ${axis(a.what, a.drawn)}，而“size:”只有 ${axis(a.what, a.size)}`,
  'size.mismatch': (a) =>
    `${a.what === 'columns' ? '左右' : '上下'}两条边线之间画了 ${axis(a.what, a.drawn)}，而“size:”是 ${axis(a.what, a.size)}`,
  'size.place-unknown': (a) =>
    `${join('没有边线或坐标说明画的是', list(a.parts.map((p) => `${axis(p.what, p.size)}中的哪 ${axis(p.what, p.drawn)}`)))}；坐标从左下角的点算起`,
  'size.unsaid': (a) => `这是整个 ${a.size} 棋盘吗？没有边线或“size:”，它的上边和右边就是开放边`,
  'size.open-sides': (a) =>
    `这像是整个 ${a.size} 棋盘，但${sides(a.sides)}是开放边。如果棋盘到此为止，请画出边线`,

  'digit.duplicate': (a) =>
    `第 ${a.number} 手（“${a.digit}”）画了两次；Koban 采用第一个。以后在同一点下的着手，请写“replays:”`,
  'digit.missing': (a) =>
    a.number === 1
      ? `缺第 1 手，而画了第 ${a.next} 手：请画出 1`
      : `缺第 ${a.number} 手：请画出 ${a.number === 10 ? 0 : a.number}${a.number > 2 ? `；如果它下在第 1 手处，请写“replays: ${a.number}@1”` : ''}`,
  'label.duplicate': (a) => `标签“${a.label}”画了两次；Koban 采用第一个`,
  'label.small-stone': (a) => `“${a.label}”在这里是标签，不是棋子：棋子用大写字母`,
  'label.small-stones': (a) => `棋子用大写字母：“${a.small}”是只能各画一次的标签，Koban 采用第一个`,
  'label.unknown': (a) => `图上没有标签“${a.label}”`,

  'move.unreadable': (a) =>
    `${quote(a.written)}不是着手。着手是坐标（c4）、标签、“pass”、“tenuki”或 @N，前面可加 B 或 W`,
  'move.color-alone': (a) => `“${a.color}”后面需要着手`,
  'move.no-column-i': (a) => `没有 i 列。是否应为 ${a.meant}？`,
  'move.off-board': offBoard,
  'move.same-color': (a) =>
    `${a.color === 'black' ? '黑' : '白'}在这里连下两手。如果是有意的，请为另一方写“pass”或“tenuki”`,

  'replay.unreadable': (a) => `${quote(a.written)}不是重下。请写“4@1”或“4 at 1”：第 4 手下在第 1 手处`,
  'replay.drawn': (a) => `第 ${a.number} 手已有位置；Koban 忽略这次重下`,
  'replay.later': (a) => `第 ${a.number} 手不能下在第 ${a.at} 手处：只能重下此前的着手`,
  'replay.unknown': (a) => `本图没有画第 ${a.at} 手`,

  'moves.again-nowhere': (a) => `第 ${a.move} 手没有下在棋盘上，因此 @${a.move} 不指任何点`,
  'mark.unreadable': (a) => `Koban 不能识别${quote(a.written)}。应写：${a.value}`,
  'mark.off-board': offBoard,
  'mark.second': (a) => `${a.point} 已有标记；Koban 只画第一个`,

  'show.twice': (a) => `这一行有两个“${a.word}”；Koban 采用第一个`,

  'expect.unreadable': (a) =>
    a.forms.length === 1
      ? `Koban 不能识别这一断言。应写：“${a.forms[0]}”`
      : `Koban 不能识别这一断言。断言有这些形式：${a.forms.map((form) => `“${form}”`).join('；')}`,
  'expect.eye-worth': (a) =>
    `${quote(a.written)}不是眼的值或类别。请写 1+b 或 2a 这样的和，或“proper”、“half”、“false”、“better than half”这样的类别${didYouMean(a.near)}`,
  'expect.no-point': (a) => `${quote(a.written)}不是点`,
  'expect.off-board': offBoard,

  'fence.open': (a) => `这个代码块没有结束，因此 Koban 把后面的全文当作图来读。请用 ${a.closing} 结束它`,

  'fix.write': (a) => `写成“${a.text}”`,
  'fix.write-nothing': () => '删去这个值',
  'fix.pad-row': () => '用空点补齐这一行',
  'fix.cut-row': () => '删去多余的点',
  'fix.add-edge': (a) => `补上${SIDE[a.side]}缺少的边线`,
  'fix.draw-edge': (a) => `画出${SIDE[a.side]}的边线`,
  'fix.draw-all-edges': () => '画出所有边线',
  'fix.remove-blank-lines': () => '删去空行',
  'fix.begin-entry': () => '在这里开始新条目',
  'fix.half-width': () => '改用半角符号和空格',
  'fix.begin-with-moves': () => '在行首加“moves:”',
  'fix.make-comment': () => '改为注释（;）',
  'fix.close-fence': () => '结束代码块',
  'fix.leave-out-i': () => '去掉字母 i',
  'fix.write-tenuki': () => '写成“tenuki”（下在图外）',
} satisfies Translated<typeof english>;

const SIDE = table<SideWord>({
  top: '上边',
  right: '右边',
  bottom: '下边',
  left: '左边',
});
const sides = (all: readonly SideWord[]) => list(all.map((side) => SIDE[side]));
