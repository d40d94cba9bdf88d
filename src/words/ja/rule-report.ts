import type { ruleReport as english } from '../en/rule-report.ts';
import type { Translated } from '../message.ts';
import { list, number, quote } from './grammar.ts';
import { patternName } from './rules.ts';

/** How a game about the chains of a position ends, by the names that the search has. */
const RESULT: Readonly<Record<string, string | undefined>> = {
  'black-captured': '黒が取られる',
  'white-captured': '白が取られる',
  'black-lives': '黒が生きる',
  'white-lives': '白が生きる',
  'both-live': '双方が生きる',
  draw: '引き分け',
  'no-result': '無勝負',
  unending: '終わるとは限らない',
  undecided: '探索の上限までに決まらない',
  unproven: '求めない：「win」のあるルールでは、連について何も証明しません',
};

/** `six-points-2`: its title on the page that has it, which is in English. */
const titleOf = (name: string) => {
  const words = name.replaceAll('-', ' ').replace(/ ([a-f])$/, (letter) => letter.toUpperCase());
  return words.charAt(0).toUpperCase() + words.slice(1);
};

const without = (outside: readonly string[]) =>
  outside.length > 0 ? `（${list(outside)}には、だれも打たない）` : '';
const unless = (agreed: boolean) => (agreed ? 'ルールが求めるところで両者が同意しなければ、' : '');

export const ruleReport = {
  'help.rule': () => '自分で書いたルールの報告：既知のルールとの違い、対局が必ず終わるか',
  'help.rule.notes': () =>
    'FILE は1行に1つの条項を書いたルールの本文です。報告は、既知のルールのそれぞれと違う最小の局面、このルールで対局が必ず終わるか、小さな局面でだれが何を強制できるかを示します。本文に誤りがあれば終了コードは1です。',
  'report.no-file': (a) => `${a.file} を読めません：${a.reason}`,
  'report.ends': () => '対局は必ず終わります。終わりなく続く循環はありません。',
  'report.cycle': (a) =>
    `${unless(a.agreed)}対局は終わるとは限りません。${a.lead.length > 0 ? `${a.lead.join(', ')}の後、` : ''}${patternName(a.pattern) || '循環'}の${number(a.moves.length)}手（${a.moves.join(', ')}）は、いつまでも繰り返せます。`,
  'report.ends-agreed': () =>
    'ルールが求めるところで両者が同意すれば、対局は必ず終わります。同意しない場合にも必ず終わるかどうかは分かりません。',
  'report.unending': (a) =>
    `${unless(a.agreed)}対局は終わるとは限りません。下の${quote(titleOf(a.name))}では、打ち続けることができます。`,
  'report.ends-unknown': () => '対局が必ず終わるかどうかは分かりません。',
  'report.same': (a) =>
    `${a.rule}との違いは、${number(a.points)}点までの碁盤の、${number(a.moves)}手のどの対局にもありません。`,
  'report.differs': (a) => `${a.rule}との最小の違い：`,
  'report.no-rule': () =>
    'ここにルールはありません。「.korule」のファイルか、「korule」という名前のフェンスに書いてください。',
  'report.unread': (a) => `${a.line}行目：${a.problem}`,
  'report.beasts': () => 'だれが何を強制できるか（黒先、コウダテなし）：',
  'report.beast': (a) =>
    `${quote(titleOf(a.name))}（${a.rows.join(' / ')}）、${list(a.goal)}の連${without(a.outside)}：${a.result}${a.same === null ? '' : a.same.length > 0 ? `（${list(a.same)}と同じ）` : '（比べた既知のルールに同じものはない）'}。`,
  'report.goal': (a) => `${list(a.goal)}の連${without(a.outside)}`,
  'report.beast-name': (a) => quote(titleOf(a.name)),
  'report.result': (a) => RESULT[a.result] ?? a.result,
  'report.quick': () => '報告のうち、すぐに分かる部分です。「--quick」を付けなければ、続きも示します。',
  'help.option.quick': () => '数秒で済むもの（最小の碁盤と、最初のいくつかの局面）だけ',
} satisfies Translated<typeof english>;
