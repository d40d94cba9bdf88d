import type { Explained } from '../define.ts';
import type { GradeWord } from '../en/outcome.ts';
import type { problems as english, FateWords, Marked, RightWords } from '../en/problems.ts';
import type { Translated } from '../message.ts';
import type { ColorWord } from '../types.ts';
import { COLOR, list, number, quote } from './grammar.ts';
import { gradeSaid } from './outcome.ts';
import { ruleName } from './rules.ts';

const fateSaid = ({ color, isDead }: FateWords) => `${COLOR[color]}は${isDead ? '死に' : '生き'}です`;

function rightSaid({ fate, first, grade, points, threats }: RightWords): string {
  if (points.length === 0) return `正解はありません${fate ? `。${fateSaid(fate)}` : ''}`;
  const isKo = grade === 'holds' || grade === 'needs';
  return `正解は${list(points)}です${isKo ? `（コウ：${koSaid(grade, threats, first)}）` : ''}`;
}

const alsoSaid = (points: readonly string[]) => (points.length === 0 ? '' : `。${list(points)}も正解です`);

/** Names the player who needs ko threats, and how many they need. */
function koSaid(grade: GradeWord | null, threats: number, first: ColorWord): string {
  const other = first === 'black' ? 'white' : 'black';
  const color = grade === 'needs' ? first : other;
  const needed = grade === 'needs' ? threats : threats + 1;
  return `${COLOR[color]}にコウダテが${number(needed)}個必要`;
}

/** Why a move is not right. */
function failing({ first, grade, reply, threats }: Marked): string {
  if (grade === 'fails' || grade === null || grade === 'undecided')
    return reply === null ? '失敗します' : `${reply}に打たれて失敗します`;
  return `${reply === null ? '' : `${reply}に打たれ、`}コウにしかなりません（${koSaid(grade, threats, first)}）`;
}

