/**
 * The cycle at hand as a wheel (`src/render/wheel`): the play at hand is lit, and the cut of the
 * rule in force slides to its place when another rule is chosen.
 */
import { must } from '../../../src/go/must.ts';
import type { Sequence } from '../../../src/protocol/player.ts';
import { element } from '../../../src/render/element.ts';
import type { BoardTheme } from '../../../src/render/theme.ts';
import { cutOf } from '../../../src/render/wheel/cuts.ts';
import { holds, type ShownCycle } from '../../../src/render/wheel/cycles.ts';
import { cutAt, placeOf, wheelParts } from '../../../src/render/wheel/draw.ts';
import { angleOf, pointAt, type WheelPlan } from '../../../src/render/wheel/plan.ts';
import { sayWheel } from '../../../src/render/wheel/said.ts';
import { koOfPlay, type Tracks, tracksOf } from '../../../src/render/wheel/tracks.ts';
import { capitalized } from '../../../src/render/words.ts';
import { button, html, icon, materialize, setOrRemove, svgNode } from '../../ui/dom.ts';
import { PLAYBACK, TURN } from '../../ui/icons.ts';
import { words } from '../../ui/words.ts';
import { factsOf, JUDGED } from '../facts.ts';
import { cycleWords } from '../words/words.ts';
import { CutMark, type ShownCut } from './cut.ts';

interface WheelHandlers {
  seek(index: number): void;
  loop(): void;
}

interface WheelState {
  readonly sequence: Sequence;
  readonly index: number;
  readonly cycle: ShownCycle;
  readonly theme: BoardTheme;
  /** Whether it is being played again and again. */
  readonly turning: boolean;
}

/** Begins the ids of the gradients, which boards of the page may have in other colors. */
const ID = 'wheel-';
/** The least place for a finger or a pointer. */
const TARGET = 10;

export class Wheel {
  readonly root = html('div', { class: 'wheel', role: 'group', hidden: '' });
  private readonly svg = svgNode('svg', { 'aria-hidden': 'true' });
  private readonly plays = html('div', { class: 'plays' });
  private readonly hub = button({ class: 'hub' });
  private readonly sign = html('span', { class: 'sign' });
  private readonly cut = new CutMark();
  private readonly light = svgNode('circle', { class: 'light', fill: 'none' });
  private plan: WheelPlan | null = null;
  private tracks: Tracks | null = null;
  private drawn: {
    readonly cycle: ShownCycle;
    readonly frames: Sequence['frames'];
    /** All that is drawn of it. */
    readonly key: string;
    readonly size: number;
    readonly theme: BoardTheme;
  } | null = null;
  private state: WheelState | null = null;
  /** The focus has come to the play at hand, so a screen reader says what its name says. */
  private named = false;

  constructor(private readonly handlers: WheelHandlers) {
    this.hub.append(this.sign);
    this.hub.addEventListener('click', () => handlers.loop());
    this.root.append(this.svg, this.plays, this.hub);
    new ResizeObserver(() => this.update(this.state)).observe(this.root);
  }

  /** Whether it says this move itself, since the focus has gone along to it. */
  says(text: string): boolean {
    const { sequence, index = 0 } = this.state ?? {};
    return this.named && sequence?.frames[index]?.caption === text;
  }

  /** `null` where there is no cycle to show. */
  update(state: WheelState | null): void {
    this.state = state;
    this.named = false;
    this.root.hidden = state === null;
    const size = this.root.clientWidth;
    if (!state || size === 0) return;
    const { sequence, cycle, index, turning, theme } = state;
    const tracks = tracksOf(sequence, cycle);
    const { frames } = sequence;
    const before = this.drawn;
    const known =
      before?.frames === frames && before.cycle.to === cycle.to && before.cycle.from === cycle.from;
    const key = known ? before.key : JSON.stringify([tracks.tracks, tracks.turns]);
    const again = before?.key !== key || before.size !== size || before.theme !== theme;
    this.drawn = { frames, cycle, key, size, theme };
    this.tracks = tracks;
    if (again) this.draw(state, size);
    if (!known || again) this.name(state);
    const plan = must(this.plan);
    const found = cutOf(sequence, cycle);
    const cut = found === 'pending' ? null : found;
    const { verdict, play = Number.POSITIVE_INFINITY } = cut ?? {};
    const stone = verdict === 'forbidden' && plan.stone > 0 ? this.placeOf(play) : null;
    const shown: ShownCut | null = cut && { ...cutAt(plan, cut), verdict: cut.verdict, stone };
    this.cut.update(plan, theme, shown);
    const isLeftOut = (n: number) => shown !== null && shown.veiled > 0 && n > play;
    [...must(this.svg.querySelector('.stones')).children].forEach((node, n) => {
      node.classList.toggle('left-out', isLeftOut(n + 1));
    });
    const k = holds(cycle, index) ? index - cycle.from : -1;
    this.root.classList.toggle('within', k >= 0);
    this.root.classList.toggle('closed', k === cycle.to - cycle.from);
    this.root.classList.toggle('turning', turning);
    this.show(k);
    if (again || this.hub.getAttribute('aria-pressed') !== String(turning)) {
      this.sign.replaceChildren(icon(turning ? PLAYBACK.pause : TURN));
      this.hub.setAttribute('aria-pressed', String(turning));
    }
  }

