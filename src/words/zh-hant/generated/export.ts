/** Made by `npm run generate`: what is said in Simplified Chinese. */
import {
  type BoardArgs,
  type exporting as english,
  PROGRAM,
  type ProgramWord,
  type TargetWord,
} from '../../en/export.ts';
import { table } from '../../fallback.ts';
import type { Translated } from '../../message.ts';
import { COLOR, list, number, OTHER, quote } from '../grammar.ts';

const TARGET = table<Exclude<TargetWord, ProgramWord>, readonly [label: string, doc: string]>({
  goban: ['Koban 條目', '「.goban」檔案中的一個條目，不依賴其他條目'],
  senseis: ['Sensei’s Library（$$）', 'Sensei’s Library 和論壇的 $$ 圖'],
  ascii: ['純文字棋盤', '用字母畫出的帶邊線的棋盤，用於郵件和註解'],
  unicode: ['制表符棋盤', '用制表符畫出的棋盤，用於終端和郵件'],
  sgf: ['SGF', '一棵棋譜樹（FF[4]），接續其他條目的條目成為其變化圖'],
  psgo: ['LaTeX（psgo）', '用於 psgo 套件的 LaTeX'],
  igo: ['LaTeX（igo）', '用於 igo 套件的 LaTeX'],
  typst: ['Typst', '不需要任何套件的 Typst：一個畫棋盤的函式及其呼叫'],
  markdown: ['Markdown 圖片', '帶替代文字、直接寫在 Markdown 裡的圖片'],
});

const isProgram = (target: TargetWord): target is ProgramWord => target in PROGRAM;
const size = ({ columns, rows }: BoardArgs) => `${columns}x${rows}`;
const unknownPoints = (n: number) => `${number(n)} 個未知的點`;

/** Writing in other notations: what they are called, and what they cannot represent. */
export const exporting = {
  'target.label': (a) => (isProgram(a.target) ? `${PROGRAM[a.target]} 棋盤` : TARGET[a.target][0]),
  'target.doc': (a) =>
    isProgram(a.target) ? `最後一手之後的棋盤，如 ${PROGRAM[a.target]} 所輸出` : TARGET[a.target][1],

  'loss.title': () => '標題',
  'loss.from': (a) => `這一局面之前的 ${number(a.moves)} 手`,
  'loss.from-diagrams': () => '後面每個圖之前的歷史：劫規則對每個圖單獨判斷',
  'loss.from-setup': () => '對局中途擺子之前的歷史：從那裡開始新的條目',
  'loss.claims': (a) => `${number(a.count)} 行「expect」`,
  'loss.facts': (a) => `${number(a.count)} 行（${a.keys.join('、')}）`,
  'loss.facts-in-comment': (a) => `SGF 只能作為註解保留的 ${number(a.count)} 行（${a.keys.join('、')}）`,
  'loss.rules': (a) => `規則（${a.rules.join('、')}）`,
  'loss.unknown-rules': (a) => `規則${quote(a.rules, 40)}，Koban 不認得它`,
  'loss.suicide': () => '是否允許自殺：SGF 沒有帶此劫規則的規則能說明這一點',
  'loss.suicide-but-ing': () => '在應氏規則以外的規則下允許自殺',
  'loss.no-board': () => '該條目，因為它沒有棋盤',
  'loss.labels': (a) => `${number(a.count)} 個標籤`,
  'loss.marks': (a) => `${number(a.count)} 個標記`,
  'loss.signs': (a) => `${number(a.count)} 個符號`,
  'loss.lines': (a) => `${number(a.count)} 條畫出的線`,
  'loss.links': (a) => `${number(a.count)} 個連結`,
  'loss.marks-and-labels': (a) => `${number(a.count)} 個標記或標籤`,
  'loss.comments': (a) => `${number(a.count)} 條註解`,
  'loss.properties': (a) => `棋譜中 ${list(a.names)} 的內容`,
  'loss.stray': (a) => `${number(a.count)} 處不屬於 SGF 的文字`,
  'loss.signs-on-points': (a) => `${number(a.count)} 個符號：igo 只在棋子上畫符號`,
  'loss.lines-outside': (a) => `${number(a.count)} 條畫到圖外的線`,
  'loss.last-move-marks': () => '剛下的一手的標記',
  'loss.moves-order': (a) => `${number(a.count)} 手的次序`,
  'loss.moves-above': (a) => `第 ${number(a.most)} 手之後的著手：igo 沒有相應的棋子`,
  'loss.moves-nowhere': () => '一手不在棋盤任何點上的著手；Koban 假定它下在別處',
  'loss.unread': () => '棋盤，因為 Koban 無法從這段文字讀回',
  'loss.turn': () => '輪到白下',
  'loss.turn-at-first': (a) => `${COLOR[a.mover]}下第一手時，本來輪到${OTHER[a.mover]}`,
  'loss.open': (a) => `棋盤在${list(a.sides.map((side) => SIDE[side]))}繼續延伸`,
  'loss.open-sgf': () => '開放邊以外的點是未知的：在 SGF 中它們是空點，由 VW 隱藏',
  'loss.unknown-printed': (a) => `${unknownPoints(a.count)}，寫作 ?`,
  'loss.unknown-empty': (a) => `${unknownPoints(a.count)}，畫成空點`,
  'loss.unknown-dimmed': (a) => `${unknownPoints(a.count)}：在 SGF 中是空點，並變暗（DD）`,
  'loss.unknown-blank': () => '有些點上什麼也沒畫：它們是未知的（?）',
  'loss.place': () => '畫的是棋盤的哪一部分',
  'loss.place-guessed': (a) => `位置：畫在 ${size(a)} 棋盤上`,
  'loss.place-sgf': (a) => `位置和大小：SGF 只有整個棋盤，因此 Koban 採用 ${size(a)} 棋盤`,
  'loss.size': (a) => `整個棋盤的大小，${size(a)}`,
  'loss.size-most': (a) => `${size(a)} 個點：所畫的棋盤最大是 ${a.most}x${a.most}`,
  'loss.size-lines': (a) =>
    `棋盤：${a.package} 最多畫 ${number(a.most)} 路，而這個棋盤有 ${number(a.lines)} 路`,
  'loss.size-square': (a) => `棋盤是 ${size(a)} 路：${a.package} 只畫正方形，因此缺少邊線`,
  'loss.tenuki': () => '一手下在別處：在 SGF 中它是虛手，帶註解「tenuki」',
  'loss.impossible': () => '一手不能成立：程式仍會把它的棋子放上棋盤',
  'loss.impossible-elsewhere': () => '一手不能成立的著手：標題說它下在別處',
  'loss.impossible-entry': () => '一手把棋子放在有子之處：條目中棋盤不變',
  'loss.impossible-picture': () => '一手下在有子之處：下一張圖顯示其後的棋盤',
} satisfies Translated<typeof english>;

const SIDE = { top: '上邊', right: '右邊', bottom: '下邊', left: '左邊' } as const;
