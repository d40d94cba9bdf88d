/**
 * The buttons of a page in one file whose other scripts stand before this one: the core, what plays
 * against proofs, and the game (`trial.js`). The editor makes such pages of what it has.
 */
import { adoptProofs, type OpenTrial } from './adopt.ts';

const there = globalThis as { readonly kobanTrial?: OpenTrial };

adoptProofs(async () => {
  if (!there.kobanTrial) throw new Error('the game stands before');
  return there.kobanTrial;
});
