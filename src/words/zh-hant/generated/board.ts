/** Made by `npm run generate`: what is said in Simplified Chinese. */
import type {
  CycleWords,
  DrawnMark,
  board as english,
  LineSign,
  LineWord,
  MomentWords,
  SignWord,
} from '../../en/board.ts';
import type { ShownRuling } from '../../en/playback.ts';
import { table } from '../../fallback.ts';
import type { Translated } from '../../message.ts';
import { COLOR, join, number } from '../grammar.ts';
import { cycleLength, patternName } from './rules.ts';

function place({ number: n, isProof }: MomentWords): string {
  if (n === null) return isProof ? '第一手之前' : '起始局面';
  return `第 ${n} 手`;
}
const when = (at: MomentWords) => {
  if (at.number === null) return at.isProof ? '第一手之前' : '起始時';
  return `${place(at)}後`;
};
/** `6 手，三劫循環`. */
const cycle = ({ pattern, ...length }: CycleWords) =>
  `${cycleLength(length)}${pattern === 'other' ? '' : `，${patternName(pattern)}`}`;

/**
 * The board view: its controls, what it says of the shown move, its menu, and what a screen reader
 * says.
 */
export const board = {
  'board.waiting': () => '把游標放進一個圖裡，它就會顯示在這裡。',
  'board.about': () => '關於這一手',
  'board.alternative': (a) => `${a.caption}。${a.board}`,
  'board.name': (a) => (a.title === null ? '棋盤' : `棋盤：${a.title}`),
  'board.help': () =>
    '方向鍵在棋盤上移動。Enter 鍵落子，Shift+Enter 鍵落另一方的子，選單鍵提供更多操作。逗號鍵和句號鍵逐手移動。',
  'board.first-steps': () => 'Koban 入門',
  'board.begin': () => '開始一局',
  'board.begin-label': () => '開始一局：',
  'board.games': () => '檔案中的對局',
  'board.game': (a) => `第 ${number(a.number)} 局（共 ${number(a.count)} 局）`,
  'board.previous-game': () => '上一局',
  'board.next-game': () => '下一局',
  'board.move': (a) => `第 ${a.number} 手：${a.description}`,
  'board.play-of': (a) => `第 ${a.number} 手（共 ${a.of} 手）：${a.description}`,
  'board.brief': (a) => a.brief,
  'board.verdicts': () => '其他規則的裁定',
  'board.problems': () => '問題',

  'control.speed': (a) => `速度：每秒 ${number(a.speed)} 手`,
  'control.keys': () => '快速鍵',

  'timeline.name': () => '手數',
  'timeline.start': (a) => `${a.caption}，共 ${number(a.moves)} 手`,
  'timeline.ko': (a) => `${a.caption}。這是劫著`,
  'timeline.peek': (a) =>
    [join(a.number, a.description), ...a.signs.map((sign) => SIGN[sign][0])].join(' · '),
  'timeline.sign': (a) =>
    `${SIGN[a.sign][1]}：${a.numbers.join('、')}${a.more > 0 ? `，另有 ${number(a.more)} 手` : ''}。`,

  'branch.name': () => '分支',
  'branch.back': (a) => `回到${a.title === null ? '此前的線路' : `「${a.title}」`}，${when(a.at)}`,
  'branch.next': () => '下一手',
  'branch.continues': () => '接續的條目',
  'branch.move': (a) => `第 ${a.number} 手`,
  'branch.off-board': (a) => (a.move === 'pass' ? '虛手' : '脫先'),
  'branch.at': (a) => `${when(a.at)}有分支`,

  'tree.name': () => '變化圖',
  'tree.show': () => '顯示變化樹',
  'tree.menu': (a) => `操作：${a.node}`,
  'tree.main': () => '設為主線',
  'tree.up': () => '上移分支',
  'tree.down': () => '下移分支',
  'tree.cut': () => '剪下分支',
  'tree.copy': () => '複製分支',
  'tree.paste': () => '在其後貼上分支',
  'tree.delete': () => '刪除分支',
  'tree.fold': () => '摺疊或展開',

  'cycle.name': (a) => `循環（${cycle(a)}），從${place(a.from)}到${place(a.to)}`,
  'cycle.play': (a) =>
    [`第 ${a.play} 手（共 ${a.of} 手）：${a.description}`, ...a.signs.map((sign) => SIGN[sign][0])].join(
      '，',
    ),
  'cycle.loop': (a) => `循環播放這 ${number(a.length)} 手`,
  'cycle.loop-short': () => '循環播放',
  'cycle.closed': (a) => `${cycle(a)}：棋盤與${when(a.from)}相同`,
  'cycle.closed-proof': (a) => `${cycle(a)}：棋盤與第一手之前相同`,
  'cycle.begins': (a) => `循環由此開始（${cycle(a)}）`,
  'cycle.within': (a) => `第 ${number(a.play)} 手，共 ${cycle(a)}`,
  'cycle.elsewhere': (a) => `循環（${cycle(a)}）`,
  'cycle.go': (a) => `前往${place(a.to)}`,
  'cycle.place': (a) => place(a.at),

  'proof.why': (a) => why(a),
  'proof.cycles': () => '證明中的循環',
  'proof.cycle': (a) => `${a.title}${a.of > 1 ? `（第 ${number(a.nth)} 個，共 ${number(a.of)} 個）` : ''}`,
  'proof.nth-cycle': (a) => `${a.nth}：${a.title}`,
  'proof.back': () => '回到著手序列',
  'proof.back-short': () => '返回',

  'judged.under': () => '判斷所用的規則',
  'judged.other': () => '其他規則',

  'voice.proof': (a) => `證明：${why(a)}。${a.caption}`,
  'voice.line': (a) => `${a.title}：${a.caption}`,
  'voice.rule': (a) => `${join('依', a.rule, '判斷')}：${a.caption}`,
  'voice.eyes-unread': (a) =>
    `Koban 仍在計算 ${a.points.join('、')}${a.more > 0 ? ` 等 ${number(a.points.length + a.more)} 處` : ' '}的眼。`,
  'voice.eyes-read': () => 'Koban 已算完這個盤面上所有的眼。',

  'comment.section': () => '註解',
  'comment.name': (a) => (a.nth === 1 ? '註解' : `註解 ${number(a.nth)}`),
  'comment.empty': () => '為這個局面寫註解',

  'picture.copied': () => '棋盤的圖片已複製到剪貼簿。',
  'picture.refused': () =>
    '編輯器不讓本頁把圖片放進剪貼簿。命令「Koban: 複製為...」可以把圖片複製為文字，或儲存為檔案。',
  'picture.gone': () => '這個棋盤的圖片已不存在。請重新檢視棋盤，再複製。',

  'keys.title': () => '快速鍵',
  'keys.close': () => '關閉',
  'keys.next': () => '下一手；到結尾時進入接續的條目',
  'keys.back': () => '上一手',
  'keys.on-many': (a) => `前進 ${number(a.moves)} 手`,
  'keys.back-many': (a) => `後退 ${number(a.moves)} 手`,
  'keys.start': () => '到開頭',
  'keys.end': () => '到結尾',
  'keys.toggle': () => '播放或暫停',
  'keys.faster': () => '加快',
  'keys.slower': () => '放慢',
  'keys.flagged': () => '下一個有標示的著手',
  'keys.flagged-before': () => '上一個有標示的著手',
  'keys.loop': () => '循環播放',
  'keys.branch': () => '下一個變化圖',
  'keys.branch-before': () => '上一個變化圖',
  'keys.leave': () => '回到變化圖開始的地方',
  'keys.rules': () => '在棋盤上方的一列中選擇規則',
  'sign.one': (a) => SIGN[a.sign][0],
  'sign.line': (a) => LINE_SIGN[a.sign],
  'legend.again': () => '按下 ? 鍵可再次檢視。',
  'keys.signs': () => '符號',
  'keys.eyes': () => '顯示眼的值',
  'keys.comment': () => '下一個註解',
  'keys.comment-before': () => '上一個註解',
  'keys.name': () => '下一個著手名稱',
  'keys.name-before': () => '上一個著手名稱',
  'keys.marks': () => '下一個標記',
  'keys.marks-before': () => '上一個標記',
  'jumps.name': () => '註解、名稱和標記',
  'keys.numbers': () => '在棋子上顯示手數',
  'keys.moves': () => '顯示變化樹',
  'keys.from-proof': () => '從證明回到著手序列',
  'keys.list': () => '列出這些快速鍵',
  'keys.copy': () => '把棋盤複製為圖片',

  'menu.name': (a) => `編輯 ${a.point}`,
  'menu.play': (a) => `下 ${a.point}`,
  'menu.color': (a) => COLOR[a.color],
  'menu.anyway': () => '仍然落子',
  'menu.pass': () => '虛手',
  'menu.tenuki': () => '脫先（下在別處）',
  'menu.remove': () => '刪除這一手和其後的內容',
  'menu.record': () => '寫入棋譜',
  'menu.draw': () => '在棋盤上畫',
  'menu.stone': (a) => `${COLOR[a.color]}子`,
  'menu.empty': () => '空點',
  'menu.mark': () => '標記',
  'menu.shapes': () => '圖形',
  'menu.shape': (a) => `${SHAPE[a.shape]}（再選一次則移除）`,
  'menu.line': (a) => `畫到另一點的${SHAPE[a.shape]}`,
  'menu.territory': (a) => `${COLOR[a.color]}地（再選一次則移除）`,
  'menu.next-label': () => '下一個可用的標籤',
  'menu.text': () => '文字…',
  'menu.no-label': () => '沒有標籤',
  'menu.letters': () => '字母',
  'menu.label': (a) => `標籤 ${a.label}`,
  'menu.wins': (a) => `誰勝？${a.point} 的棋`,
  'menu.board': () => '棋盤',
  'menu.copy': () => '複製為圖片',

  'writing.read-only': () => '這份文字是唯讀的。',
  'writing.proof': () => '證明不能修改。要寫入，請回到著手序列。',
  'writing.dismiss': () => '關閉',
  'writing.text': (a) => `${a.point} 上的文字`,
  'writing.text-question': (a) => `${a.point} 上的文字，最多 ${number(a.most)} 個字元`,
  'writing.write': () => '寫入',
  'writing.line': (a) =>
    `從 ${a.point} 畫${SHAPE[a.shape]}：請按一下終點，或在終點按 Enter 鍵。按 Esc 鍵取消。`,
} satisfies Translated<typeof english>;

