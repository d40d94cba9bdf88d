/** Made by `npm run generate`: what is said in Simplified Chinese. */
import type { found as english } from '../../en/found.ts';
import type { Translated } from '../../message.ts';
import { COLOR, number, quote } from '../grammar.ts';

/** What is said of diagrams in other notations. */
export const found = {
  'colors.assumed': (a) => `Koban 假定 ${a.sign} 是${COLOR[a.X]}（${a.why}）`,
  'signs.author': () => '作者如此說明',
  'signs.dollars': () => '在 $$ 圖中 X 是黑',
  'signs.pattern': () => '在棋形中 O 是輪到下的一方，不論黑白，X 是對方',
  'signs.gnugo': () => '在 GNU Go 的圖中 O 是輪到下的一方或眼的主人，不論黑白',
  'signs.engine': (a) => `${a.program} 用 ${a.sign} 表示黑`,
  'signs.usual': (a) => `${a.sign} 通常代表黑`,

  'digits.numbers': (a) =>
    `Koban 把這些數字顯示為號碼，不作為著手，因為${a.repeated ? '有的數字出現了不只一次' : '它們不是從 1 起連續的'}`,
  'digits.unclear': (a) =>
    `數字 1 至 ${a.last} 可能是著手，也可能是點的名稱。Koban 把它們顯示為號碼；要作為著手，請寫「digits: moves」`,
  'diagram.not-points': () => '這裡在點與點之間畫了東西；Koban 忽略不在交叉點上的內容',
  'pattern.differs': (a) => `本圖與它所註解的圖（${a.title}）大小不同`,

  'fix.digits-are-numbers': () => '數字是號碼：不作為著手',
  'fix.digits-are-moves': () => '數字是著手：照此下棋',

  'senseis.no-board': () => '這個 $$ 圖沒有列',
  'senseis.header': (a) =>
    `${quote(a.written)}不是圖的選項。$$ 之後依序是 B 或 W、c、大小、m 加數字，然後是空格和標題`,
  'senseis.size': (a) => `棋盤有 1 至 25 路，不能是${quote(a.written)}；Koban 忽略這個大小`,
  'senseis.first': (a) => `第一手的手數是 1 至 9,999，不能是${quote(a.written)}`,
  'senseis.stray-line': () => '這一行不以 $$ 開頭，因此 Koban 忽略它',
  'senseis.unreadable': (a) =>
    `${quote(a.written)}不是連結「[a|Page]」、箭頭「{AR C3 E5}」或線「{LN C3 E5}」`,
  'senseis.unknown-glyph': (a) => `${quote(a.glyphs)}在 $$ 圖中沒有意義；Koban 將該點視為未知`,
  'senseis.ragged-row': (a) =>
    `這一列有 ${number(a.has)} 個點，而棋盤有 ${number(a.wants)} 欄；Koban 將缺少的點視為未知`,
  'senseis.too-large': (a) =>
    `${number(a.has)} ${a.what === 'columns' ? '欄' : '列'}過多：棋盤最多 25 路，Koban 忽略其餘部分`,
  'senseis.row-after-edge': () =>
    '圖的下邊線之下不能再有列。要在一個圖中畫兩個棋盤，請左右並排，中間用 _ 隔開',
  'senseis.size-small': (a) =>
    `${number(a.columns)} 欄 ${number(a.rows)} 列放不進 ${a.size} 路棋盤；Koban 忽略這個大小`,
  'senseis.digit-twice': (a) => `第 ${a.number} 手畫了兩次；Koban 採用第一個`,
  'senseis.digit-missing': (a) =>
    `缺第 ${a.number} 手，而畫了第 ${a.next} 手；Koban 假定第 ${a.number} 手脫先。標題可以寫明它下在哪裡：「${a.number} at ${a.number > 1 ? 1 : 2}」、「${a.number} elsewhere」或「${a.number} pass」`,
  'senseis.label-twice': (a) => `標籤「${a.label}」畫了兩次；著手只能指第一個`,
  'senseis.caption': (a) => `標題說第 ${a.number} 手下在第 ${a.at} 手處，但沒有畫第 ${a.at} 手`,
  'senseis.line-end': (a) => `${quote(a.written)}不是本圖的點。請寫 C3，或從左上角數的 3:5`,
  'senseis.line-unplaced': (a) => `${quote(a.written)}要求圖中有角，才能確定座標。要從左上角數，請寫 3:5`,
  'senseis.link-nowhere': (a) => `圖中沒有顯示「${a.anchor}」的點`,
} satisfies Translated<typeof english>;
