import type { Task } from '../../go/task.ts';
import type { ExpectSyntax, Severity, Span } from '../../notation/index.ts';
import { boardText } from '../../render/index.ts';
import { type Message, say } from '../../words/index.ts';
import {
  type Analysis,
  check,
  evaluate,
  type Finding,
  findingsWork,
  inDocument,
  type LinkedEntries,
  momentOf,
} from '../analysis/index.ts';
import { pictureOf } from '../view/index.ts';
import { entryTitle } from './symbols.ts';

/** A claim as a test, with its place in the document. */
export interface ClaimTest {
  readonly text: string;
  readonly span: Span;
  /** Absent until it is judged. */
  readonly state?: 'holds' | 'fails' | 'undecided' | 'void';
  readonly messages: readonly Message[];
  readonly expected?: string;
  readonly actual?: string;
}

/** An entry with the claims that its author wrote. */
export interface EntryTests {
  readonly index: number;
  readonly title: string;
  readonly span: Span;
  readonly claims: readonly ClaimTest[];
  /** What else is an error in the entry. */
  readonly errors: readonly { readonly message: Message; readonly span: Span }[];
}

/**
 * The entries that claim something. Those whose index is in `judged` are searched to the end: the
 * states and messages of their claims are what `diagnose` finds there.
 */
export function* listedClaims(
  { entries, settings }: LinkedEntries,
  judged: ReadonlySet<number> = new Set(),
): Task<EntryTests[]> {
  const listed: EntryTests[] = [];
  for (const placed of entries) {
    const { analysis, entry, index } = placed;
    const written = analysis.syntax.expects.filter(({ printed }) => !printed);
    if (written.length === 0) continue;
    let findings: readonly Finding[] | null = null;
    if (judged.has(index)) {
      for (const one of findingsWork(analysis)) yield* one.work();
      // In full, as the command line says them.
      findings = check(analysis, { ...settings, brief: false });
    }
    yield;
    const at = (span: Span) => inDocument(placed, span);
    listed.push({
      index,
      title: entryTitle(placed),
      span: at({ start: 0, end: entry.syntax.text.length }),
      claims: written.map((one) => {
        const own = findings?.filter(({ span }) => isIn(span, one.span)) ?? null;
        return { text: one.text, span: at(one.span), ...resultOf(analysis, one, own) };
      }),
      errors: (findings ?? [])
        .filter(({ severity, span }) => isError(severity) && !written.some((one) => isIn(span, one.span)))
        .map(({ message, span }) => ({ message, span: at(span) })),
    });
  }
  return listed;
}

function resultOf(
  analysis: Analysis,
  expect: ExpectSyntax,
  findings: readonly Finding[] | null,
): Pick<ClaimTest, 'state' | 'messages' | 'expected' | 'actual'> {
  if (!findings) return { messages: [] };
  const messages = findings.map(({ message }) => message);
  const outcome = evaluate(analysis, expect);
  if (!outcome || outcome.status === 'void') return { state: 'void', messages };
  if (outcome.status === 'holds') return { state: 'holds', messages };
  if (outcome.open || outcome.status === 'pending') return { state: 'undecided', messages };
  const board = boardAt(analysis, expect);
  const instead = outcome.instead ?? say(outcome.actual);
  return {
    state: 'fails',
    messages,
    expected: `${board}\nexpect: ${expect.text}\n`,
    actual: `${board}\n${outcome.instead ? 'expect: ' : ''}${instead}\n`,
  };
}

/** The board that a claim is about. */
function boardAt(analysis: Analysis, { claim }: ExpectSyntax): string {
  const named = claim ? momentOf(analysis, claim) : null;
  const n = named !== null && named >= 0 ? named : analysis.game.length;
  return boardText(pictureOf(analysis, analysis.game.after(n), []));
}

function isIn(inner: Span, outer: Span): boolean {
  return outer.start <= inner.start && inner.end <= outer.end;
}

function isError(severity: Severity): boolean {
  return severity === 'error';
}
