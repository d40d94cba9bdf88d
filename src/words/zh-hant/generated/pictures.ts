/** Made by `npm run generate`: what is said in Simplified Chinese. */
import type { AltMark, pictures as english, OpenSideWord, PointMark } from '../../en/pictures.ts';
import { table } from '../../fallback.ts';
import type { Translated } from '../../message.ts';
import { COLOR, join, list, number } from '../grammar.ts';

const MARK = table<AltMark>({
  last: '最後一手',
  hot: '熱子',
  ends: '對局結束',
  undecided: '未決',
  repeats: '重複局面',
  cross: '標記',
  circle: '圓圈',
  square: '方塊',
  triangle: '三角',
  still: '不動',
  needed: '循環要下的點',
  unread: '仍在計算的眼',
});
const POINT_MARK = table<PointMark>({ ...MARK, ko: '劫局面', star: '星位' });
const EDGE = table<OpenSideWord>({
  top: '上邊',
  right: '右邊',
  bottom: '下邊',
  left: '左邊',
});

const size = ({ columns, rows }: { readonly columns: number; readonly rows: number }) => `${columns}×${rows}`;
const at = (all: readonly { readonly text: string; readonly point: string }[]) =>
  all.map(({ text, point }) => `${point} 為 ${text}`).join('、');
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
  'alt.board': (a) => `圍棋棋盤，${size(a)}`,
  'alt.part-of': (a) => `圍棋棋盤，${size(a)}，${a.first} 至 ${a.last}`,
  'alt.open': (a) =>
    `${a.whole ? `${size(a.whole)} ` : ''}棋盤的一部分，${a.first} 至 ${a.last}，開放邊：${list(a.open.map((side) => EDGE[side]))}`,
  'alt.stones': (a) => `${stones('黑', a.black)}，${stones('白', a.white)}`,
  'alt.unknown': (a) => `${number(a.points)} 個未知的點`,
  'alt.marked': (a) => `${MARK[a.mark]}：${points(a.points)}`,
  'alt.forbidden': (a) => `${a.rule === null ? '無法成立' : `禁止（${a.rule}）`}：${points(a.points)}`,
  'alt.territory': (a) => `${COLOR[a.color]}地：${points(a.points)}`,
  'alt.mouth': (a) => `劫口 ${a.number}：${points(a.points)}`,
  'alt.ko': (a) => `劫局面 ${a.number}：${points(a.points)}`,
  'alt.numbers': (a) => `編號：${at(a.all)}`,
  'alt.labels': (a) => `標籤：${at(a.all)}`,
  'alt.eyes': (a) => `眼的值：${at(a.all)}`,
  'alt.lines': (a) =>
    `${a.shape === 'arrow' ? '箭頭' : '線'}：${a.all.map(({ from, to }) => join(from ?? OUTSIDE, '至', to ?? OUTSIDE)).join('、')}`,

  'point.words': (a) =>
    [
      a.point,
      a.content === 'empty' ? '空點' : a.content === 'unknown' ? '未知' : `${COLOR[a.content]}子`,
      ...a.about,
    ].join('，'),
  'point.move': (a) => `第 ${a.number} 手`,
  'point.number': (a) => `編號 ${a.text}`,
  'point.label': (a) => `標籤 ${a.text}`,
  'point.mark': (a) => POINT_MARK[a.mark],
  'point.forbidden': (a) => {
    const rules = a.rules.filter((rule) => rule !== null);
    return rules.length === 0 ? '無法成立' : `禁止（${points(rules)}）`;
  },
  'point.territory': (a) => `${COLOR[a.color]}地`,
  'point.mouth': (a) => `劫口 ${a.number}`,
  'point.eye': (a) => `眼的值 ${a.value}`,

  'print.title': (a) => (a.first === a.last ? `第 ${a.first} 手` : `第 ${a.first}–${a.last} 手`),
  'print.at': (a) =>
    `${a.number} 在 ${a.point}${a.ruling === 'forbidden' ? '（禁止）' : a.ruling ? '（無法成立）' : ''}`,
  'print.pass': (a) => `${a.number} 虛手`,
  'print.elsewhere': (a) => `${a.number} 脫先`,
  'print.unread': (a) => `${a.number} 無法辨識`,
  'print.caption': (a) => (a.notes.length > 0 ? `${a.title}：${a.notes.join('，')}` : a.title),
  'print.played': (a) => {
    const place = PLACE[a.place] ?? a.place;
    const taken = a.taken.length > 4 ? `${number(a.taken.length)} 子` : points(a.taken);
    return `${COLOR[a.color]} ${a.number} ${place}${taken ? `，提 ${taken}` : ''}${a.forbiddenUnder === null ? '' : `，禁止（${a.forbiddenUnder}）`}${a.isImpossible ? '，無法成立' : ''}`;
  },
  'print.alt': (a) => (a.moves.length > 0 ? `${a.title}。${a.moves.join('；')}。` : `${a.title}。`),
  'print.position': () => '局面。',
} satisfies Translated<typeof english>;

const OUTSIDE = '圖外的點';
const PLACE: Readonly<Record<string, string | undefined>> = {
  pass: '虛手',
  elsewhere: '脫先',
  unread: '無法辨識',
};
