/**
 * Made by `npm run generate`: how the rules that do not search, and variants of them, are made,
 * from `src/rules/NAME/definition.ts`.
 */
import { basicWith } from '../basic/rule.ts';
import { japaneseWith } from '../japanese/rule.ts';
import { koreanWith } from '../korean/rule.ts';
import { noneWith } from '../none/rule.ts';
import type { MakeRule } from '../rule.ts';
import { superkoWith } from '../superko/rule.ts';

export const RULES_AT_ONCE = {
  none: noneWith,
  basic: basicWith,
  psk: superkoWith,
  ssk: superkoWith,
  nssk: superkoWith,
  korean: koreanWith,
  japanese: japaneseWith,
} as const satisfies Readonly<Record<string, MakeRule>>;
