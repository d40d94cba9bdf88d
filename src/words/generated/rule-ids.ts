/**
 * Made by `npm run generate`: the rules, in the order in which lists show them, from
 * `src/rules/NAME/definition.ts`.
 */
export const RULE_IDS = [
  'none',
  'basic',
  'psk',
  'ssk',
  'nssk',
  'spight',
  'coupling',
  'korean',
  'japanese',
  'ing',
] as const;
