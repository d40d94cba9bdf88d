import { GIFEncoder, quantize } from 'gifenc';
import { bytesOf, type Film } from './film.ts';
import { byteAt, wordAt } from './numbers.ts';

/** One place of the palette is kept for "as it was before". */
const COLORS = 255;

/** Enough to choose colors by; more would only take longer. */
const SAMPLES = 1 << 20;

/**
 * An animated GIF that goes round for ever. All frames share one palette, so that nothing flickers
 * that does not change; colors that are few enough are kept exactly. A GIF has no half-transparent
 * pixels: what is less than half there, as the corners of a board, is left out.
 */
export function gif({ width, height, changes }: Film): Uint8Array {
  const palette = paletteOf(changes);
  const nearest = new Map<number, number>();
  const encoder = GIFEncoder();
  const same = palette.length;
  const indices = new Uint8Array(width * height);
  changes.forEach(({ delay, places, colors }, n) => {
    indices.fill(same);
    places.forEach((place, i) => {
      const color = wordAt(colors, i);
      let index = nearest.get(color);
      if (index === undefined) {
        const bytes = bytesOf(color);
        index = byteAt(bytes, 3) < 128 ? same : closest(palette, bytes);
        nearest.set(color, index);
      }
      indices[place] = index;
    });
    encoder.writeFrame(indices, width, height, {
      delay,
      repeat: 0,
      dispose: 1,
      transparent: true,
      transparentIndex: same,
      ...(n === 0 && { palette: [...palette, [0, 0, 0]] }),
    });
  });
  encoder.finish();
  return encoder.bytes();
}

function paletteOf(changes: Film['changes']): number[][] {
  const exact = new Set<number>();
  for (const { colors } of changes) {
    for (let i = 0; i < colors.length && exact.size <= COLORS; i++) exact.add(wordAt(colors, i));
  }
  if (exact.size <= COLORS) return [...exact].map((color) => [...bytesOf(color).subarray(0, 3)]);
  return quantize(sampled(changes), COLORS, { format: 'rgb565' }).map((color) => color.slice(0, 3));
}

/** Each color once for every place where it was new, so that what stands still counts once. */
function sampled(changes: Film['changes']): Uint8Array {
  const total = Math.min(
    SAMPLES,
    changes.reduce((sum, { colors }) => sum + colors.length, 0),
  );
  const all = new Uint32Array(total);
  let at = 0;
  for (const { colors } of changes) {
    const part = colors.subarray(0, total - at);
    all.set(part, at);
    at += part.length;
  }
  return new Uint8Array(all.buffer);
}

function closest(palette: readonly number[][], color: Uint8Array): number {
  let best = 0;
  let least = Number.POSITIVE_INFINITY;
  for (const [i, [r = 0, g = 0, b = 0]] of palette.entries()) {
    const [dr, dg, db] = [r - byteAt(color, 0), g - byteAt(color, 1), b - byteAt(color, 2)];
    // The eye sees green best and blue least.
    const distance = 3 * dr * dr + 6 * dg * dg + db * db;
    if (distance < least) [best, least] = [i, distance];
  }
  return best;
}
