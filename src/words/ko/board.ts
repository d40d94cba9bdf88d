import type {
  CycleWords,
  DrawnMark,
  board as english,
  LineSign,
  LineWord,
  MomentWords,
  SignWord,
} from '../en/board.ts';
import type { ShownRuling } from '../en/playback.ts';
import { table } from '../fallback.ts';
import type { Translated } from '../message.ts';
import { COLOR, josa, list, number, stones } from './grammar.ts';
import { cycleLength, PATTERN } from './rules.ts';

function place({ number: n, isProof }: MomentWords): string {
  if (n === null) return isProof ? '첫 착수 전' : '시작 국면';
  return isProof ? `${n}번째 착수` : `제${n}수`;
}
const when = (at: MomentWords) => `${place(at)}${at.number === null ? '' : ' 뒤'}`;
const patternOf = (a: CycleWords) => (a.pattern === 'other' ? '' : `, ${PATTERN[a.pattern]}`);
/** `6수, 삼패`. */
const cycle = (a: CycleWords) => `${cycleLength(a)}${patternOf(a)}`;
const signed = (text: string, signs: readonly SignWord[], between: string) =>
  [text, ...signs.map((sign) => SIGN[sign][0])].join(between);

/**
 * The board view: its controls, what it says of the shown move, its menu, and what a screen reader
 * says.
 */
