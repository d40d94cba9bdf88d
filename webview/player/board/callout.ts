/**
 * The name of the rule beside a forbidden play: the sign on the stone says that it is forbidden,
 * this says by whom.
 */
import { type Element, element } from '../../../src/render/element.ts';
import { center, type Layout, onBoard } from '../../../src/render/layout.ts';
import type { PlacedMark } from '../../../src/render/marks.ts';
import type { BoardTheme } from '../../../src/render/theme.ts';

const LETTER = 0.6;

export function callouts(layout: Layout, theme: BoardTheme, marks: readonly PlacedMark[]): Element[] {
  const rules = new Map<number, string[]>();
  for (const { point, mark } of marks) {
    if (mark.kind !== 'forbidden' || mark.rule === null || !onBoard(layout.shape, point)) continue;
    rules.set(point, [...(rules.get(point) ?? []), mark.rule]);
  }
  return [...rules].map(([point, names]) => callout(layout, theme, point, names.join(', ')));
}

/** Below the stone, or above it in the lowest row; kept on the picture. */
function callout(layout: Layout, theme: BoardTheme, point: number, text: string): Element {
  const { cellHeight, width } = layout;
  const { x, y } = center(layout, point);
  const font = Math.max(10, Math.min(14, 0.34 * cellHeight));
  const high = Math.round(font * 1.5);
  const shown = text.length > 24 ? `${text.slice(0, 23)}…` : text;
  const wide = Math.round(shown.length * LETTER * font + font);
  const lowest = point >= (layout.shape.rows - 1) * layout.shape.columns;
  const distance = layout.radius + high / 2 + 1;
  const middle = Math.max(wide / 2 + 2, Math.min(width - wide / 2 - 2, x));
  const at = lowest ? y - distance : y + distance;
  return element('g', { class: 'callout', 'aria-hidden': 'true' }, [
    element('rect', {
      x: middle - wide / 2,
      y: at - high / 2,
      width: wide,
      height: high,
      rx: high / 2,
      fill: theme.forbidden,
      stroke: theme.badgeInk,
      'stroke-width': 1,
    }),
    element(
      'text',
      {
        x: middle,
        y: at + 0.35 * font,
        'font-size': font,
        'font-weight': 600,
        'text-anchor': 'middle',
        fill: theme.badgeInk,
      },
      [shown],
    ),
  ]);
}
