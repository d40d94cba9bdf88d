/**
 * The shapes and words of verdicts, the same in the player and in the table: never a color alone.
 */
import type { VerdictLine } from '../../src/protocol/player.ts';
import { words } from './words.ts';

export const SIGNS: Readonly<Record<VerdictLine['verdict'], string>> = {
  allowed: 'M6.4 12.6 2.2 8.4l1.3-1.3 2.9 2.9 6.1-6.2 1.3 1.3z',
  forbidden:
    'M8 1.5a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13m0 1.6a4.9 4.9 0 0 1 2.9 1L4.1 10.9A4.9 4.9 0 0 1 8 3.1m0 9.8a4.9 4.9 0 0 1-2.8-.9l6.8-6.8A4.9 4.9 0 0 1 8 12.9',
  undecided:
    'M8 1.6c-2.3 0-3.9 1.4-4 3.6h1.8c.1-1.2.9-2 2.1-2s2 .7 2 1.8c0 .9-.4 1.4-1.4 2C7.4 7.7 7 8.4 7.1 9.7v.4h1.7v-.3c0-.9.3-1.4 1.4-2 1.1-.7 1.7-1.6 1.7-2.9 0-2-1.6-3.3-3.9-3.3M8 11.7a1.2 1.2 0 1 0 0 2.5 1.2 1.2 0 0 0 0-2.5',
  ends: 'M3 3h10v10H3z',
  pending: 'M2.5 6.8h2.4v2.4H2.5zM6.8 6.8h2.4v2.4H6.8zM11.1 6.8h2.4v2.4h-2.4z',
};

/** `forbidden`, `ends the game (a draw)`. */
export function verdictWord({ verdict, outcome }: Pick<VerdictLine, 'verdict' | 'outcome'>): string {
  return words('ruling.word', { ruling: verdict, outcome });
}
