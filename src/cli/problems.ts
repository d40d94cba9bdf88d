import { DEFAULT_ASKED, DEFAULT_STATES } from '../outcome/index.ts';
import {
  type EntryProblem,
  entryProblem,
  gradedRules,
  lineOf,
  problemFacts,
  problemWords,
} from '../service/index.ts';
import { message, say } from '../words/index.ts';
import { choiceOption, numberOption } from './arguments.ts';
import type { Command } from './command.ts';
import { byFile, readInputs } from './input.ts';
import { printJson } from './json.ts';
import { overridesOption, READ, rulesOption, SHARED_OPTIONS } from './options.ts';
import { printedLines } from './printable.ts';
import { projectSettings } from './project.ts';
import { atTerminal } from './reading.ts';

/** Statuses that an author has to look at. */
const BAD: readonly EntryProblem['status'][] = ['refuted', 'not-needed', 'uncertain', 'undecided'];

export const problemsCommand: Command = {
  name: 'problems',
  endings: READ,
  summary: message('help.problems'),
  usage: '[OPTIONS] FILE...',
  options: [
    { ...SHARED_OPTIONS.rules, doc: message('help.problems.rules') },
    { name: 'passes', value: '2 | 3', doc: message('help.outcome.passes') },
    { name: 'format', value: 'text | json', doc: message('help.option.text') },
    { name: 'budget', value: 'N', doc: message('help.outcome.budget', { states: DEFAULT_STATES }) },
    SHARED_OPTIONS.encoding,
  ],
  notes: [message('help.problems.notes')],
  run(args, io) {
    const passes = choiceOption(args, 'passes', ['2', '3']);
    const request = {
      rule: gradedRules(rulesOption(args, io))[0] ?? 'basic',
      passes: passes === undefined ? null : passes === '2' ? (2 as const) : (3 as const),
      asked: DEFAULT_ASKED,
      states: numberOption(args, 'budget', 1, 1e9) ?? DEFAULT_STATES,
    };
    const inputs = readInputs(args, io, projectSettings(args, io), overridesOption(args), {
      everything: true,
      games: true,
    });
    let isBad = false;
    let done = 0;
    const read = inputs.read.map(({ file, analysis, lineOf: lineIn }) => ({
      file,
      entries: analysis.entries.flatMap((placed) => {
        const line = lineIn?.(placed) ?? lineOf(placed.entry);
        const said = () => message('output.problems.progress', { done });
        const found = atTerminal(entryProblem(placed, request), said, io);
        done++;
        if (!found) return [];
        if (BAD.includes(found.status)) isBad = true;
        return [{ problem: found, line }];
      }),
    }));
    const files = byFile(read);
    const all = files.flatMap(({ entries }) => entries.map(({ problem }) => problem));
    if (choiceOption(args, 'format', ['text', 'json']) === 'json')
      io.out(
        printJson({
          version: 1,
          files: files.map(({ file, entries }) => ({
            file,
            problems: entries.map(({ problem, line }) => ({ line, ...problemFacts(problem) })),
          })),
        }),
      );
    else
      io.out(
        printedLines([
          ...files.flatMap(({ file, entries }) =>
            entries.map(({ problem, line }) => {
              const title = problem.title === null ? '' : `${problem.title}: `;
              return `${file}:${line}: ${title}${say(problemWords(problem))}`;
            }),
          ),
          say(
            message('output.problems.summary', {
              all: all.length,
              bad: all.filter(({ status }) => BAD.includes(status)).length,
            }),
          ),
        ]),
      );
    return inputs.failed ? 2 : isBad ? 1 : 0;
  },
};
