import type { Explained } from '../define.ts';
import type { exporting as english, TargetWord } from '../en/export.ts';
import { table } from '../fallback.ts';
import type { Translated } from '../message.ts';
import { COLOR, count, josa, list, number, OTHER, quote } from './grammar.ts';

const PROGRAM = {
  gnugo: 'GNU Go',
  katago: 'KataGo',
  pachi: 'Pachi',
  leelaz: 'Leela Zero',
  michi: 'Michi',
  fuego: 'Fuego',
  gomill: 'gomill',
} as const;
type Program = keyof typeof PROGRAM;

const TARGET = table<Exclude<TargetWord, Program>, readonly [label: string, doc: string]>({
  goban: ['Koban 항목', '다른 항목이 없어도 되는 “.goban” 파일의 항목'],
  senseis: ['Sensei’s Library($$)', 'Sensei’s Library와 게시판의 $$ 그림'],
  ascii: ['텍스트 바둑판', '메일과 주석에 쓰는, 글자와 가장자리로 그린 바둑판'],
  unicode: ['유니코드 바둑판', '터미널과 메일에 쓰는, 선 문자로 그린 바둑판'],
  sgf: ['SGF', '이어지는 항목이 변화도가 되는 기보 트리(FF[4])'],
  psgo: ['LaTeX(psgo)', 'psgo 패키지용 LaTeX'],
  igo: ['LaTeX(igo)', 'igo 패키지용 LaTeX'],
  typst: ['Typst', '패키지가 필요 없는 Typst: 바둑판을 그리는 함수와 그 호출'],
  markdown: ['Markdown 이미지', 'Markdown 안에 들어가는 이미지와 대체 텍스트'],
});

const isProgram = (target: TargetWord): target is Program => target in PROGRAM;
const size = ({ columns, rows }: { columns: number; rows: number }) => `${columns}x${rows}`;
const unknownPoints = (n: number) => count(n, '알 수 없는 점');
const SIDE = { top: '상변', right: '우변', bottom: '하변', left: '좌변' } as const;

