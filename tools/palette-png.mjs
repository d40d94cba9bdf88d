/**
 * Pictures of windows as PNG of at most 128 colors: a quarter of the size, and the difference is not
 * seen.
 */
import { deflateSync } from 'node:zlib';
import { decode } from 'fast-png';
import gifenc from 'gifenc';

const { applyPalette, quantize } = gifenc;

/** @param {Buffer} png without transparency */
export function withPalette(png) {
  const { width, height, channels, data } = decode(png);
  const rgba = new Uint8Array(width * height * 4).fill(255);
  for (let i = 0; i < width * height; i++) {
    for (let n = 0; n < 3; n++) rgba[i * 4 + n] = data[i * channels + n];
  }
  const palette = quantize(rgba, 128, { format: 'rgb565' });
  const indices = applyPalette(rgba, palette, 'rgb565');
  // No filter: what stands in a row of a palette are names, not amounts.
  const rows = Buffer.alloc((width + 1) * height);
  for (let y = 0; y < height; y++)
    rows.set(indices.subarray(y * width, (y + 1) * width), y * (width + 1) + 1);
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 3], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(palette.flatMap((color) => color.slice(0, 3)))),
    chunk('IDAT', deflateSync(rows, { level: 9, memLevel: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(name, data) {
  const made = Buffer.alloc(data.length + 12);
  made.writeUInt32BE(data.length, 0);
  made.write(name, 4, 'latin1');
  made.set(data, 8);
  made.writeUInt32BE(crc(made.subarray(4, data.length + 8)), data.length + 8);
  return made;
}

function crc(bytes) {
  let sum = 0xffffffff;
  for (const byte of bytes) {
    sum ^= byte;
    for (let i = 0; i < 8; i++) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1;
  }
  return (sum ^ 0xffffffff) >>> 0;
}
