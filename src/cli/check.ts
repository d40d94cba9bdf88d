import { RULES } from '../rules/index.ts';
import { message } from '../words/index.ts';
import { choiceOption } from './arguments.ts';
import { auditCheck } from './audit/check.ts';
import { AUDIT_OPTIONS, isAudit } from './audit/options.ts';
import type { Command } from './command.ts';
import { readInputs } from './input.ts';
import { overridesOption, rulesOption, SHARED_OPTIONS, settingsOption } from './options.ts';
import { diagnoseUnder } from './others.ts';
import { REPORTS } from './report/index.ts';
import type { Report } from './report/report.ts';

export const checkCommand: Command = {
  name: 'check',
  summary: message('help.check'),
  usage: '[OPTIONS] FILE...',
  options: [
    { name: 'format', value: Object.keys(REPORTS).join(' | '), doc: message('help.option.text') },
    {
      ...SHARED_OPTIONS.rules,
      doc: message('help.check.rules'),
    },
    SHARED_OPTIONS.maxCycle,
    SHARED_OPTIONS.hiddenKos,
    SHARED_OPTIONS.budget,
    SHARED_OPTIONS.encoding,
    ...AUDIT_OPTIONS,
  ],
  notes: [message('help.check.exit')],
  run(args, io) {
    const formats = Object.keys(REPORTS) as (keyof typeof REPORTS)[];
    const format = choiceOption(args, 'format', formats) ?? 'text';
    const rules = rulesOption(args);
    const all = rules?.length === RULES.length;
    const overrides = overridesOption(args);
    const settings = settingsOption(args);
    const others = all ? rules : (rules?.slice(1) ?? []);
    if (isAudit(args, io)) {
      return auditCheck(args, io, {
        format,
        others,
        settings,
        overrides: { ...overrides, ...(rules && !all && { rules }) },
      });
    }
    const inputs = readInputs(args, io, settings, {
      ...overrides,
      ...(rules && !all && { rules }),
    });
    const report: Report = inputs.read.map(({ file, analysis }) => ({
      file,
      diagnostics: diagnoseUnder(analysis, others, settings, overrides),
    }));
    io.out(REPORTS[format](report));
    if (inputs.failed) return 2;
    return report.some(({ diagnostics }) => diagnostics.some((d) => d.severity === 'error')) ? 1 : 0;
  },
};
