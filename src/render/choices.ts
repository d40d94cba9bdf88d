/**
 * What settings and options choose of a board: names alone, so that who reads them draws nothing.
 */
export const COORDINATES = ['western', 'japanese', 'numbers', 'none'] as const;
export type CoordinateStyle = (typeof COORDINATES)[number];

/** What a board is made of. In high contrast and on paper all looks are alike. */
export const LOOK_NAMES = ['wood', 'plain', 'theme'] as const;
export type Look = (typeof LOOK_NAMES)[number];
