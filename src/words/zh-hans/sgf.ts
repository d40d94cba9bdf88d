import type { Explained } from '../define.ts';
import type { sgf as english, ValueWord } from '../en/sgf.ts';
import { table } from '../fallback.ts';
import type { Translated } from '../message.ts';
import { COLOR, chainAt, didYouMean, join, number, quote } from './grammar.ts';

/** A value of a property in a message. */
const value = (text: string) => quote(text.replace(/\s+/g, ' ').trim(), 40);

/** What is said of game records. */
export const sgf = {
  'sgf.no-game': () => '这里没有对局。对局的样子如“(;SZ[19];B[pd];W[dp])”',
  'sgf.outside-text': () => '这些文字在对局之外；程序会忽略它',
  'sgf.stray-text': () => '这些文字不属于任何属性；程序会忽略它',
  'sgf.unescaped-bracket': (a) => `${a.name} 的文字在此前的 ] 处已结束。要在文字中写 ]，请写 \\]`,
  'sgf.extra-close': () => '这个 ) 没有对应的 (',
  'sgf.unclosed-tree': (a) =>
    a.count === 1 ? '这个 ( 没有闭合' : `这个 ( 及其中另外 ${number(a.count - 1)} 个都没有闭合`,
  'sgf.unclosed-value': (a) => `${a.name === null ? '某个属性的这个值' : `${a.name} 的这个值`}末尾需要 ]`,
  'sgf.swallowed': (a) => `似乎缺少“]”：${a.name} 的文字延续到了下一个节点`,
  'sgf.no-value': (a) => `${a.name} 没有值`,
  'sgf.no-name': () => '这个值前面没有属性名',
  'sgf.no-node': () => '节点须以 ; 开头',
  'sgf.late-node': () => '节点不能接在变化图之后；Koban 把它读作另一个变化图',
  'sgf.empty-variation': () => '变化图需要自己的节点；这对括号里没有节点',
  'sgf.two-games': () => '同一对括号里有两局；Koban 只读取第一局',
  'sgf.lost-characters': (a) =>
    a.count === 1
      ? '这个字符无法读取：读文件时用错了编码'
      : `有 ${number(a.count)} 个字符无法读取，这是第一个：读文件时用错了编码`,
  'sgf.nul': () => '这是 NUL 字符；许多程序读到这里就停止',

  'sgf.unknown-property': (a) => `SGF 没有属性 ${a.name}；不认识它的程序会保留或忽略它`,
  'sgf.old-property': (a) => `FF[4] 不再有 ${a.name}（${a.title}）`,
  'sgf.long-name': (a) => `FF[4] 没有长名称：请写 ${a.short}，不要写 ${a.name}`,
  'sgf.small-name': (a) =>
    a.count === 1
      ? `属性名应为大写字母；Koban 仍照样读取 ${a.name}`
      : `属性名应为大写字母；Koban 仍照样读取 ${a.name} 及另外 ${number(a.count - 1)} 个`,
  'sgf.komi': (a) =>
    `贴目 ${a.value} 大概是 ${a.likely} 目${a.stones ? `，即按中国数子法 ${a.stones} 子` : ''}`,
  'sgf.newer-form': (a) =>
    `${NEWER[a.what] ?? (a.name === null ? '这个属性' : `${a.name} `)}需要 FF[4]，而本局写的是 FF[${a.version}]；较旧的程序不认识它`,
  'sgf.duplicate-property': (a) =>
    `${a.name} 在这个节点中出现 ${number(a.count)} 次；${a.list ? '它们的值应放在一起' : 'Koban 采用第一个'}`,
  'sgf.several-values': (a) =>
    a.isEmpty ? `${a.name} 的空值表示一个也没有，但这里还有其他值` : `${a.name} 只取一个值；Koban 采用第一个`,
  'sgf.wrong-value': (a) => `${a.name} 不能是${value(a.value)}；取值：${a.takes}`,
  'sgf.off-board': (a) => `${value(a.point)}不在 ${a.size} 棋盘上`,
  'sgf.square-size': (a) => `正方形棋盘只写一个数：SZ[${a.size}]`,
  'sgf.point-twice': (a) => `${a.name} 列了两次 ${a.point}`,
  'sgf.root-property': (a) => `${a.name} 应放在对局的第一个节点`,
  'sgf.second-info': (a) => `${a.name} 应放在描述对局的节点，而此前已有节点描述了对局`,
  'sgf.setup-and-move': (a) => `一个节点只能有摆子（${a.setup}）或着手（${a.move}）之一；Koban 假定先摆子`,
  'sgf.two-moves': () => '一个节点只有一手；Koban 把这一手读作下一手',
  'sgf.root-move': () => '第一个节点描述对局；着手从下一个节点开始',
  'sgf.contradiction': (a) => `${a.name} 与 ${a.other} 矛盾：一个节点只能有其中之一`,
  'sgf.two-marks': (a) => `${a.point} 已有 ${a.other}：一个点只有一个标记，因此 ${a.name} 不合适`,
  'sgf.handicap': (a) =>
    `HA 写的是让 ${number(a.says)} 子，但白下第一手时棋盘上${a.stones === 0 ? '一子也没有' : `有 ${number(a.stones)} 子`}`,
  'sgf.no-move': (a) => `${a.name} 描述一手棋，而这个节点没有着手`,
  'sgf.result': (a) =>
    `FF[4] 的结果写作“B+3.5”、“W+R”、“B+T”、“W+F”、“0”、“Void”或“?”，不是${value(a.value)}`,
  'sgf.result-komi': (a) =>
    `RE[${a.result}] 与 KM[${a.komi}] 不合：这样数出的结果应${a.komi % 1 === 0 ? '没有' : '有'}半目`,
  'sgf.result-size': (a) =>
    `不可能是 RE[${a.result}]：${a.columns} 列 ${a.rows} 行的棋盘只有 ${number(a.columns * a.rows)} 个点`,
  'sgf.result-count': (a) =>
    `RE[${a.result}] 与最后的局面不符：数子法为 ${a.area}，数目法（地和提子）为 ${a.territory}${
      a.stones.length === 0 ? '' : `（死子：${a.stones.join(' ')}）`
    }`,
  'sgf.dead': (a) => `“dead:”所写的${value(a.written)}处没有棋子`,
  'sgf.date': (a) => `FF[4] 的日期写作 2024-05-01，不是${value(a.value)}`,
  'sgf.time': (a) => `FF[4] 的 TM 以秒计，不是${value(a.value)}；读秒应写在 OT`,
  'sgf.unknown-rules': (a) =>
    `未知的规则${value(a.value)}；Koban 根据设置判断劫：${a.rule}${didYouMean(a.near)}`,
  'sgf.unknown-charset': (a) => `未知的编码${value(a.value)}`,
  'sgf.not-go': (a) =>
    `GM[${a.value}]${a.game === null ? ' ' : `（${a.game}）`}不是围棋（GM[1]），因此 Koban 不下它的着手`,

  'sgf.stone-on-stone': (a) => `${a.name} 在 ${a.point} 放棋子，而那里已有${COLOR[a.there]}子`,
  'sgf.nothing-there': (a) => `${a.point} 已是空点`,
  'sgf.two-stones': (a) => `这个节点在 ${a.point} 摆了两次；Koban 采用最后一次`,
  'sgf.no-liberty': (a) => `这次摆子之后，${chainAt(a.count, a.point)}没有气；对局中不会出现这样的局面`,
  'sgf.too-many': (a) => `本局的问题超过 ${number(a.most)} 个；其余不显示`,
  'sgf.turn': (a) => `不该${COLOR[a.color]}下`,

  'sgf.takes': (a) => {
    const { value: type, values, range } = a;
    if (typeof type !== 'string') {
      const [first = 'text', second = 'text'] = type;
      const rest = first === second && values !== 'one' ? '另一个点' : VALUE[second];
      return `${values === 'one' ? '' : '一个或多个：'}${VALUE[first]}、冒号、${rest}`;
    }
    if (range) return `${number(range[0])} 到 ${number(range[1])} 的整数`;
    if (values === 'one') return VALUE[type];
    const many = type === 'stone' || type === 'point' ? '点，或矩形 `aa:cc`' : VALUE[type];
    return join(values === 'elist' ? '零个或多个' : '一个或多个', many);
  },

  'fix.join-values': () => '合并这些值',
  'fix.keep-first': () => '保留第一个值',
  'fix.delete': () => '删除它',
  'fix.own-node': () => '移到自己的节点',
  'fix.write-code': (a) => `写成 ${a.text}`,
  'fix.to-first-node': () => '移到第一个节点',
  'fix.to-info-node': () => '移到描述对局的节点',
  'fix.close-tree': () => '在末尾闭合它',
  'fix.close-trees': (a) => `在末尾闭合全部 ${number(a.count)} 个`,
  'fix.add-bracket': () => '添加 ]',
  'fix.add-bracket-before': () => '在其前面加上“]”',
  'fix.delete-move': () => '删除这一手',
  'fix.make-setup': (a) => `改为摆子（${a.name}）`,
  'fix.play-on': () => '从这里重新下：删除这一手及其后的全部内容',
  'fix.delete-value': () => '删除这个值',
  'fix.begin-node': () => '开始一个节点',
  'fix.make-variation': () => '改为变化图',
  'fix.escape-bracket': (a) => (a.count === 1 ? '转义前面的 ]' : `转义文字中的 ${number(a.count)} 个 ]`),
  'fix.make-pass': () => '改为虚着',
  'fix.empty-value': () => '给它一个空值',
  'fix.delete-parentheses': () => '删除这对括号',
  'fix.capital-names': () => '所有名称都写成大写',
  'fix.combine-values': () => '组合这些值',
  'fix.split-node': () => '拆成两个节点',
  'fix.write-instead': (a) => `两者都改写成 ${a.text}`,
  'fix.write-one-number': () => '只写一个数',
} satisfies Translated<typeof english>;

