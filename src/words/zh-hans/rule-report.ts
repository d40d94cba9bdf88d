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
};

/** `six-points-2`: its title on the page that has it, which is in English. */
function titleOf(name: string): string {
  const words = name.replaceAll('-', ' ').replace(/ ([a-f])$/, (letter) => letter.toUpperCase());
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The report card of a rule that an author writes. */
export const ruleReport = {
  'help.rule': () => '报告您自写的规则：与已知规则有何不同，对局是否必会结束',
  'help.rule.notes': () =>
    'FILE 是规则的文本，每行一个条款。报告列出它与每种已知规则裁定不同的最小局面，说明按它下棋是否每局都会结束，以及在小局面中谁能强制什么结果。文本有错误时退出码为 1。',
  'report.no-file': (a) => `Koban 无法读取 ${a.file}：${a.reason}`,
  'report.ends': () => '每局都会结束：没有能一直走下去的循环。',
  'report.cycle': (a) =>
    `对局可能永无终局：${patternName(a.pattern) || '循环'}的 ${number(a.length)} 手可以无限重复。`,
  'report.ends-unknown': () => 'Koban 不知道是否每局都会结束。',
  'report.same': (a) =>
    `${join('与', a.rule, '没有不同')}：在不超过 ${number(a.points)} 个点的棋盘上，查过所有 ${number(a.moves)} 手的对局。`,
  'report.differs': (a) => `${join('与', a.rule, '不同的最小局面')}：`,
  'report.no-rule': () => '这里没有规则。请写在“.korule”文件中，或写在名为“korule”的代码块中。',
  'report.unread': (a) => `第 ${a.line} 行：${a.problem}`,
  'report.beasts': () => '谁能强制什么结果（黑先，没有劫材）：',
  'report.beast': (a) =>
    `${titleOf(a.name)}（${a.rows.join(' / ')}），${list(a.goal)} 的棋串：${a.result}${
      a.same.length > 0 ? `，${join('与', list(a.same), '相同')}` : '，与所比较的已知规则都不同'
    }。`,
  'report.goal': (a) => `${list(a.goal)} 的棋串`,
  'report.beast-name': (a) => titleOf(a.name),
  'report.result': (a) => RESULT[a.result] ?? a.result,
  'report.quick': () => '这是报告中快速得出的部分；不加 --quick 时内容更多。',
  'help.option.quick': () => '只做几秒钟内能完成的：最小的棋盘和最前面的局面',
} satisfies Translated<typeof english>;
