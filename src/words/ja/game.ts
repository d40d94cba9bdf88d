import type { Explained } from '../define.ts';
import type { game as english, JudgedMove, OutcomeWord } from '../en/game.ts';
import type { CycleLength, PatternWord } from '../en/rule-parts.ts';
import type { Translated } from '../message.ts';
import { after, COLOR, chainAt, list, moment, number } from './grammar.ts';
import { movesOf } from './linking.ts';
import { cycleLength, patternName, positionAt, ruleName } from './rules.ts';

const ended = (outcome: OutcomeWord) =>
  outcome === 'draw' ? '引き分け' : outcome === 'loss' ? '負け' : outcome === 'win' ? '勝ち' : '無勝負';

const RULING = { allowed: '合法', forbidden: '禁止', undecided: '未決定' } as const;

/** `単純なコウのルールでは禁止です：…`; `です` is left out where a noun is wanted. */
function ruled({ ruling, rule, outcome, reason }: JudgedMove, desu = 'です'): string {
  const because = reason ? `：${reason}` : '';
  switch (ruling) {
    case 'impossible':
      return `打てません${because}`;
    case 'suicide':
      return '自殺手で、許されていません';
    case 'ends':
      return `${ruleName(rule)}では対局が終わります（${ended(outcome)}）${because}`;
    default:
      return `${ruleName(rule)}では${RULING[ruling]}${desu}${because}`;
  }
}

const sentences = (parts: readonly (string | null)[]) => parts.filter((part) => part).join('。');

const cycle = (length: CycleLength, pattern: PatternWord) =>
  `${pattern === 'other' ? '' : `${patternName(pattern)}、`}${cycleLength(length)}`;

