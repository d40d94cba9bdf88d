/** What an author does on the board: clicks, keys and the menu of a point become messages to the extension, its answers a note. */
import type { Frame, Sequence, Stone } from '../src/protocol/player.ts';
import type { FromWriter, MarkShape, ToWriter, WriteAction } from '../src/protocol/write.ts';
import { pointName } from '../src/render/alt.ts';
import { html } from './dom.ts';
import { type MenuItem, openMenu } from './menu.ts';
import { isData, isList, isText } from './messages.ts';

export class Writing {
  /** Over the lower rim of the board: why nothing was written, and what could be done instead. */
  readonly note = html('div', { class: 'board-note', hidden: '' });
  /** For screen readers, at once: the author has just asked for something and did not get it. */
  readonly alert = html('div', { class: 'visually-hidden', role: 'alert' });
  private sequence: Sequence | null = null;
  private frame: Frame | null = null;
  private readonly = false;

  constructor(
    private readonly send: (message: FromWriter) => void,
    /** Goes back to where the keys were. */
    private readonly refocus: () => void,
  ) {
    this.note.addEventListener('keydown', (event) => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      this.hush();
      this.refocus();
    });
    document.addEventListener('keydown', (event) => {
      const onBoard = event.target instanceof HTMLElement && event.target.dataset.point !== undefined;
      if (event.key === 'Delete' && onBoard) this.remove();
      const wanted = undoKey(event);
      if (!wanted) return;
      event.preventDefault();
      // The workbench would act at once, before what was done here just now is written; the extension does one after the other.
      event.stopPropagation();
      send({ type: wanted });
    });
  }

  update(sequence: Sequence, frame: Frame, readonly: boolean): void {
    this.readonly = readonly;
    const moved = sequence !== this.sequence || frame !== this.frame;
    this.sequence = sequence;
    this.frame = frame;
    if (moved) this.hush();
  }

  /** A proof is made by a rule, and not for anyone to change. */
  get writable(): boolean {
    return this.sequence !== null && !this.sequence.proof && !this.readonly;
  }

  /** Who plays next, for the stone under the pointer; `null` on points that are taken. */
  stoneFor(point: number, other: boolean): Stone | null {
    const { sequence, frame } = this;
    if (!sequence || !frame || !this.writable || point < 0) return null;
    const { columns } = sequence.shape;
    if (frame.rows[Math.floor(point / columns)]?.[point % columns] !== '.') return null;
    const turn = turnOf(frame);
    return other ? (turn === 'black' ? 'white' : 'black') : turn;
  }

  play(point: number, { other, anyway }: { other: boolean; anyway: boolean }): void {
    this.act({ kind: 'play', point, ...(other && { by: 'other' }), ...(anyway && { anyway }) });
  }

  act(action: WriteAction): void {
    const { sequence, frame } = this;
    if (!sequence || !frame) return;
    if (this.readonly) {
      this.show({ type: 'note', message: 'This text may only be read.', offers: [], written: false });
      return;
    }
    if (sequence.proof) {
      const message = 'A proof cannot be changed. Go back to the sequence to write.';
      this.show({ type: 'note', message, offers: [], written: false });
      return;
    }
    this.hush();
    const { uri, entry, version } = sequence;
    this.send({ type: 'write', uri, entry, version, index: frame.index, action });
  }

  show({ message, offers, written }: ToWriter): void {
    this.hush();
    this.alert.textContent = message;
    if (written) return;
    const buttons = offers.map(({ title, action }) => {
      const button = html('button', { type: 'button' }, [title]);
      button.addEventListener('click', () => {
        this.refocus();
        this.act(action);
      });
      return button;
    });
    const close = html('button', { type: 'button', class: 'close', 'aria-label': 'Dismiss' }, ['✕']);
    close.addEventListener('click', () => {
      this.hush();
      this.refocus();
    });
    this.note.replaceChildren(html('p', {}, [message]), ...buttons, close);
    this.note.hidden = false;
  }

  menu(point: number, x: number, y: number): void {
    const { sequence, frame } = this;
    if (!sequence || !frame || !this.writable) return;
    const name = pointName(sequence.shape, point);
    const item = (title: string, action: WriteAction, keys?: string): MenuItem => ({
      title,
      ...(keys !== undefined && { keys }),
      run: () => this.act(action),
    });
    const turn = turnOf(frame);
    const hint = (stone: Stone) => (stone === turn ? 'Enter' : 'Shift+Enter');
    const black = item('Black', { kind: 'play', point, by: 'black' }, hint('black'));
    const white = item('White', { kind: 'play', point, by: 'white' }, hint('white'));
    const record = isRecord(sequence);
    const alphabet = 'abcdefghijklmnopqrstuvwxyz';
    const letters = [...(record ? alphabet.toUpperCase() : alphabet)];
    openMenu(
      `What to write at ${name}`,
      [
        { heading: `${name}: play` },
        {
          items: [
            ...(turn === 'black' ? [black, white] : [white, black]),
            item('Even if it is forbidden', { kind: 'play', point, anyway: true }, 'Alt+Enter'),
            item('Pass', { kind: 'pass' }),
            ...(record ? [] : [item('Tenuki, a play elsewhere', { kind: 'tenuki' })]),
            ...(record && frame.index > 0
              ? [item('Delete this move and what follows', { kind: 'remove' }, 'Delete')]
              : []),
          ],
        },
        { heading: record ? 'Write into the record' : 'Draw on the board' },
        {
          items: [
            item('Black stone', { kind: 'setup', point, stone: 'black' }),
            item('White stone', { kind: 'setup', point, stone: 'white' }),
            item('Empty point', { kind: 'setup', point, stone: null }),
            ...(record
              ? SHAPES.map((shape) => item(`${titleOf(shape)}, or none`, { kind: 'mark', point, shape }))
              : [item('Mark, or none', { kind: 'mark', point })]),
            item('Next free label', { kind: 'label', point, label: 'next' }),
            item('No label', { kind: 'label', point, label: null }),
          ],
        },
        { letters: letters.map((label) => item(`Label ${label}`, { kind: 'label', point, label })) },
      ],
      x,
      y,
    );
  }

  /** Takes out the move that is shown, where the notation lets a board do that. */
  remove(): void {
    if (this.sequence && isRecord(this.sequence)) this.act({ kind: 'remove' });
  }

  private hush(): void {
    this.note.hidden = true;
    this.note.replaceChildren();
    this.alert.textContent = '';
  }
}

