import type { Explained } from '../define.ts';
import type { write as english, ShapeWord, TurnWord } from '../en/write.ts';
import { table } from '../fallback.ts';
import type { Translated } from '../message.ts';
import { after, COLOR, list, number } from './grammar.ts';

const SHAPE = table<Exclude<ShapeWord, 'territory'>>({
  circle: '丸印',
  square: '四角印',
  triangle: '三角印',
  cross: 'バツ印',
  arrow: '矢印',
  line: '線',
});
const titles = (all: readonly (string | null)[]) =>
  list(all.map((title) => (title === null ? '題名のない項目' : `「${title}」`)));

export const write = {
  'refused.notation': () => 'これを書き込めるのは SGF だけです。ここでは文書を編集してください。',
  'refused.no-board': () => 'この項目には打つ盤面がありません。先に文書を直してください。',
  'refused.off-board': () => 'この点は盤上にありません。',
  'refused.unknown': (a) => `${a.point}に何があるかは図に示されていないため、打てません。`,
  'refused.occupied': (a) => `${a.point}にはすでに${COLOR[a.color]}石があります。`,
  'refused.not-last': (a) => `文書では、${after(a.at)}はすでに${a.description}と続いています。`,
  'refused.unsafe': () =>
    'ここには安全に挿入できません。周りの文が違う意味に読まれてしまいます。文書を編集してください。',
  'refused.continued': (a) => `${titles(a.titles)}が、最後の手の後でこの項目に続いています。`,
  'refused.not-drawn': (a) =>
    `この項目は${a.title === null ? 'ほかの項目' : `「${a.title}」`}に続き、自分の盤面を描いていません。盤面はそちらで変えてください。`,
  'refused.played': (a) =>
    `${a.point}の内容は着手で変わりました。図を変えるには、開始局面に移動してください。`,
  'refused.digit': (a) => `${a.point}の数字は着手を表しています。文書の図から取り除いてください。`,
  'refused.label-in-use': (a) =>
    `この項目の着手か主張がラベル${a.label}を使っているため、消せません。文書で名前を変えてください（F2）。`,
  'refused.label-elsewhere': (a) => `${a.point}のラベルはほかの項目が使っています。文書を編集してください。`,
  'refused.ragged': (a) => `描かれた行は${a.point}の手前で終わっています。先に行を直してください。`,
  'refused.breaks': (a) => `${a.point}をこうすると、この項目の着手が打てなくなります。`,
  'refused.is-empty': (a) => `${a.point}はすでに空点です。`,
  'refused.not-empty': (a) => `ラベルと印は空点に付けますが、${a.point}は空点ではありません。`,
  'refused.no-label-there': (a) => `${a.point}にラベルはありません。`,
  'refused.no-letter-left': () => '文字はすべて使われています。',
  'refused.label-letter': () => 'ラベルは a から z までの1文字です。',
  'refused.label-length': () => 'ラベルは1文字から8文字までで、空白とコンマは使えません。',
  'refused.label-there': (a) => `${a.point}のラベルはすでに${a.label}です。`,
  'refused.label-taken': (a) => `ラベル${a.label}はほかの点に付いています。`,
  'refused.one-point': (a) => `${SHAPE[a.shape]}は1つの点から別の点に引きます。`,
  'refused.in-use': () => 'こうすると、棋譜の後の手が打てなくなります。',
  'refused.first': () => '最初のノードは消せません。',
  'refused.stray-text': () =>
    'この対局には、どのプロパティにも属さない文字列があります。先に直してください。',
  'refused.encoding': () =>
    'この文書には読み取れなかった文字があり、編集すると失われます。先に正しい文字コードで開き直してください。',
  'refused.no-place': () => 'この分岐をほかの場所に移すことはできません。',
  'refused.no-branch': () => 'クリップボードに棋譜の分岐がありません。',
  'refused.whole-game': () => 'クリップボードには対局全体があります。分岐だけをコピーしてください。',
  'refused.branch-plays': () => 'こうすると、棋譜の手が打てなくなります。',
  'refused.no-tenuki': () => 'SGF は碁盤全体を表すので、図の外への手はありません。',

  'refused.offer-variation': () => '変化図を始める',
  'refused.offer-anyway': () => 'それでも書き込む',
  'refused.offer-pin': (a) => `ここに書き込む（${titles(a.titles)}は${after(a.at)}に続くまま）`,
  'refused.offer-follow': (a) => `ここに書き込む（${titles(a.titles)}は新しい手の後に続く）`,

  'wrote.variation': (a) => `変化図、${a.description}`,
  'wrote.marked': (a) => `${a.point}に印を付けました`,
  'wrote.label': (a) => `${a.point}のラベルは${a.label}です`,
  'wrote.no-label': (a) => `${a.point}のラベルを消しました`,
  'wrote.empty': (a) => `${a.point}は空点です`,
  'wrote.stone': (a) => `${a.point}に${COLOR[a.color]}石`,
  'wrote.no-mark': (a) => `${a.point}の印を消しました`,
  'wrote.shape': (a) => `${a.point}に${a.shape === 'territory' ? `${COLOR[a.color]}地の印` : SHAPE[a.shape]}`,
  'wrote.line': (a) => `${a.from}から${a.to}への${SHAPE[a.shape]}`,
  'wrote.no-line': (a) => `${a.from}から${a.to}への${SHAPE[a.shape]}を消しました`,
  'wrote.set-up': (a) =>
    a.what === 'empty' ? `${a.point}を空点として配置` : `${a.point}に${COLOR[a.what]}石を配置`,
  'wrote.comment': () => 'コメント',
  'wrote.no-comment': () => 'コメントなし',
  'wrote.removal': () => 'この手と後の手をすべて削除しました',
  'wrote.field': (a) => (a.value === '' ? `「${a.title}」の値を消しました` : `${a.title}：${a.value}`),
  'wrote.turn': (a) => TURNED[a.how],
  'wrote.to-play': (a) => `次は${COLOR[a.color]}番`,
  'wrote.main-line': () => 'この手順を本譜にしました',
  'wrote.branch-moved': (a) => `分岐を1つ${a.up ? '上' : '下'}に移しました`,
  'wrote.branch': (a) => `${number(a.nodes)}個のノードの分岐`,

  'rename.empty-title': () => '題名には1行の文字列が必要です。',
  'rename.taken-title': (a) => `題名「${a.title}」はほかの項目が使っています。`,
  'rename.label-letter': () => 'ラベルは a から z までの1文字です。',
  'rename.taken-label': (a) => `ラベル「${a.label}」はすでに使われています。`,
  'rename.rule-word': (a) =>
    `「${a.name}」はルールの名前になりません。小文字・数字・ハイフンの1語で、Koban が使わないものにしてください。`,
  'rename.taken-rule': (a) => `「${a.name}」という名前のルールがすでにあります。`,
  'rename.rule-elsewhere': (a) =>
    `エディターの設定か、読めないファイルが「${a.name}」を使っています。先にそこを変えてください。`,
  'rename.changes-meaning': (a) => `名前を「${a.name}」にすると、このファイルは違う意味に読まれます。`,
} satisfies Translated<typeof english>;

