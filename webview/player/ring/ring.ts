/**
 * The cycle at hand as a ring: its plays in order, clockwise from a seam at the top, where the
 * position is the same again. What has been played is drawn over the circle, the play at hand is
 * lit, and thin threads join each play with the one that takes it back.
 */
import { must } from '../../../src/go/must.ts';
import type { Sequence } from '../../../src/protocol/player.ts';
import { element, type Element as Picture } from '../../../src/render/element.ts';
import { LINE_SIGNS } from '../../../src/render/sign-paths.ts';
import { pointWord } from '../../../src/words/page.ts';
import { button, html, icon, materialize } from '../../ui/dom.ts';
import { PLAYBACK, TURN } from '../../ui/icons.ts';
import { words } from '../../ui/words.ts';
import { holds, type ShownCycle, takenBack } from '../cycles.ts';
import { FACTS, factsOf, JUDGED, type ShownFact } from '../facts.ts';
import { cycleWords } from '../words/words.ts';
import { angleOf, MOST_BEADS, nameAt, nearestTurn, planRing, pointAt, type RingPlan } from './ring-plan.ts';

interface RingHandlers {
  seek(index: number): void;
  loop(): void;
}

interface RingState {
  readonly sequence: Sequence;
  readonly index: number;
  readonly cycle: ShownCycle;
  /** Whether it is being played again and again. */
  readonly turning: boolean;
}

export class Ring {
  readonly root = html('div', { class: 'ring', role: 'group', hidden: '' });
  private readonly svg = materialize({ tag: 'svg', attributes: { 'aria-hidden': 'true' }, children: [] });
  private readonly beads = html('div', { class: 'plays' });
  private readonly hub = button({ class: 'hub' });
  private readonly sign = html('span', { class: 'sign' });
  private plan: RingPlan = planRing(2, 0);
  private drawn: {
    readonly frames: Sequence['frames'];
    readonly cycle: ShownCycle;
    readonly size: number;
  } | null = null;
  private state: RingState | null = null;
  private angle = -90;

  constructor(private readonly handlers: RingHandlers) {
    this.hub.append(this.sign);
    this.hub.addEventListener('click', () => handlers.loop());
    this.root.append(this.svg, this.beads, this.hub);
    new ResizeObserver(() => this.update(this.state)).observe(this.root);
  }

  /** `null` where there is no cycle to show. */
  update(state: RingState | null): void {
    this.state = state;
    this.root.hidden = state === null;
    const size = this.root.clientWidth;
    if (!state || size === 0) return;
    const { sequence, cycle, index, turning } = state;
    const { frames } = sequence;
    const again =
      this.drawn?.frames !== frames ||
      this.drawn.size !== size ||
      this.drawn.cycle.from !== cycle.from ||
      this.drawn.cycle.to !== cycle.to;
    if (again) {
      this.drawn = { frames, cycle, size };
      this.draw(state, size);
    }
    const within = holds(cycle, index);
    const k = within ? index - cycle.from : -1;
    this.root.classList.toggle('within', within);
    this.root.classList.toggle('closed', k === cycle.to - cycle.from);
    this.root.classList.toggle('turning', turning);
    this.root.classList.toggle('again', again);
    this.light(k, again);
    if (again || this.hub.getAttribute('aria-pressed') !== String(turning)) {
      this.sign.replaceChildren(icon(turning ? PLAYBACK.pause : TURN));
      this.hub.setAttribute('aria-pressed', String(turning));
    }
  }

  /** The play at hand, -1 outside of the cycle, 0 before its first play. */
  private light(k: number, again: boolean): void {
    const { plan, svg } = this;
    const done = Math.max(0, k) / plan.length;
    const progress = svg.querySelector('.progress');
    progress?.classList.toggle('jump', Number(progress.getAttribute('data-done')) > done);
    progress?.setAttribute('data-done', String(done));
    (progress as SVGElement | null)?.style.setProperty('stroke-dashoffset', String(1 - done));
    const to = angleOf(plan, Math.max(0, k));
    this.angle = again ? to : nearestTurn(this.angle, to);
    const halo = svg.querySelector<SVGElement>('.halo');
    halo?.style.setProperty('transform', `rotate(${this.angle}deg)`);
    halo?.classList.toggle('off', k < 1);
    svg.querySelectorAll('.thread').forEach((thread) => {
      thread.classList.toggle(
        'lit',
        (thread.getAttribute('data-plays') ?? '').split(' ').includes(String(k)),
      );
    });
    const beads = [...this.beads.children] as HTMLElement[];
    const { activeElement } = this.root.getRootNode() as Document | ShadowRoot;
    const focused = beads.includes(activeElement as HTMLElement);
    beads.forEach((bead, i) => {
      const here = i + 1 === k;
      bead.classList.toggle('here', here);
      bead.classList.toggle('ahead', i >= Math.max(0, k));
      if (here) bead.setAttribute('aria-current', 'step');
      else bead.removeAttribute('aria-current');
      bead.tabIndex = i + 1 === Math.max(1, k) ? 0 : -1;
      if (focused && here) bead.focus({ preventScroll: true });
    });
  }