export const problems = {
  'problem.two-colors': (a) => `問題の連は一方の色の石ですが、${a.point}の石は色が違います`,
  'problem.rule': (a) =>
    `Koban が初手を評価するのは以前の局面を見ないルールだけで、${ruleName(a.rule)}はそうではありません`,
  'problem.connect': () =>
    'Koban が初手を評価するのは、石を取るか残す目的だけです。「connect」については評価しません',
  'problem.uncertain': (a) => `囲みが${a.at}で確かではないので、どの手も評価しません`,
  'problem.no-group': () => 'どの連についての問題か分かりません。「goal:」で指定してください',
  'problem.outside': (a) =>
    `印のある手${a.point}は、石の壁が囲む範囲（${list(a.points)}）の外なので、どの手も評価しません`,
  'problem.undecided': (a) =>
    `この問題の状態を${number(a.states)}個調べましたが、結果が出ないまま探索の上限に達しました`,
  'problem.impossible': (a) =>
    `${number(a.number)}手目の${a.point}は打てません。${a.isSuicide ? '自殺手です' : 'そこに石があります'}`,
  'problem.not-meant': () => '問題ではありません。目的も課題も書かれておらず、印のある手もありません',
  'problem.turn': (a) =>
    `先番が食い違っています。${a.stated === null ? '' : `「PL」では${COLOR[a.stated]}、`}${a.said === null ? '' : `文では${COLOR[a.said]}、`}最初の手は${COLOR[a.played]}です`,
  'problem.mark': (a) =>
    a.isContradicted
      ? `${a.point}には正解の印と不正解の印が両方あります`
      : `コメントが${a.point}を正解とするのか不正解とするのか分かりません。「RIGHT」か「WRONG」、または「TE」か「BM」を書いてください`,
  'problem.not-needed': (a) =>
    `手を入れる必要はありません。相手から打っても${a.fate ? fateSaid(a.fate) : '目的を達します'}`,
  'problem.needed': (a) => `手抜きが正解とされていますが、手を入れる必要があります。${rightSaid(a.right)}`,
  'problem.unmarked': (a) => `正解の印のある手がありません。${rightSaid(a.right)}`,
  'problem.refuted': (a) => `${a.point}は正解ではありません。${failing(a)}。${rightSaid(a.right)}`,
  'problem.ko': (a) =>
    `${a.point}はコウになりますが、テキスト${a.isDenied ? 'ではコウにならないとされています' : 'にその説明がありません'}。${koSaid(a.grade, a.threats, a.first)}です`,
  'problem.no-ko': (a) => `テキストは${a.point}をコウとしていますが、コウにならずに成功します`,
  'problem.also-right': (a) => `${list(a.points)}も正解です`,
  'problem.wrong-is-right': (a) => `${a.point}には不正解の印がありますが、正解です`,
  'problem.no-refutation': (a) => `不正解の手${a.point}の反駁がここにありません。反駁は${a.reply}です`,
  'problem.weak-refutation': (a) =>
    `${a.place}は${a.point}の反駁になっていません${a.reply === null ? '' : `。反駁は${a.reply}です`}`,
  'problem.line': (a) =>
    `解答の${a.number}手目、${a.point}で、${a.isKo ? 'コウになってしまいます' : '目的を達せなくなります'}${a.reply === null ? '' : `。反駁は${a.reply}です`}${a.place === null ? '' : `。${a.place}なら目的を達します`}`,
  'problem.threat': (a) =>
    `${a.point}はすぐにコウを取り返しているので、コウダテとその受けが省かれています。コメント「tenuki」の付いたパスとして書きますか`,
  'claim.no-first-move': (a) => `${a.point}は目的のための初手ではありません。打てない点か、範囲の外の点です`,
  'claim.other-verb': (a) =>
    a.kills
      ? `${a.point}の連は手番の側のものです。「saves」と書いてください`
      : `${a.point}の連は相手のものです。「kills」と書いてください`,
  'actual.grade': (a) =>
    `${a.point}は${gradeSaid(a.grade, a.threats, a.asked)}。${a.right.length === 0 ? '正解はありません' : `正解は${list(a.right)}です`}（${number(a.passes)}回続けてのパスで終局）`,
  'fix.problem-turn': (a) => `「PL」を${COLOR[a.color]}にする`,
  'fix.problem-stone': (a) => `${a.point}に${COLOR[a.color]}石を加えて囲みを閉じる`,
  'fix.problem-right': (a) => (a.inPlace ? `${a.point}を正解の手にする` : `${a.point}を正解の手として加える`),
  'fix.problem-ko': (a) => `${a.point}はコウだと書く`,
  'fix.problem-approve': (a) => `${a.point}に正解の印を付ける`,
  'fix.problem-reply': (a) => `反駁の${a.point}を加える`,
  'work.problem': () => '初手を評価しています',
  'output.problem': (a) => {
    const { fate } = a.right;
    if (a.isElsewhere && a.status === 'proven')
      return `手抜きは証明されました${fate ? `。${fateSaid(fate)}` : ''}`;
    if (a.isElsewhere && a.status === 'refuted') return `手を入れる必要があります。${rightSaid(a.right)}`;
    const marked = `${a.isMarked ? '印のある手' : '最初の手'}${a.point === null ? '' : a.point}`;
    switch (a.status) {
      case 'proven':
      case 'more':
        return `${marked}は正解と証明されました${alsoSaid(a.points)}`;
      case 'ko':
        return `${marked}は正解ですが、コウになります（${koSaid(a.grade, a.threats, a.first)}）${alsoSaid(a.points)}`;
      case 'refuted':
        return `${marked}は正解ではありません${a.reply === null ? '' : `。反駁は${a.reply}です`}。${rightSaid(a.right)}`;
      case 'not-needed':
        return `手を入れる必要はありません。${fate ? `そのままで${fateSaid(fate)}` : 'ほかの場所に打っても結果は劣りません'}`;
      case 'unmarked':
        return `正解の印のある手がありません。${rightSaid(a.right)}`;
      default:
        return '未決定です。探索の上限に達しました';
    }
  },
  'output.problems.progress': (a) => `問題${number(a.done)}題…`,
  'output.problems.summary': (a) =>
    `問題${number(a.all)}題、${a.bad === 0 ? '見直すものはありません' : `うち${number(a.bad)}題を見直してください`}`,
  'answers.both': (a) =>
    `${quote(a.file)}では、${quote(a.name)}の${a.point.toUpperCase()}が正解にも不正解にもなっています`,
  'answers.count': (a) =>
    `棋譜または項目は${number(a.places)}個、解答は${number(a.given)}個です。リストには1つずつ書いてください`,
  'answers.no-file': (a) => `${quote(a.name)}は、指定したファイルの中にありません。その解答は使いません`,
  'answers.no-problem': () =>
    'ここには解答がありますが、問題ではありません。石がないか、ほかの項目の続きです',
  'answers.outside': (a) =>
    `解答の${list(a.points.map((one) => one.toUpperCase()))}は盤上にありません。この問題は調べません`,
  'help.problems': () => '問題を調べる：印のある初手が正しいか、唯一の正解か、必要か',
  'help.problems.rules': () => '調べるルール：単純なコウ、またはなし（既定：「basic」）',
  'help.problems.answers': () =>
    '正解と不正解の初手を FILE から読む：各ファイルの点「right」「wrong」の JSON',
  'help.problems.resume': () =>
    '各ファイルについて分かったことを FILE に残し、変わっていないファイルについてはそこから読む',
  'help.problems.notes': () =>
    '問題は、項目または棋譜の、着手の前の盤面です。正解の初手は、印のある手（「TE」「GB」「GW」や、「RIGHT」「Correct」のようなコメント）、なければ本譜の最初の手です。「BM」「DO」や「WRONG」のようなコメントは不正解の印です。正解の印のあるパスは、手を入れる必要がないか、どの手も役に立たないという意味です。「goal:」の行が連を指定し、なければ石の壁に囲まれた連です。警告のある問題は見直すべきもので、あれば終了コードは1です（「koban check --problems」も同じ）。',
  'help.check.problems': () => '「koban problems」のように、問題の初手も調べる',
} satisfies Translated<typeof english>;

