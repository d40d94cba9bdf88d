import type { Explained } from '../define.ts';
import type { found as english } from '../en/found.ts';
import type { Translated } from '../message.ts';
import { COLOR, number, quote } from './grammar.ts';

export const found = {
  'colors.assumed': (a) => `${a.sign} を${COLOR[a.X]}と仮定しています（${a.why}）`,
  'signs.author': () => '筆者がそう述べています',
  'signs.dollars': () => '$$ の図では X が黒です',
  'signs.pattern': () => 'パターンでは、O が黒白どちらかの手番の対局者、X がその相手です',
  'signs.gnugo': () => 'GNU Go の図では、O が黒白どちらかの手番の対局者か眼の持ち主です',
  'signs.engine': (a) => `${a.program} は黒を ${a.sign} と表示します`,
  'signs.usual': (a) => `${a.sign} はたいてい黒です`,

  'digits.numbers': (a) =>
    `${a.repeated ? '同じ数字が2回以上ある' : '1から順に続いていない'}ため、これらの数字は番号として示し、着手として打ちません`,
  'digits.unclear': (a) =>
    `1から${a.last}までの数字は、着手とも点の名前とも読めます。番号として示します。着手なら「digits: moves」と書いてください`,
  'diagram.not-points': () => 'ここでは点と点の間にも何かが描かれています。格子の上にないものは無視します',
  'pattern.differs': (a) => `この図の大きさは、注を付けている図（${a.title}）の大きさと違います`,

  'fix.digits-are-numbers': () => '数字は番号なので、打たない',
  'fix.digits-are-moves': () => '数字は着手なので、打つ',

  'senseis.no-board': () => 'この $$ の図には盤面の行がありません',
  'senseis.header': (a) =>
    `${quote(a.written)}は図の指定ではありません。$$ の後に B か W、c、路数、m と番号を続け、空白を置いて題名を書きます`,
  'senseis.size': (a) => `盤面は1路から25路までで、${quote(a.written)}にはできません。この路数は無視します`,
  'senseis.first': (a) => `最初の手の番号は1から9,999までで、${quote(a.written)}にはできません`,
  'senseis.stray-line': () => 'この行は $$ で始まらないため、無視します',
  'senseis.unreadable': (a) =>
    `${quote(a.written)}は、リンク「[a|Page]」でも、矢印「{AR C3 E5}」でも、線「{LN C3 E5}」でもありません`,
  'senseis.unknown-glyph': (a) =>
    `${quote(a.glyphs)}は $$ の図では意味を持ちません。この点は不明として扱います`,
  'senseis.ragged-row': (a) =>
    `この行の点は${number(a.has)}個ですが、盤面は${number(a.wants)}列です。足りない点は不明として扱います`,
  'senseis.too-large': (a) =>
    `${number(a.has)}${a.what === 'columns' ? '列' : '行'}は多すぎます。盤面は25までなので、残りは無視します`,
  'senseis.row-after-edge': () =>
    '図の下の端より下に行は書けません。1つの図に2つの盤面を描くには、間に _ を置いて左右に並べてください',
  'senseis.size-small': (a) =>
    `${number(a.columns)}列と${number(a.rows)}行は${a.size}路の碁盤に収まりません。路数は無視します`,
  'senseis.digit-twice': (a) => `${a.number}手目が2回描かれています。最初のものを使います`,
  'senseis.digit-missing': (a) =>
    `${a.next}手目は描かれていますが、${a.number}手目がありません。${a.number}手目はほかの点に打たれたと仮定します。どこかは題名に「${a.number} at ${a.number > 1 ? 1 : 2}」「${a.number} elsewhere」「${a.number} pass」と書けます`,
  'senseis.label-twice': (a) => `ラベル「${a.label}」が2回描かれています。着手で指せるのは最初のものだけです`,
  'senseis.caption': (a) =>
    `題名によると${a.number}手目は${a.at}手目の点ですが、${a.at}手目は描かれていません`,
  'senseis.line-end': (a) =>
    `${quote(a.written)}はこの図の点ではありません。C3 のように書くか、左上から数えて 3:5 のように書いてください`,
  'senseis.line-unplaced': (a) =>
    `${quote(a.written)}は、隅があって座標が決まる図でだけ使えます。左上から数えて 3:5 のように書いてください`,
  'senseis.link-nowhere': (a) => `図に「${a.anchor}」と書かれた点はありません`,
} satisfies Translated<typeof english>;

/** Why each is reported, and what to do. */
export const diagnostics = {
  'colors.assumed': ['どの記号が黒か、文書に書かれていません。', '修正で `colors:` を書いてください。'],
  'digits.numbers': [
    'Koban は数字を番号として示し、手として打ちません。',
    '手なら `digits: moves` と書いてください。',
  ],
  'digits.unclear': [
    '1から順に各数字が1回ずつあるので、手かもしれません。',
    '修正 `digits: moves` か `digits: numbers` を使ってください。',
  ],
  'pattern.differs': ['パターンの2つの図の大きさが違います。', 'どちらかを直してください。'],
  'diagram.not-points': [
    'ほかの記法の図で、点の間に何かが描かれています。Koban はそれを無視します。',
    'そのままにするか、図を描き直してください。',
  ],
  'senseis.no-board': ['図に行がありません。', '行を描いてください。'],
  'senseis.header': [
    '`$$` の後の語は指定として読めません。',
    '`B` か `W`、`c`、大きさ、`m` と番号を書き、空白を置いて題名を書いてください。',
  ],
  'senseis.size': ['碁盤は1路から25路までです。', '大きさを直してください。'],
  'senseis.first': ['最初の手の番号は1から9999までです。', '番号を直してください。'],
  'senseis.stray-line': ['図の中に `$$` で始まらない行があります。', '前に `$$` を書いてください。'],
  'senseis.unreadable': [
    'この行は、リンクでも矢印でも線でもありません。',
    '`[a|Page]`、`{AR C3 E5}`、`{LN C3 E5}` のどれかを書いてください。',
  ],
  'senseis.unknown-glyph': ['この記号は `$$` の図では意味がありません。', '記号を直してください。'],
  'senseis.ragged-row': ['行の点が、ほかの行より多いか少ないです。', '点を足すか、減らしてください。'],
  'senseis.too-large': ['盤面が25列または25行を超えています。', '一部を描いてください。'],
  'senseis.row-after-edge': ['下の端より下に行があります。', '盤を `_` で区切って横に並べてください。'],
  'senseis.size-small': ['図が大きさより大きいです。', '大きさを直してください。'],
  'senseis.digit-twice': [
    '同じ手が2回描かれています。Koban は最初のものを使います。',
    '題名に `2 at 1` と書いてください。',
  ],
  'senseis.digit-missing': [
    '番号が抜けています。Koban はその手がほかの点に打たれたとします。',
    '題名に `2 at 1`、`2 elsewhere`、`2 pass` のどれかを書いてください。',
  ],
  'senseis.label-twice': [
    '同じラベルが2回描かれています。手が指せるのは最初のものだけです。',
    'ほかの文字にしてください。',
  ],
  'senseis.caption': ['題名が、描かれていない手を指しています。', '番号を直してください。'],
  'senseis.line-end': ['矢印または線が、存在しない点で終わっています。', '点を直してください。'],
  'senseis.line-unplaced': [
    '図に隅がないため、矢印の座標の位置が分かりません。',
    '左上から数えて `1:1` のように書いてください。',
  ],
  'senseis.link-nowhere': ['リンクの文字を持つ点が図にありません。', '文字を描いてください。'],
} satisfies Explained;
