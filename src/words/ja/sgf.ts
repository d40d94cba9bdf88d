import type { Explained } from '../define.ts';
import type { sgf as english, ValueWord } from '../en/sgf.ts';
import { table } from '../fallback.ts';
import type { Translated } from '../message.ts';
import { COLOR, chainAt, didYouMean, number, quote } from './grammar.ts';

/** A value of a property in a message. */
const value = (text: string) => quote(text.replace(/\s+/g, ' ').trim(), 40);

export const sgf = {
  'sgf.no-game': () => 'ここに対局はありません。対局はこのように書きます：`(;SZ[19];B[pd];W[dp])`',
  'sgf.outside-text': () => 'この文字列は対局の外にあるため、プログラムは無視します',
  'sgf.stray-text': () => 'この文字列はどのプロパティにも属さないため、プログラムは無視します',
  'sgf.unescaped-bracket': (a) =>
    `${a.name} の文字列は、この前の ] で終わりました。文字列の中の ] は \\] と書いてください`,
  'sgf.extra-close': () => 'この ) は何も閉じていません',
  'sgf.unclosed-tree': (a) =>
    a.count === 1
      ? 'この ( が閉じられていません'
      : `この ( と、その中の${number(a.count - 1)}個が閉じられていません`,
  'sgf.unclosed-value': (a) =>
    `${a.name === null ? 'プロパティ' : `${a.name} `}のこの値は、] で終わる必要があります`,
  'sgf.swallowed': (a) => `「]」が抜けているようです。${a.name}の文章が、次のノードまで続いています`,
  'sgf.no-value': (a) => `${a.name} に値がありません`,
  'sgf.no-name': () => 'この値の前にプロパティの名前がありません',
  'sgf.no-node': () => 'ノードは ; で始めます',
  'sgf.late-node': () => 'ノードは変化図の後に置けません。別の変化図として読みます',
  'sgf.empty-variation': () => '変化図には自分のノードが必要ですが、この括弧の中にはありません',
  'sgf.two-games': () => '1つの括弧の中に対局が2つあります。最初のものだけを再生します',
  'sgf.lost-characters': (a) =>
    a.count === 1
      ? 'この文字は読めません。ファイルが違う文字コードで読まれています'
      : `${number(a.count)}個の文字が読めません。最初のものがここです。ファイルが違う文字コードで読まれています`,
  'sgf.nul': () => 'これは NUL 文字です。多くのプログラムはここで読むのをやめます',

  'sgf.unknown-property': (a) =>
    `SGF に ${a.name} というプロパティはありません。知らないプログラムは、そのまま残すか無視します`,
  'sgf.old-property': (a) => `FF[4] にはもう ${a.name}（${a.title}）がありません`,
  'sgf.long-name': (a) => `FF[4] に長い名前はありません。「${a.name}」ではなく「${a.short}」と書いてください`,
  'sgf.small-name': (a) =>
    a.count === 1
      ? `プロパティの名前は大文字です。「${a.name}」はそのまま読みます`
      : `プロパティの名前は大文字です。「${a.name}」とほかの${number(a.count - 1)}個はそのまま読みます`,
  'sgf.komi': (a) =>
    `コミ ${a.value} は、おそらく${a.likely}目です${a.stones ? `（中国式の数え方で${a.stones}子）` : ''}`,
  'sgf.newer-form': (a) =>
    `${NEWER[a.what] ?? a.name ?? 'このプロパティ'}には FF[4] が必要ですが、この対局は FF[${a.version}] です。古いプログラムは知りません`,
  'sgf.duplicate-property': (a) =>
    `このノードには ${a.name} が${number(a.count)}回あります。${a.list ? '値は1つにまとめるべきです' : '最初のものを使います'}`,
  'sgf.several-values': (a) =>
    a.isEmpty
      ? `${a.name} の空の値は「なし」を意味しますが、ここにはほかの値もあります`
      : `${a.name} の値は1つです。最初のものを使います`,
  'sgf.wrong-value': (a) => `${a.name} の値を${value(a.value)}にはできません。値は${a.takes}です`,
  'sgf.off-board': (a) => `${value(a.point)}は${a.size}の碁盤の上にありません`,
  'sgf.square-size': (a) => `正方形の碁盤では数を1つだけ書きます：SZ[${a.size}]`,
  'sgf.point-twice': (a) => `${a.name} に${a.point}が2回あります`,
  'sgf.root-property': (a) => `${a.name} は対局の最初のノードに置きます`,
  'sgf.second-info': (a) =>
    `${a.name} は対局について述べるノードに置きますが、前のノードがすでに述べています`,
  'sgf.setup-and-move': (a) =>
    `1つのノードには配置（${a.setup}）か着手（${a.move}）の一方だけを置けます。配置が先と仮定します`,
  'sgf.two-moves': () => '1つのノードの着手は1つです。これを次の手として読みます',
  'sgf.root-move': () => '最初のノードは対局について述べます。着手は次のノードから始まります',
  'sgf.contradiction': (a) =>
    `${a.name} は ${a.other} と矛盾します。1つのノードにはどちらか一方だけを置けます`,
  'sgf.two-marks': (a) =>
    `${a.point}にはすでに ${a.other} があります。点の印は1つだけなので、${a.name} は付けられません`,
  'sgf.handicap': (a) =>
    `HA によると置き石は${number(a.says)}子ですが、白の最初の手のとき盤上に${a.stones === 0 ? 'はありません' : `あるのは${number(a.stones)}子です`}`,
  'sgf.no-move': (a) => `${a.name} は着手について述べますが、このノードに着手はありません`,
  'sgf.result': (a) =>
    `FF[4] の結果は「B+3.5」「W+R」「B+T」「W+F」「0」「Void」「?」のように書きます。${value(a.value)}とは書きません`,
  'sgf.result-komi': (a) =>
    `RE[${a.result}] は KM[${a.komi}] と合いません。数えた結果に半目が${a.komi % 1 === 0 ? '付くことはありません' : '付くはずです'}`,
  'sgf.result-size': (a) =>
    `RE[${a.result}] はありえません。${a.columns}×${a.rows}の碁盤の点は${number(a.columns * a.rows)}個です`,
  'sgf.result-count': (a) =>
    `RE[${a.result}] は最後の局面を数えた結果と違います。地と石では ${a.area}、地と取った石では ${a.territory} です${
      a.stones.length === 0 ? '' : `（死に石：${a.stones.join(' ')}）`
    }`,
  'sgf.dead': (a) => `「dead:」に挙げられた${value(a.written)}には石がありません`,
  'sgf.date': (a) => `FF[4] の日付は「2024-05-01」のように書きます。${value(a.value)}とは書きません`,
  'sgf.time': (a) => `FF[4] の TM は秒数で書きます。${value(a.value)}とは書きません。秒読みは OT に書きます`,
  'sgf.unknown-rules': (a) =>
    `${value(a.value)}は知らないルールです。設定により、コウは${a.rule}で判定します${didYouMean(a.near)}`,
  'sgf.unknown-charset': (a) => `${value(a.value)}は知らない文字コードです`,
  'sgf.not-go': (a) =>
    `GM[${a.value}]${a.game === null ? '' : `（${a.game}）`}は囲碁（GM[1]）ではないため、着手を再生しません`,

  'sgf.stone-on-stone': (a) =>
    `${a.name} は${a.point}に石を置きますが、そこにはすでに${COLOR[a.there]}石があります`,
  'sgf.nothing-there': (a) => `${a.point}はすでに空点です`,
  'sgf.two-stones': (a) => `このノードは${a.point}を2回配置しています。最後のものを使います`,
  'sgf.no-liberty': (a) =>
    `この配置の後、${chainAt(a.count, a.point)}にダメがありません。このような局面は対局では生じません`,
  'sgf.too-many': (a) => `この対局の問題は${number(a.most)}個を超えます。残りは示しません`,
  'sgf.turn': (a) => `${COLOR[a.color]}の手番ではありません`,

  'sgf.takes': (a) => {
    const { value: type, values, range } = a;
    if (typeof type !== 'string') {
      const [first = 'text', second = 'text'] = type;
      const rest = first === second && values !== 'one' ? '別の点' : VALUE[second];
      return `「${VALUE[first]}：${rest}」${values === 'one' ? '' : 'を1つ以上'}`;
    }
    if (range) return `${number(range[0])}から${number(range[1])}までの整数`;
    if (values === 'one') return VALUE[type];
    const many = type === 'stone' || type === 'point' ? '点または長方形 `aa:cc`' : VALUE[type];
    return `${values === 'elist' ? '0個' : '1個'}以上の${many}`;
  },

  'fix.join-values': () => '値をまとめる',
  'fix.keep-first': () => '最初の値を残す',
  'fix.delete': () => '削除する',
  'fix.own-node': () => '別のノードに移す',
  'fix.write-code': (a) => `「${a.text}」と書く`,
  'fix.to-first-node': () => '最初のノードに移す',
  'fix.to-info-node': () => '対局について述べるノードに移す',
  'fix.close-tree': () => '最後で閉じる',
  'fix.close-trees': (a) => `${number(a.count)}個すべてを最後で閉じる`,
  'fix.add-bracket': () => '] を補う',
  'fix.add-bracket-before': () => 'その前に「]」を補う',
  'fix.delete-move': () => 'この手を消す',
  'fix.make-setup': (a) => `配置にする（${a.name}）`,
  'fix.play-on': () => 'ここから打ち直す（この手と、それより後をすべて消す）',
  'fix.delete-value': () => '値を削除する',
  'fix.begin-node': () => 'ノードを始める',
  'fix.make-variation': () => '変化図にする',
  'fix.escape-bracket': (a) =>
    a.count === 1 ? '前の ] をエスケープする' : `文字列の中の ] を${number(a.count)}個ともエスケープする`,
  'fix.make-pass': () => 'パスにする',
  'fix.empty-value': () => '空の値にする',
  'fix.delete-parentheses': () => 'この括弧を削除する',
  'fix.capital-names': () => '名前をすべて大文字で書く',
  'fix.combine-values': () => '値を合わせる',
  'fix.split-node': () => '2つのノードに分ける',
  'fix.write-instead': (a) => `両方の代わりに「${a.text}」と書く`,
  'fix.write-one-number': () => '数を1つだけ書く',
} satisfies Translated<typeof english>;