const TURNED = table<TurnWord>({
  rotate: '棋譜を90度回転しました',
  mirror: '棋譜を左右反転しました',
  colors: '黒と白を入れ替えました',
});

/** Why each is reported, and what to do. */
export const diagnostics = {
  'write.occupied': ['点に石があります。', '空点を選ぶか、先に石を取り除いてください。'],
  'write.unknown': ['その点は不明です（`?`）。', '点に何があるかを文書に描いてください。'],
  'write.off-board': ['その点は碁盤の上にありません。', '碁盤の上の点を選んでください。'],
  'write.forbidden': [
    '適用中のルールがこの手を禁止します。',
    '先にほかへ打つか、別のルールを選んでください。<kbd>Alt</kbd>+クリックなら、それでも打てます。',
  ],
  'write.not-last': [
    '文書では別の手に続いています。',
    '提案のとおり変化図を始めるか、後の手を削除してください。',
  ],
  'write.continued': [
    'ほかの項目が、この項目の最後の手の後に続いています。',
    'それらがどの手から続くかを選んでください。Koban がたずねます。',
  ],
  'write.notation': [
    'この記法ではその編集ができません。SGF に図の外の手はなく、項目では盤面ビューがコメントの編集と手の削除をしません。',
    '文書を編集するか、対局を SGF で保存してください。',
  ],
  'write.broken': [
    '対局の中にどのプロパティにも属さない文字列があるため、新しい手を書く場所が分かりません。',
    'エディターが示す対局の誤りを先に直してください。',
  ],
  'write.no-board': ['項目に盤面がありません。', '行を描くか、`size:` か `from:` を書いてください。'],
  'write.not-drawn': ['項目は別の項目の盤面を示しています。', '`from:` の項目で盤面を変えてください。'],
  'write.first': [
    '示している盤面が描かれた盤面ではないか、棋譜の最初のノードです。',
    '図を変えるには開始局面に移ってください。棋譜の最初のノードは削除できません。',
  ],
  'write.played': ['その点には手が打たれています。', '図を変えるには開始局面に移ってください。'],
  'write.digit': ['その点には手の数字があります。', '文書の図から数字を取り除いてください。'],
  'write.breaks': ['この石があると、後の手が打てなくなります。', '先に後の手を変えるか削除してください。'],
  'write.ragged': ['描かれた行がその点の前で終わっています。', '行に足りない点を補ってください。'],
  'write.in-use': [
    '手または主張がその点のラベルを使っているか、棋譜の後の手が打てなくなります。',
    '文書で <kbd>F2</kbd> を押してラベルの名前を変えるか、先に後の手を変えてください。',
  ],
  'write.label-used': [
    '別の項目がそのラベルを使っています。',
    '文書で <kbd>F2</kbd> を押してラベルの名前を変えてください。',
  ],
  'write.label-taken': ['別の点にそのラベルがあります。', 'ほかの文字にしてください。'],
  'write.no-label': [
    'その文字列はラベルではありません。',
    'a から z の1文字を書いてください。棋譜では、空白とコンマを含まない短い文字列も書けます。',
  ],
  'write.not-empty': ['その点は空点ではありません。', '空点を選んでください。'],
  'write.same': ['その点にはすでにこの印、石、ラベルがあります。', '何もしなくて構いません。'],
  'write.unsafe': ['この編集をすると、前後の文章の意味が変わります。', '代わりに文書を編集してください。'],
} satisfies Explained;
