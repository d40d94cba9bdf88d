import type { Explained } from '../define.ts';
import type { CycleLength, Length, PatternWord, RecreatedPosition } from '../en/rule-parts.ts';
import type { rules as english } from '../en/rules.ts';
import { table } from '../fallback.ts';
import type { Translated } from '../message.ts';
import {
  isWritten,
  type PlainRuleWord,
  partsOf,
  type RuleWord,
  ruleWord,
  writtenParts,
} from '../rule-word.ts';
import type { ColorWord, Moment } from '../types.ts';
import { after, COLOR, list, moment, moves, number } from './grammar.ts';

/** A rule by itself, within a sentence (`…では`), and what it says. */
const RULE = table<PlainRuleWord, readonly [title: string, name: string, summary: string]>({
  none: ['コウのルールなし', 'コウのルールなし', 'どの同一局面反復も許されます'],
  basic: ['単純なコウ', '単純なコウのルール', '1子を取ったばかりの1子を、すぐに取り返すことはできません'],
  psk: [
    'ポジショナル・スーパーコウ',
    'ポジショナル・スーパーコウ',
    '以前に現れた全局の局面を再現する手は打てません',
  ],
  ssk: [
    'シチュエーショナル・スーパーコウ',
    'シチュエーショナル・スーパーコウ',
    '以前に現れた全局の局面を、同じ手番で再現する手は打てません',
  ],
  nssk: [
    '自然シチュエーショナル・スーパーコウ',
    '自然シチュエーショナル・スーパーコウ',
    '自分の手で作った全局の局面を、自分で再現することはできません',
  ],
  spight: [
    'Spight のホットストーンのルール',
    'Spight のホットストーンのルール',
    'コウの手は、続くコウの手の間に打たれた石（ホットストーン）を取れません。奇数の循環は2度打てません',
  ],
  coupling: [
    'Jasiek のコウの連結のルール',
    'コウの連結のルール',
    'どのコウ局面でも対局者は1度だけ撹乱者になれ、コウ局面が反復されたらやめなければなりません（Robert Jasiek、1997年）',
  ],
  korean: [
    '韓国ルール',
    '韓国ルール',
    '単純なコウに加え、同一局面反復になると、どちらかが手を変えないかぎり引き分けになります',
  ],
  japanese: [
    '日本ルール',
    '日本ルール',
    '単純なコウに加え、同一局面反復になると、両者が同意すれば無勝負になります',
  ],
  ing: [
    'Ing の争コウと撹乱コウ',
    'Ing の争コウと撹乱コウのルール',
    'Bill Spight のページが述べる範囲に限ります：争コウはコウ立ての後に取り返せ、撹乱コウは1度だけ打てます。自殺手は許されます',
  ],
});

/** A part of what is said of a rule, and behind it what a variant has chosen. */
function told(rule: RuleWord, part: 0 | 1 | 2): string {
  const [plain, chosen] = partsOf(rule);
  return (
    (isWritten(plain) ? (writtenParts(plain)?.title ?? '') : RULE[plain][part]) +
    (chosen && `（「${chosen}」）`)
  );
}

export const ruleName = (rule: RuleWord) => told(rule, 1);

export function cycleLength({ length, plays, passes }: CycleLength): string {
  if (length === plays) return `${number(plays)}手`;
  return `${number(length)}手${passes > 0 ? `、うち${number(passes)}手はパス` : ''}`;
}

/** `開始局面`, `2手目の後の局面`. */
export function positionAt(at: Moment): string {
  return at.move === 0 ? '開始局面' : `${moment(at)}の後の局面`;
}

const recreated = (a: RecreatedPosition) => `${positionAt(a.of)}を再現します（${cycleLength(a)}の循環）`;
const vain = '盤面は打つ前と変わりません（1子の自殺手は何も変えません）';
export const recreates = (a: RecreatedPosition) => (a.isVain ? vain : recreated(a));

const JASIEK = () => 'Jasiek, The Ko Coupling Rules（1997年）';

const limit = (budget: number) => `探索が上限の${number(budget)}ノードに達しました`;

/** What ends a search without a verdict. */
export const no = (what: 'コウ' | '循環', most: Length) =>
  most === 'any'
    ? `この手から始まる${what}は、どの長さでもありません`
    : `この手から始まる${number(most)}手までの${what}はありません`;

/** Where a row has room for a word. */
const SHORT = table<PlainRuleWord>({
  none: 'なし',
  basic: '単純なコウ',
  psk: 'ポジショナル',
  ssk: 'シチュエーショナル',
  nssk: '自然',
  spight: 'Spight',
  coupling: '連結',
  korean: '韓国',
  japanese: '日本',
  ing: 'Ing',
});

