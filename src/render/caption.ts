/** Words above verdicts. */
import type { Frame } from '../protocol/player.ts';

/** What is said of a move where the verdict stands below it, with its reason. */
export function captionAbove({ move, verdicts, caption }: Frame): string {
  const isSaid = verdicts.some(({ inForce, verdict }) => inForce && verdict !== 'allowed');
  return move && isSaid ? move.description : caption;
}