export const game = {
  'point.empty': () => '空点',
  'point.black': () => '黒石',
  'point.white': () => '白石',
  'point.unknown': () => '不明',

  'moment.move': (a) => moment(a.at),
  'moment.in-full': (a) => `${moment(a.at)}（${a.description}）`,

  'verdict.move': (a) =>
    sentences([
      `${a.move}手目（${a.description}）は、${a.ruling === 'suicide' ? '許されていません' : ruled(a)}`,
      ...a.notes,
    ]),
  'verdict.brief': (a) =>
    sentences([
      a.ruling === 'suicide' ? `${a.description}は許されていません` : `${a.description}：${ruled(a)}`,
      ...a.notes,
    ]),
  'verdict.play': (a) => `この手（${a.description}）は、${ruled(a)}。`,
  'verdict.short': (a) => {
    const ruling =
      a.ruling === 'ends'
        ? `対局が終わります（${ended(a.outcome)}）`
        : a.ruling === 'impossible'
          ? '打てません'
          : a.ruling === 'suicide'
            ? '自殺手'
            : RULING[a.ruling];
    const clause = a.clause ? `（${a.clause}）` : '';
    return sentences([`${ruling}${a.reason ? `：${a.reason}` : ''}${clause}`, ...a.notes]);
  },
  'verdict.pending': () => '探索中',
  'note.pattern': (a) => `これは${a.pattern === 'other' ? '同一局面反復' : patternName(a.pattern)}です`,
  'note.expected': () => '主張どおりです',

  'assumption.liberties': (a) => {
    const where = [
      ...(a.open.length > 0 ? [`${list(a.open)}の連には開いた辺の先にダメがある`] : []),
      ...(a.unknown.length > 0 ? [`${list(a.unknown)}の連には「?」の下にダメがある`] : []),
    ];
    return `${where.join('、')}と仮定しています`;
  },
  'eyes.unproven': (a) => `${list(a.diagonals)}は証明されていません。すべての手を探索したわけではありません`,

  'caption.start': (a) => `開始局面、${COLOR[a.toPlay]}番`,
  'caption.move': (a) => sentences([`${a.move}手目、${a.description}`, a.judged, a.repetition]),
  'caption.judged': (a) => (a.ruling === 'suicide' ? '自殺手は許されていません' : ruled(a, '')),
  'caption.repetition': (a) => `${positionAt(a.of)}と同じです（${cycle(a, a.pattern)}）`,
  'caption.more': (a) => `ほか${number(a.count)}手`,
  'caption.too-long': (a) => `${number(a.length)}手のうち最初の${number(a.shown)}手を示しています`,

  'proof.hot': (a) => `${a.point}が打たれたコウ`,
  'proof.capture': () => 'この取る手を含むコウ',
  'proof.odd': () => '奇数の循環',
  'proof.play': () => 'この手をコウの手にするコウ',
  'proof.hidden': (a) => `${a.point}から始まるコウ`,
  'proof.needed': () => 'コウなら打つことになる点',
  'proof.still': () => '動かない連',
  'proof.nearest': () => '最も近い以前の局面',
  'proof.ko-position': () => 'コウ局面',
  'proof.board': () => '着手前の盤面',
  'proof.string': () => 'コウの連を作る循環',
  'proof.repetition': () => 'この手で完成する循環',
  'proof.hot-stone': () => 'その石が打たれたコウ',
  'proof.first': (a) => `${positionAt(a.from)}、${COLOR[a.toPlay]}番`,
  'proof.frame': (a) => sentences([a.description, a.isLast ? '盤面は前と同じです' : null]),
  'proof.titled': (a) => `${a.title}：${a.words}`,
  'proof.nth': (a) => `${a.title}、${a.of}手のうち${a.play}手目：${a.words}`,

  'board.no-liberty': (a) =>
    `${chainAt(a.count, a.point)}にダメがありません。このような局面は対局では生じません`,
  'check.too-large': (a) =>
    `テキストが${number(a.megabytes)}MB より大きいか、${number(a.games)}局より多いため、Koban は図を探しません`,
  'check.more': (a) =>
    `この文書の問題がほかに${number(a.count)}個ありますが、一覧のものより重いものはなく、示していません。「koban check」ですべて見られます`,
  'game.cycle': (a) =>
    sentences([
      `${a.move}手目で${positionAt(a.of)}と同じになります（${cycle(a, a.pattern)}）`,
      a.rule &&
        (a.rule === 'none' ? 'コウのルールは適用されていません' : `${ruleName(a.rule)}では禁止されません`),
      a.isExpected ? '主張どおりです' : null,
    ]),

  'related.clause': () => 'ルールの条項',
  'related.same-position': (a) => `${a.of}の後も同じ局面でした`,
  'related.same-start': () => '開始時も同じ局面でした',
  'related.ko-position': (a) => `${a.of}の後も、コウ局面はこの形でした`,
  'related.ko-start': () => '開始時も、コウ局面はこの形でした',
  'related.role': (a) => `${ROLE[a.role] ?? '参照'}：${a.description}`,
  'related.played': (a) => `打たれた手：${a.description}`,
  'related.occupied': (a) => `${a.move}手目で打たれました`,
  'related.set-up': (a) => `${moment(a.at)}で置かれました`,

  'expect.failed': (a) => `「${a.claim}」は正しくありません：${a.instead}`,
  'expect.unproven': (a) => `「${a.claim}」は正しいですが、${a.doubt}`,
  'expect.spare': (a) =>
    `「${a.claim}」が正しいのは、手待ちがないときだけです。${a.black > 0 && a.white > 0 ? '双方' : a.black > 0 ? '黒' : '白'}に1回あれば正しくありません。手待ちがないことを示すには「with spare none」と書いてください`,
  'expect.passes': (a) =>
    `「${a.claim}」が正しいのは、${a.passes === 3 ? 2 : 3}回続けてのパスで終局するときだけです。${a.passes}回なら${a.instead === null ? '正しくありません' : `「${a.instead}」が正しくなります`}。そのつもりなら「passes: ${a.passes === 3 ? 2 : 3}」と書いてください`,
  'expect.last-move': (a) =>
    `「${a.claim}」は${a.move}手目の後の局面についての主張ですが、${ruleName(a.rule)}はその手を禁止します。その前の局面については「${a.instead}」と書いてください`,
  'expect.open': (a) =>
    `「${a.claim}」は決められません：${a.known}${a.smaller === null ? '' : `。${a.smaller}`}`,
  'show.whole-unknown': () =>
    '描かれた部分が碁盤のどこにあるか分かりません。「size:」で大きさを書き、盤の端が描かれていなければ座標も書いてください',
  'show.no-goal': () => '初手は目的に対するものです。「goal:」の行で連を指定してください',
  'show.no-hot': () => 'この項目のルールにホットストーンはありません。あるのは「spight」と「ing」です',
  'expect.no-such-move': (a) => `この項目に${a.move}手目はありません。${movesOf(a.first, a.last)}`,
  'expect.no-such-rule': (a) => `この版の Koban は「${a.rule}」では判定できません`,
  'claim.not-empty': (a) => `${a.point}は空点ではないので、眼ではありません`,
  'eye.differs': (a) => `文書には${a.printed}とありますが、${a.instead}`,

  'actual.verdict': (a) => `${a.move}手目は、${ruled(a)}`,
  'actual.hot': (a) =>
    a.points.length === 0
      ? `${after(a.after)}、ホットストーンはありません`
      : `${after(a.after)}のホットストーンは${list(a.points)}です`,
  'actual.ko-positions': (a) =>
    a.positions.length === 0
      ? `${after(a.after)}、コウ局面はありません`
      : `${after(a.after)}のコウ局面は${a.positions.map((points) => points.join(' ')).join('、')}です`,
  'actual.disturber': (a) =>
    a.player === null
      ? `${after(a.after)}、撹乱者はいません`
      : `${after(a.after)}の撹乱者は${COLOR[a.player]}です`,
  'actual.cycle': (a) => `${a.move}手目で${positionAt(a.of)}と同じになり、${cycleLength(a)}の循環です`,
  'actual.no-cycle': () => '前の局面を反復する手はありません',
  'actual.captures': (a) =>
    a.stones.length === 0
      ? `${a.move}手目は何も取りません`
      : `${a.move}手目は${number(a.stones.length)}子を取ります（${a.stones.join(' ')}）`,
  'actual.repetition': (a) => `${a.move}手目で${positionAt(a.of)}と同じになります`,
  'actual.no-repetition': (a) => `${a.move}手目は前の局面を反復しません`,
  'actual.eye': (a) =>
    `${a.owner ? `${COLOR[a.owner]}の眼としての${a.point}の` : ''}値は${a.worth}です${a.doubt ? `（${a.doubt}）` : ''}`,
  'actual.instead': (a) => `「${a.claim}」が正しい主張です`,
  'actual.none': () => 'この形で正しい主張はありません',
  'actual.holds': () => '正しい主張です',
  'actual.unreadable': () => '主張が読めません',
  'actual.searching': () => '探索中です',
  'actual.reading': () => '読んでいるところです',
} satisfies Translated<typeof english>;

