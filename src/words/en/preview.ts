import { count, form, list, number } from './grammar.ts';
import { type RuleWord, ruleName } from './rules.ts';

/** Below and instead of boards in previews and notebooks. */
export const preview = {
  'preview.pending': (a: { moves: readonly string[]; rule: RuleWord }) =>
    `${form(a.moves.length, 'Move', 'Moves')} ${list(a.moves)} ${form(a.moves.length, 'is', 'are')} not decided yet under ${ruleName(a.rule)}`,
  'preview.pending-eyes': () => 'Koban is still reading the eyes of this figure',
  'preview.more': (a: { count: number }) => `${count(a.count, 'more note')} about this game`,
  'preview.variations': (a: { count: number }) =>
    `Main line only: ${number(a.count)} ${form(a.count, 'variation is', 'variations are')} not shown here`,
  'preview.problems': () => 'Problems',
  'preview.line': (a: { code: string; line: number }) => `${a.code}, line ${a.line}`,
  'preview.claim-fails': (a: { claim: string; actual: string }) => `“${a.claim}” is false: ${a.actual}`,
  'preview.claim-pending': (a: { claim: string }) => `${a.claim} (not decided yet)`,
  'preview.reasons': () => 'Why the plays are allowed',
  'preview.proven': () => 'proven',
  'preview.claims-hold': (a: { of: number }) => {
    if (a.of === 1) return 'The claim is true';
    return a.of === 2 ? 'Both claims are true' : `All ${count(a.of, 'claim')} are true`;
  },
  'address.status': (a: { address: string; status: number }) =>
    `The address ${a.address} could not be read: the server said ${a.status}`,
  'address.unreachable': (a: { address: string; why: string }) =>
    `The address ${a.address} could not be read: ${a.why}`,
  'address.no-entry': (a: { entry: string }) =>
    `The text has no entry “${a.entry}”. Write the title of one, or its number, counted from 1`,
  'preview.no-board': () => 'An entry without a board',
  'preview.more-comments': (a: { count: number }) => `… and ${count(a.count, 'more comment')}, move by move`,
  'preview.failed': (a: { why: string }) => `Koban could not draw this entry: ${a.why}`,
  'preview.empty': () => 'An empty diagram',
} as const;
