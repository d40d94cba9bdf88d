/** Links to lines of texts, for pages beside a program that shows them. */
import type { ClausePlace } from '../../src/protocol/player.ts';
import { button } from './dom.ts';

/** What a page says of itself where a program shows the lines of texts that its links name. */
const OPENS = 'opensPlaces';

/** Hears of each link to a line of a text, also in scripts that come later. */
export function onPlace(open: (place: ClausePlace) => void): void {
  document.documentElement.dataset[OPENS] = '';
  document.addEventListener(PLACE, (event) => open((event as CustomEvent<ClausePlace>).detail));
}

const PLACE = 'koban-place';

/** Words that lead to a line of a text, where a program shows it. */
export function placeLink(detail: ClausePlace, text: string): HTMLElement | string {
  if (document.documentElement.dataset[OPENS] === undefined) return text;
  const link = button({ class: 'link' }, [text], () =>
    document.dispatchEvent(new CustomEvent(PLACE, { detail })),
  );
  return link;
}
