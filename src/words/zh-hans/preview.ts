import type { preview as english } from '../en/preview.ts';
import type { Translated } from '../message.ts';
import { list, number } from './grammar.ts';
import { under } from './rules.ts';

/** Below and instead of boards in previews and notebooks. */
export const preview = {
  'preview.pending': (a) => `第 ${list(a.moves)} 手${under(a.rule)}尚未判定`,
  'preview.pending-eyes': () => 'Koban 仍在计算这个图中的眼',
  'preview.more': (a) => `关于本局另有 ${number(a.count)} 条说明`,
  'preview.variations': (a) => `只显示主线：有 ${number(a.count)} 个变化图没有显示`,
  'preview.problems': () => '问题',
  'preview.line': (a) => `${a.code}，第 ${a.line} 行`,
  'preview.claim-fails': (a) => `“${a.claim}”不成立：${a.actual}`,
  'preview.claim-pending': (a) => `${a.claim}（尚未判定）`,
  'preview.proven': () => '已证明',
  'preview.reasons': () => '各手为何合法',
  'preview.claims-hold': (a) => {
    if (a.of === 1) return '断言成立';
    return a.of === 2 ? '两个断言都成立' : `全部 ${number(a.of)} 个断言都成立`;
  },
  'address.status': (a) => `无法读取地址 ${a.address}：服务器返回 ${a.status}`,
  'address.unreachable': (a) => `无法读取地址 ${a.address}：${a.why}`,
  'address.no-entry': (a) => `文本中没有条目“${a.entry}”。请写条目的标题，或从 1 数起的序号`,
  'preview.no-board': () => '没有棋盘的条目',
  'preview.more-comments': (a) => `… 另有 ${number(a.count)} 条逐手的注释`,
  'preview.failed': (a) => `Koban 无法画出本条目：${a.why}`,
  'preview.empty': () => '空图',
} satisfies Translated<typeof english>;
