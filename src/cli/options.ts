import { encodingLabel } from '../notation/sgf/index.ts';
import { RULES } from '../rules/index.ts';
import { MAX_CYCLE, type RuleId } from '../rules/rule.ts';
import { DEFAULT_SETTINGS, type Overrides, type Settings } from '../service/index.ts';
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
    doc: `the longest cycle, in plays, that is searched for (${MAX_CYCLE.least} to ${MAX_CYCLE.most}), whatever an entry says`,
  },
  hiddenKos: {
    name: 'hidden-kos',
    value: 'ignore | count',
    doc: 'whether cycles that play on a point twice make ko plays, whatever an entry says',
  },
  encoding: {
    name: 'encoding',
    value: 'NAME',
    doc: 'how to read SGF, as utf-8, shift_jis or gb18030, whatever its CA says; a byte order mark goes before',
  },
  budget: { name: 'budget', value: 'N', doc: 'positions that one search may visit before it ends undecided' },
} as const satisfies Record<string, OptionSpec>;

/** `null` when the option is not given. @throws UsageError */
export function rulesOption(args: ParsedArguments): readonly RuleId[] | null {
  const given = args.option('rules');
  if (given === undefined) return null;
  if (given === 'all') return RULES.map(({ id }) => id);
  return ruleIds(given, ', and all');
}

function ruleIds(given: string, more: string): RuleId[] {
  return given.split(',').map((one) => {
    const id = one.trim();
    const rule = RULES.find((known) => known.id === id);
    if (rule) return rule.id;
    throw new UsageError(`there is no rule “${id}”; there are ${RULES.map((r) => r.id).join(', ')}${more}`);
  });
}

/** Two rules, `psk,ssk`. @throws UsageError */
export function pairOf(given: string): readonly [RuleId, RuleId] {
  const [a, b, ...more] = ruleIds(given, '');
  if (a === undefined || b === undefined || a === b || more.length > 0)
    throw new UsageError(`two different rules are compared, as in psk,ssk, not “${given}”`);
  return [a, b];
}

/** @throws UsageError */
export function overridesOption(args: ParsedArguments): Overrides {
  const maxCycle = numberOption(args, 'max-cycle', MAX_CYCLE.least, MAX_CYCLE.most);
  const hiddenKos = choiceOption(args, 'hidden-kos', ['ignore', 'count']);
  return { ...(maxCycle !== undefined && { maxCycle }), ...(hiddenKos !== undefined && { hiddenKos }) };
}

/** @throws UsageError */
export function settingsOption(args: ParsedArguments): Settings {
  const budget = numberOption(args, 'budget', 1, 1e12);
  return budget === undefined ? DEFAULT_SETTINGS : { ...DEFAULT_SETTINGS, budget };
}

/** The encoding by its name in the WHATWG Encoding standard. @throws UsageError */
export function encodingOption(args: ParsedArguments): string | undefined {
  const given = args.option('encoding');
  if (given === undefined) return undefined;
  const label = encodingLabel(given);
  if (label === null)
    throw new UsageError(
      `--encoding takes the name of an encoding, such as utf-8 or shift_jis, not “${given}”`,
    );
  return label;
}
