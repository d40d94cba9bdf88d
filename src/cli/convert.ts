import { hostOf, openDocument } from '../document/index.ts';
import type { Loss } from '../notation/figure.ts';
import { findDiagrams, NOTATIONS, sameTitle } from '../notation/index.ts';
import { gobanOfSgf } from '../notation/sgf/entries.ts';
import { sourceKindOf } from '../notation/source.ts';
import { linesOf } from '../notation/text.ts';
import { analyse } from '../service/analyse.ts';
import { convertEntries, type TargetId, targets } from '../service/convert.ts';
import { analyseForeign } from '../service/foreign.ts';
import { DEFAULT_SETTINGS } from '../service/settings.ts';
import type { DocumentAnalysis, PlacedAnalysis } from '../service/types.ts';
import { choiceOption, numberOption } from './arguments.ts';
import { decodePieces } from './audit/pieces.ts';
import { type Command, type ExitCode, type Io, type ParsedArguments, UsageError } from './command.ts';
import { reasonOf } from './input.ts';
import { printJson } from './json.ts';

const FROM = ['auto', ...new Set([...NOTATIONS.map(({ id }) => id), 'sgf'])];
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
    { name: 'strict', doc: 'exit with 1 when something is lost' },
  ],
  notes: [
    'What the notation cannot hold is told on standard error, one line each: FILE:LINE: CODE: what is lost.',
    'Exits with 0 when all is converted, 1 when an entry has an error (or, with --strict, loses something),',
    '2 when a file cannot be read or nothing is found to convert.',
    '',
    'notations to write:',
    ...targets().map(({ id, doc }) => `  ${id.padEnd(9)} ${doc}`),
    `  ${'json'.padEnd(9)} the diagrams that are found: { "diagrams": [ { "line", "notation", "rows" } ] }`,
  ].join('\n'),
  run(args, io) {
    const to = choiceOption(args, 'to', TO);
    if (to === undefined) throw new UsageError(`--to is missing: ${TO.join(', ')}`);
    const from = choiceOption(args, 'from', FROM) ?? 'auto';
    const at = numberOption(args, 'at', 0, 99_999);
    if (args.files.length === 0) throw new UsageError('no file is given; - reads standard input');
    let worst: ExitCode = 0;
    const raise = (code: ExitCode) => {
      worst = Math.max(worst, code) as ExitCode;
    };
    const texts: string[] = [];
    const diagrams: unknown[] = [];
    let prelude = '';
    for (const file of args.files) {
      const text = readText(file, io, from);
      if (text === null) {
        raise(2);
        continue;
      }
      if (to === 'json') {
        diagrams.push(...found(file, text, from, args.files.length > 1));
        continue;
      }
      const { document, lost: before, lineOf } = documentIn(file, text, from);
      for (const { code, message } of before) io.error(`${file}:1: ${code}: ${message}\n`);
      if (before.length > 0 && args.has('strict')) raise(1);
      const chosen = chosenEntries(document, args);
      if (chosen.length === 0) {
        io.error(`koban convert: ${file}: ${nothing(document, args)}\n`);
        raise(2);
        continue;
      }
      const { entries, prelude: once } = convertEntries(document, to as TargetId, chosen, at);
      prelude = once;
      for (const { placed, text: written, lost } of entries) {
        const line = lineOf?.(placed) ?? placed.entry.line + 1;
        if (at !== undefined && placed.analysis.index(at) < 0) {
          io.error(`${file}:${line}: there is no move ${at}; the start is shown\n`);
          raise(1);
        }
        for (const { code, message } of lost) io.error(`${file}:${line}: ${code}: ${message}\n`);
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

function readText(file: string, io: Io, from: string): string | null {
  try {
    // SGF says itself which encoding it is in.
    if (from === 'sgf' || /\.sgf$/i.test(file)) return [...decodePieces(io.stream(file))].join('');
    return file === '-' ? io.readStandardInput() : io.readFile(file);
  } catch (problem) {
    io.error(`koban: ${file}: ${reasonOf(problem)}\n`);
    return null;
  }
}

interface Read {
  readonly document: DocumentAnalysis;
  /** What was lost in reading. */
  readonly lost: readonly Loss[];
  /** The line, from 1, where an entry stands in the file, when the entries are not its own text. */
  readonly lineOf?: (placed: PlacedAnalysis) => number;
}

/** The entries of a text. `auto`: files of ours and fences are read as such, in other texts the diagrams are looked for. */
function documentIn(file: string, text: string, from: string): Read {
  const own = () => analyse(openDocument(file, 0, hostOf(file, text), text), DEFAULT_SETTINGS);
  if (from === 'goban') return { document: own(), lost: [] };
  if (from === 'sgf' || (from === 'auto' && isSgf(file, text))) return gameRecords(file, text);
  if (from !== 'auto')
    return {
      document: analyseForeign(file, text, { kind: sourceKindOf(file), notations: [from] }),
      lost: [],
    };
  const read = own();
  const named = /\.(goban|md|markdown|mdx|mdown)$/i.test(file) || read.document.host === 'text';
  if (read.entries.length > 0 && (named || isOurs(read))) return { document: read, lost: [] };
  const foreign = analyseForeign(file, text, { kind: sourceKindOf(file) });
  return { document: foreign.entries.length > 0 ? foreign : read, lost: [] };
}

/** Whether a text without a name reads as one of ours: with a board, and nothing wrong in it. */
function isOurs({ entries }: DocumentAnalysis): boolean {
  return entries.every(({ analysis: { syntax } }) => {
    const errors = syntax.problems.some(({ severity }) => severity === 'error');
    return (syntax.diagram !== null || syntax.from !== null) && !errors;
  });
}

function isSgf(file: string, text: string): boolean {
  return /\.sgf$/i.test(file) || /^\s*\(\s*;/.test(text);
}

/** Games become a text of ours first, which is then read as any other. */
function gameRecords(file: string, text: string): Read {
  const { text: entries, lost, places } = gobanOfSgf(text);
  const lines = linesOf(text);
  const lineOf = ({ index }: PlacedAnalysis) => {
    const at = places[index] ?? 0;
    let [low, high] = [0, lines.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (lines[middle]!.next <= at) low = middle + 1;
      else high = middle;
    }
    return low + 1;
  };
  return { document: analyse(openDocument(file, 0, 'goban', entries), DEFAULT_SETTINGS), lost, lineOf };
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
  for (const { span, code, message } of errors) {
    const { line, character } = document.positionAt(placed.entry.offset + span.start);
    const where = elsewhere === undefined ? `${line + 1}:${character + 1}` : String(elsewhere);
    io.error(`${file}:${where}: error: ${message} [${code}]\n`);
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
