import { lastOf } from '../../go/must.ts';
import { BLACK } from '../../go/types.ts';
import { message } from '../../words/index.ts';
import { finderOf, type Meaning, readingOf, type Sighting } from '../found/index.ts';
import { captionsOf, meaningOf } from '../gnugo/index.ts';
import type { Notation } from '../notation.ts';
import { ENGINES, type Engine } from './engines.ts';
import { factsAround } from './facts.ts';

/** The boards that engines print, a notation for each of them. */
export const boardNotations: readonly Notation[] = ENGINES.map((engine) => ({
  id: engine.id,
  label: engine.label,
  find: finderOf(engine.id, (sighting) => {
    const why = engine.tells(sighting);
    if (why === null) return null;
    const { first, end } = factsAround(sighting);
    return { why, ...(first !== null && { first }), ...(end !== null && { end }) };
  }),
  read: (found, options) => {
    const sighting = found.drawing as Sighting;
    const { facts } = factsAround(sighting);
    const captions = captionsOf(sighting.drawing, sighting.text).filter(
      (caption) =>
        !facts.some(({ span }) => span.start >= caption.span.start && span.end <= caption.span.end),
    );
    return readingOf(
      found,
      {
        signs: engine.signs,
        meaning: (glyph) => meaningIn(engine, glyph),
        colors: {
          X: BLACK,
          confidence: 1,
          why: message('signs.engine', { program: engine.label, sign: engine.signs.charAt(0) }),
        },
        facts: [...facts, ...captions],
        title: null,
        whole: isWhole(sighting, facts.length > 0),
        closed: [],
        digits: 'ask',
      },
      options,
    );
  },
}));

function meaningIn({ signs, small }: Engine, glyph: string): Meaning | null {
  if (glyph === signs[0]) return { kind: 'stone', first: true };
  if (glyph === signs[1]) return { kind: 'stone', first: false };
  if (small === 'territory') {
    if (glyph === 'x' || glyph === 'o') return { kind: 'territory', first: glyph === 'x' };
    if (glyph === ':' || glyph === ',') return { kind: 'empty' };
  }
  if (small === 'stones' && (glyph === 'x' || glyph === 'o')) return { kind: 'stone', first: glyph === 'x' };
  // KataGo marks a point that someone asked about.
  if (glyph === '@') return { kind: 'mark' };
  return meaningOf(glyph);
}

/** Engines print whole boards. One with coordinates that is not square may be a drawn corner. */
function isWhole({ drawing }: Sighting, told: boolean): boolean {
  const { columns, rows, firstColumn, edges } = drawing;
  if (firstColumn === 1 && lastOf(rows).number === 1)
    return told || columns === rows.length || (edges.top && edges.right);
  return columns === rows.length && columns >= 5 && rows.every(({ cells }) => cells.every((cell) => cell));
}