/** Writing in other notations: what they are called, and what they cannot represent. */
export const exporting = {
  'target.label': (a) => (isProgram(a.target) ? `${PROGRAM[a.target]} 바둑판` : TARGET[a.target][0]),
  'target.doc': (a) =>
    isProgram(a.target) ? `마지막 수 뒤의 바둑판, ${PROGRAM[a.target]}의 출력 형식` : TARGET[a.target][1],

  'loss.title': () => '제목',
  'loss.from': (a) => `이 국면 앞의 ${number(a.moves)}수`,
  'loss.from-diagrams': () => '둘째 이후 그림의 이전 수순: 패 규칙은 그림마다 따로 판정합니다',
  'loss.from-setup': () => '대국 중간의 배치 앞 수순: 거기서 새 항목이 시작됩니다',
  'loss.claims': (a) => count(a.count, '“expect” 줄'),
  'loss.facts': (a) => `${count(a.count, '줄')}(${a.keys.join(', ')})`,
  'loss.facts-in-comment': (a) => `SGF에 주석으로만 남는 ${count(a.count, '줄')}(${a.keys.join(', ')})`,
  'loss.rules': (a) => `규칙(${a.rules.join(', ')})`,
  'loss.unknown-rules': (a) => `Koban이 모르는 규칙 ${quote(a.rules, 40)}`,
  'loss.suicide': () => '자살수 허용 여부: 이 패 규칙을 쓰면서 그것을 정한 SGF의 규칙이 없습니다',
  'loss.suicide-but-ing': () => '응씨 규칙이 아닌 규칙에서 자살수를 허용한다는 것',
  'loss.no-board': () => '바둑판이 없는 항목',
  'loss.labels': (a) => count(a.count, '레이블'),
  'loss.marks': (a) => count(a.count, '표시'),
  'loss.signs': (a) => count(a.count, '기호'),
  'loss.lines': (a) => count(a.count, '그린 선'),
  'loss.links': (a) => count(a.count, '링크'),
  'loss.marks-and-labels': (a) => count(a.count, '표시와 레이블'),
  'loss.comments': (a) => count(a.count, '주석'),
  'loss.properties': (a) => `기보의 ${list(a.names)} 내용`,
  'loss.stray': (a) => `SGF가 아닌 텍스트 ${number(a.count)}곳`,
  'loss.signs-on-points': (a) => `${count(a.count, '기호')}: igo는 돌 위에만 기호를 그립니다`,
  'loss.lines-outside': (a) => `그림 밖의 점으로 가는 ${count(a.count, '선')}`,
  'loss.last-move-marks': () => '방금 둔 수의 표시',
  'loss.moves-order': (a) => `${number(a.count)}수의 순서`,
  'loss.moves-above': (a) => `제${a.most}수보다 뒤의 수: igo에는 그런 번호의 돌이 없습니다`,
  'loss.moves-nowhere': () => '바둑판의 어느 점도 아닌 수: Koban은 다른 곳에 두었다고 가정합니다',
  'loss.unread': () => 'Koban이 이 텍스트에서 다시 읽지 못하는 바둑판',
  'loss.turn': () => '백 차례라는 것',
  'loss.turn-at-first': (a) =>
    `${josa(COLOR[a.mover], '이')} 첫 수를 두었을 때 ${OTHER[a.mover]} 차례였다는 것`,
  'loss.open': (a) => `${list(a.sides.map((side) => SIDE[side]))} 쪽으로 바둑판이 이어진다는 것`,
  'loss.open-sgf': () => '열린 변 너머의 점을 알 수 없다는 것: SGF에서는 빈 점이며 VW로 감춥니다',
  'loss.unknown-printed': (a) => `${unknownPoints(a.count)}: ?로 출력합니다`,
  'loss.unknown-empty': (a) => `${unknownPoints(a.count)}: 빈 점으로 그립니다`,
  'loss.unknown-dimmed': (a) => `${unknownPoints(a.count)}: SGF에서는 빈 점이며 흐리게 표시합니다(DD)`,
  'loss.unknown-blank': () => '아무것도 그려지지 않은 점은 알 수 없는 점(?)이라는 것',
  'loss.place': () => '바둑판의 어느 부분을 그렸는지',
  'loss.place-guessed': (a) => `위치: ${size(a)} 바둑판에 그립니다`,
  'loss.place-sgf': (a) => `위치와 크기: SGF는 바둑판 전체만 나타내므로 Koban은 ${size(a)} 바둑판을 씁니다`,
  'loss.size': (a) => `바둑판 전체의 크기 ${size(a)}`,
  'loss.size-most': (a) => `${size(a)} 크기: 그릴 수 있는 바둑판은 최대 ${a.most}x${a.most}입니다`,
  'loss.size-lines': (a) =>
    `바둑판: ${a.package} 패키지는 최대 ${number(a.most)}줄을 그리는데 이 바둑판은 ${number(a.lines)}줄입니다`,
  'loss.size-square': (a) =>
    `바둑판이 ${size(a)}줄이라는 것: ${a.package} 패키지는 정사각형만 그리므로 일부 가장자리가 빠집니다`,
  'loss.tenuki': () => '다른 곳에 둔 수: SGF에서는 “tenuki” 주석을 단 패스가 됩니다',
  'loss.impossible': () => '둘 수 없는 수라는 것: 다른 프로그램은 그래도 돌을 놓습니다',
  'loss.impossible-elsewhere': () => '둘 수 없는 수: 제목에는 다른 곳에 두었다고 씁니다',
  'loss.impossible-entry': () => '돌이 있는 점에 돌을 놓는 수라는 것: 항목에서는 바둑판이 그대로입니다',
  'loss.impossible-picture': () => '돌이 있는 점에 둔 수: 다음 그림이 그 뒤의 바둑판을 보입니다',
} satisfies Translated<typeof english>;

