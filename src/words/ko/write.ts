import type { Explained } from '../define.ts';
import type { write as english, ShapeWord, TurnWord } from '../en/write.ts';
import { table } from '../fallback.ts';
import type { Translated } from '../message.ts';
import type { ColorWord } from '../types.ts';
import { COLOR, josa, list, number, time } from './grammar.ts';

const SHAPE = table<Exclude<ShapeWord, 'territory'>>({
  circle: '동그라미',
  square: '네모',
  triangle: '세모',
  cross: '가위표',
  arrow: '화살표',
  line: '선',
});
const shaped = ({ shape, color }: { shape: ShapeWord; color: ColorWord }) =>
  shape === 'territory' ? `${COLOR[color]}집 표시` : SHAPE[shape];
const titles = (all: readonly (string | null)[]) =>
  list(all.map((title) => (title === null ? '제목 없는 항목' : `“${title}”`)));

/** Editing on the board: refusals, what is offered instead, and what was done. */
export const write = {
  'refused.notation': () => '이것은 SGF에만 저장할 수 있습니다. 여기서는 텍스트를 고치십시오.',
  'refused.no-board': () => '이 항목에는 돌을 둘 바둑판이 없습니다. 먼저 텍스트를 고치십시오.',
  'refused.off-board': () => '이 점은 바둑판 밖입니다.',
  'refused.unknown': (a) => `${a.point}에 무엇이 있는지 그림에 나타나 있지 않아 둘 수 없습니다.`,
  'refused.occupied': (a) => `${a.point}에는 이미 ${COLOR[a.color]}돌이 있습니다.`,
  'refused.not-last': (a) => `텍스트에는 이미 ${time(a.at)}에 ${josa(a.description, '이')} 이어져 있습니다.`,
  'refused.unsafe': () =>
    'Koban이 이것을 안전하게 넣을 수 없습니다. 넣으면 주변의 텍스트가 다르게 읽힙니다. 텍스트를 직접 고치십시오.',
  'refused.continued': (a) => `이 항목의 마지막 수 뒤에 이어지는 항목이 있습니다: ${titles(a.titles)}`,
  'refused.not-drawn': (a) =>
    `이 항목은 ${a.title === null ? '다른 항목' : `“${a.title}”`}에서 이어지며 바둑판을 그리지 않습니다. 거기서 바둑판을 바꾸십시오.`,
  'refused.played': (a) =>
    `${josa(a.point, '은')} 수를 두면서 바뀐 점입니다. 그려진 것을 바꾸려면 처음으로 가십시오.`,
  'refused.digit': (a) => `${a.point}의 숫자는 수를 나타냅니다. 텍스트의 그림에서 지우십시오.`,
  'refused.label-in-use': (a) =>
    `이 항목의 수나 주장에서 레이블 ${josa(a.label, '을')} 쓰고 있어 지울 수 없습니다. 텍스트에서 이름을 바꾸십시오(F2).`,
  'refused.label-elsewhere': (a) => `다른 항목에서 ${a.point}의 레이블을 쓰고 있습니다. 텍스트를 고치십시오.`,
  'refused.ragged': (a) => `그려진 행이 ${a.point} 앞에서 끝납니다. 먼저 그 행을 고치십시오.`,
  'refused.breaks': (a) => `${a.point}에 이것이 있으면 이 항목의 수 중에 둘 수 없는 수가 생깁니다.`,
  'refused.is-empty': (a) => `${josa(a.point, '은')} 이미 빈 점입니다.`,
  'refused.not-empty': (a) =>
    `레이블과 표시는 빈 점에만 쓸 수 있는데, ${josa(a.point, '은')} 빈 점으로 그려져 있지 않습니다.`,
  'refused.no-label-there': (a) => `${a.point}에는 레이블이 없습니다.`,
  'refused.no-letter-left': () => '모든 글자를 이미 쓰고 있습니다.',
  'refused.label-letter': () => '레이블은 a부터 z까지의 글자 하나입니다.',
  'refused.label-length': () => '레이블은 빈칸과 쉼표가 없는 1자에서 8자까지의 텍스트입니다.',
  'refused.label-there': (a) => `${a.point}에는 이미 레이블 ${josa(a.label, '이')} 있습니다.`,
  'refused.label-taken': (a) => `다른 점에 이미 레이블 ${josa(a.label, '이')} 있습니다.`,
  'refused.one-point': (a) => `${josa(SHAPE[a.shape], '은')} 한 점에서 다른 점으로 가야 합니다.`,
  'refused.in-use': () => '이렇게 하면 기보의 뒤에 나오는 수를 둘 수 없게 됩니다.',
  'refused.first': () => '첫 노드는 지울 수 없습니다.',
  'refused.stray-text': () =>
    '이 기보에 어느 속성에도 속하지 않는 텍스트가 있습니다. 먼저 그것을 고치십시오.',
  'refused.encoding': () =>
    '이 문서에는 해독하지 못한 문자가 있어 편집하면 잃게 됩니다. 먼저 올바른 인코딩으로 파일을 다시 여십시오.',
  'refused.no-place': () => '이 변화도를 옮길 다른 점이 없습니다.',
  'refused.no-branch': () => '클립보드에 기보의 변화도가 없습니다.',
  'refused.whole-game': () => '클립보드에 대국 전체가 있습니다. 변화도만 복사하십시오.',
  'refused.branch-plays': () => '이렇게 하면 기보의 수를 둘 수 없게 됩니다.',
  'refused.no-tenuki': () => 'SGF는 바둑판 전체를 나타내므로 그 밖에 둘 수 없습니다.',

  'refused.offer-variation': () => '변화도 시작하기',
  'refused.offer-anyway': () => '그래도 쓰기',
  'refused.offer-pin': (a) => `여기에 쓰고, 다음 항목은 그대로 ${time(a.at)}에 잇기: ${titles(a.titles)}`,
  'refused.offer-follow': (a) => `여기에 쓰고, 다음 항목을 새 수 뒤에 잇기: ${titles(a.titles)}`,

  'wrote.variation': (a) => `변화도, ${a.description}`,
  'wrote.marked': (a) => `${a.point}에 표시`,
  'wrote.label': (a) => `${a.point}에 레이블 ${a.label}`,
  'wrote.no-label': (a) => `${a.point}의 레이블 지움`,
  'wrote.empty': (a) => `${a.point}: 빈 점`,
  'wrote.stone': (a) => `${a.point}에 ${COLOR[a.color]}돌`,
  'wrote.no-mark': (a) => `${a.point}의 표시 지움`,
  'wrote.shape': (a) => `${a.point}에 ${shaped(a)}`,
  'wrote.line': (a) => `${a.from}에서 ${a.to}까지 ${SHAPE[a.shape]}`,
  'wrote.no-line': (a) => `${a.from}에서 ${a.to}까지의 ${SHAPE[a.shape]} 지움`,
  'wrote.set-up': (a) =>
    a.what === 'empty' ? `${josa(a.point, '을')} 빈 점으로 배치` : `${a.point}에 ${COLOR[a.what]}돌 배치`,
  'wrote.comment': () => '주석',
  'wrote.no-comment': () => '주석 지움',
  'wrote.removal': () => '이 수와 그 뒤를 모두 지움',
  'wrote.field': (a) => (a.value === '' ? `“${a.title}” 값을 지웠습니다` : `${a.title}: ${a.value}`),
  'wrote.turn': (a) => TURNED[a.how],
  'wrote.to-play': (a) => `다음은 ${COLOR[a.color]} 차례`,
  'wrote.main-line': () => '이제 이 수순이 주 변화입니다',
  'wrote.branch-moved': (a) => `변화도를 한 점 ${a.up ? '위로' : '아래로'} 옮겼습니다`,
  'wrote.branch': (a) => `노드 ${number(a.nodes)}개의 변화도`,

  'rename.empty-title': () => '제목에는 한 줄의 텍스트가 필요합니다.',
  'rename.taken-title': (a) => `제목이 “${a.title}”인 항목이 이미 있습니다.`,
  'rename.label-letter': () => '레이블은 a부터 z까지의 글자 하나입니다.',
  'rename.taken-label': (a) => `${josa(`레이블 “${a.label}”`, '은')} 이미 쓰이고 있습니다.`,
  'rename.rule-word': (a) =>
    `${josa(`“${a.name}”`, '은')} 규칙의 이름이 될 수 없습니다. 소문자, 숫자, 하이픈으로 된 한 단어로, Koban이 쓰지 않는 것이어야 합니다.`,
  'rename.taken-rule': (a) => `“${a.name}”이라는 이름의 규칙이 이미 있습니다.`,
  'rename.rule-elsewhere': (a) =>
    `편집기의 설정이나 읽을 수 없는 파일이 ${josa(`“${a.name}”`, '을')} 씁니다. 먼저 거기에서 바꾸십시오.`,
  'rename.changes-meaning': (a) =>
    `이름을 ${josa(`“${a.name}”`, '으로')} 바꾸면 Koban이 이 파일을 다르게 읽게 됩니다.`,
} satisfies Translated<typeof english>;

