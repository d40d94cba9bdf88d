import type { Stone } from '../protocol/player.ts';
import { type Element, element, group, short } from './element.ts';
import { center, type Layout } from './layout.ts';
import type { BoardTheme, StoneColors } from './theme.ts';

interface PlacedStone {
  readonly point: number;
  readonly color: Stone;
}

/** The stones of a frame's rows (`X`, `O`), top left first. Rows may be too short or too long. */
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

const STOPS = [0, 0.3, 0.72, 1] as const;

/** Light from the upper left. Not needed (and left out) where stones are flat. */
export function stoneGradients(theme: BoardTheme, id: string): Element | null {
  const gradient = (name: string, colors: StoneColors) =>
    colors.fill.length < 2
      ? null
      : element(
          'radialGradient',
          { id: id + name, cx: 0.37, cy: 0.32, r: 0.74 },
          colors.fill.map((color, i) => element('stop', { offset: STOPS[i] ?? 1, 'stop-color': color })),
        );
  const made = element('defs', {}, [gradient('b', theme.black), gradient('w', theme.white)]);
  return made.children.length > 0 ? made : null;
}

/** What all stones of a color share. */
export function stoneStyle(layout: Layout, theme: BoardTheme, color: Stone, id: string) {
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

/** One stone; its group has its look (`stoneStyle`). The outline lies inside the radius. */
export function stoneElement(layout: Layout, theme: BoardTheme, stone: PlacedStone): Element {
  const { x, y } = center(layout, stone.point);
  return element('circle', {
    cx: x,
    cy: y,
    r: layout.radius - outline(layout, theme[stone.color]) / 2,
  });
}

/** All stones with their shadows, for a picture that stands still. */
export function stoneLayer(
  layout: Layout,
  theme: BoardTheme,
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

/** A shadow: discs on each other, so that its rim is soft. A small stone needs one. */
export function shadowDiscs(layout: Layout): readonly { readonly r: number; readonly opacity: number }[] {
  const { radius, cell } = layout;
  if (cell < SOFT) return [{ r: radius, opacity: 1 }];
  return [
    { r: radius + cell * 0.055, opacity: 0.5 },
    { r: radius, opacity: 0.85 },
  ];
}

const SOFT = 18;

/** Where the middle of a stone's shadow is. */
export function shadowCenter(layout: Layout, point: number): { x: number; y: number } {
  const { x, y } = center(layout, point);
  const offset = layout.cell * 0.06;
  return { x: x + offset / 2, y: y + offset };
}

/** One path: lines of no length with round ends are discs, at a quarter of a circle's bytes. */
function shadows(layout: Layout, theme: BoardTheme, stones: readonly PlacedStone[]): Element | null {
  if (theme.shadow === 'none') return null;
  const dots = stones.map((stone) => {
    const { x, y } = shadowCenter(layout, stone.point);
    return `M${short(x)} ${short(y)}h0`;
  });
  return element(
    'g',
    { class: 'koban-shadow', stroke: theme.shadow, 'stroke-linecap': 'round' },
    shadowDiscs(layout).map(({ r, opacity }) =>
      element('path', {
        d: dots.join(''),
        'stroke-width': r * 2,
        ...(opacity < 1 && { 'stroke-opacity': opacity }),
      }),
    ),
  );
}
