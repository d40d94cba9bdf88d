import type { Explained } from '../define.ts';
import type { korule as english, Means, MeansRecreate, Unreadable } from '../en/korule.ts';
import { table } from '../fallback.ts';
import type { Translated } from '../message.ts';
import { either, list, number, quote } from './grammar.ts';
import { patternName } from './rules.ts';

const hint = ({ begun, near, next }: Unreadable) => {
  if (near !== null) return `。最も近い条項は${quote(near, 200)}です`;
  if (next.length === 0) return begun === '' ? '' : `。条項は${quote(begun, 200)}で終えられます`;
  const said = either(next.map((one) => quote(one, 40)));
  return begun === '' ? `。条項は${said}で始まります` : `。${quote(begun, 200)}の後に書けるのは${said}です`;
};

const BECOMES = table<Means['comesTo']>({
  forbidden: '禁止です',
  draw: '終局となり、引き分けです',
  'no-result': '終局となり、無勝負です',
  loss: '終局となり、打った側の負けです',
  win: '終局となり、打った側の勝ちです',
});
const becomes = (a: { comesTo: Means['comesTo']; agreed: boolean }) =>
  `${a.agreed ? '両者が同意すれば' : ''}${BECOMES[a.comesTo]}。`;
const DOES = table<Means['kind']>({
  'retake-at-once': '1子を取ったばかりの1子だけを、すぐに取り返す手',
  retake: '1子を取った1子だけを、その2点にだれも打たないうちに取り返す手（どれほど後でも）',
  repeat: '打つ前の盤面も打った後の盤面も、以前のある手のときと同じになる手',
  'last-but-one': '同じ対局者の、最後から2つ目の着手と同じ手',
});
const CAPTURES = table<NonNullable<MeansRecreate['captures']>>({
  equal: '両者が同じ数の石を取った',
  unequal: '両者の取った石の数が違う',
  more: '打った側が相手より多くの石を取った',
  fewer: '打った側の取った石が相手より少ない',
});
const SINCE = table<Extract<MeansRecreate['since'], 'pass' | 'passes' | 'tenuki'>>({
  pass: '最後のパス',
  passes: '2回続けてのパス',
  tenuki: '最後の手抜き',
});
const SUICIDE = table<Parameters<(typeof english)['korule.means-suicide']>[0]['suicide']>({
  forbidden: '自殺手は禁止です。自分の連を取り上げる手は打てません。',
  several: '2子以上の自分の連を取り上げる手は打てますが、1子の自殺手は打てません。',
  allowed: '自殺手は許されます。自分の連を取り上げる手も打てます。',
});
const LIFT = table<Parameters<(typeof english)['korule.means-lift']>[0]['lift']>({
  elsewhere: 'だれかがほかへ打てば',
  pass: 'だれかがパスすれば',
  threat: '打つ側がほかへ打ち、相手がほかで受ければ',
});

/** `以前の相手の着手（パスを除く）の後`. */
function earlier({ after, by }: MeansRecreate): string {
  const whose = by === 'same' ? '同じ対局者の' : by === 'opponent' ? '相手の' : '';
  if (after === 'any') return whose === '' ? '以前のある時点' : `以前の、${whose}着手の後`;
  return `以前の${whose}着手（パス${after === 'move' ? 'も含む' : 'を除く'}）の後`;
}

