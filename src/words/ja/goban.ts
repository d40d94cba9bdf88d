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
