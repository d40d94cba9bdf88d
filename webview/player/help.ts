/** The keys, in a dialog. */
import type { PlacedMark } from '../../src/render/marks.ts';
import { button, html, icon } from '../ui/dom.ts';
import { words } from '../ui/words.ts';
import type { ShownFact } from './facts.ts';
import { BINDINGS } from './keyboard.ts';
import { legendOf } from './legend.ts';

/** The editor's own key, which the page hears of as a wish to copy. */
const FIND = { shown: 'Ctrl+F', code: 'find.name', moves: 0 } as const;
const RULE = { shown: '1 … 9 0', code: 'keys.rules', moves: 0 } as const;
const COPY = { shown: 'Ctrl+C', code: 'keys.copy', moves: 0 } as const;

export class Help {
  private isWanted = false;
  readonly dialog = html('dialog', { class: 'keys', 'aria-labelledby': 'keys-title' });

  /** The signs that are on the board, and nothing else. */
  private readonly signs = html('dl', { class: 'signs' });

  constructor(closed: () => void) {
    const close = button({ class: 'link' }, [words('keys.close')]);
    close.addEventListener('click', () => this.dialog.close());
    this.dialog.append(
      html('section', { 'aria-label': words('keys.signs') }, [
        html('h2', {}, [words('keys.signs')]),
        this.signs,
      ]),
      html('h2', { id: 'keys-title' }, [words('keys.title')]),
      html(
        'dl',
        {},
        [...BINDINGS, RULE, FIND, COPY].flatMap(({ shown, code, moves }) => [
          html('dt', {}, [html('kbd', {}, [typeof shown === 'string' ? shown : words('key.name', shown)])]),
          html('dd', {}, [words(code, { moves })]),
        ]),
      ),
      close,
    );
    // Beside the dialog there is only what it darkens.
    this.dialog.addEventListener('click', ({ target }) => target === this.dialog && this.dialog.close());
    this.dialog.addEventListener('close', closed);
  }

  /**
   * Opens or closes the dialog when `open` changes. The page hears a moment late of a dialog that
   * the reader has closed.
   */
  update(open: boolean, marks: readonly PlacedMark[] = [], facts: readonly ShownFact[] = []): void {
    if (open === this.isWanted) return;
    this.isWanted = open;
    if (open) {
      this.explain(marks, facts);
      this.dialog.showModal();
    } else this.dialog.close();
  }

  private explain(marks: readonly PlacedMark[], facts: readonly ShownFact[]): void {
    const entries = legendOf(marks, facts);
    this.signs.replaceChildren(
      ...entries.flatMap(({ path, said }) => [
        html('dt', {}, [path === null ? html('span', { class: 'swatch' }) : icon(path)]),
        html('dd', {}, [said]),
      ]),
    );
    const section = this.signs.parentElement;
    if (section) section.hidden = entries.length === 0;
  }
}
