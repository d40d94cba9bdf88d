import type { cliOutput as english } from '../en/cli-output.ts';
import type { Translated } from '../message.ts';
import { COLOR, duration, join, list, number, quote } from './grammar.ts';

const stones = (n: number) => `${number(n)} 子`;
const moves = (n: number) => `${number(n)} 手`;

/** What commands print for people: cycles, eyes, smallest examples, totals, progress. */
export const cliOutput = {
  'output.entry': (a) => `${a.title ?? '没有标题的条目'}${a.after === 0 ? '' : `，第 ${a.after} 手后`}`,

  'output.cycle': (a) => `${a.parity === 'odd' ? '奇数' : '偶数'}${a.isPlain ? '，简单' : ''}`,
  'output.no-cycle': (a) => (a.most === 'any' ? '没有任何长度的循环' : `没有不超过 ${moves(a.most)}的循环`),
  'output.no-more-cycles': (a) =>
    a.most === 'any' ? '没有其他长度的循环' : `没有其他不超过 ${moves(a.most)}的循环`,
  'output.cycles-budget': (a) => `Koban 搜索了不超过 ${moves(a.most)}的全部循环；此后搜索预算用完`,

  'output.eye': (a) => `${a.point} ${COLOR[a.owner]}：${a.worth}`,
  'output.attack': (a) => `攻：${a.points.join(' ')}`,
  'output.defense': (a) => `补：${a.points.join(' ')}`,
  'output.no-eyes': () => '没有眼',
  'output.no-eye-point': (a) => NO_EYE[a.why](a.point),
  'output.no-eye-anywhere': (a) => `没有一个棋盘上的 ${a.point} 是空点`,
  'output.table.case': () => '情形',
  'output.table.sum': () => '和',
  'output.table.wanted': () => '应为',
  'output.table.holds': (a) => (a.holds ? '是' : '否'),

  'merge.files': () => '请指定三个文件：BASE、OURS 和 THEIRS',
  'merge.conflicts': (a) => `两个版本的更改有 ${number(a.conflicts)} 处矛盾：请在注释中查找 <<<<<<<`,
  'merge.unread': () => '其中一个版本有不是 SGF 的文字，无法合并；两个版本先后都在文件中',

  'find.progress': (a) =>
    `${a.points === null ? '' : `${number(a.points)} 个点，`}${stones(a.stones)}，${moves(a.moves)}（第 ${number(a.step)} 步，最多 ${number(a.steps)} 步）${a.left === null ? '' : `，最多约剩 ${duration(a.left)}`}，已下 ${moves(a.plays)}`,
  'find.none': (a) =>
    `在 ${a.board} 棋盘上，不超过 ${stones(a.stones)}${a.moves === null ? '' : `、${moves(a.moves)}`}的范围内没有这样的局面`,
  'find.none-up-to': (a) =>
    `在不大于 ${a.board} 的棋盘上，不超过 ${stones(a.stones)}${a.moves === null ? '' : `、${moves(a.moves)}`}的范围内没有这样的局面`,
  'find.none-matching': (a) =>
    `在未知的点上放不超过 ${stones(a.stones)}、再下不超过 ${moves(a.moves)}，没有一种补法能使断言全部成立`,
  'find.smallest': (a) =>
    `${a.board} 棋盘上最小的：${stones(a.stones)}${a.moves === null ? '' : `，${moves(a.moves)}`}。`,
  'find.smallest-up-to': (a) =>
    `不大于 ${a.board} 的棋盘上最小的：${number(a.points)} 个点，${stones(a.stones)}${a.moves === null ? '' : `，${moves(a.moves)}`}。`,
  'find.smallest-matching': (a) =>
    `最小的：${number(a.unknown)} 个未知的点上有 ${stones(a.stones)}，再下 ${moves(a.moves)}。`,
  'find.proven': () => 'Koban 已搜索了所有更小的。',
  'find.open-claims': (a) => `有 ${number(a.count)} 个补全的条目含有 Koban 无法判定的断言。`,
  'find.open-eyes': (a) => `有 ${number(a.count)} 个局面含有值未经证明的眼。`,
  'find.open-verdicts': (a) => `有 ${number(a.count)} 个裁定未决，因此 Koban 无法比较。`,
  'find.open-outcomes': (a) => `有 ${number(a.count)} 种情形，Koban 未能比较结果。`,
  'find.open-kos': (a) => `有 ${number(a.count)} 种情形，Koban 未能找出全部的劫。`,
  'find.examples': (a) =>
    `有 ${number(a.all)} 个例子是这个大小；${a.all === a.shown ? '全部列在下面' : `下面列出其中 ${number(a.shown)} 个`}。`,
  'find.title-eye': (a) => `值为 ${a.value} 的眼`,
  'find.title-cycle': (a) => `${moves(a.moves)}的循环`,
  'find.title-differ': (a) => `${list(a.rules)} 的裁定不同`,
  'find.title-outcome': (a) => `${list(a.rules)} 的结果不同`,
  'find.title-ko-position': (a) => `${number(a.points)} 个点的劫局面`,
  'find.title-disturber': (a) => `${COLOR[a.player]}是搅乱者`,
  'find.title-hot': (a) => `${stones(a.stones)}热子`,
  'find.title-matching': () => '补全的图',
  'find.what': () =>
    '请写明要找什么：“--differ ID,ID”、“--cycle N”、“--pattern NAME”、“--eye VALUE”、“--ko-position N”、“--disturber COLOR”、“--hot N”、“--outcome ID,ID”或“--matching FILE”',
  'find.no-files': () => '只有 --merge 接受文件',
  'find.not-with': (a) => `${a.condition} 不能与 ${a.option} 同用`,
  'find.one-entry': (a) => `--matching 要求文件只有一个条目，而不是 ${number(a.entries)} 个`,
  'find.all-unknown': () => '棋盘上每一点都是未知的：请画一颗棋子或一个空点',
  'find.place': (a) =>
    [
      `${a.kind === 'game' ? `第 ${number(a.number)} 局` : `条目 ${number(a.number)}`}${a.title === null ? '' : `（${a.title}）`}`,
      a.move === 0 ? '起始局面' : `第 ${a.move} 手后`,
      a.from === a.to ? a.from : `${a.from}–${a.to}`,
      ...(a.mirrored ? ['左右反射'] : []),
      ...(a.turned === 0 ? [] : [`旋转 ${a.turned}°`]),
      ...(a.exchanged ? ['交换黑白'] : []),
    ].join('，'),
  'find.places': (a) =>
    `${number(a.places)} 处（${number(a.files)} 个文件，${number(a.games)} 局，${number(a.entries)} 个条目）`,
  'find.no-board': () => '条目没有可以补全的棋盘',
  'find.no-claim': () => '没有任何断言：请给条目加一行“expect”，或用 --claim',
  'find.too-many-unknown': (a) =>
    `棋盘有 ${number(a.unknown)} 个未知的点；Koban 最多能补全 ${number(a.most)} 个`,
  'find.too-many-open': (a) => `条目空出了 ${moves(a.open)}；Koban 最多能补 ${moves(a.most)}`,
  'find.other-search': (a) => `“${a.file}”所存的不是这次搜索。请换一个文件，或删除它`,
  'find.no-part': (a) => `“${a.file}”不是“koban find --shard”的输出`,
  'find.no-parts': () => '--merge 要求给出各份的输出',
  'find.parts-differ': () => '这些是不同搜索的部分',
  'find.parts-missing': (a) => `这次搜索有 ${number(a.parts)} 份，而这里有 ${number(a.given)} 份`,
  'find.moves-below-cycle': (a) => `--moves 小于 --cycle ${a.length}`,
  'find.no-eye-value': (a) => `--eye 的值应为和，如 1+a、2b 或 0，不是${quote(a.given, 40)}`,
  'find.no-size': (a) =>
    `${a.option === null ? '棋盘' : `${a.option} 的值`}应为列数和行数，如 4x3，最多 ${number(a.most)} 个点，不是${quote(a.given, 40)}`,
  'find.one-board': () => '--board 和 --up-to 只能用其中一个',

  'audit.totals': (a) =>
    [
      `${number(a.files)} 个文件`,
      `${number(a.games)} 局`,
      moves(a.moves),
      `提 ${stones(a.captured)}`,
      `同形再现 ${number(a.repetitions)} 次`,
    ].join('，'),
  'audit.head-rule': () => '规则',
  'audit.head-forbidden': () => '禁止',
  'audit.head-undecided': () => '未决',
  'audit.head-ended': () => '结束',
  'audit.head-games': () => '局数',
  'audit.head-problem': () => '问题',
  'audit.head-count': () => '次数',
  'audit.head-severity': () => '严重程度',
  'audit.games': (a) => `${number(a.games)} 局`,
  'audit.speed': (a) => `每秒 ${number(a.games)} 局`,
  'audit.left': (a) => join('还需', a.time),
  'audit.ended': (a) => `${number(a.games)} 局用时 ${a.seconds} 秒，每秒 ${number(a.speed)} 局`,
} satisfies Translated<typeof english>;

const NO_EYE = {
  outside: (point: string) => `${point} 不在这个棋盘上`,
  unknown: (point: string) => `图上没有画出 ${point} 的情况`,
  stone: (point: string) => `${point} 不是空点`,
} as const;
