/** The keys, in a dialog. */
import { button, html } from '../ui/dom.ts';
import { words } from '../ui/words.ts';
import { BINDINGS } from './keyboard.ts';

/** The editor's own key, which the page hears of as a wish to copy. */
const FIND = { shown: 'Ctrl+F', code: 'find.name', moves: 0 } as const;
const COPY = { shown: 'Ctrl+C', code: 'keys.copy', moves: 0 } as const;

export class Help {
  private isWanted = false;
  readonly dialog = html('dialog', { class: 'keys', 'aria-labelledby': 'keys-title' });

  constructor(closed: () => void) {
    const close = button({ class: 'link' }, [words('keys.close')]);
    close.addEventListener('click', () => this.dialog.close());
    this.dialog.append(
      html('h2', { id: 'keys-title' }, [words('keys.title')]),
      html(
        'dl',
        {},
        [...BINDINGS, FIND, COPY].flatMap(({ shown, code, moves }) => [
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
  update(open: boolean): void {
    if (open === this.isWanted) return;
    this.isWanted = open;
    if (open) this.dialog.showModal();
    else this.dialog.close();
  }
}
