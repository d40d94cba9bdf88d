import type { Rgba } from './color.ts';
import { fill, type PixelBox } from './fill.ts';
import { doubleAt, floatAt } from './numbers.ts';
import type { Paint } from './paint.ts';
import type { Outline } from './path.ts';

/** Pixels with colors that are multiplied by their opacity, four numbers from 0 to 1 each. */
export class Surface {
  readonly data: Float32Array;

  constructor(
    readonly width: number,
    readonly height: number,
  ) {
    this.data = new Float32Array(width * height * 4);
    this.clip = { x0: 0, y0: 0, x1: width, y1: height };
  }

  /** Where may be drawn: all of it, unless it is set to less. */
  clip: PixelBox;

  /** Lays a color over the area of polygons. */
  paint(lines: readonly Outline[], paint: Paint, opacity: number): void {
    const { data, width } = this;
    fill(lines, this.clip, (y, x0, x1, cover) => {
      for (let x = x0; x < x1; x++) {
        const covered = Math.min(1, floatAt(cover, x));
        if (covered === 0) continue;
        const color = typeof paint === 'function' ? paint(x + 0.5, y + 0.5) : paint;
        const a = covered * opacity * color[3];
        const i = (y * width + x) * 4;
        const rest = 1 - a;
        data[i] = color[0] * a + floatAt(data, i) * rest;
        data[i + 1] = color[1] * a + floatAt(data, i + 1) * rest;
        data[i + 2] = color[2] * a + floatAt(data, i + 2) * rest;
        data[i + 3] = a + floatAt(data, i + 3) * rest;
      }
    });
  }

  /**
   * Lays a surface over this one with its corner at (`left`, `top`), as far as `mask` is bright.
   */
  lay(above: Surface, opacity = 1, mask: Surface | null = null, left = 0, top = 0): void {
    const { data, clip } = this;
    const from = above.data;
    for (let y = Math.max(clip.y0, top); y < Math.min(clip.y1, top + above.height); y++) {
      for (let x = Math.max(clip.x0, left); x < Math.min(clip.x1, left + above.width); x++) {
        const i = ((y - top) * above.width + x - left) * 4;
        if (from[i + 3] === 0) continue;
        const to = (y * this.width + x) * 4;
        const part = opacity * (mask ? brightness(mask.data, to) : 1);
        if (part === 0) continue;
        const rest = 1 - floatAt(from, i + 3) * part;
        for (let n = 0; n < 4; n++) data[to + n] = floatAt(from, i + n) * part + floatAt(data, to + n) * rest;
      }
    }
  }

  /** Within the clip, what another surface of the same size has there. */
  take(other: Surface): void {
    const { x0, y0, x1, y1 } = this.clip;
    for (let y = y0; y < y1; y++) {
      const start = (y * this.width + x0) * 4;
      this.data.set(other.data.subarray(start, start + (x1 - x0) * 4), start);
    }
  }

  /** The bytes of the clip, colors not multiplied by opacity, on a background if there is one. */
  bytes(background?: Rgba | null): Uint8Array {
    const { x0, y0, x1, y1 } = this.clip;
    const made = new Uint8Array((x1 - x0) * (y1 - y0) * 4);
    const { data } = this;
    const behind = Float64Array.from(background ?? []);
    let to = 0;
    for (let y = y0; y < y1; y++) {
      for (let i = (y * this.width + x0) * 4, end = i + (x1 - x0) * 4; i < end; i += 4, to += 4) {
        const a = floatAt(data, i + 3);
        if (background) {
          for (let n = 0; n < 3; n++)
            made[to + n] = byte(floatAt(data, i + n) + doubleAt(behind, n) * (1 - a));
          made[to + 3] = 255;
        } else if (a > 0) {
          for (let n = 0; n < 3; n++) made[to + n] = byte(floatAt(data, i + n) / a);
          made[to + 3] = byte(a);
        }
      }
    }
    return made;
  }
}

function byte(n: number): number {
  return Math.max(0, Math.min(255, Math.round(n * 255)));
}

/** As masks of pictures count it (filter effects, luminance to alpha). */
function brightness(data: Float32Array, i: number): number {
  return 0.2126 * floatAt(data, i) + 0.7152 * floatAt(data, i + 1) + 0.0722 * floatAt(data, i + 2);
}
