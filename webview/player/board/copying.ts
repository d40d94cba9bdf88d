/**
 * Copying without a selection takes the board along, as a picture: extensions have a clipboard of
 * text only, but a page may have more.
 */
import type { Frame, Sequence } from '../../../src/protocol/player.ts';
import type { FromPlayer, Note, ToPlayer } from '../../../src/protocol/player-messages.ts';
import { words } from '../../ui/words.ts';

export class Copying {
  private sequence: Sequence | null = null;
  private frame: Frame | null = null;
  private count = 0;
  private readonly waiting = new Map<number, (png: string | null) => void>();

  constructor(
    private readonly ask: (message: FromPlayer) => void,
    private readonly say: (note: Note) => void,
  ) {
    document.addEventListener('copy', (event) => {
      const { target } = event;
      const typing = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
      // Selected words are copied in place of the board.
      if ((typing && target.type !== 'range') || document.getSelection()?.isCollapsed === false) return;
      if (this.copy()) event.preventDefault();
    });
  }

  update(sequence: Sequence, frame: Frame): void {
    this.sequence = sequence;
    this.frame = frame;
  }

  /**
   * Must be called while the page has the keys or a click. `false` when there is nothing to copy.
   */
  copy(): boolean {
    if (!this.sequence || !this.frame) return false;
    const note = (message: string, written: boolean) =>
      this.say({ type: 'note', message, offers: [], written });
    const picture = this.picture(this.sequence, this.frame.index);
    // Told apart when the clipboard takes nothing: there is no such picture, or it may not be put
    // there.
    const isThere = picture.then(
      () => true,
      () => false,
    );
    this.write(picture).then(
      () => note(words('picture.copied'), true),
      async () => note(words((await isThere) ? 'picture.refused' : 'picture.gone'), false),
    );
    return true;
  }

  /** The clipboard is asked for at once, the picture may come a little later. */
  private async write(picture: Promise<Blob>): Promise<void> {
    await navigator.clipboard.write([new ClipboardItem({ 'image/png': picture })]);
  }

  private async picture({ uri, entry }: Sequence, index: number): Promise<Blob> {
    const id = ++this.count;
    const png = await new Promise<string | null>((resolve) => {
      this.waiting.set(id, resolve);
      this.ask({ type: 'picture', uri, entry, index, id });
    });
    if (png === null) throw new Error('there is no such board any more');
    return new Blob([Uint8Array.from(atob(png), (c) => c.charCodeAt(0))], { type: 'image/png' });
  }

  take({ id, png }: Extract<ToPlayer, { type: 'picture' }>): void {
    this.waiting.get(id)?.(png);
    this.waiting.delete(id);
  }
}
