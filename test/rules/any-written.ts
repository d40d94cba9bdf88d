/** Any rule that an author can write. */
import fc from 'fast-check';
import type { ClauseCondition, RuleClause } from '../../src/rules/shared/clauses.ts';
import { printed } from '../../src/rules/written/print.ts';

type Repeat = Extract<ClauseCondition, { kind: 'repeat' }>;
const qualifiers: fc.Arbitrary<Omit<Repeat, 'kind'>> = fc.record({
  times: fc.constantFrom(2, 2, 2, 3, 4),
  captures: fc.constantFrom(null, null, 'equal', 'unequal', 'more', 'fewer'),
  length: fc.option(
    fc.oneof(
      fc.record({
        is: fc.constantFrom('exactly', 'more'),
        n: fc.integer({ min: 1, max: 8 }),
        of: fc.constantFrom('plays', 'moves'),
      }),
      fc.record({
        is: fc.constantFrom('odd', 'even'),
        n: fc.constant(0),
        of: fc.constantFrom('plays', 'moves'),
      }),
    ),
    { freq: 2 },
  ),
  since: fc.oneof(
    fc.constantFrom('start', 'start', 'pass', 'passes', 'tenuki'),
    fc.integer({ min: 1, max: 9 }).map((within) => ({ within })),
  ),
}) as fc.Arbitrary<Omit<Repeat, 'kind'>>;

const recreate = fc
  .record({
    what: fc.constantFrom('position', 'situation'),
    after: fc.constantFrom('any', 'move', 'play'),
    by: fc.constantFrom(null, null, 'same', 'opponent'),
    start: fc.constantFrom(null, null, 'counts', 'forgotten'),
  })
  .chain((target) =>
    qualifiers.map((more) => ({
      kind: 'recreate' as const,
      ...target,
      by: target.after === 'any' ? null : target.by,
      ...more,
    })),
  ) as fc.Arbitrary<ClauseCondition>;

export const anyCondition: fc.Arbitrary<ClauseCondition> = fc.oneof(
  { weight: 1, arbitrary: fc.boolean().map((atOnce) => ({ kind: 'retake' as const, atOnce })) },
  { weight: 5, arbitrary: recreate },
  { weight: 1, arbitrary: qualifiers.map((more) => ({ kind: 'repeat' as const, ...more })) },
  { weight: 1, arbitrary: fc.constant({ kind: 'last-but-one' as const }) },
);

const clause: fc.Arbitrary<RuleClause> = fc
  .record({
    condition: anyCondition,
    comesTo: fc.constantFrom('forbidden', 'forbidden', 'draw', 'no-result', 'loss', 'win'),
    agreed: fc.boolean(),
    lifts: fc.uniqueArray(fc.constantFrom('elsewhere', 'pass', 'threat'), { maxLength: 2 }),
  })
  .map(({ comesTo, agreed, lifts, ...one }) => ({
    ...one,
    comesTo,
    agreed: agreed && comesTo !== 'forbidden',
    lifts: comesTo === 'forbidden' ? lifts : [],
    line: 0,
  })) as fc.Arbitrary<RuleClause>;

export const anyRule = fc.record({
  clauses: fc.array(clause, { minLength: 1, maxLength: 4 }),
  suicide: fc.constantFrom('forbidden', 'several', 'allowed') as fc.Arbitrary<
    'forbidden' | 'several' | 'allowed'
  >,
});

/** Its text, with a title. */
export const textOf = (rule: Parameters<typeof printed>[0]) => ['# Any', ...printed(rule)].join('\n');
