import type { moves as english } from '../en/moves.ts';
import type { Translated } from '../message.ts';
import { COLOR, list, number, OTHER } from './grammar.ts';
import { gradeSaid } from './outcome.ts';

const passes = (n: number) => `${number(n)}回続けてのパスで終局`;
const joined = (parts: readonly (string | null)[]) => parts.filter((one) => one !== null).join('。');

/** First moves on the board, and games about them. */
export const moves = {
  'graded.list': () => '初手',
  'graded.title': (a) =>
    `${COLOR[a.first]}の初手、${a.rule}、コウダテ${number(a.threats)}個まで、${passes(a.passes)}${a.passes === 3 ? '（問題と同じ）' : ''}`,
  'graded.one': (a) =>
    `${a.point}：${gradeSaid(a.grade, a.threats, 0)}${a.grade === 'fails' && a.reply !== null ? `（${a.reply}が反駁）` : ''}`,
  'graded.said': (a) => `${a.title}：${a.all.join('、')}`,
  'graded.region': () => '網掛け：打たれる点',
  'graded.zone': (a) =>
    `網掛け：${COLOR[a.owner]}は${a.point}に打ち、その後は${OTHER[a.owner]}がほかのどこに打っても、この範囲の点だけに打ちます`,
  'graded.zone-against': (a) =>
    `網掛け：${COLOR[a.owner]}は、${OTHER[a.owner]}がほかのどこに打っても、この範囲の点だけに打って${a.point}を反駁します`,
  'graded.banned': (a) => `${a.rule}のため、${COLOR[a.color]}は今${a.point}のコウを取り返せません`,
  'graded.claim': (a) =>
    `${COLOR[a.first]}${a.point}：${gradeSaid(a.grade, a.threats, a.asked)}。${a.rule}、${passes(a.passes)}`,
  'graded.you': (a) => `あなたは勝つ側の${COLOR[a.you]}です。Koban は最も応じにくい手で答えます`,
  'graded.hint': (a) => joined([a.remark, a.zone, a.hint]),
  'graded.at-once': () => '初手で決まります',
  'graded.over': () => 'もう一度試すか、反対の側で打ってください',
  'graded.ended': (a) =>
    a.ended === 'captured'
      ? '取られました'
      : a.ended === 'kept'
        ? '生きました'
        : 'もう試す手がありません。どの手にも応じる必要がなくなりました',
  'graded.remark': (a) => {
    const right = a.right.length === 0 ? '' : `。正解は${list(a.right)}でした`;
    switch (a.kind) {
      case 'only':
        return '唯一の手でした';
      case 'right':
        return a.right.length > 1 ? `成功です。正解の手は${number(a.right.length)}つあります` : '成功です';
      case 'ko':
        return `コウになりました${a.grade === 'needs' ? `（コウダテが${number(a.threats)}個必要）` : ''}${right}`;
      case 'lost':
        return `目的を達せなくなりました${right}`;
      case 'unneeded':
        return 'そこに手は必要ありませんでした';
      default:
        return '成功するかどうか Koban には分かりません';
    }
  },
  'graded.group': () => '勝つ側の対局',
  'graded.elsewhere': () => 'ほかの場所に打つ',
  'graded.side': (a) => (a.side === 'proof' ? '勝つ側で打つ' : '証明を相手に打つ'),
} satisfies Translated<typeof english>;
