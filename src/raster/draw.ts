import type { Attributes, Element } from '../render/element.ts';
import { readColor } from './color.ts';
import { floatAt } from './numbers.ts';
import { type Extent, gradient, number, type Paint } from './paint.ts';
import {
  ellipse,
  inverse,
  type Matrix,
  numbersOf,
  type Outline,
  readPath,
  readTransform,
  scaleOf,
  times,
  transformed,
} from './path.ts';
import { strokeOf } from './stroke.ts';
import { Surface } from './surface.ts';
import { outlines, widthOf } from './text.ts';

/**
 * Draws the very trees of which pictures are made (`render/element.ts`) without a browser. It knows
 * what those trees have and no more: anything else is an exception, so that a picture never comes
 * out with a part missing (a test draws every picture there is).
 */
export class Rasterizer {
  readonly surface: Surface;
  private readonly definitions = new Map<string, Element>();
  private readonly stamps = new Map<string, Surface>();

  constructor(
    width: number,
    height: number,
    private readonly scale: number,
  ) {
    this.surface = new Surface(Math.round(width * scale), Math.round(height * scale));
  }

  draw(nodes: readonly (Element | string | null)[], onto: Surface = this.surface): void {
    for (const node of nodes) this.define(node);
    const matrix: Matrix = [this.scale, 0, 0, this.scale, 0, 0];
    for (const node of nodes) this.node(node, {}, matrix, onto);
  }

  private define(node: Element | string | null): void {
    if (node === null || typeof node === 'string') return;
    const { id } = node.attributes;
    if (id !== undefined) this.definitions.set(String(id), node);
    for (const child of node.children) this.define(child);
  }

  private node(node: Element | string | null, above: Attributes, outer: Matrix, onto: Surface): void {
    if (node === null || typeof node === 'string') return;
    const { tag, attributes } = node;
    if (tag === 'defs' || tag === 'title' || tag === 'desc') return;
    const matrix =
      attributes.transform === undefined ? outer : times(outer, readTransform(String(attributes.transform)));
    const style = inherited(above, attributes);
    switch (tag) {
      case 'svg':
      case 'g':
        this.group(node, style, matrix, onto);
        return;
      case 'use':
        this.node(this.definition(String(attributes.href).slice(1)), style, matrix, onto);
        return;
      case 'text':
        this.text(node, style, matrix, onto);
        return;
      case 'rect':
      case 'circle':
      case 'ellipse':
      case 'line':
      case 'path': {
        if (tag === 'circle' && String(style.fill).startsWith('url(')) {
          this.stamp(node, style, matrix, onto);
          return;
        }
        if (tag === 'path' && style['stroke-linecap'] === 'round' && DOTS.test(String(attributes.d))) {
          this.dots(String(attributes.d), style, matrix, onto);
          return;
        }
        const detail = scaleOf(matrix);
        this.shape(
          shapeOf(tag, attributes, detail),
          { ...style, opacity: attributes.opacity ?? 1 },
          matrix,
          onto,
        );
        return;
      }
      default:
        throw new Error(`an element that pictures do not have: ${tag}`);
    }
  }

  private group({ attributes, children }: Element, style: Attributes, matrix: Matrix, onto: Surface): void {
    const { opacity, mask } = attributes;
    if (opacity === undefined && mask === undefined) {
      for (const child of children) this.node(child, style, matrix, onto);
      return;
    }
    const layer = new Surface(onto.width, onto.height);
    layer.clip = onto.clip;
    for (const child of children) this.node(child, style, matrix, layer);
    let shade: Surface | null = null;
    if (mask !== undefined) {
      shade = new Surface(onto.width, onto.height);
      shade.clip = onto.clip;
      for (const child of this.definition(idOf(String(mask))).children) this.node(child, {}, matrix, shade);
    }
    onto.lay(layer, Number(opacity ?? 1), shade);
  }

