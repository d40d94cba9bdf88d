import type { cliOutput as english } from '../en/cli-output.ts';
import type { Translated } from '../message.ts';
import { COLOR, count, duration, josa, number, stones } from './grammar.ts';

const moves = (n: number) => `${number(n)}수`;
/** `돌 3점과 4수`, `돌 3점`. */
const size = (a: { stones: number; moves: number | null }) =>
  `${stones(a.stones)}${a.moves === null ? '' : `과 ${moves(a.moves)}`}`;

/** What commands print for people: cycles, eyes, smallest examples, totals, progress. */
export const cliOutput = {
  'output.entry': (a) => `${a.title ?? '제목 없는 항목'}${a.after === 0 ? '' : `, 제${a.after}수 뒤`}`,

  'output.cycle': (a) => `${a.parity === 'odd' ? '홀수' : '짝수'}${a.isPlain ? ', 단순' : ''}`,
  'output.no-cycle': (a) =>
    a.most === 'any' ? '어떤 길이의 순환도 없음' : `${moves(a.most)} 이하의 순환 없음`,
  'output.no-more-cycles': (a) =>
    a.most === 'any' ? '다른 길이의 순환 없음' : `${moves(a.most)} 이하의 다른 순환 없음`,
  'output.cycles-budget': (a) =>
    `Koban이 ${moves(a.most)} 이하의 순환을 모두 탐색한 뒤 탐색 한도를 다 썼습니다`,

  'output.eye': (a) => `${a.point} ${COLOR[a.owner]}: ${a.worth}`,
  'output.attack': (a) => `공격: ${a.points.join(' ')}`,
  'output.defense': (a) => `방어: ${a.points.join(' ')}`,
  'output.no-eyes': () => '눈 없음',
  'output.no-eye-point': (a) =>
    a.why === 'outside'
      ? `${josa(a.point, '은')} 이 바둑판에 없는 점입니다`
      : a.why === 'unknown'
        ? `${a.point}에 무엇이 있는지 그림에 나타나 있지 않습니다`
        : `${josa(a.point, '은')} 빈 점이 아닙니다`,
  'output.no-eye-anywhere': (a) => `${josa(a.point, '이')} 빈 점인 바둑판이 없습니다`,
  'output.table.case': () => '경우',
  'output.table.sum': () => '합',
  'output.table.wanted': () => '기대',
  'output.table.holds': (a) => (a.holds ? '예' : '아니요'),

  'merge.files': () => '파일 세 개를 쓰십시오: BASE, OURS, THEIRS',
  'merge.conflicts': (a) =>
    `두 판본의 변경이 ${number(a.conflicts)}곳에서 어긋납니다. 설명에서 <<<<<<< 를 찾으십시오`,
  'merge.unread': () => '한쪽에 SGF가 아닌 글이 있어 합칠 수 없습니다. 두 판본이 차례로 파일에 있습니다',

  'find.progress': (a) =>
    `${a.points === null ? '' : `${number(a.points)}곳, `}${stones(a.stones)}, ${moves(a.moves)}(최대 ${number(a.steps)}단계 중 ${number(a.step)}단계)${a.left === null ? '' : `, 남은 시간 최대 약 ${duration(a.left)}`}, 착수 ${number(a.plays)}번`,
  'find.none': (a) => `${a.board}에는 ${size(a)} 이하인 그런 국면이 없습니다`,
  'find.none-up-to': (a) => `${a.board} 이하의 바둑판에는 ${size(a)} 이하인 그런 국면이 없습니다`,
  'find.none-matching': (a) =>
    `알 수 없는 점에 ${stones(a.stones)} 이하, 이어지는 ${moves(a.moves)} 이하로는 모든 주장이 참이 되지 않습니다`,
  'find.smallest': (a) => `${a.board}에서 가장 작은 것: ${size(a)}.`,
  'find.smallest-up-to': (a) =>
    `${a.board} 이하의 바둑판에서 가장 작은 것: ${number(a.points)}곳, ${size(a)}.`,
  'find.smallest-matching': (a) =>
    `가장 작은 것: 알 수 없는 점 ${number(a.unknown)}개에 ${stones(a.stones)}, 이어지는 ${moves(a.moves)}.`,
  'find.proven': () => 'Koban은 이보다 작은 것을 모두 탐색했습니다.',
  'find.open-claims': (a) => `완성한 항목 ${number(a.count)}개에는 Koban이 결정하지 못한 주장이 있습니다.`,
  'find.open-eyes': (a) => `국면 ${number(a.count)}개에는 값이 증명되지 않은 눈이 있습니다.`,
  'find.open-verdicts': (a) => `판정 ${number(a.count)}개는 미결정이라 Koban이 비교하지 못했습니다.`,
  'find.open-outcomes': (a) => `${number(a.count)}개의 경우에는 Koban이 결과를 비교하지 못했습니다.`,
  'find.open-kos': (a) => `${number(a.count)}개의 경우에는 Koban이 패를 모두 찾지 못했습니다.`,
  'find.examples': (a) =>
    `이 크기의 예는 ${number(a.all)}개이며, ${a.all === a.shown ? (a.all === 1 ? '' : '모두 ') : `그 가운데 ${number(a.shown)}개가 `}아래에 나옵니다.`,
  'find.title-eye': (a) => `값이 ${a.value}인 눈`,
  'find.title-cycle': (a) => `${moves(a.moves)} 순환`,
  'find.title-differ': (a) => `${a.rules.join(', ')}: 다른 판정`,
  'find.title-outcome': (a) => `${a.rules.join(', ')}: 다른 결과`,
  'find.title-ko-position': (a) => `${number(a.points)}곳 패 국면`,
  'find.title-disturber': (a) => `교란자: ${COLOR[a.player]}`,
  'find.title-hot': (a) => `핫스톤: ${stones(a.stones)}`,
  'find.title-matching': () => '완성한 그림',
  'find.what': () =>
    '무엇을 찾을지 쓰십시오: --differ ID,ID, --cycle N, “--pattern NAME”, --eye VALUE, --ko-position N, “--disturber COLOR”, --hot N, “--outcome ID,ID”, --matching FILE 중 하나',
  'find.no-files': () => '파일은 --merge에만 쓸 수 있습니다',
  'find.not-with': (a) => `${a.condition}, ${a.option}: 함께 쓸 수 없습니다`,
  'find.one-entry': (a) => `--matching의 파일에는 항목이 하나여야 하는데, ${number(a.entries)}개가 있습니다`,
  'find.all-unknown': () => '바둑판의 모든 점이 알 수 없는 점입니다. 돌이나 빈 점을 그리십시오',
  'find.place': (a) =>
    [
      `${a.kind === 'game' ? `기보 ${number(a.number)}` : `항목 ${number(a.number)}`}${a.title === null ? '' : ` (${a.title})`}`,
      a.move === 0 ? '시작 국면' : `제${a.move}수 뒤`,
      a.from === a.to ? a.from : `${a.from}–${a.to}`,
      ...(a.mirrored ? ['좌우 대칭'] : []),
      ...(a.turned === 0 ? [] : [`${a.turned}° 회전`]),
      ...(a.exchanged ? ['색 바꾸기'] : []),
    ].join(', '),
  'find.places': (a) =>
    `${number(a.places)}곳 (파일 ${number(a.files)}개, 기보 ${number(a.games)}개, 항목 ${number(a.entries)}개)`,
  'find.no-board': () => '항목에 완성할 바둑판이 없습니다',
  'find.no-claim': () => '주장이 없습니다. 항목에 “expect” 줄을 더하거나 --claim을 쓰십시오',
  'find.too-many-unknown': (a) =>
    `바둑판에 알 수 없는 점이 ${number(a.unknown)}개 있습니다. Koban이 완성할 수 있는 것은 최대 ${number(a.most)}개입니다`,
  'find.too-many-open': (a) =>
    `비워 둔 수가 ${number(a.open)}수 있습니다. Koban이 채울 수 있는 것은 최대 ${number(a.most)}수입니다`,
  'find.other-search': (a) =>
    `${a.file}: 이 탐색을 저장한 파일이 아닙니다. 다른 파일 이름을 쓰거나 이 파일을 지우십시오`,
  'find.no-part': (a) => `${a.file}: “koban find --shard”의 출력이 아닙니다`,
  'find.no-parts': () => '--merge에는 모든 부분의 출력을 쓰십시오',
  'find.parts-differ': () => '서로 다른 탐색의 부분입니다',
  'find.parts-missing': (a) =>
    `탐색의 부분은 ${number(a.parts)}개인데, 여기에는 ${number(a.given)}개가 있습니다`,
  'find.moves-below-cycle': (a) => `--moves의 값이 --cycle ${a.length}보다 작습니다`,
  'find.no-eye-value': (a) => `--eye의 값은 1+a, 2b, 0 같은 합입니다(받은 값: “${a.given}”)`,
  'find.no-size': (a) =>
    `${a.option === null ? '바둑판은' : `${a.option}의 값은`} 4x3 같은 열과 행이며 최대 ${number(a.most)}곳입니다(받은 값: “${a.given}”)`,
  'find.one-board': () => '--board와 --up-to 가운데 하나만 쓰십시오',

  'audit.totals': (a) =>
    [
      count(a.files, '파일'),
      count(a.games, '기보'),
      moves(a.moves),
      `따낸 ${stones(a.captured)}`,
      `반복 ${number(a.repetitions)}번`,
    ].join(', '),
  'audit.head-rule': () => '규칙',
  'audit.head-forbidden': () => '금지',
  'audit.head-undecided': () => '미결정',
  'audit.head-ended': () => '종료',
  'audit.head-games': () => '기보',
  'audit.head-problem': () => '문제',
  'audit.head-count': () => '개수',
  'audit.head-severity': () => '심각도',
  'audit.games': (a) => count(a.games, '기보'),
  'audit.speed': (a) => `초당 ${number(a.games)}개`,
  'audit.left': (a) => `${a.time} 남음`,
  'audit.ended': (a) => `${a.seconds}초 동안 기보 ${number(a.games)}개, 초당 ${number(a.speed)}개`,
} satisfies Translated<typeof english>;
