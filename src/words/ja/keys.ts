import type { keys as english } from '../en/keys.ts';
import type { Translated } from '../message.ts';

const points = () => '点。例：「c3 d4」';
const pairs = () => '点の組。例：「c3-d4」';

export const keys = {
  'key.rules.value': () => 'ルールの名前（複数なら「,」で区切る）',
  'key.rules.doc': () =>
    '着手を判定するコウのルール。変種も書けます：「psk with passes lift」。最初のものが適用中のルールです。',
  'key.rule.value': () => '名前とルール（例：「mine = psk with passes lift」）',
  'key.rule.doc': () => 'ルールの変種に名前を付ける。「rules:」、主張、続きの項目で使えます。',
  'key.to-play.value': () => '「black」または「white」',
  'key.to-play.doc': () => '着手からわからないときの、1手目の手番。',
  'key.size.value': () => '「19」「9x9」「13x5」（列×行）',
  'key.size.doc': () =>
    '碁盤全体の路数。描かれた端と座標が、どの部分の図かを示します。盤面の行がなければ、盤は空です。',
  'key.edges.value': () => '「all」、または「top」「bottom」「left」「right」のいくつか',
  'key.edges.doc': () => '端が描かれていなくても、碁盤の端である辺。',
  'key.colors.value': () => '「X=black O=white」または「X=white O=black」',
  'key.colors.doc': () => 'X と O がどちらの石か。着手の B と W はいつも黒と白です。',
  'key.moves.value': () => '「B c2 W f2」のような着手。色が交互なら「c2 f2」',
  'key.moves.doc': () =>
    '図の数字に続く着手：座標、ラベル、「pass」、「tenuki」（図の外への手）、「@N」（N手目の点）。',
  'key.from.value': () => '項目の題名。後に「after N」を付けられます',
  'key.from.doc': () =>
    'ほかの項目の続き：N手目の後（「after N」がなければ最後の手の後）の盤面と、コウのルールに必要なそれまでの手順を引き継ぎます。',
  'key.first.value': () => '1以上の数',
  'key.first.doc': () => '1手目に表示する番号。「expect」の行と「@N」では、表示される番号を使います。',
  'key.replays.value': () => '「4@1, 8@2」（または「4 at 1」）',
  'key.replays.doc': () => '前の手と同じ点なので図に数字がない着手。「4@1」は、4手目を1手目の点に打ちます。',
  'key.circle.value': points,
  'key.circle.doc': () => '丸印を付ける点。石があってもかまいません。座標または図のラベルで書きます。',
  'key.square.value': points,
  'key.square.doc': () => '四角印を付ける点。石があってもかまいません。',
  'key.triangle.value': points,
  'key.triangle.doc': () => '三角印を付ける点。石があってもかまいません。',
  'key.cross.value': points,
  'key.cross.doc': () => 'バツ印を付ける点。石があってもかまいません。空点では「*」と同じです。',
  'key.label.value': () => '点と文字列。例：「c3=12 d4=A」',
  'key.label.doc': () =>
    '点に書く8文字までの文字列。石があってもかまいません。図の中の文字と違い、着手で点の名前としては使えません。',
  'key.territory.value': () => 'B または W と点。例：「B a1 b1 W g7」',
  'key.territory.doc': () => '対局者の地である点。その色の小さな四角で示します。',
  'key.arrow.value': pairs,
  'key.arrow.doc': () => '点から点への矢印。',
  'key.line.value': pairs,
  'key.line.doc': () => '点から点への線。',
  'key.expect.value': () => '主張。例：「move 4 forbidden under spight」',
  'key.expect.doc': () => 'Koban が確かめる主張。正しくなければ、実際はどうかを示します。',
  'key.goal.value': () =>
    '「capture」「capture any of」「capture all of」「keep one of」「keep all of」「connect」のどれかと点。例：「capture d4 or a7」',
  'key.goal.doc': () =>
    '結果についての主張の対象となる連と、それをどうするか：どれかまたはすべてを取る、1つまたはすべてを残す、2つをつなぐ。書かなければ、主張の指す連が取られるかを問います。',
  'key.threats.value': () => '「black N」「white N」またはその両方。「*」は無制限、「none」はなし',
  'key.threats.doc': () =>
    '結果についての主張で、黒と白が持つコウダテの数。コウダテは、ほかの場所への手とその受けです。',
  'key.spare.value': () => '「black N」「white N」またはその両方。「*」は無制限、「none」はなし',
  'key.spare.doc': () =>
    '結果についての主張で、黒と白ができる手待ちの回数。手待ちは、だれも受けないほかの場所への手で、手番が替わります。',
  'key.passes.value': () => '「2」または「3」',
  'key.passes.doc': () => '結果についての主張で、何回続けてのパスで終局とするか。書かなければ2回です。',
  'key.outside.value': () => '空点（例：b2 e2）、または「none」',
  'key.outside.doc': () =>
    '結果についての主張で、どちらも打たない空点。書かなければ、手を打たなくても生きている石の眼です。',
  'key.show.value': () =>
    '「eyes」「hot」「after N」「numbers N-N」「whole board」の1つ以上をコンマで区切ったもの',
  'key.show.doc': () =>
    '項目の図に示すもの：眼の値、ホットストーン、N手目の後の盤面、この範囲の手の番号だけ、碁盤全体での位置。',
  'key.suicide.value': () => '「allowed」または「forbidden」',
  'key.suicide.doc': () => '自分の連を取り上げる手（自殺手）を許すか。なければルールに従います。',
  'key.hidden-kos.value': () => '「ignore」または「count」',
  'key.hidden-kos.doc': () => '同じ点に2回打つ循環もコウとみなすか。',
  'key.max-cycle.value': (a) => `${a.least}から${a.most}までの手数、または「far」`,
  'key.max-cycle.doc': () =>
    'Koban が探す循環の最大の手数。「far」なら、循環を探すルールは12手から倍々に探索の上限まで探し、どこまで探したかを示します。',
  'key.eye-values.value': () => '「a=1/2」、「2/3」、「3/4」、「4/5」または「7/8」',
  'key.eye-values.doc': () => '眼の持ち主に有利なコウがある対角の点の値。b は 2 - a です。',
} satisfies Translated<typeof english>;