export const rules = {
  'rule.title': (a) => told(a.rule, 0),
  'rule.title-named': (a) => `${a.name}（${a.title}）`,
  /** In the row of rules; a variant is what the author writes. */
  'rule.short': (a) => (a.rule in SHORT ? SHORT[a.rule as PlainRuleWord] : ruleWord(a.rule)),
  'rule.name': (a) => told(a.rule, 1),
  'rule.titled': (a) => `${told(a.rule, 0)}：${told(a.rule, 2)}`,
  'rule.summary': (a) => told(a.rule, 2),

  'play.occupied': (a) =>
    `${a.point}には${a.since.move === 0 ? '開始局面' : moment(a.since)}の${COLOR[a.color]}石があります`,
  'play.unknown': (a) => `${a.point}に何があるかは図に示されていないため、打てません`,
  'play.suicide': () => '自殺手は許されていません',

  'basic.recapture': () => '1子を取ったばかりの1子を、すぐに取り返す手だからです',
  'superko.positional': recreates,
  'superko.situational': (a) => (a.isVain ? `${vain}。手番も同じです` : `同じ手番で${recreated(a)}`),
  'superko.natural-situational': (a) => `${recreates(a)}。その局面を作ったのは同じ対局者の手です`,
  'korean.repetition': (a) =>
    `${recreates(a)}${a.pattern === 'other' ? '' : `。${patternName(a.pattern)}です`}。どちらかが手を変えないかぎり引き分けです`,
  'japanese.repetition': (a) => `${recreates(a)}。両者が同意すれば無勝負です`,

  'repetition.outcome': (a) =>
    `${recreates(a)}。${{ draw: '引き分けです', 'no-result': '無勝負です', loss: `${COLOR[a.player]}の負けです` }[a.outcome]}`,

  'spight.hot-stone': (a) =>
    `コウの中で打たれたホットストーン${hotStones(a.stones)}を取ります。その後の手はすべてコウの手で、この手もそうです`,
  'spight.odd-cycle': (a) =>
    `${number(a.plays)}手の奇数の循環を2度目に完成させます。1度目は${moves(a.first)}です`,
  'spight.undecided.play': (a) =>
    `${list(a.stones)}を取りますが、これがコウの手かどうかを決められません。この手から始まる${number(a.searchedTo)}手までのコウはなく、その先で${limit(a.budget)}`,
  'spight.undecided.stone': (a) =>
    `${list(a.stones)}を取ります。${moment(a.open)}がコウの手ならホットストーンですが、探索では決められませんでした`,
  'spight.undecided.odd': (a) => `奇数の循環を2度目に完成させるかどうかを決められません。${limit(a.budget)}`,
  'spight.hidden-ko': (a) =>
    `「hidden-kos: count」なら禁止です。取られる${a.captured}がホットストーンになります`,

  'coupling.basic-ko': () => 'コウの1子を取ったばかりのコウの1子を、すぐに取り返す手だからです',
  'coupling.disturber': (a) =>
    `${moment(a.since)}から撹乱者である${COLOR[a.player]}は、ここには打てません。${moment(a.again)}で、このコウ局面は${after(a.first)}と同じになりました`,
  'coupling.prohibition': (a) =>
    `${COLOR[a.player]}は、${moment(a.earlier)}に続いて2度目に、同じコウ局面、その外の同じ石のまま、コウ局面の撹乱者になります`,
  'coupling.prohibition.stone': (a) =>
    `${COLOR[a.player]}は、同じコウ局面、その外の同じ石のときに、この点にコウの石でない石をすでに打っています（${moment(a.earlier)}）`,
  'coupling.undecided': () => 'コウの連の探索が、ここか、ここにかかわる前の手で上限に達しました',

  'ing.fighting-ko': () => '手抜きもパスもせずに、争コウを取り返すからです。両者は同じ石を取り合っています',
  'ing.fighting-ko.twin': () =>
    '三コウで取られた直後に、そのホットストーンを取るからです。先に手抜きかパスをしてください',
  'ing.disturbing-ko': (a) =>
    `${number(a.plays)}手の循環を2度目に完成させます。奇数の循環はすべて撹乱コウです`,
  'ing.undecided.play': () =>
    'コウの中のホットストーンを取るかどうかを決められません。探索が上限に達しました',
  'ing.undecided.class': () =>
    '最後にほかの点に打たれた後、コウの中で打たれた石を取ります。争コウなら禁止、撹乱コウなら1度は合法ですが、どちらかは死活で決まります',
  'ing.undecided.odd': () => '奇数の循環を2度目に完成させるかどうかを決められません。探索が上限に達しました',

  'search.shortened': (a) => `${a.reason}（この文書の探索の上限を使い切ったため、探索を短くしました）`,

  'facts.hot': (a) => `ホットストーン：${a.points.join(' ')}`,
  'facts.doubtful': (a) => `ホットストーンかどうか未決定：${a.points.join(' ')}`,
  'facts.far': (a) =>
    a.searchedTo === null
      ? '打てるかどうかは、Koban が探したより長いコウで変わることがあります'
      : `${no('コウ', a.searchedTo)}${a.searchedTo === 'any' ? '' : `（Koban が探したのはここまで${a.holds ? '。より長いコウで判定は変わりません' : ''}）`}`,
  'facts.searched': (a) =>
    a.searchedTo === 'any'
      ? 'Koban はあらゆる長さの循環を探しました'
      : `Koban が探した循環は${number(a.searchedTo)}手までで、より長いもので判定が変わることがあります`,
  'facts.mouths': (a) =>
    a.kos
      .map(({ letter, points }) => `コウ${letter === null ? '' : ` ${letter}`}：${points.join(' ')}`)
      .join('、'),
  'facts.ko-class': (a) =>
    a.class === 'undecided' ? 'コウの種類：未決定' : a.class === 'fighting' ? '争コウ' : '撹乱コウ',
  'facts.no-positions': () => 'コウ局面：不明（探索が上限に達しました）',
  'facts.ko-position': (a) => `コウ局面${a.number}${inKos(a)}：${a.points.join(' ')}、${disturberState(a)}`,
  'facts.new-ko-position': (a) => `新しいコウ局面${inKos(a)}：${a.points.join(' ')}`,
  'disturber.becomes': (a) => `${COLOR[a.player]}がコウ局面${a.position}の撹乱者になります`,
  'disturber.ends': (a) =>
    `コウ局面${a.position}：撹乱者${a.player === 'unknown' ? '' : COLOR[a.player]}がいなくなります${a.by === 'play' ? '' : a.by === 'pass' ? '（パス）' : '（手抜き）'}`,
  'disturber.replaced': (a) => `コウ局面${a.position}：撹乱者${COLOR[a.player]}がいなくなり、相手が続けます`,
  'disturber.repeated': (a) =>
    `コウ局面${a.position}：同じ形が反復されたため、撹乱者${COLOR[a.player]}はやめなければなりません`,

  'source.go': () => '囲碁',
  'source.spight': () => 'Bill Spight',
  'source.jasiek': JASIEK,
  'source.korean': () => '韓国ルール、同一局面反復の解説',
  'source.ing': () => 'Ing のルール（Bill Spight の記述による）',
  'clause.play': () => '着手',
  'clause.suicide': () => '自殺手',
  'clause.basic': () => RULE.basic[2],
  'clause.psk': () => '盤上の手で、以前の全局の局面を再現してはならない',
  'clause.ssk': () => '盤上の手で、以前の全局の局面を同じ手番で再現してはならない',
  'clause.nssk': () => '盤上の手で、同じ対局者が盤上の手で作った局面を再現してはならない',
  'clause.spight.ko': () => 'コウのルール：ホットストーンは、取る手がコウの手でない場合を除き、取れない',
  'clause.spight.odd': () => '奇数の循環のルール：間に手が挟まっても、奇数の循環は1度しか打てない',
  'clause.jasiek.rules': () => 'ルール',
  'clause.jasiek.basic-ko': () => '単純なコウ',
  'clause.jasiek.disturber': () => '撹乱者',
  'clause.jasiek.prohibition': () => '禁止',
  'clause.korean': () => 'I. 総説：循環の手数、形、始まり',
  'clause.japanese': () => '第12条：同一局面反復は、両者が同意した場合に無勝負',
  'clause.ing.fighting': () => '争コウ：手抜きかパスの前に、ホットストーンを取ってはならない',
  'clause.ing.twin': () => '双子のホットストーン：三コウでは、もう1つのコウの石もホットストーンになる',
  'clause.ing.disturbing': () => '撹乱コウは1度しか打てない',
  'clause.cited': (a) => `${a.source}：${a.clause}`,
} satisfies Translated<typeof english>;

