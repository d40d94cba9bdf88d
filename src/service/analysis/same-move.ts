import type { Move } from '../../go/types.ts';

/**
 * Whether two moves do the same: of the same kind and color, on the same point, or setting up the
 * same board.
 */
export function sameMove(a: Move | undefined, b: Move | undefined): boolean {
  if (!a || !b || a.kind !== b.kind || a.color !== b.color) return false;
  if (a.kind === 'play' && b.kind === 'play') return a.point === b.point;
  return a.kind !== 'setup' || b.kind !== 'setup' || a.position.equals(b.position);
}

export function sameMoves(a: readonly Move[], b: readonly Move[]): boolean {
  return a.length === b.length && b.every((move, i) => sameMove(a[i], move));
}
