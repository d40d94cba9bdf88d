import type {
  EndWord,
  outcome as english,
  Fates,
  FateWord,
  GoalWord,
  GradeWord,
  SummaryWord,
  ThreatsOfBoth,
} from '../en/outcome.ts';
import { table } from '../fallback.ts';
import type { Translated } from '../message.ts';
import type { ColorWord } from '../types.ts';
import { COLOR, either, josa, list, number, OTHER, saying } from './grammar.ts';
import { ruleName } from './rules.ts';

export const OUTCOME = table<EndWord>({
  'black-captured': '흑이 잡힘',
  'white-captured': '백이 잡힘',
  'both-stay': '둘 다 남음',
  draw: '무승부',
  'no-result': '승패 없음',
  unending: '끝나지 않음',
  connected: '연결됨',
});

const SUMMARY = table<SummaryWord>({
  'black-captured': '흑이 잡힘',
  'white-captured': '백이 잡힘',
  'both-live': '둘 다 삶',
  'black-lives': '흑이 삶',
  'white-lives': '백이 삶',
  draw: '무승부',
  'no-result': '승패 없음',
  unending: '끝나지 않음',
  connected: '연결됨',
  unconnected: '연결되지 않음',
  undecided: '미결정',
});

const sides = (stones: readonly string[], color: string) => stones.map((one) => `${one}(${color})`);
export const outcomes = (set: readonly EndWord[]) => set.map((one) => OUTCOME[one]).join(' 또는 ');

