import fc from 'fast-check';
import { RULE_IDS } from '../../src/rules/rule.ts';
import { RULE_OPTIONS, type RuleOption } from '../../src/rules/variants.ts';

/** A rule, and values of some of its options. */
export const anyVariant = fc
  .constantFrom(...RULE_IDS)
  .chain((rule) =>
    fc
      .tuple(
        ...(RULE_OPTIONS[rule] as readonly RuleOption[]).map(({ name, values }) =>
          fc.option(fc.constantFrom(...values).map((value) => [name, value] as const)),
        ),
      )
      .map((said) => ({ rule, said: said.flatMap((one) => (one ? [one] : [])) })),
  );
