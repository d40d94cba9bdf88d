import { BLACK, type Color, EMPTY, opponent, UNKNOWN, WHITE } from '../../go/types.ts';

/** What a glyph inside a row stands for. */
type GlyphMeaning =
  | { readonly kind: 'cell'; readonly cell: number }
  | { readonly kind: 'digit'; readonly number: number }
  | { readonly kind: 'label'; readonly label: string }
  | { readonly kind: 'mark' };

/** The meaning of a glyph, `X` and `O` being of these colors; `null` for what is none. */
export function meaningOf(glyph: string, X: Color): GlyphMeaning | null {
  switch (glyph) {
    case 'X':
      return { kind: 'cell', cell: X };
    case 'O':
      return { kind: 'cell', cell: opponent(X) };
    case '.':
    case '+':
    case ',':
      return { kind: 'cell', cell: EMPTY };
    case '?':
      return { kind: 'cell', cell: UNKNOWN };
    case '*':
      return { kind: 'mark' };
  }
  if (glyph.length !== 1) return null;
  if (glyph >= '1' && glyph <= '9') return { kind: 'digit', number: Number(glyph) };
  if (glyph === '0') return { kind: 'digit', number: 10 };
  if (glyph >= 'a' && glyph <= 'z') return { kind: 'label', label: glyph };
  return null;
}

export function glyphOfNumber(number: number): string {
  return String(number % 10);
}

export function glyphOfCell(cell: number, X: Color): string {
  if (cell === BLACK || cell === WHITE) return cell === X ? 'X' : 'O';
  return cell === UNKNOWN ? '?' : '.';
}

/** What people and programs write for a glyph of ours; a fix offers ours. */
const LOOKALIKES: ReadonlyMap<string, string> = new Map([
  ['●', 'X'],
  ['⚫', 'X'],
  ['#', 'X'],
  ['@', 'X'],
  ['○', 'O'],
  ['⚪', 'O'],
  ['◯', 'O'],
  ['Х', 'X'],
  ['О', 'O'],
  ['Ｘ', 'X'],
  ['Ｏ', 'O'],
  ['·', '.'],
  ['。', '.'],
  ['．', '.'],
  ['_', '.'],
  [':', '.'],
  ['┼', '+'],
  ['╋', '+'],
]);

export function lookalike(glyph: string): string | undefined {
  return LOOKALIKES.get(glyph);
}
