import type { RuleId } from '../../rules/rule.ts';
import { plainOf } from '../../rules/variants.ts';
import { ruleWord } from '../../words/index.ts';
import { lineEndOf } from '../text.ts';
import type { EntrySyntax, Span, TextEdit } from '../types.ts';

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

/**
 * The entry names this rule first, by this name; one that is named further back changes places with
 * it. `keeps`: a rule that stood first alone stays in the list, too.
 */
export function nameRule(
  { rules: [first, ...rest], text }: EntrySyntax,
  name: string,
  rule: RuleId,
  keeps = false,
): TextEdit[] {
  if (!first) return [appendLines(text, [`rules: ${name}`])];
  const written = ({ span }: { readonly span: Span }) => text.slice(span.start, span.end);
  const named = rest.find((one) => written(one) === name) ?? rest.find(({ value }) => value === rule);
  if (named)
    return [
      { span: first.span, text: written(named) },
      { span: named.span, text: written(first) },
    ];
  // A plain rule makes room for another; what an author has put together stays in the list.
  if (!keeps && written(first) === ruleWord(plainOf(first.value))) return [{ span: first.span, text: name }];
  const [next] = rest;
  const between = next ? text.slice(first.span.end, next.span.start) : '';
  const { start } = first.span;
  return [{ span: { start, end: start }, text: name + (/^[ ,]+$/.test(between) ? between : ', ') }];
}
