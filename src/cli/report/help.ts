import { lineStarts } from '../../notation/index.ts';
import { actions, type Diagnosis, type DocumentAnalysis } from '../../service/index.ts';
import type { Message } from '../../words/index.ts';

/**
 * Of how many diagnostics of a file the fixes are looked for; a file with more needs another kind
 * of help.
 */
const MOST_HELPED = 200;

/** A change of the text, in lines and columns from 1; columns count UTF-16 code units. */
export interface HelpEdit {
  readonly line: number;
  readonly column: number;
  readonly endLine: number;
  readonly endColumn: number;
  readonly text: string;
}

/** What an author can do about a diagnostic: what the editor offers first. */
interface DiagnosisHelp {
  readonly message: Message;
  /** In the order of the text; they do not overlap. */
  readonly edits: readonly HelpEdit[];
}

export interface HelpedDiagnosis extends Diagnosis {
  readonly help?: DiagnosisHelp;
}

/** What an author shows on purpose, and says so, needs no help. */
function isAsClaimed({ message: { args } }: Diagnosis): boolean {
  const notes = (args.notes ?? []) as readonly Message[];
  return args.isExpected === true || notes.some(({ code }) => code === 'note.expected');
}

/**
 * The diagnostics of a document, each with the rewrite of the author's text that the editor offers
 * first.
 */
export function withHelp(document: DocumentAnalysis, diagnostics: readonly Diagnosis[]): HelpedDiagnosis[] {
  const starts = lineStarts(document.document.text);
  const offsetOf = (line: number, column: number) => (starts[line - 1] ?? 0) + column - 1;
  const placeOf = (offset: number) => {
    let line = 0;
    for (let high = starts.length; high - line > 1; ) {
      const middle = (line + high) >> 1;
      if ((starts[middle] ?? 0) <= offset) line = middle;
      else high = middle;
    }
    return { line: line + 1, column: offset - (starts[line] ?? 0) + 1 };
  };
  return diagnostics.map((one, n) => {
    if (n >= MOST_HELPED || isAsClaimed(one)) return one;
    const start = offsetOf(one.line, one.column);
    const end = offsetOf(one.endLine, one.endColumn);
    const offered = actions(document, { start, end }).filter(
      ({ kind, mends, edits, command }) =>
        kind === 'quickfix' &&
        !command &&
        edits.length > 0 &&
        mends?.code === one.code &&
        mends.span.start === start &&
        mends.span.end === end,
    );
    const [first] = [...offered.filter(({ preferred }) => preferred), ...offered];
    if (!first) return one;
    const edits = [...first.edits]
      .sort((a, b) => a.span.start - b.span.start)
      .map(({ span, text }) => {
        const to = placeOf(span.end);
        return { ...placeOf(span.start), endLine: to.line, endColumn: to.column, text };
      });
    return { ...one, help: { message: first.title, edits } };
  });
}
