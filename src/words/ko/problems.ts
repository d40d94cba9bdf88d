import type { Explained } from '../define.ts';
import type { GradeWord } from '../en/outcome.ts';
import type { problems as english, FateWords, Marked, RightWords } from '../en/problems.ts';
import type { Translated } from '../message.ts';
import type { ColorWord } from '../types.ts';
import { COLOR, josa, list, number, quote } from './grammar.ts';
import { gradeSaid } from './outcome.ts';
import { ruleName } from './rules.ts';

const fateSaid = ({ color, isDead }: FateWords) =>
  `${josa(COLOR[color], '은')} ${isDead ? '죽어' : '살아'} 있습니다`;

function rightSaid({ fate, first, grade, points, threats }: RightWords): string {
  if (points.length === 0) return `정답이 없습니다${fate ? `. ${fateSaid(fate)}` : ''}`;
  const isKo = grade === 'holds' || grade === 'needs';
  return `정답은 ${list(points)}입니다${isKo ? `(패: ${koSaid(grade, threats, first)})` : ''}`;
}

const alsoRight = (points: readonly string[]) => `${list(points)}도 정답입니다`;
const refutes = (reply: string) => `${josa(reply, '으로')} 반박할 수 있습니다`;

/** Why a move is not right. */
function failing({ first, grade, reply, threats }: Marked): string {
  if (grade === 'fails' || grade === null || grade === 'undecided')
    return reply === null ? '목표를 이루지 못합니다' : refutes(reply);
  return `패일 뿐이며, ${koSaid(grade, threats, first)}${reply === null ? '' : `(${josa(reply, '으로')} 시작)`}`;
}

/** Names the player who needs ko threats, and how many they need. */
function koSaid(grade: GradeWord | null, threats: number, first: ColorWord): string {
  const other = first === 'black' ? 'white' : 'black';
  const color = grade === 'needs' ? first : other;
  const needed = grade === 'needs' ? threats : threats + 1;
  return `${COLOR[color]}에게 팻감이 ${number(needed)}개 필요합니다`;
}

