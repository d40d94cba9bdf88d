import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chainsOn } from '../../../src/render/chains.ts';
import { alike } from '../../../webview/player/outcomes/model.ts';

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
