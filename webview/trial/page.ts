/**
 * All that a page in one file needs to play against its proofs: the buttons, the game, the rules
 * and English. A page in another language has its sentences before (`kobanLanguages`).
 */
import { adoptProofs } from './adopt.ts';
import { openTrial } from './main.ts';

adoptProofs(async () => openTrial);