/** Why each is reported, and what to do. */
export const diagnostics = {
  'problem.refuted': [
    '正解の印のある初手、または印がないときの最初の手が、正解の中にありません。',
    '正解の手に印を付けるか、手が不要または無駄ならパスに印を付けてください。修正で手を書けます。[問題](../how-to/problems.md)を見てください。',
  ],
  'problem.also-right': [
    '印のある手と同じくらいよい初手がほかにあり、テキストに示されていません。',
    'それを示すか、正解が1つだけになるように局面を変えてください。',
  ],
  'problem.wrong-is-right': [
    '初手に不正解の印（`BM`、`DO`、WRONG のようなコメント）がありますが、正解です。',
    '正解の印を付けてください。修正は `TE` と書きます。',
  ],
  'problem.weak-refutation': [
    '不正解の初手への応手のどれも、反駁になっていません。',
    '反駁になる応手を示してください。修正で変化図として加えられます。',
  ],
  'problem.line': [
    '解答の後の手で、目的を達せなくなるか、コウになってしまいます。',
    'その手を直してください。',
  ],
  'problem.threat': [
    '詰碁の中で、コウダテとその受けがあったかのように、すぐにコウを取り返しています。',
    '修正を使ってください。コメント「tenuki」の付いたパスが二つ書かれます。',
  ],
  'problem.not-needed': [
    '相手から打っても目的を達するので、問題になりません。',
    '局面を変えるか、手抜きできると書いてください。',
  ],
  'problem.ko': [
    '正解の手はコウになりますが、テキストにその説明がないか、コウにならないと書かれています。',
    'コウだと書いてください。修正でコメントに書けます。',
  ],
  'problem.no-ko': [
    'コメントは正解の手をコウとしていますが、コウにならずに成功します。',
    'コメントを直してください。',
  ],
  'problem.mark': [
    '印とコメントが初手を正解とも不正解ともしているか、コメントの言葉（*almost right*、*correct is B1*）の意味が分かりません。',
    'RIGHT か WRONG、または *正解* か *失敗* を一文として書くか、`TE` か `BM` で印を付けてください。',
  ],
  'problem.turn': [
    '`PL`、題やコメントの言葉、最初の手の間で、先番が食い違っています。',
    '誤りを直してください。修正は `PL` を変えます。',
  ],
  'problem.impossible': [
    '変化図の手が打てません。そこに石があるか、自殺手です。',
    'その手を直してください。',
  ],
  'problem.no-refutation': [
    '不正解の初手への応手がテキストにありません。',
    '反駁になる応手を示してください。修正で加えられます。',
  ],
  'problem.unmarked': ['テキストに正解の初手がありません。', '加えてください。修正で書けます。'],
  'problem.unclear': [
    'どの連についての問題か、またはどこまでが問題か分かりません。石の壁に穴があるか、印のある手がその外にあります。Koban はどの手も評価しません。',
    '壁を閉じるか、`goal:` で連を指定するか、`outside:` で点を除いてください。修正で壁を閉じる石を加えられます。',
  ],
  'problem.undecided': [
    '探索が上限に達しました。',
    '`koban.outcomeBudget` を上げるか、`outside:` で範囲を狭めてください。',
  ],
} satisfies Explained;
