import { must } from '../go/must.ts';
import type { Frame, Sequence } from '../protocol/player.ts';
import { widthOf } from '../raster/index.ts';
import { type Element, element } from '../render/element.ts';
import { type BoardPicture, type BookFigure, framePicture, numbersOn } from '../render/index.ts';
import type { PlacedMark } from '../render/marks.ts';
import { boardParts, svgElement, themeOf } from '../render/svg.ts';
import type { PictureOptions } from './options.ts';
import { altOf, ownStart } from './sequence.ts';

/** A picture ready to be written or painted. Positions of one sequence have the same ground. */
export interface Scene {
  readonly width: number;
  readonly height: number;
  readonly alt: string;
  readonly ground: readonly (Element | null)[];
  readonly layers: readonly (Element | null)[];
}

export function sceneOf(sequence: Sequence, index: number, options: PictureOptions): Scene {
  const frame = must(sequence.frames[index]);
  const picture = pictureOf(sequence, frame, options);
  return sceneWith(picture, altOf(sequence, picture, frame.caption), options);
}

export function figureScene(sequence: Sequence, figure: BookFigure, options: PictureOptions): Scene {
  const alt = altOf(sequence, figure.picture, figure.alt);
  const own = figure.caption === '' ? [] : [figure.caption];
  return sceneWith(figure.picture, alt, { ...options, caption: [...(options.caption ?? []), ...own] });
}

function pictureOf(sequence: Sequence, frame: Frame, options: PictureOptions): BoardPicture {
  const whole = framePicture(sequence, frame);
  const isWanted = ({ mark }: PlacedMark) =>
    mark.kind === 'last' || mark.kind === 'number' || mark.kind === 'label' || options.marks !== false;
  const marks = (whole.marks ?? []).filter(isWanted);
  if (!options.numbers) return { ...whole, marks };
  // The entry's own moves.
  const own = { from: ownStart(sequence) + 1, to: frame.index };
  const unnumbered = marks.filter(({ mark }) => mark.kind !== 'last' && mark.kind !== 'number');
  const numbers = numbersOn(sequence.frames, own, frame.index).filter(isWanted);
  return { ...whole, marks: [...unnumbered, ...numbers] };
}

const NARROWEST = 200;

function sceneWith(picture: BoardPicture, alt: string, options: PictureOptions): Scene {
  const { theme = 'light', look = 'wood', coordinates = 'western', cell = 24, caption = [] } = options;
  const parts = boardParts(picture, { theme, look, coordinates, cell });
  if (caption.length === 0) return { ...parts, alt };
  const size = Math.max(9, Math.min(16, Math.round(cell * 0.54)));
  const width = Math.max(parts.width, Math.round((NARROWEST * size) / 13));
  const lines = caption.flatMap((text) => wrapped(text, size, width * 0.94));
  const gap = Math.round(size * 0.7);
  const step = Math.round(size * 1.4);
  const texts = lines.map((line, i) =>
    element(
      'text',
      {
        x: width / 2,
        y: parts.height + gap + step * i + Math.round(size * 0.95),
        'font-size': size,
        'text-anchor': 'middle',
        fill: themeOf(theme, look).page,
      },
      [line],
    ),
  );
  const left = Math.floor((width - parts.width) / 2);
  const moved = (children: readonly (Element | null)[]) =>
    left === 0 ? children : [element('g', { transform: `translate(${left} 0)` }, children)];
  return {
    width,
    height: parts.height + gap + step * lines.length + Math.round(size * 0.3),
    alt,
    ground: [...moved(parts.ground), ...texts],
    layers: moved(parts.layers),
  };
}

/** Words on lines no wider than `width`; a word that is wider itself is cut. */
function wrapped(text: string, size: number, width: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/).filter((one) => one !== '')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (widthOf(longer, size) <= width) {
      line = longer;
      continue;
    }
    if (line !== '') lines.push(line);
    line = '';
    for (const letter of word) {
      if (widthOf(line + letter, size) > width && line !== '') {
        lines.push(line);
        line = '';
      }
      line += letter;
    }
  }
  return line === '' ? lines : [...lines, line];
}

/** The whole as one tree, on a background when one is asked for. */
export function treeOf(scene: Scene, background?: string): Element {
  const { width, height, alt, ground, layers } = scene;
  const page = background ? element('rect', { width, height, fill: background }) : null;
  return svgElement(width, height, alt, [page, ...ground, ...layers]);
}
