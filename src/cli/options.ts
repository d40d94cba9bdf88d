import { ENDINGS, SERVER_ENDINGS } from '../document/index.ts';
import { nearest } from '../notation/index.ts';
import { encodingLabel } from '../notation/sgf/index.ts';
import { RULES, readRuleText, ruleOf, writtenId } from '../rules/index.ts';
import { FAR, MAX_CYCLE, type RuleId } from '../rules/rule.ts';
import { plainOf } from '../rules/variants.ts';
import { DEFAULT_SETTINGS, type Overrides, readRuleId, type Settings } from '../service/index.ts';
import { message, ruleWord } from '../words/index.ts';
import { choiceOption, numberOption } from './arguments.ts';
import { type Io, type OptionSpec, type ParsedArguments, UsageError } from './command.ts';
import { readText } from './text.ts';
import { isRuleFile, namesOf, WrittenRules } from './written.ts';

/** The options that more than one command takes. */
export const SHARED_OPTIONS = {
  rules: {
    name: 'rules',
    value: 'all | ID,ID…',
    doc: message('help.option.rules'),
  },
  maxCycle: {
    name: 'max-cycle',
    value: 'N | far',
    doc: message('help.option.max-cycle', MAX_CYCLE),
  },
  hiddenKos: {
    name: 'hidden-kos',
    value: 'ignore | count',
    doc: message('help.option.hidden-kos'),
  },
  encoding: {
    name: 'encoding',
    value: 'NAME',
    doc: message('help.option.encoding'),
  },
  budget: { name: 'budget', value: 'N', doc: message('help.option.budget') },
} as const satisfies Record<string, OptionSpec>;

/** Files of Koban in a folder: those that have diagrams of ours, or games. */
export const OURS = ENDINGS;
/** What is read and never written: records of servers, too. */
export const READ: readonly string[] = [...ENDINGS, ...SERVER_ENDINGS];

/** `null` when the option is not given. @throws UsageError */
export function rulesOption(args: ParsedArguments, io?: Io): readonly RuleId[] | null {
  const given = args.option('rules');
  if (given === undefined) return null;
  if (given === 'all') return RULES.map(({ id }) => id);
  return ruleIds(given, ['all'], io);
}

/**
 * The rules of a list: by their names, those of rules that stand in files of this folder and above,
 * or the file of one (`club.korule`).
 */
function ruleIds(given: string, more: readonly string[], io?: Io): RuleId[] {
  return given.split(',').map((one) => {
    const id = one.trim();
    const rule = readRuleId(id) ?? (io ? writtenRule(id, io) : null);
    if (rule) return rule;
    const own = io ? namesOf(new WrittenRules(io).of('x')).keys() : [];
    const known = [...RULES.map((r) => r.id), ...own, ...more];
    throw new UsageError(message('rule.unknown', { written: id, near: nearest(id, known), known }));
  });
}

function writtenRule(id: string, io: Io): RuleId | null {
  if (isRuleFile(id)) return ruleOfFile(id, io);
  const names = namesOf(new WrittenRules(io).of('x'));
  return names.size > 0 ? readRuleId(id, names) : null;
}

/** The rule of a file. @throws UsageError when it cannot be read or has no name. */
export function ruleOfFile(file: string, io: Io): RuleId {
  let text: string;
  try {
    text = readText(file, io);
  } catch (problem) {
    throw new UsageError(message('report.no-file', { file, reason: (problem as Error).message }));
  }
  const rule = writtenId(readRuleText(text));
  if (!rule) throw new UsageError(message('cli.file', { file, reason: message('korule.no-name') }));
  return rule;
}

/** Two rules, `psk,ssk`. @throws UsageError */
export function pairOf(given: string, io?: Io): readonly [RuleId, RuleId] {
  const [a, b, ...more] = ruleIds(given, [], io);
  if (a === undefined || b === undefined || a === b || more.length > 0)
    throw new UsageError(message('cli.no-pair', { given }));
  for (const id of [a, b]) {
    const lines = ruleOf(id)?.unread;
    if (lines) throw new UsageError(message('written.unread', { rule: ruleWord(plainOf(id)), lines }));
  }
  return [a, b];
}

/** @throws UsageError */
export function overridesOption(args: ParsedArguments): Overrides {
  const isFar = args.option('max-cycle') === 'far';
  const maxCycle = isFar ? FAR : numberOption(args, 'max-cycle', MAX_CYCLE.least, MAX_CYCLE.most);
  const hiddenKos = choiceOption(args, 'hidden-kos', ['ignore', 'count']);
  return { ...(maxCycle !== undefined && { maxCycle }), ...(hiddenKos !== undefined && { hiddenKos }) };
}

/** @throws UsageError */
export function settingsOption(args: ParsedArguments, settings = DEFAULT_SETTINGS): Settings {
  const budget = numberOption(args, 'budget', 1, 1e12);
  return budget === undefined ? settings : { ...settings, budget };
}

/** The encoding by its name in the WHATWG Encoding standard. @throws UsageError */
export function encodingOption(args: ParsedArguments): string | undefined {
  const given = args.option('encoding');
  if (given === undefined) return undefined;
  const label = encodingLabel(given);
  if (label === null) throw new UsageError(message('cli.no-encoding', { given }));
  return label;
}
