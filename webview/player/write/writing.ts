/**
 * What an author does on the board: clicks, keys and the menu of a point become messages to the
 * extension, its answers a note.
 */
import type { Frame, Sequence, Stone } from '../../../src/protocol/player.ts';
import type { FromPlayer, Note } from '../../../src/protocol/player-messages.ts';
import type { WriteAction } from '../../../src/protocol/write.ts';
import { pointName } from '../../../src/render/alt.ts';
import { button, html, isTyped } from '../../ui/dom.ts';
import { words } from '../../ui/words.ts';
import { isOfText } from '../reducer.ts';
import { openMenu } from './menu.ts';
import { pointMenu } from './point-menu.ts';
import type { SetupStone } from './tools.ts';
import { stoneOf, turnOf } from './turn.ts';

/** Of what stands on a point, in characters. */
const LONGEST_LABEL = 8;

export class Writing {
  /** Over the lower rim of the board: why nothing was written, and what could be done instead. */
  readonly note = html('div', { class: 'board-note', hidden: '' });
  /** For screen readers, at once: the author has just asked for something and did not get it. */
  readonly alert = html('div', { class: 'visually-hidden', role: 'alert' });
  private sequence: Sequence | null = null;
  private frame: Frame | null = null;
  private readonly = false;
  /** The version of the text that the note is about. */
  private version = 0;
  /** What a click sets up; `undefined` while clicks play. */
  setup: SetupStone | undefined;
  /** An arrow or a line that has no end yet. */
  private line: { readonly shape: 'arrow' | 'line'; readonly from: number } | null = null;

