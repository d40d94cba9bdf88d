/**
 * The comments of a record, each in a field of its own. What is typed is written at a
 * pause, and when the field or the page loses the focus. Below them is what they speak of: points
 * light up on the board, moves and nodes are links.
 */
import { sameData } from '../../../src/protocol/patch.ts';
import type { Frame, Sequence } from '../../../src/protocol/player.ts';
import type { FromPlayer } from '../../../src/protocol/player-messages.ts';
import { pointName } from '../../../src/render/alt.ts';
import { button, html, keepingFocus } from '../../ui/dom.ts';
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

  /** What the comment at the cursor of the text speaks of; `null` where it is in no comment. */
  private lit: number | null = null;
  /** The field that the author was in last, on this board. */
  private last: Field | undefined;
  private told: Frame['mentions'] = [];
  private readonly mentions = html('p', { class: 'mentions' });

  constructor(
    private readonly send: (message: FromPlayer) => void,
    /** Points to a point of the board; -1 for none. */
    private readonly light: (point: number) => void,
    private readonly focus: (point: number) => void,
  ) {
    document.addEventListener('visibilitychange', () => this.flush());
    window.addEventListener('pagehide', () => this.flush());
  }

  update(sequence: Sequence, frame: Frame, writable: boolean): void {
    const { comments } = frame;
    const place = JSON.stringify([sequence.uri, sequence.entry, frame.index]);
    if (place !== this.place) {
      this.flush();
      this.fields = [];
      this.last = undefined;
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
      this.root.replaceChildren(...this.fields.map(({ area }) => area), this.mentions);
    }
    this.tell(sequence, frame);
    for (const [n, field] of this.fields.entries()) this.bring(field, texts[n] ?? '', writable);
  }

  /** The cursor of the text is in a comment that speaks of a point, -1 for none, or in none. */
  cursor(point: number | null): void {
    this.lit = point;
    this.light(point ?? -1);
  }

  /** Writes the name of a point where the author writes. */
  name(point: number): void {
    const { sequence, lit, last = this.fields[0] } = this;
    if (!sequence || !last || last.area.readOnly || this.root.hidden) return;
    const { uri, entry, shape } = sequence;
    const text = pointName(shape, point);
    if (lit !== null && !this.last) {
      this.send({ type: 'type', uri, entry, text });
      return;
    }
    const { area } = last;
    const { selectionStart: start, selectionEnd: end, value } = area;
    const space = /[\p{L}\p{N}]$/u.test(value.slice(0, start)) ? ' ' : '';
    area.setRangeText(space + text, start, end, 'end');
    area.focus();
    area.dispatchEvent(new Event('input'));
  }

  /** What the comments speak of. */
  private tell({ uri }: Sequence, { mentions = [] }: Frame): void {
    if (sameData(mentions, this.told)) return;
    this.told = mentions;
    this.light(this.lit ?? -1);
    const links = mentions.map(({ text, point = -1, node }) => {
      const link = button({ class: 'link' }, [text]);
      const over = () => this.light(point);
      const out = () => this.light(this.lit ?? -1);
      for (const event of ['pointerenter', 'focus']) link.addEventListener(event, over);
      for (const event of ['pointerleave', 'blur']) link.addEventListener(event, out);
      link.addEventListener('click', () => {
        if (node !== undefined) this.send({ type: 'node', uri, offset: node });
        else this.focus(point);
      });
      return link;
    });
    keepingFocus(this.mentions, () => this.mentions.replaceChildren(...links));
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
    area.addEventListener('focus', () => {
      this.last = field;
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
