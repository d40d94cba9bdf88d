/** Above the slider: where plays are forbidden, and which two moves a repetition joins. */
import type { Frame, Sequence } from '../src/protocol/player.ts';
import { materialize } from './dom.ts';

const WIDTH = 1000;
const HEIGHT = 14;

export class Track {
  readonly svg: SVGElement;
  private drawn: Sequence | null = null;
  private readonly ticks: SVGElement;
  private readonly arc: SVGElement;

  constructor() {
    this.svg = materialize({
      tag: 'svg',
      attributes: {
        class: 'track',
        viewBox: `0 0 ${WIDTH} ${HEIGHT}`,
        preserveAspectRatio: 'none',
        'aria-hidden': 'true',
      },
      children: [],
    });
    const path = (name: string) =>
      materialize({
        tag: 'path',
        attributes: { class: name, fill: 'none', 'vector-effect': 'non-scaling-stroke' },
        children: [],
      });
    this.ticks = path('ticks');
    this.arc = path('arc');
    this.svg.append(this.ticks, this.arc);
  }

  update(sequence: Sequence, frame: Frame): void {
    const last = Math.max(1, sequence.frames.length - 1);
    const x = (index: number) => Math.round((index / last) * WIDTH);
    if (this.drawn !== sequence) {
      this.drawn = sequence;
      const forbidden = sequence.frames
        .map((f, i) => (f.verdicts.some((v) => v.inForce && v.verdict === 'forbidden') ? i : -1))
        .filter((i) => i > 0);
      this.ticks.setAttribute('d', forbidden.map((i) => `M${x(i)} ${HEIGHT - 5}V${HEIGHT}`).join(''));
    }
    const { repeats } = frame;
    const here = sequence.frames.indexOf(frame);
    const joined = repeats && repeats.of < here;
    const [a, b] = joined ? [x(repeats.of), x(here)] : [0, 0];
    this.arc.setAttribute('d', joined ? `M${a} ${HEIGHT}C${a} 0 ${b} 0 ${b} ${HEIGHT}` : '');
  }
}
