/** What the script of a page plays. */
import { ownStart } from '../pictures/sequence.ts';
import type { Sequence } from '../protocol/player.ts';
import type { PreviewSequence } from '../protocol/preview.ts';
import type { CoordinateStyle, Look } from '../render/index.ts';
import { cycleNear } from '../render/wheel/cycles.ts';
import { withLetters } from '../render/wheel/said.ts';
import { spokenLanguage } from '../words/index.ts';

export interface PlayableParts {
  readonly sequence: Sequence;
  readonly look: Look;
  readonly coordinates: CoordinateStyle;
  readonly eyeValue?: PreviewSequence['eyeValue'];
  readonly source?: PreviewSequence['source'];
  readonly diagram?: number | undefined;
}

/** Only what the script draws and says; texts of rules that are not in force stay behind. */
export function playable({
  sequence,
  look,
  coordinates,
  eyeValue,
  source,
  diagram,
}: PlayableParts): PreviewSequence {
  const { title, shape, labels, marks, drawn, show, asked, frames } = sequence;
  const language = spokenLanguage();
  return {
    look,
    coordinates,
    ...(language !== 'en' && { language }),
    title,
    shape,
    labels,
    marks,
    ...(drawn && { drawn }),
    ...(asked && { asked }),
    ...(show && { show }),
    ...(eyeValue && { eyeValue }),
    ...(source && { source }),
    ...(diagram !== undefined && { diagram }),
    start: ownStart(sequence),
    frames: frames.map(
      ({ index, number, rows, marks: own, lines, zone, move, verdicts, repeats, caption, comments }) => ({
        index,
        number,
        rows,
        marks: withLetters(own, sequence, cycleNear(sequence, index), index),
        ...(lines && { lines }),
        ...(zone && { zone }),
        move,
        verdicts: verdicts.filter(({ inForce, verdict }) => inForce && verdict !== 'allowed'),
        repeats,
        caption,
        ...(comments && comments.length > 0 && { comments }),
      }),
    ),
  };
}
