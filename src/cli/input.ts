import {
  type DrawingsWanted,
  dollarsIn,
  type HostKind,
  hostOf,
  isServerFile,
  openDocument,
  openDrawn,
  sgfRegions,
  withoutEntities,
} from '../document/index.ts';
import { partitionPoint } from '../go/bisect.ts';
import { must } from '../go/must.ts';
import { gobanOfSgf, type Loss } from '../notation/export/index.ts';
import { linesOf, sourceKindOf } from '../notation/index.ts';
import { type ServerRecord, serverRecord } from '../notation/sgf/index.ts';
import {
  analyse,
  DEFAULT_SETTINGS,
  type DocumentAnalysis,
  foreignDocument,
  type Overrides,
  type PlacedAnalysis,
  type Settings,
  shownMoves,
} from '../service/index.ts';
import { type Message, message, say } from '../words/index.ts';
import { type Io, type ParsedArguments, SaidError, UsageError } from './command.ts';
import { encodingOption } from './options.ts';
import { tell } from './printable.ts';
import { sgfPieces } from './sgf-text.ts';
import { type DecodedText, decoded, readText, tellDoubt } from './text.ts';

export interface Input {
  /** As given on the command line; `-` for standard input. */
  readonly file: string;
  readonly analysis: DocumentAnalysis;
  /** What was lost in reading. */
  readonly lost: readonly Loss[];
  /** The line, from 1, where an entry stands in the file, when the entries are not its own text. */
  readonly lineOf?: (placed: PlacedAnalysis) => number;
  /**
   * The text is made of the file line by line, so that lines are those of the file, but no edit
   * fits.
   */
  readonly isMade?: true;
  /** The file's bytes, and how they became a text; none where it is SGF. */
  readonly source?: DecodedText & { readonly bytes: Uint8Array };
}

interface Inputs {
  readonly read: readonly Input[];
  /** Whether a file could not be read; it has been reported. */
  readonly failed: boolean;
}

/**
 * Reads the files and analyses them. A file that cannot be read is reported, and the others are
 * read all the same. `everything`: SGF and the diagrams of other notations, too; `games`: fences of
 * SGF in pages, each of which is an input of its own behind that of its page. `tellsDoubts`:
 * whether a doubt about an encoding goes to standard error.
 */
export function readInputs(
  args: ParsedArguments,
  io: Io,
  settings: Settings | ((file: string) => Settings),
  overrides: Overrides,
  {
    everything = false,
    games = false,
    tellsDoubts = true,
  }: { readonly everything?: boolean; readonly games?: boolean; readonly tellsDoubts?: boolean } = {},
): Inputs {
  const { files } = args;
  if (files.length === 0) throw new UsageError(message('cli.no-file'));
  const encoding = encodingOption(args);
  const read: Input[] = [];
  let failed = false;
  for (const file of files) {
    let text: string;
    let source: Input['source'];
    try {
      if (everything && isSgfFile(file)) text = readSource(file, io, encoding);
      else {
        const bytes = io.readBytes(file);
        source = { ...decoded(bytes, io, encoding), bytes };
        if (tellsDoubts) tellDoubt(file, source, io);
        text = source.text;
      }
    } catch (problem) {
      tell(io, `koban: ${file}: ${say(reasonOf(problem))}`);
      failed = true;
      continue;
    }
    const reading: InputReading = {
      from: everything ? 'auto' : 'named',
      settings: typeof settings === 'function' ? settings(file) : settings,
      overrides,
    };
    for (const one of games ? documentsIn(file, text, reading) : [documentIn(file, text, reading)]) {
      const { document, ...how } = one;
      read.push({ file, analysis: document, ...how, ...(source && { source }) });
    }
  }
  return { read, failed };
}

/** Entries of one file together, in the order of its lines, though its fences were read apart. */
export function byFile<E extends { readonly line: number }>(
  read: readonly { readonly file: string; readonly entries: readonly E[] }[],
): { readonly file: string; readonly entries: readonly E[] }[] {
  const files = new Map<string, E[]>();
  for (const { file, entries } of read) files.set(file, [...(files.get(file) ?? []), ...entries]);
  return [...files].map(([file, entries]) => ({ file, entries: entries.sort((a, b) => a.line - b.line) }));
}

