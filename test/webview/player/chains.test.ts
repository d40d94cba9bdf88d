import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chainsOn } from '../../../src/render/chains.ts';
import { alike, picked } from '../../../webview/player/outcomes/model.ts';

test('chains are what touches, each once, and name all stones', () => {
  const rows = fc
    .tuple(fc.integer({ min: 1, max: 6 }), fc.integer({ min: 1, max: 6 }))
    .chain(([columns, count]) =>
      fc.array(
        fc.string({ unit: fc.constantFrom('X', 'O', '.', '?'), minLength: columns, maxLength: columns }),
        {
          minLength: count,
          maxLength: count,
        },
      ),
    );
  fc.assert(
    fc.property(rows, (board) => {
      const columns = board[0]!.length;
      const chains = chainsOn(board);
      const of = new Map(chains.flatMap(({ points }, n) => points.map((point) => [point, n] as const)));
      const cells = board.join('');
      expect(of.size).toBe([...cells].filter((cell) => cell === 'X' || cell === 'O').length);
      for (const [point, n] of of)
        for (const beside of [point + columns, ...(point % columns < columns - 1 ? [point + 1] : [])])
          if (of.has(beside)) expect(of.get(beside) === n).toBe(cells[beside] === cells[point]);
    }),
    { numRuns: 60 },
  );
});

test('a click adds its chain to a goal, a second one takes it out, and no point without a stone changes it', () => {
  const sign = fc.constantFrom('X', 'O', '.');
  const rows = fc.array(fc.string({ unit: sign, minLength: 5, maxLength: 5 }), {
    minLength: 4,
    maxLength: 4,
  });
  fc.assert(
    fc.property(rows, fc.array(fc.nat({ max: 19 }), { maxLength: 12 }), (board, clicks) => {
      const chains = chainsOn(board);
      const chainOf = (point: number) => chains.findIndex(({ points }) => points.includes(point));
      let goal: readonly number[] = [];
      for (const point of clicks) {
        const next = picked(board, goal, point);
        if (chainOf(point) < 0) {
          expect(next).toBe(null);
          continue;
        }
        const before = new Set(goal.map(chainOf));
        const wanted = before.has(chainOf(point))
          ? [...before].filter((one) => one !== chainOf(point))
          : [...before, chainOf(point)];
        expect(next!.map(chainOf)).toEqual(wanted);
        goal = next!;
      }
    }),
    { numRuns: 60 },
  );
  // What has been captured, or edited away, is no part of the goal; both ends of a chain are one.
  expect(picked(['X.O'], [0, 1], 2)).toEqual([0, 2]);
  expect(picked(['XXO'], [0, 1, 2], 1)).toEqual([2]);
});

test('rules with equal cells are one row', () => {
  const cell = (text: string, owners: ('black' | 'white')[]) => ({
    state: 'known' as const,
    text,
    says: text,
    forced: owners.map((owner, strategy) => ({ strategy, owner, text })),
  });
  const row = (rule: string, ...cells: ReturnType<typeof cell>[]) => ({
    rule,
    title: rule,
    short: rule,
    inForce: false,
    cells,
  });
  const [lives, dies] = [cell('Black lives', ['black']), cell('Black is captured', ['white'])];
  const rows = [row('psk', lives, dies), row('basic', lives, lives), row('ssk', lives, dies)];
  const names = (columns: number[]) => alike(rows, columns).map((group) => group.map(({ rule }) => rule));
  expect(names([0, 1])).toEqual([['psk', 'ssk'], ['basic']]);
  expect(names([0])).toEqual([['psk', 'basic', 'ssk']]);
});