export function patternName(pattern: PatternWord): string {
  return pattern === 'other' ? '' : PATTERN[pattern];
}

const PATTERN = table<Exclude<PatternWord, 'other'>>({
  'basic-ko': '単純なコウ',
  'sending-two-returning-one': '二子捨て一子返し',
  'eternal-life': '長生',
  'triple-ko': '三コウ',
  'double-ko-pair': '両コウ2つ',
  'cyclic-ko': '循環コウ',
  'quadruple-ko': '四コウ',
  'quintuple-ko': '五コウ',
  'three-stone-eternal-life': '三子の長生',
});

function hotStones(stones: readonly { point: string; since: Moment }[]): string {
  return list(stones.map(({ point, since }) => `${point}（${moment(since)}）`));
}

/** `（コウ a、b）`, the kos of a ko position by their letters. */
const inKos = ({ kos }: { readonly kos: readonly string[] }) =>
  kos.length === 0 ? '' : `（コウ ${kos.join('、')}）`;

function disturberState(a: {
  disturber: ColorWord | 'unknown' | null;
  since: Moment | null;
  isStopped: boolean;
}): string {
  if (a.disturber === null) return '撹乱者なし';
  if (a.disturber === 'unknown' || !a.since) return '撹乱者は不明';
  const stop = a.isStopped ? '、今はここにコウの石を打てません' : '';
  return `撹乱者は${moment(a.since)}から${COLOR[a.disturber]}${stop}`;
}

