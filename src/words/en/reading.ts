/**
 * The sentences that reading needs: a small build has these in place of all
 * (`scripts/bundle-library.mjs`).
 */
import { dollars } from './dollars.ts';
import { goban } from './goban.ts';
import { keyValues } from './key-values.ts';
import { linking } from './linking.ts';

export const first = { ...dollars, ...goban, ...keyValues, ...linking };
