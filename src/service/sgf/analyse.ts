import type { Overrides, Settings } from '../types.ts';
import { SgfDocument } from './document.ts';

/**
 * The games of a text. Each is read and played by itself, so that an edit costs the game it is in; others are taken over with all that is
 * known of them, wherever they stand now.
 */
export function analyseSgf(
  text: string,
  settings: Settings,
  previous?: SgfDocument | null,
  overrides?: Overrides,
): SgfDocument {
  return new SgfDocument([{ text, offset: 0 }], settings, overrides, previous);
}
