import type { AltMark, pictures as english, GradeMark, OpenSideWord, PointMark } from '../en/pictures.ts';
import { table } from '../fallback.ts';
import type { Translated } from '../message.ts';
import { COLOR, list, number, stones } from './grammar.ts';

const MARK = table<AltMark>({
  last: '마지막 착수',
  hot: '핫스톤',
  ends: '대국 종료',
  undecided: '미결정',
  repeats: '국면 반복',
  cross: '가위표',
  circle: '동그라미',
  square: '네모',
  triangle: '세모',
  still: '그대로 남음',
  needed: '순환이 되려면 두어야 하는 점',
  unread: '아직 읽고 있는 눈',
});
const POINT_MARK = table<PointMark>({ ...MARK, star: '화점' });
const EDGE = table<OpenSideWord>({
  top: '상변',
  right: '우변',
  bottom: '하변',
  left: '좌변',
});

const size = ({ columns, rows }: { readonly columns: number; readonly rows: number }) => `${columns}×${rows}`;
const at = (all: readonly { readonly text: string; readonly point: string }[]) =>
  all.map(({ text, point }) => `${point}에 ${text}`).join(', ');
const ended = (text: string) => (/[.!?]$/.test(text) ? text : `${text}.`);

/**
 * Pictures of boards in words: alternative texts, points that a reader walks over, captions of
 * figures in print.
 */
const GRADE_MARK = { works: '성공', fails: '실패', undecided: '미결정', pending: '탐색 중' } as const;
const koOf = (threats: number) =>
  threats < 0
    ? `패(팻감 ${number(-threats)}개 필요)`
    : threats === 0
      ? '패(상대에게 팻감이 없는 동안 성공)'
      : `패(상대의 팻감이 ${number(threats)}개 이하이면 성공)`;
const gradeMark = ({ grade, threats }: GradeMark) => (grade === 'ko' ? koOf(threats) : GRADE_MARK[grade]);

export const pictures = {
  'alt.picture': (a) =>
    [a.title, [a.board, ...a.parts].join('. '), a.words]
      .flatMap((text) => (text ? [ended(text)] : []))
      .join(' '),
  'alt.board': (a) => `바둑판 ${size(a)}`,
  'alt.part-of': (a) => `바둑판 ${size(a)}, ${a.first}부터 ${a.last}까지`,
  'alt.open': (a) =>
    `${a.whole ? `${size(a.whole)} ` : ''}바둑판의 일부, ${a.first}부터 ${a.last}까지, 열린 변: ${list(a.open.map((side) => EDGE[side]))}`,
  'alt.stones': (a) => `흑돌 ${number(a.black)}점, 백돌 ${number(a.white)}점`,
  'alt.unknown': (a) => `알 수 없는 점 ${number(a.points)}개`,
  'alt.marked': (a) => `${MARK[a.mark]}: ${a.points.join(', ')}`,
  'alt.forbidden': (a) => `${a.rule === null ? '둘 수 없음' : `금지(${a.rule})`}: ${a.points.join(', ')}`,
  'alt.territory': (a) => `${COLOR[a.color]}집: ${a.points.join(', ')}`,
  'alt.mouth': (a) => `패 입구 ${a.letter}: ${a.points.join(', ')}`,
  'alt.grade': (a) => `${COLOR[a.color]}의 첫 수, ${gradeMark(a)}: ${a.points.join(', ')}`,
  'alt.zone': (a) => `음영: ${a.points.join(', ')}`,
  'alt.numbers': (a) => `번호: ${at(a.all)}`,
  'alt.labels': (a) => `레이블: ${at(a.all)}`,
  'alt.eyes': (a) => `눈의 값: ${a.all.map(({ text, point }) => `${point} ${text}`).join(', ')}`,
  'alt.lines': (a) =>
    `${a.shape === 'arrow' ? '화살표' : '선'}: ${a.all.map(({ from, to }) => `${from ?? OUTSIDE}에서 ${to ?? OUTSIDE}까지`).join(', ')}`,

  'wheel.ko': (a) => {
    const isPlain = a.holds.every(({ black, white }) => black + white === 1);
    const said = a.holds.map(({ from, black, white }) => {
      const held = [
        ...(black > 0 ? [`흑 ${number(black)}점`] : []),
        ...(white > 0 ? [`백 ${number(white)}점`] : []),
      ];
      const what = isPlain ? COLOR[black > 0 ? 'black' : 'white'] : held.join(' ') || '빈 점';
      return from === null ? what : `${from}부터 ${what}`;
    });
    return `패 ${a.letter}: ${said.join(', ')}`;
  },
  'point.words': (a) =>
    [
      a.point,
      a.content === 'empty' ? '빈 점' : a.content === 'unknown' ? '알 수 없음' : `${COLOR[a.content]}돌`,
      ...a.about,
    ].join(', '),
  'point.move': (a) => `제${a.number}수`,
  'point.number': (a) => `번호 ${a.text}`,
  'point.label': (a) => `레이블 ${a.text}`,
  'point.mark': (a) => POINT_MARK[a.mark],
  'point.forbidden': (a) => {
    const rules = a.rules.filter((rule) => rule !== null);
    return rules.length === 0 ? '둘 수 없음' : `금지(${rules.join(', ')})`;
  },
  'point.territory': (a) => `${COLOR[a.color]}집`,
  'point.grade': (a) => `${COLOR[a.color]}의 첫 수: ${gradeMark(a)}`,
  'point.mouth': (a) => `패 입구 ${a.letter}`,
  'point.eye': (a) => `눈의 값 ${a.value}`,

  'print.title': (a) => (a.first === a.last ? `제${a.first}수` : `제${a.first}수–제${a.last}수`),
  'print.at': (a) =>
    `${a.point}에 ${a.number}${a.ruling === 'forbidden' ? '(금지)' : a.ruling ? '(둘 수 없음)' : ''}`,
  'print.pass': (a) => `${a.number} 패스`,
  'print.elsewhere': (a) => `${a.number} 손빼기`,
  'print.unread': (a) => `${a.number} 읽을 수 없음`,
  'print.caption': (a) => (a.notes.length > 0 ? `${a.title}: ${a.notes.join(', ')}` : a.title),
  'print.played': (a) => {
    const place =
      a.place === 'pass'
        ? '패스'
        : a.place === 'elsewhere'
          ? '손빼기'
          : a.place === 'unread'
            ? '읽을 수 없음'
            : a.place;
    const taken = a.taken.length > 4 ? stones(a.taken.length) : a.taken.join(' ');
    return `${COLOR[a.color]} ${a.number} ${place}${taken ? `, ${taken} 따냄` : ''}${a.forbiddenUnder === null ? '' : `, 금지(${a.forbiddenUnder})`}${a.isImpossible ? ', 둘 수 없음' : ''}`;
  },
  'print.alt': (a) => (a.moves.length > 0 ? `${a.title}. ${a.moves.join('; ')}.` : `${a.title}.`),
  'print.position': () => '국면.',
} satisfies Translated<typeof english>;

const OUTSIDE = '밖의 점';
