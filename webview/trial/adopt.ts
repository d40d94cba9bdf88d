/**
 * Figures that carry proofs get a button for each; the game itself is loaded when a reader presses
 * the first.
 */
import { messageOr } from '../../src/protocol/message.ts';
import { type CarriedProofs, carriedProofs } from '../../src/protocol/page-proofs.ts';
import { button, html } from '../ui/dom.ts';
import { PROOFS_SHEET } from './sheet.ts';

/** A game to open in a place of the page. */
export interface OpenedTrial extends Omit<CarriedProofs, 'proofs' | 'try'> {
  readonly certificate: unknown;
  /** The reader has finished. */
  closed(): void;
}

export type OpenTrial = (place: HTMLElement, trial: OpenedTrial) => Promise<void>;

/** What a figure was last found to carry. */
const found = new WeakMap<Element, string>();

export function adoptProofs(load: () => Promise<OpenTrial>): void {
  for (const node of document.querySelectorAll<HTMLElement>('.koban-proofs[data-koban-proofs]')) {
    const data = node.dataset.kobanProofs ?? '';
    if (found.get(node) === data) continue;
    found.set(node, data);
    const carried = read(data);
    if (carried) offerProofs(node, carried, load);
  }
}

/** Anybody may write a page, so `null` for data that is none of ours. */
function read(data: string): CarriedProofs | null {
  try {
    return messageOr(carriedProofs, JSON.parse(data), null);
  } catch {
    return null;
  }
}

/** Puts a button for each proof into a node; the game takes their place. */
export function offerProofs(node: HTMLElement, carried: CarriedProofs, load: () => Promise<OpenTrial>): void {
  const { proofs, try: name, ...look } = carried;
  const root = node.shadowRoot ?? node.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(PROOFS_SHEET);
  root.adoptedStyleSheets = [sheet];
  const place = html('div', {});
  const list = html(
    'ul',
    { role: 'list' },
    proofs.map(({ claim, certificate }) => {
      const start = button({ 'aria-label': `${name}: ${claim}` }, [name]);
      start.addEventListener('click', () => {
        list.hidden = true;
        const closed = () => {
          place.replaceChildren();
          list.hidden = false;
          start.focus();
        };
        load()
          .then((open) => open(place, { ...look, certificate, closed }))
          .catch(closed);
      });
      return html('li', {}, [start, html('span', {}, [claim])]);
    }),
  );
  root.replaceChildren(html('slot'), list, place);
}
