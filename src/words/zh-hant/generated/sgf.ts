/** Made by `npm run generate`: what is said in Simplified Chinese. */
import type { sgf as english, ValueWord } from '../../en/sgf.ts';
import { table } from '../../fallback.ts';
import type { Translated } from '../../message.ts';
import { COLOR, chainAt, didYouMean, join, number, quote } from '../grammar.ts';

/** A value of a property in a message. */
const value = (text: string) => quote(text.replace(/\s+/g, ' ').trim(), 40);

/** What is said of game records. */
export const sgf = {
  'sgf.no-game': () => '這裡沒有對局。對局的樣子如「(;SZ[19];B[pd];W[dp])」',
  'sgf.outside-text': () => '這些文字在對局之外；程式會忽略它',
  'sgf.stray-text': () => '這些文字不屬於任何屬性；程式會忽略它',
  'sgf.unescaped-bracket': (a) => `${a.name} 的文字在此前的 ] 處已結束。要在文字中寫 ]，請寫 \\]`,
  'sgf.extra-close': () => '這個 ) 沒有對應的 (',
  'sgf.unclosed-tree': (a) =>
    a.count === 1 ? '這個 ( 沒有閉合' : `這個 ( 及其中另外 ${number(a.count - 1)} 個都沒有閉合`,
  'sgf.unclosed-value': (a) => `${a.name === null ? '某個屬性的這個值' : `${a.name} 的這個值`}結尾需要 ]`,
  'sgf.swallowed': (a) => `似乎缺少「]」：${a.name} 的文字延續到了下一個節點`,
  'sgf.no-value': (a) => `${a.name} 沒有值`,
  'sgf.no-name': () => '這個值前面沒有屬性名',
  'sgf.no-node': () => '節點須以 ; 開頭',
  'sgf.late-node': () => '節點不能接在變化圖之後；Koban 把它讀作另一個變化圖',
  'sgf.empty-variation': () => '變化圖需要自己的節點；這對括號裡沒有節點',
  'sgf.two-games': () => '同一對括號裡有兩局；Koban 只讀取第一局',
  'sgf.lost-characters': (a) =>
    a.count === 1
      ? '這個字元無法讀取：讀檔案時用錯了編碼'
      : `有 ${number(a.count)} 個字元無法讀取，這是第一個：讀檔案時用錯了編碼`,
  'sgf.nul': () => '這是 NUL 字元；許多程式讀到這裡就停止',

  'sgf.unknown-property': (a) => `SGF 沒有屬性 ${a.name}；不認得它的程式會保留或忽略它`,
  'sgf.old-property': (a) => `FF[4] 不再有 ${a.name}（${a.title}）`,
  'sgf.long-name': (a) => `FF[4] 沒有長名稱：請寫 ${a.short}，不要寫 ${a.name}`,
  'sgf.small-name': (a) =>
    a.count === 1
      ? `屬性名應為大寫字母；Koban 仍照樣讀取 ${a.name}`
      : `屬性名應為大寫字母；Koban 仍照樣讀取 ${a.name} 及另外 ${number(a.count - 1)} 個`,
  'sgf.komi': (a) =>
    `貼目 ${a.value} 大概是 ${a.likely} 目${a.stones ? `，即依中國數子法 ${a.stones} 子` : ''}`,
  'sgf.newer-form': (a) =>
    `${NEWER[a.what] ?? (a.name === null ? '這個屬性' : `${a.name} `)}需要 FF[4]，而本局寫的是 FF[${a.version}]；較舊的程式不認得它`,
  'sgf.duplicate-property': (a) =>
    `${a.name} 在這個節點中出現 ${number(a.count)} 次；${a.list ? '它們的值應放在一起' : 'Koban 採用第一個'}`,
  'sgf.several-values': (a) =>
    a.isEmpty ? `${a.name} 的空值表示一個也沒有，但這裡還有其他值` : `${a.name} 只取一個值；Koban 採用第一個`,
  'sgf.wrong-value': (a) => `${a.name} 不能是${value(a.value)}；取值：${a.takes}`,
  'sgf.off-board': (a) => `${value(a.point)}不在 ${a.size} 棋盤上`,
  'sgf.square-size': (a) => `正方形棋盤只寫一個數：SZ[${a.size}]`,
  'sgf.point-twice': (a) => `${a.name} 列了兩次 ${a.point}`,
  'sgf.root-property': (a) => `${a.name} 應放在對局的第一個節點`,
  'sgf.second-info': (a) => `${a.name} 應放在描述對局的節點，而此前已有節點描述了對局`,
  'sgf.setup-and-move': (a) => `一個節點只能有擺子（${a.setup}）或著手（${a.move}）之一；Koban 假定先擺子`,
  'sgf.two-moves': () => '一個節點只有一手；Koban 把這一手讀作下一手',
  'sgf.root-move': () => '第一個節點描述對局；著手從下一個節點開始',
  'sgf.contradiction': (a) => `${a.name} 與 ${a.other} 矛盾：一個節點只能有其中之一`,
  'sgf.two-marks': (a) => `${a.point} 已有 ${a.other}：一個點只有一個標記，因此 ${a.name} 不合適`,
  'sgf.handicap': (a) =>
    `HA 寫的是讓 ${number(a.says)} 子，但白下第一手時棋盤上${a.stones === 0 ? '一子也沒有' : `有 ${number(a.stones)} 子`}`,
  'sgf.no-move': (a) => `${a.name} 描述一手棋，而這個節點沒有著手`,
  'sgf.result': (a) =>
    `FF[4] 的結果寫作「B+3.5」、「W+R」、「B+T」、「W+F」、「0」、「Void」或「?」，不是${value(a.value)}`,
  'sgf.date': (a) => `FF[4] 的日期寫作 2024-05-01，不是${value(a.value)}`,
  'sgf.time': (a) => `FF[4] 的 TM 以秒計，不是${value(a.value)}；讀秒應寫在 OT`,
  'sgf.unknown-rules': (a) =>
    `未知的規則${value(a.value)}；Koban 根據設定判斷劫：${a.rule}${didYouMean(a.near)}`,
  'sgf.unknown-charset': (a) => `未知的編碼${value(a.value)}`,
  'sgf.not-go': (a) =>
    `GM[${a.value}]${a.game === null ? ' ' : `（${a.game}）`}不是圍棋（GM[1]），因此 Koban 不下它的著手`,

  'sgf.stone-on-stone': (a) => `${a.name} 在 ${a.point} 放棋子，而那裡已有${COLOR[a.there]}子`,
  'sgf.nothing-there': (a) => `${a.point} 已是空點`,
  'sgf.two-stones': (a) => `這個節點在 ${a.point} 擺了兩次；Koban 採用最後一次`,
  'sgf.no-liberty': (a) => `這次擺子之後，${chainAt(a.count, a.point)}沒有氣；對局中不會出現這樣的局面`,
  'sgf.too-many': (a) => `本局的問題超過 ${number(a.most)} 個；其餘不顯示`,
  'sgf.turn': (a) => `不該${COLOR[a.color]}下`,

  'sgf.takes': (a) => {
    const { value: type, values, range } = a;
    if (typeof type !== 'string') {
      const [first = 'text', second = 'text'] = type;
      const rest = first === second && values !== 'one' ? '另一個點' : VALUE[second];
      return `${values === 'one' ? '' : '一個或多個：'}${VALUE[first]}、冒號、${rest}`;
    }
    if (range) return `${number(range[0])} 到 ${number(range[1])} 的整數`;
    if (values === 'one') return VALUE[type];
    const many = type === 'stone' || type === 'point' ? '點，或矩形 `aa:cc`' : VALUE[type];
    return join(values === 'elist' ? '零個或多個' : '一個或多個', many);
  },

  'fix.join-values': () => '合併這些值',
  'fix.keep-first': () => '保留第一個值',
  'fix.delete': () => '刪除它',
  'fix.own-node': () => '移到自己的節點',
  'fix.write-code': (a) => `寫成 ${a.text}`,
  'fix.to-first-node': () => '移到第一個節點',
  'fix.to-info-node': () => '移到描述對局的節點',
  'fix.close-tree': () => '在結尾閉合它',
  'fix.close-trees': (a) => `在結尾閉合全部 ${number(a.count)} 個`,
  'fix.add-bracket': () => '添加 ]',
  'fix.add-bracket-before': () => '在其前面加上「]」',
  'fix.delete-move': () => '刪除這一手',
  'fix.make-setup': (a) => `改為擺子（${a.name}）`,
  'fix.play-on': () => '從這裡重新下：刪除這一手及其後的全部內容',
  'fix.delete-value': () => '刪除這個值',
  'fix.begin-node': () => '開始一個節點',
  'fix.make-variation': () => '改為變化圖',
  'fix.escape-bracket': (a) => (a.count === 1 ? '逸出前面的 ]' : `逸出文字中的 ${number(a.count)} 個 ]`),
  'fix.make-pass': () => '改為虛手',
  'fix.empty-value': () => '給它一個空值',
  'fix.delete-parentheses': () => '刪除這對括號',
  'fix.capital-names': () => '所有名稱都寫成大寫',
  'fix.combine-values': () => '組合這些值',
  'fix.split-node': () => '拆成兩個節點',
  'fix.write-instead': (a) => `兩者都改寫成 ${a.text}`,
  'fix.write-one-number': () => '只寫一個數',
} satisfies Translated<typeof english>;

const NEWER: Readonly<Record<string, string | undefined>> = {
  rectangular: '非正方形的棋盤',
  'empty-pass': '不寫點的虛手',
  rectangle: '點的矩形',
};

const VALUE = table<ValueWord>({
  none: '空',
  number: '整數',
  real: '數',
  double: '1，或表示強調的 2',
  color: '`B` 或 `W`',
  simpletext: '一行文字',
  text: '文字',
  point: '點',
  move: '點，虛手則為空',
  stone: '點',
  size: '不超過 52 的數，或用冒號隔開的兩個數',
  figure: '空，或數、冒號和文字',
});
