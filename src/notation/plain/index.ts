import { BLACK } from '../../go/types.ts';
import { message } from '../../words/index.ts';
import { finderOf, type Meaning, readingOf, type Sighting } from '../found/index.ts';
import { captionsOf, meaningOf } from '../gnugo/index.ts';
import type { Notation } from '../notation.ts';

/** Pairs of signs that people have used for Black and White, when they are not `X` and `O`. */
const PAIRS: readonly { readonly black: string; readonly white: string }[] = [
  { black: '#', white: 'O' },
  { black: '#', white: 'o' },
  { black: '@', white: 'O' },
  { black: '*', white: 'O' },
  { black: '*', white: 'o' },
  { black: '●', white: '○' },
  { black: 'B', white: 'W' },
  { black: 'b', white: 'w' },
];

/**
 * Boards in mail and news: whole or with coordinates, in whatever signs the author liked. Black is
 * `#`, `@`, `*` or a filled disc where White is `O`; where both are letters, `X`.
 */
export const plainNotation: Notation = {
  id: 'plain',
  label: 'Plain text board',
  find: finderOf('plain', (sighting) => {
    if (pairOf(sighting)) return { why: 'signs of boards in mail' };
    if (isBoard(sighting)) return { why: 'a whole board' };
    return isLettered(sighting) ? { why: 'coordinates around the board' } : null;
  }),
  read: (found, options) => {
    const sighting = found.drawing as Sighting;
    const { black, white } = pairOf(sighting) ?? { black: 'X', white: 'O' };
    return readingOf(
      found,
      {
        signs: black + white,
        meaning: (glyph) => meaningIn(black, white, glyph),
        colors: { X: BLACK, confidence: 0.9, why: message('signs.usual', { sign: black }) },
        facts: captionsOf(sighting.drawing, sighting.text),
        title: null,
        whole: isBoard(sighting),
        closed: [],
        digits: 'ask',
      },
      options,
    );
  },
};

/** Coordinates on two sides, and nothing but stones and points. */
function isLettered({ drawing, tally }: Sighting): boolean {
  if (drawing.firstColumn === null || drawing.rows.some(({ number }) => number === null)) return false;
  return tally.digits + tally.lower + tally.upper + tally.small + tally.signs + tally.dashes === 0;
}

/** As wide as high, stones and empty points only: the boards that programs are tested with. */
function isBoard({ drawing, tally }: Sighting): boolean {
  const { columns, rows, edges } = drawing;
  if (columns !== rows.length || columns < 7 || edges.left !== edges.right || edges.top !== edges.bottom)
    return false;
  if (tally.marks + tally.digits + tally.lower + tally.upper + tally.signs + tally.dashes > 0) return false;
  if (tally.small > 0 && tally.stones > 0) return false;
  return rows.every(({ cells }) => cells.every((cell) => cell));
}

function meaningIn(black: string, white: string, glyph: string): Meaning | null {
  if (black === 'X' && (glyph === 'x' || glyph === 'o')) return { kind: 'stone', first: glyph === 'x' };
  if (glyph === black) return { kind: 'stone', first: true };
  if (glyph === white) return { kind: 'stone', first: false };
  if (black === 'B' && (glyph === 'x' || glyph === 'o')) return { kind: 'label', on: 'empty' };
  if (black === '@' && glyph === 'x') return { kind: 'mark' };
  return meaningOf(glyph);
}

/** `*` and `#` are stones only where nothing else can be the black ones. */
function pairOf({ drawing, tally }: Sighting): { readonly black: string; readonly white: string } | null {
  const counts = new Map<string, number>();
  for (const { cells } of drawing.rows) {
    for (const cell of cells) if (cell) counts.set(cell.glyph, (counts.get(cell.glyph) ?? 0) + 1);
  }
  const isLetters = counts.has('B') || counts.has('b');
  // Where `@` is a stone, `x` is the point that is spoken of.
  if (counts.has('X') || (counts.has('x') && !isLetters && !(counts.has('@') && counts.has('O'))))
    return null;
  if (isLetters ? tally.stones === 0 : tally.lower + tally.upper > 0) return null;
  const many = (sign: string) => (counts.get(sign) ?? 0) >= 2;
  const lettered = drawing.firstColumn !== null;
  return (
    PAIRS.find(({ black, white }) => {
      // In a figure of GNU Go `B` is a name beside `O`, and `*` the move.
      if (isLetters) return /[Bb]/.test(black) && counts.has(black) && counts.has(white);
      // A sign for special points elsewhere, but where columns have letters it can only be a stone.
      if (lettered && black !== '*' && counts.has(black)) return true;
      // Eyes may have such a point, but none beside stones of one color alone.
      if (black === '@' && many(black) && counts.has(white)) return true;
      // GNU Go marks one point with a star.
      return many(black) && counts.has(white) && (lettered || drawing.rows.length * drawing.columns >= 25);
    }) ?? null
  );
}
