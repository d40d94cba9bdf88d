import { firstOf } from '../go/must.ts';
import type { Loss } from '../notation/export/index.ts';
import { findDiagrams, NOTATIONS, sameTitle, sourceKindOf } from '../notation/index.ts';
import { inUtf8, parseSgf } from '../notation/sgf/index.ts';
import {
  convertEntries,
  type DocumentAnalysis,
  type PlacedAnalysis,
  type TargetId,
  targets,
} from '../service/index.ts';
import { type Message, message, say } from '../words/index.ts';
import { choiceOption, numberOption } from './arguments.ts';
import { type Command, type ExitCode, type Io, type ParsedArguments, UsageError } from './command.ts';
import {
  documentsIn,
  hasMove,
  isRecord,
  lossOf,
  type ReadText,
  readSource,
  reasonOf,
  recordOf,
} from './input.ts';
import { printJson } from './json.ts';
import { encodingOption, READ, SHARED_OPTIONS } from './options.ts';
import { report, tell } from './printable.ts';
import { writtenSettings } from './project.ts';
import { seeMore } from './report/see.ts';

const FROM = ['auto', ...new Set([...NOTATIONS.map(({ id }) => id), 'goban', 'sgf'])];
/** What `--to json` prints, for the help. */
const JSON_SHAPE = '{ "diagrams": [ { "line", "notation", "rows" } ] }';
const TO = [...targets().map(({ id }) => id), 'json'];

export const convertCommand: Command = {
  name: 'convert',
  endings: READ,
  isSameEverywhere: true,
  summary: message('help.convert'),
  usage: '--to NOTATION [OPTIONS] FILE...',
  options: [
    { name: 'to', value: TO.join(' | '), doc: message('help.convert.to') },
    {
      name: 'from',
      value: FROM.join(' | '),
      doc: message('help.convert.from'),
    },
    { name: 'entry', value: 'N | TITLE', doc: message('help.convert.entry') },
    { name: 'at', value: 'N', doc: message('help.convert.at') },
    SHARED_OPTIONS.encoding,
    { name: 'strict', doc: message('help.convert.strict') },
  ],
  notes: [message('help.convert.losses'), message('help.convert.exit')],
  table: {
    title: message('help.notations'),
    rows: [
      ...targets().map(({ id }) => [id, message('target.doc', { target: id })] as const),
      ['json', message('help.convert.json', { shape: JSON_SHAPE })],
    ],
  },
  run(args, io) {
    const to = choiceOption(args, 'to', TO);
    if (to === undefined) throw new UsageError(message('cli.no-target', { known: TO }));
    const from = choiceOption(args, 'from', FROM) ?? 'auto';
    const at = numberOption(args, 'at', 0, 99_999);
    if (args.files.length === 0) throw new UsageError(message('cli.no-file'));
    const encoding = encodingOption(args);
    let worst: ExitCode = 0;
    const raise = (code: ExitCode) => {
      worst = Math.max(worst, code) as ExitCode;
    };
    let firstLost: string | undefined;
    const lose = (place: string, { code, message: lost }: Loss) => {
      tell(io, `${place}: ${code}: ${say(lost)}`);
      firstLost ??= code;
    };
    const settingsFor = writtenSettings(io);
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
      const server = from === 'auto' ? recordOf(file, text) : null;
      const isGame = server !== null || isRecord(file, text, from);
      if (to === 'sgf' && !args.option('entry') && at === undefined && isGame) {
        const lost = server ? lossOf(server) : [];
        for (const one of lost) lose(`${file}:1`, one);
        if (lost.length > 0 && args.has('strict')) raise(1);
        const record = parseSgf(server?.text.replace(/\n{2,}/g, '\n') ?? text);
        if (record.games.length === 0) {
          report(io, 'convert', message('cli.no-diagram'), file);
          raise(2);
        } else texts.push(`${inUtf8(record).trimEnd()}\n`);
        continue;
      }
      const read = documentsIn(file, text, { from, settings: settingsFor(file) });
      const chosen = chosenEntries(read, args);
      if (chosen.length === 0) {
        report(io, 'convert', nothing(read, args), file);
        raise(2);
        continue;
      }
      const written: { readonly line: number; readonly text: string }[] = [];
      for (const part of read) {
        const { document, lost: before, lineOf } = part;
        const own = chosen.filter((one) => one.part === part).map(({ placed }) => placed);
        if (own.length === 0) continue;
        const first = part === read[0] ? 1 : lineIn(part, firstOf(own));
        for (const one of before) lose(`${file}:${first}`, one);
        if (before.length > 0 && args.has('strict')) raise(1);
        const { entries, prelude: once } = convertEntries(document, to as TargetId, own, at);
        prelude = once;
        for (const { placed, text, lost } of entries) {
          const line = lineIn(part, placed);
          if (at !== undefined && !hasMove(placed, at, io, `${file}:${line}`, 'start')) raise(1);
          for (const one of lost) lose(`${file}:${line}`, one);
          if (lost.length > 0 && args.has('strict')) raise(1);
          if (text !== '') written.push({ line, text });
        }
        for (const placed of own) {
          if (tellErrors(file, document, placed, io, lineOf?.(placed))) raise(1);
          if (tellDoubts(file, document, placed, io) && args.has('strict')) raise(1);
        }
      }
      texts.push(...written.sort((a, b) => a.line - b.line).map(({ text }) => text));
    }
    if (to === 'json') io.out(printJson({ version: 1, diagrams }));
    else io.out(prelude + apart(texts, to as TargetId));
    seeMore(io, firstLost);
    return worst;
  },
};

