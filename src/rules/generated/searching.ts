/**
 * Made by `npm run generate`: how the rules that search, and variants of them, are made, from
 * `src/rules/NAME/definition.ts`.
 */
import { couplingWith } from '../coupling/rule.ts';
import { ingWith } from '../ing/rule.ts';
import type { MakeRule } from '../rule.ts';
import { spightWith } from '../spight/rule.ts';

export const SEARCHING = {
  spight: spightWith,
  coupling: couplingWith,
  ing: ingWith,
} as const satisfies Readonly<Record<string, MakeRule>>;
