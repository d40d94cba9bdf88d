import type { ruleReport as english } from '../en/rule-report.ts';
import type { Translated } from '../message.ts';
import { josa, list, number } from './grammar.ts';
import { PATTERN } from './rules.ts';

/** How a game about the chains of a position ends, by the names that the search has. */
const RESULT: Readonly<Record<string, string | undefined>> = {
  'black-captured': '흑이 잡힘',
  'white-captured': '백이 잡힘',
  'black-lives': '흑이 삶',
  'white-lives': '백이 삶',
  'both-live': '둘 다 삶',
  draw: '무승부',
  'no-result': '승패 없음',
  unending: '끝나지 않을 수 있음',
  undecided: '탐색 한도 안에서 미결정',
  unproven: '묻지 않음: “win”이 있는 규칙에서는 돌에 대해 아무것도 증명하지 않음',
};

/** Titles of positions, by the names that have no number or letter behind them. */
const TITLE: Readonly<Record<string, string | undefined>> = {
  position: '국면',
  'six-points': '점 여섯 개',
  'double-ko-seki': '양패 빅',
  'double-double-ko-death': '이중 양패의 죽음',
  'eternal-life': '장생',
  'moonshine-life': '문샤인 라이프',
  'triple-ko': '삼패',
  'triple-ko-with-an-eye': '눈이 있는 삼패',
};

/** `six-points-2`: its title on the page that has it. */
function titleOf(name: string): string {
  const [, kind = name, nth = ''] = /^(.+?)(?:-(\d+|[a-f]))?$/.exec(name) ?? [];
  return `${TITLE[kind] ?? kind.replaceAll('-', ' ')}${nth && ` ${nth.toUpperCase()}`}`;
}

const chains = (goal: readonly string[]) => `${list(goal)}의 연결된 돌`;

const without = (outside: readonly string[]) =>
  outside.length > 0 ? ` (${list(outside)}에는 아무도 두지 않음)` : '';
const unless = (agreed: boolean) => (agreed ? '규칙이 요구하는 곳에서 양쪽이 동의하지 않으면 ' : '');

/** The report card of a rule that an author writes. */
export const ruleReport = {
  'help.rule': () => '직접 쓴 규칙에 대한 보고: 알려진 규칙과 어디가 다른지, 대국이 끝나는지',
  'help.rule.notes': () =>
    'FILE에는 규칙의 조문이 한 줄에 한 조항씩 있습니다. 보고서에는 알려진 규칙마다 판정이 다른 가장 작은 국면, 모든 대국이 끝나는지, 작은 국면에서 누가 무엇을 강제할 수 있는지가 나옵니다. 조문에 오류가 있으면 종료 코드는 1입니다.',
  'report.no-file': (a) => `Koban이 ${josa(a.file, '을')} 읽을 수 없습니다: ${a.reason}`,
  'report.ends': () => '모든 대국이 끝납니다. 계속될 수 있는 순환이 없습니다.',
  'report.cycle': (a) =>
    `${unless(a.agreed)}대국이 끝나지 않을 수 있습니다. ${a.lead.length > 0 ? `${a.lead.join(', ')} 다음에 ` : ''}${a.pattern === 'other' ? '' : `${PATTERN[a.pattern]}의 `}${number(a.moves.length)}수 순환(${a.moves.join(', ')})이 끝없이 이어질 수 있습니다.`,
  'report.ends-agreed': () =>
    '규칙이 요구하는 곳에서 양쪽이 동의하면 모든 대국이 끝납니다. 동의하지 않아도 끝나는지 Koban은 모릅니다.',
  'report.unending': (a) =>
    `${unless(a.agreed)}대국이 끝나지 않을 수 있습니다. 아래의 ${titleOf(a.name)}에서는 계속 둘 수 있습니다.`,
  'report.ends-unknown': () => '모든 대국이 끝나는지 Koban은 모릅니다.',
  'report.same': (a) =>
    `${number(a.points)}곳 이하의 바둑판에서 ${number(a.moves)}수의 모든 대국을 보아도 ${josa(a.rule, '과')} 다른 점이 없습니다.`,
  'report.differs': (a) => `${josa(a.rule, '과')} 다른 가장 작은 국면:`,
  'report.no-rule': () => '여기에는 규칙이 없습니다. “.korule” 파일이나 “korule” 코드 블록에 쓰십시오.',
  'report.unread': (a) => `${a.line}번째 줄: ${a.problem}`,
  'report.beasts': () => '누가 무엇을 강제할 수 있는가. 흑이 먼저 두고 팻감이 없음:',
  'report.beast': (a) =>
    `${titleOf(a.name)} (${a.rows.join(' / ')}), ${chains(a.goal)}${without(a.outside)}: ${a.result}${a.same === null ? '' : a.same.length > 0 ? `, ${list(a.same)} 규칙과 같음` : ', 비교한 알려진 규칙 가운데 같은 것이 없음'}.`,
  'report.goal': (a) => `${chains(a.goal)}${without(a.outside)}`,
  'report.beast-name': (a) => titleOf(a.name),
  'report.result': (a) => RESULT[a.result] ?? a.result,
  'report.quick': () => '보고서에서 빠르게 나오는 부분입니다. --quick을 빼면 더 나옵니다.',
  'help.option.quick': () => '몇 초면 되는 것만. 가장 작은 바둑판과 처음 몇 국면',
} satisfies Translated<typeof english>;
