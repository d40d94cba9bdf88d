/**
 * The shapes and words of verdicts, the same in the player and in the table: never a color alone.
 */
import type { VerdictLine } from '../../src/protocol/player.ts';
import { words } from './words.ts';

export { VERDICT_SIGNS as SIGNS } from '../../src/render/sign-paths.ts';

/** `forbidden`, `ends the game (a draw)`. */
export function verdictWord({ verdict, outcome }: Pick<VerdictLine, 'verdict' | 'outcome'>): string {
  return words('ruling.word', { ruling: verdict, outcome });
}
