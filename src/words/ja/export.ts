import type { Explained } from '../define.ts';
import type { BoardArgs, exporting as english, ProgramWord, TargetWord } from '../en/export.ts';
import { table } from '../fallback.ts';
import type { Translated } from '../message.ts';
import { COLOR, list, number, OTHER, quote } from './grammar.ts';

const PROGRAM = table<ProgramWord>({
  gnugo: 'GNU Go',
  katago: 'KataGo',
  pachi: 'Pachi',
  leelaz: 'Leela Zero',
  michi: 'Michi',
  fuego: 'Fuego',
  gomill: 'gomill',
});

const TARGET = table<Exclude<TargetWord, ProgramWord>, readonly [label: string, doc: string]>({
  goban: ['Koban の項目', 'ほかの項目を必要としない「.goban」ファイルの項目'],
  senseis: ['Sensei’s Library（$$）', 'Sensei’s Library と掲示板の $$ の図'],
  ascii: ['文字の盤面', '端も描いた文字の盤面。メールやコメントに'],
  unicode: ['罫線の盤面', '罫線素片で描いた盤面。端末やメールに'],
  sgf: ['SGF', '続きの項目を変化図とする対局の木（FF[4]）'],
  psgo: ['LaTeX（psgo）', 'psgo パッケージのための LaTeX'],
  igo: ['LaTeX（igo）', 'igo パッケージのための LaTeX'],
  typst: ['Typst', 'パッケージの要らない Typst：盤面を描く関数とその呼び出し'],
  markdown: ['Markdown の画像', 'Markdown の中に置く、代替テキスト付きの画像'],
});

const isProgram = (target: TargetWord): target is ProgramWord => target in PROGRAM;
const size = ({ columns, rows }: BoardArgs) => `${columns}×${rows}`;
const pieces = (n: number, what: string) => `${what}${number(n)}個`;
const SIDE = { top: '上', right: '右', bottom: '下', left: '左' } as const;

export const exporting = {
  'target.label': (a) => (isProgram(a.target) ? `${PROGRAM[a.target]} の盤面` : TARGET[a.target][0]),
  'target.doc': (a) =>
    isProgram(a.target) ? `最後の手の後の盤面。${PROGRAM[a.target]} の表示と同じ形` : TARGET[a.target][1],

  'loss.title': () => '題名',
  'loss.from': (a) => `この局面までの${number(a.moves)}手`,
  'loss.from-diagrams': () => '2つ目からの図のそれまでの手順：コウのルールは図ごとに判定します',
  'loss.from-setup': () => '対局の途中の配置より前の手順：そこから新しい項目になります',
  'loss.claims': (a) => `「expect」の行${number(a.count)}行`,
  'loss.facts': (a) => `${number(a.count)}行（${a.keys.map((key) => `「${key}」`).join('、')}）`,
  'loss.facts-in-comment': (a) =>
    `${number(a.count)}行。SGF ではコメントとしてだけ残ります（${a.keys.map((key) => `「${key}」`).join('、')}）`,
  'loss.rules': (a) => `ルール（${a.rules.join('、')}）`,
  'loss.unknown-rules': (a) => `Koban の知らないルール${quote(a.rules, 40)}`,
  'loss.suicide': () => '自殺手を許すか：このコウのルールを持つ SGF のルールに、それを定めるものはありません',
  'loss.suicide-but-ing': () => 'Ing 以外のルールで自殺手を許すこと',
  'loss.no-board': () => '盤面のない項目',
  'loss.labels': (a) => pieces(a.count, 'ラベル'),
  'loss.marks': (a) => pieces(a.count, '印'),
  'loss.signs': (a) => pieces(a.count, '記号'),
  'loss.lines': (a) => `線${number(a.count)}本`,
  'loss.links': (a) => pieces(a.count, 'リンク'),
  'loss.marks-and-labels': (a) => pieces(a.count, '印とラベル'),
  'loss.comments': (a) => pieces(a.count, 'コメント'),
  'loss.properties': (a) => `棋譜の ${list(a.names)} の内容`,
  'loss.stray': (a) => `SGF でない文字列（${number(a.count)}か所）`,
  'loss.signs-on-points': (a) => `${pieces(a.count, '記号')}：igo が描くのは石の上だけです`,
  'loss.lines-outside': (a) => `図の外の点への線${number(a.count)}本`,
  'loss.last-move-marks': () => '今打たれた手の印',
  'loss.moves-order': (a) => `${number(a.count)}手の順序`,
  'loss.moves-above': (a) => `${number(a.most)}手より後の手：igo にはその石がありません`,
  'loss.moves-nowhere': () => '碁盤のどの点でもない手：手抜きと仮定します',
  'loss.unread': () => 'Koban がこの文字列から読み戻せない盤面',
  'loss.turn': () => '白番であること',
  'loss.turn-at-first': (a) => `${COLOR[a.mover]}が最初の手を打ったとき、${OTHER[a.mover]}番だったこと`,
  'loss.open': (a) => `碁盤が${list(a.sides.map((side) => SIDE[side]))}に続くこと`,
  'loss.open-sgf': () => '開いた辺の先の点が不明であること：SGF では空点になり、VW で隠します',
  'loss.unknown-printed': (a) => `${pieces(a.count, '不明な点')}：「?」と表示します`,
  'loss.unknown-empty': (a) => `${pieces(a.count, '不明な点')}：空点として描きます`,
  'loss.unknown-dimmed': (a) => `${pieces(a.count, '不明な点')}：SGF では空点になり、薄く示します（DD）`,
  'loss.unknown-blank': () => '何も描かれていない点が不明（?）であること',
  'loss.place': () => '碁盤のどの部分の図か',
  'loss.place-guessed': (a) => `図の位置：${size(a)}の碁盤に描きます`,
  'loss.place-sgf': (a) => `図の位置と路数：SGF は碁盤全体を表すので、${size(a)}の碁盤を使います`,
  'loss.size': (a) => `碁盤全体の路数、${size(a)}`,
  'loss.size-most': (a) => `${size(a)}の点：描ける盤面は最大${a.most}×${a.most}です`,
  'loss.size-lines': (a) =>
    `盤面：${a.package} が描くのは最大${number(a.most)}路ですが、この碁盤は${number(a.lines)}路です`,
  'loss.size-square': (a) => `碁盤が${size(a)}であること：${a.package} は正方形を描くので、端が欠けます`,
  'loss.tenuki': () => 'ほかの点に打たれた手であること：SGF では、「tenuki」とコメントしたパスになります',
  'loss.impossible': () => '打てない手であること：プログラムはそれでも石を置きます',
  'loss.impossible-elsewhere': () => '打てない手：題名では、手抜きとします',
  'loss.impossible-entry': () => '石のある点に石を置く手であること：エントリーでは盤面がそのままです',
  'loss.impossible-picture': () => '石のある点への手：次の図がその後の盤面を示します',
} satisfies Translated<typeof english>;

