import type { SummaryWord } from '../en/outcome.ts';
import type { trial as english, ThreatsWord } from '../en/trial.ts';
import { table } from '../fallback.ts';
import type { Translated } from '../message.ts';
import { after, COLOR, join, list, number, positionAt } from './grammar.ts';
import { OUTCOME, outcomes } from './outcome.ts';

/** Behind Chinese characters; a number stands apart. */
const threats = (left: ThreatsWord) => (left === '*' ? '无限个劫材' : ` ${number(left)} 个劫材`);
/** As `threats`. */
const spareMoves = (left: ThreatsWord) => (left === '*' ? '无限步闲着' : ` ${number(left)} 步闲着`);
const joined = (parts: readonly (string | null)[]) => parts.filter((one) => one !== null).join('。');

const BY = { you: '您', proof: '证明' };
const ELSEWHERE = { threat: '找劫材', answer: '应劫材', spare: '在别处下闲着' } as const;

/** What the player does who gets their way, beside a stone of theirs; else how the game ends. */
const OUTCOME_WORD = table<SummaryWord>({
  'black-captured': '提掉',
  'white-captured': '提掉',
  'both-live': '双方皆活',
  'black-lives': '活',
  'white-lives': '活',
  draw: '和棋',
  'no-result': '无胜负',
  unending: '永无终局',
  connected: '连上',
  unconnected: '切断',
  undecided: '未决',
});

export const trial = {
  'wins.title': (a) => `谁胜？${list(a.targets)}，${after(a.at)}`,
  'wins.first': (a) => `${COLOR[a.first]}先`,
  'wins.threats': (a) =>
    a.black === 0 && a.white === 0
      ? '无劫材'
      : a.black === a.white
        ? `双方各有${threats(a.black)}`
        : [
            ...(a.black === 0 ? [] : [`黑有${threats(a.black)}`]),
            ...(a.white === 0 ? [] : [`白有${threats(a.white)}`]),
          ].join('，'),
  'wins.spare': (a) =>
    a.black === 0 && a.white === 0
      ? '无闲着'
      : a.black === a.white
        ? `双方各有${spareMoves(a.black)}`
        : [
            ...(a.black === 0 ? [] : [`黑有${spareMoves(a.black)}`]),
            ...(a.white === 0 ? [] : [`白有${spareMoves(a.white)}`]),
          ].join('，'),
  'wins.supplies': (a) => `${a.threats}，${a.spare}`,
  'wins.rule': () => '规则',
  'wins.word': (a) => OUTCOME_WORD[a.summary],
  'wins.pending': () => '正在搜索…',
  'wins.cell': (a) => `${a.rule}，${COLOR[a.first]}先，${a.threats}：${a.said}`,
  'wins.force': (a) => `${COLOR[a.owner]}必能得到：${outcomes(a.forces)}`,
  'wins.when': (a) => `${COLOR[a.first]}先，${a.threats}${a.passes === 3 ? '，三次虚着终局' : ''}`,
  'wins.forces': (a) => outcomes(a.forces),
  'wins.known': (a) =>
    `${COLOR[a.first]}先，${a.threats}：${a.groups.map(({ said, rules }) => `${said}（${list(rules)}）`).join('；')}`,
  'wins.row': (a) => `结果：${COLOR[a.first]}先，${a.threats}`,
  'wins.both': (a) => `${a.first}；${a.second}`,
  'wins.no-stone': () =>
    '请从“选择棋串…”列表中选择，或把光标放在棋子上或关于棋子的断言上，再试一次。多块棋可在“goal:”一行中指明',
  'wins.inferred': () => '文中没有写明目标，这些棋串是根据外围推断的，别处无人落子',
  'wins.close': () => '关闭表格',
  'wins.help': () => '选一格可看谁必能得到什么，并可尝试反驳',

  'trial.try': () => '尝试反驳',
  'trial.choose': () => '选一个某方必能得到的结果，尝试反驳',
  'trial.claim': (a) =>
    `${COLOR[a.owner]}必能得到：${outcomes(a.forces)}。${join('按', a.rule)}，${COLOR[a.first]}先，${a.threats}${a.passes === 3 ? '，三次虚着终局' : ''}`,
  'trial.you': (a) =>
    `您执${COLOR[a.you]}。每一合法着手，证明都有应手；连续${a.passes === 2 ? '两' : '三'}次虚着终局`,
  'trial.start': (a) => `所问的局面，轮到${COLOR[a.toPlay]}`,
  'trial.move': (a) => joined([`${a.by === null ? '' : `${BY[a.by]}：`}${a.description}`, a.then]),
  'trial.elsewhere': (a) => `${COLOR[a.color]}${ELSEWHERE[a.what]}`,
  'trial.turn': (a) =>
    a.left === 0 ? `轮到您（${COLOR[a.you]}）` : `轮到您（${COLOR[a.you]}），还剩${threats(a.left)}`,
  'trial.ended': (a) =>
    a.passes > 0 && a.passes === a.moves
      ? `您停了 ${number(a.passes)} 手，结果为“${OUTCOME[a.outcome]}”`
      : a.moves === 0
        ? `对局立即结束：${OUTCOME[a.outcome]}`
        : `您走了 ${number(a.moves)} 手之后：${OUTCOME[a.outcome]}`,
  'trial.holds': () => '证明成立。可以悔棋试别的着手，或再试一次',
  'trial.round': (a) =>
    `${a.of.move === 0 ? '所问的局面' : positionAt(a.of)}再次出现；这样可以永远走下去，证明所说的也正是如此`,
  'trial.illegal': (a) => `${COLOR[a.color]}不可走 ${a.point}：${a.judged}`,
  'trial.occupied': (a) => `${a.point} 有棋子`,
  'trial.outside': (a) => `此问题中无人在 ${a.point} 下子`,
  'trial.impossible': (a) => `${a.point} 无法下子`,
  'trial.no-threat': (a) => `${COLOR[a.color]}已没有劫材`,
  'trial.no-spare': (a) => `${COLOR[a.color]}已没有闲着`,
  'trial.over': () => '对局已结束。要试别的着手，请悔棋',
  'trial.pass': () => '虚着',
  'trial.threat': (a) => `劫材（${a.left}）`,
  'trial.spare': (a) => `闲着（${a.left}）`,
  'trial.take-back': () => '悔棋',
  'trial.again': () => '再试一次',
  'trial.keep': () => '保留到文本',
  'trial.leave': () => '返回文本',
  'trial.too-large': (a) =>
    `证明有 ${number(a.size)} KB，超过网页可容纳的 ${number(a.most)} KB。编辑器的棋盘视图可以与它对局`,
  'trial.nothing': () => '在搜索预算内没有证明此棋盘的断言',
  'trial.group': () => '与证明对局',
} satisfies Translated<typeof english>;
