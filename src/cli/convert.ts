import { findDiagrams, NOTATIONS, sameTitle, sourceKindOf } from '../notation/index.ts';
import {
  convertEntries,
  type DocumentAnalysis,
  type PlacedAnalysis,
  type TargetId,
  targets,
} from '../service/index.ts';
import { message, say } from '../words/index.ts';
import { choiceOption, numberOption } from './arguments.ts';
import { type Command, type ExitCode, type Io, type ParsedArguments, UsageError } from './command.ts';
import { documentIn, hasMove, reasonOf } from './input.ts';
import { printJson } from './json.ts';
import { encodingOption, SHARED_OPTIONS } from './options.ts';
import { tell } from './printable.ts';
import { sgfPieces } from './sgf-text.ts';

const FROM = ['auto', ...new Set([...NOTATIONS.map(({ id }) => id), 'goban', 'sgf'])];
const TO = [...targets().map(({ id }) => id), 'json'];

export const convertCommand: Command = {
  name: 'convert',
  summary: 'write entries and diagrams in another notation, and say what it cannot hold',
  usage: '--to NOTATION [OPTIONS] FILE...',
  options: [
    { name: 'to', value: TO.join(' | '), doc: 'what to write; this has no default' },
    {
      name: 'from',
      value: FROM.join(' | '),
      doc: 'what to read; auto, the default, goes by the file name, then by what is found',
    },
    { name: 'entry', value: 'N | TITLE', doc: 'only this entry: its number from 1, or its title' },
    { name: 'at', value: 'N', doc: 'only the position after the move that is shown as N; 0 is the start' },
    SHARED_OPTIONS.encoding,
    { name: 'strict', doc: 'exit with 1 when something is lost' },
  ],
  notes: [
    'Whatever the notation cannot represent is reported on standard error, one line each: FILE:LINE: CODE: what is lost.',
    'Exits with 0 when all is converted, 1 when an entry has an error (or, with --strict, loses something),',
    '2 when a file cannot be read or nothing is found to convert.',
    '',
    'notations to write:',
    ...targets().map(({ id }) => `  ${id.padEnd(9)} ${say(message('target.doc', { target: id }))}`),
    `  ${'json'.padEnd(9)} the diagrams that are found: { "diagrams": [ { "line", "notation", "rows" } ] }`,
  ].join('\n'),
  run(args, io) {
    const to = choiceOption(args, 'to', TO);
    if (to === undefined) throw new UsageError(`--to is missing: ${TO.join(', ')}`);
    const from = choiceOption(args, 'from', FROM) ?? 'auto';
    const at = numberOption(args, 'at', 0, 99_999);
    if (args.files.length === 0) throw new UsageError('no file is given; - reads standard input');
    const encoding = encodingOption(args);
    let worst: ExitCode = 0;
    const raise = (code: ExitCode) => {
      worst = Math.max(worst, code) as ExitCode;
    };
    const texts: string[] = [];
    const diagrams: unknown[] = [];
    let prelude = '';
    for (const file of args.files) {
      const text = readText(file, io, encoding, from);
      if (text === null) {
        raise(2);
        continue;
      }
      if (to === 'json') {
        diagrams.push(...found(file, text, from, args.files.length > 1));
        continue;
      }
      const { document, lost: before, lineOf } = documentIn(file, text, { from });
      for (const one of before) tell(io, `${file}:1: ${one.code}: ${say(one.message)}`);
      if (before.length > 0 && args.has('strict')) raise(1);
      const chosen = chosenEntries(document, args);
      if (chosen.length === 0) {
        tell(io, `koban convert: ${file}: ${nothing(document, args)}`);
        raise(2);
        continue;
      }
      const { entries, prelude: once } = convertEntries(document, to as TargetId, chosen, at);
      prelude = once;
      for (const { placed, text: written, lost } of entries) {
        const line = lineOf?.(placed) ?? placed.entry.line + 1;
        if (at !== undefined && !hasMove(placed, at, io, `${file}:${line}`, 'the start is shown')) raise(1);
        for (const one of lost) tell(io, `${file}:${line}: ${one.code}: ${say(one.message)}`);
        if (lost.length > 0 && args.has('strict')) raise(1);
        if (written !== '') texts.push(written);
      }
      for (const placed of chosen) if (tellErrors(file, document, placed, io, lineOf?.(placed))) raise(1);
    }
    if (to === 'json') io.out(printJson({ version: 1, diagrams }));
    else io.out(prelude + apart(texts, to as TargetId));
    return worst;
  },
};

function readText(file: string, io: Io, encoding: string | undefined, from: string): string | null {
  try {
    // SGF says itself which encoding it is in.
    if (from === 'sgf' || /\.sgf$/i.test(file)) return [...sgfPieces(file, io, encoding)].join('');
    return file === '-' ? io.readStandardInput() : io.readFile(file);
  } catch (problem) {
    tell(io, `koban: ${file}: ${reasonOf(problem)}`);
    return null;
  }
}

function found(file: string, text: string, from: string, several: boolean) {
  const notations = from === 'auto' ? {} : { notations: [from] };
  return findDiagrams(text, { kind: sourceKindOf(file), ...notations }).map(({ line, notation, rows }) => ({
    ...(several && { file }),
    line: line + 1,
    notation,
    rows,
  }));
}

function chosenEntries({ entries }: DocumentAnalysis, args: ParsedArguments): readonly PlacedAnalysis[] {
  const wanted = args.option('entry');
  if (wanted === undefined) return entries;
  const titled = entries.filter(({ entry }) => sameTitle(entry.syntax.title?.value ?? '', wanted));
  if (titled.length > 0) return titled;
  return /^\d+$/.test(wanted) ? entries.slice(Number(wanted) - 1, Number(wanted)) : [];
}

function nothing({ entries }: DocumentAnalysis, args: ParsedArguments): string {
  const wanted = args.option('entry');
  if (entries.length === 0 || wanted === undefined) return 'no diagram is found';
  return `there is no entry “${wanted}” among ${entries.length}`;
}

/** Errors are told as `check` tells them, since what is read wrongly is written wrongly. */
function tellErrors(
  file: string,
  { document }: DocumentAnalysis,
  placed: PlacedAnalysis,
  io: Io,
  elsewhere?: number,
): boolean {
  const { syntax, problems } = placed.analysis;
  const errors = [...syntax.problems, ...problems].filter(({ severity }) => severity === 'error');
  for (const { span, code, message: said } of errors) {
    const { line, character } = document.positionAt(placed.entry.offset + span.start);
    const where = elsewhere === undefined ? `${line + 1}:${character + 1}` : String(elsewhere);
    tell(io, `${file}:${where}: error: ${say(said)} [${code}]`);
  }
  return errors.length > 0;
}

/** A blank line between; in a file of ours every further entry needs a title to begin it. */
function apart(texts: readonly string[], to: TargetId): string {
  if (to === 'sgf') return texts.join('');
  return texts
    .map((text, i) =>
      to === 'goban' && texts.length > 1 && !text.startsWith('#') ? `# Diagram ${i + 1}\n${text}` : text,
    )
    .join('\n');
}
