/** Signs of first moves. */
import { type Element, element, short } from './element.ts';
import { GRADE_SIGNS } from './sign-paths.ts';
import { badge, circle, type Pen, type PointMarks, sign } from './signs.ts';

/**
 * What a first move comes to: one that works is a stone, a ko a turning arrow with its threats, one
 * that fails a cross.
 */
export function graded(pen: Pen, { color, grade, text }: NonNullable<PointMarks['grade']>): Element {
  const attributes = { class: `koban-grade koban-${grade}` };
  const { theme, x, y, s } = pen;
  if (grade === 'works') {
    const { fill, ink, outline, outlineWidth } = theme[color];
    const stone = { fill: fill[1] ?? fill[0] ?? ink, stroke: outline, 'stroke-width': outlineWidth * s };
    return element('g', attributes, [
      circle(pen, 9.4, { fill: theme.board, stroke: 'none', opacity: 0.7 }),
      circle(pen, 8.6, stone),
      sign(pen, GRADE_SIGNS.works, 0.8, { fill: ink }),
    ]);
  }
  const ground = circle(pen, 10.4, { fill: theme.board, stroke: 'none', opacity: 0.92 });
  if (grade === 'ko')
    return element('g', attributes, [
      ground,
      sign(pen, GRADE_SIGNS.ko, 1.8, { fill: theme.ink }),
      element(
        'text',
        {
          // Below the head of the arrow.
          x: short(x - 0.4 * s),
          y: short(y + 4.1 * s),
          'font-size': 8 * s,
          'text-anchor': 'middle',
          fill: theme.ink,
          'font-weight': 700,
        },
        [(text ?? '').replace('-', '–')],
      ),
    ]);
  const spot = circle(pen, 6.4, { fill: theme.board, stroke: 'none', opacity: 0.92 });
  return element('g', attributes, [spot, sign(pen, GRADE_SIGNS[grade], 0.62, { fill: theme.ink })]);
}

/** The same, small, beside a label. */
export function gradeBadge(pen: Pen, { grade }: NonNullable<PointMarks['grade']>): Element {
  return badge(pen, GRADE_SIGNS[grade], 0.5, '#000', [8, -7.4]);
}
