import { hostOf } from '../document/hosts.ts';
import { openDocument } from '../document/index.ts';
import type { Loss } from '../notation/figure.ts';
import { gobanOfSgf } from '../notation/sgf/entries.ts';
import { sourceKindOf } from '../notation/source.ts';
import { linesOf } from '../notation/text.ts';
import { analyse } from '../service/analyse.ts';
import { analyseForeign } from '../service/foreign.ts';
import { DEFAULT_SETTINGS } from '../service/settings.ts';
import type { DocumentAnalysis, Overrides, PlacedAnalysis, Settings } from '../service/types.ts';
import { decodePieces } from './audit/pieces.ts';
import { type Io, UsageError } from './command.ts';

export interface Input {
  /** As given on the command line; `-` for standard input. */
  readonly file: string;
  readonly analysis: DocumentAnalysis;
  /** What was lost in reading. */
  readonly lost: readonly Loss[];
  /** The line, from 1, where an entry stands in the file, when the entries are not its own text. */
  readonly lineOf?: (placed: PlacedAnalysis) => number;
}

interface Inputs {
  readonly read: readonly Input[];
  /** Whether a file could not be read; it has been told. */
  readonly failed: boolean;
}

/**
 * Reads the files and analyses them. A file that cannot be read is told, and the others are read all the same. `everything`: SGF and
 * the diagrams of other notations, too.
 */
export function readInputs(
  files: readonly string[],
  io: Io,
  settings: Settings,
  overrides: Overrides,
  { everything = false }: { readonly everything?: boolean } = {},
): Inputs {
  if (files.length === 0) throw new UsageError('no file is given; - reads standard input');
  const read: Input[] = [];
  let failed = false;
  for (const file of files) {
    let text: string;
    try {
      // SGF says itself which encoding it is in.
      if (everything && /\.sgf$/i.test(file)) text = [...decodePieces(io.stream(file))].join('');
      else text = file === '-' ? io.readStandardInput() : io.readFile(file);
    } catch (problem) {
      io.error(`koban: ${file}: ${reasonOf(problem)}\n`);
      failed = true;
      continue;
    }
    const { document, ...how } = documentIn(file, text, {
      from: everything || isSource(file) ? 'auto' : 'goban',
      settings,
      overrides,
    });
    read.push({ file, analysis: document, ...how });
  }
  return { read, failed };
}

/** Whether a name tells that boards of ours stand in the file at most besides diagrams of other notations. */
function isSource(file: string): boolean {
  const kind = sourceKindOf(file);
  return kind !== 'plain' && kind !== 'markdown';
}

export interface Reading {
  /** `goban`, `sgf`, a notation, or `auto`. */
  readonly from: string;
  readonly settings?: Settings;
  readonly overrides?: Overrides;
}

export interface Read extends Pick<Input, 'lost' | 'lineOf'> {
  readonly document: DocumentAnalysis;
}

/** The entries of a text. `auto`: files of ours and fences are read as such, in other texts the diagrams are looked for. */
export function documentIn(file: string, text: string, reading: Reading): Read {
  const { from, settings = DEFAULT_SETTINGS, overrides } = reading;
  const plain = (document: DocumentAnalysis): Read => ({ document, lost: [] });
  const own = () => analyse(openDocument(file, 0, hostOf(file, text), text), settings, undefined, overrides);
  if (from === 'goban') return plain(own());
  if (from === 'sgf' || (from === 'auto' && isSgf(file, text))) {
    // Games become a text of ours first, which is then read as any other.
    const { text: entries, lost, places } = gobanOfSgf(text);
    const document = analyse(openDocument(file, 0, 'goban', entries), settings, undefined, overrides);
    return { document, lost, lineOf: linesAt(text, places) };
  }
  const drawn = (notations: object) =>
    analyseForeign(file, text, { kind: sourceKindOf(file), ...notations }, settings, overrides);
  if (from !== 'auto') return plain(drawn({ notations: [from] }));
  const read = own();
  const named = /\.(goban|md|markdown|mdx|mdown)$/i.test(file) || read.document.host === 'text';
  if (read.entries.length > 0 && (named || isOurs(read))) return plain(read);
  const foreign = drawn({});
  return plain(foreign.entries.length > 0 ? foreign : read);
}

function linesAt(text: string, places: readonly number[]): (placed: PlacedAnalysis) => number {
  const lines = linesOf(text);
  return ({ index }) => {
    const at = places[index] ?? 0;
    let [low, high] = [0, lines.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (lines[middle]!.next <= at) low = middle + 1;
      else high = middle;
    }
    return low + 1;
  };
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

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  EISDIR: 'this is a folder; name the files in it',
  EACCES: 'you may not read this file',
};

/** Why a file could not be read, in a sentence. */
export function reasonOf(problem: unknown): string {
  const code = (problem as { code?: unknown } | null)?.code;
  if (typeof code === 'string' && code in REASONS) return REASONS[code]!;
  return problem instanceof Error ? problem.message : String(problem);
}
