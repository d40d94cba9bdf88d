import { finish } from '../go/task.ts';
import { type Action, actions, type DocumentAnalysis, diagnose, listedProblems } from '../service/index.ts';
import { message, say } from '../words/index.ts';
import { type Io, SaidError } from './command.ts';
import { reasonOf } from './input.ts';
import { tell } from './printable.ts';
import { sourceOf, textOf } from './source.ts';
import { type LineEdit, lineEdits, spliced, withLines } from './splice.ts';

/** Fixes can make room for others, but not without end. */
const MOST_PASSES = 20;

/** How a file is read. */
interface FixReading {
  readonly encoding: string | undefined;
  /** Its entries; `null` where no edit fits them. */
  document(file: string, text: string): DocumentAnalysis | null;
}

/**
 * Makes the fixes that are sure (`Action.sure`) in files, and says for each how many. Those that
 * could not be read or written are reported, and are not among the files that it returns.
 */
export function fixFiles(files: readonly string[], io: Io, reading: FixReading): string[] {
  let [made, left] = [0, 0];
  const done = files.filter((file) => {
    try {
      const { bytes, count, others } = fixed(file, io.readBytes(file), io, reading);
      made += count;
      left += others;
      if (count === 0) return true;
      io.writeFile(file, bytes, { follows: true });
      tell(io, `koban: ${file}: ${say(message('cli.fixed', { count }))}`);
      return true;
    } catch (problem) {
      tell(io, `koban: ${file}: ${say(reasonOf(problem))}`);
      return false;
    }
  });
  if (made === 0 && left > 0) tell(io, `koban: ${say(message('cli.fixed-none'))}`);
  return done;
}

function fixed(file: string, given: Uint8Array, io: Io, { encoding, document }: FixReading) {
  let bytes = given;
  let count = 0;
  let text = textOf(file, bytes, io, encoding);
  let now = document(file, text);
  for (let pass = 0; now && pass < MOST_PASSES; pass++) {
    const sure = apart(sureActions(now, text));
    if (sure.length === 0) break;
    const source = sourceOf(file, text, bytes, io, encoding);
    // All at once, else one that makes nothing worse.
    const step = [sure, ...(sure.length > 1 ? sure.slice(0, MOST_PASSES).map((one) => [one]) : [])]
      .map((them) => ({ them, ...applied(text, them) }))
      .find((made) => errorsIn(document(file, made.text)) <= errorsIn(now));
    if (!step) break;
    bytes = spliced({ ...source, bytes }, step.lines);
    // What the encoding cannot hold, or what would be read in another one, is not written.
    if (textOf(file, bytes, io, encoding) !== step.text) throw new SaidError(message('file.not-written'));
    count += step.them.length;
    text = step.text;
    now = document(file, text);
  }
  const others = count > 0 || !now ? 0 : quickFixes(now, text).length;
  return { bytes, count, others };
}

/** The fixes of what is wrong. */
function quickFixes(document: DocumentAnalysis, text: string): Action[] {
  // What is found in problems waits for their searches.
  if (document.settings.problems) finish(listedProblems(document, { has: () => true }));
  const starts = [0, ...document.entries.map(({ entry: { offset } }) => offset), text.length];
  const all = starts.flatMap((start, i) => actions(document, { start, end: starts[i + 1] ?? start }));
  return all.filter(({ command, edits, mends }) => mends && !command && edits.length > 0);
}

/** In the order of the text. */
function sureActions(document: DocumentAnalysis, text: string): Action[] {
  return quickFixes(document, text)
    .filter(({ sure }) => sure)
    .sort((a, b) => spanOf(a).start - spanOf(b).start || spanOf(a).end - spanOf(b).end);
}

function spanOf({ edits }: Action): { readonly start: number; readonly end: number } {
  return {
    start: Math.min(...edits.map(({ span }) => span.start)),
    end: Math.max(...edits.map(({ span }) => span.end)),
  };
}

/** Those that do not reach into each other; the others wait for the next pass. */
function apart(sorted: readonly Action[]): Action[] {
  let end = -1;
  return sorted.filter((one) => {
    const span = spanOf(one);
    if (span.start <= end) return false;
    end = span.end;
    return true;
  });
}

/** The text with these actions done, and the lines that are changed. */
function applied(text: string, sorted: readonly Action[]): { text: string; lines: LineEdit[] } {
  const edits = sorted.flatMap((one) => [...one.edits].sort((a, b) => a.span.start - b.span.start));
  const lines = lineEdits(text, edits);
  return { text: withLines(text, lines), lines };
}

function errorsIn(document: DocumentAnalysis | null): number {
  return document ? diagnose(document).filter(({ severity }) => severity === 'error').length : 0;
}
