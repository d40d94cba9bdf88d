import type { ruleReport as english } from '../en/rule-report.ts';
import type { Translated } from '../message.ts';
import { join, list, number } from './grammar.ts';
import { patternName } from './rules.ts';

/** How a game about the chains of a position ends, by the names that the search has. */
const RESULT: Readonly<Record<string, string | undefined>> = {
  'black-captured': '黑棋被提',
  'white-captured': '白棋被提',
  'black-lives': '黑棋活',
  'white-lives': '白棋活',
  'both-live': '双方皆活',
  draw: '和棋',
  'no-result': '无胜负',
  unending: '可能永无终局',
  undecided: '在搜索预算之内未决',
  unproven: '不问：有“win”的规则之下，对棋串不作任何证明',
};

/** `six-points-2`: its title on the page that has it, which is in English. */
function titleOf(name: string): string {
  const words = name.replaceAll('-', ' ').replace(/ ([a-f])$/, (letter) => letter.toUpperCase());
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const without = (outside: readonly string[]) =>
  outside.length > 0 ? `（双方都不下在 ${list(outside)}）` : '';
const unless = (agreed: boolean) => (agreed ? '如果双方没有在规则要求之处同意，' : '');

/** The report card of a rule that an author writes. */
export const ruleReport = {
  'help.rule': () => '报告您自写的规则：与已知规则有何不同，对局是否必会结束',
  'help.rule.notes': () =>
    'FILE 是规则的文本，每行一个条款。报告列出它与每种已知规则裁定不同的最小局面，说明按它下棋是否每局都会结束，以及在小局面中谁能强制什么结果。文本有错误时退出码为 1。',
  'report.no-file': (a) => `Koban 无法读取 ${a.file}：${a.reason}`,
  'report.ends': () => '每局都会结束：没有能一直走下去的循环。',
  'report.cycle': (a) =>
    `${unless(a.agreed)}对局可能永无终局：${a.lead.length > 0 ? `在 ${a.lead.join(', ')} 之后，` : ''}${patternName(a.pattern) || '循环'}的 ${number(a.moves.length)} 手（${a.moves.join(', ')}）可以无限重复。`,
  'report.ends-agreed': () =>
    '如果双方在规则要求之处同意，每局都会结束。不同意时是否也会结束，Koban 不知道。',
  'report.unending': (a) =>
    `${unless(a.agreed)}对局可能永无终局：在下面的“${titleOf(a.name)}”中，可以一直下下去。`,
  'report.ends-unknown': () => 'Koban 不知道是否每局都会结束。',
  'report.same': (a) =>
    `${join('与', a.rule, '没有不同')}：在不超过 ${number(a.points)} 个点的棋盘上，查过所有 ${number(a.moves)} 手的对局。`,
  'report.differs': (a) => `${join('与', a.rule, '不同的最小局面')}：`,
  'report.no-rule': () => '这里没有规则。请写在“.korule”文件中，或写在名为“korule”的代码块中。',
  'report.unread': (a) => `第 ${a.line} 行：${a.problem}`,
  'report.beasts': () => '谁能强制什么结果（黑先，没有劫材）：',
  'report.beast': (a) =>
    `${titleOf(a.name)}（${a.rows.join(' / ')}），${list(a.goal)} 的棋串${without(a.outside)}：${a.result}${
      a.same === null
        ? ''
        : a.same.length > 0
          ? `，${join('与', list(a.same), '相同')}`
          : '，与所比较的已知规则都不同'
    }。`,
  'report.goal': (a) => `${list(a.goal)} 的棋串${without(a.outside)}`,
  'report.beast-name': (a) => titleOf(a.name),
  'report.result': (a) => RESULT[a.result] ?? a.result,
  'report.quick': () => '这是报告中快速得出的部分；不加 --quick 时内容更多。',
  'help.option.quick': () => '只做几秒钟内能完成的：最小的棋盘和最前面的局面',
} satisfies Translated<typeof english>;