export const outcome = {
  'outcome.no-target': () => '잡히는지 알아볼 돌의 점을 지정하십시오',
  'outcome.target-empty': (a) => `${a.point}에 돌이 없습니다`,
  'outcome.target-outside': (a) =>
    `${a.point}의 돌은 잡히지 않습니다. 아무도 두지 않는 ${a.liberty}에 활로가 있습니다`,
  'outcome.target-open': (a) =>
    `${a.point}의 돌은 그림의 열린 변에 닿아 있어 잡히는지 Koban이 판정할 수 없습니다`,
  'outcome.target-unknown': (a) =>
    `${a.point}의 돌은 그림에 없는 점에 닿아 있어 잡히는지 Koban이 판정할 수 없습니다`,
  'outcome.outside-occupied': (a) => `${a.point}에 돌이 있습니다. 빈 점만 제외할 수 있습니다`,
  'outcome.wins': () =>
    '이 규칙에는 착수로 대국에 이기는 조항이 있고, 그런 규칙에서 Koban은 연결된 돌에 대해 아무것도 증명하지 않습니다',
  'outcome.two-colors': () =>
    '목표에 양쪽의 연결된 돌이 있습니다. 한쪽의 돌만 쓰거나 “goal: capture any of”라고 쓰십시오',
  'outcome.most-targets': (a) => `이런 목표에 쓸 수 있는 연결된 돌은 최대 ${number(a.most)}무리입니다`,
  'outcome.connect-two': () => '연결할 돌 두 점을 쓰십시오',
  'outcome.connected': () => '두 돌은 이미 연결되어 있습니다',
  'outcome.budget': (a) => `탐색이 한도인 상태 ${number(a.states)}개에 이르렀습니다`,
  'outcome.too-large': (a) =>
    `영역이 너무 커서 탐색 한도인 상태 ${number(a.states)}개로는 결정할 수 없습니다. 바뀔 수 있는 점은 ${number(a.points)}개입니다`,
  'outcome.rests': (a) =>
    `${a.region}, ${a.threats && a.spare ? restsOn(a.threats, a.spare) : '팻감과 여분의 수는 답마다 다름'}${a.passes === 3 ? ', 세 번 패스하면 끝남' : ''}`,
  'smaller.change': (a) =>
    [
      a.targets === null ? null : `${list(a.targets)}만`,
      a.outside === null ? null : `두는 점 ${number(a.outside)}개`,
      a.after === null ? null : `제${a.after}수 뒤`,
      a.first === null ? null : `${COLOR[a.first]} 선`,
      a.rule === null ? null : ruleName(a.rule),
    ]
      .filter((part) => part !== null)
      .join(', ') || '같은 물음',
  'smaller.decided': (a) =>
    `더 작은 물음은 결정됩니다(${a.change}): ${a.said}${a.lines === null ? '' : `. 그렇게 말하는 줄: ${list(a.lines.map((line) => `“${line}”`))}`}`,
  'smaller.ask': (a) => `더 작은 물음은 결정됩니다(${a.change}): ${a.said}. 물으려면:`,
  'outcome.verdicts-open': () => '규칙이 가부를 정하지 않는 수에 달려 있습니다',

  'proof.malformed': () => '이 버전의 Koban이 읽을 수 있는 결과의 증명이 아닙니다',
  'proof.no-target': () => '대상 점에 돌이 없습니다',
  'proof.no-node': (a) => `노드 ${a.node}번이 없습니다`,
  'proof.two-boards': (a) => `노드 ${a.node}번에 서로 다른 두 국면에서 이릅니다`,
  'proof.impossible': (a) => `노드 ${a.node}번의 수는 둘 수 없습니다`,
  'proof.no-move': (a) => `노드 ${a.node}번에는 증명하는 쪽의 수가 하나 있어야 합니다`,
  'proof.forbidden': (a) => `노드 ${a.node}번의 수를 규칙이 허용하지 않는 수순이 있습니다`,
  'proof.no-answer': (a) => `노드 ${a.node}번의 합법적인 수에 응수가 없습니다`,
  'proof.ends-otherwise': (a) => `노드 ${a.node}번의 수로 끝나며 결과는 “${OUTCOME[a.outcome]}”입니다`,
  'proof.unending': () => '증명에 끝나지 않는 수순이 있습니다',
  'proof.too-large': () => '증명의 수순이 Koban이 검사하는 수를 넘습니다',

  'outcome.no-point': (a) => `${josa(a.point, '은')} 바둑판에 없는 점입니다`,
  'outcome.no-threats': (a) =>
    `흑과 백의 팻감 수를 “1,0”처럼 ${a.most} 이하의 수나 “*”로 쓰십시오(“${a.given}” 불가)`,

  'output.outcome.states': (a) => `상태 ${number(a.states)}개…`,
  'output.outcome.position': (a) =>
    a.moves === 0 ? '그려진 국면' : a.after === 0 ? '제1수를 두기 전의 국면' : `제${a.after}수 뒤의 국면`,
  'output.outcome.forbidden': (a) =>
    `제${a.move}수는 ${list(a.rules)} 규칙에서 금지됩니다. 그전의 국면은 ${
      a.before === null ? '한 수 물러나면' : josa(`--after ${a.before}`, '으로')
    } 알아볼 수 있습니다`,
  'output.outcome.not-robust': (a) =>
    `시간이 다 되어, 여분의 수가 있어도 이 답이 ${a.isAll ? '' : '모두 '}그대로인지는 알아보지 않았습니다`,
  'output.outcome.targets': (a) =>
    `${[...sides(a.black, '흑'), ...sides(a.white, '백')].join(' 또는 ')}의 돌이 잡히면 끝남`,
  'output.outcome.region': (a) =>
    `바뀔 수 있는 점 ${number(a.points)}개${
      a.outside.length === 0
        ? ''
        : `, 아무도 두지 않는 점 ${a.outside.join(' ')}${a.areEyes ? '(손대지 않아도 사는 돌의 눈)' : ''}`
    }`,
  'output.outcome.leak': (a) =>
    `경계에 틈이 있습니다. ${josa(COLOR[a.owner], '이')} ${
      a.isOpenSide
        ? `${josa(a.at, '을')} 거쳐 그림의 열린 변에`
        : `${josa(a.through, '을')} 거쳐 제외한 점 ${a.at}에`
    } 이르므로, 답이 뜻한 경계와 다른 경계에 대한 것일 수 있습니다. ${
      a.closedBy.length === 0
        ? '돌 한 점으로는 막을 수 없습니다'
        : `${either(a.closedBy)}에 ${OTHER[a.owner]}돌 한 점을 놓으면 막힙니다`
    }`,
  'output.outcome.friends': (a) =>
    `${a.isOne ? `${COLOR[a.owner]}의 연결된 돌 한 무리는` : josa(COLOR[a.owner], '은')} 아무도 잡을 수 없는 ${either(a.friends)}의 돌에 연결하여 살 수 있습니다`,
  'output.outcome.narrow-wall': (a) =>
    `${COLOR[a.owner]}의 ${a.chain}에 있는 연결된 돌이 잡히지 않는 까닭은 ${a.at}에 아무도 두지 않기 때문입니다. ${a.at}에 둘 수 있으면 답이 다를 수 있습니다`,
  'output.outcome.enclosed': (a) =>
    `벽이 빈 점 ${number(a.points.length)}개를 둘러쌉니다: ${list(a.points)}. 다른 곳에 두지 않게 하려면 ${saying(`outside: ${a.outside.join(' ')}`)} 쓰십시오`,
  'output.grades.about': (a) =>
    `${COLOR[a.first]} 선, 목표: “${a.goal.replace('-', ' ')}” ${list(a.targets)}, ${ruleName(a.rule)}, ${passes(a.passes)} 패스하면 끝남, 팻감 ${number(a.asked)}개까지 알아봄, 두는 점: ${list(a.points)}`,
  'output.grades.row': (a) =>
    `${gradeSaid(a.grade, a.threats, a.asked)}: ${a.moves
      .map(({ point, reply }) => (reply === null ? point : `${point}(반박: ${reply})`))
      .join(', ')}`,
  'output.grades.right': (a) =>
    a.points.length === 0
      ? a.isPartial
        ? '알아낸 정답 없음'
        : '정답 없음'
      : `${a.isPartial ? '적어도 정답인 수' : '정답'}: ${list(a.points)}`,
  'output.grades.endless': (a) =>
    `끝나지 않는 수순으로만 지킬 수 있는 수: ${list([...a.points, ...(a.isElsewhere ? ['다른 곳의 수'] : [])])}`,
  'output.grades.no-need': () => '둘 필요가 없습니다. 다른 곳에 두어도 결과가 못하지 않습니다',
  'output.outcome.assumes': () => '열린 변이나 그림에 없는 점에 닿은 돌은 산 것으로 봄',
  'output.outcome.ends': (a) =>
    `이어서 ${passes(a.passes)} 패스하면 대국이 끝납니다. 팻감과 여분의 수는 흑, 백의 순서입니다`,
  'output.outcome.column': (a) =>
    `${COLOR[a.first]} 선, 팻감 ${a.threats}${a.spare === null ? '' : `, 여분의 수 ${a.spare}`}`,
  'output.outcome.summary': (a) => SUMMARY[a.summary],
  'output.outcome.fates': (a) => fates(a),
  'output.outcome.not-asked': () => '시간이 다 되어 알아보지 않음',
  'output.outcome.row': (a) => `${a.rule}, ${a.column}: ${a.said}`,
  'output.outcome.robust': (a) =>
    a.isRest
      ? '다른 답은 모두, 어느 한쪽이나 양쪽에 여분의 수가 하나씩 있어도 같습니다'
      : '모든 답은 어느 한쪽이나 양쪽에 여분의 수가 하나씩 있어도 같습니다',
  'output.outcome.of': (a) => `${a.rules.join(' ')}, ${a.column}`,
  'output.outcome.unsettled': (a) =>
    `여분의 수가 있으면 정해지지 않음${a.of.length > 0 ? `: ${a.of.join('; ')}` : ''}`,
  'output.outcome.turns': (a) => `${ifSpare(a)} 바뀜: ${a.then}(${a.of.join('; ')})`,
  'output.outcome.turns-made': (a) =>
    `그려진 국면이 ${COLOR[a.by]}의 수로 만들어졌다면 바뀜: ${a.then}(${a.of.join('; ')})`,
  'output.outcome.shifts': (a) =>
    `${ifSpare(a)} 강제할 수 있는 것은 다르지만 결과는 같음(${a.of.join('; ')})`,
  'output.outcome.turns-passes': (a) =>
    `이어서 ${passes(a.passes)} 패스할 때 대국이 끝나면 바뀜: ${a.then}(${a.of.join('; ')})`,
  'output.outcome.may-have': (a) =>
    `이 바둑판에서는 ${COLOR[a.color]}에게 여분의 수가 있을 수 있습니다. 눈이 셋 이상인 ${COLOR[a.color]}의 벽이 있습니다: ${list(a.points)}`,
  'output.outcome.may-have-dame': (a) =>
    `이 바둑판에서는 어느 쪽이든 여분의 수가 있을 수 있습니다: ${list(a.points)}`,
  'output.proof.holds': (a) =>
    [
      `증명이 성립합니다: ${ruleName(a.rule)}, ${COLOR[a.first]} 선, 팻감 ${a.threats}, 여분의 수 ${a.spare}, 패스 ${number(a.passes)}번`,
      a.targets.length > 0 ? `, 대상: ${GOAL[a.goal]}${a.targets.join(' ')}` : '',
      a.outside.length > 0 ? `, 아무도 두지 않는 점: ${a.outside.join(' ')}` : '',
      ...a.black.map((set) => `. 흑이 반드시 얻는 결과: ${outcomes(set)}`),
      ...a.white.map((set) => `. 백이 반드시 얻는 결과: ${outcomes(set)}`),
    ].join(''),
  'output.proof.grades': (a) =>
    `증명이 성립합니다: ${COLOR[a.first]} 선, 목표: “${a.goal.replace('-', ' ')}” ${list(a.targets)}, 패스 ${number(a.passes)}번, 팻감 ${number(a.asked)}개까지 알아봄: ${a.moves
      .map(
        ({ point, grade, threats }) =>
          `${point} ${GRADE[grade]}${threats === undefined ? '' : ` ${number(threats)}`}`,
      )
      .join(', ')}`,
  'proof.state': (a) => `증명에 없는 것: ${a.state}`,
  'output.proof.fails': (a) => `증명이 성립하지 않습니다: ${a.reason}`,

  'actual.outcome': (a) =>
    [
      [
        `${COLOR[a.first]} 선`,
        suppliesSaid(a.threats, '팻감'),
        ...(a.spare === null ? [] : [suppliesSaid(a.spare, '여분의 수')]),
        ruleName(a.rule),
        ...(a.passes === 3 ? ['세 번 패스하면 대국 종료'] : []),
      ].join(', '),
      a.black.length > 0 ? `흑이 반드시 얻는 결과는 ${each(a.black)}입니다` : null,
      a.white.length > 0 ? `백이 반드시 얻는 결과는 ${each(a.white)}입니다` : null,
      a.undecided,
      a.region,
      a.assumes,
    ]
      .filter((part) => part !== null)
      .join('. '),
  'claim.no-goal': () => '잡히면 대국이 끝나는 돌을 쓰십시오: “goal: capture d4 or a7”',
  'claim.not-goal': (a) => `${a.point}의 돌은 “goal:”에 없습니다`,
  'claim.own-chain': (a) => `${a.point}의 돌은 잡으려는 쪽의 돌입니다. 상대를 쓰십시오`,
  'claim.two-beginners': () => '“first”가 선을 나타냅니다. “when … begins”는 빼십시오',
  'claim.no-threats': () => '팻감이 필요 없으면 패가 아닙니다. 1 이상의 수를 쓰십시오',
  'claim.most-threats': (a) => `Koban이 다루는 팻감은 각각 ${a.most}개까지 또는 무제한(*)입니다`,
  'work.outcome': () => '결과를 증명하는 중',

  'help.outcome': () => '어느 규칙에서 누가 무엇을 강제할 수 있는지 증명과 함께 출력',
  'help.outcome.target': () =>
    '잡히면 대국이 끝나는 연결된 돌마다 돌 한 점. 한쪽의 돌 또는 양쪽의 돌(기본값: “goal:” 줄)',
  'help.outcome.rules': () => '알아볼 규칙(기본값: 모두)',
  'help.outcome.first': () => '먼저 두는 쪽(기본값: 둘 다)',
  'help.outcome.threats': (a) =>
    `흑과 백의 팻감 수. ${a.most} 이하 또는 무제한 *. 여러 번 지정 가능(기본값: “threats:” 줄, 없으면 0,0)`,
  'help.outcome.spare': (a) =>
    `흑과 백의 여분의 수를 같은 방식으로, ${a.most} 이하. 여분의 수는 다른 곳에 두고 상대가 응수하지 않는 수(기본값: “spare:” 줄, 없으면 0,0)`,
  'help.outcome.passes': () => '대국을 끝내는 연속 패스의 수(기본값: “passes:” 줄, 없으면 2)',
  'help.outcome.goal': () =>
    '--target의 연결된 돌을 어떻게 할지. 하나 또는 모두 잡기, 하나 또는 모두 살리기, 둘을 연결하기(기본값: “capture-any”)',
  'help.outcome.time': () => '이만큼의 초가 지나면 멈추고 증명한 것을 출력(기본값: 한도 없음)',
  'help.outcome.outside': () =>
    '아무도 두지 않는 빈 점(기본값: “outside:” 줄, 없으면 손대지 않아도 사는 돌의 눈)',
  'help.outcome.after': () => 'N수 뒤의 국면을 알아봄(기본값: 마지막 수 뒤)',
  'help.outcome.each': (a) =>
    `첫 수를 모두 평가. 양쪽의 팻감 ${number(a.asked)}개까지 알아보며, --rules가 없으면 기본 패 규칙을 씀`,
  'help.outcome.proof': () => '증명을 쓸 파일. “koban verify”로 검사',
  'help.outcome.budget': (a) =>
    `탐색 하나가 미결정으로 끝나기까지 살펴볼 상태의 최대 수(기본값: ${a.states})`,
  'help.outcome.notes': () =>
    '국면 앞의 수는 지난 수순이며, 슈퍼코는 이를 기억합니다. 팻감은 다른 곳에 두고 상대가 응수하는 수입니다. 여분의 수는 상대가 응수하지 않는 수이므로 차례가 바뀝니다. 이어서 두 번 패스하면(--passes 3이면 세 번) 대국이 끝나며, 죽은 돌을 판정하지는 않습니다. 미결정인 결과가 있으면 종료 코드는 1입니다.',
  'help.verify': () => '결과의 증명을 탐색 없이 검사',
  'help.verify.notes': () =>
    'FILE은 “koban outcome --proof”가 쓴 파일입니다. 성립하지 않는 증명이 있으면 종료 코드는 1입니다.',
} satisfies Translated<typeof english>;