  constructor(
    private readonly send: (message: FromPlayer) => void,
    /** Goes back to where the keys were. */
    private readonly refocus: () => void,
    /** Puts the board on the clipboard. */
    private readonly copy: () => void,
    /** What a click does is another thing now. */
    private readonly changed: () => void,
  ) {
    this.note.addEventListener('keydown', (event) => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      this.hush();
      this.refocus();
    });
    const comeBack = () => send({ type: 'returned' });
    document.addEventListener('keydown', (event) => {
      const onBoard = event.target instanceof HTMLElement && event.target.closest('.points') !== null;
      if (event.key === 'Delete' && onBoard) this.remove();
      if (event.key === 'Escape' && (this.line || this.setup !== undefined)) {
        // Elsewhere it leads back from a proof.
        event.stopImmediatePropagation();
        this.setUp(undefined);
        this.hush();
        return;
      }
      const wanted = undoKey(event);
      if (!wanted) return;
      event.preventDefault();
      // The workbench would act at once, before what was done here just now is written; the
      // extension does one after the other.
      event.stopPropagation();
      send({ type: wanted });
      // After several undos the page says so once.
      window.addEventListener('focus', comeBack, { once: true });
    });
    undoAsByKey();
  }

  update(sequence: Sequence, frame: Frame, readonly: boolean): void {
    this.readonly = readonly;
    const elsewhere =
      !this.sequence || !this.frame || placeOf(sequence, frame) !== placeOf(this.sequence, this.frame);
    this.sequence = sequence;
    this.frame = frame;
    // Verdicts that come late end no note, nor does an edit end a line or a text that is begun.
    if (elsewhere || (!this.isAsking && sequence.version > this.version)) this.hush();
  }

  /** A proof is made by a rule, so it cannot be edited. */
  get writable(): boolean {
    return this.sequence !== null && isOfText(this.sequence) && !this.readonly;
  }

  /** Who plays next, for the stone under the pointer; `null` on points that are taken. */
  stoneFor(point: number, other: boolean): Stone | null {
    const { sequence, frame } = this;
    if (!sequence || !frame || point < 0 || this.line || !(this.writable || sequence.trial)) return null;
    if (this.setup !== undefined) return this.setup;
    const { columns } = sequence.shape;
    if (frame.rows[Math.floor(point / columns)]?.[point % columns] !== '.') return null;
    if (sequence.trial) return sequence.trial.you;
    return stoneOf(turnOf(frame), other);
  }

  play(point: number, { other, anyway }: { other: boolean; anyway: boolean }): void {
    const { line, setup, sequence, frame } = this;
    if (sequence?.trial && frame) {
      const { uri, entry } = sequence;
      this.hush();
      this.send({ type: 'answer', uri, entry, index: frame.index, move: point });
    } else if (setup !== undefined && !line) this.act({ kind: 'setup', point, stone: setup });
    else if (line) this.act({ kind: 'line', shape: line.shape, point: line.from, to: point });
    else this.act({ kind: 'play', point, ...(other && { by: 'other' }), ...(anyway && { anyway }) });
  }

  /** From now on a click sets up the board; `undefined` for playing again. */
  setUp(stone: SetupStone | undefined): void {
    this.setup = stone;
    this.changed();
  }

  act(action: WriteAction): void {
    const { sequence, frame } = this;
    if (!sequence || !frame) return;
    if (this.readonly) {
      this.show({ type: 'note', message: words('writing.read-only'), offers: [], written: false });
      return;
    }
    if (!isOfText(sequence)) {
      this.show({ type: 'note', message: words('writing.proof'), offers: [], written: false });
      return;
    }
    this.hush();
    const { uri, entry, version } = sequence;
    this.send({ type: 'write', uri, entry, version, index: frame.index, action });
  }

  /** Whether the page waits for the end of a line, or for a text. */
  private get isAsking(): boolean {
    return this.line !== null || this.note.querySelector('input') !== null;
  }

  show({ message, offers, written, version = this.sequence?.version ?? 0 }: Note): void {
    // What was written is said when it is in the text. A question that was asked since then stays.
    if (!written || !this.isAsking) this.hush();
    if (written) {
      this.alert.textContent = message;
      return;
    }
    const buttons = offers.map(({ title, action }) => {
      const node = button({}, [title], () => {
        this.refocus();
        this.act(action);
      });
      return node;
    });
    this.tell(message, buttons);
    this.version = version;
    this.alert.textContent = message;
  }

  private tell(message: string, controls: readonly HTMLElement[]): void {
    this.hush();
    const close = button({ class: 'close', 'aria-label': words('writing.dismiss') }, ['✕'], () => {
      this.hush();
      this.refocus();
    });
    this.note.replaceChildren(html('p', {}, [message]), ...controls, close);
    this.note.hidden = false;
  }

  menu(point: number, x: number, y: number): void {
    const { sequence, frame } = this;
    if (!sequence || !frame || !this.writable) return;
    const name = pointName(sequence.shape, point);
    const record = isRecord(sequence);
    const { uri, entry, shape } = sequence;
    const taken = 'XO'.includes(
      frame.rows[Math.floor(point / shape.columns)]?.[point % shape.columns] || '.',
    );
    const parts = pointMenu(
      { point, name, turn: turnOf(frame), taken, record, removable: record && frame.index > 0 },
      {
        wins: () => this.send({ type: 'wins', uri, entry, index: frame.index, point }),
        act: (action) => this.act(action),
        text: () => this.askText(point, name),
        line: (shape) => this.askEnd(shape, point, name),
        copy: this.copy,
      },
    );
    openMenu(words('menu.name', { point: name }), parts, x, y);
  }

  /** Asks for a text that is to stand on a point. */
  private askText(point: number, name: string): void {
    const input = html('input', {
      type: 'text',
      'aria-label': words('writing.text', { point: name }),
      maxlength: '16',
    });
    const write = button({}, [words('writing.write')]);
    const done = () => {
      const label = input.value.trim();
      this.refocus();
      if (label !== '') this.act({ kind: 'label', point, label });
      else this.hush();
    };
    write.addEventListener('click', done);
    // What is typed is text, and no command of the player.
    input.addEventListener('keydown', (event) => {
      if (event.key === 'Escape' || !isTyped(event)) return;
      event.stopPropagation();
      // Enter that ends the input of a character ends nothing else.
      if (event.key === 'Enter' && !event.isComposing) done();
    });
    this.tell(words('writing.text-question', { point: name, most: LONGEST_LABEL }), [input, write]);
    input.focus();
  }

  /** Asks where an arrow or a line ends: the next point that is played is taken for it. */
  private askEnd(shape: 'arrow' | 'line', from: number, name: string): void {
    const message = words('writing.line', { shape, point: name });
    this.tell(message, []);
    this.alert.textContent = message;
    this.line = { shape, from };
  }

  /** Takes out the move that is shown, where the notation lets a board do that. */
  remove(): void {
    if (this.sequence && isRecord(this.sequence)) this.act({ kind: 'remove' });
  }

  private hush(): void {
    this.line = null;
    this.note.hidden = true;
    this.note.replaceChildren();
    this.alert.textContent = '';
  }
}

/** Which board of which sequence is shown, and the rule that judges it. */
function placeOf({ uri, entry, rules, proof, trial }: Sequence, { index }: Frame): string {
  return JSON.stringify([uri, entry, index, rules?.inForce, proof, trial?.tried]);
}

/** Whether the text is a record with comments, marks and variations of its own (SGF). */
function isRecord({ frames }: Sequence): boolean {
  return frames.some(({ comments }) => comments !== undefined);
}

/**
 * The workbench asks a page to undo by its `document.execCommand`: for its menu *Edit*, and for a
 * key that comes just before the page has the focus. It does what the key does where the focus is.
 */
function undoAsByKey(): void {
  const own = document.execCommand.bind(document);
  document.execCommand = (command, ...rest) => {
    const key = command === 'undo' ? 'z' : command === 'redo' ? 'y' : null;
    if (key === null) return own(command, ...rest);
    const event = new KeyboardEvent('keydown', { key, ctrlKey: true, bubbles: true, cancelable: true });
    return !(document.activeElement ?? document).dispatchEvent(event) || own(command, ...rest);
  };
}

function undoKey(event: KeyboardEvent): 'undo' | 'redo' | null {
  if (!(event.ctrlKey || event.metaKey) || event.altKey) return null;
  const key = event.key.toLowerCase();
  if (key === 'z') return event.shiftKey ? 'redo' : 'undo';
  return key === 'y' && !event.shiftKey ? 'redo' : null;
}