  /**
   * Stones are many and alike: each is drawn once for its look and its place within a pixel, and
   * then laid wherever it stands.
   */
  private stamp({ tag, attributes }: Element, style: Attributes, matrix: Matrix, onto: Surface): void {
    const [a, b, c, d, e, f] = matrix;
    const [cx, cy, r] = [number(attributes, 'cx'), number(attributes, 'cy'), number(attributes, 'r')];
    const [x, y] = [a * cx + c * cy + e, b * cx + d * cy + f];
    const reach = Math.ceil((r + number(style, 'stroke-width', 1)) * scaleOf(matrix)) + 1;
    const [left, top] = [Math.floor(x) - reach, Math.floor(y) - reach];
    if (left >= onto.clip.x1 || top >= onto.clip.y1 || x + reach < onto.clip.x0 || y + reach < onto.clip.y0)
      return;
    const key = JSON.stringify([
      style,
      attributes.opacity,
      r,
      a,
      b,
      c,
      d,
      Math.round((x - left) * 1024),
      Math.round((y - top) * 1024),
    ]);
    let made = this.stamps.get(key);
    if (!made) {
      made = new Surface(2 * reach + 1, 2 * reach + 1);
      const here: Matrix = [a, b, c, d, e - left, f - top];
      this.shape(
        shapeOf(tag, attributes, scaleOf(matrix)),
        { ...style, opacity: attributes.opacity ?? 1 },
        here,
        made,
      );
      this.stamps.set(key, made);
    }
    onto.lay(made, 1, null, left, top);
  }

  /** Shadows are lines of no length with round ends: discs, drawn like stones. */
  private dots(d: string, style: Attributes, matrix: Matrix, onto: Surface): void {
    const disc = {
      ...style,
      fill: style.stroke ?? 'none',
      stroke: 'none',
      'fill-opacity': style['stroke-opacity'] ?? 1,
    };
    const r = number(style, 'stroke-width', 1) / 2;
    for (const [, cx, cy] of d.matchAll(DOT)) {
      const at = { cx: Number(cx), cy: Number(cy), r };
      this.stamp({ tag: 'circle', attributes: at, children: [] }, disc, matrix, onto);
    }
  }

  /** Outlines in the picture's own measure, filled and stroked. */
  private shape(lines: readonly Outline[], style: Attributes, matrix: Matrix, onto: Surface): void {
    const opacity = number(style, 'opacity', 1);
    const moved = (shapes: readonly Outline[]) => shapes.map((line) => transformed(line, matrix));
    const fill = String(style.fill ?? '#000');
    if (fill !== 'none') {
      onto.paint(moved(lines), this.paintOf(fill, lines, matrix), opacity * number(style, 'fill-opacity', 1));
    }
    const stroke = String(style.stroke ?? 'none');
    if (stroke === 'none') return;
    const pen = strokeOf(moved(lines), {
      width: number(style, 'stroke-width', 1) * scaleOf(matrix),
      cap: (style['stroke-linecap'] ?? 'butt') as 'butt',
      join: (style['stroke-linejoin'] ?? 'miter') as 'miter',
      dashes: numbersOf(String(style['stroke-dasharray'] ?? '')).map((n) => n * scaleOf(matrix)),
    });
    onto.paint(pen, this.paintOf(stroke, lines, matrix), opacity * number(style, 'stroke-opacity', 1));
  }

  private text({ attributes, children }: Element, style: Attributes, matrix: Matrix, onto: Surface): void {
    const text = children.filter((child) => typeof child === 'string').join('');
    const size = number(style, 'font-size', 16);
    const bold = number(style, 'font-weight', 400) >= 600;
    const xs = numbersOf(String(attributes.x ?? 0));
    const anchor = style['text-anchor'] ?? 'start';
    const y = number(attributes, 'y');
    const parts = xs.length > 1 ? [...text] : [text];
    const lines = parts.flatMap((part, i) => {
      const width = widthOf(part, size, bold);
      const start = (xs[i] ?? 0) - (anchor === 'middle' ? width / 2 : anchor === 'end' ? width : 0);
      return outlines(part, start, y, size, bold);
    });
    this.shape(lines, { ...style, opacity: attributes.opacity ?? 1 }, matrix, onto);
  }

  private paintOf(text: string, lines: readonly Outline[], matrix: Matrix): Paint {
    if (!text.startsWith('url(')) return readColor(text);
    const found = this.definition(idOf(text));
    if (found.tag === 'pattern') return this.pattern(found, matrix);
    return gradient(found, matrix, extentOf(lines));
  }

