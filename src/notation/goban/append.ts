import type { RuleId } from '../../rules/rule.ts';
import { lineEndOf } from '../text.ts';
import type { EntrySyntax, TextEdit } from '../types.ts';

/**
 * New lines behind the last line of the entry that is not blank, as far in as the entry is: in a
 * list they would leave it otherwise.
 */
export function appendLines(text: string, lines: readonly string[]): TextEdit {
  const end = text.trimEnd().length;
  let indent: string | null = null;
  for (const [one] of text.slice(0, end).matchAll(/^[ \t]*(?=[^ \t\r\n])/gm)) {
    if (indent === null || one.length < indent.length) indent = one;
    if (indent === '') break;
  }
  const eol = lineEndOf(text);
  return { span: { start: end, end }, text: lines.map((line) => eol + (indent ?? '') + line).join('') };
}

/** The entry names this rule first; one that is named further back changes places with it. */
export function nameRule({ rules: [first, ...rest], text }: EntrySyntax, rule: RuleId): TextEdit[] {
  if (!first) return [appendLines(text, [`rules: ${rule}`])];
  const named = rest.find(({ value }) => value === rule);
  const edits = [{ span: first.span, text: rule }];
  return named ? [...edits, { span: named.span, text: first.value }] : edits;
}
