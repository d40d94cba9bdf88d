/**
 * The board as DOM: the ground is drawn when the size changes, stones come and go by plan, marks
 * are drawn for each frame.
 */
import type { Stone } from '../../../src/protocol/player.ts';
import { boardAlt } from '../../../src/render/alt.ts';
import { type AskedPoints, askedAbove, askedBelow } from '../../../src/render/asked.ts';
import { chainsOn } from '../../../src/render/chains.ts';
import type { CoordinateStyle } from '../../../src/render/choices.ts';
import { type Element as Picture, short } from '../../../src/render/element.ts';
import { ground, unknownIn } from '../../../src/render/ground.ts';
import { fitted, type Layout } from '../../../src/render/layout.ts';
import { marksAbove, marksBelow } from '../../../src/render/marks.ts';
import { drawnLines } from '../../../src/render/rare-signs.ts';
import {
  shadowCenter,
  shadowDiscs,
  stoneElement,
  stoneGradients,
  stoneStyle,
} from '../../../src/render/stones.ts';
import { allMarks, type BoardPicture, FONT } from '../../../src/render/svg.ts';
import type { BoardTheme } from '../../../src/render/theme.ts';
import { html, materialize, svgNode } from '../../ui/dom.ts';
import { planOf, type Rows, type StoneChange } from '../../ui/plan.ts';
import { words } from '../../ui/words.ts';
import { Grid, type GridHandlers } from './grid.ts';

const ID = 'koban-';
const LARGEST_CELL = 88;
/** A stone comes first, then what it captured goes, and last come the marks that say so. */
const APPEAR = 140;
const VANISH = { delay: 90, duration: 220 } as const;
const MARKS = { delay: 140, duration: 160 } as const;
const MOST_MOVING = 40;

interface DrawnStone {
  readonly color: Stone;
  readonly nodes: readonly SVGElement[];
}

interface BoardLook {
  readonly theme: BoardTheme;
  readonly coordinates: CoordinateStyle;
}

export class BoardView {
  readonly svg: SVGElement;
  /** The picture and, over it, its points. */
  readonly root: HTMLElement;
  readonly grid: Grid;
  private readonly layers: Record<
    'ground' | 'below' | 'defs' | 'shadow' | Stone | 'goal' | 'ghost' | 'above',
    SVGElement
  >;
  private readonly stones = new Map<number, DrawnStone>();
  /** Stones on their way out, to be taken away at once when the next frame comes. */
  private leaving: SVGElement[] = [];
  private rows: Rows = [];
  /** What the ground was drawn for; it is drawn again only when this changes. */
  private groundKey = '';

  /** Stones of the chains that a question is about, which have an outline. */
  goal: readonly number[] = [];
  private layout: Layout | null = null;
  private theme: BoardTheme | null = null;

  constructor(handlers: GridHandlers) {
    const layer = (name: string) => {
      const node = svgNode('g', { class: `layer-${name}` });
      this.svg.append(node);
      return node;
    };
    this.svg = svgNode('svg', { role: 'img', class: 'board', 'font-family': FONT });
    this.layers = {
      ground: layer('ground'),
      below: layer('below'),
      defs: layer('defs'),
      // Under the stones, which it must not cut.
      goal: layer('goal'),
      shadow: layer('shadow'),
      black: layer('black'),
      white: layer('white'),
      ghost: layer('ghost'),
      above: layer('above'),
    };
    this.grid = new Grid(handlers);
    this.root = html('div', { class: 'board-box' }, [this.svg, ...this.grid.nodes]);
  }

  /**
   * A stone that could be played: `null` takes it away. One that the active rule forbids is crossed
   * out as forbidden moves are.
   */
  ghost(point: number, color: Stone | null, forbidden = false): void {
    const { layout, theme } = this;
    if (color === null || !layout || !theme) {
      this.layers.ghost.replaceChildren();
      return;
    }
    const stone = stoneElement(layout, theme, { point, color });
    const attributes = { ...stoneStyle(layout, theme, color, ID), class: 'ghost' };
    const body: Picture = { tag: 'g', attributes, children: [stone] };
    if (!forbidden) {
      fill(this.layers.ghost, [body]);
      return;
    }
    const crossed = marksAbove(
      layout,
      theme,
      [{ point, mark: { kind: 'forbidden', rule: '' } }],
      () => color,
      ID,
    );
    fill(this.layers.ghost, [body, ...crossed]);
  }

  /** The chains that the reader asks about, else those of the text. */
  private askedOn({ rows, asked }: BoardPicture): AskedPoints {
    const { goal } = this;
    if (goal.length === 0) return asked ?? { chains: [] };
    const chains = chainsOn(rows).filter(({ points }) => goal.some((one) => points.includes(one)));
    return { ...asked, chains: chains.flatMap(({ points }) => points) };
  }

