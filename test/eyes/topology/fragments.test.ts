/**
 * Eyes on a part of a board: worth the same on every board that the part could be cut from, or the
 * answer says what it leans on.
 */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Eyes } from '../../../src/eyes/eyes.ts';
import { Geometry } from '../../../src/go/geometry.ts';
import { chainAt, connected, Position } from '../../../src/go/position.ts';
import {
  BLACK,
  type Color,
  EMPTY,
  opponent,
  type Point,
  type Side,
  UNKNOWN,
  WHITE,
} from '../../../src/go/types.ts';
import { mapPoint, mapPosition, SYMMETRIES, swapColors } from '../../go/symmetry.ts';
import { expectSeen, runs } from '../../runs.ts';
import { eyeAt, eyesOf } from '../eyes-of.ts';

interface Part {
  readonly whole: Position;
  readonly part: Position;
  /** The point of the whole board that a point of the part is. */
  readonly onWhole: (p: Point) => Point;
}

/**
 * Crowded boards, so that kos and chains in atari are many, and a part of each with some points
 * hidden.
 */
const parts: fc.Arbitrary<Part> = fc
  .record({ columns: fc.integer({ min: 2, max: 7 }), rows: fc.integer({ min: 2, max: 7 }) })
  .chain(({ columns, rows }) =>
    fc.record({
      columns: fc.constant(columns),
      rows: fc.constant(rows),
      cells: fc.array(fc.constantFrom(...'..XXXOOO'), {
        minLength: columns * rows,
        maxLength: columns * rows,
      }),
      left: fc.integer({ min: 0, max: Math.min(2, columns - 1) }),
      right: fc.integer({ min: 0, max: 2 }),
      top: fc.integer({ min: 0, max: Math.min(2, rows - 1) }),
      bottom: fc.integer({ min: 0, max: 2 }),
      hidden: fc.array(fc.nat(), { maxLength: 3 }),
    }),
  )
  .map(({ columns, rows, cells, left, right, top, bottom, hidden }) => {
    const lines = Array.from({ length: rows }, (_, y) =>
      cells.slice(columns * y, columns * (y + 1)).join(''),
    );
    const whole = withoutDead(Position.of(Geometry.of({ columns, rows }), lines));
    const width = Math.max(1, columns - left - right);
    const height = Math.max(1, rows - top - bottom);
    const sides: [Side, boolean][] = [
      ['left', left > 0],
      ['right', left + width < columns],
      ['top', top > 0],
      ['bottom', top + height < rows],
    ];
    const open = sides.flatMap(([side, cut]) => (cut ? [side] : []));
    const geometry = Geometry.of({ columns: width, rows: height, open });
    const onWhole = (p: Point) => whole.geometry.at(geometry.x(p) + left, geometry.y(p) + top);
    const shown = Uint8Array.from({ length: geometry.area }, (_, p) => whole.cells[onWhole(p)]!);
    for (const p of hidden) shown[p % geometry.area] = UNKNOWN;
    return { whole, part: new Position(geometry, shown), onWhole };
  });

function withoutDead(position: Position): Position {
  const cells = position.cells.slice();
  for (const p of cells.keys()) {
    const now = new Position(position.geometry, cells.slice());
    if (cells[p] === EMPTY || chainAt(now, p)!.liberties.length > 0) continue;
    for (const q of connected(now, p)) cells[q] = EMPTY;
  }
  return new Position(position.geometry, cells);
}

const emptyPoints = ({ cells }: Position) => [...cells.keys()].filter((p) => cells[p] === EMPTY);

/** Whether what the diagonal at `d` leans on at `p` is so on the whole board. */
function holds({ whole, part, onWhole }: Part, owner: Color, d: Point, p: Point): boolean {
  const q = onWhole(p);
  const { geometry } = whole;
  if (whole.cells[q] !== EMPTY) return chainAt(whole, q)!.liberties.length > 1;
  // An empty point is taken not to be closed beyond the part: by the owner at the diagonal, by the
  // opponent at the liberty of his stone.
  const closing = p === d ? owner : opponent(owner);
  const drawn = new Set(Array.from({ length: part.geometry.area }, (_, r) => onWhole(r)));
  const beyond = [...geometry.neighbors.subarray(4 * q, 4 * q + 4)].filter((n) => n >= 0 && !drawn.has(n));
  return beyond.some((n) => whole.cells[n] !== closing);
}

