import type { CoordinateStyle } from './choices.ts';
import { columnLabels, rowLabels } from './layout.ts';
import type { BoardPicture } from './svg.ts';

interface TextOptions {
  readonly coordinates?: CoordinateStyle;
  /** Parentheses around the last play, as engines print it; true by default. */
  readonly last?: boolean;
}

/**
 * The board in letters, in the notation of `.goban` files: `X`, `O`, `.`, `?`, labels, `*`, edges
 * on closed sides. Lines end with `\n`, the last one too.
 */
export function boardText(picture: BoardPicture, options: TextOptions = {}): string {
  const { shape } = picture;
  const style = options.coordinates ?? 'western';
  const open = new Set(shape.open);
  const glyphs = glyphsOf(picture);
  const last = options.last === false ? -1 : lastOf(picture);
  const labels = style === 'none' ? [] : rowLabels(shape, style);
  const gutter = Math.max(0, ...labels.map((label) => label.length));
  const side = (isOpen: boolean) => (isOpen ? ' ' : '|');

  const lines: string[] = [];
  for (let y = 0; y < shape.rows; y++) {
    let line = `${gutter > 0 ? `${(labels[y] ?? '').padStart(gutter)} ` : ''}${side(open.has('left'))}`;
    for (let x = 0; x < shape.columns; x++) {
      const p = y * shape.columns + x;
      line += (p === last ? '(' : p > y * shape.columns && p - 1 === last ? ')' : ' ') + glyphs[p];
    }
    line += (y * shape.columns + shape.columns - 1 === last ? ')' : ' ') + side(open.has('right'));
    lines.push(line);
  }
  const indent = ' '.repeat(gutter > 0 ? gutter + 1 : 0);
  const corner = (isOpen: boolean) => (isOpen ? '-' : '+');
  const edge = `${indent}${corner(open.has('left'))}${'-'.repeat(shape.columns * 2 + 1)}${corner(open.has('right'))}`;
  if (!open.has('top')) lines.unshift(edge);
  if (!open.has('bottom')) lines.push(edge);
  // Longer labels would push each other away, so their first letter must do.
  const letters = columnLabels(shape, style).map(
    (label) => (style === 'western' ? label : label.slice(-1))[0],
  );
  if (style !== 'none') lines.push(`${indent}  ${letters.join(' ')}`);
  return `${lines.map((line) => line.trimEnd()).join('\n')}\n`;
}

function glyphsOf(picture: BoardPicture): string[] {
  const { shape, rows } = picture;
  const glyphs: string[] = [];
  for (let y = 0; y < shape.rows; y++) {
    for (let x = 0; x < shape.columns; x++) {
      const glyph = rows[y]?.[x] ?? '.';
      glyphs.push(glyph === 'X' || glyph === 'O' || glyph === '?' ? glyph : '.');
    }
  }
  for (const point of picture.crosses ?? []) if (glyphs[point] === '.') glyphs[point] = '*';
  for (const { point, text } of picture.labels ?? []) {
    if ((glyphs[point] === '.' || glyphs[point] === '*') && /^[a-z]$/.test(text)) glyphs[point] = text;
  }
  return glyphs;
}

function lastOf(picture: BoardPicture): number {
  return picture.marks?.find(({ mark }) => mark.kind === 'last')?.point ?? -1;
}
