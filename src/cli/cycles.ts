import { BLACK, WHITE } from '../go/types.ts';
import { cyclesOf, type EntryCycles, takenForGranted } from '../service/index.ts';
import { message, pointWord, say } from '../words/index.ts';
import { choiceOption, numberOption } from './arguments.ts';
import { columnsOf, padded } from './columns.ts';
import type { Command } from './command.ts';
import { byFile, hasMove, readInputs } from './input.ts';
import { printJson } from './json.ts';
import { overridesOption, READ, SHARED_OPTIONS } from './options.ts';
import { printedLines } from './printable.ts';
import { projectSettings } from './project.ts';

export const cyclesCommand: Command = {
  name: 'cycles',
  endings: READ,
  summary: message('help.cycles'),
  usage: '[OPTIONS] FILE...',
  options: [
    { name: 'format', value: 'text | json', doc: message('help.option.text') },
    { name: 'after', value: 'N', doc: message('help.option.after') },
    {
      name: 'to-play',
      value: 'black | white',
      doc: message('help.cycles.to-play'),
    },
    SHARED_OPTIONS.maxCycle,
    { name: 'plain', doc: message('help.cycles.plain') },
    {
      name: 'basic-ko',
      value: 'forbidden | allowed',
      doc: message('help.cycles.basic-ko'),
    },
    SHARED_OPTIONS.budget,
    SHARED_OPTIONS.encoding,
  ],
  run(args, io) {
    const format = choiceOption(args, 'format', ['text', 'json']) ?? 'text';
    const toPlay = choiceOption(args, 'to-play', ['black', 'white']);
    const after = numberOption(args, 'after', 0, 99_999);
    const noBasicKo = choiceOption(args, 'basic-ko', ['forbidden', 'allowed']) !== 'allowed';
    const inputs = readInputs(args, io, projectSettings(args, io), overridesOption(args), {
      everything: true,
      games: true,
    });
    let lacksMove = false;
    const read = inputs.read.map(({ file, analysis, lineOf: lineIn }) => ({
      file,
      entries: analysis.entries.map((placed) => {
        const cycles = cyclesOf(placed, {
          after,
          first: toPlay && (toPlay === 'black' ? BLACK : WHITE),
          plain: args.has('plain'),
          noBasicKo,
        });
        const found = { ...cycles, line: lineIn?.(placed) ?? cycles.line };
        if (after !== undefined && !hasMove(placed, after, io, `${file}:${found.line}`, 'drawn'))
          lacksMove = true;
        return found;
      }),
    }));
    const files = byFile(read);
    io.out(format === 'json' ? printJson({ version: 1, files }) : text(files));
    return inputs.failed ? 2 : lacksMove ? 1 : 0;
  },
};

function text(files: readonly { readonly file: string; readonly entries: readonly EntryCycles[] }[]): string {
  const lines: string[] = [];
  for (const { file, entries } of files) {
    for (const { title, line, after, lengths, searchedTo, complete, anyLength, assumes } of entries) {
      lines.push(`${file}:${line}: ${say(message('output.entry', { title, after }))}`);
      const kinds = lengths.map(({ parity, plain }) =>
        say(message('output.cycle', { parity, isPlain: plain })),
      );
      const width = Math.max(...kinds.map(columnsOf));
      for (const [i, { length, plays }] of lengths.entries())
        lines.push(
          `  ${String(length).padStart(3)}  ${padded(kinds[i] ?? '', width)}  ${plays.map(pointWord).join(' ')}`,
        );
      const most = { most: anyLength ? ('any' as const) : searchedTo };
      if (lengths.length === 0) lines.push(`  ${say(message('output.no-cycle', most))}`);
      else if (complete) lines.push(`  ${say(message('output.no-more-cycles', most))}`);
      if (!complete) lines.push(`  ${say(message('output.cycles-budget', { most: searchedTo }))}`);
      const assumed = takenForGranted(assumes ?? []);
      if (assumed) lines.push(`  ${say(assumed)}`);
    }
  }
  return printedLines(lines);
}
