import { RULES } from '../rules/index.ts';
import type { RuleId } from '../rules/rule.ts';
import { analyse } from '../service/analyse.ts';
import { type Diagnosis, diagnose } from '../service/diagnostics.ts';
import { choiceOption } from './arguments.ts';
import type { Command } from './command.ts';
import { readInputs } from './input.ts';
import { overridesOption, rulesOption, SHARED_OPTIONS, settingsOption } from './options.ts';
import { REPORTS, type Report } from './report/index.ts';

export const checkCommand: Command = {
  name: 'check',
  summary: 'print the diagnostics that an editor would show',
  usage: '[OPTIONS] FILE...',
  options: [
    { name: 'format', value: Object.keys(REPORTS).join(' | '), doc: 'text by default' },
    {
      ...SHARED_OPTIONS.rules,
      doc: 'the rules to check under; the first is in force, whatever an entry says, and what others forbid is told as information. With all, that of the entry stays in force',
    },
    SHARED_OPTIONS.maxCycle,
    SHARED_OPTIONS.hiddenKos,
    SHARED_OPTIONS.budget,
  ],
  notes: 'Exits with 0 when there is no error, 1 when there is one, 2 when a file cannot be read.',
  run(args, io) {
    const formats = Object.keys(REPORTS) as (keyof typeof REPORTS)[];
    const format = choiceOption(args, 'format', formats) ?? 'text';
    const rules = rulesOption(args);
    const all = rules?.length === RULES.length;
    const overrides = overridesOption(args);
    const settings = settingsOption(args);
    const inputs = readInputs(args.files, io, settings, {
      ...overrides,
      ...(rules && !all && { rules }),
    });
    const others = all ? rules : (rules?.slice(1) ?? []);
    const report: Report = inputs.read.map(({ file, analysis }) => ({
      file,
      diagnostics: withOthers(diagnose(analysis), others, (rule) =>
        diagnose(analyse(analysis.document, settings, undefined, { ...overrides, rules: [rule] })),
      ),
    }));
    io.out(REPORTS[format](report));
    if (inputs.failed) return 2;
    return report.some(({ diagnostics }) => diagnostics.some((d) => d.severity === 'error')) ? 1 : 0;
  },
};

/**
 * What is found, and, as information, what rules besides the one in force say of moves. Claims that name no rule speak of that one, so what
 * becomes of them under another is nobody's affair.
 */
function withOthers(
  own: readonly Diagnosis[],
  rules: readonly RuleId[],
  under: (rule: RuleId) => readonly Diagnosis[],
): Diagnosis[] {
  const told = new Set(own.map(keyOf));
  const all = [...own];
  for (const rule of rules) {
    for (const one of under(rule)) {
      if (!one.verdict || told.has(keyOf(one))) continue;
      told.add(keyOf(one));
      all.push({ ...one, severity: one.severity === 'hint' ? 'hint' : 'information' });
    }
  }
  return all
    .sort((a, b) => a.line - b.line || a.column - b.column)
    .map(({ verdict: _, ...printed }) => printed);
}

function keyOf({ line, column, message }: Diagnosis): string {
  return `${line}:${column} ${message}`;
}
