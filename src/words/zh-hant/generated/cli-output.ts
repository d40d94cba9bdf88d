/** Made by `npm run generate`: what is said in Simplified Chinese. */
import type { cliOutput as english } from '../../en/cli-output.ts';
import type { Translated } from '../../message.ts';
import { COLOR, duration, join, list, number, quote } from '../grammar.ts';

const stones = (n: number) => `${number(n)} 子`;
const moves = (n: number) => `${number(n)} 手`;

/** What commands print for people: cycles, eyes, smallest examples, totals, progress. */
export const cliOutput = {
  'output.entry': (a) => `${a.title ?? '沒有標題的條目'}${a.after === 0 ? '' : `，第 ${a.after} 手後`}`,

  'output.cycle': (a) => `${a.parity === 'odd' ? '奇數' : '偶數'}${a.isPlain ? '，簡單' : ''}`,
  'output.no-cycle': (a) => (a.most === 'any' ? '沒有任何長度的循環' : `沒有不超過 ${moves(a.most)}的循環`),
  'output.no-more-cycles': (a) =>
    a.most === 'any' ? '沒有其他長度的循環' : `沒有其他不超過 ${moves(a.most)}的循環`,
  'output.cycles-budget': (a) => `Koban 搜尋了不超過 ${moves(a.most)}的全部循環；此後搜尋預算用完`,

  'output.eye': (a) => `${a.point} ${COLOR[a.owner]}：${a.worth}`,
  'output.attack': (a) => `攻：${a.points.join(' ')}`,
  'output.defense': (a) => `補：${a.points.join(' ')}`,
  'output.no-eyes': () => '沒有眼',
  'output.no-eye-point': (a) => NO_EYE[a.why](a.point),
  'output.no-eye-anywhere': (a) => `沒有一個棋盤上的 ${a.point} 是空點`,
  'output.table.case': () => '情形',
  'output.table.sum': () => '和',
  'output.table.wanted': () => '應為',
  'output.table.holds': (a) => (a.holds ? '是' : '否'),

  'merge.files': () => '請指定三個檔案：BASE、OURS 和 THEIRS',
  'merge.conflicts': (a) => `兩個版本的更改有 ${number(a.conflicts)} 處矛盾：請在註解中尋找 <<<<<<<`,
  'merge.unread': () => '其中一個版本有不是 SGF 的文字，無法合併；兩個版本先後都在檔案中',

  'find.progress': (a) =>
    `${a.points === null ? '' : `${number(a.points)} 個點，`}${stones(a.stones)}，${moves(a.moves)}（第 ${number(a.step)} 步，最多 ${number(a.steps)} 步）${a.left === null ? '' : `，最多約剩 ${duration(a.left)}`}，已下 ${moves(a.plays)}`,
  'find.none': (a) =>
    `在 ${a.board} 棋盤上，不超過 ${stones(a.stones)}${a.moves === null ? '' : `、${moves(a.moves)}`}的範圍內沒有這樣的局面`,
  'find.none-up-to': (a) =>
    `在不大於 ${a.board} 的棋盤上，不超過 ${stones(a.stones)}${a.moves === null ? '' : `、${moves(a.moves)}`}的範圍內沒有這樣的局面`,
  'find.none-matching': (a) =>
    `在未知的點上放不超過 ${stones(a.stones)}、再下不超過 ${moves(a.moves)}，沒有一種補法能使斷言全部成立`,
  'find.smallest': (a) =>
    `${a.board} 棋盤上最小的：${stones(a.stones)}${a.moves === null ? '' : `，${moves(a.moves)}`}。`,
  'find.smallest-up-to': (a) =>
    `不大於 ${a.board} 的棋盤上最小的：${number(a.points)} 個點，${stones(a.stones)}${a.moves === null ? '' : `，${moves(a.moves)}`}。`,
  'find.smallest-matching': (a) =>
    `最小的：${number(a.unknown)} 個未知的點上有 ${stones(a.stones)}，再下 ${moves(a.moves)}。`,
  'find.proven': () => 'Koban 已搜尋了所有更小的。',
  'find.open-claims': (a) => `有 ${number(a.count)} 個補完的條目含有 Koban 無法判定的斷言。`,
  'find.open-eyes': (a) => `有 ${number(a.count)} 個局面含有值未經證明的眼。`,
  'find.open-verdicts': (a) => `有 ${number(a.count)} 個裁定未決，因此 Koban 無法比較。`,
  'find.open-outcomes': (a) => `有 ${number(a.count)} 種情形，Koban 未能比較結果。`,
  'find.open-kos': (a) => `有 ${number(a.count)} 種情形，Koban 未能找出全部的劫。`,
  'find.examples': (a) =>
    `有 ${number(a.all)} 個例子是這個大小；${a.all === a.shown ? '全部列在下面' : `下面列出其中 ${number(a.shown)} 個`}。`,
  'find.title-eye': (a) => `值為 ${a.value} 的眼`,
  'find.title-cycle': (a) => `${moves(a.moves)}的循環`,
  'find.title-differ': (a) => `${list(a.rules)} 的裁定不同`,
  'find.title-outcome': (a) => `${list(a.rules)} 的結果不同`,
  'find.title-ko-position': (a) => `${number(a.points)} 個點的劫局面`,
  'find.title-disturber': (a) => `${COLOR[a.player]}是攪亂者`,
  'find.title-hot': (a) => `${stones(a.stones)}熱子`,
  'find.title-matching': () => '補完的圖',
  'find.what': () =>
    '請寫明要找什麼：「--differ ID,ID」、「--cycle N」、「--pattern NAME」、「--eye VALUE」、「--ko-position N」、「--disturber COLOR」、「--hot N」、「--outcome ID,ID」或「--matching FILE」',
  'find.no-files': () => '只有 --merge 接受檔案',
  'find.not-with': (a) => `${a.condition} 不能與 ${a.option} 一起使用`,
  'find.one-entry': (a) => `--matching 要求檔案只有一個條目，而不是 ${number(a.entries)} 個`,
  'find.all-unknown': () => '棋盤上每一點都是未知的：請畫一顆棋子或一個空點',
  'find.place': (a) =>
    [
      `${a.kind === 'game' ? `第 ${number(a.number)} 局` : `條目 ${number(a.number)}`}${a.title === null ? '' : `（${a.title}）`}`,
      a.move === 0 ? '開始局面' : `第 ${a.move} 手後`,
      a.from === a.to ? a.from : `${a.from}–${a.to}`,
      ...(a.mirrored ? ['左右鏡射'] : []),
      ...(a.turned === 0 ? [] : [`旋轉 ${a.turned}°`]),
      ...(a.exchanged ? ['交換黑白'] : []),
    ].join('，'),
  'find.places': (a) =>
    `${number(a.places)} 處（${number(a.files)} 個檔案，${number(a.games)} 局，${number(a.entries)} 個條目）`,
  'find.no-board': () => '條目沒有可以補完的棋盤',
  'find.no-claim': () => '沒有任何斷言：請給條目加一行「expect」，或用 --claim',
  'find.too-many-unknown': (a) =>
    `棋盤有 ${number(a.unknown)} 個未知的點；Koban 最多能補完 ${number(a.most)} 個`,
  'find.too-many-open': (a) => `條目空出了 ${moves(a.open)}；Koban 最多能補 ${moves(a.most)}`,
  'find.other-search': (a) => `「${a.file}」所存的不是這次搜尋。請換一個檔案，或刪除它`,
  'find.no-part': (a) => `「${a.file}」不是「koban find --shard」的輸出`,
  'find.no-parts': () => '--merge 要求給出各份的輸出',
  'find.parts-differ': () => '這些是不同搜尋的部分',
  'find.parts-missing': (a) => `這次搜尋有 ${number(a.parts)} 份，而這裡有 ${number(a.given)} 份`,
  'find.moves-below-cycle': (a) => `--moves 小於 --cycle ${a.length}`,
  'find.no-eye-value': (a) => `--eye 的值應為和，如 1+a、2b 或 0，不是${quote(a.given, 40)}`,
  'find.no-size': (a) =>
    `${a.option === null ? '棋盤' : `${a.option} 的值`}應為欄數和列數，如 4x3，最多 ${number(a.most)} 個點，不是${quote(a.given, 40)}`,
  'find.one-board': () => '--board 和 --up-to 只能用其中一個',

  'audit.totals': (a) =>
    [
      `${number(a.files)} 個檔案`,
      `${number(a.games)} 局`,
      moves(a.moves),
      `提 ${stones(a.captured)}`,
      `同形再現 ${number(a.repetitions)} 次`,
    ].join('，'),
  'audit.head-rule': () => '規則',
  'audit.head-forbidden': () => '禁止',
  'audit.head-undecided': () => '未決',
  'audit.head-ended': () => '結束',
  'audit.head-games': () => '局數',
  'audit.head-problem': () => '問題',
  'audit.head-count': () => '次數',
  'audit.head-severity': () => '嚴重程度',
  'audit.games': (a) => `${number(a.games)} 局`,
  'audit.speed': (a) => `每秒 ${number(a.games)} 局`,
  'audit.left': (a) => join('還需', a.time),
  'audit.ended': (a) => `${number(a.games)} 局用時 ${a.seconds} 秒，每秒 ${number(a.speed)} 局`,
} satisfies Translated<typeof english>;

const NO_EYE = {
  outside: (point: string) => `${point} 不在這個棋盤上`,
  unknown: (point: string) => `圖上沒有畫出 ${point} 的情況`,
  stone: (point: string) => `${point} 不是空點`,
} as const;
