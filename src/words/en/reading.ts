/** The sentences that reading needs: a small build has these in place of all (`scripts/bundle-library.mjs`). */
import { goban } from './goban.ts';
import { keys } from './keys.ts';
import { linking } from './linking.ts';

export const first = { ...goban, ...keys, ...linking };
