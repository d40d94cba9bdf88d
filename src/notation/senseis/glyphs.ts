import { BLACK, EMPTY, UNKNOWN, WHITE } from '../../go/types.ts';
import type { Shape } from '../types.ts';

/** What a glyph stands for. A cross on an empty point is the mark `*` of `.goban` files. */
type SenseisMeaning =
  | { readonly kind: 'cell'; readonly cell: number; readonly shape?: Shape }
  | { readonly kind: 'digit'; readonly number: number }
  | { readonly kind: 'label'; readonly label: string }
  | { readonly kind: 'mark' }
  | { readonly kind: 'blank' };

const MARKED: readonly (readonly [glyph: string, cell: number, shape: Shape])[] = [
  ['B', BLACK, 'circle'],
  ['#', BLACK, 'square'],
  ['Y', BLACK, 'triangle'],
  ['Z', BLACK, 'cross'],
  ['W', WHITE, 'circle'],
  ['@', WHITE, 'square'],
  ['Q', WHITE, 'triangle'],
  ['P', WHITE, 'cross'],
  ['C', EMPTY, 'circle'],
  ['S', EMPTY, 'square'],
  ['T', EMPTY, 'triangle'],
];

const MEANINGS: ReadonlyMap<string, SenseisMeaning> = new Map<string, SenseisMeaning>([
  ['X', { kind: 'cell', cell: BLACK }],
  ['O', { kind: 'cell', cell: WHITE }],
  ['.', { kind: 'cell', cell: EMPTY }],
  [',', { kind: 'cell', cell: EMPTY }],
  ['?', { kind: 'cell', cell: UNKNOWN }],
  ['M', { kind: 'mark' }],
  ['*', { kind: 'mark' }],
  ...['_', '-', '|', '+'].map((glyph): [string, SenseisMeaning] => [glyph, { kind: 'blank' }]),
  ...[...'1234567890'].map((glyph, i): [string, SenseisMeaning] => [glyph, { kind: 'digit', number: i + 1 }]),
  ...[...'abcdefghijklmnopqrstuvwxyz'].map((label): [string, SenseisMeaning] => [
    label,
    { kind: 'label', label },
  ]),
  ...MARKED.map(([glyph, cell, shape]): [string, SenseisMeaning] => [glyph, { kind: 'cell', cell, shape }]),
]);

export function meaningOf(glyph: string): SenseisMeaning | undefined {
  return MEANINGS.get(glyph);
}

/** The glyph of a stone or an empty point with a shape, or `undefined` where there is none. */
export function glyphOfShape(cell: number, shape: Shape): string | undefined {
  return MARKED.find(([, c, s]) => c === cell && s === shape)?.[0];
}

/** Whether all of it are glyphs of a row, so that the first line of a diagram may be one. */
export function looksLikeRow(text: string): boolean {
  return hasOnlyGlyphs(text) && /[.,|]|-[ \t]*-/.test(text);
}

/** Two glyphs or more and nothing else: below a header or a row even `X 1 O` is a row. */
export function hasOnlyGlyphs(text: string): boolean {
  const glyphs = text.replace(/[ \t]/g, '');
  return glyphs.length > 1 && [...glyphs].every((c) => MEANINGS.has(c));
}
