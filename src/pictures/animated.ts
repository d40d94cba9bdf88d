import { must } from '../go/must.ts';
import type { Sequence } from '../protocol/player.ts';
import { type Element, element, serialize } from '../render/element.ts';
import { svgElement } from '../render/svg.ts';
import { beats } from './moving.ts';
import type { PictureOptions } from './options.ts';
import { sceneOf } from './scene.ts';

/**
 * An SVG that plays by itself, in every browser and where it is shown as an image. The ground is
 * there once; of what changes each part is there once, too, and a style sheet says when it is seen.
 * Where nothing moves (print, a viewer without animations, a reader who wants less motion) it is
 * the last position.
 */
export function animatedSvg(sequence: Sequence, options: PictureOptions): string {
  const all = beats(sequence, options);
  const total = all.reduce((sum, { delay }) => sum + delay, 0);
  const end = must(all.at(-1)).index;
  const layers: Layer[] = [];
  let frame = sceneOf(sequence, end, options, true);
  const { width, height, alt, ground } = frame;
  all.forEach(({ index }, n) => {
    frame = sceneOf(sequence, index, options, true);
    gather(frame.layers, n, layers);
  });
  const times = new Times(
    all.map(({ delay }) => delay),
    total,
  );
  const drawn = layers.map(({ attributes, tag, parts }) =>
    element(
      tag,
      attributes,
      parts.map(({ part, seen }) => times.shown(part, seen)),
    ),
  );
  const background = options.background ? element('rect', { width, height, fill: options.background }) : null;
  const root = svgElement(width, height, alt, [background, ...ground, STYLE, ...drawn]);
  // The sheet is ours to the last letter: names of classes and numbers.
  return `${serialize(root).replace(serialize(STYLE), () => `<style>${times.sheet()}</style>`)}\n`;
}

const STYLE = element('style', {}, ['koban']);

/** A group of a picture that stands in all frames, with everything that is ever in it. */
interface Layer {
  /** What layers of two frames have in common that are one. */
  readonly key: string;
  readonly tag: string;
  readonly attributes: Element['attributes'];
  readonly parts: { readonly key: string; readonly part: Element; readonly seen: number[] }[];
}

function gather(nodes: readonly (Element | null)[], n: number, layers: Layer[]): void {
  const layerOf = inOrder(layers);
  for (const node of nodes) {
    if (!node) continue;
    const { tag, attributes } = node;
    const key = JSON.stringify([tag, attributes]);
    const { parts } = layerOf(key, () => ({ key, tag, attributes, parts: [] }));
    const partOf = inOrder(parts);
    for (const part of node.children) {
      if (typeof part === 'string') continue;
      const text = serialize(part);
      partOf(text, () => ({ key: text, part, seen: [] })).seen.push(n);
    }
  }
}

/**
 * Finds what one frame has of a list, from its beginning on; what is new comes behind the one
 * before it, so that each frame is drawn in its own order.
 */
function inOrder<T extends { readonly key: string }>(all: T[]): (key: string, make: () => T) => T {
  let at = 0;
  return (key, make) => {
    const i = all.findIndex((one, k) => k >= at && one.key === key);
    if (i < 0) all.splice(at, 0, make());
    else at = i;
    return must(all[at++]);
  };
}

/** When parts are seen: a class and a list of key frames for each pattern of times. */
class Times {
  private readonly classes = new Map<string, number>();
  private readonly starts: number[] = [];

  constructor(
    private readonly delays: readonly number[],
    private readonly total: number,
  ) {
    let at = 0;
    for (const delay of delays) {
      this.starts.push(at);
      at += delay;
    }
  }

  shown(part: Element, seen: readonly number[]): Element {
    if (part.tag === 'radialGradient' || part.tag === 'linearGradient' || seen.length === this.delays.length)
      return part;
    const key = seen.join(' ');
    const number = this.classes.get(key) ?? this.classes.size;
    this.classes.set(key, number);
    const hidden = seen.at(-1) === this.delays.length - 1 ? {} : { visibility: 'hidden' };
    return element('g', { class: `t${number}`, ...hidden }, [part]);
  }

  sheet(): string {
    const rules = [...this.classes].map(([key, number]) => {
      const seen = new Set(key.split(' ').map(Number));
      let before = '';
      const frames = this.starts.flatMap((start, n) => {
        const now = seen.has(n) ? 'visible' : 'hidden';
        if (now === before) return [];
        before = now;
        return [`${percent(start / this.total)}{visibility:${now}}`];
      });
      const end = `to{visibility:${before}}`;
      return `.t${number}{animation-name:k${number}}@keyframes k${number}{${frames.join('')}${end}}`;
    });
    if (rules.length === 0) return '';
    const seconds = this.total / 1000;
    return `@media (prefers-reduced-motion:no-preference){[class^=t]{animation:${seconds}s step-end infinite}${rules.join('')}}`;
  }
}

function percent(part: number): string {
  return `${Math.round(part * 100_000) / 1000}%`;
}
