import { BLACK } from '../../go/types.ts';
import { finderOf, type Sighting } from '../drawing/finder.ts';
import { type Meaning, readingOf } from '../drawing/reading.ts';
import { figureOf } from '../figure.ts';
import { captionsOf } from '../gnugo/captions.ts';
import { meaningOf } from '../gnugo/notation.ts';
import type { Notation, Printed } from '../notation.ts';
import { type EngineId, printEngine } from '../targets/engines.ts';
import type { EntrySyntax } from '../types.ts';
import { ENGINES, type Engine } from './engines.ts';
import { factsAround } from './facts.ts';
import { printOwned } from './owned.ts';

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
        colors: { X: BLACK, confidence: 1, why: `${engine.label} prints Black as ${engine.signs[0]}` },
        facts: [...facts, ...captions],
        title: null,
        whole: isWhole(sighting, facts.length > 0),
        closed: [],
        digits: 'ask',
      },
      options,
    );
  },
  ...(engine.printer && { print: engine.owned ? printOwned : printerOf(engine.printer) }),
}));

function printerOf(engine: EngineId) {
  return (entry: EntrySyntax): Printed => {
    const figure = figureOf(entry);
    if (!figure) return { text: '', lost: ['There is no board'] };
    const { text, lost } = printEngine(figure, engine);
    return { text, lost: lost.map(({ message }) => message) };
  };
}

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

/** Engines print whole boards. What has their coordinates and is not square may be a corner that an author has drawn. */
function isWhole({ drawing }: Sighting, told: boolean): boolean {
  const { columns, rows, firstColumn, edges } = drawing;
  if (firstColumn === 1 && rows.at(-1)!.number === 1)
    return told || columns === rows.length || (edges.top && edges.right);
  return columns === rows.length && columns >= 5 && rows.every(({ cells }) => cells.every((cell) => cell));
}
