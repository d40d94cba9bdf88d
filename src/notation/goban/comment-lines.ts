import type { EntrySyntax, FieldSyntax, NamedBoard, Problem, Span } from '../types.ts';
import { readExpect, readOutcomeLines } from './claims.ts';
import type { RuleNames } from './rule-words.ts';
import { Values } from './values.ts';

/** The keys of lines that a comment of a game record may have. */
export const COMMENT_KEYS = ['expect', 'goal', 'threats', 'spare', 'passes', 'outside'] as const;

type CommentLines = Pick<EntrySyntax, 'expects' | 'outcome' | 'problems'>;

/**
 * The claims of a comment, and the lines that say what they are asked about; `null` where it has
 * none of them. All other lines are prose. What cannot be read is a warning, since it may be prose.
 */
export function readCommentLines(
  text: string,
  within: Span,
  board: NamedBoard,
  names?: RuleNames,
): CommentLines | null {
  const fields = commentFields(text, within);
  if (fields.length === 0) return null;
  const problems: Problem[] = [];
  const values = new Values(text, fields, problems, names);
  const expects = values.all('expect').map(({ valueSpan }) => readExpect(values, valueSpan, board));
  const read = { expects, ...readOutcomeLines(values, board) };
  const warnings = problems.map(
    (one): Problem => (one.severity === 'error' ? { ...one, severity: 'warning' } : one),
  );
  return { ...read, problems: warnings };
}

/** The lines of a comment that are no prose. */
export function commentFields(text: string, within: Span): FieldSyntax[] {
  const fields: FieldSyntax[] = [];
  const comment = text.slice(within.start, within.end);
  for (const { 1: before = '', 2: key = '', 3: blanks = '', 4: value = '', index } of comment.matchAll(
    LINE,
  )) {
    const start = within.start + index + before.length;
    const from = start + key.length + 1 + blanks.length;
    const valueSpan = { start: from, end: from + value.length };
    fields.push({ key, keySpan: { start, end: start + key.length }, valueSpan, value, known: true });
  }
  return fields;
}

/** As authors of entries write them, in small letters; the last blanks are no part of a value. */
const LINE =
  /^([ \t]*)(expect|goal|threats|spare|passes|outside):([ \t]*)([^\s\\](?:[^\r\n\\]*[^\s\\])?)[ \t]*\\?$/gm;
