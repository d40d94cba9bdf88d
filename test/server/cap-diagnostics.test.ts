import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { capped, counted } from '../../src/server/cap-diagnostics.ts';
import { runs } from '../runs.ts';

interface One {
  readonly severity: 1 | 2 | 3 | 4;
  readonly nth: number;
}
const severityOf = ({ severity }: One) => severity;

const severity = fc.constantFrom(1 as const, 2 as const, 3 as const, 4 as const);
const lists = fc
  .array(
    fc.record({ severities: fc.array(severity, { maxLength: 4 }), times: fc.integer({ min: 1, max: 300 }) }),
    {
      maxLength: 6,
    },
  )
  .map((parts) => {
    let nth = 0;
    return parts.map(({ severities, times }) =>
      Array.from({ length: times }, () => severities)
        .flat()
        .map((one): One => ({ severity: one, nth: nth++ })),
    );
  });

describe('the gravest of very many findings', () => {
  it('are the first thousand by severity, in the order of the text, and the rest is counted', () => {
    fc.assert(
      fc.property(lists, (made) => {
        const all = made.flat();
        const wanted = new Set(
          [...all].sort((a, b) => a.severity - b.severity || a.nth - b.nth).slice(0, 1000),
        );
        const { kept, left, first } = capped(
          made.map((list) => counted(list, severityOf)),
          severityOf,
        );
        expect(kept.map(({ one }) => one)).toEqual(all.filter((one) => wanted.has(one)));
        expect(left).toBe(all.length - wanted.size);
        expect(first?.one).toBe(all.find((one) => !wanted.has(one)));
        expect(kept.every(({ one, list }) => made[list]!.includes(one))).toBe(true);
      }),
      { numRuns: runs(60) },
    );
  });

  it('leave lists alone of which none is picked', () => {
    const list = (count: number) => counted(Array<One>(count).fill({ severity: 1, nth: 0 }), severityOf);
    const never = { counts: [0, 5, 5], findings: () => expect.fail('the list was asked for') };
    expect(capped<One>([list(1001), never], severityOf).left).toBe(11);
  });
});
