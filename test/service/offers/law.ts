/**
 * The law of offers, said once more and without the code that tries offers: an offer is made, the text is opened afresh,
 * and what is said of it is counted.
 */
import fc from 'fast-check';
import { openDocument } from '../../../src/document/index.ts';
import type { HostKind } from '../../../src/document/types.ts';
import type { Span } from '../../../src/notation/types.ts';
import {
  type Action,
  actions,
  analyse,
  DEFAULT_SETTINGS,
  type Diagnosis,
  type DocumentAnalysis,
  diagnose,
  withComments,
} from '../../../src/service/index.ts';
import { say } from '../../../src/words/index.ts';
import { mutate, mutation } from '../../notation/goban/arbitrary.ts';
import { edited } from '../marked.ts';

/** Searches are kept short: what they would find does not matter here. */
const SETTINGS = { ...DEFAULT_SETTINGS, budget: 20_000, outcomeBudget: 20_000 };

export interface Read {
  readonly document: DocumentAnalysis;
  readonly found: readonly Diagnosis[];
}

export function read(text: string, host: HostKind): Read {
  const document = analyse(openDocument('test:///text', 1, host, text), SETTINGS);
  return { document, found: diagnose(document) };
}

/** All that is offered anywhere in a text. */
export function offersOf({ document }: Read): Action[] {
  const { length } = document.document;
  const starts = [0, ...document.entries.map(({ entry }) => entry.offset), length];
  const all = starts.flatMap((start, i) => actions(document, { start, end: starts[i + 1] ?? length }));
  const keys = new Set<string>();
  return all.filter((one) => {
    const key = JSON.stringify([one.title, one.edits, one.mends]);
    return one.edits.length > 0 && !keys.has(key) && keys.add(key);
  });
}

const RANKS = { error: 0, warning: 1, information: 2, hint: 3 };

const spanOf = (document: DocumentAnalysis, one: Diagnosis): Span => ({
  start: document.document.offsetAt({ line: one.line - 1, character: one.column - 1 }),
  end: document.document.offsetAt({ line: one.endLine - 1, character: one.endColumn - 1 }),
});

/** Two rules that forbid a move say the same of it, each by a code of its own. */
function subjectOf({ code, verdict }: Diagnosis): string {
  return verdict ?? code;
}

/** How often each code is said, of what is at least as grave as `most`. */
function countsOf(found: readonly Diagnosis[], most: number): Map<string, number> {
  const counts = new Map<string, number>();
  for (const one of found)
    if (RANKS[one.severity] <= most) counts.set(subjectOf(one), (counts.get(subjectOf(one)) ?? 0) + 1);
  return counts;
}

/** Claims with the plays that their numbers mean: color, point, and which play there it is. */
export function playsClaimed({ document }: Read): string[] {
  return withComments(document).entries.flatMap(({ analysis }) =>
    analysis.syntax.expects.flatMap(({ text, claim }) => {
      if (!claim) return [];
      const numbers = Object.entries(claim).flatMap(([name, value]) =>
        /^(?:move|of|after)$/.test(name) && typeof value === 'number' ? [value] : [],
      );
      if (numbers.length === 0 || numbers.some((number) => analysis.index(number) < 0)) return [];
      const meant = numbers.map((number) => {
        const index = analysis.index(number);
        const moves = analysis.game.plies.slice(0, index).map(({ move }) => JSON.stringify(move));
        const last = moves.at(-1);
        return index === 0 ? 'start' : `${last} ${moves.filter((one) => one === last).length}`;
      });
      return [`${text.replace(/\d+/g, '#')} = ${meant.join(', ')}`];
    }),
  );
}

const lettersOf = (text: string): string[] => [...(text.toLowerCase().match(/[\p{L}\p{N}]/gu) ?? [])].sort();

