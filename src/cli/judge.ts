import { message } from '../words/index.ts';
import { choiceOption } from './arguments.ts';
import { allFacts } from './audit/facts.ts';
import { auditJudge, JUDGE_FORMATS } from './audit/judge.ts';
import { AUDIT_OPTIONS, extrasOf, isAudit } from './audit/options.ts';
import type { Command } from './command.ts';
import { readInputs } from './input.ts';
import { printJson } from './json.ts';
import { overridesOption, READ, rulesOption, SHARED_OPTIONS } from './options.ts';
import { projectSettings } from './project.ts';

export const judgeCommand: Command = {
  name: 'judge',
  endings: READ,
  summary: message('help.judge'),
  usage: '[OPTIONS] FILE...',
  options: [
    SHARED_OPTIONS.rules,
    {
      name: 'format',
      value: JUDGE_FORMATS.join(' | '),
      doc: message('help.judge.format'),
    },
    SHARED_OPTIONS.maxCycle,
    SHARED_OPTIONS.hiddenKos,
    SHARED_OPTIONS.budget,
    {
      name: 'why-not',
      more: 'full',
      doc: message('help.judge.why-not'),
    },
    { name: 'explain', doc: message('help.judge.explain') },
    SHARED_OPTIONS.encoding,
    ...AUDIT_OPTIONS,
  ],
  notes: [message('help.judge.notes')],
  run(args, io) {
    if (isAudit(args, io)) return auditJudge(args, io);
    choiceOption(args, 'format', JUDGE_FORMATS);
    const rules = rulesOption(args, io);
    const inputs = readInputs(args, io, projectSettings(args, io), overridesOption(args));
    const extras = extrasOf(args);
    const files = inputs.read.map(({ file, analysis }) => ({
      file,
      entries: allFacts(analysis, rules, extras, io),
    }));
    io.out(printJson({ version: 1, files }));
    return inputs.failed ? 2 : 0;
  },
};
