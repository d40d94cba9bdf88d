import { must } from '../../go/must.ts';
import { BLACK, type Color, colorName, EMPTY, opponent, type Point } from '../../go/types.ts';
import { message } from '../../words/index.ts';
import { type Figure, isOver, type Losses } from './figure.ts';

/** One diagram of a figure: a position and the moves that can be drawn on it. */
export interface FigurePart {
  /** Index of its first move in the game, from 0, and the one behind its last. */
  readonly from: number;
  readonly end: number;
  /** The number that its first move carries. */
  readonly first: number;
  readonly toPlay: Color;
  /** Its moves: 1 for the first of the part. */
  readonly digits: ReadonlyMap<Point, number>;
  /** What a caption must say: `5 at 1`, `6 pass`, in the numbers that are shown. */
  readonly said: readonly string[];
}

/**
 * The diagrams that a figure needs when each of them can number `most` moves. A further one begins
 * with a move that is out of turn, on a point where a stone stood in the diagram, behind setup, or
 * behind a move that put its stone over another;
 * the numbers go on, and it begins with the position as it is then.
 */
export function partsOf(figure: Figure, most: number, losses: Losses): FigurePart[] {
  const { game } = figure;
  const parts: FigurePart[] = [];
  let { first } = figure;
  for (let from = 0; ; ) {
    const part = partFrom(figure, from, first, most, losses);
    parts.push(part);
    first += part.end - part.from;
    from = part.end;
    if (from >= game.length) break;
    const next = game.plies[from];
    if (next?.kind === 'setup') from++;
    else if (next && isOver(next)) {
      losses.add('lost.impossible', message('loss.impossible-picture'));
      from++;
      first++;
    }
  }
  if (parts.length > 1) losses.add('lost.from', message('loss.from-diagrams'));
  const { toPlay } = game.start;
  const mover = game.plies[0]?.color ?? toPlay;
  if (mover !== toPlay) losses.add('lost.turn', message('loss.turn-at-first', { mover: colorName(mover) }));
  return parts;
}

/**
 * As {@link partsOf}, for notations in which the first move that is drawn shows whose turn it is,
 * and nothing else does: readers assume that Black plays first where no move is drawn.
 */
export function picturesOf(figure: Figure, most: number, losses: Losses): FigurePart[] {
  const parts = partsOf(figure, most, losses);
  if (parts.some(({ digits, toPlay }) => digits.size === 0 && toPlay !== BLACK))
    losses.add('lost.turn', message('loss.turn'));
  return parts;
}

function partFrom({ game }: Figure, from: number, first: number, most: number, losses: Losses): FigurePart {
  const { cells } = game.after(from);
  const digits = new Map<Point, number>();
  const said: string[] = [];
  const next = game.plies[from];
  const toPlay = next && next.kind !== 'setup' ? next.color : game.toPlayAfter(from);
  let color = toPlay;
  let n = from;
  for (; n < game.length; n++, color = opponent(color)) {
    const ply = must(game.plies[n]);
    const shown = first + n - from;
    if (ply.color !== color || ply.kind === 'setup' || isOver(ply)) break;
    const { move } = ply;
    if (move.kind !== 'play') {
      said.push(`${shown} ${move.kind === 'pass' ? 'pass' : 'elsewhere'}`);
      continue;
    }
    const before = digits.get(move.point);
    if (before !== undefined) said.push(`${shown} at ${first + before - 1}`);
    else if (ply.misplay) {
      losses.add('lost.impossible', message('loss.impossible-elsewhere'));
      said.push(`${shown} elsewhere`);
    } else if (cells[move.point] !== EMPTY || n - from >= most) break;
    else digits.set(move.point, n - from + 1);
  }
  return { from, end: n, first, toPlay, digits, said };
}

/** What is to be seen in a part: eyes and hot stones are those of the last board. */
export function seenIn({ seen, game }: Figure, { from, end }: FigurePart): Figure['seen'] {
  const forbidden = seen.forbidden.filter((n) => n > from && n <= end);
  return end >= game.length ? { ...seen, forbidden } : { ...seen, eyes: [], hot: [], forbidden };
}

/**
 * Points of forbidden plays in a part: those whose stones carry their numbers, and those on which
 * another stone stands.
 */
export function forbiddenIn(
  figure: Figure,
  part: FigurePart,
): { readonly drawn: readonly Point[]; readonly others: readonly Point[] } {
  const { game } = figure;
  const plays = seenIn(figure, part).forbidden.flatMap((n) => {
    const { point } = must(game.plies[n - 1]);
    return point < 0 ? [] : [{ point, isDrawn: part.digits.get(point) === n - part.from }];
  });
  const points = (isDrawn: boolean) => [
    ...new Set(plays.filter((play) => play.isDrawn === isDrawn).map(({ point }) => point)),
  ];
  return { drawn: points(true), others: points(false) };
}

/** The title, and what it must say of moves unless it does already; empty when there is nothing. */
export function captionOf(figure: Figure, part: FigurePart): string {
  const title = (figure.title ?? '').replace(/\s+/g, ' ').trim();
  const { position } = figure.game.start;
  const seen = seenIn(figure, part);
  const hot = position.geometry.names(seen.hot).map((name) => name.toUpperCase());
  const numbers = seen.forbidden.map((n) => part.first + n - 1 - part.from);
  const said = [
    ...part.said,
    ...(numbers.length > 0 ? [`forbidden: ${numbers.join(' ')}`] : []),
    ...(hot.length > 0 ? [`hot: ${hot.join(' ')}`] : []),
  ];
  const missing = said.filter((one) => !new RegExp(`(?<!\\d)${one}(?!\\w)`).test(title));
  if (missing.length === 0) return title;
  return title === '' ? missing.join(', ') : `${title} (${missing.join(', ')})`;
}