/** Why each is reported, and what to do. */
export const diagnostics = {
  'play.occupied': [
    'その点には石があります。項目では盤面は変わりません。SGF では FF[4] のとおりに石を置きます。',
    '座標を直してください。',
  ],
  'play.unknown': ['その点は不明です（`?`）。', 'そこにあるものを描いてください。'],
  'play.suicide': [
    '打った石の連にダメがなく、ルール体系または項目が自殺手を許していません。コウのルールの問題ではありません。',
    '手を直すか、`suicide: allowed` と書いてください。',
  ],
  'basic.recapture': [
    '単純なコウのルールは、すぐに取り返すことを禁止します。',
    '先にほかへ打つか、この手は禁止だと主張してください。',
  ],
  'superko.positional': [
    'この手で、盤面全体が以前の局面と同じになります。',
    'ほかへ打つか、この手は禁止だと主張してください。関連する場所は前の局面を示します。',
  ],
  'superko.situational': [
    'この手で、手番も含めて以前の局面と同じになります。',
    'ほかへ打つか、この手は禁止だと主張してください。',
  ],
  'superko.natural-situational': [
    'この手で、同じ対局者が以前に打って作った局面と同じになります。',
    'ほかへ打つか、この手は禁止だと主張してください。',
  ],
  'spight.hot-stone': [
    'コウの手がホットストーンを取ります。',
    '先にコウの手でない手を打ってください。証明は2つのコウを示します。',
  ],
  'spight.odd-cycle': ['この手で、奇数の循環が2度目に完成します。', 'ほかへ打ってください。'],
  'spight.hidden-ko': [
    'この手を禁止するのは隠れコウだけです。項目が隠れコウを数えない限り、Koban はこれを無視します。',
    'そのままにするか、`hidden-kos: count` と書いてください。',
  ],
  'spight.undecided': [
    '判定が定まる前に探索が終わりました。',
    '探索の上限を上げるか、`max-cycle` を下げてください。',
  ],
  'coupling.basic-ko': [
    'コウの石1つを取ったばかりのコウの石1つを、この手が取り返します。',
    '先にほかへ打ってください。',
  ],
  'coupling.disturber': ['反復されたコウ局面で、撹乱者がコウの石を打ちます。', '先にほかへ打ってください。'],
  'coupling.prohibition': [
    '対局者があるコウ局面の撹乱者に2度目になるか、コウの石でない石を同じ点に2度目に打ちます。',
    '先にコウ局面の外で盤面を変えてください。',
  ],
  'coupling.undecided': [
    'コウ局面が分かる前に探索が終わりました。',
    '探索の上限を上げるか、`max-cycle` を下げてください。',
  ],
  'korean.repetition': [
    'この手で盤面全体の形が反復されます。どちらも手を変えなければ引き分けです。',
    '`move 6 ends` と主張するか、どちらかに手を変えさせてください。',
  ],
  'japanese.repetition': [
    'この手で盤面全体の局面が反復されます。両者が同意すれば無勝負です。',
    '`move 6 ends` と主張するか、どちらかに手を変えさせてください。',
  ],
  'ing.fighting-ko': [
    'この手が争コウのホットストーンを取ります。その間にほかの点への手はありません。',
    '先にほかへ打ってください。',
  ],
  'ing.disturbing-ko': ['この手で撹乱コウが2度目に完成します。', 'ほかへ打ってください。'],
  'ing.undecided': [
    'Koban が知る Ing のルールでは、この場合を決められません。',
    '`undecided` と主張するか、ほかのルールを選んでください。',
  ],
} satisfies Explained;
