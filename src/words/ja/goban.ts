import type { Explained } from '../define.ts';
import type { AxisWord, goban as english, SideWord } from '../en/goban.ts';
import { table } from '../fallback.ts';
import type { Translated } from '../message.ts';
import { didYouMean, list, number, quote } from './grammar.ts';

const axis = (what: AxisWord, n: number) => `${number(n)}${what === 'columns' ? '列' : '行'}`;
const lineName = (line: 'column' | 'row') => (line === 'column' ? '列' : '行');
const offBoard = (a: { written: string; first: string; last: string }) =>
  `${a.written}は図の外です。図は${a.first}から${a.last}までです`;

const SIDE = table<SideWord>({ top: '上', right: '右', bottom: '下', left: '左' });

export const goban = {
  'line.unreadable': () =>
    'この行は、盤面の行でも、「key: value」の行でも、コメント（;）でも、題名（#）でもありません',
  'title.second': () => '1つの項目の題名は1つです。2つ目の題名からは別の項目になります',
  'entry.too-long': () => 'この項目は長すぎるため、ここから先の行と語を無視します',
  'entry.no-board': (a) =>
    a.isTitleAlone
      ? 'この行で項目が始まりますが、盤面がありません。コメントなら、行頭を # ではなく ; にしてください'
      : 'この項目には盤面がありません。盤面の行を書くか、「size:」または「from:」の行を加えてください',

  'field.unknown-key': (a) => `${quote(a.key)}というキーはありません${didYouMean(a.near)}`,
  'field.duplicate': (a) => `「${a.key}」が2回あります。最初のものを使います`,
  'field.empty': (a) => `「${a.key}」には値が必要です：${a.value}`,
  'field.value': (a) =>
    `「${a.key}」の値を${quote(a.written)}にはできません。書けるのは次の値です：${a.value}${didYouMean(a.near)}`,
  'rule.unknown': (a) =>
    `${quote(a.written)}というルールはありません${didYouMean(a.near) || `。ルールは${list(a.known)}です`}`,
  'rule.option-unknown': (a) =>
    a.written === ''
      ? `「${a.rule}」の選択項目がありません。書けるもの：${list(a.known)}`
      : `「${a.rule}」に${quote(a.written)}という選択項目はありません${didYouMean(a.near) || `。書けるもの：${list(a.known)}`}`,
  'rule.option-value': (a) => {
    const values = list([...(a.range ? [`${a.range.least}から${a.range.most}までの数`] : []), ...a.known]);
    return a.written === ''
      ? `「${a.option}」には値が要ります：${values}`
      : `「${a.option}」に${quote(a.written)}は書けません${didYouMean(a.near) || `。書ける値：${values}`}`;
  },
  'rule.option-twice': (a) => `「${a.option}」を二度選んでいます`,
  'rule.naming': (a) =>
    a.isTwice
      ? `${quote(a.name)}はこの項目ですでに別のルール名に使われています`
      : `${quote(a.name)}はルールの名前にできません。名前は、ほかの意味のない、英字と数字とハイフンの一語です`,
  'rule.duplicate': (a) => `「${a.rule}」が2回並んでいます`,

  'diagram.ragged-row': (a) =>
    `この行の点は${number(a.has)}個ですが、盤面は${number(a.wants)}列です。${a.has < a.wants ? '足りない点は不明として扱います' : '余分な点は無視します'}`,
  'diagram.unknown-glyph': (a) =>
    `${quote(a.glyphs)}は盤面の記号ではありません。この点は不明（?）として扱います`,
  'diagram.gap': () => '空行が盤面を分けています。下の行も同じ盤面の続きとして読みます',
  'diagram.second-board': () =>
    '1つの項目の盤面は1つなので、この2つ目の盤面は無視します。新しい項目にするには、上に題名（# …）を書いてください',
  'diagram.missing-edge': (a) =>
    `${SIDE[a.side]}の端が描かれていない行があります。この辺は碁盤の端として扱います`,
  'diagram.too-large': (a) =>
    `${axis(a.what, a.has)}は多すぎます。盤面は最大${axis(a.what, a.most)}なので、残りは無視します`,
  'coordinates.columns': (a) =>
    `${number(a.columns)}列に対して文字が${number(a.letters)}個あります。文字は無視します`,
  'coordinates.letter-i': (a) => `列の文字では i を飛ばします。この列は${a.first}から${a.last}までです`,
  'coordinates.disagree': (a) =>
    `この文字は、${a.first}から始まるほかの文字と合いません。ほかの文字を使います`,
  'coordinates.rows': (a) => `ここは${a.wants}行目です。${a.written}行目ではありません`,
  'coordinates.place': (a) =>
    `座標によると図は${lineName(a.line)}${a.printed}から始まりますが、端と路数によると${a.place}からです`,
  'coordinates.range': (a) =>
    `この座標は${lineName(a.line)}${a.last}まで届きますが、碁盤は${a.most}で終わります。座標は無視します`,
  'size.too-small': (a) =>
    `${axis(a.what, a.drawn)}描かれていますが、碁盤は${axis(a.what, a.size)}しかありません`,
  'size.mismatch': (a) =>
    `${a.what === 'columns' ? '左右の端' : '上下の端'}の間は${axis(a.what, a.drawn)}ですが、碁盤は${axis(a.what, a.size)}です`,
  'size.place-unknown': (a) =>
    `${list(a.parts.map((p) => `${axis(p.what, p.size)}のうちのどの${axis(p.what, p.drawn)}`))}が描かれているかを示す端も座標もありません。座標は左下の点から数えます`,
  'size.unsaid': (a) => `これは${a.size}の碁盤全体ですか。端も路数もないので、上と右は開いた辺になります`,
  'size.open-sides': (a) =>
    `${a.size}の碁盤全体のように見えますが、${list(a.sides.map((side) => `${SIDE[side]}の辺`))}が開いています。碁盤がそこで終わるなら、端を描いてください`,

  'digit.duplicate': (a) =>
    `${a.number}手目（「${a.digit}」）が2回描かれています。最初のものを使います。同じ点への後の手は「replays:」で書いてください`,
  'digit.missing': (a) =>
    a.number === 1
      ? `1手目がありませんが、${a.next}手目は描かれています。1を描いてください`
      : `${a.number}手目がありません。${a.number === 10 ? 0 : a.number}を${a.number > 2 ? `描くか、1手目と同じ点なら「replays: ${a.number}@1」と書いて` : '描いて'}ください`,
  'label.duplicate': (a) => `ラベル「${a.label}」が2回描かれています。最初のものを使います`,
  'label.small-stone': (a) => `「${a.label}」はここではラベルで、石ではありません。石は大文字で書きます`,
  'label.small-stones': (a) =>
    `石は大文字で書きます。「${a.small}」は1回ずつ描くラベルになるので、最初のものだけを使います`,
  'label.unknown': (a) => `図にラベル「${a.label}」はありません`,

  'move.unreadable': (a) =>
    `${quote(a.written)}は着手ではありません。着手は座標（c4）、ラベル、「pass」、「tenuki」、「@N」のどれかで、前に B か W を付けられます`,
  'move.color-alone': (a) => `「${a.color}」の後には着手が必要です`,
  'move.no-column-i': (a) => `i の列はありません。${a.meant}のことですか`,
  'move.off-board': offBoard,
  'move.same-color': (a) =>
    `${a.color === 'black' ? '黒' : '白'}が続けて2手打っています。意図したものなら、相手の手として「pass」か「tenuki」を書いてください`,

  'replay.unreadable': (a) =>
    `${quote(a.written)}は置き換えの指定ではありません。「4@1」または「4 at 1」と書くと、4手目を1手目の点に打ちます`,
  'replay.drawn': (a) => `${a.number}手目の点はすでに決まっています。この指定は無視します`,
  'replay.later': (a) => `${a.number}手目を${a.at}手目の点には打てません。指定できるのは前の手だけです`,
  'replay.unknown': (a) => `${a.at}手目はこの図に描かれていません`,

  'moves.again-nowhere': (a) => `${a.move}手目は盤上に打たれていないので、@${a.move} は点を指しません`,
  'mark.unreadable': (a) => `${quote(a.written)}は読めません。次のように書いてください：${a.value}`,
  'mark.off-board': offBoard,
  'mark.second': (a) => `${a.point}にはすでに印があります。最初の印を描きます`,

  'show.twice': (a) => `この行に「${a.word}」が二つあります。最初のものを使います`,

  'expect.unreadable': (a) =>
    a.forms.length === 1
      ? `この主張は読めません。次のように書いてください：「${a.forms[0]}」`
      : `この主張は読めません。主張の書き方は次のどれかです：${a.forms.map((form) => `「${form}」`).join('、')}`,
  'expect.eye-worth': (a) =>
    `${quote(a.written)}は眼の値でも種類でもありません。「1+b」や「2a」のような和か、「proper」「half」「false」「better than half」のような種類を書いてください${didYouMean(a.near)}`,
  'expect.no-point': (a) => `${quote(a.written)}は点ではありません`,
  'expect.off-board': offBoard,

  'fence.open': (a) =>
    `このフェンスは閉じられていないため、残りの文章を図として読みます。${a.closing} で閉じてください`,

  'fix.write': (a) => `「${a.text}」と書く`,
  'fix.write-nothing': () => '値を削除する',
  'fix.pad-row': () => '行に空点を補う',
  'fix.cut-row': () => '余分な点を削除する',
  'fix.add-edge': (a) => `欠けている${SIDE[a.side]}の端を補う`,
  'fix.draw-edge': (a) => `${SIDE[a.side]}の端を描く`,
  'fix.draw-all-edges': () => 'すべての端を描く',
  'fix.remove-blank-lines': () => '空行を削除する',
  'fix.begin-entry': () => 'ここから新しい項目を始める',
  'fix.half-width': () => '記号と空白を半角で書く',
  'fix.begin-with-moves': () => '行を「moves:」で始める',
  'fix.make-comment': () => 'コメント（;）にする',
  'fix.close-fence': () => 'フェンスを閉じる',
  'fix.leave-out-i': () => '文字 i を除く',
  'fix.write-tenuki': () => '「tenuki」（図の外への手）と書く',
} satisfies Translated<typeof english>;

