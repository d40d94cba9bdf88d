/** What a search as a whole has found out, in messages. */
import { type Message, message } from '../words/index.ts';
import { type Bounds, type Condition, isStill, type SearchLevel } from './conditions.ts';
import { nameOf } from './small-board.ts';

/** How large the smallest examples are. */
export function smallest(
  bounds: Bounds,
  condition: Condition,
  { points, stones, moves }: SearchLevel,
): Message {
  if (condition.kind === 'matching')
    return message('find.smallest-matching', { stones, moves, unknown: condition.blanks.unknown.length });
  const size = { stones, moves: isStill(condition) ? null : moves };
  const board = nameOf(bounds.board);
  return bounds.upTo
    ? message('find.smallest-up-to', { board, points, ...size })
    : message('find.smallest', { board, ...size });
}

/** There is no example within the bounds. */
export function none(bounds: Bounds, condition: Condition): Message {
  const [stones, moves] = [bounds.stones.most, bounds.moves.most];
  if (condition.kind === 'matching') return message('find.none-matching', { stones, moves });
  const size = { board: nameOf(bounds.board), stones, moves: isStill(condition) ? null : moves };
  return message(bounds.upTo ? 'find.none-up-to' : 'find.none', size);
}

/** What the search could not compare, so that something smaller may be among it. */
export function openCases({ kind }: Condition, count: number): Message | null {
  if (count === 0) return null;
  switch (kind) {
    case 'matching':
      return message('find.open-claims', { count });
    case 'eye':
      return message('find.open-eyes', { count });
    case 'differ':
      return message('find.open-verdicts', { count });
    case 'outcome':
      return message('find.open-outcomes', { count });
    default:
      return message('find.open-kos', { count });
  }
}