/** What moves are to a verdict, where the rule's own word for it does not explain itself. */
const ROLE: Readonly<Record<string, string | undefined>> = {
  captor: '取った手',
  hot: 'ホットストーンが打たれた手',
  'first-time': '1度目の終わり',
  disturber: '撹乱者になった手',
  'earlier-disturber': '前に撹乱者になった手',
  'earlier-stone': '前にそこに打った手',
  repetition: '同じ形を反復した手',
  undecided: '未決定',
};

/** Why each is reported, and what to do. */
export const diagnostics = {
  'board.no-liberty': [
    'ダメのない連が描かれているため、この局面は対局では生じません。Koban はその眼を未決定とします。',
    '図を直してください。',
  ],
  'show.no-such-move': ['`show:` の行が、項目にない手を指しています。', '番号を直してください。'],
  'show.whole-unknown': [
    '`show:` の行は碁盤全体を求めていますが、描かれた部分の位置が分かりません。',
    '`size:` を書き、端が描かれていなければ座標も書いてください。',
  ],
  'show.no-hot': [
    '`show:` の行はホットストーンを求めていますが、項目のどのルールにもホットストーンはありません。',
    '`rules:` に `spight` を加えるか、その語を削除してください。',
  ],
  'expect.failed': [
    '主張は成り立ちません。成り立つことはメッセージにあります。',
    '主張か図を直してください。修正は成り立つ主張を書きます。',
  ],
  'expect.void': ['主張の手またはルールがありません。', '番号かルールを直してください。'],
  'expect.open': [
    '判定が未決定か、眼の対角の点に不明なものがあるため、主張の真偽を決められません。',
    '盤をもっと描くか、`max-cycle` か探索の上限を上げるか、`undecided` と主張してください。',
  ],
  'show.no-goal': [
    '`show:` の行が初手を求めていますが、項目に目的がありません。',
    '`goal:` の行を加えるか、その語を取り除いてください。',
  ],
  'expect.leak': [
    '結果についての主張の連が、だれも打たない点に出られるので、意図した囲みについての答えではないかもしれません。[結果](../explanation/outcomes.md#the-region)を見てください。',
    '囲みを塞ぐ石を描くか、`outside:` でほかの点を除いてください。',
  ],
  'expect.passes': [
    '結果についての主張は、ここで終局となるパスの回数なら成り立ちますが、ほかの回数では成り立ちません。[結果](../explanation/outcomes.md#the-game)を見てください。',
    'そのつもりなら項目に `passes: 2` と書き、3回のときに成り立つことを主張するなら `passes: 3` と書いてください。',
  ],
  'expect.spare': [
    '結果についての主張は、どちらにも手待ちがなければ成り立ちますが、1回あれば成り立ちません。[結果](../explanation/outcomes.md#spare-moves)を見てください。',
    'それでよければ、主張の後に `with spare none`、または項目に `spare: none` と書いてください。1回あるときに成り立つことを主張するには `with spare white 1` と書きます。',
  ],
  'expect.last-move': [
    '結果についての主張は最後の手の後の局面についてのものですが、そのルールが最後の手を禁止します。[結果](../explanation/outcomes.md#the-position)を見てください。',
    '主張に `after N` と書いてください。N はその前の手、またはそれでよければ最後の手です。',
  ],
  'expect.unproven': [
    '主張は成り立ちますが、眼の対角の点のいくつかで Koban はすべての手を探索していないため、値は証明されていません。',
    '何もしなくて構いません。小さい盤ですべての手を試せるなら、それを描いてください。',
  ],
  'eye.differs': ['図のそばに印刷された眼の値が、Koban の計算した値と違います。', '図か値を直してください。'],
  'game.cycle': [
    'この局面はすでに盤上に現れていて、適用中のルールはそれを禁止しません。重大度は設定 `koban.cycleWarnings` で選べます。',
    'ルールを選ぶか、`cycle N` と主張してください。',
  ],
  'check.more': [
    'エディターは1つのテキストの問題を最大1,000個示し、軽いものから省きます。',
    '`koban check` を実行すると、すべて示します。',
  ],
  'check.too-large': [
    'テキストが 20 MB を超えるか、対局または変化図が200,000を超えます。エディターはこれを調べません。',
    '分割してください。',
  ],
} satisfies Explained;
