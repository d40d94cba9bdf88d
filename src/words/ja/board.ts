import type {
  CycleWords,
  DrawnMark,
  board as english,
  LineSign,
  LineWord,
  MomentWords,
  SectionWord,
  SignWord,
} from '../en/board.ts';
import type { ShownRuling } from '../en/playback.ts';
import { table } from '../fallback.ts';
import type { Translated } from '../message.ts';
import { COLOR, list, number } from './grammar.ts';
import { cycleLength, patternName } from './rules.ts';

function place({ number: n, isProof }: MomentWords): string {
  if (n === null) return isProof ? '前の局面' : '開始局面';
  return isProof ? `証明の${n}手目` : `${n}手目`;
}
const when = (at: MomentWords) => (at.number === null ? place(at) : `${place(at)}の後`);
/** `6手、三コウ`. */
const cycle = ({ pattern, ...length }: CycleWords) =>
  `${cycleLength(length)}${pattern === 'other' ? '' : `、${patternName(pattern)}`}`;

export const board = {
  'board.waiting': () => 'カーソルを図の中に置くと、ここに表示されます。',
  'board.alternative': (a) => `${a.caption}。${a.board}`,
  'board.name': (a) => (a.title === null ? '碁盤' : `碁盤：${a.title}`),
  'board.help': () =>
    '矢印キーで盤上を移動します。Enter で打ち、Shift+Enter で相手の色を打ち、メニューキーでほかの操作を選びます。コンマとピリオドで手を前後に動かします。',
  'board.first-steps': () => 'Koban はじめに',
  'board.begin': () => '対局を始める',
  'board.begin-label': () => '対局を始める：',
  'board.games': () => 'ファイルの対局',
  'board.game': (a) => `対局${number(a.number)}（全${number(a.count)}局）`,
  'board.previous-game': () => '前の対局',
  'board.next-game': () => '次の対局',
  'board.move': (a) => `${a.number}手目：${a.description}`,
  'board.play-of': (a) => `${a.of}手のうち${a.number}手目：${a.description}`,
  'board.brief': (a) => a.brief,
  'board.verdicts': () => 'ほかのルールの判定',
  'board.problems': () => '問題',

  'control.speed': (a) => `速さ：毎秒${number(a.speed)}手`,
  'control.keys': () => 'キー',

  'timeline.name': () => '手数',
  'timeline.start': (a) => `${a.caption}、全${number(a.moves)}手`,
  'timeline.ko': (a) => `${a.caption}。コウの手です`,
  'timeline.peek': (a) =>
    [`${a.number} ${a.description}`, ...a.signs.map((sign) => SIGN[sign][0])].join('・'),
  'timeline.sign': (a) => {
    const numbers = a.more > 0 ? [...a.numbers, `ほか${number(a.more)}手`] : a.numbers;
    return `${SIGN[a.sign][1]}：${list(numbers)}。`;
  },

  'branch.name': () => '分岐',
  'branch.back': (a) => `${a.title === null ? '前の手順' : `「${a.title}」`}の${when(a.at)}に戻る`,
  'branch.next': () => '次',
  'branch.continues': () => '続き',
  'branch.move': (a) => `${a.number}手目`,
  'branch.off-board': (a) => (a.move === 'pass' ? 'パス' : '手抜き'),
  'branch.at': (a) => `${when(a.at)}で分岐`,

  'tree.name': () => '変化図',
  'tree.show': () => '変化のツリーを表示',
  'tree.menu': (a) => `操作：${a.node}`,
  'tree.main': () => 'この手順を本譜にする',
  'tree.up': () => '分岐を上に移す',
  'tree.down': () => '分岐を下に移す',
  'tree.cut': () => '分岐を切り取る',
  'tree.copy': () => '分岐をコピー',
  'tree.paste': () => 'この後に分岐を貼り付ける',
  'tree.delete': () => '分岐を削除',
  'tree.fold': () => '折りたたむ／開く',

  'cycle.name': (a) => `${cycle(a)}の循環、${place(a.from)}から${place(a.to)}まで`,
  'cycle.play': (a) =>
    [`${a.of}手のうち${a.play}手目：${a.description}`, ...a.signs.map((sign) => SIGN[sign][0])].join('、'),
  'cycle.loop': (a) => `${number(a.length)}手の循環を繰り返し再生`,
  'cycle.closed': (a) => `${cycle(a)}：${when(a.from)}と同じ盤面`,
  'cycle.closed-proof': (a) => `${cycle(a)}：盤面は最初の手の前と同じ`,
  'cycle.begins': (a) => `ここから循環が始まります：${cycle(a)}`,
  'cycle.within': (a) => `${cycle(a)}のうち${a.play}手目`,
  'cycle.elsewhere': (a) => `${cycle(a)}の循環`,
  'cycle.go': (a) => `${a.pattern === 'other' ? '' : `${patternName(a.pattern)}：`}${place(a.to)}へ`,
  'cycle.place': (a) => place(a.at),

  'proof.why': (a) => `なぜ${PROVES[a.ruling]}か：${a.description}`,
  'proof.cycles': () => '証明の循環',
  'proof.cycle': (a) => (a.of > 1 ? `${a.title}（${a.of}個のうち${a.nth}個目）` : a.title),
  'proof.nth-cycle': (a) => `${a.nth}：${a.title}`,
  'proof.back': () => '手順に戻る',
  'proof.back-short': () => '戻る',

  'judged.under': () => '判定のルール',
  'judged.other': () => 'ほかのルール',

  'voice.proof': (a) => `証明、なぜ${PROVES[a.ruling]}か：${a.description}。${a.caption}`,
  'voice.line': (a) => `${a.title}：${a.caption}`,
  'voice.rule': (a) => `${a.rule}で判定：${a.caption}`,
  'voice.eyes-unread': (a) => {
    const points = a.more > 0 ? [...a.points, `ほか${number(a.more)}か所`] : a.points;
    return `${list(points)}の眼はまだ読んでいるところです。`;
  },
  'voice.eyes-read': () => 'この盤面の眼はすべて読み終わりました。',

  'comment.section': () => 'コメント',
  'comment.name': (a) => (a.nth === 1 ? 'コメント' : `コメント${a.nth}`),
  'comment.empty': () => 'この局面へのコメント',

  'picture.copied': () => '盤面を画像としてクリップボードにコピーしました。',
  'picture.refused': () =>
    'エディターは、このページが画像をクリップボードにコピーすることを許していません。コマンド「Koban: 形式を選んでコピー...」なら、画像を文字列としてコピーしたり、ファイルに保存したりできます。',
  'picture.gone': () => 'この盤面の画像はもうありません。もう一度表示してからコピーしてください。',

  'keys.title': () => 'キー',
  'keys.close': () => '閉じる',
  'keys.next': () => '次の手。終わりでは続きの手順へ',
  'keys.back': () => '1手戻る',
  'keys.on-many': (a) => `${number(a.moves)}手進む`,
  'keys.back-many': (a) => `${number(a.moves)}手戻る`,
  'keys.start': () => '最初へ',
  'keys.end': () => '最後へ',
  'keys.toggle': () => '再生と一時停止',
  'keys.faster': () => '速く',
  'keys.slower': () => '遅く',
  'keys.flagged': () => '次の印のある手',
  'keys.flagged-before': () => '前の印のある手',
  'keys.loop': () => '循環を繰り返し再生',
  'keys.branch': () => '次の変化図',
  'keys.branch-before': () => '前の変化図',
  'keys.leave': () => '変化図の始まりに戻る',
  'sign.one': (a) => SIGN[a.sign][0],
  'sign.line': (a) => LINE_SIGN[a.sign],
  'legend.again': () => '? キーでもう一度表示できます。',
  'keys.signs': () => '記号',
  'keys.eyes': () => '眼の値を表示',
  'keys.comment': () => '次のコメント',
  'keys.comment-before': () => '前のコメント',
  'keys.name': () => '次の手の名前',
  'keys.name-before': () => '前の手の名前',
  'keys.marks': () => '次の印',
  'keys.marks-before': () => '前の印',
  'jumps.name': () => 'コメント、名前、印',
  'keys.numbers': () => '石に手数を表示',
  'keys.moves': () => '変化のツリーを表示',
  'keys.from-proof': () => '証明から手順に戻る',
  'keys.list': () => 'キーの一覧',
  'keys.copy': () => '盤面を画像としてコピー',

  'menu.name': (a) => `${a.point}を編集`,
  'menu.play': (a) => `${a.point}に打つ`,
  'menu.color': (a) => COLOR[a.color],
  'menu.anyway': () => '禁止でも打つ',
  'menu.pass': () => 'パス',
  'menu.tenuki': () => '手抜き（ほかの場所への手）',
  'menu.remove': () => 'この手と後の手を削除',
  'menu.record': () => '棋譜に書き込む',
  'menu.draw': () => '盤面に描く',
  'menu.stone': (a) => `${COLOR[a.color]}石`,
  'menu.empty': () => '空点',
  'menu.mark': () => '印',
  'menu.shapes': () => '図形',
  'menu.shape': (a) => `${MARK[a.shape]}（もう一度選ぶと消す）`,
  'menu.line': (a) => `ほかの点への${LINE[a.shape]}`,
  'menu.territory': (a) => `${COLOR[a.color]}地（もう一度選ぶと消す）`,
  'menu.next-label': () => '次の空いているラベル',
  'menu.text': () => '文字列…',
  'menu.no-label': () => 'ラベルなし',
  'menu.letters': () => '文字',
  'menu.label': (a) => `ラベル${a.label}`,
  'menu.wins': (a) => `どちらが勝ちますか？ ${a.point} の石`,
  'menu.board': () => '盤面',
  'menu.copy': () => '画像としてコピー',

  'writing.read-only': () => 'この文書は読み取り専用です。',
  'writing.proof': () => '証明は変えられません。書き込むには手順に戻ってください。',
  'writing.dismiss': () => '閉じる',
  'writing.text': (a) => `${a.point}の文字列`,
  'writing.text-question': (a) => `${a.point}の文字列（${number(a.most)}文字まで）`,
  'writing.write': () => '書き込む',
  'writing.line': (a) =>
    `${a.point}からの${LINE[a.shape]}：終わりの点をクリックするか、そこで Enter を押してください。Esc で取り消します。`,
  'subject.name': () => '表示中のもの',
  'subject.position': () => '局面',
  'subject.moment': (a) => when(a),
  'wins.goal': () => '目的',
  'wins.aim': (a) => (a.aim === null ? 'テキストの目的' : AIM[a.aim]),
  'wins.end': () => '終局',
  'wins.passes': (a) =>
    a.passes === null ? 'テキストのパスの回数' : `${number(a.passes)}回続けてのパスで終局`,
  'chain.also': () => 'ほかの対象',
  'chain.stones': () => '石を選ぶ',
  'chain.picking': (a) =>
    `${a.points.length === 0 ? '' : `対象は${list(a.points)}です。`}石をクリックするか、石の上で Enter を押すと、その連を対象に加えるか外します。Escape で終わります。`,
  'chain.in-goal': () => '目標の対象',
  'chain.asked': (a) => `対象：${list(a.points)}`,
  'chain.name': (a) => `${COLOR[a.color]} ${a.point}、${number(a.stones)}子`,
  'chain.list': () => '問いの対象の連',
  'chain.choose': () => '連を選ぶ…',
  'section.list': () => '区分',
  'section.name': (a) => SECTION[a.section],
  'section.no-move': () => '手に進むと、ルールがその手を許すか禁じるかの理由が出ます。',
  'section.no-record': () => '対局者、コミ、結果は棋譜（.sgf）の一部です。このテキストは図です。',
  'section.no-proof': (a: { rule: string }) =>
    `この手について${a.rule}の証明はありません。別のルールか別の手を選んでください。`,
  'wins.all-rules': () => 'すべてのルール',
  'board.in-ko': (a: { text: string; letter: string }) => `${a.text}（コウ${a.letter}）`,
  'keys.sections': () => '区分を開く：盤面、ルール、勝者、証明、棋譜',
  'keys.rule': () => '盤面の上の列の次のルール',
  'keys.rule-before': () => '盤面の上の列の前のルール',
  'jumps.next': () => '次のコメント、名前、印',
  'jumps.before': () => '前のコメント、名前、印',
} satisfies Translated<typeof english>;

