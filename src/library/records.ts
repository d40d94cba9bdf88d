/** Game records as entries, and their encodings. */
import { finish } from '../go/task.ts';
import { gobanOfSgf } from '../notation/export/index.ts';
import { cutting } from '../notation/sgf/index.ts';

export function entriesOf(text: string, first: boolean): string {
  if (!first) return gobanOfSgf(text).text;
  let games = 0;
  const [game] = finish(cutting(text, 0, true, () => games++ > 0)).games;
  return game ? gobanOfSgf(text.slice(game.start, game.end)).text : '';
}