export const isSgfFile = (file: string) => /\.sgf$/i.test(file);

/** The text of a file. SGF itself says which encoding it is in. @throws Error */
export function readSource(file: string, io: Io, encoding: string | undefined, from = 'auto'): string {
  return from === 'sgf' || isSgfFile(file)
    ? [...sgfPieces(file, io, encoding)].join('')
    : readText(file, io, encoding);
}

interface InputReading {
  /** `goban`, `sgf`, a notation, `auto`, or `named`, for what checks all files that it is given. */
  readonly from: string;
  readonly settings?: Settings;
  readonly overrides?: Overrides;
}

export interface ReadText extends Pick<Input, 'lost' | 'lineOf' | 'isMade'> {
  readonly document: DocumentAnalysis;
}

/**
 * The entries of a text. `auto`: fences and files of ours, else diagrams that are found. `named`:
 * so it is in a file whose name does not say that it has entries; a text that has none of either
 * has nothing to be judged.
 */
export function documentIn(file: string, text: string, reading: InputReading): ReadText {
  const { from, settings = DEFAULT_SETTINGS, overrides } = reading;
  const plain = (document: DocumentAnalysis): ReadText => ({ document, lost: [] });
  const record = from === 'auto' || from === 'named' ? recordOf(file, text) : null;
  if (record) {
    const lost = lossOf(record);
    if (from === 'named') {
      const document = openDocument(file, 0, 'sgf', record.text);
      return { document: analyse(document, settings, undefined, overrides), lost, isMade: true };
    }
    const read = documentIn(file, record.text, { ...reading, from: 'sgf' });
    return { ...read, lost: [...lost, ...read.lost] };
  }
  const opened = (host: HostKind, drawings: DrawingsWanted | null) =>
    analyse(openDrawn(file, 0, host, text, drawings), settings, undefined, overrides);
  const host = hostOf(file, text);
  if (from === 'goban') return plain(opened(host, null));
  const own = () =>
    opened(host, host === 'markdown' || host === 'text' ? dollarsIn(sourceKindOf(file)) : null);
  const isSure = /\.(goban|korule|md|markdown|mdx|mdown)$/i.test(file) || host === 'text';
  if (from === 'named' && (isSure || host === 'sgf' || file === '-')) return plain(own());
  const isPage = host === 'html' && sgfRegions(host, text).length > 0;
  if (isPage && (from === 'named' || from === 'auto'))
    return plain(opened(host, { kind: sourceKindOf(file) }));
  if (isRecord(file, text, from)) {
    // Games become a text of ours first, which is then read as any other.
    const { text: entries, lost, places } = gobanOfSgf(text, settings.ruleNames);
    const document = analyse(openDocument(file, 0, 'goban', entries), settings, undefined, overrides);
    return { document, lost, lineOf: linesAt(text, places) };
  }
  const drawn = (notations: object) =>
    analyse(
      foreignDocument(file, text, { kind: sourceKindOf(file), ...notations }),
      settings,
      undefined,
      overrides,
    );
  if (from !== 'auto' && from !== 'named') return plain(drawn({ notations: [from] }));
  const read = own();
  if (read.entries.length > 0 && (isSure || isOurs(read))) return plain(read);
  const foreign = drawn({});
  if (from === 'named' && !ORG.test(text) && speaksOurs(read)) return plain(read);
  if (foreign.entries.length > 0) return plain(foreign);
  return plain(from === 'named' || !read.entries.some(saysOurs) ? opened('text', null) : read);
}

