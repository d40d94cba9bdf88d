import type { Task } from '../../go/task.ts';
import { type EntrySyntax, type Span, wordsOf } from '../../notation/index.ts';
import type { TokenType } from '../../protocol/tokens.ts';
import { type Analysis, type LinkedEntries, rulesOfDocument } from '../analysis/index.ts';
import { labelUses } from './names.ts';
import { ruleTokens } from './rule-text.ts';

export interface Token {
  readonly span: Span;
  readonly type: TokenType;
  readonly declaration: boolean;
}

/**
 * The tokens of the entries that touch a part of the document, in the order of the text; none spans
 * two lines.
 */
export function* tokens(document: LinkedEntries, within: Span): Task<Token[]> {
  const found: Token[] = [];
  let seen = 0;
  for (const { entry, analysis } of document.entries) {
    const { offset, syntax } = entry;
    if (offset + syntax.text.length < within.start || offset > within.end) continue;
    for (const { span, type, declaration } of tokensIn(analysis)) {
      found.push({ span: { start: offset + span.start, end: offset + span.end }, type, declaration });
    }
    if (++seen % FEW === 0) yield;
  }
  const ofRules = ruleTokens(document, within, rulesOfDocument(document.document));
  return ofRules.length > 0 ? [...found, ...ofRules].sort((a, b) => a.span.start - b.span.start) : found;
}

/** The number of entries whose tokens are found without a pause. */
const FEW = 64;

/** Tokens of entries that people write are kept; those of others take up more than they save. */
const KEPT = new WeakMap<Analysis, readonly Token[]>();
const MOST_KEPT = 2000;

/** The tokens of an entry, in the order of its text. */
function tokensIn(analysis: Analysis): readonly Token[] {
  const kept = KEPT.get(analysis);
  if (kept) return kept;
  const found = findTokens(analysis);
  if (found.length <= MOST_KEPT) KEPT.set(analysis, found);
  return found;
}

function findTokens(analysis: Analysis): readonly Token[] {
  const { syntax } = analysis;
  const found: Token[] = [];
  const add = (span: Span | undefined, type: TokenType, declaration = false) => {
    if (span) found.push({ span, type, declaration });
  };
  if (syntax.title) add(syntax.title.span, 'class', true);
  if (syntax.from) add(syntax.from.title.span, 'class');
  for (const field of syntax.fields) if (field.known) add(field.keySpan, 'property');
  for (const rule of syntax.rules) add(rule.span, 'enumMember');
  for (const { key, valueSpan } of syntax.fields) {
    if (key !== 'rule' && !(key === 'expect' && syntax.ruleNames?.size)) continue;
    const words = wordsOf(syntax.text, valueSpan.start, valueSpan.end, key === 'rule' ? '=' : ',');
    const [name, first] = words;
    if (key === 'expect') {
      for (const { text, span } of words)
        if (syntax.ruleNames?.has(text.toLowerCase())) add(span, 'enumMember');
    } else if (name) {
      add(name.span, 'enumMember', true);
      if (first) add({ start: first.span.start, end: valueSpan.end }, 'enumMember');
    }
  }
  const { diagram } = syntax;
  for (const { point } of diagram?.labels ?? []) add(diagram?.spans[point], 'parameter', true);
  for (const { point } of diagram?.digits ?? []) add(diagram?.spans[point], 'number');
  const labels = new Set<number>();
  for (const { span } of labelUses(analysis)) {
    labels.add(span.start);
    add(span, 'parameter');
  }
  for (const { target, targetSpan } of syntax.moves) {
    if (labels.has(targetSpan.start)) continue;
    if (target.kind === 'pass' || target.kind === 'tenuki') add(targetSpan, 'keyword');
    else if (target.kind !== 'nowhere') add(targetSpan, 'variable');
  }
  const sorted = oneLine(syntax, found).sort((a, b) => a.span.start - b.span.start);
  return sorted.filter(({ span }, i) => span.start >= (sorted[i - 1]?.span.end ?? 0));
}

function oneLine(syntax: EntrySyntax, found: readonly Token[]): Token[] {
  return found.filter(
    ({ span }) => span.end > span.start && !/[\r\n]/.test(syntax.text.slice(span.start, span.end)),
  );
}
