import { eachLine, trimmed } from '../text.ts';
import type { EntrySyntax } from '../types.ts';

/** A comment of an entry; `after` moves of the entry have been written before it. */
export interface EntryComment {
  readonly after: number;
  readonly text: string;
}

/**
 * ```
 * moves: B d6 W b5   ; the first two
 * ; Now Black must answer.
 * ```
 * The comments of an entry of ours in their order, lines of their own and behind values. Moves that
 * are digits of the board count once a line of moves has begun: what stands between the two speaks
 * of the board.
 */
export function commentsOf({ isOurs, text, fields, moves, diagram, elsewhere }: EntrySyntax): EntryComment[] {
  if (!isOurs || !text.includes(';')) return [];
  const drawn = (diagram?.digits.length ?? 0) + (elsewhere?.length ?? 0);
  const comments: EntryComment[] = [];
  let field = 0;
  let written = 0;
  for (const line of eachLine(text)) {
    const { start, end } = trimmed(text, line.start, line.end);
    while ((fields[field]?.keySpan.start ?? end) < start) field++;
    const value = fields[field];
    const from = value?.keySpan.start === start ? trimmed(text, value.valueSpan.end, end).start : start;
    while ((moves[written]?.span.start ?? end) < from) written++;
    if (text[from] !== ';' || from >= end) continue;
    const said = text.slice(from + 1, end).trim();
    if (said !== '') comments.push({ after: written === 0 ? 0 : drawn + written, text: said });
  }
  return comments;
}
