import type { Explained } from '../define.ts';
import type { found as english } from '../en/found.ts';
import type { Translated } from '../message.ts';
import { COLOR, josa, number, quote } from './grammar.ts';

/** What is said of diagrams in other notations. */
export const found = {
  'colors.assumed': (a) => `Koban은 ${josa(a.sign, '을')} ${COLOR[a.X]}으로 가정합니다(${a.why})`,
  'signs.author': () => '글쓴이가 그렇게 적음',
  'signs.dollars': () => '$$ 그림에서 X는 흑',
  'signs.pattern': () => '패턴에서 O는 흑이든 백이든 둘 차례인 쪽, X는 상대',
  'signs.gnugo': () => 'GNU Go의 그림에서 O는 흑이든 백이든 둘 차례인 쪽이나 눈의 주인',
  'signs.engine': (a) => `${a.program}의 출력에서 흑은 ${a.sign}`,
  'signs.usual': (a) => `${a.sign}: 대개 흑을 나타냄`,

  'digits.numbers': (a) =>
    `${a.repeated ? '두 번 이상 나오는 숫자가 있어서' : '숫자가 1부터 빠짐없이 이어지지 않아서'} Koban은 이 숫자들을 수로 두지 않고 숫자로 표시합니다`,
  'digits.unclear': (a) =>
    `1부터 ${a.last}까지의 숫자는 수일 수도 있고 점의 이름일 수도 있습니다. Koban은 숫자로 표시합니다. 수로 두려면 “digits: moves”라고 쓰십시오`,
  'diagram.not-points': () =>
    '여기 점과 점 사이에 무엇인가 그려져 있습니다. Koban은 격자에 있지 않은 것을 무시합니다',
  'pattern.differs': (a) => `이 그림의 크기가 설명하는 그림(${a.title})의 크기와 다릅니다`,

  'fix.digits-are-numbers': () => '숫자로 보기: 두지 않음',
  'fix.digits-are-moves': () => '수로 보기: 차례로 둠',

  'senseis.no-board': () => '이 $$ 그림에는 행이 없습니다',
  'senseis.header': (a) =>
    `${josa(quote(a.written), '은')} 그림의 옵션이 아닙니다. $$ 뒤에 B나 W, c, 크기, m과 번호를 차례로 쓰고, 빈칸 뒤에 제목을 씁니다`,
  'senseis.size': (a) => `바둑판은 1줄에서 25줄까지입니다. Koban은 ${quote(a.written)} 크기를 무시합니다`,
  'senseis.first': (a) => `첫 수의 번호는 1에서 9,999까지입니다. ${quote(a.written)}: 쓸 수 없습니다`,
  'senseis.stray-line': () => '이 줄은 $$로 시작하지 않으므로 Koban은 이 줄을 무시합니다',
  'senseis.unreadable': (a) =>
    `${josa(quote(a.written), '은')} 링크 “[a|Page]”도, 화살표 “{AR C3 E5}”도, 선 “{LN C3 E5}”도 아닙니다`,
  'senseis.unknown-glyph': (a) =>
    `${quote(a.glyphs)}: $$ 그림에서 뜻이 없는 기호입니다. Koban은 이 점을 알 수 없는 점으로 봅니다`,
  'senseis.ragged-row': (a) =>
    `이 행에는 점이 ${number(a.has)}개인데 바둑판은 ${number(a.wants)}열입니다. Koban은 없는 점을 알 수 없는 점으로 봅니다`,
  'senseis.too-large': (a) =>
    `${number(a.has)}${a.what === 'columns' ? '열' : '행'}은 너무 많습니다. 바둑판은 최대 25줄이며, Koban은 나머지를 무시합니다`,
  'senseis.row-after-edge': () =>
    '그림의 아래쪽 가장자리 밑에는 행이 올 수 없습니다. 한 그림에 바둑판 두 개를 그리려면 _로 띄워 나란히 놓으십시오',
  'senseis.size-small': (a) =>
    `${number(a.columns)}열 ${number(a.rows)}행은 크기 ${a.size}의 바둑판에 들어가지 않습니다. Koban은 크기를 무시합니다`,
  'senseis.digit-twice': (a) => `제${a.number}수가 두 번 그려져 있습니다. Koban은 첫 번째 것을 씁니다`,
  'senseis.digit-missing': (a) =>
    `제${a.number}수가 없는데 제${a.next}수가 그려져 있습니다. Koban은 제${a.number}수를 다른 곳에 두었다고 가정합니다. 제목에 “${a.number} at ${a.number > 1 ? 1 : 2}”, “${a.number} elsewhere”, “${a.number} pass”처럼 쓰면 둔 곳을 나타낼 수 있습니다`,
  'senseis.label-twice': (a) =>
    `${josa(`레이블 “${a.label}”`, '이')} 두 번 그려져 있습니다. 수로는 첫 번째 것만 가리킬 수 있습니다`,
  'senseis.caption': (a) =>
    `제목에는 제${a.number}수가 제${a.at}수의 점이라고 되어 있지만, 제${a.at}수는 그려져 있지 않습니다`,
  'senseis.line-end': (a) =>
    `${josa(quote(a.written), '은')} 이 그림의 점이 아닙니다. C3이라고 쓰거나, 왼쪽 위부터 세어 3:5라고 쓰십시오`,
  'senseis.line-unplaced': (a) =>
    `${quote(a.written)}: 그림에 귀가 있어야 좌표가 정해집니다. 왼쪽 위부터 세려면 3:5라고 쓰십시오`,
  'senseis.link-nowhere': (a) => `그림에 “${a.anchor}”인 점이 없습니다`,
} satisfies Translated<typeof english>;

