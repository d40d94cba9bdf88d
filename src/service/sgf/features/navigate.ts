import type { Direction } from '../../../protocol/requests.ts';
import type { SgfAnalysis } from '../analysis/document.ts';

/**
 * The offset of the node in a direction from an offset of the document: the node before or after on
 * the line, the variation beside it (of the node itself, else of the nearest one before it that has
 * any), the last node with variations before it, the ends of the line. `null` where there is
 * nothing.
 */
export function sgfNavigate(document: SgfAnalysis, at: number, direction: Direction): number | null {
  const home = document.sgf.gameAt(at);
  if (!home) return null;
  const { game, offset } = home;
  const { sgf } = game;
  if (sgf.nodeCount === 0) return null;
  const node = Math.max(0, sgf.nodeAt(at - offset));
  const found = target(node);
  return found < 0 || found === node ? null : offset + sgf.nodeSpan(found).start;

  function target(from: number): number {
    switch (direction) {
      case 'parent':
        return sgf.parent(from);
      case 'child':
        return sgf.child(from);
      case 'start':
        return game.sgf.games.filter((first) => first <= from).at(-1) ?? 0;
      case 'end': {
        let last = from;
        while (sgf.child(last) >= 0) last = sgf.child(last);
        return last;
      }
      case 'branch': {
        let up = sgf.parent(from);
        while (up >= 0 && sgf.children(up).length < 2) up = sgf.parent(up);
        return up;
      }
      case 'nextVariation':
      case 'previousVariation': {
        for (let one = from; sgf.parent(one) >= 0; one = sgf.parent(one)) {
          const beside = sgf.children(sgf.parent(one));
          const next = beside[beside.indexOf(one) + (direction === 'nextVariation' ? 1 : -1)];
          if (next !== undefined) return next;
        }
        return -1;
      }
    }
  }
}