describe('by pattern', () => {
  test('each diagonal is worth what it is on the whole board, or says what it leans on; where that is so, the same', () => {
    let sure = 0;
    let leaning = 0;
    fc.assert(
      fc.property(parts, (made) => {
        const { part, whole, onWhole } = made;
        for (const p of emptyPoints(part)) {
          for (const owner of [BLACK, WHITE] as const) {
            const eye = eyeAt(part, p, owner, { mode: 'static' });
            const there = eyeAt(whole, onWhole(p), owner, { mode: 'static' });
            const said = new Set<Point>();
            for (const [k, d] of eye.diagonals.entries()) {
              if (d.value === '?') continue;
              for (const q of d.leansOn) said.add(q);
              if (d.leansOn.length > 0) leaning++;
              else sure++;
              if (d.leansOn.every((q) => holds(made, owner, d.point!, q))) {
                expect([d.value, d.reason]).toEqual([there.diagonals[k]!.value, there.diagonals[k]!.reason]);
              }
            }
            expect(new Set(eye.assumptions.map(({ chain }) => chain))).toEqual(said);
            if (said.size === 0 && eye.value) expect(eye.value).toEqual(there.value);
          }
        }
      }),
      { numRuns: runs(1200) },
    );
    expectSeen(sure, 8000);
    expectSeen(leaning, 200);
  });

  test('what is an eye on the part is one on the whole board', () => {
    let count = 0;
    fc.assert(
      fc.property(parts, ({ part, whole, onWhole }) => {
        const there = new Eyes(whole, { mode: 'static' });
        for (const { point, owner } of new Eyes(part, { mode: 'static' }).all()) {
          count++;
          expect(there.isEye(onWhole(point), owner)).toBe(true);
        }
      }),
      { numRuns: runs(800) },
    );
    expectSeen(count, 80);
  });

  test('on whole boards nothing is taken for granted, and nothing unknown', () => {
    let eyes = 0;
    fc.assert(
      fc.property(parts, ({ whole }) => {
        for (const eye of eyesOf(whole, { mode: 'static' })) {
          expect(eye.assumptions).toEqual([]);
          expect(eye.value).not.toBeNull();
          eyes++;
        }
      }),
      { numRuns: runs(120) },
    );
    expectSeen(eyes, 40);
  });

  test('the same turned, mirrored and with colors swapped', () => {
    fc.assert(
      fc.property(parts, fc.constantFrom(...SYMMETRIES), fc.boolean(), ({ part }, symmetry, swapped) => {
        const turned = mapPosition(symmetry, swapped ? swapColors(part) : part);
        const to = (p: Point) => mapPoint(symmetry, part.geometry, p);
        for (const p of emptyPoints(part)) {
          for (const owner of [BLACK, WHITE] as const) {
            const eye = eyeAt(part, p, owner, { mode: 'static' });
            const other = eyeAt(turned, to(p), swapped ? opponent(owner) : owner, { mode: 'static' });
            expect(other.symbolic).toBe(eye.symbolic);
            for (const side of ['attacks', 'defenses'] as const) {
              expect(new Set(other[side])).toEqual(new Set(eye[side].map(to)));
            }
            expect(new Set(other.assumptions.map(({ chain }) => chain))).toEqual(
              new Set(eye.assumptions.map(({ chain }) => to(chain))),
            );
          }
        }
      }),
      { numRuns: runs(200) },
    );
  });
});

describe('by reading', () => {
  test('what was read on a part says that it takes for granted what is not drawn', () => {
    let sure = 0;
    let leaning = 0;
    fc.assert(
      fc.property(parts, ({ part, whole, onWhole }) => {
        const eyes = new Eyes(part, { nodes: 50 });
        const there = new Eyes(whole, { nodes: 50 });
        const [p] = emptyPoints(part);
        if (p === undefined) return;
        for (const owner of [BLACK, WHITE] as const) {
          const eye = eyes.at(p, owner);
          if (eye.assumptions.length > 0) {
            leaning++;
            continue;
          }
          const same = there.at(onWhole(p), owner);
          for (const [k, { value }] of eye.diagonals.entries())
            if (value !== '?') {
              sure++;
              expect(value).toBe(same.diagonals[k]!.value);
            }
        }
      }),
      { numRuns: runs(25) },
    );
    expectSeen(sure, 8);
    expectSeen(leaning, 8);
  });
});
