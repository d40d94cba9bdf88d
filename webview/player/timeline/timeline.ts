/**
 * All moves on one line: a slider whose rail is drawn by us. Above the rail stands what rules say
 * of a move and where a position comes back, below it what happens on the board and where other
 * lines leave, and below that the names, comments and marks of a record. With few moves each is a
 * small stone on the rail.
 */
import type { Frame, Sequence } from '../../../src/protocol/player.ts';
import { element, type Element as Picture } from '../../../src/render/element.ts';
import { FORK, PASS } from '../../../src/render/sign-paths.ts';
import { html, materialize, svgNode } from '../../ui/dom.ts';
import { words } from '../../ui/words.ts';
import { FACTS, factsOf, HAPPENED, JUDGED, NOTES, type ShownFact } from '../facts.ts';
import { forksOf } from '../tree/tree.ts';
import {
  FEWEST_PIXELS,
  GLYPH,
  HEIGHT,
  INSET,
  placed,
  RAIL,
  type Scale,
  scaleOf,
  summaryOf,
} from './timeline-plan.ts';

/** Tops of the lanes. */
const ABOVE = 0;
const BELOW = 31;
const NOTED = 43;

interface TimelineState {
  readonly sequence: Sequence;
  readonly index: number;
  /** The frame in words. */
  readonly text: string;
}

export class Timeline {
  readonly slider = html('input', {
    type: 'range',
    min: '0',
    step: '1',
    class: 'slider',
    'aria-label': words('timeline.name'),
    'aria-describedby': 'timeline-facts',
  });
  readonly root: HTMLElement;
  private readonly svg = svgNode('svg', { class: 'rail', 'aria-hidden': 'true', height: HEIGHT });
  private readonly fixed = svgNode('g');
  private readonly played = svgNode('path', { class: 'played' });
  private readonly beads = svgNode('g', { class: 'beads' });
  private readonly facts = html('span', { id: 'timeline-facts', class: 'visually-hidden' });
  /** What lies under the pointer, in words. */
  private readonly peek = html('div', { class: 'peek', hidden: '', 'aria-hidden': 'true' });
  private state: TimelineState | null = null;
  /** What the fixed part was drawn for. */
  private drawn: { readonly frames: readonly Frame[]; readonly width: number } | null = null;
  private scale: Scale = scaleOf(0, 1);

  constructor(seek: (index: number) => void) {
    this.svg.append(this.fixed, this.played, this.beads);
    this.root = html('div', { class: 'timeline' }, [this.svg, this.slider, this.peek, this.facts]);
    this.slider.addEventListener('input', () => seek(Number(this.slider.value)));
    this.slider.addEventListener('pointermove', (event) => this.look(event));
    this.slider.addEventListener('pointerleave', () => {
      this.peek.hidden = true;
    });
    new ResizeObserver(() => this.state && this.update(this.state)).observe(this.root);
  }

  /** Whether it says this itself, since it has the focus. */
  says(text: string): boolean {
    const { sequence, index } = this.state ?? {};
    return document.activeElement === this.slider && sequence?.frames[index ?? 0]?.caption === text;
  }

  /** Goes to the slider, where there is something to step through. */
  focus(): boolean {
    if (this.root.hidden || this.slider.disabled) return false;
    this.slider.focus();
    return true;
  }

  update(state: TimelineState): void {
    this.state = state;
    const { sequence, index, text } = state;
    const last = sequence.frames.length - 1;
    const { slider } = this;
    slider.max = String(last);
    slider.value = String(index);
    slider.disabled = last === 0;
    slider.setAttribute('aria-valuetext', text);
    const width = this.root.clientWidth;
    if (width === 0) return;
    if (this.drawn?.frames !== sequence.frames || this.drawn.width !== width) {
      this.drawn = { frames: sequence.frames, width };
      this.scale = scaleOf(width, last);
      this.drawFixed(sequence);
    }
    const { x, beaded } = this.scale;
    this.played.setAttribute('d', last > 0 ? `M${x(0)} ${RAIL}H${x(index)}` : '');
    if (beaded) {
      [...this.beads.children].forEach((bead, i) => void bead.classList.toggle('ahead', i >= index));
    }
  }

