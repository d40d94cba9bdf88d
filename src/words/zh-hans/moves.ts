import type { moves as english } from '../en/moves.ts';
import type { Translated } from '../message.ts';
import { COLOR, join, list, number, OTHER } from './grammar.ts';
import { gradeSaid } from './outcome.ts';

const passes = (n: 2 | 3) => `${n === 2 ? '两' : '三'}次虚着终局`;
const joined = (parts: readonly (string | null)[]) => parts.filter((one) => one !== null).join('。');

/** First moves on the board, and games about them. */
export const moves = {
  'graded.list': () => '第一手',
  'graded.title': (a) =>
    `${COLOR[a.first]}的第一手，${join('按', a.rule)}，至多 ${number(a.threats)} 个劫材，${passes(a.passes)}${a.passes === 3 ? '（与题目相同）' : ''}`,
  'graded.one': (a) =>
    a.grade === 'works'
      ? `${a.point} 成立`
      : `${a.point}：${gradeSaid(a.grade, a.threats, 0)}${a.grade === 'fails' && a.reply !== null ? `（${a.reply} 可以破解它）` : ''}`,
  'graded.said': (a) => `${a.title}：${a.all.join('；')}`,
  'graded.region': () => '阴影：下子的点',
  'graded.zone': (a) =>
    `阴影：${COLOR[a.owner]}下 ${a.point}，此后无论${OTHER[a.owner]}在别处下什么，都只下这些点`,
  'graded.zone-against': (a) =>
    `阴影：无论${OTHER[a.owner]}在别处下什么，${COLOR[a.owner]}只下这些点就能破解 ${a.point}`,
  'graded.banned': (a) => `${join('按', a.rule)}，${COLOR[a.color]}现在不能回提 ${a.point} 的劫`,
  'graded.claim': (a) =>
    `${COLOR[a.first]} ${a.point}：${gradeSaid(a.grade, a.threats, a.asked)}。${join('按', a.rule)}，${passes(a.passes)}`,
  'graded.you': (a) => `您执胜方${COLOR[a.you]}。Koban 以最难应付的着手作答`,
  'graded.hint': (a) => joined([a.remark, a.zone, a.hint]),
  'graded.at-once': () => '由第一手决定',
  'graded.over': () => '请再试一次，或执另一方',
  'graded.ended': (a) =>
    a.ended === 'captured'
      ? '被提掉了'
      : a.ended === 'kept'
        ? '活了'
        : '已没有可试的着手：任何一手都不必再应',
  'graded.remark': (a) => {
    const right = a.right.length === 0 ? '' : `：正解是 ${list(a.right)}`;
    switch (a.kind) {
      case 'only':
        return '这是唯一的一手';
      case 'right':
        return a.right.length > 1 ? `成立；正解有 ${number(a.right.length)} 手` : '成立';
      case 'ko':
        return `现在成劫${a.grade === 'needs' ? `，需要 ${number(a.threats)} 个劫材` : ''}${right}`;
      case 'lost':
        return `错失了目标${right}`;
      case 'unneeded':
        return '那里不必下';
      default:
        return 'Koban 不知道它是否成立';
    }
  },
  'graded.group': () => '胜方的对局',
  'graded.elsewhere': () => '在别处下',
  'graded.side': (a) => (a.side === 'proof' ? '执胜方' : '与证明对局'),
} satisfies Translated<typeof english>;
