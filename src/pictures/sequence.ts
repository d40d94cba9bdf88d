/** What pictures ask of a sequence; nothing here draws. */
import type { Sequence } from '../protocol/player.ts';
import { type BoardPicture, boardAlt } from '../render/index.ts';
import type { PictureOptions } from './options.ts';

/** The frame that options ask for, else the one that the author shows. */
export function frameAt(sequence: Sequence, options: PictureOptions): number {
  const last = sequence.frames.length - 1;
  return Math.max(0, Math.min(options.at ?? sequence.show?.at ?? last, last));
}

/** The first frame that is the entry's own: what it continues by `from:` stands before it. */
export function ownStart({ tree }: Sequence): number {
  return tree?.lines[tree.current]?.after ?? 0;
}

/** The picture in words: its title, what stands where, what happens. */
export function altOf({ title }: Pick<Sequence, 'title'>, picture: BoardPicture, words: string): string {
  return boardAlt(picture, title, words);
}