/** Why each is reported, and what to do. */
export const diagnostics = {
  'lost.comments': [
    '項目または棋譜のコメント：変換先に書く場所がありません。',
    '`sgf` か `goban` に変換するか、コメントを図のそばに書いてください。',
  ],
  'lost.facts': [
    '`expect` などの行：Koban の項目にしかありません。',
    '項目を残し、`koban check` で確かめてください。',
  ],
  'lost.from': [
    '局面より前の履歴：ほかの項目に続く項目、1局の2つ目からの図、対局の途中の配置の前にあるものです。',
    '対局の手をまとめて残す `sgf` に変換するか、元の文書を残してください。',
  ],
  'lost.impossible': [
    '打てない手：変換先では違う読み方をするか、読み方がありません。',
    '誤りなら、元の文書で手を直してください。',
  ],
  'lost.labels': [
    'ラベル：変換先にないか、番号のある石には付けられません。',
    'ラベルを手のない点に付けるか、`sgf` に変換してください。',
  ],
  'lost.lines': [
    '矢印と線：変換先にないか、盤の外で終わっています。',
    '`sgf` に変換するか、`koban render` で画像にしてください。',
  ],
  'lost.links': ['`$$` の図のリンク：変換先にありません。', 'リンクを図のそばに書いてください。'],
  'lost.marks': [
    '点の印（`*`）：変換先にありません。',
    '`sgf` に変換するか、`koban render` で画像にしてください。',
  ],
  'lost.moves': [
    '手の順序：変換先は局面だけを示すか、番号が足りません。',
    '順序を残す `sgf` に変換してください。',
  ],
  'lost.open': [
    '開いた辺：変換先は端か碁盤全体を描きます。',
    '碁盤がそこで終わるなら、端を描くか `size:` を書いてください。',
  ],
  'lost.place': [
    '一部が碁盤のどこにあるか：変換先には位置が要るか、位置を書けません。',
    '`size:` を書き、端か座標を描いてください。',
  ],
  'lost.properties': [
    '変換先にないプロパティの内容：対局者、コミ、ノードの名前など。',
    '棋譜を残し、そこから変換してください。',
  ],
  'lost.rules': [
    'ルール：変換先にないか、同じ意味の名前がありません。',
    '図の前後の文章にルールを書いてください。',
  ],
  'lost.signs': [
    '形、地、文字：変換先にないか、その場所には描けません。',
    '`sgf` に変換するか、`koban render` で画像にしてください。',
  ],
  'lost.size': [
    '碁盤の大きさ：変換先に書けないか、その大きさの碁盤がありません。',
    '`sgf` か `goban` に変換するか、盤の一部を描いてください。',
  ],
  'lost.tenuki': [
    '図の外の手：SGF は碁盤全体を示すため、パスになります。',
    'パスでよければそのままで構いません。そうでなければ碁盤全体を描き、手の点を示してください。',
  ],
  'lost.title': [
    '題名：変換先にないか、短いものしか書けません。',
    '題名を図のそばに書くか、短くしてください。',
  ],
  'lost.turn': ['手番：変換先は手でしか示せないか、示せません。', '図の前後の文章に手番を書いてください。'],
  'lost.unknown': [
    '不明な点（`?`）：変換先は空点として描くか、そのまま書きます。',
    '点に何があるかを描くか、`goban` に変換してください。',
  ],
  'lost.unread': [
    '棋譜の中の SGF でない文字列。または、列の少ない碁盤など、Koban が書いた文章から再び見つけられないエンジンの盤面。',
    '棋譜を直すか、盤面を `goban` に変換してください。',
  ],
} satisfies Explained;
