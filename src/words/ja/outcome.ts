import type {
  EndWord,
  outcome as english,
  Fates,
  FateWord,
  GradeWord,
  SummaryWord,
  ThreatsOfBoth,
} from '../en/outcome.ts';
import { table } from '../fallback.ts';
import type { Translated } from '../message.ts';
import type { ColorWord } from '../types.ts';
import { COLOR, either, list, number, OTHER } from './grammar.ts';
import { ruleName } from './rules.ts';

export const OUTCOME = table<EndWord>({
  'black-captured': '黒が取られる',
  'white-captured': '白が取られる',
  'both-stay': '双方が残る',
  draw: '引き分け',
  'no-result': '無勝負',
  unending: '終わらない',
  connected: 'つながる',
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
  connected: 'つながる',
  unconnected: 'つながらない',
  undecided: '未決定',
});

const sides = (stones: readonly string[], color: string) => stones.map((one) => `${one}（${color}）`);
export const outcomes = (set: readonly EndWord[]) => set.map((one) => OUTCOME[one]).join('または');
/** One or several sets of outcomes. */
const each = (sets: readonly (readonly EndWord[])[]) =>
  `${sets.map((set) => `「${outcomes(set)}」`).join('')}${sets.length === 1 ? '' : 'のそれぞれ'}`;

const passes = (n: number) => `${number(n)}回続けてのパスで終局`;

/** `コウダテなし` of `0,0`, `黒にコウダテ1個` of `1,0`, `白にコウダテ無制限` of `0,*`. */
function suppliesSaid(written: string, one: 'コウダテ' | '手待ち'): string {
  const [, black, white] = /^(\d+|\*),(\d+|\*)$/.exec(written) ?? [];
  if (black === undefined || white === undefined) return `${one}「${written}」`;
  const said = (given: string, color: ColorWord) =>
    given === '0'
      ? []
      : [
          `${COLOR[color]}に${one}${given === '*' ? '無制限' : `${number(Number(given))}${one === 'コウダテ' ? '個' : '回'}`}`,
        ];
  const both = [...said(black, 'black'), ...said(white, 'white')];
  return both.length === 0 ? `${one}なし` : both.join('、');
}

/** A grade as people read it. */
export function gradeSaid(grade: GradeWord, threats: number, asked: number): string {
  if (grade === 'works') return asked === 0 ? '成功' : `成功（相手にコウダテが${number(asked)}個あっても）`;
  if (grade === 'holds')
    return threats === 0
      ? 'コウ（相手にコウダテがなければ成功）'
      : `コウ（相手のコウダテが${number(threats)}個までなら成功）`;
  if (grade === 'needs') return `コウ（コウダテが${number(threats)}個必要）`;
  return grade === 'fails' ? '失敗' : '未決定';
}

/** What is to become of the chains at these points: `D4のどれかを取る`. */
const GOAL: Readonly<Record<string, string | undefined>> = {
  'capture-any': 'のどれかを取る',
  'capture-all': 'をすべて取る',
  'keep-one': 'のうち1つを残す',
  'keep-all': 'をすべて残す',
  connect: 'をつなぐ',
};
const goalSaid = (goal: string, targets: readonly string[]) =>
  targets.length === 1 && (goal === 'capture-any' || goal === 'capture-all')
    ? `${list(targets)}を取る`
    : targets.length === 1 && (goal === 'keep-one' || goal === 'keep-all')
      ? `${list(targets)}を残す`
      : `${list(targets)}${GOAL[goal] ?? `：「${goal}」`}`;

const FATE = table<FateWord>({
  captured: '取られる',
  lives: '生きる',
  draw: '引き分け',
  'no-result': '無勝負',
  unending: '終わらない',
  open: '未決定',
});

