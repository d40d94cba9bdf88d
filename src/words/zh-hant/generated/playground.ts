/** Made by `npm run generate`: what is said in Simplified Chinese. */
import type { playground as english } from '../../en/playground.ts';
import type { Translated } from '../../message.ts';
import { number } from '../grammar.ts';

export const playground = {
  'playground.name': () => 'Koban 演練場',
  'playground.documents': () => '文件',
  'playground.text': () => '文字',
  'playground.board': () => '棋盤',
  'playground.more': () => '更多',
  'playground.table': () => '規則表',
  'playground.file': () => '檔案名稱',
  'playground.examples': () => '範例',
  'playground.new': (a) => `新文字：${a.ending}`,
  'playground.open': () => '開啟…',
  'playground.save': () => '儲存',
  'playground.saved': (a) => `${a.name} 已儲存。`,
  'playground.share': () => '複製連結',
  'playground.shared': () => '連結已複製到剪貼簿。文字就在連結裡，不會傳送到任何伺服器。',
  'playground.shared-here': () => '連結在網址列中。文字就在連結裡。',
  'playground.shared-long': (a) =>
    `連結有 ${number(a.characters)} 個字元。有些程式會截斷長連結，請同時把文字儲存為檔案。`,
  'playground.damaged': () => '連結已損壞，無法讀取其中的文字。',
  'playground.language': () => '語言',
  'playground.colors': () => '配色',
  'playground.colors-system': () => '跟隨系統',
  'playground.colors-light': () => '淺色',
  'playground.colors-dark': () => '深色',
  'playground.failed': () => '無法載入 Koban。請重新載入頁面。',
  'playground.completions': () => '自動完成',
  'playground.new-name': () => '新名稱',
  'playground.rename': () => '重新命名',
  'playground.close': () => '關閉',
  'playground.problems': () => '問題',
  'playground.no-problems': () => '沒有問題',

  'home.diagrams': () => '用文字寫圍棋圖。',
  'home.promise': () => 'Koban 證明劫的規則怎樣判定。',
  'home.lead': () =>
    '寫給寫圍棋的人：規則講解、題集、書籍、棋譜講解。在 VS Code 裡，在命令列裡，在自己的網頁裡。',
  'home.hint': () => '按一下棋盤即可落子：白F5重現開始的局面。也可以修改文字。',
  'home.again': () => '重新開始',
  'home.playground': () => '在演練場中開啟',
  'home.install': () => '安裝',
  'home.embed': () => '放到我的網頁上',
  'home.winner': () => '這個三劫誰贏？',
  'home.winner-note': () =>
    'A4（黑）或A7（白）被提，或連續兩次虛手，對局結束。劫材數先黑後白，劫材必應。每個結果都已證明：選擇一格可開啟局面，並嘗試反駁證明。',
  'home.contents': () => '文件',
  'home.gallery': () => '圖例',
  'home.changes': () => '更新記錄',
  'home.search': () => '搜尋',
  'home.nothing': () => '沒有找到。',
  'home.skip': () => '跳到正文',
  'home.site': () => '網站',
  'home.missing': () => '沒有這個頁面',
  'home.missing-text': () => '網址可能已過時，或者有錯字。請搜尋，或回到首頁。',
} satisfies Translated<typeof english>;
