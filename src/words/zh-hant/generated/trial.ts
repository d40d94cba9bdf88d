/** Made by `npm run generate`: what is said in Simplified Chinese. */
import type { trial as english, ThreatsWord } from '../../en/trial.ts';
import type { Translated } from '../../message.ts';
import { after, COLOR, list, number, positionAt } from '../grammar.ts';
import { OUTCOME, outcomes } from './outcome.ts';

/** Behind Chinese characters; a number stands apart. */
const threats = (left: ThreatsWord) => (left === '*' ? '無限個劫材' : ` ${number(left)} 個劫材`);
const joined = (parts: readonly (string | null)[]) => parts.filter((one) => one !== null).join('。');

const BY = { you: '您', proof: '證明' };

export const trial = {
  'wins.title': (a) => `誰勝？${list(a.targets)}，${after(a.at)}`,
  'wins.first': (a) => `${COLOR[a.first]}先`,
  'wins.threats': (a) =>
    a.black === 0 && a.white === 0
      ? '無劫材'
      : a.black === a.white
        ? `雙方各有${threats(a.black)}`
        : [
            ...(a.black === 0 ? [] : [`黑有${threats(a.black)}`]),
            ...(a.white === 0 ? [] : [`白有${threats(a.white)}`]),
          ].join('，'),
  'wins.rule': () => '規則',
  'wins.pending': () => '正在搜尋…',
  'wins.cell': (a) => `${a.rule}，${COLOR[a.first]}先，${a.threats}：${a.said}`,
  'wins.force': (a) => `${COLOR[a.owner]}必能得到：${outcomes(a.forces)}`,
  'wins.known': (a) =>
    `${COLOR[a.first]}先，${a.threats}：${a.groups.map(({ said, rules }) => `${said}（${list(rules)}）`).join('；')}`,
  'wins.row': (a) => `結果：${COLOR[a.first]}先，${a.threats}`,
  'wins.both': (a) => `${a.first}；${a.second}`,
  'wins.no-stone': () =>
    '請把游標放在棋子上，或放在關於棋子的斷言上，再試一次。多塊棋可在「goal:」一行中指明',
  'wins.close': () => '關閉表格',
  'wins.help': () => '選一格可看誰必能得到什麼，並可嘗試反駁',

  'trial.try': () => '嘗試反駁',
  'trial.claim': (a) =>
    `${COLOR[a.owner]}必能得到：${outcomes(a.forces)}。${a.rule}，${COLOR[a.first]}先，${a.threats}`,
  'trial.you': (a) => `您執${COLOR[a.you]}。證明對每個合法著法都有應手；連續兩次虛手即結束`,
  'trial.start': (a) => `所問的局面，輪到${COLOR[a.toPlay]}`,
  'trial.move': (a) => joined([`${a.by === null ? '' : `${BY[a.by]}：`}${a.description}`, a.then]),
  'trial.threat-of': (a) => (a.isAnswer ? `${COLOR[a.color]}應劫材` : `${COLOR[a.color]}找劫材`),
  'trial.turn': (a) =>
    a.left === 0 ? `輪到您（${COLOR[a.you]}）` : `輪到您（${COLOR[a.you]}），還剩${threats(a.left)}`,
  'trial.ended': (a) =>
    a.passes > 0 && a.passes === a.moves
      ? `您虛手 ${number(a.passes)} 次，結果為「${OUTCOME[a.outcome]}」`
      : a.moves === 0
        ? `對局立即結束：${OUTCOME[a.outcome]}`
        : `您走了 ${number(a.moves)} 手之後：${OUTCOME[a.outcome]}`,
  'trial.holds': () => '證明成立。可以悔棋試別的著法，或再試一次',
  'trial.round': (a) =>
    `${a.of.move === 0 ? '所問的局面' : positionAt(a.of)}再次出現；這樣可以永遠走下去，證明所說的也正是如此`,
  'trial.illegal': (a) => `${COLOR[a.color]}不可走 ${a.point}：${a.judged}`,
  'trial.occupied': (a) => `${a.point} 有棋子`,
  'trial.outside': (a) => `此問題中無人在 ${a.point} 下子`,
  'trial.impossible': (a) => `${a.point} 無法下子`,
  'trial.no-threat': (a) => `${COLOR[a.color]}已沒有劫材`,
  'trial.over': () => '對局已結束。要試別的著法，請悔棋',
  'trial.pass': () => '虛手',
  'trial.threat': (a) => `劫材（${a.left}）`,
  'trial.take-back': () => '悔棋',
  'trial.again': () => '再試一次',
  'trial.keep': () => '保留到文字',
  'trial.leave': () => '返回文字',
  'trial.too-large': (a) =>
    `證明有 ${number(a.size)} KB，超過網頁可容納的 ${number(a.most)} KB。編輯器的棋盤檢視可以與它對局`,
  'trial.nothing': () => '在搜尋預算內沒有證明此棋盤的斷言',
  'trial.group': () => '與證明對局',
} satisfies Translated<typeof english>;
