import fc from 'fast-check';
import { expect, test } from 'vitest';
import { TranspositionTable } from '../../../../src/eyes/reading/proof/transposition-table.ts';
import { expectSeen } from '../../../runs.ts';

// The highest byte of a hash is what a table looks at first.
const half = fc.constantFrom(0, 1, 0x01000000, -1);
const place = { high: half, low: fc.constantFrom(0, -5), key: fc.constantFrom(0, 2) };
const act = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('keep' as const), ...place, kos: fc.boolean() }) },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('find' as const), ...place }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constantFrom('forget' as const, 'forgetKos' as const) }) },
);

test('a table of one entry finds what was kept last, until that is forgotten, and nothing else', () => {
  let found = 0;
  fc.assert(
    fc.property(fc.array(act, { maxLength: 30 }), (acts) => {
      const table = new TranspositionTable(0);
      let last: { high: number; low: number; key: number; kos: boolean; number: number } | null = null;
      acts.forEach((a, number) => {
        if (a.kind === 'keep') {
          last = { ...a, number };
          table.keep(a.high, a.low, a.key, number, number + 100, a.kos);
        } else if (a.kind === 'find') {
          const slot = table.find(a.high, a.low, a.key);
          const known =
            last && last.high === a.high && last.low === a.low && last.key === a.key ? last : null;
          expect(slot >= 0).toBe(known !== null);
          if (!known) return;
          expect([table.first(slot), table.second(slot), table.kos(slot)]).toEqual([
            known.number,
            known.number + 100,
            known.kos,
          ]);
          found++;
        } else {
          if (a.kind === 'forget' || last?.kos) last = null;
          table[a.kind]();
        }
      });
    }),
    { numRuns: 5000 },
  );
  expectSeen(found, 50);
});
