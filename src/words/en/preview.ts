import { count, form, list, number } from './grammar.ts';
import { type RuleWord, ruleName } from './rules.ts';

/** Below and instead of boards in previews and notebooks. */
export const preview = {
  'preview.pending': (a: { moves: readonly string[]; rule: RuleWord }) =>
    `${form(a.moves.length, 'Move', 'Moves')} ${list(a.moves)} ${form(a.moves.length, 'is', 'are')} not decided yet under ${ruleName(a.rule)}`,
  'preview.more': (a: { count: number }) => `${count(a.count, 'more note')} about this game`,
  'preview.variations': (a: { count: number }) =>
    `Main line only: ${number(a.count)} ${form(a.count, 'variation is', 'variations are')} not shown here`,
  'preview.empty': () => 'An empty diagram',
} as const;