/** What is to become of the chains of a question. */
const AIM = table<NonNullable<Parameters<(typeof english)['wins.aim']>[0]['aim']>>({
  'capture-any': 'どれかを取る',
  'capture-all': 'すべてを取る',
  'keep-one': '1つを残す',
  'keep-all': 'すべてを残す',
  connect: '2つをつなぐ',
});
const SECTION = table<SectionWord>({
  board: '盤面',
  rules: 'ルール',
  wins: '勝者',
  proof: '証明',
  record: '棋譜',
});
const MARK = table<DrawnMark>({
  triangle: '三角印',
  square: '四角印',
  circle: '丸印',
  cross: 'バツ印',
});
const LINE = table<LineWord>({ arrow: '矢印', line: '線' });

/** A sign by itself, and above the numbers of the moves that have it. */
const SIGN = table<SignWord, readonly [one: string, all: string]>({
  forbidden: ['禁止', '禁止の手'],
  ends: ['終局', '終局の手'],
  undecided: ['未決定', '未決定の手'],
  repeats: ['同一局面反復', '同一局面反復'],
  name: ['名前', '名前のある手'],
  comment: ['コメント', 'コメントのある手'],
  marks: ['印', '印のある手'],
});

const LINE_SIGN = table<LineSign>({
  pass: 'パス、または他の場所の手',
  eye: '眼の値',
  mouth: 'コウ：コウの手で変わる点。循環の輪にも同じ文字があります',
  track: '輪の帯：コウにある石の色で黒か白、空なら細い線',
  seam: '循環の終わり：どの帯も始まりの色につながり、盤面は始まりと同じです',
});

const PROVES = table<ShownRuling>({
  forbidden: '禁止',
  ends: '終局',
  undecided: '未決定',
  allowed: '合法',
  pending: 'この判定',
});