export const board = {
  'board.waiting': () => '그림에 커서를 두면 여기에 바둑판이 나타납니다.',
  'board.alternative': (a) => `${a.caption}. ${a.board}`,
  'board.name': (a) => (a.title === null ? '바둑판' : `바둑판: ${a.title}`),
  'board.help': () =>
    '화살표 키로 바둑판 위를 움직입니다. Enter는 두기, Shift+Enter는 다른 색으로 두기이며, 메뉴 키를 누르면 할 수 있는 일이 더 나옵니다. 쉼표와 마침표로 수를 넘깁니다.',
  'board.first-steps': () => 'Koban 첫걸음',
  'board.begin': () => '대국 시작',
  'board.begin-label': () => '대국 시작:',
  'board.games': () => '파일의 대국',
  'board.game': (a) => `대국 ${number(a.number)}/${number(a.count)}`,
  'board.previous-game': () => '이전 대국',
  'board.next-game': () => '다음 대국',
  'board.move': (a) => `제${a.number}수: ${a.description}`,
  'board.play-of': (a) => `${a.of}수 중 ${a.number}번째: ${a.description}`,
  'board.brief': (a) => a.brief,
  'board.verdicts': () => '다른 규칙의 판정',
  'board.problems': () => '문제',

  'control.speed': (a) => `속도: 초당 ${number(a.speed)}수`,
  'control.keys': () => '단축키',

  'timeline.name': () => '수',
  'timeline.start': (a) => `${a.caption}, 모두 ${number(a.moves)}수`,
  'timeline.ko': (a) => `${a.caption}. 패 착수입니다`,
  'timeline.peek': (a) => signed(`${a.number} ${a.description}`, a.signs, ' · '),
  'timeline.sign': (a) => {
    const numbers = a.numbers.map((n) => `제${n}수`).join(', ');
    return `${SIGN[a.sign][1]}: ${numbers}${a.more > 0 ? ` 외 ${number(a.more)}수` : ''}.`;
  },

  'branch.name': () => '변화도',
  'branch.back': (a) => `${josa(a.title ?? '앞 수순', '으로')} 돌아가기, ${when(a.at)}`,
  'branch.next': () => '다음',
  'branch.continues': () => '이어지는 항목',
  'branch.off-board': (a) => (a.move === 'pass' ? '패스' : '손빼기'),
  'branch.move': (a) => `제${a.number}수`,
  'branch.at': (a) => `${when(a.at)}에 갈라짐`,

  'tree.name': () => '변화도',
  'tree.show': () => '변화도 트리 표시',
  'tree.menu': (a) => `${a.node} 작업`,
  'tree.main': () => '주 변화로 만들기',
  'tree.up': () => '변화도를 위로 옮기기',
  'tree.down': () => '변화도를 아래로 옮기기',
  'tree.cut': () => '변화도 잘라내기',
  'tree.copy': () => '변화도 복사',
  'tree.paste': () => '이 뒤에 변화도 붙여넣기',
  'tree.delete': () => '변화도 삭제',
  'tree.fold': () => '접기 또는 펼치기',

  'cycle.name': (a) => `${place(a.from)}부터 ${place(a.to)}까지의 순환: ${cycle(a)}`,
  'cycle.play': (a) => signed(`${a.of}수 중 ${a.play}번째: ${a.description}`, a.signs, ', '),
  'cycle.loop': (a) => `${number(a.length)}수 순환 반복 재생`,
  'cycle.closed': (a) => `${cycle(a)}: ${josa(when(a.from), '과')} 같은 바둑판`,
  'cycle.closed-proof': (a) => `${cycle(a)}: 첫 착수 전과 같은 바둑판`,
  'cycle.begins': (a) => `여기서 순환 시작: ${cycle(a)}`,
  'cycle.within': (a) => `${cycleLength(a)} 중 ${a.play}번째${patternOf(a)}`,
  'cycle.elsewhere': (a) => `순환: ${cycle(a)}`,
  'cycle.go': (a) =>
    `${a.pattern === 'other' ? '' : `${PATTERN[a.pattern]}: `}${josa(place(a.to), '으로')} 가기`,
  'cycle.place': (a) => place(a.at),

  'proof.why': (a) => `${a.description}: ${PROVES[a.ruling]}`,
  'proof.cycles': () => '증명의 순환',
  'proof.cycle': (a) => (a.of > 1 ? `${a.title}(${a.nth}/${a.of})` : a.title),
  'proof.nth-cycle': (a) => `${a.nth}: ${a.title}`,
  'proof.back': () => '수순으로 돌아가기',
  'proof.back-short': () => '돌아가기',

  'judged.under': () => '판정 규칙',
  'judged.other': () => '다른 규칙',

  'voice.proof': (a) => `증명: ${a.description}, ${PROVES[a.ruling]}. ${a.caption}`,
  'voice.line': (a) => `${a.title}: ${a.caption}`,
  'voice.rule': (a) => `판정 규칙 ${a.rule}: ${a.caption}`,
  'voice.eyes-unread': (a) =>
    `Koban이 아직 ${a.points.join(', ')}${a.more > 0 ? ` 외 ${number(a.more)}곳` : ''}의 눈을 읽고 있습니다.`,
  'voice.eyes-read': () => 'Koban이 이 판의 눈을 모두 읽었습니다.',

  'comment.section': () => '주석',
  'comment.name': (a) => (a.nth === 1 ? '주석' : `주석 ${a.nth}`),
  'comment.empty': () => '이 국면에 대한 주석',

  'picture.copied': () => '바둑판을 이미지로 클립보드에 복사했습니다.',
  'picture.refused': () =>
    '편집기가 이 화면에서 이미지를 클립보드에 복사하지 못하게 합니다. “Koban: 다른 형식으로 복사...” 명령으로 이미지를 텍스트로 복사하거나 파일로 저장할 수 있습니다.',
  'picture.gone': () => '이 바둑판의 이미지가 없어졌습니다. 바둑판을 다시 열고 복사하십시오.',

  'keys.title': () => '단축키',
  'keys.close': () => '닫기',
  'keys.next': () => '다음 수, 끝에서는 이어지는 수순으로',
  'keys.back': () => '이전 수',
  'keys.on-many': (a) => `${number(a.moves)}수 앞으로`,
  'keys.back-many': (a) => `${number(a.moves)}수 뒤로`,
  'keys.start': () => '처음으로',
  'keys.end': () => '끝으로',
  'keys.toggle': () => '재생 또는 일시 정지',
  'keys.faster': () => '빠르게',
  'keys.slower': () => '느리게',
  'keys.flagged': () => '표시가 있는 다음 수',
  'keys.flagged-before': () => '표시가 있는 이전 수',
  'keys.loop': () => '순환 반복 재생',
  'keys.branch': () => '다음 변화도',
  'keys.branch-before': () => '이전 변화도',
  'keys.leave': () => '변화도가 갈라진 곳으로',
  'sign.one': (a) => SIGN[a.sign][0],
  'sign.line': (a) => LINE_SIGN[a.sign],
  'legend.again': () => '? 키를 누르면 다시 볼 수 있습니다.',
  'keys.signs': () => '표시',
  'keys.eyes': () => '눈의 값 표시',
  'keys.comment': () => '다음 주석',
  'keys.comment-before': () => '이전 주석',
  'keys.name': () => '다음 수의 이름',
  'keys.name-before': () => '이전 수의 이름',
  'keys.marks': () => '다음 표시',
  'keys.marks-before': () => '이전 표시',
  'jumps.name': () => '주석, 이름, 표시',
  'keys.numbers': () => '돌에 수순 표시',
  'keys.moves': () => '변화도 트리 표시',
  'keys.from-proof': () => '증명에서 수순으로 돌아가기',
  'keys.list': () => '이 단축키 목록',
  'keys.copy': () => '바둑판을 이미지로 복사',

  'menu.name': (a) => `${a.point} 편집`,
  'menu.play': (a) => `${a.point}에 두기`,
  'menu.color': (a) => COLOR[a.color],
  'menu.anyway': () => '금지되어도 두기',
  'menu.pass': () => '패스',
  'menu.tenuki': () => '손빼기(다른 곳에 두기)',
  'menu.remove': () => '이 수와 그 뒤를 모두 지우기',
  'menu.record': () => '기보에 쓰기',
  'menu.draw': () => '바둑판에 그리기',
  'menu.stone': (a) => `${COLOR[a.color]}돌`,
  'menu.empty': () => '빈 점',
  'menu.mark': () => '표시',
  'menu.shapes': () => '도형',
  'menu.shape': (a) => `${MARK[a.shape]}(다시 누르면 지움)`,
  'menu.line': (a) => `다른 점으로 가는 ${LINE[a.shape]}`,
  'menu.territory': (a) => `${COLOR[a.color]}집(다시 누르면 지움)`,
  'menu.next-label': () => '다음 빈 레이블',
  'menu.text': () => '글…',
  'menu.no-label': () => '레이블 없음',
  'menu.letters': () => '글자',
  'menu.label': (a) => `레이블 ${a.label}`,
  'menu.wins': (a) => `누가 이기나요? ${a.point}의 돌`,
  'menu.board': () => '바둑판',
  'menu.copy': () => '이미지로 복사',

  'writing.read-only': () => '읽기 전용 텍스트입니다.',
  'writing.proof': () => '증명은 바꿀 수 없습니다. 쓰려면 수순으로 돌아가십시오.',
  'writing.dismiss': () => '닫기',
  'writing.text': (a) => `${a.point}에 쓸 텍스트`,
  'writing.text-question': (a) => `${a.point}에 쓸 텍스트, 최대 ${number(a.most)}자`,
  'writing.write': () => '쓰기',
  'writing.line': (a) =>
    `${a.point}에서 시작하는 ${LINE[a.shape]}: 끝나는 점을 클릭하거나 그 점에서 Enter를 누르십시오. 취소하려면 Esc를 누르십시오.`,
  'subject.name': () => '표시 중인 것',
  'subject.moment': (a) => when(a),
  'subject.position': () => '국면',
  'chain.also': () => '함께 묻는 돌',
  'chain.stones': () => '돌 고르기',
  'chain.picking': (a) =>
    `${a.points.length === 0 ? '' : `물음의 대상은 ${list(a.points)}입니다. `}돌을 클릭하거나 그 위에서 Enter를 누르면 연결된 돌을 대상에 넣거나 뺍니다. Escape로 끝냅니다.`,
  'chain.in-goal': () => '목표에 든 돌',
  'chain.asked': (a) => `물음의 대상: ${list(a.points)}`,
  'chain.name': (a) => `${COLOR[a.color]} ${a.point}, ${stones(a.stones)}`,
  'chain.list': () => '물음의 대상인 연결된 돌',
  'chain.choose': () => '연결된 돌 고르기…',
  'section.name': (a) => SECTION[a.section],
  'section.list': () => '구역',
  'section.no-move': () => '수로 이동하면 규칙이 그 수를 허용하거나 금지하는 이유가 나옵니다.',
  'section.no-record': () => '대국자, 덤, 결과는 기보(.sgf)의 일부입니다. 이 글은 도면입니다.',
  'section.no-proof': (a: { rule: string }) =>
    `이 수에 대해 보여 줄 ${a.rule}의 증명이 없습니다. 다른 규칙이나 다른 수를 고르세요.`,
  'wins.goal': () => '목표',
  'wins.aim': (a) => (a.aim === null ? '텍스트의 목표' : AIM[a.aim]),
  'wins.end': () => '대국의 끝',
  'wins.passes': (a) =>
    a.passes === null ? '텍스트의 패스 수' : `${a.passes === 2 ? '두' : '세'} 번 패스하면 대국 종료`,
  'wins.all-rules': () => '모든 규칙',
  'board.in-ko': (a: { text: string; letter: string }) => `${a.text}(패 ${a.letter})`,
  'keys.sections': () => '구역 열기: 바둑판, 규칙, 승자, 증명, 기보',
  'keys.rule': () => '바둑판 위 줄의 다음 규칙',
  'keys.rule-before': () => '바둑판 위 줄의 이전 규칙',
  'jumps.next': () => '다음 설명, 이름, 표시',
  'jumps.before': () => '이전 설명, 이름, 표시',
} satisfies Translated<typeof english>;

