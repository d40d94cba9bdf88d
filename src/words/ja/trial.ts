import type { SummaryWord } from '../en/outcome.ts';
import type { trial as english, ThreatsWord } from '../en/trial.ts';
import { table } from '../fallback.ts';
import type { Translated } from '../message.ts';
import { after, COLOR, list, moment, number } from './grammar.ts';
import { OUTCOME, outcomes } from './outcome.ts';

const threats = (left: ThreatsWord) => (left === '*' ? 'コウダテ無制限' : `コウダテ${number(left)}個`);
const spareMoves = (left: ThreatsWord) => (left === '*' ? '手待ち無制限' : `手待ち${number(left)}回`);
const passes = (n: 2 | 3) => (n === 3 ? '、3回のパスで終局' : '');
const joined = (parts: readonly (string | null)[]) => parts.filter((one) => one !== null).join('。');

const BY = { you: 'あなた', proof: '証明' };
const ELSEWHERE = { threat: 'コウダテを打つ', answer: 'コウダテに受ける', spare: 'ほかの場所で手待ちをする' };

/** What the player does who gets their way, beside a stone of theirs; else how the game ends. */
const WORD = table<SummaryWord>({
  'black-captured': '取る',
  'white-captured': '取る',
  'both-live': '双方が生きる',
  'black-lives': '生きる',
  'white-lives': '生きる',
  draw: '引き分け',
  'no-result': '無勝負',
  unending: '終わらない',
  connected: 'つなぐ',
  unconnected: '切る',
  undecided: '未決定',
});

export const trial = {
  'wins.title': (a) => `どちらが勝ちますか？ ${list(a.targets)}、${after(a.at)}`,
  'wins.first': (a) => `${COLOR[a.first]}先`,
  'wins.threats': (a) =>
    a.black === 0 && a.white === 0
      ? 'コウダテなし'
      : a.black === a.white
        ? `双方に${threats(a.black)}`
        : list([
            ...(a.black === 0 ? [] : [`黒に${threats(a.black)}`]),
            ...(a.white === 0 ? [] : [`白に${threats(a.white)}`]),
          ]),
  'wins.spare': (a) =>
    a.black === 0 && a.white === 0
      ? '手待ちなし'
      : a.black === a.white
        ? `双方に${spareMoves(a.black)}`
        : list([
            ...(a.black === 0 ? [] : [`黒に${spareMoves(a.black)}`]),
            ...(a.white === 0 ? [] : [`白に${spareMoves(a.white)}`]),
          ]),
  'wins.supplies': (a) => `${a.threats}、${a.spare}`,
  'wins.rule': () => 'ルール',
  'wins.word': (a) => WORD[a.summary],
  'wins.pending': () => '探索中…',
  'wins.cell': (a) => `${a.rule}、${COLOR[a.first]}先、${a.threats}：${a.said}`,
  'wins.force': (a) => `${COLOR[a.owner]}が必ず得られる結果：${outcomes(a.forces)}`,
  'wins.when': (a) => `${COLOR[a.first]}先、${a.threats}${passes(a.passes)}`,
  'wins.forces': (a) => outcomes(a.forces),
  'wins.known': (a) =>
    `${COLOR[a.first]}先、${a.threats}：${a.groups.map(({ said, rules }) => `${said}（${list(rules)}）`).join('、')}`,
  'wins.row': (a) => `結果：${COLOR[a.first]}先、${a.threats}`,
  'wins.both': (a) => `${a.first}、${a.second}`,
  'wins.no-stone': () =>
    '「連を選ぶ…」の一覧から選ぶか、石、または石についての主張にカーソルを置いて、もう一度試してください。複数の連は「goal:」の行で指定できます',
  'wins.inferred': () => '文に目的がないので、壁に囲まれた連を推定しました。ほかの所にはだれも打ちません',
  'wins.close': () => '表を閉じる',
  'wins.help': () => 'ますを選ぶと、だれが何を得られるかが示され、反駁を試せます',

  'trial.try': () => '反駁を試す',
  'trial.choose': () => 'どちらが何を必ず得られるかを選び、反駁を試してください',
  'trial.claim': (a) =>
    `${COLOR[a.owner]}が必ず得られる結果：${outcomes(a.forces)}。${a.rule}、${COLOR[a.first]}先、${a.threats}${passes(a.passes)}`,
  'trial.you': (a) =>
    `あなたは${COLOR[a.you]}です。証明はすべての合法手に応じます。${a.passes}回続けてのパスで終局します`,
  'trial.start': (a) => `問われている局面、${COLOR[a.toPlay]}の番`,
  'trial.move': (a) => joined([`${a.by === null ? '' : `${BY[a.by]}：`}${a.description}`, a.then]),
  'trial.elsewhere': (a) => `${COLOR[a.color]}が${ELSEWHERE[a.what]}`,
  'trial.turn': (a) =>
    a.left === 0
      ? `あなた（${COLOR[a.you]}）の番です`
      : `あなた（${COLOR[a.you]}）の番です。残りは${threats(a.left)}`,
  'trial.ended': (a) =>
    a.passes > 0 && a.passes === a.moves
      ? `あなたは${number(a.passes)}回パスし、結果は「${OUTCOME[a.outcome]}」です`
      : a.moves === 0
        ? `すぐに終局します：${OUTCOME[a.outcome]}`
        : `あなたの${number(a.moves)}手の後：${OUTCOME[a.outcome]}`,
  'trial.holds': () => '証明は成り立ちます。手を戻して別の手を試すか、もう一度試せます',
  'trial.round': (a) =>
    `${a.of.move === 0 ? '問われている局面' : `${moment(a.of)}の後の局面`}に戻りました。これは終わりなく続けられ、証明もそう述べています`,
  'trial.illegal': (a) => `${COLOR[a.color]}は ${a.point} に打てません：${a.judged}`,
  'trial.occupied': (a) => `${a.point} には石があります`,
  'trial.outside': (a) => `この問いでは ${a.point} にはだれも打ちません`,
  'trial.impossible': (a) => `${a.point} には打てません`,
  'trial.no-threat': (a) => `${COLOR[a.color]}にはコウダテがもうありません`,
  'trial.no-spare': (a) => `${COLOR[a.color]}には手待ちがもうありません`,
  'trial.over': () => '終局しています。ほかの手を試すには手を戻してください',
  'trial.pass': () => 'パス',
  'trial.threat': (a) => `コウダテ（${a.left}）`,
  'trial.spare': (a) => `手待ち（${a.left}）`,
  'trial.take-back': () => '手を戻す',
  'trial.again': () => 'もう一度',
  'trial.keep': () => 'テキストに残す',
  'trial.leave': () => 'テキストに戻る',
  'trial.too-large': (a) =>
    `証明は ${number(a.size)} KB で、ページに載せられる ${number(a.most)} KB を超えます。エディターの盤面ビューなら証明と対局できます`,
  'trial.nothing': () => 'この盤面の主張は、探索の上限までに証明されませんでした',
  'trial.group': () => '証明との対局',
} satisfies Translated<typeof english>;
