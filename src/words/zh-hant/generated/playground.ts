/** Made by `npm run generate`: what is said in Simplified Chinese. */
import type { playground as english } from '../../en/playground.ts';
import type { SentencesLike } from '../../message.ts';
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
} satisfies SentencesLike<typeof english>;
