import type { EndWord, outcome as english, SummaryWord } from '../en/outcome.ts';
import { table } from '../fallback.ts';
import type { Translated } from '../message.ts';
import { number } from './grammar.ts';

export const OUTCOME = table<EndWord>({
  'black-captured': '흑이 잡힘',
  'white-captured': '백이 잡힘',
  'both-stay': '둘 다 남음',
  draw: '무승부',
  'no-result': '승패 없음',
  unending: '끝나지 않음',
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
  'outcome.budget': (a) => `탐색이 한도인 상태 ${number(a.states)}개에 이르렀습니다`,
  'outcome.verdicts-open': () => '규칙이 가부를 정하지 않는 수에 달려 있습니다',

  'proof.malformed': () => '이 버전의 Koban이 읽을 수 있는 결과의 증명이 아닙니다',
  'proof.no-target': () => '대상 점에 돌이 없습니다',
  'proof.no-node': (a) => `마디 ${a.node}번이 없습니다`,
  'proof.two-boards': (a) => `마디 ${a.node}번에 서로 다른 두 국면에서 이릅니다`,
  'proof.impossible': (a) => `마디 ${a.node}번의 수는 둘 수 없습니다`,
  'proof.no-move': (a) => `마디 ${a.node}번에는 증명하는 쪽의 수가 하나 있어야 합니다`,
  'proof.forbidden': (a) => `마디 ${a.node}번의 수를 규칙이 허용하지 않는 수순이 있습니다`,
  'proof.no-answer': (a) => `마디 ${a.node}번의 합법적인 수에 응수가 없습니다`,
  'proof.ends-otherwise': (a) => `마디 ${a.node}번의 수로 끝나며 결과는 “${OUTCOME[a.outcome]}”입니다`,
  'proof.unending': () => '증명에 끝나지 않는 수순이 있습니다',
  'proof.too-large': () => '증명의 수순이 Koban이 검사하는 수를 넘습니다',

  'outcome.no-point': (a) => `${a.point}: 바둑판에 없는 점입니다`,
  'outcome.no-threats': (a) =>
    `흑과 백의 팻감 수를 “1,0”처럼 ${a.most} 이하의 수나 “*”로 쓰십시오(“${a.given}” 불가)`,

  'output.outcome.states': (a) => `상태 ${number(a.states)}개…`,
  'output.outcome.targets': (a) =>
    `${[...sides(a.black, '흑'), ...sides(a.white, '백')].join(' 또는 ')}의 돌이 잡히면 끝남`,
  'output.outcome.region': (a) =>
    `바뀔 수 있는 점 ${number(a.points)}개${
      a.outside.length === 0
        ? ''
        : `, 아무도 두지 않는 점 ${a.outside.join(' ')}${a.areEyes ? '(손대지 않아도 사는 돌의 눈)' : ''}`
    }`,
  'output.outcome.assumes': () => '열린 변이나 그림에 없는 점에 닿은 돌은 산 것으로 봄',
  'output.outcome.summary': (a) => SUMMARY[a.summary],
  'output.proof.fails': (a) => `증명이 성립하지 않습니다: ${a.reason}`,

  'claim.no-goal': () => '잡히면 대국이 끝나는 돌을 쓰십시오: “goal: capture d4 or a7”',
  'claim.not-goal': (a) => `${a.point}의 돌은 “goal:”에 없습니다`,
  'claim.own-chain': (a) => `${a.point}의 돌은 잡으려는 쪽의 돌입니다. 상대를 쓰십시오`,
  'claim.two-beginners': () => '“first”가 선을 나타냅니다. “when … begins”는 빼십시오',
  'claim.no-threats': () => '팻감이 필요 없으면 패가 아닙니다. 1 이상의 수를 쓰십시오',
  'claim.most-threats': (a) => `Koban이 다루는 팻감은 각각 ${a.most}개까지 또는 무제한(*)입니다`,
  'work.outcome': () => '결과를 증명하는 중',

  'help.outcome': () => '어느 규칙에서 누가 무엇을 강제할 수 있는지 증명과 함께 출력',
  'help.outcome.rules': () => '알아볼 규칙(기본값: 모두)',
  'help.outcome.first': () => '먼저 두는 쪽(기본값: 둘 다)',
  'help.outcome.threats': (a) =>
    `흑과 백의 팻감 수. ${a.most} 이하 또는 무제한 *. 여러 번 지정 가능(기본값: “threats:” 줄, 없으면 0,0)`,
  'help.outcome.outside': () =>
    '아무도 두지 않는 빈 점(기본값: “outside:” 줄, 없으면 손대지 않아도 사는 돌의 눈)',
  'help.outcome.after': () => 'N수 뒤의 국면을 알아봄(기본값: 마지막 수 뒤)',
  'help.outcome.proof': () => '증명을 쓸 파일. “koban verify”로 검사',
  'help.outcome.budget': (a) =>
    `탐색 하나가 미결정으로 끝나기까지 살펴볼 상태의 최대 수(기본값: ${a.states})`,
  'help.verify': () => '결과의 증명을 탐색 없이 검사',
  'help.verify.notes': () =>
    'FILE은 “koban outcome --proof”가 쓴 파일입니다. 성립하지 않는 증명이 있으면 종료 코드는 1입니다.',
} satisfies Translated<typeof english>;
