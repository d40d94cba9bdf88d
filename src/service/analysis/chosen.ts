import { DEFAULT_A, parseA } from '../../eyes/index.ts';
import type { RuleOptions } from '../../rules/rule.ts';
import type { Analysis, Overrides, Settings } from './types.ts';

/** What a text says of these itself, or what it continues said. */
interface OptionFields {
  readonly suicide: RuleOptions['suicide'];
  readonly hiddenKos?: RuleOptions['hiddenKos'] | null | undefined;
  readonly maxCycle?: number | null | undefined;
  readonly eyeValue?: Analysis['eyeValue'] | null | undefined;
}

/**
 * What an entry or a game is judged with: what the command line forces, else what the text says,
 * else what the user has set.
 */
export function chosen(
  { hiddenKos, maxCycle, budget, outcomeBudget, eyeValues, problems, ruleSources }: Settings,
  overrides: Overrides,
  own: OptionFields,
): Pick<Analysis, 'options' | 'ruleSources' | 'outcomeBudget' | 'checksProblems' | 'eyeValue'> {
  return {
    options: {
      suicide: own.suicide,
      hiddenKos: overrides.hiddenKos ?? own.hiddenKos ?? hiddenKos,
      maxCycle: overrides.maxCycle ?? own.maxCycle ?? maxCycle,
      budget,
    },
    outcomeBudget,
    ruleSources,
    checksProblems: problems,
    eyeValue: own.eyeValue ?? parseA(eyeValues) ?? DEFAULT_A,
  };
}
