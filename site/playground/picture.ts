/** Pictures of boards for the clipboard, in a file of their own: few readers ask for one. */
import { formatOf, writePicture } from '../../src/pictures/index.ts';
import type { Sequence } from '../../src/protocol/player.ts';

/** A frame as a PNG, in base64. */
export function paint(sequence: Sequence, index: number): string {
  const theme = document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light';
  const bytes = writePicture(formatOf('png'), sequence, { at: index, theme });
  return btoa(Array.from(bytes as Uint8Array, (byte) => String.fromCharCode(byte)).join(''));
}