/** Why each is reported, and what to do. */
export const diagnostics = {
  'lost.comments': [
    '항목이나 기보의 주석: 변환 대상에 쓸 곳이 없습니다.',
    '`sgf`나 `goban`으로 변환하거나, 주석을 그림 옆에 쓰십시오.',
  ],
  'lost.facts': [
    '`expect`와 그 밖의 줄: Koban의 항목에만 있습니다.',
    '항목을 남겨 두고 `koban check`로 확인하십시오.',
  ],
  'lost.from': [
    '국면 앞의 기록: 다른 항목에 이어지는 항목, 한 대국의 둘째부터의 그림, 대국 중간의 배치 앞에 있는 것입니다.',
    '대국의 수를 함께 남기는 `sgf`로 변환하거나 원본을 남겨 두십시오.',
  ],
  'lost.impossible': [
    '둘 수 없는 수: 변환 대상은 이를 다르게 읽거나 읽지 못합니다.',
    '오류라면 원본에서 수를 고치십시오.',
  ],
  'lost.labels': [
    '레이블: 변환 대상에 없거나, 번호가 있는 돌에는 붙일 수 없습니다.',
    '레이블을 수가 없는 점에 붙이거나 `sgf`로 변환하십시오.',
  ],
  'lost.lines': [
    '화살표와 선: 변환 대상에 없거나 바둑판 밖에서 끝납니다.',
    '`sgf`로 변환하거나 `koban render`로 이미지를 만드십시오.',
  ],
  'lost.links': ['`$$` 그림의 링크: 변환 대상에 없습니다.', '링크를 그림 옆에 쓰십시오.'],
  'lost.marks': [
    '점의 표시(`*`): 변환 대상에 없습니다.',
    '`sgf`로 변환하거나 `koban render`로 이미지를 만드십시오.',
  ],
  'lost.moves': [
    '수의 순서: 변환 대상이 국면만 보여 주거나 번호가 모자랍니다.',
    '순서를 남기는 `sgf`로 변환하십시오.',
  ],
  'lost.open': [
    '열린 변: 변환 대상은 가장자리나 바둑판 전체를 그립니다.',
    '바둑판이 거기서 끝나면 가장자리를 그리거나 `size:`를 쓰십시오.',
  ],
  'lost.place': [
    '일부가 바둑판의 어디에 있는지: 변환 대상에 위치가 필요하거나, 위치를 쓸 수 없습니다.',
    '`size:`를 쓰고 가장자리나 좌표를 그리십시오.',
  ],
  'lost.properties': [
    '변환 대상에 없는 속성의 내용: 대국자, 덤, 노드의 이름 등.',
    '기보를 남겨 두고 거기에서 변환하십시오.',
  ],
  'lost.rules': ['규칙: 변환 대상에 없거나 같은 뜻의 이름이 없습니다.', '그림 앞뒤의 글에 규칙을 쓰십시오.'],
  'lost.signs': [
    '모양, 집, 글자: 변환 대상에 없거나 그곳에는 그릴 수 없습니다.',
    '`sgf`로 변환하거나 `koban render`로 이미지를 만드십시오.',
  ],
  'lost.size': [
    '바둑판의 크기: 변환 대상에 쓸 수 없거나 그 크기의 바둑판이 없습니다.',
    '`sgf`나 `goban`으로 변환하거나 바둑판의 일부를 그리십시오.',
  ],
  'lost.tenuki': [
    '그림 밖의 착수: SGF는 바둑판 전체를 보여 주므로 패스가 됩니다.',
    '패스로 충분하면 그대로 두십시오. 아니면 바둑판 전체를 그려 수의 점을 나타내십시오.',
  ],
  'lost.title': [
    '제목: 변환 대상에 없거나 더 짧은 것만 쓸 수 있습니다.',
    '제목을 그림 옆에 쓰거나 짧게 하십시오.',
  ],
  'lost.turn': [
    '둘 차례: 변환 대상은 수로만 나타내거나 나타낼 수 없습니다.',
    '그림 앞뒤의 글에 둘 차례를 쓰십시오.',
  ],
  'lost.unknown': [
    '알 수 없는 점(`?`): 변환 대상은 빈 점으로 그리거나 그대로 씁니다.',
    '점에 무엇이 있는지 그리거나 `goban`으로 변환하십시오.',
  ],
  'lost.unread': [
    '기보에서 SGF가 아닌 텍스트. 또는 열이 적은 바둑판처럼 Koban이 쓴 텍스트에서 다시 찾지 못하는 엔진의 바둑판.',
    '기보를 고치거나 바둑판을 `goban`으로 변환하십시오.',
  ],
} satisfies Explained;
