import type { Attributes, Element } from '../render/element.ts';
import { type Rgba, readColor } from './color.ts';
import { inverse, type Matrix, readTransform, times } from './path.ts';

/** The color at a pixel's center, or one color for all. */
export type Paint = Rgba | ((x: number, y: number) => Rgba);

interface Stop {
  readonly offset: number;
  readonly color: Rgba;
}

/** The extent of a shape, for gradients that are given in parts of it. */
export interface Extent {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export const number = (attributes: Attributes, name: string, otherwise = 0): number => {
  const given = attributes[name];
  return given === undefined ? otherwise : Number(given);
};

/** A gradient. `matrix` leads from the picture to pixels, `extent` is the shape's there. */
export function gradient(definition: Element, matrix: Matrix, extent: Extent): Paint {
  const { tag, attributes } = definition;
  const stops = definition.children.flatMap((child): Stop[] => {
    if (typeof child === 'string' || child.tag !== 'stop') return [];
    const [r, g, b, a] = readColor(String(child.attributes['stop-color'] ?? '#000'));
    const opacity = number(child.attributes, 'stop-opacity', 1);
    return [{ offset: number(child.attributes, 'offset'), color: [r, g, b, a * opacity] }];
  });
  const own =
    attributes.gradientUnits === 'userSpaceOnUse'
      ? matrix
      : times(matrix, [extent.width, 0, 0, extent.height, extent.x, extent.y]);
  const moved = times(own, readTransform(String(attributes.gradientTransform ?? '')));
  const [a, b, c, d, e, f] = inverse(moved);
  const along = tag === 'linearGradient' ? linear(attributes) : radial(attributes);
  return (x, y) => colorAt(stops, along(a * x + c * y + e, b * x + d * y + f));
}

function linear(attributes: Attributes): (x: number, y: number) => number {
  const [x1, y1] = [number(attributes, 'x1'), number(attributes, 'y1')];
  const dx = number(attributes, 'x2', 1) - x1;
  const dy = number(attributes, 'y2') - y1;
  const square = dx * dx + dy * dy;
  return (x, y) => ((x - x1) * dx + (y - y1) * dy) / square;
}

function radial(attributes: Attributes): (x: number, y: number) => number {
  const [cx, cy, r] = [
    number(attributes, 'cx', 0.5),
    number(attributes, 'cy', 0.5),
    number(attributes, 'r', 0.5),
  ];
  if (attributes.fx !== undefined || attributes.fy !== undefined)
    throw new Error('gradients with a focus are not drawn');
  return (x, y) => Math.sqrt((x - cx) * (x - cx) + (y - cy) * (y - cy)) / r;
}

function colorAt(stops: readonly Stop[], t: number): Rgba {
  const [first] = stops;
  if (!first) return [0, 0, 0, 0];
  if (t <= first.offset) return first.color;
  let before = first;
  for (const stop of stops) {
    if (stop.offset > t) {
      const part = (t - before.offset) / (stop.offset - before.offset);
      const mix = (n: 0 | 1 | 2 | 3) => before.color[n] + (stop.color[n] - before.color[n]) * part;
      return [mix(0), mix(1), mix(2), mix(3)];
    }
    before = stop;
  }
  return before.color;
}
