import { zlibSync } from 'fflate';
import { bytesOf, type Film, type Pixels, words } from './film.ts';
import { byteAt, wordAt } from './numbers.ts';

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

/**
 * A PNG (ISO 15948) of 8 bits per channel. The compressor is bundled: equal pixels, equal bytes.
 */
export function png(pixels: Pixels): Uint8Array {
  const kind = isOpaque(pixels) ? 3 : 4;
  return joined([header(pixels, kind), chunk('IDAT', packed(pixels, kind)), chunk('IEND', [])]);
}

/** An endless animated PNG (third edition). Each frame is the smallest box that it changes. */
export function apng({ width, height, changes }: Film): Uint8Array {
  const canvas: Pixels = { width, height, data: new Uint8Array(width * height * 4) };
  const pixels = words(canvas.data);
  const kind = changes.every(({ colors }) => colors.every((color) => bytesOf(color)[3] === 255)) ? 3 : 4;
  const parts = [header(canvas, kind), chunk('acTL', [...four(changes.length), ...four(0)])];
  let number = 0;
  changes.forEach(({ places, colors, delay }, i) => {
    places.forEach((place, n) => {
      pixels[place] = wordAt(colors, n);
    });
    const { x, y, ...size } = i === 0 ? { x: 0, y: 0, width, height } : boxOf(places, width);
    const control = [...four(number++), ...four(size.width), ...four(size.height), ...four(x), ...four(y)];
    parts.push(chunk('fcTL', [...control, ...two(Math.min(65_535, Math.round(delay))), ...two(1000), 0, 0]));
    const data = packed(cut(canvas, { x, y, ...size }), kind);
    if (i === 0) parts.push(chunk('IDAT', data));
    else parts.push(chunk('fdAT', joined([Uint8Array.from(four(number++)), data])));
  });
  return joined([...parts, chunk('IEND', [])]);
}

interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The smallest area that holds all places; one pixel when there is none. */
function boxOf(places: Uint32Array, width: number): Area {
  if (places.length === 0) return { x: 0, y: 0, width: 1, height: 1 };
  let [x0, x1] = [width, 0];
  for (const place of places) {
    x0 = Math.min(x0, place % width);
    x1 = Math.max(x1, (place % width) + 1);
  }
  const y0 = Math.floor(wordAt(places, 0) / width);
  const y1 = Math.floor(wordAt(places, places.length - 1) / width) + 1;
  return { x: x0, y: y0, width: x1 - x0, height: y1 - y0 };
}

function cut({ width, data }: Pixels, area: Area): Pixels {
  const made = new Uint8Array(area.width * area.height * 4);
  for (let y = 0; y < area.height; y++) {
    const start = ((y + area.y) * width + area.x) * 4;
    made.set(data.subarray(start, start + area.width * 4), y * area.width * 4);
  }
  return { width: area.width, height: area.height, data: made };
}

function isOpaque({ data }: Pixels): boolean {
  for (let i = 3; i < data.length; i += 4) if (data[i] !== 255) return false;
  return true;
}

/** `kind`: three bytes for each pixel where nothing shines through, else four. */
function header({ width, height }: Pixels, kind: 3 | 4): Uint8Array {
  const data = [...four(width), ...four(height), 8, kind === 3 ? 2 : 6, 0, 0, 0];
  return joined([Uint8Array.from(SIGNATURE), chunk('IHDR', data)]);
}

/** Rows, each filtered in whichever of the five ways leaves the smallest numbers, compressed. */
function packed({ width, height, data }: Pixels, kind: 3 | 4): Uint8Array {
  const row = width * kind;
  const raw = new Uint8Array((row + 1) * height);
  let above = new Uint8Array(row);
  const tries = Array.from({ length: 5 }, () => new Uint8Array(row));
  for (let y = 0; y < height; y++) {
    const line = new Uint8Array(row);
    for (let x = 0; x < width; x++) {
      for (let n = 0; n < kind; n++) line[x * kind + n] = byteAt(data, (y * width + x) * 4 + n);
    }
    let least = Number.POSITIVE_INFINITY;
    for (const [filter, made] of tries.entries()) {
      const sum = filtered(filter, line, above, kind, made);
      if (sum >= least) continue;
      least = sum;
      raw[y * (row + 1)] = filter;
      raw.set(made, y * (row + 1) + 1);
    }
    above = line;
  }
  return zlibSync(raw, { level: 9 });
}

/** Fills `made`; the answer is the sum of the absolute differences. */
function filtered(
  filter: number,
  line: Uint8Array,
  above: Uint8Array,
  kind: number,
  made: Uint8Array,
): number {
  let sum = 0;
  for (let i = 0; i < line.length; i++) {
    const left = i >= kind ? byteAt(line, i - kind) : 0;
    const up = byteAt(above, i);
    const corner = i >= kind ? byteAt(above, i - kind) : 0;
    const guess =
      filter === 0
        ? 0
        : filter === 1
          ? left
          : filter === 2
            ? up
            : filter === 3
              ? (left + up) >> 1
              : paeth(left, up, corner);
    const value = (byteAt(line, i) - guess) & 255;
    made[i] = value;
    sum += value < 128 ? value : 256 - value;
  }
  return sum;
}

function paeth(left: number, up: number, corner: number): number {
  const p = left + up - corner;
  const [a, b, c] = [Math.abs(p - left), Math.abs(p - up), Math.abs(p - corner)];
  return a <= b && a <= c ? left : b <= c ? up : corner;
}

function chunk(name: string, data: ArrayLike<number>): Uint8Array {
  const made = new Uint8Array(data.length + 12);
  made.set(four(data.length));
  made.set(
    [...name].map((c) => c.charCodeAt(0)),
    4,
  );
  made.set(data, 8);
  made.set(four(crc(made.subarray(4, data.length + 8))), data.length + 8);
  return made;
}

const CRC = Uint32Array.from({ length: 256 }, (_, n) => {
  for (let k = 0; k < 8; k++) n = n & 1 ? 0xedb88320 ^ (n >>> 1) : n >>> 1;
  return n;
});

function crc(data: Uint8Array): number {
  let c = 0xffffffff;
  for (const byte of data) c = wordAt(CRC, (c ^ byte) & 255) ^ (c >>> 8);
  return (c ^ 0xffffffff) >>> 0;
}

function four(n: number): number[] {
  return [n >>> 24, (n >>> 16) & 255, (n >>> 8) & 255, n & 255];
}

function two(n: number): number[] {
  return [n >>> 8, n & 255];
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const made = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    made.set(part, at);
    at += part.length;
  }
  return made;
}
