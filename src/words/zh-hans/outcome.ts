import type { EndWord, outcome as english, SummaryWord } from '../en/outcome.ts';
import { table } from '../fallback.ts';
import type { Translated } from '../message.ts';
import { number } from './grammar.ts';

export const OUTCOME = table<EndWord>({
  'black-captured': '黑棋被提',
  'white-captured': '白棋被提',
  'both-stay': '双方都留在盘上',
  draw: '和棋',
  'no-result': '无胜负',
  unending: '永无终局',
});

const SUMMARY = table<SummaryWord>({
  'black-captured': '黑棋被提',
  'white-captured': '白棋被提',
  'both-live': '双方皆活',
  'black-lives': '黑棋活',
  'white-lives': '白棋活',
  draw: '和棋',
  'no-result': '无胜负',
  unending: '永无终局',
  undecided: '未决',
});

const sides = (stones: readonly string[], color: string) => stones.map((one) => `${one}（${color}）`);
export const outcomes = (set: readonly EndWord[]) => set.map((one) => OUTCOME[one]).join('或');

export const outcome = {
  'outcome.no-target': () => '请指明要问是否被提的棋子',
  'outcome.target-empty': (a) => `${a.point} 没有棋子`,
  'outcome.target-outside': (a) => `${a.point} 的棋子不会被提：它在无人下子的 ${a.liberty} 有气`,
  'outcome.target-open': (a) => `${a.point} 的棋子挨着图的开放边，Koban 无法判定它是否被提`,
  'outcome.target-unknown': (a) => `${a.point} 的棋子挨着图中未画出的点，Koban 无法判定它是否被提`,
  'outcome.outside-occupied': (a) => `${a.point} 有棋子；只能排除空点`,
  'outcome.budget': (a) => `${number(a.states)} 个状态的搜索预算已用完`,
  'outcome.verdicts-open': () => '结果取决于规则未定可否的着法',

  'proof.malformed': () => '这不是此版本的 Koban 能读的结果证明',
  'proof.no-target': () => '目标点上没有棋子',
  'proof.no-node': (a) => `节点 ${a.node} 不存在`,
  'proof.two-boards': (a) => `到达节点 ${a.node} 时有两个不同的局面`,
  'proof.impossible': (a) => `节点 ${a.node} 的着法无法走出`,
  'proof.no-move': (a) => `节点 ${a.node} 须有证明方的唯一一着`,
  'proof.forbidden': (a) => `节点 ${a.node} 的着法并非在每条着法序列中都为规则所允许`,
  'proof.no-answer': (a) => `节点 ${a.node} 的一个合法着法没有应手`,
  'proof.ends-otherwise': (a) => `节点 ${a.node} 的一着使对局结束，结果为“${OUTCOME[a.outcome]}”`,
  'proof.unending': () => '证明中有永不结束的着法序列',
  'proof.too-large': () => '证明的着法序列超过 Koban 检查的数目',

  'outcome.no-point': (a) => `${a.point} 不是棋盘上的点`,
  'outcome.no-threats': (a) =>
    `请把黑、白的劫材数写成不超过 ${a.most} 的数或“*”，如“1,0”（“${a.given}”不可用）`,

  'output.outcome.states': (a) => `${number(a.states)} 个状态…`,
  'output.outcome.targets': (a) =>
    `${[...sides(a.black, '黑'), ...sides(a.white, '白')].join('或 ')}被提即结束`,
  'output.outcome.region': (a) =>
    `可变的点 ${number(a.points)} 个${
      a.outside.length === 0
        ? ''
        : `；无人下子的点 ${a.outside.join(' ')}${a.areEyes ? '（无须补棋即活的棋的眼）' : ''}`
    }`,
  'output.outcome.assumes': () => '挨着开放边或图中未画出的点的棋子视为活棋',
  'output.outcome.summary': (a) => SUMMARY[a.summary],
  'output.proof.fails': (a) => `证明不成立：${a.reason}`,

  'claim.no-goal': () => '请写明被提即终局的棋串：“goal: capture d4 or a7”',
  'claim.not-goal': (a) => `${a.point} 不在“goal:”所列的棋串中`,
  'claim.own-chain': (a) => `${a.point} 的棋串属于要提子的一方，请写另一方`,
  'claim.two-beginners': () => '“first”已说明谁先下，请去掉“when … begins”',
  'claim.no-threats': () => '不需要劫材就不是劫，请写 1 以上的数',
  'claim.most-threats': (a) => `Koban 搜索时每方最多 ${a.most} 个劫材，或无限个（*）`,
  'work.outcome': () => '正在证明结果',

  'help.outcome': () => '说明在哪种规则下谁能强制什么结果，并附证明',
  'help.outcome.rules': () => '要问的规则（默认：全部）',
  'help.outcome.first': () => '谁先下（默认：双方）',
  'help.outcome.threats': (a) =>
    `黑、白的劫材数，不超过 ${a.most}，或用 * 表示无限；可多次给出（默认：“threats:”行，没有则为 0,0）`,
  'help.outcome.outside': () => '无人下子的空点（默认：“outside:”行，没有则为无须补棋即活的棋的眼）',
  'help.outcome.after': () => '问第 N 手之后的局面（默认：最后一手之后）',
  'help.outcome.proof': () => '把证明写入此文件；由“koban verify”检查',
  'help.outcome.budget': (a) => `一次搜索最多查看多少个状态，达到后即以未决停止（默认：${a.states}）`,
  'help.verify': () => '不经搜索检查结果的证明',
  'help.verify.notes': () => 'FILE 是“koban outcome --proof”所写的文件。有证明不成立时退出码为 1。',
} satisfies Translated<typeof english>;
