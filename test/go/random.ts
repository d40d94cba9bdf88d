/**
 * Random boards and games for the laws: small and crowded, where captures, suicides and kos happen.
 */
import fc from 'fast-check';
import type { Start } from '../../src/go/game.ts';
import { Geometry, type GeometryShape } from '../../src/go/geometry.ts';
import { place } from '../../src/go/play.ts';
import { Position } from '../../src/go/position.ts';
import { BLACK, type Color, type Move, opponent, type Side, WHITE } from '../../src/go/types.ts';
import { wholeNumbers } from '../../tools/random.mjs';

const SIDES: readonly Side[] = ['top', 'right', 'bottom', 'left'];

/** Whole boards from 1x1 to 6x6. */
export function shapes(most = 6): fc.Arbitrary<GeometryShape> {
  return fc.record({ columns: fc.integer({ min: 1, max: most }), rows: fc.integer({ min: 1, max: most }) });
}

/**
 * Any diagram: stones anywhere (legal or not), some `?`, some open sides. Half of them are whole
 * boards.
 */
export function fragments(fixed?: GeometryShape): fc.Arbitrary<Position> {
  const open = fc.oneof(fc.constant<Side[]>([]), fc.subarray([...SIDES]));
  return fc
    .tuple(fixed ? fc.constant(fixed) : shapes(), fixed ? fc.constant<Side[]>([]) : open)
    .chain(([shape, sides]) => {
      const geometry = Geometry.of({ ...shape, open: sides });
      const glyph = fc.oneof(
        { weight: 12, arbitrary: fc.constantFrom(0, 0, 1, 2) },
        { weight: sides.length > 0 ? 1 : 0, arbitrary: fc.constant(3) },
      );
      const cells = fc.array(glyph, { minLength: geometry.area, maxLength: geometry.area });
      return cells.map((list) => new Position(geometry, Uint8Array.from(list)));
    });
}

export interface RandomPlay {
  readonly color: Color;
  /** To be taken modulo the area. */
  readonly at: number;
  readonly undo: boolean;
}

/** Plays to try, some of them taking back the one before. */
export function plays(length: number): fc.Arbitrary<RandomPlay[]> {
  const play = fc.record({
    color: fc.constantFrom<Color>(BLACK, WHITE),
    at: fc.nat(1000),
    undo: fc.integer({ min: 0, max: 7 }).map((n) => n === 0),
  });
  return fc.array(play, { minLength: Math.floor(length / 2), maxLength: length });
}

export { wholeNumbers as generator };

export interface RandomGame {
  readonly start: Start;
  readonly moves: readonly Move[];
}

/**
 * A random game on a board of at most `most` by `most`: from an empty or a crowded board, with a
 * liking for captures, so that kos come up and are retaken; with passes, plays on occupied points,
 * moves out of turn, and now and then a tenuki.
 */
export function randomGame(seed: number, most = 6, length = 60): RandomGame {
  const random = wholeNumbers(seed);
  // Small boards more often than not: there positions come back.
  const side = () => 1 + Math.min(random(most), random(most + 2));
  const shape = { columns: side(), rows: side() };
  const open = random(5) === 0 ? SIDES.filter(() => random(2) === 0) : [];
  const geometry = Geometry.of({ ...shape, open });
  const cells = new Uint8Array(geometry.area);
  if (random(3) > 0) {
    for (let p = 0; p < cells.length; p++) {
      if (random(10) < 7) cells[p] = 1 + random(2);
      if (open.length > 0 && random(20) === 0) cells[p] = 3;
    }
  }
  const position = new Position(geometry, cells);
  const toPlay = (1 + random(2)) as Color;
  const moves: Move[] = [];
  let now = position;
  let color = toPlay;
  const calm = random(4) === 0;
  while (moves.length < length) {
    const dice = random(100);
    if (dice < 5) moves.push({ kind: 'pass', color });
    else if (dice < 6 && !calm) moves.push({ kind: 'tenuki', color });
    else {
      const placed = choose(now, color, random);
      moves.push({ kind: 'play', color, point: placed.point });
      now = placed.after;
    }
    if (random(25) > 0) color = opponent(color);
  }
  return { start: { position, toPlay }, moves };
}

/** Two times out of three a play that captures, if there is one; else any point. */
function choose(now: Position, color: Color, random: (below: number) => number) {
  const { area } = now.geometry;
  const from = random(area);
  if (random(3) > 0) {
    for (let i = 0; i < area; i++) {
      const point = (from + i) % area;
      const placed = place(now, color, point);
      if (typeof placed !== 'string' && placed.captured.length > 0 && !placed.suicide) {
        return { point, after: placed.after };
      }
    }
  }
  for (let i = 0; i < 6; i++) {
    const point = random(area);
    const placed = place(now, color, point);
    if (typeof placed !== 'string') return { point, after: placed.after };
  }
  const placed = place(now, color, from);
  return { point: from, after: typeof placed === 'string' ? now : placed.after };
}
