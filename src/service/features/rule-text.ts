/** What an editor asks of the texts of rules: completion, hover, colors, formatting. */

import { lineStart, type Span, type TextEdit } from '../../notation/index.ts';
import { SHOW_REPORT } from '../../protocol/commands.ts';
import type { TokenType } from '../../protocol/tokens.ts';
import { RULES, readRuleText } from '../../rules/index.ts';
import {
  CLAUSES,
  type ClauseLine,
  formattedRule,
  type LineMeaning,
  textOfRule,
  wordsOfLine,
} from '../../rules/text.ts';
import { message, say } from '../../words/index.ts';
import { type LinkedEntries, type PlacedRule, ruleTextAt } from '../analysis/index.ts';
import type { Completion } from './complete/proposals.ts';
import { type HoverContent, wordsPart } from './hover/parts.ts';

/** What can follow in the line of a rule; `null` outside of the texts of rules. */
export function completeRule({ document }: LinkedEntries, offset: number): Completion[] | null {
  const placed = ruleTextAt(document, offset);
  if (!placed) return null;
  const { read } = placed;
  const at = offset - placed.offset;
  const start = lineStart(read.text, at);
  const line = read.text.slice(start, at);
  if (/^\s*(?:[#;]|name[ \t]*:)/i.test(line)) return [];
  const words = wordsOfLine(line);
  const last = words.at(-1);
  // A word at the cursor is still being written.
  const begun = last && last.end === line.length ? last : null;
  const before = words.slice(0, begun ? -1 : undefined).map(({ text }) => text);
  const from = offset - (begun ? line.length - begun.start : 0);
  const span = { start: from, end: offset };
  const isFirst = before.length === 0;
  const heads = isFirst
    ? [
        ...(read.title === null
          ? [{ label: '# Title', text: '# ', detail: 'korule.offer-title' as const }]
          : []),
        ...(read.lines.some(({ kind }) => kind === 'name')
          ? []
          : [{ label: 'name: …', text: 'name: ', detail: 'korule.offer-name' as const }]),
      ]
    : [];
  const offered = CLAUSES.continuations(before)
    .filter(({ text }) => text.trim() !== begun?.text)
    .map(({ ends, isNumber, text }) => {
      const said = text.replace(/^[,;\s]+/, '');
      const sign = /^[,;]/.exec(text)?.[0] ?? '';
      // A comma stands right behind the word before it.
      const written = isNumber ? said.replace(/N$/, '') : said;
      const put = `${sign && /\s$/.test(line.slice(0, line.length - (begun ? begun.text.length : 0))) ? '' : sign}${written}`;
      return { label: said, text: ends || isNumber ? put : `${put} `, ends };
    });
  // Behind a whole word the next one follows, with a blank.
  const isBegun = begun && !offered.some(({ label }) => label.startsWith(begun.text));
  const further = isBegun ? CLAUSES.continuations([...before, begun.text]) : [];
  const next = further.map(({ ends, isNumber, text }) => {
    const said = text.replace(/^[,;\s]+/, '');
    const put = `${/^[,;]/.exec(text)?.[0] ?? ''} ${isNumber ? said.replace(/N$/, '') : said}`;
    return { label: said, text: ends || isNumber ? put : `${put} ` };
  });
  const isWhole = read.unread.length === 0 && read.lines.some(({ kind }) => kind === 'clause');
  const report: Completion = {
    label: say(message('korule.offer-report')),
    kind: 'key',
    detail: say(message('korule.offer-report-what')),
    documentation: '',
    span,
    text: '',
    command: SHOW_REPORT,
    order: heads.length + offered.length,
  };
  return [
    ...heads.map(({ detail, label, text }, order) => ({
      label,
      kind: 'key' as const,
      detail: say(message(detail)),
      documentation: '',
      span,
      text,
      order,
    })),
    ...offered.map(({ label, text }, order) => ({
      label,
      kind: 'word' as const,
      detail: '',
      documentation: '',
      span,
      text,
      filter: label,
      order: order + heads.length,
    })),
    ...next.map(({ label, text }, order) => ({
      label,
      kind: 'word' as const,
      detail: '',
      documentation: '',
      span: { start: offset, end: offset },
      text,
      order: order + heads.length + offered.length,
    })),
    ...(isFirst && !begun && isWhole ? [report] : []),
  ];
}

/** What a line of a rule means, and which known rules have it. */
export function hoverRule({ document }: LinkedEntries, offset: number): HoverContent | null {
  const placed = ruleTextAt(document, offset);
  const line = placed && lineOf(placed, offset);
  if (!placed || !line) return null;
  const span = { start: line.span.start + placed.offset, end: line.span.end + placed.offset };
  if (line.kind === 'title' || line.kind === 'name') {
    const { name } = placed.read;
    return name === null ? null : { span, parts: [wordsPart(say(message('korule.hover-name', { name })))] };
  }
  if (!line.meaning) return null;
  const known = knownWith(line.meaning);
  return {
    span,
    parts: [
      wordsPart(say(meaningOf(line.meaning))),
      ...(known.length > 0 ? [wordsPart(say(message('korule.hover-known', { rules: known })))] : []),
    ],
  };
}

function lineOf({ offset, read }: PlacedRule, at: number): ClauseLine | undefined {
  return read.lines.find(({ span }) => at >= span.start + offset && at <= span.end + offset);
}

/** Rules of Koban with the same clause. */
function knownWith(meaning: LineMeaning): string[] {
  const said = JSON.stringify(meaning);
  return RULES.flatMap((rule) => {
    const text = textOfRule(rule);
    const lines = text === null ? [] : readRuleText(text).lines;
    return lines.some((line) => JSON.stringify(line.meaning) === said) ? [rule.id] : [];
  });
}

function meaningOf(meaning: LineMeaning) {
  if (meaning.is === 'suicide') return message('korule.means-suicide', { suicide: meaning.suicide });
  if (meaning.is === 'lift') return message('korule.means-lift', { lift: meaning.lift });
  const { agreed, comesTo, condition } = meaning.clause;
  if (condition.kind === 'recreate') {
    const { after, by, captures, length, since, start, times, what } = condition;
    return message('korule.means-recreate', {
      comesTo,
      agreed,
      what,
      after,
      by,
      captures,
      times,
      length: length && `${length.is} ${length.n} ${length.of}`,
      since: typeof since === 'object' ? since.within : since,
      start: start ?? (by === null ? 'counts' : 'nobody'),
    });
  }
  if (condition.kind === 'under') return message('korule.means-under', { rule: condition.rule });
  const kind =
    condition.kind === 'retake' ? (condition.atOnce ? 'retake-at-once' : 'retake') : condition.kind;
  return message('korule.means', { kind, comesTo, agreed });
}

/** A token, as `tokens.ts` has them of entries. */
interface RuleToken {
  readonly span: Span;
  readonly type: TokenType;
  readonly declaration: boolean;
}

/** The tokens of the rules that touch a part of a document. */
export function ruleTokens(
  { document }: LinkedEntries,
  within: Span,
  rules: readonly PlacedRule[],
): RuleToken[] {
  const found: RuleToken[] = [];
  const add = (start: number, end: number, type: TokenType, declaration = false) => {
    if (end > start) found.push({ span: { start, end }, type, declaration });
  };
  for (const { offset, read } of rules) {
    if (offset + read.text.length < within.start || offset > within.end) continue;
    for (const { kind, span } of read.lines) {
      const [start, end] = [span.start + offset, span.end + offset];
      const text = document.text.slice(start, end);
      if (kind === 'title')
        add(start + (text.length - text.replace(/^#+\s*/, '').length), end, 'class', true);
      else if (kind === 'name') add(start, start + text.indexOf(':'), 'property');
      else if (kind === 'clause') {
        for (const word of wordsOfLine(text)) {
          const type = KEYWORDS.has(word.text) ? 'keyword' : /^\d/.test(word.text) ? 'number' : null;
          if (type) add(start + word.start, start + word.end, type);
        }
      }
    }
  }
  return found;
}

/** Words that decide what becomes of a play, and what a clause looks at. */
const KEYWORDS: ReadonlySet<string> = new Set([
  'not',
  'may',
  'ends',
  'draw',
  'no',
  'result',
  'loss',
  'win',
  'retake',
  'retakes',
  'recreate',
  'recreates',
  'repeat',
  'repeats',
  'forbidden',
  'forbids',
  'allowed',
  'lifts',
  'lift',
]);

/** The edits that write the lines of the rules of a document as the grammar has them. */
export function formatRules(
  { document }: LinkedEntries,
  rules: readonly PlacedRule[],
  within?: Span,
): TextEdit[] {
  if (document.host === 'korule') {
    const put = formattedRule(document.text);
    return put === document.text ? [] : [{ span: { start: 0, end: document.length }, text: put }];
  }
  return rules.flatMap(({ offset, read }) =>
    read.lines.flatMap(({ printed, span }): TextEdit[] => {
      const at = { start: span.start + offset, end: span.end + offset };
      if (within && (at.end < within.start || at.start > within.end)) return [];
      return printed === read.text.slice(span.start, span.end) ? [] : [{ span: at, text: printed }];
    }),
  );
}
