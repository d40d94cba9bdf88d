import { GIFEncoder, quantize } from 'gifenc';
import { type Timed, words } from './png.ts';

/** One place of the palette is kept for "as it was before". */
const COLORS = 255;

/** Enough to choose colors by; more would only take longer. */
const SAMPLES = 1 << 20;

/**
 * An animated GIF that goes round for ever. All frames share one palette, so that nothing flickers that does not change; colors that
 * are few enough are kept exactly. Opaque pixels only: a GIF has no half-transparent ones.
 */
export function gif(frames: readonly Timed[]): Uint8Array {
  const palette = paletteOf(frames);
  const nearest = new Map<number, number>();
  const encoder = GIFEncoder();
  const same = palette.length;
  let before: Uint32Array | null = null;
  for (const frame of frames) {
    const colors = words(frame.data);
    const indices = new Uint8Array(colors.length);
    for (let i = 0; i < colors.length; i++) {
      const color = colors[i]!;
      if (before && before[i] === color) {
        indices[i] = same;
        continue;
      }
      let index = nearest.get(color);
      if (index === undefined) nearest.set(color, (index = closest(palette, frame.data, i * 4)));
      indices[i] = index;
    }
    encoder.writeFrame(indices, frame.width, frame.height, {
      delay: frame.delay,
      repeat: 0,
      dispose: 1,
      ...(before ? { transparent: true, transparentIndex: same } : { palette: [...palette, [0, 0, 0]] }),
    });
    before = colors;
  }
  encoder.finish();
  return encoder.bytes();
}

function paletteOf(frames: readonly Timed[]): number[][] {
  const exact = new Map<number, number[]>();
  for (const { data } of frames) {
    const colors = words(data);
    for (let i = 0; i < colors.length && exact.size <= COLORS; i++) {
      if (!exact.has(colors[i]!)) exact.set(colors[i]!, [data[i * 4]!, data[i * 4 + 1]!, data[i * 4 + 2]!]);
    }
  }
  if (exact.size <= COLORS) return [...exact.values()];
  return quantize(sampled(frames), COLORS, { format: 'rgb565' }).map(([r, g, b]) => [r!, g!, b!]);
}

/** Each color once for every place at which it was new, of all frames: what stands still for long is not worth more for it. */
function sampled(frames: readonly Timed[]): Uint8Array {
  const parts: number[] = [];
  let before: Uint32Array | null = null;
  for (const { data } of frames) {
    const colors = words(data);
    for (let i = 0; i < colors.length && parts.length < SAMPLES; i++) {
      if (before && before[i] === colors[i]) continue;
      parts.push(data[i * 4]!, data[i * 4 + 1]!, data[i * 4 + 2]!, 255);
    }
    before = colors;
  }
  return Uint8Array.from(parts);
}

function closest(palette: readonly number[][], data: Uint8Array, at: number): number {
  let best = 0;
  let least = Number.POSITIVE_INFINITY;
  for (let i = 0; i < palette.length; i++) {
    const [r, g, b] = palette[i] as [number, number, number];
    const [dr, dg, db] = [r - data[at]!, g - data[at + 1]!, b - data[at + 2]!];
    // The eye sees green best and blue least.
    const distance = 3 * dr * dr + 6 * dg * dg + db * db;
    if (distance < least) [best, least] = [i, distance];
  }
  return best;
}
