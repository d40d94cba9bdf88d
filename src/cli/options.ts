import { RULES } from '../rules/index.ts';
import type { RuleId } from '../rules/rule.ts';
import { DEFAULT_SETTINGS } from '../service/settings.ts';
import type { Overrides, Settings } from '../service/types.ts';
import { choiceOption, numberOption } from './arguments.ts';
import { type OptionSpec, type ParsedArguments, UsageError } from './command.ts';

/** The options that more than one command takes. */
export const SHARED_OPTIONS = {
  rules: {
    name: 'rules',
    value: 'all | ID,ID…',
    doc: 'the rules to judge under; by default those of each entry',
  },
  maxCycle: {
    name: 'max-cycle',
    value: 'N',
    doc: 'the longest cycle, in plays, that is searched for (2 to 99), whatever an entry says',
  },
  hiddenKos: {
    name: 'hidden-kos',
    value: 'ignore | count',
    doc: 'whether cycles that play on a point twice make ko plays, whatever an entry says',
  },
  budget: { name: 'budget', value: 'N', doc: 'positions that one search may visit before it ends undecided' },
} as const satisfies Record<string, OptionSpec>;

/** `null` when the option is not given. @throws UsageError */
export function rulesOption(args: ParsedArguments): readonly RuleId[] | null {
  const given = args.option('rules');
  if (given === undefined) return null;
  if (given === 'all') return RULES.map(({ id }) => id);
  const ids = given.split(',').map((id) => id.trim());
  return ids.map((id) => {
    const rule = RULES.find((known) => known.id === id);
    if (rule) return rule.id;
    throw new UsageError(`there is no rule “${id}”; there are ${RULES.map((r) => r.id).join(', ')}, and all`);
  });
}

/** @throws UsageError */
export function overridesOption(args: ParsedArguments): Overrides {
  const maxCycle = numberOption(args, 'max-cycle', 2, 99);
  const hiddenKos = choiceOption(args, 'hidden-kos', ['ignore', 'count']);
  return { ...(maxCycle !== undefined && { maxCycle }), ...(hiddenKos !== undefined && { hiddenKos }) };
}

/** @throws UsageError */
export function settingsOption(args: ParsedArguments): Settings {
  const budget = numberOption(args, 'budget', 1, 1e12);
  return budget === undefined ? DEFAULT_SETTINGS : { ...DEFAULT_SETTINGS, budget };
}
