/** Made by `npm run generate`: what is said in Simplified Chinese. */
import type { AxisWord, goban as english, SideWord } from '../../en/goban.ts';
import { table } from '../../fallback.ts';
import type { Translated } from '../../message.ts';
import { didYouMean, join, list, number, quote } from '../grammar.ts';

/** `3 欄`, `5 列`. */
const axis = (what: AxisWord, n: number) => `${number(n)} ${what === 'columns' ? '欄' : '列'}`;
/** `第 3 欄`, `第 5 列`. */
const line = (what: 'column' | 'row', name: string | number) =>
  `第 ${name} ${what === 'column' ? '欄' : '列'}`;
const offBoard = (a: { written: string; first: string; last: string }) =>
  `${a.written} 在圖外；本圖的範圍是 ${a.first} 至 ${a.last}`;

/** What is wrong with an entry in the notation of Koban. */
export const goban = {
  'line.unreadable': () => '這一行既不是棋盤的一列，也不是「key: value」行、註解（;）或標題（#）',
  'title.second': () => '一個條目只有一個標題；第二個標題會開始另一個條目',
  'entry.too-long': () => '本條目過長，Koban 從這裡起忽略其餘的行和詞',
  'entry.no-board': (a) =>
    a.isTitleAlone
      ? '這一行開始了一個沒有棋盤的條目。要寫註解，請用 ; 而不是 # 開頭'
      : '本條目沒有棋盤：請畫出各列，或寫一行「size:」或「from:」',

  'field.unknown-key': (a) => `沒有鍵${quote(a.key)}${didYouMean(a.near)}`,
  'field.duplicate': (a) => `「${a.key}」寫了兩次；Koban 採用第一個`,
  'field.empty': (a) => `「${a.key}」需要一個值：${a.value}`,
  'field.value': (a) => `「${a.key}」不能是${quote(a.written)}；應寫：${a.value}${didYouMean(a.near)}`,
  'rule.unknown': (a) =>
    `沒有規則${quote(a.written)}${didYouMean(a.near) || `；可用的規則有 ${list(a.known)}`}`,
  'rule.option-unknown': (a) =>
    a.written === ''
      ? `「${a.rule}」缺少選項；可用的選項有 ${list(a.known)}`
      : `「${a.rule}」沒有選項${quote(a.written)}${didYouMean(a.near) || `；可用的選項有 ${list(a.known)}`}`,
  'rule.option-value': (a) => {
    const values = list([...(a.range ? [`${a.range.least} 到 ${a.range.most} 的數`] : []), ...a.known]);
    return a.written === ''
      ? `「${a.option}」需要一個值：${values}`
      : `「${a.option}」不能是${quote(a.written)}${didYouMean(a.near) || `；應寫：${values}`}`;
  },
  'rule.option-twice': (a) => `「${a.option}」選了兩次`,
  'rule.naming': (a) =>
    a.isTwice
      ? `${quote(a.name)}在本條目中已是另一規則的名稱`
      : `${quote(a.name)}不能作規則的名稱：名稱是一個沒有其他含義的詞，由字母、數字和連字號組成`,
  'rule.duplicate': (a) => `「${a.rule}」列了兩次`,

  'diagram.ragged-row': (a) =>
    `這一列有 ${number(a.has)} 個點，而棋盤有 ${axis('columns', a.wants)}；Koban ${a.has < a.wants ? '將缺少的點視為未知' : '忽略多餘的點'}`,
  'diagram.unknown-glyph': (a) => `${quote(a.glyphs)}不是棋盤的符號；Koban 將該點視為未知（?）`,
  'diagram.gap': () => '空行隔斷了棋盤；Koban 把下面的各列當作同一個棋盤的一部分',
  'diagram.second-board': () =>
    '一個條目只有一個棋盤，因此 Koban 忽略第二個棋盤。要開始新條目，請在它上面寫標題（# …）',
  'diagram.missing-edge': (a) => `${SIDE[a.side]}的邊線不是每列都畫了；Koban 將這一側視為棋盤的邊`,
  'diagram.too-large': (a) =>
    `${axis(a.what, a.has)}過多：棋盤最多 ${axis(a.what, a.most)}，Koban 忽略其餘部分`,
  'coordinates.columns': (a) =>
    `${number(a.letters)} 個字母對應 ${axis('columns', a.columns)}；Koban 忽略這些字母`,
  'coordinates.letter-i': (a) => `欄名跳過字母 i：這些欄是 ${a.first} 至 ${a.last}`,
  'coordinates.disagree': (a) => `這些字母與另一處的不同，後者從 ${a.first} 開始；Koban 採用後者`,
  'coordinates.rows': (a) => `這是${line('row', a.wants)}，不是${line('row', a.written)}`,
  'coordinates.place': (a) =>
    `依座標，本圖從${line(a.line, a.printed)}開始；而依邊線和「size:」，則從${line(a.line, a.place)}開始`,
  'coordinates.range': (a) =>
    `這些座標到了${line(a.line, a.last)}，而棋盤只到${line(a.line, a.most)}；Koban 忽略這些座標`,
  'size.too-small': (a) => `畫了 ${axis(a.what, a.drawn)}，而「size:」只有 ${axis(a.what, a.size)}`,
  'size.mismatch': (a) =>
    `${a.what === 'columns' ? '左右' : '上下'}兩條邊線之間畫了 ${axis(a.what, a.drawn)}，而「size:」是 ${axis(a.what, a.size)}`,
  'size.place-unknown': (a) =>
    `${join('沒有邊線或座標說明畫的是', list(a.parts.map((p) => `${axis(p.what, p.size)}中的哪 ${axis(p.what, p.drawn)}`)))}；座標從左下角的點算起`,
  'size.unsaid': (a) => `這是整個 ${a.size} 棋盤嗎？沒有邊線或「size:」，它的上邊和右邊就是開放邊`,
  'size.open-sides': (a) =>
    `這像是整個 ${a.size} 棋盤，但${sides(a.sides)}是開放邊。如果棋盤到此為止，請畫出邊線`,

  'digit.duplicate': (a) =>
    `第 ${a.number} 手（「${a.digit}」）畫了兩次；Koban 採用第一個。以後在同一點下的著手，請寫「replays:」`,
  'digit.missing': (a) =>
    a.number === 1
      ? `缺第 1 手，而畫了第 ${a.next} 手：請畫出 1`
      : `缺第 ${a.number} 手：請畫出 ${a.number === 10 ? 0 : a.number}${a.number > 2 ? `；如果它下在第 1 手處，請寫「replays: ${a.number}@1」` : ''}`,
  'label.duplicate': (a) => `標籤「${a.label}」畫了兩次；Koban 採用第一個`,
  'label.small-stone': (a) => `「${a.label}」在這裡是標籤，不是棋子：棋子用大寫字母`,
  'label.small-stones': (a) => `棋子用大寫字母：「${a.small}」是只能各畫一次的標籤，Koban 採用第一個`,
  'label.unknown': (a) => `圖上沒有標籤「${a.label}」`,

  'move.unreadable': (a) =>
    `${quote(a.written)}不是著手。著手是座標（c4）、標籤、「pass」、「tenuki」或 @N，前面可加 B 或 W`,
  'move.color-alone': (a) => `「${a.color}」後面需要著手`,
  'move.no-column-i': (a) => `沒有 i 欄。是否應為 ${a.meant}？`,
  'move.off-board': offBoard,
  'move.same-color': (a) =>
    `${a.color === 'black' ? '黑' : '白'}在這裡連下兩手。如果是有意的，請為另一方寫「pass」或「tenuki」`,

  'replay.unreadable': (a) => `${quote(a.written)}不是重下。請寫「4@1」或「4 at 1」：第 4 手下在第 1 手處`,
  'replay.drawn': (a) => `第 ${a.number} 手已有位置；Koban 忽略這次重下`,
  'replay.later': (a) => `第 ${a.number} 手不能下在第 ${a.at} 手處：只能重下此前的著手`,
  'replay.unknown': (a) => `本圖沒有畫第 ${a.at} 手`,

  'moves.again-nowhere': (a) => `第 ${a.move} 手沒有下在棋盤上，因此 @${a.move} 不指任何點`,
  'mark.unreadable': (a) => `Koban 不能辨識${quote(a.written)}。應寫：${a.value}`,
  'mark.off-board': offBoard,
  'mark.second': (a) => `${a.point} 已有標記；Koban 只畫第一個`,

  'show.twice': (a) => `這一行有兩個「${a.word}」；Koban 採用第一個`,

  'expect.unreadable': (a) =>
    a.forms.length === 1
      ? `Koban 不能辨識這個斷言。應寫：「${a.forms[0]}」`
      : `Koban 不能辨識這個斷言。斷言有這些形式：${a.forms.map((form) => `「${form}」`).join('；')}`,
  'expect.eye-worth': (a) =>
    `${quote(a.written)}不是眼的值或類別。請寫 1+b 或 2a 這樣的和，或「proper」、「half」、「false」、「better than half」這樣的類別${didYouMean(a.near)}`,
  'expect.no-point': (a) => `${quote(a.written)}不是點`,
  'expect.off-board': offBoard,

  'fence.open': (a) => `這個程式碼區塊沒有結束，因此 Koban 把後面的全文當作圖來讀。請用 ${a.closing} 結束它`,

  'fix.write': (a) => `寫成「${a.text}」`,
  'fix.write-nothing': () => '刪除這個值',
  'fix.pad-row': () => '用空點補齊這一列',
  'fix.cut-row': () => '刪除多餘的點',
  'fix.add-edge': (a) => `補上${SIDE[a.side]}缺少的邊線`,
  'fix.draw-edge': (a) => `畫出${SIDE[a.side]}的邊線`,
  'fix.draw-all-edges': () => '畫出所有邊線',
  'fix.remove-blank-lines': () => '刪除空行',
  'fix.begin-entry': () => '在這裡開始新條目',
  'fix.half-width': () => '改用半形符號和空格',
  'fix.begin-with-moves': () => '在行首加「moves:」',
  'fix.make-comment': () => '改為註解（;）',
  'fix.close-fence': () => '結束程式碼區塊',
  'fix.leave-out-i': () => '去掉字母 i',
  'fix.write-tenuki': () => '寫成「tenuki」（下在圖外）',
} satisfies Translated<typeof english>;

const SIDE = table<SideWord>({
  top: '上邊',
  right: '右邊',
  bottom: '下邊',
  left: '左邊',
});
const sides = (all: readonly SideWord[]) => list(all.map((side) => SIDE[side]));