const NEWER: Readonly<Record<string, string | undefined>> = {
  rectangular: '非正方形的棋盘',
  'empty-pass': '不写点的虚着',
  rectangle: '点的矩形',
};

const VALUE = table<ValueWord>({
  none: '空',
  number: '整数',
  real: '数',
  double: '1，或表示强调的 2',
  color: '`B` 或 `W`',
  simpletext: '一行文字',
  text: '文字',
  point: '点',
  move: '点，虚着则为空',
  stone: '点',
  size: '不超过 52 的数，或用冒号隔开的两个数',
  figure: '空，或数、冒号和文字',
});

/** Why each is reported, and what to do. */
export const diagnostics = {
  'sgf.no-game': ['文件中没有棋谱。', '写 `(;SZ[19])`。'],
  'sgf.outside-text': ['棋谱之外有文字。', '删除它。'],
  'sgf.stray-text': ['有文字不属于任何属性。', '用修正删除它。'],
  'sgf.swallowed': ['一段文字里有像节点的内容，结束它的 `]` 很可能缺失。', '用修正写 `]`，或转义括号。'],
  'sgf.unescaped-bracket': ['文字中的 `]` 使文字过早结束。', '用修正写 `\\]`。'],
  'sgf.extra-close': ['这个 `)` 没有对应的 `(`。', '用修正删除它。'],
  'sgf.unclosed-tree': ['一个 `(` 没有闭合。', '用修正在末尾关闭它。'],
  'sgf.unclosed-value': ['值的末尾没有 `]`。', '用修正加上 `]`。'],
  'sgf.no-value': ['属性没有值。', '用修正，或写上值。'],
  'sgf.no-name': ['值的前面没有属性名。', '写上属性的名称。'],
  'sgf.no-node': ['节点没有以 `;` 开头。', '用修正开始一个节点。'],
  'sgf.late-node': ['变化图之后还有节点。Koban 把它读作另一个变化图。', '用修正使它成为变化。'],
  'sgf.empty-variation': ['括号中没有自己的节点。', '用修正删除括号。'],
  'sgf.two-games': ['同一对括号里有两局。Koban 读取第一局。', '给每局各自的括号。'],
  'sgf.lost-characters': ['有字符无法读出。', '用正确的编码打开文件。'],
  'sgf.too-many': ['一局中的问题超过 5,000 个。其余不显示。', '改正已显示的问题。'],
  'sgf.nul': ['文本中有 NUL 字符。', '用修正删除它们。'],
  'sgf.unknown-property': ['SGF 没有这个属性。', '改正名称，或保持不变。'],
  'sgf.old-property': ['FF[4] 不再有这个属性。', '用修正换成 FF[4] 的属性，或删除它。'],
  'sgf.long-name': ['FF[4] 没有长名称。', '用修正写短名称。'],
  'sgf.newer-form': ['这个属性属于 FF[4]，而棋谱写的是更早的版本。', '用修正写 `FF[4]`。'],
  'sgf.duplicate-property': [
    '一个节点中同一属性写了两次。',
    '用修正合并值、删除第二个属性，或把第二手放进自己的节点。',
  ],
  'sgf.several-values': ['这个属性只有一个值。Koban 采用第一个。', '用修正连接文字，或保留第一个值。'],
  'sgf.wrong-value': ['属性不接受这个值。', '用修正，或按消息所说的写。'],
  'sgf.off-board': ['该点不在棋盘上。', '改正点或 `SZ`。'],
  'sgf.square-size': ['正方形棋盘的大小只写一个数。', '用修正写一个数。'],
  'sgf.point-twice': ['列表中同一个点出现两次。', '用修正删除第二个。'],
  'sgf.root-property': ['这个属性应放在第一个节点。', '用修正把它移到第一个节点，或删除它。'],
  'sgf.second-info': ['有两个节点描述对局。', '用修正把第二个移到第一个节点，或删除它。'],
  'sgf.setup-and-move': ['一个节点既有摆子又有着手。Koban 先摆子。', '用修正拆分节点。'],
  'sgf.two-moves': ['一个节点有两手。', '用修正把第二手放进自己的节点。'],
  'sgf.root-move': ['第一个节点有着手。', '用修正把着手放进自己的节点。'],
  'sgf.contradiction': ['两个属性互相矛盾。', '保留其中一个。'],
  'sgf.two-marks': ['一个点有两个标记。', '用修正删除第二个标记。'],
  'sgf.handicap': ['`HA` 与棋盘上的让子数不同。', '改正两者之一。'],
  'sgf.no-move': ['注解描述一手棋，而节点没有着手。', '用修正删除它。'],
  'sgf.result': ['结果不是 FF[4] 的形式。', '用修正，或写消息所示的形式。'],
  'sgf.result-komi': ['贴目有半目，而数出的结果没有，或者相反。', '改正两者之一。'],
  'sgf.result-count': [
    '主线的最后一个节点标出了地（`TB`、`TW`），或在注释中写明了死子（`dead: c3 k10`、`dead: none`），而不论数子法还是数目法（地和提子），不论双活中的点是否计入，都得不出所写的结果。在对方地中或与其相邻的棋子算作死子。',
    '改正结果或所标的地。',
  ],
  'sgf.dead': ['`dead:` 一行写了没有棋子的点。', '写出每块死子中的一子，或写 `none`。'],
  'sgf.result-size': ['结果的目数超过棋盘点数的两倍。', '改正结果。'],
  'sgf.date': ['日期不是 FF[4] 的形式。', '用修正，或写消息所示的形式。'],
  'sgf.time': ['时间不是秒数。', '用修正，或写秒数。'],
  'sgf.unknown-rules': ['Koban 不认识这种规则，因此采用设置中的规则。', '写表中的名称。'],
  'sgf.unknown-charset': ['Koban 不认识这种编码。', '如果文件是 UTF-8，就写 UTF-8。'],
  'sgf.small-name': [
    '名称用了小写字母；有的程序这样写。Koban 能读其中常用的。',
    '用大写字母写；修正会全部改写。',
  ],
  'sgf.komi': [
    '有的服务器把贴目写成百倍的数，或写成中国规则的子数。裁定不受影响。',
    '如果推测正确，用目数写贴目。',
  ],
  'sgf.not-go': ['棋谱记录的是另一种游戏。', '不需要改动。'],
  'sgf.stone-on-stone': ['摆子把棋子放在已有棋子的点上。', '删除点。'],
  'sgf.nothing-there': ['摆子清除的是空点。', '用修正删除点。'],
  'sgf.two-stones': ['一个节点在同一点摆了两次。', '保留两者之一。'],
  'sgf.no-liberty': ['摆子之后有棋串没有气。', '改正摆子。'],
  'sgf.turn': ['不该下的一方下了一手。', '用修正，或插入虚着。'],
} satisfies Explained;
