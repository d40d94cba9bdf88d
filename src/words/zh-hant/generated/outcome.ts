/** Made by `npm run generate`: what is said in Simplified Chinese. */
import type { EndWord, outcome as english, SummaryWord } from '../../en/outcome.ts';
import { table } from '../../fallback.ts';
import type { Translated } from '../../message.ts';
import { COLOR, number } from '../grammar.ts';

export const OUTCOME = table<EndWord>({
  'black-captured': '黑棋被提',
  'white-captured': '白棋被提',
  'both-stay': '雙方都留在盤上',
  draw: '和棋',
  'no-result': '無勝負',
  unending: '永無終局',
});

const SUMMARY = table<SummaryWord>({
  'black-captured': '黑棋被提',
  'white-captured': '白棋被提',
  'both-live': '雙方皆活',
  'black-lives': '黑棋活',
  'white-lives': '白棋活',
  draw: '和棋',
  'no-result': '無勝負',
  unending: '永無終局',
  undecided: '未決',
});

const sides = (stones: readonly string[], color: string) => stones.map((one) => `${one}（${color}）`);
export const outcomes = (set: readonly EndWord[]) => set.map((one) => OUTCOME[one]).join('或');

const each = (sets: readonly (readonly EndWord[])[]) => sets.map((set) => `「${outcomes(set)}」`).join('、');

export const outcome = {
  'outcome.no-target': () => '請指明要問是否被提的棋子',
  'outcome.target-empty': (a) => `${a.point} 沒有棋子`,
  'outcome.target-outside': (a) => `${a.point} 的棋子不會被提：它在無人下子的 ${a.liberty} 有氣`,
  'outcome.target-open': (a) => `${a.point} 的棋子挨著圖的開放邊，Koban 無法判定它是否被提`,
  'outcome.target-unknown': (a) => `${a.point} 的棋子挨著圖中未畫出的點，Koban 無法判定它是否被提`,
  'outcome.outside-occupied': (a) => `${a.point} 有棋子；只能排除空點`,
  'outcome.budget': (a) => `Koban 檢查了 ${number(a.states)} 個狀態，搜尋預算已用完`,
  'outcome.verdicts-open': () => '結果取決於規則未定可否的著法',

  'proof.malformed': () => '這不是此版本的 Koban 能讀的結果證明',
  'proof.no-target': () => '目標點上沒有棋子',
  'proof.no-node': (a) => `節點 ${a.node} 不存在`,
  'proof.two-boards': (a) => `到達節點 ${a.node} 時有兩個不同的局面`,
  'proof.impossible': (a) => `節點 ${a.node} 的著法無法走出`,
  'proof.no-move': (a) => `節點 ${a.node} 須有證明方的唯一一著`,
  'proof.forbidden': (a) => `節點 ${a.node} 的著法並非在每條著法序列中都為規則所允許`,
  'proof.no-answer': (a) => `節點 ${a.node} 的一個合法著法沒有應手`,
  'proof.ends-otherwise': (a) => `節點 ${a.node} 的一著使對局結束，結果為「${OUTCOME[a.outcome]}」`,
  'proof.unending': () => '證明中有永不結束的著法序列',
  'proof.too-large': () => '證明的著法序列超過 Koban 檢查的數目',

  'outcome.no-point': (a) => `${a.point} 不是棋盤上的點`,
  'outcome.no-threats': (a) =>
    `請把黑、白的劫材數寫成不超過 ${a.most} 的數或「*」，如「1,0」（「${a.given}」不可用）`,

  'output.outcome.states': (a) => `${number(a.states)} 個狀態…`,
  'output.outcome.targets': (a) =>
    `${[...sides(a.black, '黑'), ...sides(a.white, '白')].join('或 ')}被提即結束`,
  'output.outcome.region': (a) =>
    `可變的點 ${number(a.points)} 個${
      a.outside.length === 0
        ? ''
        : `；無人下子的點 ${a.outside.join(' ')}${a.areEyes ? '（無須補棋即活的棋的眼）' : ''}`
    }`,
  'output.outcome.assumes': () => '挨著開放邊或圖中未畫出的點的棋子視為活棋',
  'output.outcome.ends': () => '連續兩次虛手即結束；劫材數依序為黑、白，劫材必有應',
  'output.outcome.column': (a) => `${COLOR[a.first]}先，劫材 ${a.threats}`,
  'output.outcome.summary': (a) => SUMMARY[a.summary],
  'output.proof.holds': (a) =>
    [
      `證明成立：${a.rule}，${COLOR[a.first]}先，劫材 ${a.threats}`,
      a.targets.length > 0 ? `，目標 ${a.targets.join(' ')}` : '',
      a.outside.length > 0 ? `，無人下子的點 ${a.outside.join(' ')}` : '',
      ...a.black.map((set) => `；黑能強制「${outcomes(set)}」`),
      ...a.white.map((set) => `；白能強制「${outcomes(set)}」`),
    ].join(''),
  'output.proof.fails': (a) => `證明不成立：${a.reason}`,

  'actual.outcome': (a) =>
    [
      `${COLOR[a.first]}先，劫材 ${a.threats}，依 ${a.rule}`,
      a.black.length > 0 ? `黑可迫使：${each(a.black)}` : null,
      a.white.length > 0 ? `白可迫使：${each(a.white)}` : null,
      a.undecided,
      a.region,
      a.assumes,
    ]
      .filter((part) => part !== null)
      .join('；'),
  'claim.no-goal': () => '請寫明被提即終局的棋串：「goal: capture d4 or a7」',
  'claim.not-goal': (a) => `${a.point} 不在「goal:」所列的棋串中`,
  'claim.own-chain': (a) => `${a.point} 的棋串屬於要提子的一方，請寫另一方`,
  'claim.two-beginners': () => '「first」已說明誰先下，請去掉「when … begins」',
  'claim.no-threats': () => '不需要劫材就不是劫，請寫 1 以上的數',
  'claim.most-threats': (a) => `Koban 搜尋時每方最多 ${a.most} 個劫材，或無限個（*）`,
  'work.outcome': () => '正在證明結果',

  'help.outcome': () => '說明在哪種規則下誰能強制什麼結果，並附證明',
  'help.outcome.target': () => '被提即結束的棋串：一方的，或雙方的（預設：「goal:」行）',
  'help.outcome.rules': () => '要問的規則（預設：全部）',
  'help.outcome.first': () => '誰先下（預設：雙方）',
  'help.outcome.threats': (a) =>
    `黑、白的劫材數，不超過 ${a.most}，或用 * 表示無限；可多次給出（預設：「threats:」行，沒有則為 0,0）`,
  'help.outcome.outside': () => '無人下子的空點（預設：「outside:」行，沒有則為無須補棋即活的棋的眼）',
  'help.outcome.after': () => '問第 N 手之後的局面（預設：最後一手之後）',
  'help.outcome.proof': () => '把證明寫入此檔案；由「koban verify」檢查',
  'help.outcome.budget': (a) => `一次搜尋最多檢查多少個狀態，達到後即以未決停止（預設：${a.states}）`,
  'help.outcome.notes': () =>
    '此前的著法是過去，超級劫記得它們。劫材是別處有應的一著。連續兩次虛手即結束，不判定死子。有未決的結果時結束代碼為 1。',
  'help.verify': () => '不經搜尋檢查結果的證明',
  'help.verify.notes': () => 'FILE 是「koban outcome --proof」所寫的檔案。有證明不成立時結束代碼為 1。',
} satisfies Translated<typeof english>;
