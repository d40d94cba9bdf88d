/**
 * What is to be said of the point that the reader rests on, by pointer or key: asked for after a
 * moment, shown beside the point, and said to screen readers when the keys led there.
 */
import type { Frame, Sequence } from '../../../src/protocol/player.ts';
import type { FromPlayer, ToPlayer } from '../../../src/protocol/player-messages.ts';
import { html } from '../../ui/dom.ts';

type PointTold = Extract<ToPlayer, { type: 'about' }>;

/** Milliseconds that a pointer stays on the points that it does not merely cross. */
const REST_MS = 120;
/** Pixels between the point and the panel, and between the panel and the rim of the window. */
const GAP = 6;

interface Resting {
  readonly point: number;
  /** The play of the other player is meant. */
  readonly other: boolean;
  readonly byKey: boolean;
}

interface AboutHandlers {
  ask(message: FromPlayer): void;
  /** What a point is, and where it stands in the window. */
  describe(point: number): { readonly name: string; readonly box: DOMRect } | null;
  /** The play on this point is forbidden. */
  forbid(point: number, other: boolean): void;
}

export class About {
  readonly panel = html('div', { class: 'point-about', 'aria-hidden': 'true', hidden: '' });
  readonly live = html('div', { class: 'visually-hidden', 'aria-live': 'polite', 'aria-atomic': 'true' });
  private sequence: Sequence | null = null;
  private index = 0;
  private resting: Resting | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** Of the last question; 0 while none is open. */
  private asked = 0;
  private questions = 0;

  constructor(private readonly handlers: AboutHandlers) {
    document.addEventListener('keydown', ({ key }) => {
      if (key === 'Escape') this.leave();
    });
  }

  /** The reader comes to a point; -1 for none. */
  rest(point: number, other: boolean, byKey: boolean): void {
    const before = this.resting;
    if (before?.point === point && before.other === other) return;
    // A pointer that leaves the board takes nothing from a reader who walks it by keys.
    if (point < 0 && before?.byKey !== byKey) return;
    this.leave();
    if (point < 0) return;
    this.resting = { point, other, byKey };
    this.timer = setTimeout(() => this.ask(), REST_MS);
  }

  leave(): void {
    clearTimeout(this.timer);
    this.resting = null;
    this.panel.hidden = true;
    this.live.textContent = '';
    if (this.asked > 0) this.send(null);
    this.asked = 0;
  }

  /** Another board is shown, or there is more to know of this one. */
  update(sequence: Sequence, frame: Frame): void {
    const before = this.sequence;
    if (before === sequence && frame.index === this.index) return;
    const same =
      before?.uri === sequence.uri &&
      before.entry === sequence.entry &&
      before.version === sequence.version &&
      before.rules?.inForce === sequence.rules?.inForce &&
      frame.index === this.index;
    if (!same) this.leave();
    this.sequence = sequence;
    this.index = frame.index;
    if (same && this.resting) this.ask();
  }

  take({ id, lines, forbidden }: PointTold): void {
    if (id !== this.asked || !this.resting) return;
    this.asked = 0;
    const { point, other, byKey } = this.resting;
    const there = this.handlers.describe(point);
    if (!there || lines.length === 0) return;
    const [first = '', ...more] = lines;
    const { panel } = this;
    panel.classList.toggle('forbidden', forbidden);
    panel.replaceChildren(
      html('p', { class: 'what' }, [there.name]),
      html('p', {}, [first]),
      ...more.map((line) => html('p', {}, [line])),
    );
    panel.hidden = false;
    this.place(there.box);
    // One text, since a screen reader says several in any order.
    if (byKey) this.live.textContent = lines.map((line) => line.replace(/[^.。]$/, '$&.')).join(' ');
    if (forbidden) this.handlers.forbid(point, other);
  }

  private ask(): void {
    this.asked = ++this.questions;
    this.send(this.resting?.point ?? null);
  }

  private send(point: number | null): void {
    const { sequence, index, resting } = this;
    // The boards of a proof are none of the text.
    if (!sequence || sequence.proof || sequence.trial) return;
    const { uri, entry, version } = sequence;
    const by = resting?.other ? ({ by: 'other' } as const) : {};
    this.handlers.ask({ type: 'point', uri, entry, version, index, point, ...by, id: this.asked });
  }

  /** Below the point, else above it, so that the point and the eight around it stay in view. */
  private place(box: DOMRect): void {
    const { style } = this.panel;
    const { offsetWidth: width, offsetHeight: height } = this.panel;
    const below = box.bottom + box.height + GAP;
    const above = box.top - box.height - GAP - height;
    const top = below + height + GAP <= window.innerHeight || above < GAP ? below : above;
    const left = Math.min(box.left + box.width / 2 - width / 2, window.innerWidth - width - GAP);
    style.left = `${Math.max(GAP, left)}px`;
    style.top = `${Math.max(GAP, Math.min(top, window.innerHeight - height - GAP))}px`;
  }
}
