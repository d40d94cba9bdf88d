import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Plan, planOf } from '../../../webview/ui/plan.ts';

const boards = fc
  .tuple(fc.integer({ min: 1, max: 25 }), fc.integer({ min: 1, max: 25 }))
  .chain(([columns, rows]) => {
    const row = fc.string({
      unit: fc.constantFrom('X', 'O', '.', '?'),
      minLength: columns,
      maxLength: columns,
    });
    const board = fc.array(row, { minLength: rows, maxLength: rows });
    return fc.tuple(fc.constant(columns), fc.constant(rows), board, board);
  });

type Stones = Map<number, 'black' | 'white'>;

function stonesOf(columns: number, rows: readonly string[]): Stones {
  const found: Stones = new Map();
  rows.forEach((row, y) => {
    [...row].forEach((glyph, x) => {
      if (glyph === 'X') found.set(y * columns + x, 'black');
      if (glyph === 'O') found.set(y * columns + x, 'white');
    });
  });
  return found;
}

/** @throws when a stone is to vanish that is not there, or to appear where one stands. */
function applyPlan(plan: Plan, stones: Stones): Stones {
  const after = new Map(stones);
  for (const { point, color } of plan.vanish) {
    if (after.get(point) !== color) throw new Error(`no ${color} stone at ${point}`);
    after.delete(point);
  }
  for (const { point, color } of plan.appear) {
    if (after.has(point)) throw new Error(`a stone stands at ${point}`);
    after.set(point, color);
  }
  return after;
}

const sorted = (stones: Stones) => [...stones].sort((a, b) => a[0] - b[0]);

test('applying the plan on one board gives the other', () => {
  fc.assert(
    fc.property(boards, ([columns, rows, a, b]) => {
      const plan = planOf(columns, rows, a, b);
      expect(sorted(applyPlan(plan, stonesOf(columns, a)))).toEqual(sorted(stonesOf(columns, b)));
    }),
  );
});

test('the plan back undoes the plan, and touches the same stones', () => {
  fc.assert(
    fc.property(boards, ([columns, rows, a, b]) => {
      const there = planOf(columns, rows, a, b);
      const back = planOf(columns, rows, b, a);
      expect(back.appear).toEqual(there.vanish);
      expect(back.vanish).toEqual(there.appear);
    }),
  );
});

test('nothing is planned between equal boards, and nothing that is not needed', () => {
  fc.assert(
    fc.property(boards, ([columns, rows, a, b]) => {
      expect(planOf(columns, rows, a, [...a])).toEqual({ vanish: [], appear: [] });
      const [before, after] = [stonesOf(columns, a), stonesOf(columns, b)];
      const kept = [...before].filter(([point, color]) => after.get(point) === color).length;
      const plan = planOf(columns, rows, a, b);
      expect(plan.vanish.length).toBe(before.size - kept);
      expect(plan.appear.length).toBe(after.size - kept);
    }),
  );
});

test('a board that is not there yet is empty', () => {
  expect(planOf(2, 1, [], ['XO'])).toEqual({
    vanish: [],
    appear: [
      { point: 0, color: 'black' },
      { point: 1, color: 'white' },
    ],
  });
});
