/**
 * How far two pictures are apart, seen from a step away: both are cut into
 * squares, and the means of the squares are compared. So letters may be smoothed in another way, by
 * another version of a browser, and a stone that is missing is seen at once.
 */
import { convertIndexedToRgb, decode } from 'fast-png';

/** The side of a square in pixels. */
const SIDE = 8;

/**
 * What pictures of the same thing may be apart, of 255, in any color. Kept pictures have 256
 * colors, which alone makes 11 in the grain of the wood; Chromium 143 and 156, with hinted letters
 * or without, were no further apart than 18 in any square, and 1.2 on average. A stone or a part of
 * the ring makes 50 and more of a square (`test/browser/pictures.checks.mjs` holds that). What is
 * finer, such as a circle for a square, is for the pictures that are painted without a browser,
 * whose every pixel is held (`test/pictures/looks.test.ts`).
 */
export const TOLERANCE = { worst: 27, mean: 1.8 };

/** Pixels of a PNG without transparency, three bytes each. */
function pixelsOf(png) {
  const { width, height, channels, data, palette, ...rest } = decode(png);
  if (palette) {
    const rgb = convertIndexedToRgb({ width, height, channels, data, palette, ...rest });
    return { width, height, at: (i, n) => rgb[i * palette[0].length + n] };
  }
  return { width, height, at: (i, n) => data[i * channels + n] };
}

/**
 * @param {Uint8Array} a a PNG
 * @param {Uint8Array} b another
 * @returns {{ worst: number, mean: number, x: number, y: number }} the distance of the square that
 * differs most, where that is, and the mean of all
 * @throws when they are not of one size
 */
export function distance(a, b) {
  const [one, other] = [pixelsOf(a), pixelsOf(b)];
  const { width, height } = one;
  if (width !== other.width || height !== other.height)
    throw new Error(`${width} by ${height} pixels, and ${other.width} by ${other.height}`);
  const found = { worst: 0, mean: 0, x: 0, y: 0 };
  let squares = 0;
  for (let top = 0; top < height; top += SIDE) {
    for (let left = 0; left < width; left += SIDE) {
      const apart = squareApart(one, other, left, top);
      found.mean += apart;
      squares++;
      if (apart > found.worst) Object.assign(found, { worst: apart, x: left, y: top });
    }
  }
  found.mean /= squares;
  return found;
}

function squareApart(one, other, left, top) {
  const { width, height } = one;
  const [right, bottom] = [Math.min(left + SIDE, width), Math.min(top + SIDE, height)];
  const sums = [0, 0, 0];
  for (let y = top; y < bottom; y++) {
    for (let x = left; x < right; x++) {
      for (let n = 0; n < 3; n++) sums[n] += one.at(y * width + x, n) - other.at(y * width + x, n);
    }
  }
  return Math.max(...sums.map(Math.abs)) / ((right - left) * (bottom - top));
}

/** @throws when a picture is not what was kept of it */
export function sameByEye(now, kept, name) {
  const { worst, mean, x, y } = distance(now, kept);
  if (worst > TOLERANCE.worst || mean > TOLERANCE.mean) {
    const off = `by ${worst.toFixed(1)} of 255 at ${x}, ${y}, by ${mean.toFixed(2)} on average`;
    throw new Error(`${name} is not what was kept of it: off ${off}. If it is meant: npm run screenshots.`);
  }
}