/** Letters that are gone, but for those at places that are mended. A number may be another one. */
function lettersLost(text: string, { edits, mends, also = [], rewrites }: Action): string {
  const spans = [...(mends ? [mends, ...also] : []).map(({ span }) => span), ...(rewrites ? [rewrites] : [])];
  const isMended = (i: number) => spans.some(({ start, end }) => start <= i && i < end);
  const put = lettersOf(edits.map((one) => one.text).join(''));
  const gone = edits.flatMap(({ span, text: written }) => {
    const removed = [...Array(span.end - span.start).keys()]
      .map((i) => span.start + i)
      .filter((i) => !isMended(i))
      .map((i) => text[i])
      .join('');
    return /^\d+$/.test(written) && /^\d*$/.test(removed) ? [] : lettersOf(removed);
  });
  const missing = gone.filter((letter) => {
    const at = put.indexOf(letter);
    if (at >= 0) put.splice(at, 1);
    return at < 0;
  });
  return missing.join('');
}

/** What an offer breaks, in words; nothing where it keeps the law. */
export function broken(before: Read, host: HostKind, offer: Action): string[] {
  const { text } = before.document.document;
  const { mends } = offer;
  const told =
    mends && before.found.find((one) => one.code === mends.code && isAt(before.document, one, mends.span));
  const wrong: string[] = [];
  if (mends && !told) return [`what it mends is not there: ${mends.code}`];
  const now = read(edited(text, offer.edits), host);
  const most = told ? RANKS[told.severity] : RANKS.warning;
  const [was, is] = [countsOf(before.found, most), countsOf(now.found, most)];
  for (const [code, count] of is) if (count > (was.get(code) ?? 0)) wrong.push(`${code} has come`);
  if (told && (is.get(subjectOf(told)) ?? 0) >= (was.get(subjectOf(told)) ?? 0))
    wrong.push(`${told.code} is still there`);
  if (mends) {
    const lost = lettersLost(text, offer);
    if (lost !== '') wrong.push(`letters are lost: ${lost}`);
    const claims = playsClaimed(now);
    const other = playsClaimed(before).filter((one) => {
      const at = claims.indexOf(one);
      if (at >= 0) claims.splice(at, 1);
      return at < 0 && claims.some((there) => there.split(' = ')[0] === one.split(' = ')[0]);
    });
    if (other.length > 0) wrong.push(`another play is meant: ${other.join('; ')}`);
  }
  return wrong.map((one) => `${say(offer.title)}: ${one}`);
}

function isAt(document: DocumentAnalysis, one: Diagnosis, { start, end }: Span): boolean {
  const span = spanOf(document, one);
  return span.start === start && span.end === end;
}

/** How many there are of each severity, the gravest first. */
export function weight({ found }: Read): number[] {
  return Object.keys(RANKS).map((severity) => found.filter((one) => one.severity === severity).length);
}

/** What is said of a text now, at least as grave, that was not said of it as often before. */
export function cameBetween(
  before: Read,
  now: Read,
  severity: keyof typeof RANKS,
): { code: string; span: Span }[] {
  const was = countsOf(before.found, RANKS[severity]);
  const is = countsOf(now.found, RANKS[severity]);
  return now.found.flatMap((one) =>
    RANKS[one.severity] <= RANKS[severity] && (is.get(one.code) ?? 0) > (was.get(one.code) ?? 0)
      ? [{ code: one.code, span: spanOf(now.document, one) }]
      : [],
  );
}

/** Letters of a text that are not in the other, as often. */
export function lettersGone(text: string, now: string): string {
  const there = lettersOf(now);
  return lettersOf(text)
    .filter((letter) => {
      const at = there.indexOf(letter);
      if (at >= 0) there.splice(at, 1);
      return at < 0;
    })
    .join('');
}

export const spoilt = (good: readonly string[]) =>
  fc
    .tuple(fc.constantFrom(...good), fc.array(mutation, { minLength: 1, maxLength: 3 }))
    .map(([text, mutations]) => mutate(text, mutations));
