/**
 * One board of the preview, drawn frame after frame; stones come and go softly, by the same plan as
 * in the player.
 */
import { must } from '../../src/go/must.ts';
import type { PreviewSequence } from '../../src/protocol/preview.ts';
import { boardAlt } from '../../src/render/alt.ts';
import type { Element as Picture } from '../../src/render/element.ts';
import { framePicture } from '../../src/render/frame.ts';
import { center } from '../../src/render/layout.ts';
import { boardParts, layoutOf, svgElement } from '../../src/render/svg.ts';
import { materialize, svgNode } from '../ui/dom.ts';
import { planOf, type Rows } from '../ui/plan.ts';

const APPEAR = 170;
const VANISH = 300;
const ID = 'koban-p';

type PreviewFrame = PreviewSequence['frames'][number];

export class PreviewBoard {
  readonly svg: SVGElement;
  private readonly above = svgNode('g');
  private rows: Rows = [];
  private marks: PreviewFrame['marks'] = [];

  constructor(
    private readonly sequence: PreviewSequence,
    /** The width of a cell, as in the picture that it takes the place of. */
    private readonly cell: number,
  ) {
    const { width, height, ground } = this.parts(0);
    this.svg = materialize(svgElement(width, height, undefined, ground));
    this.svg.setAttribute('class', 'board');
    this.svg.setAttribute('role', 'img');
    this.svg.append(this.above);
  }

  /** `marks` are those of the frame that are to be drawn. */
  show(index: number, animate: boolean, marks: PreviewFrame['marks']): void {
    const { shape, frames } = this.sequence;
    const { rows } = must(frames[index]);
    const plan = planOf(shape.columns, shape.rows, this.rows, rows);
    const old = animate ? plan.vanish.map(({ point }) => this.stoneAt(point)) : [];
    this.rows = rows;
    this.marks = marks;
    this.above.replaceChildren(
      ...this.parts(index)
        .layers.filter((layer): layer is Picture => layer !== null)
        .map(materialize),
    );
    this.svg.setAttribute('aria-label', boardAlt(this.pictureOf(index)));
    if (!animate) return;
    for (const { point } of plan.appear) {
      this.stoneAt(point)?.animate([{ opacity: 0 }, { opacity: 1 }], {
        duration: APPEAR,
        easing: 'ease-out',
      });
    }
    for (const stone of old) this.fade(stone);
  }

  private fade(stone: globalThis.Element | null): void {
    if (!stone) return;
    const group = stone.parentElement?.cloneNode() as globalThis.Element | undefined;
    if (!group) return;
    group.append(stone);
    this.above.prepend(group);
    const fading = group.animate([{ opacity: 1 }, { opacity: 0 }], {
      duration: VANISH,
      easing: 'ease-in',
      fill: 'forwards',
    });
    fading.onfinish = () => group.remove();
  }

  private stoneAt(point: number): globalThis.Element | null {
    const { x, y } = center(layoutOf(this.sequence.shape, this.how), point);
    const at = `circle[cx="${x}"][cy="${y}"]`;
    return this.above.querySelector(`.koban-black > ${at}, .koban-white > ${at}`);
  }

  private get how() {
    const { look, coordinates } = this.sequence;
    return { cell: this.cell, look, coordinates };
  }

  private pictureOf(index: number) {
    const frame = must(this.sequence.frames[index]);
    return framePicture(this.sequence, { ...frame, marks: this.marks });
  }

  private parts(index: number) {
    return boardParts(this.pictureOf(index), { ...this.how, theme: 'css', id: ID });
  }
}