  /** One tile, drawn large, and read at every pixel: patterns here are hatchings, and turned. */
  private pattern({ attributes, children }: Element, matrix: Matrix): Paint {
    const fine = 8;
    const [width, height] = [number(attributes, 'width'), number(attributes, 'height')];
    const tile = new Surface(Math.round(width * fine), Math.round(height * fine));
    for (const child of children) this.node(child, {}, [fine, 0, 0, fine, 0, 0], tile);
    const own = times(matrix, readTransform(String(attributes.patternTransform ?? '')));
    const [a, b, c, d, e, f] = inverse(own);
    const at = (x: number, y: number, n: number) => floatAt(tile.data, (y * tile.width + x) * 4 + n);
    const wrap = (n: number, size: number) => ((Math.floor(n) % size) + size) % size;
    return (px, py) => {
      let [red, green, blue, alpha] = [0, 0, 0, 0];
      for (let i = 0; i < 16; i++) {
        const x = px + ((i % 4) - 1.5) / 4;
        const y = py + (Math.floor(i / 4) - 1.5) / 4;
        const tx = wrap((a * x + c * y + e) * fine, tile.width);
        const ty = wrap((b * x + d * y + f) * fine, tile.height);
        red += at(tx, ty, 0) / 16;
        green += at(tx, ty, 1) / 16;
        blue += at(tx, ty, 2) / 16;
        alpha += at(tx, ty, 3) / 16;
      }
      return alpha === 0 ? [0, 0, 0, 0] : [red / alpha, green / alpha, blue / alpha, alpha];
    };
  }

  private definition(id: string): Element {
    const found = this.definitions.get(id);
    if (!found) throw new Error(`a picture speaks of “${id}” and has no such thing`);
    return found;
  }
}

/** `M8 9h0M10 9h0`: moves without a line. */
const DOTS = /^(?:M[-\d.]+ [-\d.]+h0)+$/;
const DOT = /M([-\d.]+) ([-\d.]+)h0/g;

const INHERITED = [
  'fill',
  'fill-opacity',
  'stroke',
  'stroke-width',
  'stroke-opacity',
  'stroke-linecap',
  'stroke-linejoin',
  'stroke-dasharray',
  'font-size',
  'font-weight',
  'text-anchor',
] as const;

/** Attributes that change nothing in a picture that stands still, or are read where they belong. */
const OTHERS = new Set(
  `xmlns id class role aria-label aria-hidden font-family width height viewBox x y x1 y1 x2 y2 cx cy r rx ry d transform opacity mask href maskUnits
  vector-effect paint-order`.split(/\s+/),
);

function inherited(above: Attributes, own: Attributes): Attributes {
  const made: Record<string, string | number> = { ...above };
  for (const [name, value] of Object.entries(own)) {
    if ((INHERITED as readonly string[]).includes(name)) made[name] = value;
    else if (!OTHERS.has(name)) throw new Error(`an attribute that pictures do not have: ${name}`);
  }
  return made;
}

function shapeOf(tag: string, attributes: Attributes, scale: number): Outline[] {
  const n = (name: string) => number(attributes, name);
  switch (tag) {
    case 'circle':
      return [ellipse(n('cx'), n('cy'), n('r'), n('r'), n('r') * scale)];
    case 'ellipse':
      return [ellipse(n('cx'), n('cy'), n('rx'), n('ry'), Math.max(n('rx'), n('ry')) * scale)];
    case 'line':
      return [
        {
          corners: [
            { x: n('x1'), y: n('y1') },
            { x: n('x2'), y: n('y2') },
          ],
          closed: false,
        },
      ];
    case 'path':
      return readPath(String(attributes.d ?? ''), scale);
    default:
      return readPath(rounded(n('x'), n('y'), n('width'), n('height'), n('rx')), scale);
  }
}

function rounded(x: number, y: number, width: number, height: number, corner: number): string {
  const r = Math.min(corner, width / 2, height / 2);
  if (r === 0) return `M${x} ${y}H${x + width}V${y + height}H${x}z`;
  const arc = `A${r} ${r} 0 0 1 `;
  return `M${x + r} ${y}H${x + width - r}${arc}${x + width} ${y + r}V${y + height - r}${arc}${x + width - r} ${y + height}H${x + r}${arc}${x} ${y + height - r}V${y + r}${arc}${x + r} ${y}z`;
}

function extentOf(lines: readonly Outline[]): Extent {
  let [x0, y0, x1, y1] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { corners } of lines) {
    for (const { x, y } of corners) {
      x0 = Math.min(x0, x);
      x1 = Math.max(x1, x);
      y0 = Math.min(y0, y);
      y1 = Math.max(y1, y);
    }
  }
  return { x: x0, y: y0, width: x1 - x0, height: y1 - y0 };
}

function idOf(url: string): string {
  return /#([^)]*)/.exec(url)?.[1] ?? '';
}
