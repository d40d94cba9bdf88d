/**
 * The values of eyes on the boards that are shown. The page asks for them while they are wanted,
 * until all eyes of the board are read; meanwhile a line below the board names the others.
 */
import { areRead } from '../../../src/protocol/eyes.ts';
import type { BoardShape, Frame, Sequence } from '../../../src/protocol/player.ts';
import type { FromPlayer, ToPlayer } from '../../../src/protocol/player-messages.ts';
import { pointName } from '../../../src/render/alt.ts';
import { html } from '../../ui/dom.ts';
import { words } from '../../ui/words.ts';

type EyesTold = Extract<ToPlayer, { type: 'eyes' }>;
type EyesAsked = Extract<FromPlayer, { type: 'eyes' }>;

/** Boards whose eyes are kept. */
const KEPT = 500;
/** How many points the line names; it counts the others. */
const MOST_POINTS = 8;

export class EyeMarks {
  /** Which eyes are still being read. */
  readonly unread = html('p', { class: 'unread', hidden: '' });
  private readonly known = new Map<string, EyesTold['marks']>();
  private sequence = '';
  /** The question that has not been answered to the end, and its board. */
  private asked: { readonly question: EyesAsked; readonly key: string } | null = null;
  private questions = 0;

  constructor(
    private readonly ask: (message: FromPlayer) => void,
    private readonly announce: (text: string) => void,
  ) {}

  /** Whether there is more to come. */
  get busy(): boolean {
    return this.asked !== null;
  }

  /**
   * The marks for a frame as far as they are read. Asks for the others as long as the text is open.
   * Without a sequence it takes the open question back.
   */
  of(shown: Sequence | null, { rows }: Frame, isOpen: boolean): EyesTold['marks'] {
    if (!shown) {
      this.rest();
      return [];
    }
    const { uri, entry, version, shape } = shown;
    const sequence = `${version} ${entry} ${uri}`;
    if (sequence !== this.sequence || this.known.size >= KEPT) {
      this.known.clear();
      this.rest();
    }
    this.sequence = sequence;
    const key = rows.join('/');
    const marks = this.known.get(key) ?? [];
    if (!isOpen || (this.known.has(key) && areRead(marks))) this.rest();
    else if (this.asked?.key !== key) {
      this.asked = { question: { type: 'eyes', uri, entry, rows, id: ++this.questions }, key };
      this.ask(this.asked.question);
    }
    if (!this.asked) return marks.filter(({ mark }) => mark.kind !== 'unread');
    this.say(shape, marks);
    return marks;
  }

  /** Takes the open question back. The next call of `of` asks again for what is not read. */
  private rest(): void {
    if (this.asked) this.ask({ ...this.asked.question, rows: null });
    this.asked = null;
    this.unread.hidden = true;
  }

  /**
   * Takes the answer to the open question, and calls `show`. Then announces to screen readers which
   * eyes are not read yet, and later that all are read.
   */
  take({ id, marks }: EyesTold, show: () => void): void {
    const { asked } = this;
    if (id !== asked?.question.id) return;
    const isFirst = !this.known.has(asked.key);
    const isLast = areRead(marks);
    this.known.set(asked.key, marks);
    if (isLast) this.asked = null;
    show();
    if (isFirst !== isLast)
      this.announce(isLast ? words('voice.eyes-read') : (this.unread.textContent ?? ''));
  }

  private say(shape: BoardShape, marks: EyesTold['marks']): void {
    const points = marks.flatMap(({ point, mark }) =>
      mark.kind === 'unread' ? [pointName(shape, point)] : [],
    );
    this.unread.hidden = points.length === 0;
    if (points.length === 0) return;
    const more = Math.max(0, points.length - MOST_POINTS);
    this.unread.textContent = words('voice.eyes-unread', { points: points.slice(0, MOST_POINTS), more });
  }
}