const SECTION = table<Parameters<(typeof english)['section.name']>[0]['section']>({
  board: '바둑판',
  rules: '규칙',
  wins: '승자',
  proof: '증명',
  record: '기보',
});
const AIM = table<NonNullable<Parameters<(typeof english)['wins.aim']>[0]['aim']>>({
  'capture-any': '하나라도 잡기',
  'capture-all': '모두 잡기',
  'keep-one': '하나를 살리기',
  'keep-all': '모두 살리기',
  connect: '두 돌을 연결하기',
});

/** A sign by itself, and above the numbers of the moves that have it. */
const SIGN = table<SignWord, readonly [one: string, all: string]>({
  forbidden: ['금지', '금지되는 수'],
  ends: ['대국 종료', '대국을 끝내는 수'],
  undecided: ['미결정', '결정하지 못한 수'],
  repeats: ['국면 반복', '국면을 반복하는 수'],
  name: ['이름', '이름이 있는 수'],
  comment: ['주석', '주석이 있는 수'],
  marks: ['표시', '표시가 있는 수'],
});

const LINE_SIGN = table<LineSign>({
  pass: '패스 또는 다른 곳에 둔 수',
  eye: '눈의 값',
  mouth: '패: 착수로 바뀌는 점. 순환 고리에도 같은 글자로 나타남',
  track: '순환 고리의 패: 그 안에 있는 돌에 따라 검은색이나 흰색, 빈 점이면 가는 선',
  seam: '순환의 끝: 선마다 자기 색과 만나고, 바둑판은 처음과 같음',
});

const PROVES = table<ShownRuling>({
  forbidden: '금지되는 이유',
  ends: '대국이 끝나는 이유',
  undecided: '결정하지 못한 이유',
  allowed: '허용되는 이유',
  pending: '이렇게 판정한 이유',
});

const MARK = table<DrawnMark>({
  triangle: '세모',
  square: '네모',
  circle: '동그라미',
  cross: '가위표',
});
const LINE = table<LineWord>({ arrow: '화살표', line: '선' });