  /** The play at hand: -1 outside of the cycle, 0 before its first play. */
  private show(k: number): void {
    const place = k > 0 ? this.placeOf(k) : null;
    this.light.classList.toggle('off', place === null);
    if (place) {
      this.light.setAttribute('cx', String(place.x));
      this.light.setAttribute('cy', String(place.y));
    }
    const nodes = [...this.plays.children] as HTMLElement[];
    const { activeElement } = this.root.getRootNode() as Document | ShadowRoot;
    const focused = nodes.includes(activeElement as HTMLElement);
    nodes.forEach((node, i) => {
      const here = i + 1 === k;
      setOrRemove(node, 'aria-current', here ? 'step' : null);
      node.tabIndex = i + 1 === Math.max(1, k) ? 0 : -1;
      if (!focused || !here || node === activeElement) return;
      node.focus({ preventScroll: true });
      this.named = true;
    });
  }

  /** The middle of a play's stone; a pass stands at the rim. */
  private placeOf(play: number): { x: number; y: number } {
    const plan = must(this.plan);
    const at = this.tracks?.turns[play - 1]?.at;
    return at ? placeOf(plan, play, at) : pointAt(plan, angleOf(plan, play), plan.outer);
  }

  private draw({ cycle, theme }: WheelState, size: number): void {
    const parts = wheelParts(must(this.tracks), { size, theme, id: ID });
    const { plan } = parts;
    this.plan = plan;
    const { svg, plays, hub, light, cut } = this;
    svg.setAttribute('viewBox', `0 0 ${size} ${size}`);
    const stones = materialize(
      element(
        'g',
        { class: 'stones' },
        parts.stones.map((stone) => stone ?? element('g')),
      ),
    );
    light.setAttribute('r', String(plan.stone + 2.6));
    light.setAttribute('stroke', theme.repeats);
    const seam = materialize(parts.seam);
    svg.replaceChildren(
      materialize(parts.tracks),
      cut.veil,
      cut.line,
      stones,
      cut.ring,
      seam,
      light,
      cut.sign,
    );
    const count = plan.stone > 0 ? cycle.to - cycle.from : 0;
    plays.replaceChildren(
      ...Array.from({ length: count }, (_, i) => {
        const seek = () => this.handlers.seek(must(this.drawn).cycle.from + 1 + i);
        const node = button({ class: 'wheel-play' }, [], seek);
        const { x, y } = this.placeOf(i + 1);
        place(node, x, y, Math.max(plan.stone, TARGET));
        return node;
      }),
    );
    place(hub, size / 2, size / 2, Math.max(9, Math.min(plan.inner - 5, 26)));
    hub.classList.toggle('small', plan.inner < 24);
  }

  /** What a screen reader says of it. */
  private name({ sequence, cycle }: WheelState): void {
    const { root, hub, plays } = this;
    const length = cycle.to - cycle.from;
    root.setAttribute('aria-label', cycleWords(sequence, cycle));
    [...plays.children].forEach((node, i) => {
      const frame = must(sequence.frames[cycle.from + 1 + i]);
      const signs = factsOf(frame).filter((fact) => JUDGED.includes(fact));
      const text = frame.move?.description ?? '';
      const letter = koOfPlay(sequence, cycle, frame.index);
      const description = letter === null ? text : words('board.in-ko', { text, letter });
      node.setAttribute('aria-label', words('cycle.play', { play: i + 1, of: length, description, signs }));
      const reason = frame.verdicts.find(({ inForce }) => inForce)?.reason;
      setOrRemove(node, 'aria-description', signs.length > 0 && reason ? capitalized(reason) : null);
    });
    // One name for all: what a title adds is said behind it.
    const name = words('control.keyed', { name: words('cycle.loop', { length }), key: 'L' });
    hub.setAttribute('aria-label', name);
    hub.setAttribute('title', name);
    // Whose stone holds which ko. Of a group Orca says no description.
    hub.setAttribute('aria-description', sayWheel(must(this.tracks)));
  }
}

function place(node: HTMLElement, x: number, y: number, radius: number): void {
  const set = (name: string, value: number) => node.style.setProperty(name, `${value}px`);
  set('left', x - radius);
  set('top', y - radius);
  set('width', 2 * radius);
  set('height', 2 * radius);
}
