/**
 * Writes `src/raster/glyphs.json`: outlines of the letters that pictures made without a browser may need, from open fonts (Inter, and Noto
 * Sans JP for the numerals of Japanese coordinates; both under the SIL Open Font License). Needed again only to add a letter. Neither
 * the fonts nor the reader is a dependency of the project:
 *
 *     npm i --no-save opentype.js@1.3.4 @fontsource/inter@5.3.0 @fontsource/noto-sans-jp@5.3.0
 *     node scripts/glyphs.mjs node_modules
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';

const modules = resolve(process.argv[2] ?? 'node_modules');
const opentype = createRequire(join(modules, 'x.js'))('opentype.js');

const ASCII = Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i)).join('');
const LATIN = Array.from({ length: 64 }, (_, i) => String.fromCharCode(192 + i)).join('');
const SIGNS = '§°·½–—‘’“”…';
const KANJI = '一二三四五六七八九十';

/** By weight and letter: the advance, then the outline, both in thousandths of the font's size, y downwards from the base line. */
const glyphs = {};
for (const weight of [400, 600]) {
  const latin = load(`@fontsource/inter/files/inter-latin-${weight}-normal.woff`);
  const kanji = load(`@fontsource/noto-sans-jp/files/noto-sans-jp-japanese-${weight}-normal.woff`);
  const texts = weight === 400 ? ASCII + LATIN + SIGNS : ASCII;
  glyphs[weight] = Object.fromEntries([
    ...[...texts].map((letter) => [letter, glyph(latin, letter)]),
    ...[...KANJI].map((letter) => [letter, glyph(kanji, letter)]),
  ]);
}
writeFileSync('src/raster/glyphs.json', `${JSON.stringify(glyphs)}\n`);

function load(path) {
  const bytes = readFileSync(join(modules, path));
  return opentype.parse(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length));
}

function glyph(font, letter) {
  const found = font.charToGlyph(letter);
  if (found.index === 0) throw new Error(`the font has no ${letter}`);
  const advance = Math.round((found.advanceWidth * 1000) / font.unitsPerEm);
  let last = '';
  const path = found.getPath(0, 0, 1000).commands.map(({ type, ...at }) => {
    const pairs = [
      ['x1', 'y1'],
      ['x2', 'y2'],
      ['x', 'y'],
    ].filter(([x]) => x in at);
    const points = pairs.map(([x, y]) => `${Math.round(at[x])} ${Math.round(at[y])}`);
    // The fonts' tables begin each curve with a line of no length.
    if (type === 'L' && points[0] === last) return '';
    last = points.at(-1) ?? last;
    return type + points.join(' ');
  });
  return advance + path.join('').replace(/ -/g, '-');
}
