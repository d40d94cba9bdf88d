import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Seen } from '../../src/go/seen.ts';
import { expectSeen } from '../runs.ts';

describe('Seen', () => {
  it('numbers positions as a list would, however their hashes collide', () => {
    // Few hashes, so that equal ones of unequal positions are the rule.
    const step = fc.oneof(
      { weight: 30, arbitrary: fc.record({ kind: fc.constant('enter'), id: fc.nat(700) }) },
      { weight: 8, arbitrary: fc.constant({ kind: 'pop', id: 0 }) },
      { weight: 1, arbitrary: fc.constant({ kind: 'clear', id: 0 }) },
    );
    let most = 0;
    fc.assert(
      fc.property(
        fc.array(step, { minLength: 500, maxLength: 1500, size: 'max' }),
        fc.boolean(),
        (steps, clears) => {
          const seen = new Seen();
          const list: number[] = [];
          const high = (id: number) => id % 3;
          const low = (id: number) => (id % 40) * 0x10001;
          for (const { kind, id } of steps) {
            if (kind === 'enter') {
              const found = list.indexOf(id);
              expect(seen.enter(high(id), low(id), (number) => list[number] === id)).toBe(found);
              if (found < 0) list.push(id);
            } else if (kind === 'pop') {
              const last = list.pop();
              if (last !== undefined) seen.pop(high(last), low(last));
            } else if (clears) {
              seen.clear();
              list.length = 0;
            }
            expect(seen.size).toBe(list.length);
            most = Math.max(most, list.length);
          }
        },
      ),
      { numRuns: 12 },
    );
    // It must have grown, more than once.
    expectSeen(most, 300);
  });

  it('is small again after a clear', () => {
    const seen = new Seen();
    for (let round = 0; round < 3; round++) {
      for (let id = 0; id < 5000; id++) expect(seen.add(id, 7 * id)).toBe(id);
      expect(seen.enter(4999, 7 * 4999, (number) => number === 4999)).toBe(4999);
      seen.clear();
      expect(seen.enter(4999, 7 * 4999, () => true)).toBe(-1);
      seen.clear();
    }
  });
});
