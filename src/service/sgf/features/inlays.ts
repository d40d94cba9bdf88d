import type { Span } from '../../../notation/index.ts';
import { message, say } from '../../../words/index.ts';
import { describePly } from '../../analysis/index.ts';
import type { Inlay } from '../../features/index.ts';
import type { SgfAnalysis } from '../analysis/document.ts';
import { isUnread } from '../analysis/line.ts';
import { numbersOf } from '../analysis/numbers.ts';

/**
 * Behind moves: their number and the point as people say it. Only where they are looked at, and
 * when switched on.
 */
export function sgfInlays(document: SgfAnalysis, within: Span): Inlay[] {
  const { inlayMoves } = document.settings;
  const found: Inlay[] = [];
  if (!inlayMoves) return found;
  for (const { source, offset, end } of document.sgf.games) {
    if (end < within.start || offset > within.end) continue;
    const { game } = source;
    const { sgf, geometry } = game;
    const numbers = numbersOf(game);
    for (const [i, ply] of game.plies.entries()) {
      if (ply.kind === 'setup') continue;
      const span = sgf.propertySpan(game.propertyOf(i));
      const end = offset + span.end;
      if (end < within.start || end > within.end) continue;
      if (isUnread(game, i)) continue;
      const number = numbers[i];
      const point = ply.point < 0 ? 'pass' : geometry.name(ply.point).toUpperCase();
      found.push({
        offset: end,
        label: `${number} ${point}`,
        // Properties follow each other without a blank.
        paddingRight: /\S/.test(game.text[span.end] ?? ' '),
        tooltip: say(message('ply.listed', { move: number ?? 0, description: describePly(ply) })),
      });
    }
  }
  return found;
}