/** What each owner gets: `黒が生きる、白は引き分けまで`. */
function fates({ asks, fates: all, isAll }: Fates): string {
  const captured = all.find(({ fate }) => fate === 'captured');
  if (captured) return `${COLOR[captured.color]}${isAll ? 'の石がすべて' : 'が'}取られる`;
  const behind =
    asks === null ? '' : asks === 'agreement' ? '（両者が同意すれば）' : '（どちらも手を変えなければ）';
  const [first] = all;
  if (!first) return FATE.open;
  const lives = (color: ColorWord) => `${COLOR[color]}${isAll ? 'の1つが残る' : 'が生きる'}`;
  if (all.every(({ fate }) => fate === first.fate)) {
    if (first.fate === 'lives') return all.length > 1 ? '双方が生きる' : lives(first.color);
    return `${FATE[first.fate]}${behind}`;
  }
  const said = [...all].sort((a, b) => Number(b.fate === 'lives') - Number(a.fate === 'lives'));
  return `${said
    .map(({ color, fate }) =>
      fate === 'lives'
        ? lives(color)
        : fate === 'open' || fate === 'captured'
          ? `${COLOR[color]}は未決定`
          : fate === 'unending'
            ? `${COLOR[color]}は終わらない手順まで`
            : `${COLOR[color]}は${FATE[fate]}まで`,
    )
    .join('、')}${behind}`;
}

const spareOf = ({ black, white }: { black: number; white: number }) =>
  `${black > 0 && white > 0 ? '双方' : black > 0 ? '黒' : '白'}に手待ちが1回あれば`;

