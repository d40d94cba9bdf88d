import { judge } from '../service/judge.ts';
import { choiceOption } from './arguments.ts';
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
    { name: 'format', value: 'json', doc: 'the only format' },
    SHARED_OPTIONS.maxCycle,
    SHARED_OPTIONS.hiddenKos,
    SHARED_OPTIONS.budget,
  ],
  run(args, io) {
    choiceOption(args, 'format', ['json']);
    const rules = rulesOption(args);
    const inputs = readInputs(args.files, io, settingsOption(args), overridesOption(args));
    const files = inputs.read.map(({ file, analysis }) => ({ file, entries: judge(analysis, rules) }));
    io.out(printJson({ version: 1, files }));
    return inputs.failed ? 2 : 0;
  },
};
