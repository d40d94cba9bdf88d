import { type Color, EMPTY, opponent, type Point } from '../go/types.ts';
import type { Figure, Losses } from './figure.ts';

/** One diagram of a figure: a position and the moves that can be drawn on it. */
export interface Part {
  /** Index of its first move in the game, from 0, and the one behind its last. */
  readonly from: number;
  readonly end: number;
  readonly toPlay: Color;
  /** Its moves: 1 for the first of the part. */
  readonly digits: ReadonlyMap<Point, number>;
  /** What a caption must say: `5 at 1`, `6 pass`, in the numbers that are shown. */
  readonly said: readonly string[];
}

/**
 * The diagrams that a figure needs when each of them can number `most` moves. A further one begins with a move that is out of turn, or
 * where a stone stood in the diagram; the numbers go on, and it begins with the position as it is then.
 */
export function partsOf(figure: Figure, most: number, losses: Losses): Part[] {
  const parts: Part[] = [];
  for (let from = 0; ; ) {
    const part = partFrom(figure, from, most, losses);
    parts.push(part);
    from = part.end;
    if (from >= figure.game.length) return parts;
  }
}

function partFrom({ game, first }: Figure, from: number, most: number, losses: Losses): Part {
  const { cells } = game.after(from);
  const digits = new Map<Point, number>();
  const said: string[] = [];
  const toPlay = game.plies[from]?.color ?? game.toPlayAfter(from);
  let color = toPlay;
  let n = from;
  for (; n < game.length; n++, color = opponent(color)) {
    const ply = game.plies[n]!;
    const shown = first + n;
    if (ply.color !== color) break;
    const { move } = ply;
    if (move.kind !== 'play') {
      said.push(`${shown} ${move.kind === 'pass' ? 'pass' : 'elsewhere'}`);
      continue;
    }
    const before = digits.get(move.point);
    if (before !== undefined) said.push(`${shown} at ${first + from + before - 1}`);
    else if (ply.misplay) {
      losses.add('lost.impossible', 'a move that cannot be played; the title says that it is elsewhere');
      said.push(`${shown} elsewhere`);
    } else if (cells[move.point] !== EMPTY || n - from >= most) break;
    else digits.set(move.point, n - from + 1);
  }
  return { from, end: n, toPlay, digits, said };
}

/** The title, and what it must say of moves unless it says so already; empty when there is nothing to say. */
export function captionOf(figure: Figure, { said }: Part): string {
  const title = (figure.title ?? '').replace(/\s+/g, ' ').trim();
  const missing = said.filter((one) => !new RegExp(`(?<!\\d)${one}(?!\\w)`).test(title));
  if (missing.length === 0) return title;
  return title === '' ? missing.join(', ') : `${title} (${missing.join(', ')})`;
}
