/**
 * Which literal program of `test/oracle` each option of each rule is held to. The tests take the variants that they try from here,
 * so what is not listed is not tried; and an option that is not listed fails a test.
 */
import type { PlainRule } from '../../src/rules/rule.ts';
import type { RULE_OPTIONS } from '../../src/rules/variants.ts';

/** `history`: `board.ts` and `history.ts`; `spight`: `spight.ts`; `ing`: `spight.ts` and `ing.ts`; `coupling`: `coupling.ts`. */
export type LiteralProgram = 'history' | 'spight' | 'ing' | 'coupling';

type OptionName<R extends PlainRule> = (typeof RULE_OPTIONS)[R][number]['name'];

export const ORACLES: { readonly [R in PlainRule]?: Readonly<Record<OptionName<R>, LiteralProgram>> } = {
  none: { suicide: 'history' },
  basic: { suicide: 'history' },
  psk: { passes: 'history', setup: 'history', repetition: 'history', suicide: 'history' },
  ssk: { passes: 'history', setup: 'history', repetition: 'history', suicide: 'history' },
  nssk: { passes: 'history', repetition: 'history', suicide: 'history' },
  korean: { repetition: 'history', suicide: 'history' },
  japanese: {
    repetition: 'history',
    turn: 'history',
    times: 'history',
    passes: 'history',
    suicide: 'history',
  },
  spight: {
    'hidden-kos': 'spight',
    'max-cycle': 'spight',
    'odd-cycles': 'spight',
    passes: 'spight',
    suicide: 'spight',
  },
  coupling: {
    'hidden-kos': 'coupling',
    'max-cycle': 'coupling',
    elsewhere: 'coupling',
    repeated: 'coupling',
    replacing: 'coupling',
    'empty-mouths': 'coupling',
    suicide: 'coupling',
  },
  ing: { 'max-cycle': 'ing', 'odd-cycles': 'ing', passes: 'ing', suicide: 'ing' },
};

/** The rules and options that a literal program is for. */
export function heldBy(program: LiteralProgram): readonly (readonly [PlainRule, readonly string[]])[] {
  return Object.entries(ORACLES).flatMap(([rule, options]) => {
    const own = Object.entries(options).flatMap(([name, one]) => (one === program ? [name] : []));
    return own.length > 0 ? [[rule as PlainRule, own] as const] : [];
  });
}