/** Why each is reported, and what to do. */
export const diagnostics = {
  'colors.assumed': ['어느 기호가 흑인지 문서에 나와 있지 않습니다.', '수정으로 `colors:`를 쓰십시오.'],
  'digits.numbers': [
    'Koban은 숫자를 번호로 표시하고, 수로 두지 않습니다.',
    '수라면 `digits: moves`를 쓰십시오.',
  ],
  'digits.unclear': [
    '1부터 각 숫자가 한 번씩 있으므로 수일 수 있습니다.',
    '수정 `digits: moves`나 `digits: numbers`를 쓰십시오.',
  ],
  'pattern.differs': ['패턴의 두 그림의 크기가 다릅니다.', '둘 중 하나를 고치십시오.'],
  'diagram.not-points': [
    '다른 표기법의 그림에서 점 사이에 무언가를 그렸습니다. Koban은 이를 무시합니다.',
    '그대로 두거나 그림을 다시 그리십시오.',
  ],
  'senseis.no-board': ['그림에 행이 없습니다.', '행을 그리십시오.'],
  'senseis.header': [
    '`$$` 뒤의 낱말은 옵션이 아닙니다.',
    '`B`나 `W`, `c`, 크기, `m`과 번호를 쓰고 빈칸 뒤에 제목을 쓰십시오.',
  ],
  'senseis.size': ['바둑판은 1줄부터 25줄까지입니다.', '크기를 고치십시오.'],
  'senseis.first': ['첫 수의 번호는 1부터 9999까지입니다.', '번호를 고치십시오.'],
  'senseis.stray-line': ['그림 안에 `$$`로 시작하지 않는 줄이 있습니다.', '앞에 `$$`를 쓰십시오.'],
  'senseis.unreadable': [
    '이 줄은 링크도 화살표도 선도 아닙니다.',
    '`[a|Page]`, `{AR C3 E5}`, `{LN C3 E5}` 가운데 하나를 쓰십시오.',
  ],
  'senseis.unknown-glyph': ['이 기호는 `$$` 그림에서 뜻이 없습니다.', '기호를 고치십시오.'],
  'senseis.ragged-row': ['행의 점이 다른 행보다 많거나 적습니다.', '점을 더하거나 지우십시오.'],
  'senseis.too-large': ['바둑판이 25열이나 25행을 넘습니다.', '일부를 그리십시오.'],
  'senseis.row-after-edge': ['아래쪽 가장자리 밑에 행이 있습니다.', '바둑판을 `_`로 나누어 나란히 두십시오.'],
  'senseis.size-small': ['그림이 크기보다 큽니다.', '크기를 고치십시오.'],
  'senseis.digit-twice': [
    '같은 수를 두 번 그렸습니다. Koban은 첫 번째 것을 씁니다.',
    '제목에 `2 at 1`이라고 쓰십시오.',
  ],
  'senseis.digit-missing': [
    '번호가 빠졌습니다. Koban은 그 수를 다른 곳에 둔 것으로 봅니다.',
    '제목에 `2 at 1`, `2 elsewhere`, `2 pass` 가운데 하나를 쓰십시오.',
  ],
  'senseis.label-twice': [
    '같은 레이블을 두 번 그렸습니다. 수는 첫 번째 것만 가리킬 수 있습니다.',
    '다른 글자를 고르십시오.',
  ],
  'senseis.caption': ['제목이 그리지 않은 수를 가리킵니다.', '번호를 고치십시오.'],
  'senseis.line-end': ['화살표나 선이 없는 점에서 끝납니다.', '점을 고치십시오.'],
  'senseis.line-unplaced': [
    '그림에 귀가 없어 화살표의 좌표를 알 수 없습니다.',
    '왼쪽 위부터 세어 `1:1`처럼 쓰십시오.',
  ],
  'senseis.link-nowhere': ['그림에 링크의 글자가 있는 점이 없습니다.', '글자를 그리십시오.'],
} satisfies Explained;