function restsOn(threats: ThreatsOfBoth, spare: ThreatsOfBoth): string {
  const written = ({ black, white }: ThreatsOfBoth) => `${black},${white}`;
  return `${suppliesSaid(written(threats), 'コウダテ')}、${suppliesSaid(written(spare), '手待ち')}`;
}

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
  'outcome.wins': () =>
    'このルールには打った側が勝ちとなる条項があり、そのようなルールでは石についての証明ができません',
  'outcome.two-colors': () =>
    '目的の石が両者のものです。一方の石だけを指定するか、「goal: capture any of」と書いてください',
  'outcome.most-targets': (a) => `この種の目的で指定できる連は${number(a.most)}個までです`,
  'outcome.connect-two': () => 'つなぐ石を2つ指定してください',
  'outcome.connected': () => 'この2つの石はすでにつながっています',
  'outcome.budget': (a) => `探索が上限の${number(a.states)}状態に達しました`,
  'outcome.too-large': (a) =>
    `範囲が大きすぎて、探索の上限の${number(a.states)}状態では決められません。変わりうる点は${number(a.points)}個です`,
  'outcome.rests': (a) =>
    `${a.region}、${a.threats && a.spare ? restsOn(a.threats, a.spare) : 'コウダテと手待ちは答えごとのとおり'}${a.passes === 3 ? `、${passes(3)}` : ''}`,
  'smaller.change': (a) =>
    [
      a.targets === null ? null : `${list(a.targets)}だけについて`,
      a.outside === null ? null : `打つ点は${number(a.outside)}個`,
      a.after === null ? null : `${a.after}手目の後`,
      a.first === null ? null : `${COLOR[a.first]}先`,
      a.rule === null ? null : ruleName(a.rule),
    ]
      .filter((part) => part !== null)
      .join('、') || '同じ問い',
  'smaller.decided': (a) =>
    `より小さな問いなら決まります（${a.change}）：${a.said}${a.lines === null ? '' : `。そう述べる行は${list(a.lines.map((line) => `「${line}」`))}です`}`,
  'smaller.ask': (a) => `より小さな問いなら決まります（${a.change}）：${a.said}。問うには：`,
  'outcome.verdicts-open': () => 'ルールからは可否の決まらない手によります',

  'proof.malformed': () => 'この版の Koban が読める結果の証明ではありません',
  'proof.no-target': () => '対象の点に石がありません',
  'proof.no-node': (a) => `ノード${a.node}がありません`,
  'proof.two-boards': (a) => `ノード${a.node}に二つの違う局面から至ります`,
  'proof.impossible': (a) => `ノード${a.node}の手は打てません`,
  'proof.no-move': (a) => `ノード${a.node}には証明する側の手が1つなければなりません`,
  'proof.forbidden': (a) => `ノード${a.node}の手をルールが許さない手順があります`,
  'proof.no-answer': (a) => `ノード${a.node}の合法手に応手がありません`,
  'proof.ends-otherwise': (a) => `ノード${a.node}の手で終局し、結果は「${OUTCOME[a.outcome]}」です`,
  'proof.unending': () => '証明に終わらない手順があります',
  'proof.too-large': () => '証明の手順が、Koban が調べる数を超えています',

  'outcome.no-point': (a) => `${a.point} は碁盤の点ではありません`,
  'outcome.no-threats': (a) =>
    `黒と白のコウダテの数を「1,0」のように${a.most}までの数か「*」で書いてください（「${a.given}」は使えません）`,

  'output.outcome.states': (a) => `状態${number(a.states)}個…`,
  'output.outcome.position': (a) =>
    a.moves === 0 ? '描かれた局面' : a.after === 0 ? '1手目の前の局面' : `${a.after}手目の後の局面`,
  'output.outcome.forbidden': (a) =>
    `${a.move}手目は${list(a.rules)}では禁止です。その前の局面については${a.before === null ? '、手を戻すと調べられます' : `「--after ${a.before}」で調べられます`}`,
  'output.outcome.not-robust': (a) =>
    `手待ちがあっても${a.isAll ? '' : 'すべての'}答えが変わらないかどうかは、時間切れで調べていません`,
  'output.outcome.targets': (a) =>
    `${[...sides(a.black, '黒'), ...sides(a.white, '白')].join('または')}が取られたら終局`,
  'output.outcome.region': (a) =>
    `変わりうる点は${number(a.points)}個${
      a.outside.length === 0
        ? ''
        : `、だれも打たない点は ${a.outside.join(' ')}${a.areEyes ? '（手を入れずに生きている石の眼）' : ''}`
    }`,
  'output.outcome.leak': (a) =>
    `囲みに穴があります。${COLOR[a.owner]}が${
      a.isOpenSide ? `${a.at}から図の開いた辺` : `${a.through}から、除かれた点${a.at}`
    }に出られるので、意図した囲みについての答えではないかもしれません。${
      a.closedBy.length === 0
        ? '1子では塞げません'
        : `${either(a.closedBy)}に${OTHER[a.owner]}石を1子置くと塞がります`
    }`,
  'output.outcome.friends': (a) =>
    `${COLOR[a.owner]}${a.isOne ? 'の連の1つ' : ''}は、だれにも取られない${either(a.friends)}につながれば助かります`,
  'output.outcome.narrow-wall': (a) =>
    `${COLOR[a.owner]}の${a.chain}の連が取られないのは、${a.at}にだれも打たないからです。${a.at}にも打てれば、答えが違うことがあります`,
  'output.outcome.enclosed': (a) =>
    `石の壁が空点${number(a.points.length)}個を囲んでいます：${list(a.points)}。ほかに打たないなら「outside: ${a.outside.join(' ')}」と書いてください`,
  'output.grades.about': (a) =>
    [
      `${COLOR[a.first]}先`,
      `目的：${goalSaid(a.goal, a.targets)}`,
      ruleName(a.rule),
      passes(a.passes),
      `コウダテ${number(a.asked)}個まで調べる`,
      `打つ点：${list(a.points)}`,
    ].join('。'),
  'output.grades.row': (a) =>
    `${gradeSaid(a.grade, a.threats, a.asked)}：${a.moves
      .map(({ point, reply }) => (reply === null ? point : `${point}（反駁は${reply}）`))
      .join('、')}`,
  'output.grades.right': (a) =>
    a.points.length === 0
      ? a.isPartial
        ? '正解はまだ分かっていません'
        : '正解はありません'
      : `正解${a.isPartial ? '（少なくとも）' : ''}：${list(a.points)}`,
  'output.grades.endless': (a) =>
    `終わりのない手順でしか守れない手：${list([...a.points, ...(a.isElsewhere ? ['ほかの場所の着手'] : [])])}`,
  'output.grades.no-need': () => '手を入れる必要はありません。ほかの場所に打っても結果は劣りません',
  'output.outcome.assumes': () => '開いた辺や図に示されていない点に接する石は、生きているとみなします',
  'output.outcome.ends': (a) => `${passes(a.passes)}。コウダテと手待ちは黒、白の順`,
  'output.outcome.column': (a) =>
    `${COLOR[a.first]}先、コウダテ「${a.threats}」${a.spare === null ? '' : `、手待ち「${a.spare}」`}`,
  'output.outcome.summary': (a) => SUMMARY[a.summary],
  'output.outcome.fates': fates,
  'output.outcome.not-asked': () => '時間切れで調べていません',
  'output.outcome.row': (a) => `${a.rule}、${a.column}：${a.said}`,
  'output.outcome.robust': (a) =>
    `${a.isRest ? 'ほかの答え' : '答え'}はどれも、一方または双方に手待ちが1回あっても変わりません`,
  'output.outcome.of': (a) => `${a.rules.join(' ')}、${a.column}`,
  'output.outcome.unsettled': (a) =>
    `手待ちがあるときは未決定${a.of.length > 0 ? `：${a.of.join('。')}` : ''}`,
  'output.outcome.turns': (a) => `${spareOf(a)}結果が変わります：${a.then}（${a.of.join('。')}）`,
  'output.outcome.turns-made': (a) =>
    `描かれた盤面が${COLOR[a.by]}の着手でできたものなら結果が変わります：${a.then}（${a.of.join('。')}）`,
  'output.outcome.shifts': (a) =>
    `${spareOf(a)}、必ず得られる終わり方は変わりますが、結果は同じです（${a.of.join('。')}）`,
  'output.outcome.turns-passes': (a) =>
    `${passes(a.passes)}なら結果が変わります：${a.then}（${a.of.join('。')}）`,
  'output.outcome.may-have': (a) =>
    `この盤面では${COLOR[a.color]}に手待ちがあるかもしれません。${COLOR[a.color]}の壁に2つより多くの眼があります：${list(a.points)}`,
  'output.outcome.may-have-dame': (a) =>
    `この盤面ではどちらにも手待ちがあるかもしれません：${list(a.points)}`,
  'output.proof.holds': (a) =>
    [
      `証明は成り立ちます：${a.rule}、${COLOR[a.first]}先、コウダテ「${a.threats}」、手待ち「${a.spare}」、${passes(a.passes)}`,
      ...(a.targets.length > 0
        ? [
            `対象：${a.targets.join(' ')}${a.goal === 'all' ? 'のすべて' : a.goal === 'connect' ? 'の連絡' : ''}`,
          ]
        : []),
      ...(a.outside.length > 0 ? [`だれも打たない点：${a.outside.join(' ')}`] : []),
      ...a.black.map((set) => `黒が必ず得られる結果：${outcomes(set)}`),
      ...a.white.map((set) => `白が必ず得られる結果：${outcomes(set)}`),
    ].join('。'),
  'output.proof.grades': (a) =>
    `証明は成り立ちます：${COLOR[a.first]}先、${goalSaid(a.goal, a.targets)}、${passes(a.passes)}、コウダテ${number(a.asked)}個まで。${a.moves
      .map(({ point, grade, threats }) => `${point}は${gradeSaid(grade, threats ?? 0, a.asked)}`)
      .join('。')}`,
  'proof.state': (a) => `証明は「${a.state}」を示していません`,
  'output.proof.fails': (a) => `証明は成り立ちません：${a.reason}`,

  'actual.outcome': (a) =>
    [
      [
        `${COLOR[a.first]}先`,
        suppliesSaid(a.threats, 'コウダテ'),
        ...(a.spare === null ? [] : [suppliesSaid(a.spare, '手待ち')]),
        ruleName(a.rule),
        ...(a.passes === 3 ? [passes(3)] : []),
      ].join('、'),
      a.black.length > 0 ? `黒が必ず得られる結果は${each(a.black)}です` : null,
      a.white.length > 0 ? `白が必ず得られる結果は${each(a.white)}です` : null,
      a.undecided,
      a.region,
      a.assumes,
    ]
      .filter((part) => part !== null)
      .join('。'),
  'claim.no-goal': () => '取られたら終局となる石を「goal: capture d4 or a7」のように書いてください',
  'claim.not-goal': (a) => `${a.point} は「goal:」の石ではありません`,
  'claim.own-chain': (a) => `${a.point} は取る側の石です。もう一方の対局者を書いてください`,
  'claim.two-beginners': () => '「first」が先手を示します。「when … begins」は書かないでください',
  'claim.no-threats': () => 'コウダテが要らなければコウではありません。1以上の数を書いてください',
  'claim.most-threats': (a) => `Koban が調べるコウダテは、それぞれ${a.most}までか、無制限の「*」です`,
  'work.outcome': () => '結果を証明しています',

  'help.outcome': () => 'どのルールで、だれが何を強制できるかを、証明とともに示す',
  'help.outcome.target': () =>
    '取られたら終局となる連のそれぞれの石。一方の対局者の連でも、両者の連でもよい（既定：「goal:」の行）',
  'help.outcome.rules': () => '調べるルール（既定：すべて）',
  'help.outcome.first': () => 'どちらから打つか（既定：両方）',
  'help.outcome.threats': (a) =>
    `黒と白のコウダテの数。${a.most}まで、または無制限の「*」。何度でも指定できる（既定：「threats:」の行、なければ 0,0）`,
  'help.outcome.spare': (a) =>
    `黒と白の手待ちの回数。書き方は同じ。手待ちは受けの要らないほかの場所への手で、${a.most}まで（既定：「spare:」の行、なければ 0,0）`,
  'help.outcome.passes': () => '何回続けてのパスで終局とするか（既定：「passes:」の行、なければ2）',
  'help.outcome.goal': () =>
    '「--target」の連をどうするか：どれかまたはすべてを取る、1つまたはすべてを残す、2つをつなぐ（既定：「capture-any」）',
  'help.outcome.time': () => 'この秒数で止め、証明できたものを表示する（既定：制限なし）',
  'help.outcome.outside': () =>
    'だれも打たない空点（既定：「outside:」の行、なければ手を入れずに生きている石の眼）',
  'help.outcome.after': () => 'N手目の後の局面について調べる（既定：最後の手の後）',
  'help.outcome.each': (a) =>
    `初手をそれぞれ評価する。コウダテは双方${number(a.asked)}個まで、「--rules」がなければ単純なコウのルールで調べる`,
  'help.outcome.proof': () => '証明をこのファイルに書く。「koban verify」が検査する',
  'help.outcome.budget': (a) => `1つの探索が調べる状態の数。超えると未決定になる（既定：${a.states}）`,
  'help.outcome.notes': () =>
    '局面より前の着手は履歴となり、スーパーコウはそれを覚えています。コウダテは、相手が受けるほかの場所への手です。手待ちは、だれも受けない手で、手番が替わります。2回続けてのパス（「--passes 3」なら3回）で終局し、死に石の判定はありません。未決定の結果があれば終了コードは1です。',
  'help.verify': () => '結果の証明を、探索せずに検査する',
  'help.verify.notes': () =>
    'FILE は「koban outcome --proof」が書いたものです。成り立たない証明があれば終了コードは1です。',
} satisfies Translated<typeof english>;