function readText(file: string, io: Io, encoding: string | undefined, from: string): string | null {
  try {
    return readSource(file, io, encoding, from);
  } catch (problem) {
    tell(io, `koban: ${file}: ${say(reasonOf(problem))}`);
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

interface ChosenEntry {
  readonly part: ReadText;
  readonly placed: PlacedAnalysis;
}

/** The line, from 1, where an entry stands in its file. */
function lineIn({ lineOf }: ReadText, placed: PlacedAnalysis): number {
  return lineOf?.(placed) ?? placed.entry.line + 1;
}

function chosenEntries(read: readonly ReadText[], args: ParsedArguments): readonly ChosenEntry[] {
  const all = read
    .flatMap((part) => part.document.entries.map((placed) => ({ part, placed })))
    .sort((a, b) => lineIn(a.part, a.placed) - lineIn(b.part, b.placed));
  const wanted = args.option('entry');
  if (wanted === undefined) return all;
  const titled = all.filter(({ placed }) => sameTitle(placed.entry.syntax.title?.value ?? '', wanted));
  if (titled.length > 0) return titled;
  return /^\d+$/.test(wanted) ? all.slice(Number(wanted) - 1, Number(wanted)) : [];
}

function nothing(read: readonly ReadText[], args: ParsedArguments): Message {
  const wanted = args.option('entry');
  const entries = read.reduce((sum, { document }) => sum + document.entries.length, 0);
  if (entries === 0 || wanted === undefined) return message('cli.no-diagram');
  return message('cli.no-entry', { wanted, entries });
}

/** Errors are reported as `check` reports them, since what is read wrongly is written wrongly. */
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

/** Digits that may be moves and are written as numbers: the author can say which they are. */
function tellDoubts(file: string, { document }: DocumentAnalysis, placed: PlacedAnalysis, io: Io): boolean {
  const { problems } = placed.analysis.syntax;
  const doubts = problems.filter(({ code }) => code === 'digits.unclear' || code === 'digits.numbers');
  for (const { span, code, message: said } of doubts) {
    const { line, character } = document.positionAt(placed.entry.offset + span.start);
    tell(io, `${file}:${line + 1}:${character + 1}: ${say(said)} [${code}]`);
  }
  return doubts.length > 0;
}

/** A blank line between; in a file of ours every further entry needs a title to begin it. */
function apart(texts: readonly string[], to: TargetId): string {
  if (to === 'sgf') return texts.join('');
  return texts
    .map((text, i) =>
      to === 'goban' && texts.length > 1 && !/^[ \t]*#/.test(text) ? `# Diagram ${i + 1}\n${text}` : text,
    )
    .join('\n');
}