/** Whether first moves of problems are right. */
export const problems = {
  'problem.two-colors': (a) =>
    `문제의 연결된 돌은 모두 같은 색이어야 하는데, ${a.point}의 돌은 다른 색입니다`,
  'problem.rule': (a) =>
    `Koban은 이전 국면을 보지 않는 규칙에서 첫 수를 평가하는데, ${josa(ruleName(a.rule), '은')} 그런 규칙이 아닙니다`,
  'problem.connect': () =>
    'Koban은 잡거나 살리는 목표의 첫 수를 평가하며, “connect”의 첫 수는 평가하지 않습니다',
  'problem.uncertain': (a) => `${a.at}에서 경계가 분명하지 않아 Koban이 수를 평가하지 않습니다`,
  'problem.no-group': () => '어느 돌에 대한 문제인지 분명하지 않습니다. “goal:”에 연결된 돌을 쓰십시오',
  'problem.outside': (a) =>
    `정답으로 표시된 ${josa(a.point, '이')} 벽으로 둘러싸인 영역(${list(a.points)}) 밖에 있어 Koban이 수를 평가하지 않습니다`,
  'problem.undecided': (a) =>
    `Koban이 이 문제의 상태 ${number(a.states)}개를 살펴보고 탐색 한도를 다 썼지만 결과가 나오지 않았습니다`,
  'problem.impossible': (a) =>
    `제${number(a.number)}수 ${josa(a.point, '은')} 둘 수 없습니다. ${a.isSuicide ? '자살수입니다' : '그 자리에 돌이 있습니다'}`,
  'problem.not-meant': () => '문제가 아닙니다. 목표도 과제도 없고, 표시된 수도 없습니다',
  'problem.turn': (a) =>
    `둘 차례가 서로 다릅니다. ${a.stated === null ? '' : `“PL”은 ${COLOR[a.stated]}, `}${a.said === null ? '' : `글은 ${COLOR[a.said]}, `}첫 수는 ${COLOR[a.played]}입니다`,
  'problem.mark': (a) =>
    a.isContradicted
      ? `${josa(a.point, '은')} 정답으로도 오답으로도 표시되어 있습니다`
      : `주석이 ${josa(a.point, '을')} 정답이라는지 오답이라는지 분명하지 않습니다. “RIGHT”나 “WRONG”, 또는 “TE”나 “BM”을 쓰십시오`,
  'problem.not-needed': (a) =>
    `여기는 둘 필요가 없습니다. 상대가 먼저 두어도 ${a.fate ? fateSaid(a.fate) : '목표를 이룹니다'}`,
  'problem.needed': (a) => `손빼기가 정답으로 표시되어 있지만, 두어야 합니다. ${rightSaid(a.right)}`,
  'problem.unmarked': (a) => `정답으로 표시된 수가 없습니다. ${rightSaid(a.right)}`,
  'problem.refuted': (a) => `${josa(a.point, '은')} 정답이 아닙니다. ${failing(a)}. ${rightSaid(a.right)}`,
  'problem.ko': (a) =>
    `${josa(a.point, '은')} 패인데 텍스트에${a.isDenied ? '는 패가 아니라고 되어 있습니다' : ' 그 말이 없습니다'}. ${koSaid(a.grade, a.threats, a.first)}`,
  'problem.no-ko': (a) => `텍스트는 ${josa(a.point, '을')} 패라고 하지만, 패 없이 성공합니다`,
  'problem.also-right': (a) => alsoRight(a.points),
  'problem.wrong-is-right': (a) => `${josa(a.point, '은')} 오답으로 표시되어 있지만 정답입니다`,
  'problem.no-refutation': (a) => `오답 ${a.point}에 대한 반박이 여기에 없습니다. ${refutes(a.reply)}`,
  'problem.weak-refutation': (a) =>
    `${josa(a.place, '으로')} ${josa(a.point, '을')} 반박하지 못합니다${a.reply === null ? '' : `. ${refutes(a.reply)}`}`,
  'problem.line': (a) =>
    `정답 수순의 제${a.number}수 ${josa(a.point, '으로')} ${a.isKo ? '패가 됩니다' : '목표를 놓칩니다'}${a.reply === null ? '' : `. ${refutes(a.reply)}`}${a.place === null ? '' : `. ${josa(a.place, '으로')} 두면 목표를 이룹니다`}`,
  'problem.threat': (a) =>
    `${josa(a.point, '은')} 패를 곧바로 되따냅니다. 생략된 팻감과 그 응수를 설명이 “tenuki”인 패스로 쓰시겠습니까?`,
  'claim.no-first-move': (a) =>
    `${josa(a.point, '은')} 목표의 첫 수가 아닙니다. 둘 수 없거나 영역 밖에 있습니다`,
  'claim.other-verb': (a) =>
    a.kills
      ? `${a.point}의 연결된 돌은 둘 차례인 쪽의 돌입니다. “saves”라고 쓰십시오`
      : `${a.point}의 연결된 돌은 상대의 돌입니다. “kills”라고 쓰십시오`,
  'actual.grade': (a) =>
    `${a.point}: ${gradeSaid(a.grade, a.threats, a.asked)}. ${a.right.length === 0 ? '정답이 없습니다' : `정답은 ${list(a.right)}입니다`}(${a.passes === 2 ? '두' : '세'} 번 패스하면 끝남)`,
  'fix.problem-turn': (a) => `“PL”을 ${josa(COLOR[a.color], '으로')} 바꾸기`,
  'fix.problem-stone': (a) => `경계를 막는 ${COLOR[a.color]}돌을 ${a.point}에 더하기`,
  'fix.problem-right': (a) =>
    a.inPlace ? `${josa(a.point, '을')} 정답으로 바꾸기` : `${josa(a.point, '을')} 정답으로 더하기`,
  'fix.problem-ko': (a) => `${josa(a.point, '이')} 패라고 쓰기`,
  'fix.problem-approve': (a) => `${josa(a.point, '을')} 정답으로 표시하기`,
  'fix.problem-reply': (a) => `반박 ${josa(a.point, '을')} 더하기`,
  'work.problem': () => '첫 수를 평가하는 중',
  'output.problem': (a) => {
    const also = a.points.length === 0 ? '' : `. ${alsoRight(a.points)}`;
    const { fate } = a.right;
    if (a.isElsewhere && a.status === 'proven')
      return `손빼기가 증명되었습니다${fate ? `. ${fateSaid(fate)}` : ''}`;
    if (a.isElsewhere && a.status === 'refuted') return `두어야 합니다. ${rightSaid(a.right)}`;
    const marked = `${a.isMarked ? '표시된 수' : '첫 수'}${a.point === null ? '' : ` ${a.point}`}`;
    switch (a.status) {
      case 'proven':
      case 'more':
        return `${josa(marked, '은')} 정답으로 증명되었습니다${also}`;
      case 'ko':
        return `${josa(marked, '은')} 정답이며 패입니다(${koSaid(a.grade, a.threats, a.first)})${also}`;
      case 'refuted':
        return `${josa(marked, '은')} 정답이 아닙니다${a.reply === null ? '' : `. ${refutes(a.reply)}`}. ${rightSaid(a.right)}`;
      case 'not-needed':
        return `둘 필요가 없습니다. ${fate ? `그대로 ${fateSaid(fate)}` : '다른 곳에 두어도 결과가 못하지 않습니다'}`;
      case 'unmarked':
        return `정답으로 표시된 수가 없습니다. ${rightSaid(a.right)}`;
      default:
        return '미결정입니다. 탐색 한도를 다 썼습니다';
    }
  },
  'output.problems.progress': (a) => `문제 ${number(a.done)}개…`,
  'output.problems.summary': (a) =>
    `문제 ${number(a.all)}개, 살펴볼 것 ${a.bad === 0 ? '없음' : `${number(a.bad)}개`}`,
  'answers.both': (a) =>
    `${a.file}: ${quote(a.name)}의 ${a.point.toUpperCase()}: 정답이면서 오답일 수 없습니다`,
  'answers.count': (a) =>
    `기보나 항목은 ${number(a.places)}개, 답은 ${number(a.given)}개입니다. 목록에는 하나씩 쓰십시오`,
  'answers.no-file': (a) => `${quote(a.name)}: 주어진 파일에 없으므로 그 답을 쓰지 않습니다`,
  'answers.no-problem': () =>
    '여기에 답이 있지만 문제가 아닙니다. 돌이 없거나, 다른 항목에 이어지는 항목입니다',
  'answers.outside': (a) =>
    `답에 있는 ${list(a.points.map((one) => one.toUpperCase()))}: 바둑판에 없으므로 이 문제를 검사하지 않습니다`,
  'help.problems': () => '사활 문제 검사: 표시된 첫 수가 정답인지, 유일한지, 필요한지',
  'help.problems.rules': () => '알아볼 규칙. 기본 패 규칙 또는 없음(기본값: basic)',
  'help.problems.answers': () =>
    '정답과 오답인 첫 수를 FILE에서 가져옴: 파일마다 점 “right”와 “wrong”을 쓴 JSON',
  'help.problems.resume': () =>
    '파일마다 알아낸 것을 FILE에 저장하고, 바뀌지 않은 파일에 대해서는 거기서 가져옴',
  'help.problems.notes': () =>
    '문제는 항목이나 기보에서 수를 두기 전의 바둑판입니다. 정답인 첫 수는 표시된 수(“TE”, “GB”, “GW”, 또는 “RIGHT”나 “Correct” 같은 주석)이고, 표시가 없으면 주 변화의 첫 수입니다. “BM”, “DO”, 그리고 “WRONG” 같은 주석은 오답을 나타냅니다. 정답으로 표시된 패스는 둘 필요가 없거나 어떤 수도 소용없다는 뜻입니다. 연결된 돌은 “goal:” 줄에 쓰며, 없으면 벽으로 둘러싸인 돌입니다. 경고가 있는 문제는 살펴볼 문제이며, 있으면 종료 코드는 1입니다(“koban check --problems”도 같음).',
  'help.check.problems': () => '“koban problems”처럼 사활 문제의 첫 수도 검사',
} satisfies Translated<typeof english>;

