/** The board of a frame with the marks that the reader has chosen. */
import type { Frame, Sequence } from '../../../src/protocol/player.ts';
import { framePicture, numbersOn } from '../../../src/render/frame.ts';
import type { PlacedMark } from '../../../src/render/marks.ts';
import { numbered, type PageState } from '../reducer.ts';

/** The picture, and its marks with numbers as the reader wants them. */
export function markedPicture(state: PageState, sequence: Sequence, frame: Frame) {
  const picture = framePicture(sequence, frame);
  const range = numbered(state);
  const numbers = range ? numbersOn(sequence.frames, range, frame.index) : [];
  // A number says more than the ring of the last move.
  const isBare = ({ point, mark }: PlacedMark) =>
    mark.kind !== 'last' || !numbers.some((number) => number.point === point);
  const drawn = [...(picture.marks ?? []).filter(isBare), ...numbers];
  return { picture, drawn };
}