const NEWER: Readonly<Record<string, string | undefined>> = {
  rectangular: '正方形でない碁盤',
  'empty-pass': '点のないパス',
  rectangle: '点の長方形',
};

const VALUE = table<ValueWord>({
  none: 'なし',
  number: '整数',
  real: '数',
  double: '1（強調なら2）',
  color: '`B` または `W`',
  simpletext: '1行の文字列',
  text: '文字列',
  point: '点',
  move: '点（パスなら空）',
  stone: '点',
  size: '52までの数、またはコロンで区切った2つの数',
  figure: '空、または数とコロンと文字列',
});

/** Why each is reported, and what to do. */
export const diagnostics = {
  'sgf.no-game': ['ファイルに棋譜がありません。', '`(;SZ[19])` と書いてください。'],
  'sgf.outside-text': ['棋譜の外に文字列があります。', '削除してください。'],
  'sgf.stray-text': ['どのプロパティにも属さない文字列があります。', '修正で削除してください。'],
  'sgf.swallowed': [
    '文章の中にノードのようなものがあるので、文章を閉じる `]` が抜けているようです。',
    '修正で `]` を書くか、括弧をエスケープしてください。',
  ],
  'sgf.unescaped-bracket': [
    '文章の中の `]` が、文章を途中で終わらせています。',
    '修正で `\\]` と書いてください。',
  ],
  'sgf.extra-close': ['対応する `(` のない `)` があります。', '修正で削除してください。'],
  'sgf.unclosed-tree': ['`(` が閉じられていません。', '修正で最後に閉じてください。'],
  'sgf.unclosed-value': ['値を閉じる `]` がありません。', '修正で `]` を足してください。'],
  'sgf.no-value': ['プロパティに値がありません。', '修正を使うか、値を書いてください。'],
  'sgf.no-name': ['値の前にプロパティの名前がありません。', 'プロパティの名前を書いてください。'],
  'sgf.no-node': ['ノードが `;` で始まっていません。', '修正でノードを始めてください。'],
  'sgf.late-node': [
    '変化図の後にノードがあります。Koban はこれをもう1つの変化図として読みます。',
    '修正で変化にしてください。',
  ],
  'sgf.empty-variation': ['括弧の中に自分のノードがありません。', '修正で括弧を削除してください。'],
  'sgf.two-games': [
    '同じ括弧の中に対局が2つあります。Koban は最初のものを再生します。',
    '対局ごとに括弧で囲んでください。',
  ],
  'sgf.lost-characters': ['読めない文字がありました。', '正しい文字コードでファイルを開いてください。'],
  'sgf.too-many': [
    '1局に5,000個を超える問題があります。残りは示しません。',
    '示されたものを直してください。',
  ],
  'sgf.nul': ['テキストに NUL 文字があります。', '修正で削除してください。'],
  'sgf.unknown-property': ['このプロパティは SGF にありません。', '名前を直すか、そのままにしてください。'],
  'sgf.old-property': [
    'このプロパティは FF[4] にはもうありません。',
    '修正で FF[4] のプロパティに書き換えるか、削除してください。',
  ],
  'sgf.long-name': ['FF[4] に長い名前はありません。', '修正で短い名前を書いてください。'],
  'sgf.newer-form': [
    'プロパティは FF[4] のものですが、棋譜はそれより古い版を示しています。',
    '修正で `FF[4]` と書いてください。',
  ],
  'sgf.duplicate-property': [
    '1つのノードに同じプロパティが2回あります。',
    '修正で値をまとめるか、2つ目を削除するか、2つ目の手を別のノードにしてください。',
  ],
  'sgf.several-values': [
    'このプロパティの値は1つです。Koban は最初のものを使います。',
    '修正で文字列をつなぐか、最初の値を残してください。',
  ],
  'sgf.wrong-value': [
    'プロパティはこの値を取りません。',
    '修正を使うか、メッセージのとおりに書いてください。',
  ],
  'sgf.off-board': ['その点は碁盤の上にありません。', '点か `SZ` を直してください。'],
  'sgf.square-size': ['正方形の碁盤の大きさは1つの数で書きます。', '修正で数を1つにしてください。'],
  'sgf.point-twice': ['一覧に同じ点が2回あります。', '修正で2つ目を削除してください。'],
  'sgf.root-property': [
    'このプロパティは最初のノードに置くものです。',
    '修正で最初のノードに移すか、削除してください。',
  ],
  'sgf.second-info': [
    '対局について述べるノードが2つあります。',
    '修正で2つ目を最初のノードに移すか、削除してください。',
  ],
  'sgf.setup-and-move': [
    '1つのノードに配置と着手があります。Koban は配置を先に行います。',
    '修正でノードを分けてください。',
  ],
  'sgf.two-moves': ['1つのノードに着手が2つあります。', '修正で2つ目の手を別のノードにしてください。'],
  'sgf.root-move': ['最初のノードに着手があります。', '修正で手を別のノードにしてください。'],
  'sgf.contradiction': ['2つのプロパティは両立しません。', 'どちらか1つを残してください。'],
  'sgf.two-marks': ['1つの点に印が2つあります。', '修正で2つ目の印を削除してください。'],
  'sgf.handicap': ['`HA` と盤上の置き石の数が違います。', 'どちらかを直してください。'],
  'sgf.no-move': ['注釈は着手についてのものですが、ノードに着手がありません。', '修正で削除してください。'],
  'sgf.result': ['結果が FF[4] の形式ではありません。', '修正を使うか、メッセージにある形で書いてください。'],
  'sgf.result-komi': [
    'コミには半目があるのに数えた結果にはないか、その逆です。',
    'どちらかを直してください。',
  ],
  'sgf.result-count': [
    '本譜の最後のノードに地の印（`TB`、`TW`）があるか、コメントに死に石が挙げられています（`dead: c3 k10`、`dead: none`）。しかし、地と石で数えても、地と取った石で数えても、セキの目を入れても除いても、数えた結果と合いません。相手の地の中や隣の石は死に石とします。',
    '結果、コミ、印のどれかを直してください。',
  ],
  'sgf.dead': [
    '`dead:` の行が、石のない点を挙げています。',
    '死に石の各連から1子を挙げるか、`none` と書いてください。',
  ],
  'sgf.result-size': ['結果が碁盤の点の数の2倍を超えています。', '結果を直してください。'],
  'sgf.date': ['日付が FF[4] の形式ではありません。', '修正を使うか、メッセージにある形で書いてください。'],
  'sgf.time': ['持ち時間が秒数ではありません。', '修正を使うか、秒で書いてください。'],
  'sgf.unknown-rules': [
    'Koban はこのルールを知らないため、設定のルールを使います。',
    '表にある名前を書いてください。',
  ],
  'sgf.unknown-charset': [
    'Koban はこの文字コードを知りません。',
    'ファイルが UTF-8 なら、そう書いてください。',
  ],
  'sgf.small-name': [
    '名前が小文字です。このように書くプログラムがあり、Koban はよく使われるものを読みます。',
    '大文字で書いてください。修正は全部を書き換えます。',
  ],
  'sgf.komi': [
    'サーバーにはコミを100倍の値で書くものや、中国ルールの子数で書くものがあります。判定には影響しません。',
    '推測が正しければ、コミを目数で書いてください。',
  ],
  'sgf.not-go': ['棋譜は別のゲームのものです。', '何もしなくて構いません。'],
  'sgf.stone-on-stone': ['配置が、石のある点に石を置きます。', '点を削除してください。'],
  'sgf.nothing-there': ['配置が、空点から石を取り除きます。', '修正で点を削除してください。'],
  'sgf.two-stones': ['1つのノードが同じ点に2回配置します。', 'どちらか1つを残してください。'],
  'sgf.no-liberty': ['配置の後、ダメのない連があります。', '配置を直してください。'],
  'sgf.turn': ['手番でない対局者が打ちます。', '修正を使うか、パスを入れてください。'],
} satisfies Explained;