/** Why each is reported, and what to do. */
export const diagnostics = {
  'problem.refuted': [
    '정답으로 표시된 첫 수, 또는 표시가 없을 때 맨 앞의 첫 수가 정답이 아닙니다.',
    '정답을 표시하거나, 둘 필요가 없거나 소용없으면 패스를 표시하십시오. 수정은 수를 씁니다. [사활 문제](../how-to/problems.md)를 보십시오.',
  ],
  'problem.also-right': [
    '표시된 수만큼 좋은 첫 수가 또 있는데, 텍스트에는 없습니다.',
    '그 수도 보이거나, 정답이 하나뿐이도록 국면을 바꾸십시오.',
  ],
  'problem.wrong-is-right': [
    '오답으로 표시된 첫 수(`BM`, `DO`, WRONG 같은 주석)가 정답입니다.',
    '정답으로 표시하십시오. 수정은 `TE`를 씁니다.',
  ],
  'problem.weak-refutation': [
    '틀린 첫 수에 대한 응수 가운데 그 수를 반박하는 것이 없습니다.',
    '반박하는 응수를 보이십시오. 수정은 그것을 변화도로 더합니다.',
  ],
  'problem.line': ['정답 수순의 뒤쪽 수가 목표를 놓치거나 패로 만듭니다.', '수를 고치십시오.'],
  'problem.threat': [
    '문제에서 팻감과 그 응수가 있었던 것처럼 패를 곧바로 되따냅니다.',
    '수정을 쓰십시오. 설명이 “tenuki”인 패스 둘을 씁니다.',
  ],
  'problem.not-needed': [
    '상대가 먼저 두어도 목표를 이루므로 문제가 되지 않습니다.',
    '국면을 바꾸거나, 손을 빼도 된다고 쓰십시오.',
  ],
  'problem.ko': [
    '정답이 패인데, 텍스트에 그 말이 없거나 패가 아니라고 되어 있습니다.',
    '패라고 쓰십시오. 수정은 주석에 그렇게 씁니다.',
  ],
  'problem.no-ko': ['주석은 정답을 패라고 하지만, 패 없이 성공합니다.', '주석을 고치십시오.'],
  'problem.mark': [
    '표시와 주석이 첫 수를 정답이라고도 오답이라고도 하거나, 주석의 말(*almost right*, *correct is B1*)의 뜻이 분명하지 않습니다.',
    'RIGHT나 WRONG, 또는 *정답*이나 *실패*를 한 문장으로 쓰거나, `TE`나 `BM`으로 표시하십시오.',
  ],
  'problem.turn': [
    '`PL`, 제목이나 주석의 말, 첫 수가 누가 먼저 두는지에 대해 서로 다릅니다.',
    '틀린 것을 고치십시오. 수정은 `PL`을 바꿉니다.',
  ],
  'problem.impossible': [
    '변화의 수를 둘 수 없습니다. 그 자리에 돌이 있거나 자살수입니다.',
    '그 수를 고치십시오.',
  ],
  'problem.no-refutation': [
    '틀린 첫 수에 대한 응수가 텍스트에 없습니다.',
    '그 수를 반박하는 응수를 보이십시오. 수정은 그것을 더합니다.',
  ],
  'problem.unmarked': ['텍스트에 정답인 첫 수가 없습니다.', '더하십시오. 수정은 그 수를 씁니다.'],
  'problem.unclear': [
    '어느 연결된 돌에 대한 문제인지, 또는 문제가 어디까지인지 분명하지 않습니다. 벽에 구멍이 있거나, 표시된 수가 벽 밖에 있습니다. Koban은 수를 평가하지 않습니다.',
    '벽을 막거나, `goal:`에 연결된 돌을 쓰거나, `outside:`로 점을 제외하십시오. 수정은 벽을 막는 돌을 더합니다.',
  ],
  'problem.undecided': [
    '탐색이 한도를 다 썼습니다.',
    '`koban.outcomeBudget`을 올리거나, `outside:`로 영역을 줄이십시오.',
  ],
} satisfies Explained;