  private drawFixed(sequence: Sequence): void {
    const { frames, tree } = sequence;
    const { scale } = this;
    const { x, beaded, width } = scale;
    this.svg.setAttribute('width', String(width));
    this.root.classList.toggle('beaded', beaded);
    const parts: Picture[] = [
      element('path', { class: 'line', d: `M${x(0)} ${RAIL}H${x(frames.length - 1)}` }),
    ];
    if (beaded) parts.push(element('path', { class: 'line', d: `M${x(0)} ${RAIL - 5}v10` }));
    const notes = lane(scale, frames, NOTES, NOTED);
    this.root.classList.toggle('noted', notes.length > 0);
    parts.push(...lane(scale, frames, JUDGED, ABOVE), ...lane(scale, frames, HAPPENED, BELOW), ...notes);
    if (tree) parts.push(...stubs(forksOf(tree), frames.length, scale));
    this.fixed.replaceChildren(...parts.map(materialize));
    this.beads.replaceChildren(
      ...(beaded ? frames.slice(1).map((frame, i) => materialize(bead(frame, x(i + 1)))) : []),
    );
    this.facts.textContent = summaryOf(frames);
  }

  private look(event: PointerEvent): void {
    const frames = this.state?.sequence.frames;
    if (!frames || event.pointerType === 'touch') return;
    const index = this.scale.at(event.offsetX + INSET);
    const frame = frames[index];
    const { peek } = this;
    peek.hidden = !frame?.move;
    if (!frame?.move) return;
    const { number, move } = frame;
    peek.textContent = words('timeline.peek', {
      number,
      description: move.description,
      signs: factsOf(frame),
    });
    const half = peek.offsetWidth / 2;
    const at = Math.max(half, Math.min(this.scale.width - half, this.scale.x(index)));
    peek.style.setProperty('left', `${at}px`);
  }
}

/** Where other lines leave, as far as there is room: many stubs would be a comb. */
function stubs(forks: Iterable<number>, frames: number, { x }: Scale): Picture[] {
  const drawn: Picture[] = [];
  let last = Number.NEGATIVE_INFINITY;
  for (const frame of [...forks].sort((a, b) => a - b)) {
    const at = x(frame);
    if (frame >= frames || at - last < FEWEST_PIXELS) continue;
    drawn.push(sign('stub', FORK, at + 1.5, RAIL + 2));
    last = at;
  }
  return drawn;
}

/** At half of its size; `x` and `y` are those of its corner. */
function sign(name: string, d: string, x: number, y: number): Picture {
  return element('path', { class: name, d, transform: `translate(${x} ${y}) scale(.5)` });
}

/** The signs of a lane; what finds no room is a tick, so that nothing is left out. */
function lane(scale: Scale, frames: readonly Frame[], facts: readonly ShownFact[], top: number): Picture[] {
  const { signs, ticks } = placed(scale, frames, facts);
  const tick = top < RAIL ? RAIL - 8 : top === BELOW ? RAIL + 5 : top;
  const size = Math.min(GLYPH, Math.max(FEWEST_PIXELS, scale.step - 1));
  return [
    ...ticks.map(({ fact, xs }) =>
      element('path', {
        class: `fact-tick fact-${fact}`,
        d: xs.map((x) => `M${x} ${tick}v3`).join(''),
      }),
    ),
    ...signs.map(({ fact, x }) =>
      element('path', {
        class: `fact fact-${fact}`,
        d: FACTS[fact],
        transform: `translate(${x - size / 2} ${top + (GLYPH - size) / 2}) scale(${size / 16})`,
      }),
    ),
  ];
}

function bead({ move }: Frame, cx: number): Picture {
  if (!move || move.at < 0) return sign('bead-none', PASS, cx - 4, RAIL - 4);
  return element('circle', { class: `bead ${move.color}`, cx, cy: RAIL, r: 4.5 });
}