  private draw({ sequence, cycle }: RingState, size: number): void {
    const { frames } = sequence;
    const length = cycle.to - cycle.from;
    const longest = Math.max(
      ...frames.slice(cycle.from + 1, cycle.to + 1).map(({ move }) => move?.point.length ?? 0),
    );
    const plan = planRing(length, size, longest);
    this.plan = plan;
    const { svg, beads, hub, root } = this;
    root.setAttribute('aria-label', cycleWords(sequence, cycle));
    svg.setAttribute('viewBox', `0 0 ${size} ${size}`);
    svg.replaceChildren(...drawing(sequence, cycle, plan).map(materialize));
    const pressable = length <= MOST_BEADS;
    beads.replaceChildren(
      ...(pressable ? frames.slice(cycle.from + 1, cycle.to + 1) : []).map((frame, i) => {
        const facts = factsOf(frame);
        const said = facts.filter((fact) => JUDGED.includes(fact));
        const { move } = frame;
        const play = { play: i + 1, of: length, description: move?.description ?? '', signs: said };
        const kind = !move || move.at < 0 ? 'none' : move.color;
        const bead = button({ class: `bead-play ${kind}`, 'aria-label': words('cycle.play', play) }, [
          plan.bead >= 7.5 ? html('span', {}, [frame.number]) : null,
          said[0] && plan.bead >= 5.5 ? badge(said[0], plan.bead, angleOf(plan, i + 1)) : null,
        ]);
        const { x, y } = pointAt(plan, angleOf(plan, i + 1), plan.radius);
        place(bead, x, y, plan.bead);
        bead.addEventListener('click', () => this.handlers.seek(cycle.from + 1 + i));
        return bead;
      }),
    );
    place(hub, size / 2, size / 2, plan.hub);
    hub.classList.toggle('small', plan.hub < 20);
    hub.setAttribute('aria-label', words('cycle.loop', { length }));
    hub.setAttribute('title', words('control.keyed', { name: words('cycle.loop-short'), key: 'L' }));
  }
}

/**
 * On the rim of a stone, a little outward and on along the ring, where neither names nor threads
 * are.
 */
function badge(fact: ShownFact, radius: number, angle: number): SVGElement {
  const node = materialize({
    tag: 'svg',
    attributes: { class: `badge fact-${fact}`, viewBox: '-1.5 -1.5 19 19', 'aria-hidden': 'true' },
    children: [element('circle', { cx: 8, cy: 8, r: 9.2 }), element('path', { d: FACTS[fact] })],
  });
  const a = ((angle + 62) * Math.PI) / 180;
  const size = Math.min(6, 0.5 * radius);
  const distance = 1.12 * radius;
  place(node, radius + distance * Math.cos(a), radius + distance * Math.sin(a), size);
  return node;
}

function place(node: HTMLElement | SVGElement, x: number, y: number, radius: number): void {
  const set = (name: string, value: number) => node.style.setProperty(name, `${value}px`);
  set('left', x - radius);
  set('top', y - radius);
  set('width', 2 * radius);
  set('height', 2 * radius);
}

function drawing(sequence: Sequence, cycle: ShownCycle, plan: RingPlan): Picture[] {
  const { size, radius, bead, names, length } = plan;
  const middle = size / 2;
  const circle = (name: string, more = {}) =>
    element('circle', { class: name, cx: middle, cy: middle, r: radius, fill: 'none', ...more });
  const seam = -90;
  const tip = pointAt(plan, seam, radius);
  const parts: Picture[] = [
    circle('track'),
    ...threads(sequence, cycle, plan),
    circle('progress', {
      pathLength: 1,
      'stroke-dasharray': 1,
      'data-done': 0,
      transform: `rotate(-90 ${middle} ${middle})`,
    }),
    element('path', {
      class: 'seam',
      d: LINE_SIGNS.seam,
      transform: `translate(${tip.x - 8} ${tip.y - 8})`,
    }),
    element('g', { class: 'halo' }, [
      element('circle', { cx: middle + radius, cy: middle, r: bead + 3.5, fill: 'none' }),
    ]),
  ];
  for (let k = 1; k <= length; k++) {
    const frame = must(sequence.frames[cycle.from + k]);
    const angle = angleOf(plan, k);
    if (names > 0) {
      const { x, y } = pointAt(plan, angle, names);
      const { anchor, drop } = nameAt(angle);
      parts.push(
        element('text', { class: 'name', x, y: y + drop, 'text-anchor': anchor }, [
          pointWord(frame.move?.point ?? ''),
        ]),
      );
    }
    if (length > MOST_BEADS) {
      const { x, y } = pointAt(plan, angle, radius);
      parts.push(element('circle', { class: 'dot', cx: x, cy: y, r: 1.5 }));
    }
  }
  return parts;
}

/** Threads between plays that take each other back, bent towards the middle. */
function threads(sequence: Sequence, cycle: ShownCycle, plan: RingPlan): Picture[] {
  if (plan.length > MOST_BEADS) return [];
  const seen = new Set<string>();
  return takenBack(sequence, cycle).flatMap(([i, j]) => {
    const plays = `${Math.min(i, j) + 1} ${Math.max(i, j) + 1}`;
    if (seen.has(plays)) return [];
    seen.add(plays);
    const a = pointAt(plan, angleOf(plan, i + 1), plan.radius - plan.bead);
    const b = pointAt(plan, angleOf(plan, j + 1), plan.radius - plan.bead);
    const m = plan.size / 2;
    return [
      element('path', {
        class: 'thread',
        'data-plays': plays,
        fill: 'none',
        d: `M${a.x} ${a.y}Q${m} ${m} ${b.x} ${b.y}`,
      }),
    ];
  });
}