/** Why each is reported, and what to do. */
export const diagnostics = {
  'line.unreadable': [
    'この行は、盤面の行でも端でも `key: value` の行でもコメント（`;`）でも題名（`#`）でもありません。',
    'コメントは `;` で始めるか、抜けているキーを書いてください。',
  ],
  'entry.no-board': [
    '項目に盤面の行も `size:` も `from:` もありません。',
    '行を描くか、`size:` か `from:` を書いてください。',
  ],
  'field.unknown-key': ['そのキーはありません。', '候補を使うか、記法のページで調べてください。'],
  'field.duplicate': [
    '1つの項目に1度しか書けないキーが2回あります。Koban は最初のものを使います。',
    'どちらか1つを削除してください。',
  ],
  'field.empty': ['キーに値がありません。', '値を書くか、行を削除してください。'],
  'field.value': ['キーはこの値を取りません。', '候補を使うか、メッセージにある値を書いてください。'],
  'rule.unknown': ['この識別子のルールはありません。', '候補を使うか、ルールの1つを選んでください。'],
  'rule.duplicate': ['ルールが2回並んでいます。', 'どちらか1つを削除してください。'],
  'rule.option-unknown': [
    '「with」または「and」の後の語は、このルールの選択項目ではありません。',
    '候補を使うか、選択肢の1つを選んでください。',
  ],
  'rule.option-value': [
    '選択項目はこの値を取りません。',
    '候補を使うか、メッセージにある値を書いてください。',
  ],
  'rule.option-twice': ['変種に同じ選択項目が2回あります。', 'どちらか1つを削除してください。'],
  'rule.naming': [
    '「rule:」の行の名前には別の意味があるか、1語ではありません。',
    'ほかの名前にしてください。',
  ],
  'fence.open': [
    'Markdown のフェンスを閉じる行がないため、Koban は後の文章をすべて図として読みます。',
    '修正でフェンスを閉じるか、終わるべき所で閉じてください。',
  ],
  'entry.too-long': [
    '1つの項目に、キーのある行が20,000行を超えてあるか、その中の語が20,000語を超えます。問題1つは80語と数えます。',
    'いくつかの項目に分けてください。',
  ],
  'title.second': ['1つの項目に題名が2つあります。', '2つ目の題名に盤面を描くか、削除してください。'],
  'diagram.ragged-row': [
    '行の点が盤面の列より多いか少ないです。Koban は足りない点を不明な点とし、余分な点を無視します。',
    '点を足すか、減らしてください。',
  ],
  'diagram.unknown-glyph': [
    '行の中に記法にない記号があります。Koban はその点を不明な点とします。',
    '`X`、`O`、`.`、`?`、数字、文字、`*` のどれかを書いてください。',
  ],
  'diagram.gap': ['空行が盤面を分けています。Koban はその空行を読み飛ばします。', '空行を削除してください。'],
  'diagram.second-board': [
    '1つの項目に盤面が2つあります。Koban は2つ目を読みません。',
    '題名（`# …`）で新しい項目を始めてください。',
  ],
  'diagram.missing-edge': [
    '縦線が一部の行にしかない側があります。Koban はそこを盤の端とします。',
    '抜けている縦線を描くか、ほかの縦線を削除してください。',
  ],
  'diagram.too-large': ['盤面が52列または52行を超えています。', '盤の一部を描いてください。'],
  'coordinates.columns': [
    '列の文字が列の数と合いません。Koban は文字を無視します。',
    '文字を直してください。',
  ],
  'coordinates.letter-i': [
    '列の文字に i があります。碁盤の座標では i を使いません。',
    '修正で文字を直してください。',
  ],
  'coordinates.disagree': [
    '盤面の上の文字と下の文字が違います。Koban は先のものを使います。',
    '2行のどちらかを直してください。',
  ],
  'coordinates.rows': ['行番号の順序が正しくありません。', '番号を直してください。'],
  'coordinates.place': [
    '座標の示す位置が、端と大きさの示す位置と違います。',
    '座標、端、大きさのどれかを直してください。',
  ],
  'coordinates.range': [
    '座標が最大の碁盤か、書かれた大きさを超えています。Koban は座標を無視します。',
    '座標か大きさを直してください。',
  ],
  'size.too-small': ['描かれた列または行が、大きさより多いです。', '大きさを直してください。'],
  'size.mismatch': [
    '向かい合う端が描かれていますが、その間隔が大きさと違います。',
    '大きさを直すか、端を1つ削除してください。',
  ],
  'size.place-unknown': [
    '碁盤の一部だけが描かれていて、その位置がどこにも書かれていません。',
    '端か座標を描いてください。',
  ],
  'size.unsaid': [
    '図は a1 から始まり、碁盤全体かもしれませんが、上と右の辺が開いています。',
    '修正で `size:` を書いてください。',
  ],
  'size.open-sides': [
    '図は正方形で碁盤全体かもしれませんが、端のない辺があります。',
    '端を描くか、修正で `size:` を書いてください。盤の一部ならそのままで構いません。',
  ],
  'digit.duplicate': [
    '同じ手が2回描かれています。Koban は最初のものを使います。',
    '同じ点に後で打った手は `replays:` に書いてください。',
  ],
  'digit.missing': [
    '描かれた手の間の番号が抜けています。',
    'その手を描くか、1手目と同じ点なら `replays: 3@1` と書いてください。',
  ],
  'label.duplicate': [
    '同じラベルが2回描かれています。Koban は最初のものを使います。',
    'ほかの文字にしてください。石は大文字です。',
  ],
  'label.small-stone': [
    '石の間に小文字の `x` か `o` が1つだけあります。Koban はラベルとして読みますが、そのラベルを使う手も主張もありません。',
    '石のつもりなら修正を使ってください。',
  ],
  'label.small-stones': [
    '小文字の `x` か `o` が2回以上描かれています。Koban は最初のものをラベルとして読みます。',
    '修正で全部を石にしてください。',
  ],
  'label.unknown': [
    '手または主張が、図にないラベルを使っています。',
    'ラベルを描くか、座標を書いてください。',
  ],
  'move.unreadable': [
    'この文字列は手ではありません。',
    '座標（`c4`）、ラベル、`pass`、`tenuki`、`@N` のどれかを書いてください。前に `B` か `W` を付けられます。',
  ],
  'move.color-alone': ['色の後に手がありません。', '手を書くか、色を削除してください。'],
  'move.no-column-i': ['i の列はありません。', '修正で j と書いてください。'],
  'move.same-color': [
    '両方の色の手がある手順で、同じ色の手が2つ続いています。',
    '抜けている手、`pass`、`tenuki` のどれかを書いてください。',
  ],
  'move.off-board': [
    'その点は描かれた盤面にありません。',
    '座標を直すか、図の外の手なら `tenuki` と書いてください。',
  ],
  'replay.unreadable': [
    'この文字列は `replays:` の記述として読めません。',
    '`4@1` か `4 at 1` と書いてください。',
  ],
  'replay.drawn': [
    '数字が描かれているため、その手の点はすでに決まっています。',
    '`replays:` の記述か数字を削除してください。',
  ],
  'replay.later': ['手が打ち直せるのは、前の手の点だけです。', '番号を直してください。'],
  'replay.unknown': ['`@` の後の手は描かれていません。', '番号を直してください。'],
  'moves.again-nowhere': ['`@N` は、盤上に打たれていない手を指しています。', '点を書いてください。'],
  'mark.unreadable': [
    'この行には、点か、文字付きの点か、点の組を書きます。',
    'メッセージのとおりに書いてください。',
  ],
  'mark.off-board': ['描かれた盤面の外に印があります。', '座標を直してください。'],
  'mark.second': [
    '1つの点に形または文字が2つあります。Koban は最初のものを描きます。',
    'どちらか1つを削除してください。',
  ],
  'show.twice': [
    '`show:` の行に同じ語が2回あります。Koban は最初のものを使います。',
    'どちらか1つを削除してください。',
  ],
  'expect.unreadable': ['この文字列は主張ではありません。', 'メッセージにある形のどれかで書いてください。'],
  'expect.eye-worth': [
    '`is` の後の文字列は、眼の値でも分類でもありません。',
    '`1+b` のような和か、`better than half` のような分類を書いてください。',
  ],
  'expect.no-point': ['この文字列は点ではありません。', '座標かラベルを書いてください。'],
  'expect.off-board': ['その点は描かれた盤面にありません。', '座標を直してください。'],
} satisfies Explained;
