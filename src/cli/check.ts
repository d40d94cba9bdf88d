import { diagnose } from '../service/diagnostics.ts';
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
      doc: 'the rules to check under, whatever an entry says; the first is in force',
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
    const overrides = { ...overridesOption(args), ...(rules && { rules }) };
    const inputs = readInputs(args.files, io, settingsOption(args), overrides);
    const report: Report = inputs.read.map(({ file, analysis }) => ({
      file,
      diagnostics: diagnose(analysis),
    }));
    io.out(REPORTS[format](report));
    if (inputs.failed) return 2;
    return report.some(({ diagnostics }) => diagnostics.some((d) => d.severity === 'error')) ? 1 : 0;
  },
};
