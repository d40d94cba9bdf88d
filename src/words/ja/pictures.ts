import type { AltMark, pictures as english, GradeMark, OpenSideWord, PointMark } from '../en/pictures.ts';
import { table } from '../fallback.ts';
import type { Translated } from '../message.ts';
import { COLOR, list, number } from './grammar.ts';

const MARK = table<AltMark>({
  last: '最後の着手',
  hot: 'ホットストーン',
  ends: '終局',
  undecided: '未決定',
  repeats: '同一局面反復',
  cross: '印',
  circle: '丸印',
  square: '四角印',
  triangle: '三角印',
  still: '動かない',
  needed: '循環なら打つ点',
  unread: 'まだ読んでいる眼',
});
const POINT_MARK = table<PointMark>({ ...MARK, star: '星' });
const EDGE = table<OpenSideWord>({
  top: '上辺',
  right: '右辺',
  bottom: '下辺',
  left: '左辺',
});

const size = ({ columns, rows }: { readonly columns: number; readonly rows: number }) => `${columns}×${rows}`;
const at = (all: readonly { readonly text: string; readonly point: string }[]) =>
  all.map(({ text, point }) => `${point}に${text}`).join('、');
const GRADE_MARK = { works: '成功', fails: '失敗', undecided: '未決定', pending: '探索中' } as const;
const koOf = (threats: number) =>
  threats < 0
    ? `コウ（コウダテが${number(-threats)}個必要）`
    : threats === 0
      ? 'コウ（相手にコウダテがなければ成功）'
      : `コウ（相手のコウダテが${number(threats)}個までなら成功）`;
const gradeMark = ({ grade, threats }: GradeMark) => (grade === 'ko' ? koOf(threats) : GRADE_MARK[grade]);
const points = (all: readonly string[]) => all.join('、');
const ended = (text: string) => (/[.!?。！？]$/.test(text) ? text : `${text}。`);
const stones = (color: string, n: number) => `${color}石${number(n)}子`;

/**
 * Pictures of boards in words: alternative texts, points that a reader walks over, captions of
 * figures in print.
 */
export const pictures = {
  'alt.picture': (a) =>
    [a.title, [a.board, ...a.parts].join('。'), a.words]
      .flatMap((text) => (text ? [ended(text)] : []))
      .join(''),
  'alt.board': (a) => `碁盤、${size(a)}`,
  'alt.part-of': (a) => `碁盤、${size(a)}、${a.first}から${a.last}まで`,
  'alt.open': (a) =>
    `${a.whole ? `${size(a.whole)}の` : ''}碁盤の一部、${a.first}から${a.last}まで、開いた辺：${list(a.open.map((side) => EDGE[side]))}`,
  'alt.stones': (a) => `${stones('黒', a.black)}、${stones('白', a.white)}`,
  'alt.unknown': (a) => `不明な点${number(a.points)}個`,
  'alt.marked': (a) => `${MARK[a.mark]}：${points(a.points)}`,
  'alt.forbidden': (a) => `${a.rule === null ? '打てません' : `禁止（${a.rule}）`}：${points(a.points)}`,
  'alt.territory': (a) => `${COLOR[a.color]}地：${points(a.points)}`,
  'alt.mouth': (a) => `コウの口${a.letter}：${points(a.points)}`,
  'alt.grade': (a) => `${COLOR[a.color]}の初手、${gradeMark(a)}：${points(a.points)}`,
  'alt.zone': (a) => `網掛け：${points(a.points)}`,
  'alt.numbers': (a) => `番号：${at(a.all)}`,
  'alt.labels': (a) => `ラベル：${at(a.all)}`,
  'alt.eyes': (a) => `眼の値：${at(a.all)}`,
  'alt.lines': (a) =>
    `${a.shape === 'arrow' ? '矢印' : '線'}：${a.all.map(({ from, to }) => `${from ?? OUTSIDE}から${to ?? OUTSIDE}まで`).join('、')}`,

  'point.words': (a) =>
    [
      a.point,
      a.content === 'empty' ? '空点' : a.content === 'unknown' ? '不明' : `${COLOR[a.content]}石`,
      ...a.about,
    ].join('、'),
  'point.move': (a) => `${a.number}手目`,
  'point.number': (a) => `番号${a.text}`,
  'point.label': (a) => `ラベル${a.text}`,
  'point.mark': (a) => POINT_MARK[a.mark],
  'point.forbidden': (a) => {
    const rules = a.rules.filter((rule) => rule !== null);
    return rules.length === 0 ? '打てません' : `禁止（${points(rules)}）`;
  },
  'point.territory': (a) => `${COLOR[a.color]}地`,
  'point.grade': (a) => `${COLOR[a.color]}の初手：${gradeMark(a)}`,
  'point.mouth': (a) => `コウの口${a.letter}`,
  'wheel.ko': (a) => {
    const isPlain = a.holds.every(({ black, white }) => black + white === 1);
    const said = a.holds.map(({ from, black, white }) => {
      const stones = [...(black > 0 ? [`黒${black}子`] : []), ...(white > 0 ? [`白${white}子`] : [])];
      const what = isPlain ? COLOR[black > 0 ? 'black' : 'white'] : stones.join('と') || '空';
      return from === null ? what : `${from}から${what}`;
    });
    return `コウ${a.letter}：${said.join('、')}`;
  },
  'point.eye': (a) => `眼の値${a.value}`,

  'print.title': (a) => (a.first === a.last ? `${a.first}手目` : `${a.first}–${a.last}手目`),
  'print.at': (a) =>
    `${a.point}に${a.number}${a.ruling === 'forbidden' ? '（禁止）' : a.ruling ? '（打てません）' : ''}`,
  'print.pass': (a) => `${a.number}パス`,
  'print.elsewhere': (a) => `${a.number}手抜き`,
  'print.unread': (a) => `${a.number}読み取り不能`,
  'print.caption': (a) => (a.notes.length > 0 ? `${a.title}：${a.notes.join('、')}` : a.title),
  'print.played': (a) => {
    const place = PLACE[a.place] ?? a.place;
    const taken = a.taken.length > 4 ? `${number(a.taken.length)}子` : points(a.taken);
    return `${COLOR[a.color]} ${a.number} ${place}${taken ? `、${taken}を取る` : ''}${a.forbiddenUnder === null ? '' : `、禁止（${a.forbiddenUnder}）`}${a.isImpossible ? '、打てません' : ''}`;
  },
  'print.alt': (a) => (a.moves.length > 0 ? `${a.title}。${a.moves.join('。')}。` : `${a.title}。`),
  'print.position': () => '局面。',
} satisfies Translated<typeof english>;

const OUTSIDE = '図の外の点';
const PLACE: Readonly<Record<string, string | undefined>> = {
  pass: 'パス',
  elsewhere: '手抜き',
  unread: '読み取り不能',
};
