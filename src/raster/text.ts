import { GLYPHS } from './glyphs.ts';
import { type Line, readPath, transformed } from './path.ts';

/** What a letter is drawn as that the outlines do not have: an upright frame. */
const MISSING: readonly [number, string] = [
  600,
  'M80-720L520-720L520 0L80 0ZM140-60L460-60L460-660L140-660Z',
];

const SHAPES = new Map<string, readonly [number, readonly Line[]]>();

function glyphOf(letter: string, weight: 400 | 600): readonly [number, readonly Line[]] {
  const key = weight + letter;
  const known = SHAPES.get(key);
  if (known) return known;
  const found = GLYPHS[weight][letter] ?? GLYPHS[400][letter] ?? MISSING;
  const made = [found[0], readPath(found[1], 0.05)] as const;
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
export function outlines(text: string, x: number, y: number, size: number, bold: boolean): Line[] {
  const made: Line[] = [];
  const scale = size / 1000;
  for (const letter of text) {
    const [advance, lines] = glyphOf(letter, bold ? 600 : 400);
    for (const line of lines) made.push(transformed(line, [scale, 0, 0, scale, x, y]));
    x += advance * scale;
  }
  return made;
}