/** What stands before the chains of a goal. */
const GOAL = table<GoalWord>({ any: '', all: '모두 ', connect: '연결 ' });

const GRADE = table<GradeWord>({
  works: '성공',
  holds: '패, 견디는 팻감',
  needs: '패, 필요한 팻감',
  fails: '실패',
  undecided: '미결정',
});

/** `두 번`. */
const passes = (n: number) => (n === 3 ? '세 번' : '두 번');

/** `팻감 없음` of `0,0`, `흑 팻감 1개` of `1,0`, `백 팻감 무제한` of `0,*`. */
function suppliesSaid(written: string, what: string): string {
  const [, black, white] = /^(\d+|\*),(\d+|\*)$/.exec(written) ?? [];
  if (black === undefined || white === undefined) return `${what} ${written}`;
  const said = (n: string, color: ColorWord) =>
    n === '0' ? [] : [`${COLOR[color]} ${what} ${n === '*' ? '무제한' : `${number(Number(n))}개`}`];
  const both = [...said(black, 'black'), ...said(white, 'white')];
  return both.length === 0 ? `${what} 없음` : both.join(', ');
}

function restsOn(threats: ThreatsOfBoth, spare: ThreatsOfBoth): string {
  const written = ({ black, white }: ThreatsOfBoth) => `${black},${white}`;
  return `${suppliesSaid(written(threats), '팻감')}, ${suppliesSaid(written(spare), '여분의 수')}`;
}

