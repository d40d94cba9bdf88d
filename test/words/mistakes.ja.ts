/** What Japanese says of each mistake of `mistakes.test.ts`, by its name, and the title of its fix. */
export const mistakesInJapanese: Readonly<Record<string, readonly [says: string, fix?: string]>> = {
  'a ragged row': ['この行の点は2個ですが、盤面は3列です。足りない点は不明として扱います', '行に空点を補う'],
  'a wrong key': ['「ruels」というキーはありません。「rules」のことですか', '「rules」と書く'],
  'a wrong rule': ['「spigt」というルールはありません。「spight」のことですか', '「spight」と書く'],
  'round stones': ['「● ○」は盤面の記号ではありません。この点は不明（?）として扱います', '「X O」と書く'],
  'a blank line inside': ['空行が盤面を分けています。下の行も同じ盤面の続きとして読みます', '空行を削除する'],
  'a second board': [
    '1つの項目の盤面は1つなので、この2つ目の盤面は無視します。新しい項目にするには、上に題名（# …）を書いてください',
    'ここから新しい項目を始める',
  ],
  'a wrong claim': [
    '「captures 2 at move 1」は正しくありません：1手目は1子を取ります（B3）',
    '主張を「captures 1 at move 1」に置き換える',
  ],
  'an illegal recapture': [
    '2手目（白 B3、C3を取る）は、単純なコウのルールでは禁止です：1子を取ったばかりの1子を、すぐに取り返す手だからです',
    '主張「move 2 forbidden under basic」を挿入する',
  ],
  'column i': ['i の列はありません。j4のことですか', '「j4」と書く'],
  'an occupied point': ['B3には開始局面の黒石があります'],
  'a point that a move took': ['B2には1手目の黒石があります'],
  suicide: ['1手目（白 B2、自殺手）は、許されていません', '主張「move 1 forbidden under none」を挿入する'],
  'a misread claim': [
    'この主張は読めません。次のように書いてください：「move N allowed|forbidden|undecided|ends [under RULE]」',
    '「move 1 allowed」と書く',
  ],
  'a missing digit': [
    '3手目がありません。3を描くか、1手目と同じ点なら「replays: 3@1」と書いてください',
    '「3」と書く',
  ],
  'a misspelled from:': [
    'このファイルに「Tripel ko」という題名の項目はありません。「Triple ko」のことですか',
    '「Triple ko」と書く',
  ],
  'an overlooked repetition': [
    '2手目で開始局面と同じになります（単純なコウ、2手）。コウのルールは適用されていません',
    '主張「repetition at move 2 of move 0」を挿入する',
  ],
  'a size against the edges': ['左右の端の間は3列ですが、碁盤は19列です', '「3」と書く'],
  'a comment with #': [
    'この行で項目が始まりますが、盤面がありません。コメントなら、行頭を # ではなく ; にしてください',
    'コメント（;）にする',
  ],
  'an open fence': [
    'このフェンスは閉じられていないため、残りの文章を図として読みます。``` で閉じてください',
    'フェンスを閉じる',
  ],
  'one small x': ['「x」はここではラベルで、石ではありません。石は大文字で書きます', '「X」と書く'],
  'colors that do not alternate': [
    '白が続けて2手打っています。意図したものなら、相手の手として「pass」か「tenuki」を書いてください',
    '「B tenuki」と書く',
  ],
  'a forgotten edge': [
    '5x5の碁盤全体のように見えますが、右の辺が開いています。碁盤がそこで終わるなら、端を描いてください',
    '「size: 5」と書く',
  ],
};
