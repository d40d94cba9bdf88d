/** What a page of the Markdown preview tells its script: the part of a `Sequence` that a board needs. */
import type { Frame, Sequence } from './player.ts';

export type PreviewSequence = Pick<Sequence, 'title' | 'shape' | 'labels' | 'marks' | 'drawn'> & {
  readonly frames: readonly Pick<
    Frame,
    'index' | 'number' | 'rows' | 'marks' | 'move' | 'verdicts' | 'repeats' | 'caption'
  >[];
  /** The frame that the entry's own moves begin with. */
  readonly start: number;
};
