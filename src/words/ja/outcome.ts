import type { EndWord, outcome as english, SummaryWord } from '../en/outcome.ts';
import { table } from '../fallback.ts';
import type { Translated } from '../message.ts';
import { number } from './grammar.ts';

export const OUTCOME = table<EndWord>({
  'black-captured': '黒が取られる',
  'white-captured': '白が取られる',
  'both-stay': '双方が残る',
  draw: '引き分け',
  'no-result': '無勝負',
  unending: '終わらない',
});

const SUMMARY = table<SummaryWord>({
  'black-captured': '黒が取られる',
  'white-captured': '白が取られる',
  'both-live': '双方が生きる',
  'black-lives': '黒が生きる',
  'white-lives': '白が生きる',
  draw: '引き分け',
  'no-result': '無勝負',
  unending: '終わらない',
  undecided: '未決定',
});

const sides = (stones: readonly string[], color: string) => stones.map((one) => `${one}（${color}）`);
export const outcomes = (set: readonly EndWord[]) => set.map((one) => OUTCOME[one]).join('または');

export const outcome = {
  'outcome.no-target': () => '取られるかどうかを問う石の点を指定してください',
  'outcome.target-empty': (a) => `${a.point} に石がありません`,
  'outcome.target-outside': (a) =>
    `${a.point} の石は取られません。だれも打たない ${a.liberty} にダメがあります`,
  'outcome.target-open': (a) =>
    `${a.point} の石は図の開いた辺に接しているので、取られるかどうかを Koban は判定できません`,
  'outcome.target-unknown': (a) =>
    `${a.point} の石は図に示されていない点に接しているので、取られるかどうかを Koban は判定できません`,
  'outcome.outside-occupied': (a) => `${a.point} には石があります。除けるのは空点だけです`,
  'outcome.budget': (a) => `探索が上限の${number(a.states)}状態に達しました`,
  'outcome.verdicts-open': () => 'ルールからは可否の決まらない手によります',

  'proof.malformed': () => 'この版の Koban が読める結果の証明ではありません',
  'proof.no-target': () => '対象の点に石がありません',
  'proof.no-node': (a) => `節点${a.node}がありません`,
  'proof.two-boards': (a) => `節点${a.node}に二つの違う局面から至ります`,
  'proof.impossible': (a) => `節点${a.node}の手は打てません`,
  'proof.no-move': (a) => `節点${a.node}には証明する側の手が1つなければなりません`,
  'proof.forbidden': (a) => `節点${a.node}の手をルールが許さない手順があります`,
  'proof.no-answer': (a) => `節点${a.node}の合法手に応手がありません`,
  'proof.ends-otherwise': (a) => `節点${a.node}の手で終局し、結果は「${OUTCOME[a.outcome]}」です`,
  'proof.unending': () => '証明に終わらない手順があります',
  'proof.too-large': () => '証明の手順が、Koban が調べる数を超えています',

  'outcome.no-point': (a) => `${a.point} は碁盤の点ではありません`,
  'outcome.no-threats': (a) =>
    `黒と白のコウダテの数を「1,0」のように${a.most}までの数か「*」で書いてください（「${a.given}」は使えません）`,

  'output.outcome.states': (a) => `状態${number(a.states)}個…`,
  'output.outcome.targets': (a) =>
    `${[...sides(a.black, '黒'), ...sides(a.white, '白')].join('または')}が取られたら終局`,
  'output.outcome.region': (a) =>
    `変わりうる点は${number(a.points)}個${
      a.outside.length === 0
        ? ''
        : `、だれも打たない点は ${a.outside.join(' ')}${a.areEyes ? '（手を入れずに生きている石の眼）' : ''}`
    }`,
  'output.outcome.assumes': () => '開いた辺や図に示されていない点に接する石は、生きているとみなします',
  'output.outcome.summary': (a) => SUMMARY[a.summary],
  'output.proof.fails': (a) => `証明は成り立ちません：${a.reason}`,

  'claim.no-goal': () => '取られたら終局となる石を「goal: capture d4 or a7」のように書いてください',
  'claim.not-goal': (a) => `${a.point} は「goal:」の石ではありません`,
  'claim.own-chain': (a) => `${a.point} は取る側の石です。もう一方の対局者を書いてください`,
  'claim.two-beginners': () => '「first」が先手を示します。「when … begins」は書かないでください',
  'claim.no-threats': () => 'コウダテが要らなければコウではありません。1以上の数を書いてください',
  'claim.most-threats': (a) => `Koban が調べるコウダテは、それぞれ${a.most}までか、無制限の「*」です`,
  'work.outcome': () => '結果を証明しています',

  'help.outcome': () => 'どのルールで、だれが何を強制できるかを、証明とともに示す',
  'help.outcome.rules': () => '調べるルール（既定：すべて）',
  'help.outcome.first': () => 'どちらから打つか（既定：両方）',
  'help.outcome.threats': (a) =>
    `黒と白のコウダテの数。${a.most}まで、または無制限の「*」。何度でも指定できる（既定：「threats:」の行、なければ 0,0）`,
  'help.outcome.outside': () =>
    'だれも打たない空点（既定：「outside:」の行、なければ手を入れずに生きている石の眼）',
  'help.outcome.after': () => 'N手目の後の局面について調べる（既定：最後の手の後）',
  'help.outcome.proof': () => '証明をこのファイルに書く。「koban verify」が検査する',
  'help.outcome.budget': (a) => `1つの探索が調べる状態の数。超えると未決定になる（既定：${a.states}）`,
  'help.verify': () => '結果の証明を、探索せずに検査する',
  'help.verify.notes': () =>
    'FILE は「koban outcome --proof」が書いたものです。成り立たない証明があれば終了コードは1です。',
} satisfies Translated<typeof english>;
