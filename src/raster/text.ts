import glyphs from './glyphs.json';
import { type Outline, readPath, transformed } from './path.ts';

/**
 * Outlines of Inter (Copyright 2016 The Inter Project Authors) and Noto Sans JP (Copyright
 * 2014-2021 Adobe), both under the SIL Open Font License 1.1 (`media/glyphs-license.txt`), made by
 * `scripts/glyphs.mjs`. By weight and letter: the advance, then the outline, both in thousandths of
 * the font's size, y downwards from the base line.
 */
const GLYPHS: Readonly<Record<400 | 600, Readonly<Record<string, string>>>> = glyphs;

/** What a letter is drawn as that the outlines do not have: an upright frame. */
const MISSING = '600M80-720L520-720L520 0L80 0ZM140-60L460-60L460-660L140-660Z';

const SHAPES = new Map<string, readonly [number, readonly Outline[]]>();

function glyphOf(letter: string, weight: 400 | 600): readonly [number, readonly Outline[]] {
  const found = GLYPHS[weight][letter] ?? GLYPHS[400][letter] ?? MISSING;
  // All letters without an outline are one shape: texts may have any of a million.
  const key = found === MISSING ? MISSING : weight + letter;
  const known = SHAPES.get(key);
  if (known) return known;
  const made = [Number.parseInt(found, 10), readPath(found.replace(/^\d+/, ''), 0.05)] as const;
  SHAPES.set(key, made);
  return made;
}

/** Width of a text in pixels. */
export function widthOf(text: string, size: number, bold = false): number {
  let width = 0;
  for (const letter of text) width += glyphOf(letter, bold ? 600 : 400)[0];
  return (width * size) / 1000;
}

/** The outlines of a text that begins at (x, y), y being that of the base line. */
export function outlines(text: string, x: number, y: number, size: number, bold: boolean): Outline[] {
  const made: Outline[] = [];
  const scale = size / 1000;
  for (const letter of text) {
    const [advance, lines] = glyphOf(letter, bold ? 600 : 400);
    for (const line of lines) made.push(transformed(line, [scale, 0, 0, scale, x, y]));
    x += advance * scale;
  }
  return made;
}
