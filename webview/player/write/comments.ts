/**
 * The comments of a record, each in a field of its own. What is typed is written at a
 * pause, and when the field or the page loses the focus.
 */
import type { Frame, Sequence } from '../../../src/protocol/player.ts';
import type { FromPlayer } from '../../../src/protocol/player-messages.ts';
import { html } from '../../ui/dom.ts';
import { words } from '../../ui/words.ts';

/**
 * The pause in typing after which it is written, in milliseconds: each time is a step of undo.
 */
const PAUSE = 700;

interface Field {
  readonly area: HTMLTextAreaElement;
  /** What the text says, as far as is known here. */
  known: string;
  /** What is on its way into the text, until it is there or was refused. */
  sent: string | null;
}

export class Comments {
  readonly root = html('section', { class: 'comments', 'aria-label': words('comment.section'), hidden: '' });
  private fields: Field[] = [];
  private place = '';
  private sequence: Sequence | null = null;
  private frame: Frame | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly send: (message: FromPlayer) => void) {
    document.addEventListener('visibilitychange', () => this.flush());
    window.addEventListener('pagehide', () => this.flush());
  }

  update(sequence: Sequence, frame: Frame, writable: boolean): void {
    const { comments } = frame;
    const place = JSON.stringify([sequence.uri, sequence.entry, frame.index]);
    if (place !== this.place) {
      this.flush();
      this.fields = [];
      this.place = place;
    }
    this.sequence = sequence;
    this.frame = frame;
    this.root.hidden = !comments || (!writable && comments.length === 0);
    const texts = comments && comments.length > 0 ? comments : [''];
    if (this.fields.length !== texts.length) {
      // A comment that came or went elsewhere in the node: what is being typed stays in the field
      // it is typed in.
      this.fields = texts.map((_, n) => this.fields[n] ?? this.field(n));
      this.root.replaceChildren(...this.fields.map(({ area }) => area));
    }
    for (const [n, field] of this.fields.entries()) this.bring(field, texts[n] ?? '', writable);
  }

  /** Something that was to be written was, or was refused: what the text says counts again. */
  answered(written?: string): void {
    for (const field of this.fields) {
      // It may have been taken back before it was ever shown; then the field does not hold it for
      // typed again.
      if (field.sent !== null && field.sent === written) field.known = written;
      field.sent = null;
    }
  }

  /** Writes what was typed and not yet written. */
  flush(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    const { sequence, frame } = this;
    if (!sequence || !frame) return;
    this.fields.forEach((field, nth) => {
      const text = field.area.value;
      if (text === (field.sent ?? field.known)) return;
      field.sent = text;
      const { uri, entry, version } = sequence;
      const action = { kind: 'comment', nth, text } as const;
      this.send({ type: 'write', uri, entry, version, index: frame.index, action });
    });
  }

  private bring(field: Field, text: string, writable: boolean): void {
    const { area } = field;
    area.readOnly = !writable;
    if (field.sent === text) field.sent = null;
    const typed = area.value !== (field.sent ?? field.known);
    field.known = text;
    if (field.sent === null && !typed && area.value !== text) area.value = text;
  }

  private field(n: number): Field {
    const area = html('textarea', {
      rows: '2',
      placeholder: words('comment.empty'),
      'aria-label': words('comment.name', { nth: n + 1 }),
    });
    const field: Field = { area, known: '', sent: null };
    area.addEventListener('input', () => {
      clearTimeout(this.timer);
      this.timer = setTimeout(() => this.flush(), PAUSE);
    });
    area.addEventListener('blur', () => this.flush());
    area.addEventListener('keydown', (event) => {
      if (event.key === 'Escape') area.blur();
      // What is taken back is what the text has, so it has to be there first.
      if ((event.ctrlKey || event.metaKey) && /^[zy]$/i.test(event.key)) this.flush();
    });
    return field;
  }
}
