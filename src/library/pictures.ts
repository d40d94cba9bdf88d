/** Pictures in other formats than SVG, loaded when one is first asked for. */
import { formatOf, type PictureOptions, writePicture } from '../pictures/index.ts';
import type { Sequence } from '../protocol/player.ts';

export const written = (format: string, sequence: Sequence, options: PictureOptions): string | Uint8Array =>
  writePicture(formatOf(format), sequence, options);
