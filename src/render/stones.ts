import type { Stone } from '../protocol/player.ts';
import { type Element, element, group, short } from './element.ts';
import { center, type Layout } from './layout.ts';
import type { StoneColors, Theme } from './theme.ts';

export interface PlacedStone {
  readonly point: number;
  readonly color: Stone;
}

/** The stones of a frame's rows (`X`, `O`), top left first. Rows that are too short or too long do no harm. */
export function stonesIn(layout: Layout, rows: readonly string[]): PlacedStone[] {
  const { columns, rows: height } = layout.shape;
  const found: PlacedStone[] = [];
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < columns; x++) {
      const glyph = rows[y]?.[x];
      if (glyph === 'X' || glyph === 'O') {
        found.push({ point: y * columns + x, color: glyph === 'X' ? 'black' : 'white' });
      }
    }
  }
  return found;
}

/** Light from the upper left. Not needed (and left out) where stones are flat. */
export function stoneGradients(theme: Theme, id: string): Element | null {
  const gradient = (name: string, colors: StoneColors) =>
    colors.fill.length < 2
      ? null
      : element(
          'radialGradient',
          { id: id + name, cx: 0.36, cy: 0.32, r: 0.72 },
          colors.fill.map((color, i) =>
            element('stop', { offset: [0, 0.5, 1][i] ?? 1, 'stop-color': color }),
          ),
        );
  const made = element('defs', {}, [gradient('b', theme.black), gradient('w', theme.white)]);
  return made.children.length > 0 ? made : null;
}

/** What all stones of a color share. */
export function stoneStyle(layout: Layout, theme: Theme, color: Stone, id: string) {
  const colors = theme[color];
  return {
    class: `koban-${color}`,
    fill: colors.fill.length < 2 ? (colors.fill[0] ?? 'none') : `url(#${id}${color === 'black' ? 'b' : 'w'})`,
    stroke: colors.outline,
    'stroke-width': outline(layout, colors),
  };
}

function outline(layout: Layout, colors: StoneColors): number {
  return Math.max(0.5, (colors.outlineWidth * layout.cell) / 24);
}

/** One stone; its look comes from the group it is in (`stoneStyle`). The outline lies inside the radius. */
export function stoneElement(layout: Layout, theme: Theme, stone: PlacedStone): Element {
  const { x, y } = center(layout, stone.point);
  return element('circle', {
    cx: x,
    cy: y,
    r: layout.radius - outline(layout, theme[stone.color]) / 2,
  });
}

export function shadowOffset(layout: Layout): number {
  return layout.cell * 0.06;
}

/** All stones with their shadows, for a picture that stands still. */
export function stoneLayer(
  layout: Layout,
  theme: Theme,
  stones: readonly PlacedStone[],
  id: string,
): (Element | null)[] {
  if (stones.length === 0) return [];
  const layer = (color: Stone) =>
    group(
      stoneStyle(layout, theme, color, id),
      stones.filter((stone) => stone.color === color).map((stone) => stoneElement(layout, theme, stone)),
    );
  return [stoneGradients(theme, id), shadows(layout, theme, stones), layer('black'), layer('white')];
}

/** One path for all: lines of no length with round ends are discs, at a quarter of the bytes of circles. */
function shadows(layout: Layout, theme: Theme, stones: readonly PlacedStone[]): Element | null {
  if (theme.shadow === 'none') return null;
  const offset = shadowOffset(layout);
  const dots = stones.map((stone) => {
    const { x, y } = center(layout, stone.point);
    return `M${short(x + offset / 2)} ${short(y + offset)}h0`;
  });
  return element('path', {
    class: 'koban-shadow',
    d: dots.join(''),
    stroke: theme.shadow,
    'stroke-width': layout.radius * 2,
    'stroke-linecap': 'round',
  });
}
