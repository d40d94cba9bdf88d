import { sgfRegions } from '../../document/index.ts';
import type { KobanDocument } from '../../document/types.ts';
import type { Overrides, Settings } from '../types.ts';
import { SgfDocument } from './document.ts';

/** The games of a document: of its whole text, or of fences in it; `null` when there are none. */
export function sgfOf(
  { host, text }: KobanDocument,
  settings: Settings,
  previous: SgfDocument | null,
  overrides: Overrides,
): SgfDocument | null {
  const regions = sgfRegions(host, text);
  return regions.length > 0 ? new SgfDocument(regions, settings, overrides, previous) : null;
}

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
