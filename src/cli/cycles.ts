import { BLACK, WHITE } from '../go/types.ts';
import { cyclesOf, type EntryCycles } from '../service/index.ts';
import { choiceOption, numberOption } from './arguments.ts';
import type { Command } from './command.ts';
import { DRAWN, hasMove, readInputs } from './input.ts';
import { printJson } from './json.ts';
import { overridesOption, SHARED_OPTIONS, settingsOption } from './options.ts';
import { printedLines } from './printable.ts';

export const cyclesCommand: Command = {
  name: 'cycles',
  summary: 'list the lengths that cycles of plays from a position can have, with an example of each',
  usage: '[OPTIONS] FILE...',
  options: [
    { name: 'format', value: 'text | json', doc: 'text by default' },
    { name: 'after', value: 'N', doc: 'from the position after move N; by default from the drawn one' },
    {
      name: 'to-play',
      value: 'black | white',
      doc: 'only cycles that this player begins; by default of either',
    },
    SHARED_OPTIONS.maxCycle,
    { name: 'plain', doc: 'only cycles that play on no point twice' },
    {
      name: 'basic-ko',
      value: 'forbidden | allowed',
      doc: 'whether cycles count that break the basic ko rule; forbidden by default',
    },
    SHARED_OPTIONS.budget,
  ],
  run(args, io) {
    const format = choiceOption(args, 'format', ['text', 'json']) ?? 'text';
    const toPlay = choiceOption(args, 'to-play', ['black', 'white']);
    const after = numberOption(args, 'after', 0, 99_999);
    const noBasicKo = choiceOption(args, 'basic-ko', ['forbidden', 'allowed']) !== 'allowed';
    const inputs = readInputs(args, io, settingsOption(args), overridesOption(args));
    let lacksMove = false;
    const files = inputs.read.map(({ file, analysis }) => ({
      file,
      entries: analysis.entries.map((placed) => {
        const found = cyclesOf(placed, {
          after,
          first: toPlay && (toPlay === 'black' ? BLACK : WHITE),
          plain: args.has('plain'),
          noBasicKo,
        });
        if (after !== undefined && !hasMove(placed, after, io, `${file}:${found.line}`, DRAWN))
          lacksMove = true;
        return found;
      }),
    }));
    io.out(format === 'json' ? printJson({ version: 1, files }) : text(files));
    return inputs.failed ? 2 : lacksMove ? 1 : 0;
  },
};

function text(files: readonly { readonly file: string; readonly entries: readonly EntryCycles[] }[]): string {
  const lines: string[] = [];
  for (const { file, entries } of files) {
    for (const { title, line, after, lengths, searchedTo, complete } of entries) {
      lines.push(`${file}:${line}: ${title ?? 'entry'}${after === 0 ? '' : `, after move ${after}`}`);
      for (const { length, parity, plain, plays } of lengths) {
        const kind = `${parity}${plain ? ', plain' : ''}`;
        lines.push(`  ${String(length).padStart(3)}  ${kind.padEnd(11)}  ${plays.join(' ')}`);
      }
      if (lengths.length === 0) lines.push(`  no cycle of up to ${searchedTo} plays`);
      else if (complete) lines.push(`  no others of up to ${searchedTo} plays`);
      if (!complete) lines.push(`  searched to the end up to ${searchedTo} plays, then the budget ended`);
    }
  }
  return printedLines(lines);
}
