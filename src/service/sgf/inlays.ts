import { PASS, readMove } from '../../notation/sgf/points.ts';
import type { Span } from '../../notation/types.ts';
import type { Inlay } from '../inlays.ts';
import type { DocumentAnalysis } from '../types.ts';
import { numbersOf } from './numbers.ts';

/** Behind moves: their number and the point as people say it. Only where they are looked at, and when switched on. */
export function sgfInlays(document: DocumentAnalysis, within: Span): Inlay[] {
  const { inlayMoves } = document.settings;
  const found: Inlay[] = [];
  if (!inlayMoves) return found;
  for (const { source, offset, end } of document.sgf!.games) {
    if (end < within.start || offset > within.end) continue;
    const { game } = source;
    const { sgf, geometry } = game;
    const numbers = numbersOf(game);
    for (let i = 0; i < game.plies.length; i++) {
      const ply = game.plies[i]!;
      if (ply.kind === 'setup') continue;
      const property = game.plyProperty[i]!;
      const span = sgf.propertySpan(property);
      const end = offset + span.end;
      if (end < within.start || end > within.end) continue;
      // What counts as a pass only because nobody can read it is none.
      if (ply.kind === 'pass' && readMove(sgf.valuesOf(property)[0] ?? 'none', game.size) !== PASS) continue;
      const number = numbers[i]!;
      const point = ply.point < 0 ? 'pass' : geometry.name(ply.point).toUpperCase();
      const taken = ply.captured.length;
      const takes = taken > 0 ? `, takes ${taken}` : '';
      found.push({
        offset: end,
        label: `${number} ${point}`,
        // Properties follow each other without a blank.
        paddingRight: /\S/.test(game.text[span.end] ?? ' '),
        tooltip: `Move ${number}: ${ply.color === 1 ? 'Black' : 'White'} ${point}${takes}`,
      });
    }
  }
  return found;
}
