/** Made by `npm run generate`: what is said in Simplified Chinese. */
import type { write as english, ShapeWord, TurnWord } from '../../en/write.ts';
import { table } from '../../fallback.ts';
import type { Translated } from '../../message.ts';
import type { ColorWord } from '../../types.ts';
import { after, COLOR, list, number } from '../grammar.ts';

const SHAPE = table<Exclude<ShapeWord, 'territory'>>({
  circle: '圓圈',
  square: '方塊',
  triangle: '三角',
  cross: '叉',
  arrow: '箭頭',
  line: '線',
});
const shaped = ({ shape, color }: { shape: ShapeWord; color: ColorWord }) =>
  shape === 'territory' ? `${COLOR[color]}地標記` : SHAPE[shape];
const titles = (all: readonly (string | null)[]) =>
  list(all.map((title) => (title === null ? '一個沒有標題的條目' : `「${title}」`)));

/** Editing on the board: refusals, what is offered instead, and what was done. */
export const write = {
  'refused.notation': () => '只有 SGF 能儲存這個。在這裡請改為編輯文字。',
  'refused.no-board': () => '本條目沒有可以下棋的棋盤。請先改正文字。',
  'refused.off-board': () => '這個點不在棋盤上。',
  'refused.unknown': (a) => `圖上沒有畫出 ${a.point} 的情況，因此不能在那裡落子。`,
  'refused.occupied': (a) => `${a.point} 已有${COLOR[a.color]}子。`,
  'refused.not-last': (a) => `文字在${after(a.at)}已接著下了：${a.description}。`,
  'refused.unsafe': () => 'Koban 不能安全地插入：周圍的文字會因此讀成別的意思。請改為編輯文字。',
  'refused.continued': (a) => `${titles(a.titles)}從本條目的最後一手接續。`,
  'refused.not-drawn': (a) =>
    `本條目接續${a.title === null ? '另一個條目' : `「${a.title}」`}，自己沒有畫棋盤。請在那裡修改棋盤。`,
  'refused.played': (a) => `著手改變了 ${a.point} 的情況。要修改所畫的內容，請回到起始局面。`,
  'refused.digit': (a) => `${a.point} 上的數字畫的是著手。請在文字的圖中刪除它。`,
  'refused.label-in-use': (a) =>
    `本條目的著手或斷言用到標籤 ${a.label}，因此保留它。請在文字中重新命名（F2）。`,
  'refused.label-elsewhere': (a) => `另一個條目用到 ${a.point} 上的標籤。請改為編輯文字。`,
  'refused.ragged': (a) => `所畫的列不到 ${a.point} 就結束了。請先改正這一列。`,
  'refused.breaks': (a) => `如果這樣改 ${a.point}，本條目的著手就無法下了。`,
  'refused.is-empty': (a) => `${a.point} 已是空點。`,
  'refused.not-empty': (a) => `標籤和標記須放在空點上，而圖中的 ${a.point} 不是空點。`,
  'refused.no-label-there': (a) => `${a.point} 沒有標籤。`,
  'refused.no-letter-left': () => '所有字母都已用完。',
  'refused.label-letter': () => '標籤是 a 至 z 的一個字母。',
  'refused.label-length': () => '標籤有 1 至 8 個字元，不含空格和逗號。',
  'refused.label-there': (a) => `${a.point} 已有標籤 ${a.label}。`,
  'refused.label-taken': (a) => `另一個點已有標籤 ${a.label}。`,
  'refused.one-point': (a) => `${SHAPE[a.shape]}須從一個點連到另一個點。`,
  'refused.in-use': () => '這樣一來，棋譜後面的一手就無法成立了。',
  'refused.first': () => '第一個節點不能刪除。',
  'refused.stray-text': () => '本局有一些文字不屬於任何屬性。請先改正。',
  'refused.encoding': () => '文字中有無法解碼的字元，編輯會失去它們。請先用正確的編碼重新開啟檔案。',
  'refused.no-place': () => '這個分支沒有別的位置可移。',
  'refused.no-branch': () => '剪貼簿裡沒有棋譜的分支。',
  'refused.whole-game': () => '剪貼簿裡是整局棋。請改為複製其中的一個分支。',
  'refused.branch-plays': () => '這樣一來，棋譜中的著手會無法落子。',
  'refused.no-tenuki': () => 'SGF 表示整個棋盤，因此不能下在圖外。',

  'refused.offer-variation': () => '開始變化圖',
  'refused.offer-anyway': () => '仍然寫入',
  'refused.offer-pin': (a) => `寫在這裡；${titles(a.titles)}仍從${after(a.at)}接續`,
  'refused.offer-follow': (a) => `寫在這裡；${titles(a.titles)}改從新的一手接續`,

  'wrote.variation': (a) => `變化圖，${a.description}`,
  'wrote.marked': (a) => `${a.point} 已標記`,
  'wrote.label': (a) => `${a.point} 的標籤是 ${a.label}`,
  'wrote.no-label': (a) => `${a.point} 沒有標籤`,
  'wrote.empty': (a) => `${a.point} 是空點`,
  'wrote.stone': (a) => `${a.point} 上是${COLOR[a.color]}子`,
  'wrote.no-mark': (a) => `${a.point} 沒有標記`,
  'wrote.shape': (a) => `${a.point} 上是${shaped(a)}`,
  'wrote.line': (a) => `從 ${a.from} 到 ${a.to} 的${SHAPE[a.shape]}`,
  'wrote.no-line': (a) => `從 ${a.from} 到 ${a.to} 沒有${SHAPE[a.shape]}`,
  'wrote.set-up': (a) =>
    a.what === 'empty' ? `將 ${a.point} 擺成空點` : `在 ${a.point} 擺${COLOR[a.what]}子`,
  'wrote.comment': () => '註解',
  'wrote.no-comment': () => '沒有註解',
  'wrote.removal': () => '已刪除這一手和其後的全部內容',
  'wrote.field': (a) => (a.value === '' ? `已清除「${a.title}」` : `${a.title}：${a.value}`),
  'wrote.turn': (a) => TURNED[a.how],
  'wrote.to-play': (a) => `輪到${COLOR[a.color]}`,
  'wrote.main-line': () => '現在這是主線',
  'wrote.branch-moved': (a) => `分支已${a.up ? '上' : '下'}移一位`,
  'wrote.branch': (a) => `含 ${number(a.nodes)} 個節點的分支`,

  'rename.empty-title': () => '標題需要一行文字。',
  'rename.taken-title': (a) => `另一個條目的標題也是「${a.title}」。`,
  'rename.label-letter': () => '標籤是 a 至 z 的一個字母。',
  'rename.taken-label': (a) => `標籤「${a.label}」已在使用。`,
  'rename.changes-meaning': (a) => `名稱改為「${a.name}」後，Koban 會把本檔案讀成別的意思。`,
} satisfies Translated<typeof english>;

const TURNED = table<TurnWord>({
  rotate: '棋譜已旋轉 90 度',
  mirror: '棋譜已左右翻轉',
  colors: '黑白已互換',
});
