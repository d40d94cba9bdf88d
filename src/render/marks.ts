import { koLetter } from '../go/ko-letter.ts';
import type { Mark, Stone } from '../protocol/player.ts';
import { cellsPath, contourPath } from './asked.ts';
import { type Element, element, group } from './element.ts';
import { center, type Layout, onBoard } from './layout.ts';
import { koSign } from './letters.ts';
import { dashedRing, eyeSign, glow, gradeBadge, graded, shape, territory, unreadEye } from './rare-signs.ts';
import { halo, loopBadge, type PointMarks, penAt, SMALL, signed, veil, written } from './signs.ts';
import type { BoardTheme } from './theme.ts';

export interface PlacedMark {
  readonly point: number;
  readonly mark: Mark;
}

/** What stands at a point when a mark is drawn on it. */
type StoneAt = (point: number) => Stone | null;

function byPoint(layout: Layout, marks: readonly PlacedMark[]): PointMarks[] {
  const found = new Map<number, PointMarks>();
  for (const { point, mark } of marks) {
    if (!onBoard(layout.shape, point) || isGround(mark)) continue;
    let at = found.get(point);
    if (!at) {
      at = {
        point,
        text: null,
        eye: null,
        last: false,
        hot: false,
        glows: false,
        ruling: null,
        still: false,
        unread: false,
        cross: false,
        shape: null,
        territory: null,
        repeats: false,
        grade: null,
        forbidden: [],
        isOfOther: false,
      };
      found.set(point, at);
    }
    switch (mark.kind) {
      // A number goes before a label: the label's point has been played on.
      case 'number':
        at.text = mark.text;
        break;
      case 'label':
        at.text ??= mark.text;
        break;
      case 'eye':
        at.eye = mark.text;
        break;
      case 'forbidden':
        at.forbidden = [...new Set([...at.forbidden, mark.title ?? mark.rule])];
        at.isOfOther ||= mark.play !== undefined;
        break;
      case 'hot':
        at.hot = true;
        at.glows ||= !mark.elsewhere;
        break;
      case 'ends':
      case 'undecided':
        at.ruling = mark.kind;
        break;
      case 'grade':
        at.grade = mark;
        break;
      case 'circle':
      case 'square':
      case 'triangle':
        at.shape ??= mark.kind;
        break;
      case 'territory':
        at.territory = mark.color;
        break;
      default:
        at[mark.kind] = true;
    }
  }
  return [...found.values()].sort((a, b) => a.point - b.point);
}

/** Whether a mark tints the ground of a group of points. */
function isGround(mark: Mark): mark is Extract<Mark, { kind: 'mouth' | 'needed' }> {
  return mark.kind === 'mouth' || mark.kind === 'needed';
}

/** Marks below the stones: kos as tinted ground, hot stones with a glow. */
export function marksBelow(
  layout: Layout,
  theme: BoardTheme,
  marks: readonly PlacedMark[],
  id: string,
): (Element | null)[] {
  const hot = byPoint(layout, marks).filter((at) => at.glows);
  const texts = marks.some(({ mark }) => mark.kind === 'label' || mark.kind === 'number');
  return [
    texts ? element('defs', {}, [halo(theme, `${id}p`)]) : null,
    ...regions(layout, marks, 'mouth').map(([n, points]) => region(layout, theme, n, points)),
    ...regions(layout, marks, 'needed').map(([n, points]) => region(layout, theme, n, points)),
    ...(hot.length > 0 && theme.glow !== 'none' ? glow(layout, theme, hot, id) : []),
  ];
}

function regions(
  layout: Layout,
  marks: readonly PlacedMark[],
  kind: 'mouth' | 'needed',
): [number, ReadonlySet<number>][] {
  const found = new Map<number, Set<number>>();
  for (const { point, mark } of marks) {
    if (mark.kind !== kind || !onBoard(layout.shape, point)) continue;
    const group = mark.kind === 'needed' ? 0 : mark.group;
    found.set(group, (found.get(group) ?? new Set()).add(point));
  }
  return [...found].sort((a, b) => a[0] - b[0]);
}

/** A ko: tinted, with an outline in ink. Its letter stands above the stones. */
function region(layout: Layout, theme: BoardTheme, n: number, points: ReadonlySet<number>): Element {
  const { cell } = layout;
  const color = theme.kos[Math.abs(n) % theme.kos.length] ?? theme.line;
  return element('g', { class: 'koban-mouth' }, [
    element('path', { d: cellsPath(layout, points), fill: color, opacity: 0.3 }),
    element('path', {
      d: contourPath(layout, points),
      fill: 'none',
      stroke: theme.ink,
      'stroke-width': Math.max(1, (1.3 * cell) / 24),
      'stroke-linecap': 'square',
    }),
  ]);
}

/** The letters of kos, each at the upper left corner of its ko. */
function letters(layout: Layout, theme: BoardTheme, marks: readonly PlacedMark[]): Element | null {
  const { cell, cellHeight } = layout;
  const r = Math.max(4.4, (5.6 * cell) / 24);
  const signs = regions(layout, marks, 'mouth').map(([n, points]) => {
    const { x, y } = center(layout, Math.min(...points));
    const corner = { x: Math.max(r, x - 0.46 * cell), y: Math.max(r, y - 0.46 * cellHeight) };
    return koSign(koLetter(n), { ...corner, r }, theme);
  });
  return group({}, signs);
}

/** Marks that lie on the stones, or on empty points. */
export function marksAbove(
  layout: Layout,
  theme: BoardTheme,
  marks: readonly PlacedMark[],
  stoneAt: StoneAt,
  id: string,
): (Element | null)[] {
  const signs = byPoint(layout, marks).map((at) => {
    const pen = penAt(layout, theme, at.point, stoneAt(at.point), `${id}p`);
    return group({ class: `koban-mark${at.hot ? ' koban-hot' : ''}` }, [
      at.still ? veil(pen) : null,
      // On paper nothing glows.
      at.hot && theme.glow === 'none' ? dashedRing(pen) : null,
      at.territory ? territory(pen, at.territory) : null,
      at.grade && at.text === null ? graded(pen, at.grade) : null,
      ...(at.text !== null || at.eye !== null ? (eyeSign(pen, at) ?? written(pen, at)) : signed(pen, at)),
      at.unread && at.eye === null ? unreadEye(pen, at.text !== null) : null,
      at.grade && at.text !== null ? gradeBadge(pen, at.grade) : null,
      at.shape ? shape(pen, at) : null,
      at.repeats && at.forbidden.length === 0 && layout.cell >= SMALL ? loopBadge(pen) : null,
    ]);
  });
  return [...signs, letters(layout, theme, marks)];
}