const SHAPES: readonly MarkShape[] = ['triangle', 'square', 'circle', 'cross'];

const titleOf = (shape: MarkShape): string => shape[0]!.toUpperCase() + shape.slice(1);

/** Whether the text is a record with comments, marks and variations of its own (SGF). */
export function isRecord({ frames }: Sequence): boolean {
  return frames.some(({ comments }) => comments !== undefined);
}

/** Who plays next. Only a sequence that does not say leaves it to be guessed. */
function turnOf({ toPlay, move }: Frame): Stone {
  return toPlay ?? (move?.color === 'black' ? 'white' : 'black');
}

function undoKey(event: KeyboardEvent): 'undo' | 'redo' | null {
  if (!(event.ctrlKey || event.metaKey) || event.altKey) return null;
  const key = event.key.toLowerCase();
  if (key === 'z') return event.shiftKey ? 'redo' : 'undo';
  return key === 'y' && !event.shiftKey ? 'redo' : null;
}

/** The answer of the extension, if that is what a message is. */
export function readNote(data: unknown): ToWriter | null {
  if (!isData(data) || data.type !== 'note' || !isText(data.message)) return null;
  const offer = (x: unknown) => isData(x) && isText(x.title) && isData(x.action) && isText(x.action.kind);
  const { comment } = data;
  return isList(data.offers, offer) &&
    typeof data.written === 'boolean' &&
    (comment === undefined || isText(comment))
    ? (data as unknown as ToWriter)
    : null;
}
