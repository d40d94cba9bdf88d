import type { WrittenRuleWord } from '../../words/index.ts';
import type { RuleClause, SuicideClause, WrittenRule } from '../shared/clauses.ts';
import { isFreeName } from '../variants.ts';
import { wordsOfLine } from './automaton.ts';
import { CLAUSES, type LineMeaning, meaningOf, QUALIFIERS } from './grammar.ts';

/** No rule has more text, in characters, or more lines. */
export const LONGEST_TEXT = 20_000;
export const MOST_LINES = 300;

interface ClauseSpan {
  readonly start: number;
  readonly end: number;
}

/** What is wrong with a text, without what its clauses come to (`faults.ts`). */
type TextFault =
  | {
      readonly fault: 'unreadable';
      /** The clause that says the same, if it is one of the grammar but for slips. */
      readonly near: string | null;
      /** The words with which a clause can begin, and what can follow them where none is near. */
      readonly begun: string;
      readonly next: readonly string[];
      readonly line: number;
    }
  /** It asks for what no rule of the board can see; `word` is what asks. */
  | { readonly fault: 'beyond'; readonly word: string; readonly line: number }
  | { readonly fault: 'no-name' | 'too-long' }
  /** The name is one of Koban's own, or no word that can be a name. */
  | { readonly fault: 'taken' | 'no-word'; readonly name: string }
  | { readonly fault: 'second-title' | 'second-name' | 'second-suicide' }
  | { readonly fault: 'lift-alone' };

/** A line of the text by what it is; the lines of clauses have what they say. */
export interface ClauseLine {
  readonly kind: 'blank' | 'comment' | 'title' | 'name' | 'clause' | 'other';
  readonly span: ClauseSpan;
  /** From 1. */
  readonly number: number;
  readonly meaning: LineMeaning | null;
  /** As the formatter writes it, without the blanks around it. */
  readonly printed: string;
}

/** A text of a rule, read. Reading never fails: what cannot be read is a fault with its span. */
export interface RuleText {
  readonly text: string;
  readonly lines: readonly ClauseLine[];
  readonly title: string | null;
  readonly titleSpan: ClauseSpan | null;
  /** By which texts name the rule; `null` where it has none that can be used. */
  readonly name: string | null;
  readonly rule: WrittenRule;
  readonly faults: readonly (TextFault & { readonly span: ClauseSpan })[];
  /** The lines whose clauses cannot be read: without them nothing is judged. */
  readonly unread: readonly number[];
}

const BEYOND =
  /\b(alive|dead|death|life|live|lives|territory|eyes?|seki|agree|agrees|agreed|intend\w*|intention\w*|valuable|value|score|points?|necessary|useful|threaten\w*)\b/i;

/** The word by which texts name a rule of this title: `Club rule 2026` is `club-rule-2026`. */
function slugOf(title: string): string {
  return title
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^[^a-z]+|-+$/g, '')
    .slice(0, 32)
    .replace(/-+$/, '');
}

/** Texts that were read last; a rule is asked for by its text again and again. */
const READ = new Map<string, RuleText>();
const MOST_READ = 200;

/**
 * Reads the text of a rule. `given`: the name that it has where it stands (`koban.json`), which
 * goes before its own. The work is linear in the text.
 */
export function readRuleText(text: string, given?: string): RuleText {
  const key = `${given ?? ''}\n${text}`;
  const known = READ.get(key);
  if (known) return known;
  const read = reading(text, given);
  if (READ.size >= MOST_READ) READ.clear();
  READ.set(key, read);
  return read;
}

