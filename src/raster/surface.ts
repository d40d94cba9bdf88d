import { type Box, fill } from './fill.ts';
import type { Paint } from './paint.ts';
import type { Line } from './path.ts';

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
  clip: Box;

  /** Lays a color over the area of polygons. `crisp`: pixels are covered wholly or not at all. */
  paint(lines: readonly Line[], paint: Paint, opacity: number, crisp = false): void {
    const { data, width } = this;
    const flat = typeof paint === 'function' ? null : paint;
    fill(lines, this.clip, (y, x0, x1, cover) => {
      for (let x = x0; x < x1; x++) {
        const covered = crisp ? Math.round(Math.min(1, cover[x]!)) : Math.min(1, cover[x]!);
        if (covered === 0) continue;
        const color = flat ?? (paint as (x: number, y: number) => readonly number[])(x + 0.5, y + 0.5);
        const a = covered * opacity * color[3]!;
        const i = (y * width + x) * 4;
        const rest = 1 - a;
        data[i] = color[0]! * a + data[i]! * rest;
        data[i + 1] = color[1]! * a + data[i + 1]! * rest;
        data[i + 2] = color[2]! * a + data[i + 2]! * rest;
        data[i + 3] = a + data[i + 3]! * rest;
      }
    });
  }

  /** Lays another surface over this one, its corner at (`left`, `top`); where a mask is given, as much as the mask is bright. */
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
        const rest = 1 - from[i + 3]! * part;
        for (let n = 0; n < 4; n++) data[to + n] = from[i + n]! * part + data[to + n]! * rest;
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

  /** Bytes of what lies in the clip, as pictures have them: not multiplied, on a background when one is given. */
  bytes(background?: readonly number[] | null): Uint8Array {
    const { x0, y0, x1, y1 } = this.clip;
    const made = new Uint8Array((x1 - x0) * (y1 - y0) * 4);
    const { data } = this;
    const [r, g, b] = background ?? [];
    let to = 0;
    for (let y = y0; y < y1; y++) {
      for (let i = (y * this.width + x0) * 4, end = i + (x1 - x0) * 4; i < end; i += 4, to += 4) {
        const a = data[i + 3]!;
        if (background) {
          made[to] = byte(data[i]! + r! * (1 - a));
          made[to + 1] = byte(data[i + 1]! + g! * (1 - a));
          made[to + 2] = byte(data[i + 2]! + b! * (1 - a));
          made[to + 3] = 255;
        } else if (a > 0) {
          made[to] = byte(data[i]! / a);
          made[to + 1] = byte(data[i + 1]! / a);
          made[to + 2] = byte(data[i + 2]! / a);
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
  return 0.2126 * data[i]! + 0.7152 * data[i + 1]! + 0.0722 * data[i + 2]!;
}
