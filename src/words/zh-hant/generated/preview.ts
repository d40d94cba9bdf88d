/** Made by `npm run generate`: what is said in Simplified Chinese. */
import type { preview as english } from '../../en/preview.ts';
import type { Translated } from '../../message.ts';
import { list, number } from '../grammar.ts';
import { under } from './rules.ts';

/** Below and instead of boards in previews and notebooks. */
export const preview = {
  'preview.pending': (a) => `第 ${list(a.moves)} 手${under(a.rule)}尚未判定`,
  'preview.pending-eyes': () => 'Koban 仍在計算這個圖中的眼',
  'preview.more': (a) => `關於本局另有 ${number(a.count)} 條說明`,
  'preview.variations': (a) => `只顯示主線：有 ${number(a.count)} 個變化圖沒有顯示`,
  'preview.problems': () => '問題',
  'preview.line': (a) => `${a.code}，第 ${a.line} 行`,
  'preview.claim-fails': (a) => `「${a.claim}」不成立：${a.actual}`,
  'preview.claim-pending': (a) => `${a.claim}（尚未判定）`,
  'preview.reasons': () => '各手為何合法',
  'preview.claims-hold': (a) => {
    if (a.of === 1) return '斷言成立';
    return a.of === 2 ? '兩個斷言都成立' : `全部 ${number(a.of)} 個斷言都成立`;
  },
  'address.status': (a) => `無法讀取網址 ${a.address}：伺服器返回 ${a.status}`,
  'address.unreachable': (a) => `無法讀取網址 ${a.address}：${a.why}`,
  'preview.no-board': () => '沒有棋盤的條目',
  'preview.more-comments': (a) => `… 另有 ${number(a.count)} 條逐手的註解`,
  'preview.failed': (a) => `Koban 無法畫出本條目：${a.why}`,
  'preview.empty': () => '空圖',
} satisfies Translated<typeof english>;