function reading(text: string, given: string | undefined): RuleText {
  const faults: (TextFault & { span: ClauseSpan })[] = [];
  const lines: ClauseLine[] = [];
  const clauses: (RuleClause & { lifts: RuleClause['lifts'][number][] })[] = [];
  const unread: number[] = [];
  let title: string | null = null;
  let titleSpan: ClauseSpan | null = null;
  let named: { name: string; span: ClauseSpan } | null = null;
  let suicide: SuicideClause | null = null;
  let suicideLine = 0;
  const raw = rawLines(text.slice(0, LONGEST_TEXT));
  if (text.length > LONGEST_TEXT || raw.length > MOST_LINES) {
    const span = { start: 0, end: Math.min(text.length, raw[0]?.end ?? 0) };
    const rule = { clauses: [], suicide: 'forbidden', suicideLine: 0 } as const;
    const tooLong = { fault: 'too-long' as const, span };
    return { text, lines: [], title, titleSpan, name: null, rule, faults: [tooLong], unread: [1] };
  }
  for (const [i, { start, end }] of raw.entries()) {
    const number = i + 1;
    const span = trimmed(text, start, end);
    const line = text.slice(span.start, span.end);
    const add = (kind: ClauseLine['kind'], printed = line, meaning: LineMeaning | null = null) =>
      lines.push({ kind, span, number, meaning, printed });
    if (line === '') {
      add('blank');
      continue;
    }
    if (line.startsWith(';')) {
      add('comment');
      continue;
    }
    if (line.startsWith('#')) {
      const said = line.replace(/^#+[ \t]*/, '');
      add('title', `# ${said}`.trimEnd());
      if (title !== null) faults.push({ fault: 'second-title', span });
      else if (said !== '') {
        title = said;
        titleSpan = { start: span.end - said.length, end: span.end };
      }
      continue;
    }
    const name = /^name[ \t]*:[ \t]*(.*)$/i.exec(line);
    if (name) {
      const said = name[1] ?? '';
      add('name', `name: ${said}`.trimEnd());
      const at = { start: span.end - said.length, end: span.end };
      if (named) faults.push({ fault: 'second-name', span });
      else named = { name: said.toLowerCase(), span: said === '' ? span : at };
      continue;
    }
    const words = wordsOfLine(line).map((word) => word.text);
    const read = CLAUSES.read(words);
    if (!read) {
      add('other');
      unread.push(number);
      faults.push({ ...unreadable(line, words, number, unread.length <= MOST_SEARCHED), span });
      continue;
    }
    const meaning = meaningOf(read.said);
    add('clause', read.printed, meaning);
    if (meaning.is === 'clause') clauses.push({ ...meaning.clause, lifts: [], line: number });
    else if (meaning.is === 'suicide') {
      if (suicide !== null) faults.push({ fault: 'second-suicide', span });
      else {
        suicide = meaning.suicide;
        suicideLine = number;
      }
    } else {
      const ban = clauses.at(-1);
      if (ban?.comesTo !== 'forbidden' || ban.condition.kind === 'under')
        faults.push({ fault: 'lift-alone', span });
      else if (!ban.lifts.includes(meaning.lift)) ban.lifts.push(meaning.lift);
    }
  }
  const first = lines.find(({ kind }) => kind !== 'blank' && kind !== 'comment')?.span ?? {
    start: 0,
    end: 0,
  };
  const own = named?.name ?? (title === null ? '' : slugOf(title));
  const name = given ?? own;
  const span = named?.span ?? titleSpan ?? first;
  if (name === '') faults.push({ fault: 'no-name', span });
  else if (!isFreeName(name)) faults.push({ fault: isWord(name) ? 'taken' : 'no-word', name, span });
  faults.sort((a, b) => a.span.start - b.span.start);
  return {
    text,
    lines,
    title,
    titleSpan,
    name: isFreeName(name) ? name : null,
    rule: { clauses, suicide: suicide ?? 'forbidden', suicideLine },
    faults,
    unread,
  };
}

const isWord = (name: string) => /^[a-z][a-z0-9-]{0,31}$/.test(name);

/** At most so much of a line may be otherwise than in a clause that is offered in its place. */
const MOST_AWAY = 0.45;
/** And at most so much: words that are put in or left out, and quarters for misspelled letters. */
const MOST_EDITS = 6;
/** For so many lines of a text a clause is looked for: it takes a millisecond or more. */
const MOST_SEARCHED = 20;

function unreadable(line: string, words: readonly string[], number: number, isSearched: boolean): TextFault {
  const most = Math.max(1, Math.min(MOST_EDITS, Math.floor(words.length * MOST_AWAY * 4) / 4));
  const near = words.length === 0 || !isSearched ? null : (CLAUSES.nearest(words, most) ?? inOrder(words));
  const beyond = BEYOND.exec(line)?.[0];
  if (beyond && !near) return { fault: 'beyond', word: beyond, line: number };
  const read = CLAUSES.readUpTo(words);
  // One word says nothing of which clause is meant.
  const begun = words.slice(0, read > 1 ? read : 0);
  const next = near ? [] : CLAUSES.continuations(begun).map(({ text }) => text.replace(/^[,\s]+/, ''));
  return { fault: 'unreadable', near, begun: begun.join(' '), next, line: number };
}

/** The same line with what it asks of the earlier position in the order of the grammar. */
function inOrder(words: readonly string[]): string | null {
  const rest: string[] = [];
  const parts: string[][] = QUALIFIERS.map(() => []);
  for (let at = 0; at < words.length; ) {
    const lengths = QUALIFIERS.map((one) => one.longest(words.slice(at)));
    const length = Math.max(...lengths);
    const i = lengths.indexOf(length);
    if (length === 0) rest.push(words[at] ?? '');
    else if ((parts[i]?.length ?? 0) > 0) return null;
    else parts[i] = words.slice(at, at + length);
    at += Math.max(1, length);
  }
  const ends = rest.indexOf('ends');
  const behind = ends < 0 ? rest.length : ends;
  const ordered = [...rest.slice(0, behind), ...parts.flat(), ...rest.slice(behind)];
  return CLAUSES.read(ordered)?.printed ?? null;
}

function trimmed(text: string, from: number, to: number): ClauseSpan {
  let [start, end] = [from, to];
  while (start < end && /\s/.test(text.charAt(start))) start++;
  while (end > start && /\s/.test(text.charAt(end - 1))) end--;
  return { start, end };
}

function rawLines(text: string): ClauseSpan[] {
  const lines: ClauseSpan[] = [];
  let start = 0;
  for (const { index, 0: ending } of text.matchAll(/\r\n|\n|\r/g)) {
    lines.push({ start, end: index });
    start = index + ending.length;
  }
  lines.push({ start, end: text.length });
  return lines;
}

/** The text as the formatter writes it: each line in the words and signs of the grammar. */
export function formattedRule(text: string): string {
  const { lines, faults } = readRuleText(text);
  if (faults.some(({ fault }) => fault === 'too-long')) return text;
  const eol = /\r\n|\n|\r/.exec(text)?.[0] ?? '\n';
  const printed = lines.map((line) => line.printed);
  while (printed.at(-1) === '') printed.pop();
  while (printed[0] === '') printed.shift();
  const single = printed.filter((line, i) => line !== '' || printed[i - 1] !== '');
  return single.length === 0 ? '' : single.join(eol) + (/[\r\n]$/.test(text) ? eol : '');
}

/** The identifier of the rule of a text; `null` where it has no name that can be used. */
export function writtenId({ name, text }: RuleText): WrittenRuleWord | null {
  return name === null ? null : `${name}\n${text.replaceAll(/\r\n?/g, '\n')}`;
}
