/** What hot stones have besides their flames. */
import { type Element, element, short } from './element.ts';
import { center, type Layout } from './layout.ts';
import { circle, type Pen, type PointMarks } from './signs.ts';
import type { BoardTheme } from './theme.ts';

export function glow(layout: Layout, theme: BoardTheme, hot: readonly PointMarks[], id: string): Element[] {
  const gradient = element('radialGradient', { id: `${id}g` }, [
    element('stop', { offset: 0.55, 'stop-color': theme.glow, 'stop-opacity': 0.8 }),
    element('stop', { offset: 1, 'stop-color': theme.glow, 'stop-opacity': 0 }),
  ]);
  const lights = hot.map((at) => {
    const { x, y } = center(layout, at.point);
    return element('circle', { cx: x, cy: y, r: layout.cell * 0.76 });
  });
  return [
    element('defs', {}, [gradient]),
    element('g', { class: 'koban-glow', fill: `url(#${id}g)` }, lights),
  ];
}

export function dashedRing(pen: Pen): Element {
  return circle(pen, 9.6, {
    stroke: pen.theme[pen.stone ?? 'white'].hot,
    'stroke-width': 2.1 * pen.s,
    'stroke-dasharray': `${short(3.35 * pen.s)} ${short(1.677 * pen.s)}`,
  });
}
