import { zlibSync } from 'fflate';

/** Pixels of one picture: red, green, blue, opacity, a byte each, row by row from the top. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
}

export interface Timed extends Pixels {
  /** Milliseconds for which the picture is shown. */
  readonly delay: number;
}

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

/** A PNG (ISO 15948) of 8 bits per channel. The same pixels give the same bytes: the compressor is our own copy of one library. */
export function png(pixels: Pixels): Uint8Array {
  const kind = kindOf([pixels]);
  return joined([header(pixels, kind), chunk('IDAT', packed(pixels, kind)), chunk('IEND', [])]);
}

/** An animated PNG that goes round for ever. All frames have the size of the first. */
export function apng(frames: readonly Timed[]): Uint8Array {
  const first = frames[0];
  if (!first) throw new Error('an animation of no frames');
  const kind = kindOf(frames);
  const parts = [header(first, kind), chunk('acTL', [...four(frames.length), ...four(0)])];
  let number = 0;
  let before: Timed | null = null;
  for (const frame of frames) {
    const area = before ? changed(before, frame) : { x: 0, y: 0, width: first.width, height: first.height };
    const { x, y, width, height } = area;
    const control = [...four(number++), ...four(width), ...four(height), ...four(x), ...four(y)];
    parts.push(chunk('fcTL', [...control, ...two(Math.min(65_535, Math.round(frame.delay))), ...two(1000), 0, 0]));
    const data = packed(cut(frame, area), kind);
    if (before) {
      const numbered = new Uint8Array(data.length + 4);
      numbered.set(four(number++));
      numbered.set(data, 4);
      parts.push(chunk('fdAT', numbered));
    } else parts.push(chunk('IDAT', data));
    before = frame;
  }
  return joined([...parts, chunk('IEND', [])]);
}

export interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The smallest area outside of which both pictures are the same; one pixel when all of it is. */
export function changed(before: Pixels, after: Pixels): Area {
  const { width, height } = after;
  const a = words(before.data);
  const b = words(after.data);
  let [x0, y0, x1, y1] = [width, height, 0, 0];
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (a[y * width + x] === b[y * width + x]) continue;
      x0 = Math.min(x0, x);
      x1 = Math.max(x1, x + 1);
      y0 = Math.min(y0, y);
      y1 = Math.max(y1, y + 1);
    }
  }
  return x1 === 0 ? { x: 0, y: 0, width: 1, height: 1 } : { x: x0, y: y0, width: x1 - x0, height: y1 - y0 };
}

/** Four bytes at a time. Which way round they are read does not matter to who compares. */
export function words(data: Uint8Array): Uint32Array {
  return new Uint32Array(data.buffer, data.byteOffset, data.byteLength >> 2);
}

function cut({ width, data }: Pixels, area: Area): Pixels {
  const made = new Uint8Array(area.width * area.height * 4);
  for (let y = 0; y < area.height; y++) {
    const start = ((y + area.y) * width + area.x) * 4;
    made.set(data.subarray(start, start + area.width * 4), y * area.width * 4);
  }
  return { width: area.width, height: area.height, data: made };
}

/** Three bytes for each pixel where nothing shines through, else four. */
function kindOf(frames: readonly Pixels[]): 3 | 4 {
  const opaque = ({ data }: Pixels) => {
    for (let i = 3; i < data.length; i += 4) if (data[i] !== 255) return false;
    return true;
  };
  return frames.every(opaque) ? 3 : 4;
}

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
      for (let n = 0; n < kind; n++) line[x * kind + n] = data[(y * width + x) * 4 + n]!;
    }
    let best = 0;
    let least = Number.POSITIVE_INFINITY;
    tries.forEach((made, filter) => {
      const sum = filtered(filter, line, above, kind, made);
      if (sum < least) [best, least] = [filter, sum];
    });
    raw[y * (row + 1)] = best;
    raw.set(tries[best]!, y * (row + 1) + 1);
    above = line;
  }
  return zlibSync(raw, { level: 9 });
}

/** Fills `made`; the answer is the sum of the absolute differences. */
function filtered(filter: number, line: Uint8Array, above: Uint8Array, kind: number, made: Uint8Array): number {
  let sum = 0;
  for (let i = 0; i < line.length; i++) {
    const left = i >= kind ? line[i - kind]! : 0;
    const up = above[i]!;
    const corner = i >= kind ? above[i - kind]! : 0;
    const guess =
      filter === 0 ? 0 : filter === 1 ? left : filter === 2 ? up : filter === 3 ? (left + up) >> 1 : paeth(left, up, corner);
    const value = (line[i]! - guess) & 255;
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
  made.set([...name].map((c) => c.charCodeAt(0)), 4);
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
  for (const byte of data) c = CRC[(c ^ byte) & 255]! ^ (c >>> 8);
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