const TURNED = table<TurnWord>({
  rotate: '기보를 90도 돌렸습니다',
  mirror: '기보를 좌우로 뒤집었습니다',
  colors: '흑과 백을 바꾸었습니다',
});

/** Why each is reported, and what to do. */
export const diagnostics = {
  'write.occupied': ['점에 돌이 있습니다.', '빈 점을 고르거나 먼저 돌을 치우십시오.'],
  'write.unknown': ['그 점은 알 수 없는 점(`?`)입니다.', '점에 무엇이 있는지 문서에 그리십시오.'],
  'write.off-board': ['그 점은 바둑판에 없습니다.', '바둑판의 점을 고르십시오.'],
  'write.forbidden': [
    '적용 규칙이 이 수를 금지합니다.',
    '먼저 다른 곳에 두거나 다른 규칙을 고르십시오. <kbd>Alt</kbd>+클릭으로 그래도 둘 수 있습니다.',
  ],
  'write.not-last': ['문서는 다른 수로 이어집니다.', '제안대로 변화도를 시작하거나 뒤의 수를 지우십시오.'],
  'write.continued': [
    '다른 항목들이 이 항목의 마지막 수 뒤에 이어집니다.',
    '그 항목들이 어느 수부터 이어지는지 고르십시오. Koban이 묻습니다.',
  ],
  'write.notation': [
    '이 표기법으로는 그렇게 편집할 수 없습니다. SGF에는 그림 밖의 착수가 없고, 항목에서는 바둑판 보기가 주석을 편집하거나 수를 지우지 않습니다.',
    '문서를 편집하거나 대국을 SGF로 저장하십시오.',
  ],
  'write.broken': [
    '기보에 어느 속성에도 속하지 않는 텍스트가 있어, Koban은 새 수를 어디에 쓸지 알 수 없습니다.',
    '편집기가 기보에서 보여 주는 오류를 먼저 고치십시오.',
  ],
  'write.no-board': ['항목에 바둑판이 없습니다.', '행을 그리거나 `size:` 또는 `from:`을 쓰십시오.'],
  'write.not-drawn': [
    '항목이 다른 항목의 바둑판을 보여 줍니다.',
    '`from:`에 쓴 항목에서 바둑판을 바꾸십시오.',
  ],
  'write.first': [
    '표시된 바둑판이 그린 바둑판이 아니거나, 기보의 첫 노드입니다.',
    '그림을 바꾸려면 시작 국면으로 가십시오. 기보의 첫 노드는 지울 수 없습니다.',
  ],
  'write.played': ['그 점에 수를 두었습니다.', '그린 것을 바꾸려면 시작 국면으로 가십시오.'],
  'write.digit': ['그 점에 수의 숫자가 있습니다.', '문서의 그림에서 숫자를 지우십시오.'],
  'write.breaks': ['이 돌이 있으면 뒤의 수를 둘 수 없습니다.', '먼저 뒤의 수를 바꾸거나 지우십시오.'],
  'write.ragged': ['그린 행이 그 점 앞에서 끝납니다.', '행에 빠진 점을 더하십시오.'],
  'write.in-use': [
    '수나 주장이 그 점의 레이블을 쓰거나, 기보의 뒤의 수를 둘 수 없게 됩니다.',
    '문서에서 <kbd>F2</kbd>로 레이블의 이름을 바꾸거나, 먼저 뒤의 수를 바꾸십시오.',
  ],
  'write.label-used': [
    '다른 항목이 그 레이블을 씁니다.',
    '문서에서 <kbd>F2</kbd>로 레이블의 이름을 바꾸십시오.',
  ],
  'write.label-taken': ['다른 점에 그 레이블이 있습니다.', '다른 글자를 고르십시오.'],
  'write.no-label': [
    '그 텍스트는 레이블이 아닙니다.',
    'a부터 z까지의 한 글자를 쓰십시오. 기보에는 빈칸과 쉼표가 없는 짧은 텍스트를 쓸 수 있습니다.',
  ],
  'write.not-empty': ['그 점은 빈 점이 아닙니다.', '빈 점을 고르십시오.'],
  'write.same': ['그 점에는 이미 이 표시나 돌이나 레이블이 있습니다.', '아무것도 하지 않아도 됩니다.'],
  'write.unsafe': ['이렇게 편집하면 앞뒤 텍스트의 뜻이 바뀝니다.', '대신 문서를 편집하십시오.'],
} satisfies Explained;
