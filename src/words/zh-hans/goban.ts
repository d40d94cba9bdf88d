import type { Explained } from '../define.ts';
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

/** Why each is reported, and what to do. */
export const diagnostics = {
  'line.unreadable': [
    '这一行不是棋盘的一行、边线、`key: value` 行、注释（`;`）或标题（`#`）。',
    '注释以 `;` 开头，或写上缺少的键。',
  ],
  'entry.no-board': ['条目没有棋盘的行，也没有 `size:` 和 `from:`。', '画出行，或写 `size:` 或 `from:`。'],
  'field.unknown-key': ['没有这个键。', '采用建议，或查阅记法页面。'],
  'field.duplicate': ['条目中只能写一次的键写了两次。Koban 采用第一个。', '删除两者之一。'],
  'field.empty': ['键没有值。', '写上值，或删除这一行。'],
  'field.value': ['键不接受这个值。', '采用建议，或写消息中列出的值。'],
  'rule.unknown': ['没有以此为标识的规则。', '采用建议，或选择一种规则。'],
  'rule.duplicate': ['规则列了两次。', '删除两者之一。'],
  'rule.option-unknown': ['“with”或“and”后面的词不是这一规则的选项。', '采用建议，或选择一个选项。'],
  'rule.option-value': ['选项不接受这个值。', '采用建议，或写消息中列出的值。'],
  'rule.option-twice': ['变体中同一选项写了两次。', '删除两者之一。'],
  'rule.naming': ['“rule:”行中的名称已有其他含义，或不是一个词。', '选择另一个名称。'],
  'fence.open': [
    'Markdown 中没有结束这个代码块的一行，因此 Koban 把其后的全文当作图来读。',
    '用修正关闭代码块，或在应当结束处关闭它。',
  ],
  'entry.too-long': [
    '一个条目中带键的行超过 20,000 行，或其中的词超过 20,000 个。一个问题按 80 个词计算。',
    '把它分成几个条目。',
  ],
  'title.second': ['条目有两个标题。', '给第二个标题画棋盘，或删除它。'],
  'diagram.ragged-row': [
    '这一行的点比棋盘的列多或少。Koban 将缺少的点视为未知的点，忽略多余的点。',
    '增加或删除点。',
  ],
  'diagram.unknown-glyph': [
    '行中有记法里没有的符号。Koban 将该点视为未知的点。',
    '写 `X`、`O`、`.`、`?`、数字、字母或 `*`。',
  ],
  'diagram.gap': ['空行隔断了棋盘。Koban 跳过这个空行。', '删除空行。'],
  'diagram.second-board': ['条目有两个棋盘。Koban 不读第二个。', '用标题（`# …`）开始新条目。'],
  'diagram.missing-edge': [
    '有一侧只有部分行画了竖线。Koban 将这一侧视为棋盘的边。',
    '画上缺少的竖线，或删除其余的竖线。',
  ],
  'diagram.too-large': ['棋盘超过 52 列或 52 行。', '画棋盘的一部分。'],
  'coordinates.columns': ['列的字母数与列数不同。Koban 忽略这些字母。', '改正字母。'],
  'coordinates.letter-i': ['列的字母中有 i，而围棋棋盘的坐标不用 i。', '用修正改正字母。'],
  'coordinates.disagree': ['棋盘上方与下方的字母不同。Koban 采用先出现的。', '改正两行之一。'],
  'coordinates.rows': ['行号的顺序不对。', '改正编号。'],
  'coordinates.place': ['坐标所示的位置与边线和大小所示的位置不同。', '改正坐标、边或大小。'],
  'coordinates.range': ['坐标超出最大的棋盘，或超出所写的大小。Koban 忽略这些坐标。', '改正坐标或大小。'],
  'size.too-small': ['画出的列或行多于所写的大小。', '改正大小。'],
  'size.mismatch': ['画出了相对的两条边线，但间距与大小不符。', '改正大小，或删除一条边。'],
  'size.place-unknown': ['只画了棋盘的一部分，而没有说明它的位置。', '画出边或坐标。'],
  'size.unsaid': ['图从 a1 开始，可能是整个棋盘，但上边和右边是开放边。', '用修正写 `size:`。'],
  'size.open-sides': [
    '图是正方形，可能是整个棋盘，但有的边没有画边线。',
    '画出边，或用修正写 `size:`。棋盘的一部分不需要改动。',
  ],
  'digit.duplicate': ['同一手画了两次。Koban 采用第一个。', '同一点上后来的着手写在 `replays:` 里。'],
  'digit.missing': ['画出的着手之间缺少编号。', '画出这一手；如果它下在第 1 手处，写 `replays: 3@1`。'],
  'label.duplicate': ['同一标签画了两次。Koban 采用第一个。', '选择另一个字母。棋子是大写字母。'],
  'label.small-stone': [
    '棋子之间只有一个小写的 `x` 或 `o`。Koban 把它读作标签，但没有着手或断言使用它。',
    '如果是棋子，请用修正。',
  ],
  'label.small-stones': [
    '小写的 `x` 或 `o` 画了不止一次。Koban 把第一个读作标签。',
    '用修正把它们都写成棋子。',
  ],
  'label.unknown': ['着手或断言使用了图上没有的标签。', '画出标签，或写坐标。'],
  'move.unreadable': [
    '这段文字不是着手。',
    '写坐标（`c4`）、标签、`pass`、`tenuki` 或 `@N`，前面可加 `B` 或 `W`。',
  ],
  'move.color-alone': ['颜色后面没有着手。', '写上着手，或删除颜色。'],
  'move.no-column-i': ['没有 i 列。', '用修正写 j。'],
  'move.same-color': ['着手序列中双方都有着手，而同一方连下了两手。', '写上缺少的着手、`pass` 或 `tenuki`。'],
  'move.off-board': ['该点不在画出的棋盘上。', '改正坐标；下在图外则写 `tenuki`。'],
  'replay.unreadable': ['这段文字不是 `replays:` 的一项。', '写 `4@1` 或 `4 at 1`。'],
  'replay.drawn': ['图上已有这一手的数字，它的点已经确定。', '删除 `replays:` 中的这一项，或删除数字。'],
  'replay.later': ['着手只能下在此前着手的点上。', '改正编号。'],
  'replay.unknown': ['`@` 后面的着手没有画出。', '改正编号。'],
  'moves.again-nowhere': ['`@N` 指的是没有下在棋盘上的一手。', '写出点。'],
  'mark.unreadable': ['这一行应写点、带文字的点，或成对的点。', '按消息所说的写。'],
  'mark.off-board': ['标记不在画出的棋盘上。', '改正坐标。'],
  'mark.second': ['一个点有两个形状或两段文字。Koban 画第一个。', '删除两者之一。'],
  'show.twice': ['`show:` 行中同一个词写了两次。Koban 采用第一个。', '删除两者之一。'],
  'expect.unreadable': ['这段文字不是断言。', '写成断言的形式之一。'],
  'expect.eye-worth': [
    '`is` 后面的文字不是眼的值，也不是眼的类别。',
    '写和，如 `1+b`，或类别，如 `better than half`。',
  ],
  'expect.no-point': ['这段文字不是点。', '写坐标或标签。'],
  'expect.off-board': ['该点不在画出的棋盘上。', '改正坐标。'],
} satisfies Explained;
