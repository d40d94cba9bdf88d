/** Random boards and games for the laws: small and crowded, where captures, suicides and kos happen. */
import fc from 'fast-check';
import { Geometry, type Shape } from '../../src/go/geometry.ts';
import { Position } from '../../src/go/position.ts';
import { BLACK, type Color, type Side, WHITE } from '../../src/go/types.ts';

const SIDES: readonly Side[] = ['top', 'right', 'bottom', 'left'];

/** Whole boards from 1x1 to 6x6. */
export function shapes(most = 6): fc.Arbitrary<Shape> {
  return fc.record({ columns: fc.integer({ min: 1, max: most }), rows: fc.integer({ min: 1, max: most }) });
}

/** Any diagram: stones anywhere (legal or not), some `?`, some open sides. Half of them are whole boards. */
export function fragments(fixed?: Shape): fc.Arbitrary<Position> {
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