const why = (a: { description: string; ruling: ShownRuling }) =>
  join('為何', a.description, PROVES[a.ruling]);

const SHAPE = table<LineWord | DrawnMark>({
  triangle: '三角',
  square: '方塊',
  circle: '圓圈',
  cross: '叉',
  arrow: '箭頭',
  line: '線',
});

/** A sign by itself, and above the numbers of the moves that have it. */
const SIGN = table<SignWord, readonly [one: string, all: string]>({
  forbidden: ['禁止', '被禁止的著手'],
  ends: ['對局結束', '使對局結束的著手'],
  undecided: ['未決', '未決的著手'],
  repeats: ['重複局面', '重複局面的著手'],
  ko: ['劫著', '劫著'],
  name: ['名稱', '有名稱的著手'],
  comment: ['註解', '有註解的著手'],
  marks: ['標記', '有標記的著手'],
});

const LINE_SIGN = table<LineSign>({
  pass: '虛手，或下在別處',
  fork: '此處分出另一變化圖',
  cycle: '循環：開始與結束時棋盤相同',
  seam: '循環的結束：棋盤與循環開始時相同',
  thread: '互相回提的兩手',
  eye: '眼的值',
  mouth: '劫口：該劫的著手所在的點',
});

const PROVES = table<ShownRuling>({
  forbidden: '被禁止',
  ends: '使對局結束',
  undecided: '未決',
  allowed: '合法',
  pending: '如此判定',
});
