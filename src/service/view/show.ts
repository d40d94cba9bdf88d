import type { Sequence } from '../../protocol/player.ts';
import { type Analysis, shownEyes, shownOf } from '../analysis/index.ts';
import type { PictureMark } from './picture.ts';

/** What an entry says that its figures show, for a sequence of it. */
export function showOf(analysis: Analysis): Pick<Sequence, 'show'> {
  const shown = shownOf(analysis);
  if (!shown) return {};
  const { at, numbers, eyes, hot } = shown;
  return { show: { eyes, hot, ...(at !== null && { at }), ...(numbers && { numbers }) } };
}

/** The values of the eyes that are to be shown on the board after move `n`, as marks. */
export function shownEyeMarks(analysis: Analysis, n: number): PictureMark[] {
  return shownEyes(analysis, n).map(({ point, symbolic }) => ({
    point,
    mark: { kind: 'eye', text: symbolic },
  }));
}
