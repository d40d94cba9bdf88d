import { choiceOption } from './arguments.ts';
import { allFacts } from './audit/facts.ts';
import { auditJudge, JUDGE_FORMATS } from './audit/judge.ts';
import { AUDIT_OPTIONS, isAudit } from './audit/options.ts';
import type { Command } from './command.ts';
import { readInputs } from './input.ts';
import { printJson } from './json.ts';
import { overridesOption, rulesOption, SHARED_OPTIONS, settingsOption } from './options.ts';

export const judgeCommand: Command = {
  name: 'judge',
  summary: 'print every move with what each rule says of it, as JSON',
  usage: '[OPTIONS] FILE...',
  options: [
    SHARED_OPTIONS.rules,
    {
      name: 'format',
      value: JUDGE_FORMATS.join(' | '),
      doc: 'json by default; ndjson is one line of JSON for each entry and each game',
    },
    SHARED_OPTIONS.maxCycle,
    SHARED_OPTIONS.hiddenKos,
    SHARED_OPTIONS.budget,
    {
      name: 'why-not',
      doc: 'give with each move the reason why it is no ko play, or which earlier position it comes nearest to (superko)',
    },
    SHARED_OPTIONS.encoding,
    ...AUDIT_OPTIONS,
  ],
  notes:
    'Of SGF, in files and in fences of Markdown, it prints the moves of all variations. Files are read piece by piece, so that no collection is too large.',
  run(args, io) {
    if (isAudit(args, io)) return auditJudge(args, io);
    choiceOption(args, 'format', JUDGE_FORMATS);
    const rules = rulesOption(args);
    const inputs = readInputs(args, io, settingsOption(args), overridesOption(args));
    const isWhyNot = args.has('why-not');
    const files = inputs.read.map(({ file, analysis }) => ({
      file,
      entries: allFacts(analysis, rules, isWhyNot),
    }));
    io.out(printJson({ version: 1, files }));
    return inputs.failed ? 2 : 0;
  },
};