export const korule = {
  'korule.unreadable': (a) => `この条項を読めないので、このルールでは何も判定しません${hint(a)}`,
  'korule.beyond': (a) =>
    `${quote(a.word)}は、死活、地、対局者の意図や同意など、盤面からは分からないことを求めています。「ends the game: …」の後には「, if both players agree」と書けます。ほかは、それを使わずに書いてください`,
  'korule.no-name': () =>
    'テキストからルールを使うための名前がありません。「# Club rule」のような題名で始めるか、「name: club」と書いてください',
  'korule.taken': (a) =>
    `${quote(a.name)}は Koban のルールの名前か、ルールのそばに書く語です。「name: …」で別の名前を付けてください`,
  'korule.no-word': (a) =>
    `${quote(a.name)}をルールの名前にはできません。名前は「a」から「z」までの文字で始まり、英小文字、数字、ハイフンからなる32文字までの語です`,
  'korule.second-title': () => 'ルールにはすでに題名があります。「;」で始まる行はコメントになります',
  'korule.second-name': () => 'ルールにはすでに名前があります。この行は無視します',
  'korule.second-suicide': () => '自殺手についての行が前にあります。この行は無視します',
  'korule.lift-alone': () =>
    'この行は上の条項の禁止を解くものですが、そのような禁止がありません。この行は無視します',
  'korule.lift-idle': () =>
    'この行が上の禁止を解くことはありません。盤面全体が同じでなければならないので、その間にほかへ石が置かれることはありません',
  'korule.too-long': (a) =>
    `ルールが長すぎます。Koban が読むのは${number(a.most)}文字、${number(a.lines)}行までです`,
  'korule.twice': (a) =>
    a.file !== null
      ? `隣のファイル${quote(a.file)}にも、${quote(a.name)}という名前のルールがあります。2つのうち、名前順で後のファイルを使います`
      : `このファイルの前のテキストにも、${quote(a.name)}という名前のルールがあります。ここからはファイル全体でこのルールを使います`,
  'korule.never': (a) =>
    `この条項が適用されることはありません。これに当たる手は、すべて${a.line}行目で決まります${a.by === 'recreation' ? '。コウをすぐに取り返す手は、取られる前の局面を再現するからです' : ''}`,
  'korule.contradicts': (a) =>
    `この条項は${a.line}行目と矛盾します。${a.line}行目が同じ手について述べていて、先に適用されます`,
  'korule.endless': (a) =>
    `このルールでは対局が終わるとは限りません。${patternName(a.pattern) || '循環'}の${number(a.length)}手は、いつまでも繰り返せます`,
  'korule.offer-title': () => 'ルールの題名。名前にもなります',
  'korule.offer-report': () => 'ルールの報告',
  'korule.offer-report-what': () =>
    '既知のルールとどこが違うか、対局が必ず終わるか、だれが何を強制できるかを示します',
  'korule.offer-name': () => 'テキストでこのルールを指す名前',
  'korule.hover-name': (a) => `テキストでのこのルールの名前は \`${a.name}\` です：\`rules: ${a.name}\``,
  'korule.hover-known': (a) => `この条項のある Koban のルール：${list(a.rules.map((rule) => `\`${rule}\``))}`,
  'korule.means-suicide': (a) => SUICIDE[a.suicide],
  'korule.means-lift': (a) =>
    `以前の局面または石を取った手の後に、${LIFT[a.lift]}、上の条項の禁止は解けます。`,
  'korule.means-under': (a) =>
    `\`${a.rule}\` が禁止する手は、すべてここでも禁止です。Koban はそのために循環を探索します。`,
  'korule.means': (a) => `${DOES[a.kind]}は、${becomes(a)}`,
  'korule.means-recreate': (a) =>
    [
      `盤面全体が${earlier(a)}と同じに${a.what === 'situation' ? 'なり、手番も同じになる' : 'なる'}手は、${becomes(a)}`,
      ...(a.times > 2 ? [`同じになるのが${number(a.times)}度目以上のときに限ります。`] : []),
      ...(a.captures ? [`循環の中で${CAPTURES[a.captures]}ときに限ります。`] : []),
      ...(a.length ? ['数えるのは、この長さの循環だけです。'] : []),
      a.since === 'start'
        ? '対局の全体を数えます。'
        : typeof a.since === 'number'
          ? `数えるのは最後の${number(a.since)}手だけです。`
          : `数えるのは${SINCE[a.since]}の後に現れたものだけです。`,
      a.start === 'counts'
        ? '開始局面も数えます。'
        : a.start === 'nobody'
          ? '開始局面はだれも打っていないので、数えません。'
          : '開始局面は、だれかが打って作るまで数えません。',
    ].join(''),
} satisfies Translated<typeof english>;

/** Why each is reported, and what to do. */
export const diagnostics = {
  'korule.unreadable': [
    'この行は[ルールの文法](rule-text.md)の条項ではありません。',
    '修正で最も近い条項にするか、メッセージにある語から選んで書いてください。',
  ],
  'korule.beyond': [
    'この行は死活、地、意図を問うもので、Koban のどのルールもそれを見ません。',
    '盤上にあるものと着手によって条項を書いてください。',
  ],
  'korule.no-name': [
    '`rules:` の行で指せるように、ルールには題名か `name:` が必要です。',
    '上に `# TITLE` と書くか、`name: NAME` と書いてください。',
  ],
  'korule.taken': [
    '名前が Koban のルールの名前か、`with` のような語です。',
    '別の題名にするか、`name: NAME` と書いてください。',
  ],
  'korule.no-word': [
    'この名前は `rules:` の行に書ける語ではありません。',
    '`a` から `z` までの文字、数字、ハイフンで書いてください。',
  ],
  'korule.second-title': [
    'テキストに題名が2つあります。1つのフェンスまたはファイルに書けるルールは1つです。',
    'もう1つのルールを別のフェンスかファイルに移すか、`;` でコメントにしてください。',
  ],
  'korule.second-name': [
    'テキストに `name:` の行が2つあります。最初のものを使います。',
    'どちらかを削除してください。',
  ],
  'korule.second-suicide': [
    '自殺手についての行が2つあります。最初のものを使います。',
    'どちらかを削除してください。',
  ],
  'korule.lift-alone': ['禁止を解く行の上に、禁止がありません。', '禁止を解く条項のすぐ下に移してください。'],
  'korule.lift-idle': [
    '盤面全体が同じ2つの局面の間に、ほかの場所への手が入ることはありません。',
    '行を削除するか、パスで禁止が解けるようにしてください。',
  ],
  'korule.too-long': ['テキストが長すぎます。', '短くするか、いくつかのルールに分けてください。'],
  'korule.twice': [
    '1つのファイルの2つのフェンス、または1つのフォルダーの2つのファイルで、ルールの名前が同じです。最後のものを使います。',
    'どちらかに別の題名か `name:` を付けてください。',
  ],
  'korule.never': [
    'この条項に当たる手には、すべて前の条項が適用されます。',
    'この条項を上に移すか、前の条項を狭めるか、この条項を削除してください。',
  ],
  'korule.contradicts': [
    '2つの条項が同じ手について違うことを述べています。最初のものを適用します。',
    'どちらかを削除してください。',
  ],
  'korule.endless': [
    'ルールには、メッセージの示す循環を止めるものがありません。',
    '対局が必ず終わるようにするなら、同一局面反復についての条項を加えてください。',
  ],
} satisfies Explained;
