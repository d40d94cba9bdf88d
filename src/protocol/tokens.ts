/**
 * The semantic tokens of `.goban`: what only the meaning shows, on top of the grammar's colors. The
 * order is the legend's.
 */
export const TOKEN_TYPES = [
  'class',
  'property',
  'enumMember',
  'variable',
  'parameter',
  'number',
  'keyword',
] as const;
export const TOKEN_MODIFIERS = ['declaration', 'readonly'] as const;
export type TokenType = (typeof TOKEN_TYPES)[number];
