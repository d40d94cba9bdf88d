/**
 * Figures that carry proofs get a table of them; the game itself is loaded when a reader presses
 * the first.
 */
import { messageOr } from '../../src/protocol/message.ts';
import { type CarriedProofs, carriedProofs } from '../../src/protocol/page-proofs.ts';
import { button, html, stone } from '../ui/dom.ts';
import { PROOFS_SHEET } from './sheet.ts';

/** A game to open in a place of the page. */
export interface OpenedTrial extends Omit<CarriedProofs, 'proofs' | 'try' | 'choose' | 'rule'> {
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

type CarriedProof = CarriedProofs['proofs'][number];

/** Rules of which the same is proven share a row. By the row's rules, the proofs of each column. */
function rowsOf(proofs: readonly CarriedProof[], columns: readonly string[]) {
  const rules = new Map<string, CarriedProof[]>();
  for (const proof of proofs) rules.set(proof.about.rule, [...(rules.get(proof.about.rule) ?? []), proof]);
  const rows = new Map<string, { rules: string[]; cells: CarriedProof[][] }>();
  for (const [rule, own] of rules) {
    const cells = columns.map((column) => own.filter(({ about }) => about.when === column));
    const key = JSON.stringify(cells.map((cell) => cell.map(({ about }) => [about.owner, about.forces])));
    const row = rows.get(key);
    if (row) row.rules.push(rule);
    else rows.set(key, { rules: [rule], cells });
  }
  return [...rows.values()];
}

/** Puts a table of the proofs into a node, each a button; the game takes its place. */
export function offerProofs(node: HTMLElement, carried: CarriedProofs, load: () => Promise<OpenTrial>): void {
  const { proofs, try: name, choose, rule, ...look } = carried;
  const root = node.shadowRoot ?? node.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(PROOFS_SHEET);
  root.adoptedStyleSheets = [sheet];
  const place = html('div', {});
  const columns = [...new Set(proofs.map(({ about }) => about.when))];
  const offer = ({ claim, about, certificate }: CarriedProof) => {
    const start = button(
      { 'aria-label': `${name}: ${claim}`, title: name },
      [stone(about.owner), about.forces],
      () => {
        table.hidden = true;
        const closed = () => {
          place.replaceChildren();
          table.hidden = false;
          start.focus();
        };
        load()
          .then((open) => open(place, { ...look, certificate, closed }))
          .catch(closed);
      },
    );
    return start;
  };
  const groups = rowsOf(proofs, columns);
  const names = groups.map(({ rules }) => rules.join(', '));
  // What there is more of goes down: words of a question are long.
  const isUpright = columns.length > groups.length;
  const [corner, heads, rows] = isUpright ? ['', names, columns] : [rule, columns, names];
  const cellsOf = (row: number) =>
    isUpright ? groups.map(({ cells }) => cells[row] ?? []) : (groups[row]?.cells ?? []);
  const table = html('table', {}, [
    html('caption', {}, [choose]),
    html('thead', {}, [
      html('tr', {}, [
        html(corner === '' ? 'td' : 'th', {}, [corner]),
        ...heads.map((head) => html('th', { scope: 'col' }, [head])),
      ]),
    ]),
    html(
      'tbody',
      {},
      rows.map((row, n) =>
        html('tr', {}, [
          html('th', { scope: 'row' }, [row]),
          ...cellsOf(n).map((cell) => html('td', {}, cell.map(offer))),
        ]),
      ),
    ),
  ]);
  root.replaceChildren(html('slot'), html('div', { class: 'proofs' }, [table]), place);
}
