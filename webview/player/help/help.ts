/** The keys, in a dialog. */
import { button, html } from '../../ui/dom.ts';
import { words } from '../../ui/words.ts';
import { BINDINGS } from '../keyboard.ts';
import { legendOf, type SignedBoard } from './legend.ts';

/** The editor's own key, which the page hears of as a request to copy. */
const FIND = { shown: 'Ctrl+F', code: 'find.name', moves: 0 } as const;
const SECTION = { shown: '1 … 5', code: 'keys.sections', moves: 0 } as const;
const COPY = { shown: 'Ctrl+C', code: 'keys.copy', moves: 0 } as const;

export class Help {
  private isWanted = false;

  /** The signs that are on the board, and nothing else. */
  private readonly signs = html('dl', { class: 'signs' });
  private readonly section = html('section', { 'aria-label': words('keys.signs') }, [
    html('h2', {}, [words('keys.signs')]),
    this.signs,
  ]);

  constructor(
    private readonly dialog: HTMLDialogElement,
    closed: () => void,
  ) {
    const close = button({ class: 'link' }, [words('keys.close')], () => this.dialog.close());
    this.dialog.append(
      this.section,
      html('h2', { id: 'keys-title' }, [words('keys.title')]),
      html(
        'dl',
        {},
        [SECTION, ...BINDINGS, FIND, COPY].flatMap(({ shown, code, moves }) => [
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
   * Opens the dialog for what is shown, or closes it. The page hears a moment late of a dialog that
   * the reader has closed.
   */
  update(shown: SignedBoard | null): void {
    const open = shown !== null;
    if (open === this.isWanted) return;
    this.isWanted = open;
    if (open) {
      const signs = legendOf(shown);
      this.signs.replaceChildren(...signs);
      this.section.hidden = signs.length === 0;
      this.dialog.showModal();
      // Signs come first, and the button at the end has the focus.
      this.dialog.scrollTop = 0;
    } else this.dialog.close();
  }
}
