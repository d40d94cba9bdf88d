import type { AltMark, pictures as english, GradeMark, OpenSideWord, PointMark } from '../en/pictures.ts';
import { table } from '../fallback.ts';
import type { Translated } from '../message.ts';
import { COLOR, join, list, number } from './grammar.ts';

const MARK = table<AltMark>({
  last: '最后一手',
  hot: '热子',
  ends: '对局结束',
  undecided: '未决',
  repeats: '重复局面',
  cross: '标记',
  circle: '圆圈',
  square: '方块',
  triangle: '三角',
  still: '不动',
  needed: '循环要下的点',
  unread: '仍在计算的眼',
});
const POINT_MARK = table<PointMark>({ ...MARK, star: '星位' });
const EDGE = table<OpenSideWord>({
  top: '上边',
  right: '右边',
  bottom: '下边',
  left: '左边',
});

const size = ({ columns, rows }: { readonly columns: number; readonly rows: number }) => `${columns}×${rows}`;
const at = (all: readonly { readonly text: string; readonly point: string }[]) =>
  all.map(({ text, point }) => `${point} 为 ${text}`).join('、');
const GRADE_MARK = { works: '成立', fails: '不成立', undecided: '未决', pending: '正在搜索' } as const;
const koOf = (threats: number) =>
  threats < 0
    ? `劫，需要 ${number(-threats)} 个劫材`
    : threats === 0
      ? '劫，对方没有劫材时成立'
      : `劫，对方有 ${number(threats)} 个劫材时成立`;
const gradeMark = ({ grade, threats }: GradeMark) => (grade === 'ko' ? koOf(threats) : GRADE_MARK[grade]);
const points = (all: readonly string[]) => all.join('、');
const ended = (text: string) => (/[.!?。！？]$/.test(text) ? text : `${text}。`);
const stones = (color: string, n: number) => `${color} ${number(n)} 子`;

/**
 * Pictures of boards in words: alternative texts, points that a reader walks over, captions of
 * figures in print.
 */
export const pictures = {
  'alt.picture': (a) =>
    [a.title, [a.board, ...a.parts].join('。'), a.words]
      .flatMap((text) => (text ? [ended(text)] : []))
      .join(''),
  'alt.board': (a) => `围棋棋盘，${size(a)}`,
  'alt.part-of': (a) => `围棋棋盘，${size(a)}，${a.first} 至 ${a.last}`,
  'alt.open': (a) =>
    `${a.whole ? `${size(a.whole)} ` : ''}棋盘的一部分，${a.first} 至 ${a.last}，开放边：${list(a.open.map((side) => EDGE[side]))}`,
  'alt.stones': (a) => `${stones('黑', a.black)}，${stones('白', a.white)}`,
  'alt.unknown': (a) => `${number(a.points)} 个未知的点`,
  'alt.marked': (a) => `${MARK[a.mark]}：${points(a.points)}`,
  'alt.forbidden': (a) => `${a.rule === null ? '无法成立' : `禁止（${a.rule}）`}：${points(a.points)}`,
  'alt.territory': (a) => `${COLOR[a.color]}地：${points(a.points)}`,
  'alt.mouth': (a) => `劫口 ${a.letter}：${points(a.points)}`,
  'alt.grade': (a) => `${COLOR[a.color]}的第一手，${gradeMark(a)}：${points(a.points)}`,
  'alt.zone': (a) => `阴影：${points(a.points)}`,
  'alt.numbers': (a) => `编号：${at(a.all)}`,
  'alt.labels': (a) => `标签：${at(a.all)}`,
  'alt.eyes': (a) => `眼的值：${at(a.all)}`,
  'alt.lines': (a) =>
    `${a.shape === 'arrow' ? '箭头' : '线'}：${a.all.map(({ from, to }) => join(from ?? OUTSIDE, '至', to ?? OUTSIDE)).join('、')}`,

  'point.words': (a) =>
    [
      a.point,
      a.content === 'empty' ? '空点' : a.content === 'unknown' ? '未知' : `${COLOR[a.content]}子`,
      ...a.about,
    ].join('，'),
  'point.move': (a) => `第 ${a.number} 手`,
  'point.number': (a) => `编号 ${a.text}`,
  'point.label': (a) => `标签 ${a.text}`,
  'point.mark': (a) => POINT_MARK[a.mark],
  'point.forbidden': (a) => {
    const rules = a.rules.filter((rule) => rule !== null);
    return rules.length === 0 ? '无法成立' : `禁止（${points(rules)}）`;
  },
  'point.territory': (a) => `${COLOR[a.color]}地`,
  'point.grade': (a) => `${COLOR[a.color]}的第一手：${gradeMark(a)}`,
  'point.mouth': (a) => `劫口 ${a.letter}`,
  'point.eye': (a) => `眼的值 ${a.value}`,

  'print.title': (a) => (a.first === a.last ? `第 ${a.first} 手` : `第 ${a.first}–${a.last} 手`),
  'print.at': (a) =>
    `${a.number} 在 ${a.point}${a.ruling === 'forbidden' ? '（禁止）' : a.ruling ? '（无法成立）' : ''}`,
  'print.pass': (a) => `${a.number} 虚着`,
  'print.elsewhere': (a) => `${a.number} 脱先`,
  'print.unread': (a) => `${a.number} 无法识别`,
  'print.caption': (a) => (a.notes.length > 0 ? `${a.title}：${a.notes.join('，')}` : a.title),
  'print.played': (a) => {
    const place = PLACE[a.place] ?? a.place;
    const taken = a.taken.length > 4 ? `${number(a.taken.length)} 子` : points(a.taken);
    return `${COLOR[a.color]} ${a.number} ${place}${taken ? `，提 ${taken}` : ''}${a.forbiddenUnder === null ? '' : `，禁止（${a.forbiddenUnder}）`}${a.isImpossible ? '，无法成立' : ''}`;
  },
  'print.alt': (a) => (a.moves.length > 0 ? `${a.title}。${a.moves.join('；')}。` : `${a.title}。`),
  'print.position': () => '局面。',
  'wheel.ko': (a) => {
    const isPlain = a.holds.every(({ black, white }) => black + white === 1);
    const said = a.holds.map(({ from, black, white }) => {
      const stones = [...(black > 0 ? [`${black} 个黑子`] : []), ...(white > 0 ? [`${white} 个白子`] : [])];
      const what = isPlain ? COLOR[black > 0 ? 'black' : 'white'] : stones.join('和 ') || '空';
      return from === null ? what : join('从', from, '起', what);
    });
    return `劫 ${a.letter}：${said.join('，')}`;
  },
} satisfies Translated<typeof english>;

const OUTSIDE = '图外的点';
const PLACE: Readonly<Record<string, string | undefined>> = {
  pass: '虚着',
  elsewhere: '脱先',
  unread: '无法识别',
};
