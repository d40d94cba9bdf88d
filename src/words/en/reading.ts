/**
 * The sentences that reading needs: a small build has these in place of all
 * (`scripts/bundle-library.mjs`).
 */
import { found } from './found.ts';
import { goban } from './goban.ts';
import { keys } from './keys.ts';
import { linking } from './linking.ts';
import { pictures } from './pictures.ts';

export const first = { ...found, ...goban, ...keys, ...linking, ...pictures };