  /**
   * Draws a picture as large as the box allows. With `animate`, stones come and go softly; they
   * always end up right. `caption` says what happens, for readers who cannot see it.
   */
  show(
    picture: BoardPicture,
    look: BoardLook,
    box: { width: number; height: number },
    animate: boolean,
    caption = '',
    /** Another rule is in force: its marks take the place of the others softly. */
    fades = false,
  ): void {
    const { shape } = picture;
    const layout = fitted(shape, box.width, box.height, look.coordinates, LARGEST_CELL);
    this.layout = layout;
    this.theme = look.theme;
    this.grid.place(layout);
    this.ghost(-1, null);
    for (const node of this.leaving) node.remove();
    this.leaving = [];
    const unknown = picture.rows.map((row) => row.replace(/[^?]/g, '.')).join('/');
    const key = `${JSON.stringify(layout)} ${unknown} ${picture.drawn?.blanks ?? ''} ${JSON.stringify(look.theme)}`;
    const again = key !== this.groundKey;
    if (again) {
      this.groundKey = key;
      this.redrawGround(picture, layout, look.theme);
    }
    const plan = planOf(shape.columns, shape.rows, this.rows, picture.rows);
    // A leap through a game shows the other board at once, not a hundred stones on their way.
    const softly = animate && !again && plan.vanish.length + plan.appear.length <= MOST_MOVING;
    for (const change of plan.vanish) this.vanish(change, softly);
    for (const change of plan.appear) this.appear(change, layout, look.theme, softly);
    this.rows = picture.rows;
    const marks = allMarks(picture);
    const stoneAt = (point: number) => this.stones.get(point)?.color ?? null;
    const asked = this.askedOn(picture);
    fill(this.layers.goal, askedAbove(layout, look.theme, asked));
    fill(this.layers.below, [
      ...askedBelow(layout, look.theme, asked),
      ...marksBelow(layout, look.theme, marks, ID),
    ]);
    fill(this.layers.above, [
      ...marksAbove(layout, look.theme, marks, stoneAt, ID),
      drawnLines(layout, look.theme, picture.drawn?.lines),
    ]);
    if (softly && (plan.appear.length > 0 || plan.vanish.length > 0)) this.fadeIn(MARKS);
    else if (fades && !again) this.fadeIn({ delay: 0, duration: MARKS.duration });
    const board = boardAlt(picture);
    this.svg.setAttribute(
      'aria-label',
      caption === '' ? board : words('board.alternative', { caption, board }),
    );
  }

  private fadeIn({ delay, duration }: { readonly delay: number; readonly duration: number }): void {
    const options = { delay, duration, easing: 'ease-out', fill: 'backwards' } as const;
    for (const layer of [this.layers.below, this.layers.above])
      layer.animate([{ opacity: 0 }, { opacity: 1 }], options);
  }

  private redrawGround(picture: BoardPicture, layout: Layout, theme: BoardTheme): void {
    const { svg, layers } = this;
    svg.setAttribute('width', String(layout.width));
    svg.setAttribute('height', String(layout.height));
    svg.setAttribute('viewBox', `0 0 ${layout.width} ${layout.height}`);
    fill(layers.ground, ground(layout, theme, unknownIn(layout, picture.rows, picture.drawn?.blanks), ID));
    fill(layers.defs, [stoneGradients(theme, ID)]);
    for (const color of ['black', 'white'] as const) {
      for (const [name, value] of Object.entries(stoneStyle(layout, theme, color, ID))) {
        layers[color].setAttribute(name, typeof value === 'number' ? short(value) : value);
      }
      layers[color].replaceChildren();
    }
    layers.shadow.setAttribute('fill', theme.shadow);
    layers.shadow.replaceChildren();
    // All stones have another place or look now, and are put back by the plan, from an empty board.
    this.stones.clear();
    this.rows = [];
  }

  private appear({ point, color }: StoneChange, layout: Layout, theme: BoardTheme, animate: boolean): void {
    const body = materialize(stoneElement(layout, theme, { point, color }));
    this.layers[color].append(body);
    const nodes = [body];
    if (theme.shadow !== 'none') {
      const { x, y } = shadowCenter(layout, point);
      for (const { r, opacity } of shadowDiscs(layout)) {
        // Not `opacity`: that is what the animation changes.
        const shadow = svgNode('circle', { cx: x, cy: y, r, 'fill-opacity': opacity });
        this.layers.shadow.append(shadow);
        nodes.push(shadow);
      }
    }
    this.stones.set(point, { color, nodes });
    if (!animate) return;
    for (const node of nodes) {
      const from = { opacity: 0, transform: 'scale(1.08)' };
      node.animate([from, { opacity: 1, transform: 'none' }], { duration: APPEAR, easing: 'ease-out' });
    }
  }

  private vanish({ point }: StoneChange, animate: boolean): void {
    const stone = this.stones.get(point);
    if (!stone) return;
    this.stones.delete(point);
    for (const node of stone.nodes) {
      if (!animate) {
        node.remove();
        continue;
      }
      this.leaving.push(node);
      const to = { opacity: 0, transform: 'scale(0.86)' };
      const fading = node.animate([{ opacity: 1, transform: 'none' }, to], {
        ...VANISH,
        easing: 'ease-in',
        fill: 'forwards',
      });
      fading.onfinish = () => node.remove();
    }
  }
}

function fill(layer: SVGElement, pictures: readonly (Picture | null)[]): void {
  layer.replaceChildren(...pictures.filter((picture) => picture !== null).map(materialize));
}