/** A grade as people read it. */
export function gradeSaid(grade: GradeWord, threats: number, asked: number): string {
  if (grade === 'works') return `성공(상대의 팻감이 ${number(asked)}개여도)`;
  if (grade === 'holds')
    return threats === 0
      ? '패: 상대에게 팻감이 없는 동안 성공'
      : `패: 상대의 팻감이 ${number(threats)}개 이하이면 성공`;
  if (grade === 'needs') return `패: 팻감 ${number(threats)}개 필요`;
  return GRADE[grade];
}

const BY_FATE = table<Exclude<FateWord, 'captured' | 'lives' | 'open'>>({
  draw: '무승부로만 삶',
  'no-result': '승패 없음으로만 삶',
  unending: '끝나지 않아야만 삶',
});
const FATE = table<Exclude<FateWord, 'captured' | 'lives'>>({
  draw: '무승부',
  'no-result': '승패 없음',
  unending: '끝나지 않음',
  open: '미결정',
});

/** What each owner gets: `흑이 삶, 백은 무승부로만 삶`. */
function fates({ fates: all, isAll, asks }: Fates): string {
  const captured = all.find(({ fate }) => fate === 'captured');
  if (captured) return `${josa(COLOR[captured.color], '이')} ${isAll ? '모두 ' : ''}잡힘`;
  const behind =
    asks === null ? '' : asks === 'agreement' ? '(양쪽이 동의하면)' : '(어느 쪽도 다르게 두지 않으면)';
  const [first] = all;
  const lives = (color: ColorWord) => `${josa(COLOR[color], '이')} ${isAll ? '한 무리를 살림' : '삶'}`;
  if (!first) return FATE.open;
  if (all.every(({ fate }) => fate === first.fate))
    return first.fate === 'lives'
      ? all.length > 1
        ? '둘 다 삶'
        : lives(first.color)
      : `${first.fate === 'captured' ? '' : FATE[first.fate]}${behind}`;
  const said = [...all].sort((a, b) => Number(b.fate === 'lives') - Number(a.fate === 'lives'));
  return `${said
    .map(({ color, fate }) =>
      fate === 'lives'
        ? lives(color)
        : fate === 'open' || fate === 'captured'
          ? `${josa(COLOR[color], '은')} 미결정`
          : `${josa(COLOR[color], '은')} ${BY_FATE[fate]}`,
    )
    .join(', ')}${behind}`;
}

function ifSpare({ black, white }: { black: number; white: number }): string {
  if (black > 0 && white > 0) return '양쪽에 여분의 수가 하나씩 있으면';
  return `${black > 0 ? '흑' : '백'}에게 여분의 수가 하나 있으면`;
}

/** One or several sets of outcomes. */
const each = (sets: readonly (readonly EndWord[])[]) =>
  `${sets.length === 1 ? '' : '각각 '}${sets.map((set) => `“${outcomes(set)}”`).join(', ')}`;