/** What {@link documentIn} reads, and each fence of SGF in a page as the entries that it is. */
export function documentsIn(file: string, text: string, reading: InputReading): ReadText[] {
  const page = documentIn(file, text, reading);
  const { host } = page.document.document;
  if (reading.from !== 'auto' || host === 'sgf') return [page];
  const games = sgfRegions(host, text).map(({ text: game, offset }): ReadText => {
    const record = host === 'html' ? withoutEntities(game) : game;
    const read = documentIn(file, record, { ...reading, from: 'sgf' });
    const { line } = page.document.document.positionAt(offset);
    return { ...read, lineOf: (placed) => line + (read.lineOf?.(placed) ?? 1) };
  });
  return [page, ...games];
}

function linesAt(text: string, places: readonly number[]): (placed: PlacedAnalysis) => number {
  const lines = linesOf(text);
  return ({ index }) => {
    const at = places[index] ?? 0;
    return partitionPoint(0, lines.length, (i) => must(lines[i]).next <= at) + 1;
  };
}

/** Whether a text without a name reads as one of ours: with a board, and nothing wrong in it. */
function isOurs({ entries }: DocumentAnalysis): boolean {
  return entries.every(({ analysis: { syntax } }) => {
    const errors = syntax.problems.some(({ severity }) => severity === 'error');
    return syntax.isOurs && (syntax.diagram !== null || syntax.from !== null) && !errors;
  });
}

/**
 * Whether a text with errors is meant as entries: it has a board, and more lines with keys of the
 * notation than lines that no entry can have.
 */
function speaksOurs({ entries }: DocumentAnalysis): boolean {
  let [boards, known, strange] = [0, 0, 0];
  for (const { analysis } of entries) {
    const { boardSpan, from, fields, problems } = analysis.syntax;
    if (boardSpan || from) boards++;
    known += fields.filter((field) => field.known).length;
    strange += problems.filter(({ code }) => STRANGE.has(code)).length;
  }
  return boards > 0 && known > strange;
}

/** Whether an entry has anything of ours: a board, or a line with a key. */
const saysOurs = ({ analysis: { syntax } }: PlacedAnalysis) =>
  syntax.boardSpan !== null || syntax.from !== null || syntax.fields.some(({ known }) => known);

/** Keywords of Org, as in `#+begin_src goban`: they look like titles, and no entry has them. */
const ORG = /^[ \t]*#\+[a-z]/im;

const STRANGE: ReadonlySet<string> = new Set(['line.unreadable', 'field.unknown-key']);

/** A record of an Asian server, as SGF; `null` for any other file. */
export function recordOf(file: string, text: string): ServerRecord | null {
  return file === '-' || isServerFile(file) ? serverRecord(text) : null;
}

export function lossOf({ lost: names }: ServerRecord): Loss[] {
  return names.length > 0
    ? [{ code: 'lost.properties', message: message('loss.properties', { names }) }]
    : [];
}

/** Whether a text is to be read as game records. */
export function isRecord(file: string, text: string, from: string): boolean {
  return from === 'sgf' || (from === 'auto' && (isSgfFile(file) || /^\s*\(\s*;/.test(text)));
}

/** Whether an entry has this shown move; if not, standard error says what is taken instead. */
export function hasMove(
  { analysis }: PlacedAnalysis,
  number: number,
  io: Io,
  where: string,
  instead: 'start' | 'drawn',
): boolean {
  const has = analysis.index(number) >= 0;
  if (!has)
    tell(io, `${where}: ${say(message('cli.no-move', { move: number, ...shownMoves(analysis), instead }))}`);
  return has;
}

const REASONS: Readonly<Record<string, Message>> = {
  ENOENT: message('file.missing'),
  EISDIR: message('file.folder'),
  ELOOP: message('file.loop'),
  EACCES: message('file.no-right'),
  ENOSPC: message('file.no-space'),
  EDQUOT: message('file.quota'),
  EIO: message('file.device'),
  EROFS: message('file.read-only'),
};

/** Why a file could not be read or written. */
export function reasonOf(problem: unknown): Message {
  if (problem instanceof SaidError) return problem.said;
  const code = (problem as { code?: unknown } | null)?.code;
  const reason = typeof code === 'string' ? REASONS[code] : undefined;
  if (reason !== undefined) return reason;
  return message('file.other', { reason: problem instanceof Error ? problem.message : String(problem) });
}
