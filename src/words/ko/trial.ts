import type { SummaryWord } from '../en/outcome.ts';
import type { trial as english, ThreatsWord } from '../en/trial.ts';
import { table } from '../fallback.ts';
import type { Translated } from '../message.ts';
import { COLOR, josa, list, moment, number, positionAt } from './grammar.ts';
import { OUTCOME, outcomes } from './outcome.ts';

const threats = (left: ThreatsWord) => (left === '*' ? '팻감 무제한' : `팻감 ${number(left)}개`);
const spareMoves = (left: ThreatsWord) => (left === '*' ? '여분의 수 무제한' : `여분의 수 ${number(left)}개`);
/** Behind the other words: `, 세 번 패스하면 끝남`. */
const threePasses = (passes: 2 | 3) => (passes === 3 ? ', 세 번 패스하면 끝남' : '');
const joined = (parts: readonly (string | null)[]) => parts.filter((one) => one !== null).join('. ');

const BY = { you: '나', proof: '증명' };

const ELSEWHERE = { threat: '팻감', answer: '팻감에 응수', spare: '여분의 수' };

export const trial = {
  'wins.title': (a) => `누가 이기나요? ${list(a.targets)}, ${positionAt(a.at)}`,
  'wins.first': (a) => `${COLOR[a.first]} 선`,
  'wins.threats': (a) =>
    a.black === 0 && a.white === 0
      ? '팻감 없음'
      : a.black === a.white
        ? `각각 ${threats(a.black)}`
        : list([
            ...(a.black === 0 ? [] : [`흑 ${threats(a.black)}`]),
            ...(a.white === 0 ? [] : [`백 ${threats(a.white)}`]),
          ]),
  'wins.spare': (a) =>
    a.black === a.white
      ? a.black === 0
        ? '여분의 수 없음'
        : `각각 ${spareMoves(a.black)}`
      : list([
          ...(a.black === 0 ? [] : [`흑 ${spareMoves(a.black)}`]),
          ...(a.white === 0 ? [] : [`백 ${spareMoves(a.white)}`]),
        ]),
  'wins.supplies': (a) => `${a.threats}, ${a.spare}`,
  'wins.rule': () => '규칙',
  'wins.word': (a) => OUTCOME_WORD[a.summary],
  'wins.pending': () => '탐색 중…',
  'wins.cell': (a) => `${a.rule}, ${COLOR[a.first]} 선, ${a.threats}: ${a.said}`,
  'wins.force': (a) => `${COLOR[a.owner]}이 반드시 얻는 결과: ${outcomes(a.forces)}`,
  'wins.when': (a) => `${COLOR[a.first]} 선, ${a.threats}${threePasses(a.passes)}`,
  'wins.forces': (a) => outcomes(a.forces),
  'wins.known': (a) =>
    `${COLOR[a.first]} 선, ${a.threats}: ${a.groups.map(({ said, rules }) => `${said}(${list(rules)})`).join(', ')}`,
  'wins.row': (a) => `결과: ${COLOR[a.first]} 선, ${a.threats}`,
  'wins.both': (a) => `${a.first}. ${a.second}`,
  'wins.no-stone': () =>
    '“연결된 돌 고르기…” 목록에서 고르거나, 돌이나 돌에 대한 주장에 커서를 두고 다시 실행하십시오. 여러 돌의 무리는 “goal:” 줄에 적습니다',
  'wins.inferred': () =>
    '글에 목표가 없어서, 벽에 둘러싸인 돌을 추정했습니다. 다른 곳에는 아무도 두지 않습니다',
  'wins.close': () => '표 닫기',
  'wins.help': () => '칸을 고르면 누가 무엇을 얻는지 볼 수 있고 반박해 볼 수 있습니다',

  'trial.try': () => '반박해 보기',
  'trial.choose': () => '한쪽이 강제할 수 있는 것을 골라 반박해 보십시오',
  'trial.claim': (a) =>
    `${COLOR[a.owner]}이 반드시 얻는 결과: ${outcomes(a.forces)}. 규칙: ${a.rule}, ${COLOR[a.first]} 선, ${a.threats}${threePasses(a.passes)}`,
  'trial.you': (a) =>
    `${josa(COLOR[a.you], '을')} 둡니다. 증명은 둘 수 있는 모든 수에 응수하고, 이어서 ${a.passes === 2 ? '두' : '세'} 번 패스하면 대국이 끝납니다`,
  'trial.start': (a) => `묻는 국면, ${COLOR[a.toPlay]} 차례`,
  'trial.move': (a) => joined([`${a.by === null ? '' : `${BY[a.by]}: `}${a.description}`, a.then]),
  'trial.elsewhere': (a) => `${COLOR[a.color]} ${ELSEWHERE[a.what]}`,
  'trial.turn': (a) =>
    a.left === 0
      ? `둘 차례입니다(${COLOR[a.you]})`
      : `둘 차례입니다(${COLOR[a.you]}). 남은 것: ${threats(a.left)}`,
  'trial.ended': (a) =>
    a.passes > 0 && a.passes === a.moves
      ? `${number(a.passes)}번 패스했고 결과는 “${OUTCOME[a.outcome]}”입니다`
      : a.moves === 0
        ? `바로 끝남: ${OUTCOME[a.outcome]}`
        : `내 수 ${number(a.moves)}번 뒤: ${OUTCOME[a.outcome]}`,
  'trial.holds': () => '증명이 성립합니다. 수를 물러 다른 수를 두거나 다시 해 볼 수 있습니다',
  'trial.round': (a) =>
    `${a.of.move === 0 ? '묻는 국면이' : `${moment(a.of)} 뒤의 국면이`} 다시 나왔습니다. 이렇게 끝없이 이어질 수 있고 증명도 그렇게 말합니다`,
  'trial.illegal': (a) => `${COLOR[a.color]}은 ${a.point}에 둘 수 없음: ${a.judged}`,
  'trial.occupied': (a) => `${a.point}에 돌이 있습니다`,
  'trial.outside': (a) => `이 물음에서는 아무도 ${a.point}에 두지 않습니다`,
  'trial.impossible': (a) => `${a.point}에는 둘 수 없습니다`,
  'trial.no-threat': (a) => `${COLOR[a.color]}은 팻감이 더 없습니다`,
  'trial.no-spare': (a) => `${COLOR[a.color]}은 여분의 수가 더 없습니다`,
  'trial.over': () => '대국이 끝났습니다. 다른 수를 두려면 수를 무르십시오',
  'trial.pass': () => '패스',
  'trial.threat': (a) => `팻감 (${a.left})`,
  'trial.spare': (a) => `여분의 수 (${a.left})`,
  'trial.take-back': () => '무르기',
  'trial.again': () => '다시 하기',
  'trial.keep': () => '텍스트에 남기기',
  'trial.leave': () => '텍스트로 돌아가기',
  'trial.too-large': (a) =>
    `증명이 ${number(a.size)} KB로 페이지에 실을 수 있는 ${number(a.most)} KB를 넘습니다. 편집기의 바둑판 보기에서는 증명과 둘 수 있습니다`,
  'trial.nothing': () => '이 바둑판의 주장은 탐색 한도 안에서 증명되지 않았습니다',
  'trial.group': () => '증명과 두는 대국',
} satisfies Translated<typeof english>;

/** What the player does who gets their way, beside a stone of theirs; else how the game ends. */
const OUTCOME_WORD = table<SummaryWord>({
  'black-captured': '잡음',
  'white-captured': '잡음',
  'both-live': '둘 다 삶',
  'black-lives': '삶',
  'white-lives': '삶',
  draw: '무승부',
  'no-result': '승패 없음',
  unending: '끝나지 않음',
  connected: '연결',
  unconnected: '끊음',
  undecided: '미결정',
});
