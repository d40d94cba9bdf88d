import { type LinkedEntries, rangeOf } from '../analysis/index.ts';

/** Lines from 0, both shown parts of the fold. */
export interface Fold {
  readonly startLine: number;
  readonly endLine: number;
}

/** Editors fold no more places than this. */
const MOST_FOLDS = 5000;

/** Entries fold to their titles, boards to their first rows. */
export function folding({ entries }: LinkedEntries): Fold[] {
  const folds: Fold[] = [];
  for (const { entry } of entries) {
    if (folds.length >= MOST_FOLDS) break;
    const { text, title, boardSpan } = entry.syntax;
    const start = title?.span.start ?? Math.max(0, text.search(/\S/));
    const whole = rangeOf(entry, { start, end: Math.max(start, text.trimEnd().length) });
    const add = (startLine: number, endLine: number) => {
      if (endLine > startLine) folds.push({ startLine, endLine });
    };
    add(whole.start.line, whole.end.line);
    if (!boardSpan) continue;
    const board = rangeOf(entry, boardSpan);
    if (board.start.line !== whole.start.line) add(board.start.line, board.end.line);
  }
  return folds;
}
