import { must } from '../go/must.ts';
import type { Frame, Sequence } from '../protocol/player.ts';
import { widthOf } from '../raster/index.ts';
import { type Element, element } from '../render/element.ts';
import { type BoardPicture, type BookFigure, framePicture, numbersOn } from '../render/index.ts';
import type { PlacedMark } from '../render/marks.ts';
import { boardParts, svgElement, themeOf } from '../render/svg.ts';
import type { BoardTheme } from '../render/theme.ts';
import { cutOf } from '../render/wheel/cuts.ts';
import { cycleNear, type ShownCycle } from '../render/wheel/cycles.ts';
import { type WheelOptions, wheelElements, wheelGroup } from '../render/wheel/draw.ts';
import { sayWheel, withKos } from '../render/wheel/said.ts';
import { type Tracks, tracksOf } from '../render/wheel/tracks.ts';
import { PAGES, type PictureOptions, type WheelPicture } from './options.ts';
import { altOf, ownStart } from './sequence.ts';

/** A picture ready to be written or painted. Positions of one sequence have the same ground. */
export interface Scene {
  readonly width: number;
  readonly height: number;
  readonly alt: string;
  readonly ground: readonly (Element | null)[];
  readonly layers: readonly (Element | null)[];
}

/** @param isMoving whether it is one of a film, whose wheel fills up play by play. */
export function sceneOf(sequence: Sequence, index: number, options: PictureOptions, isMoving = false): Scene {
  const frame = must(sequence.frames[index]);
  const wheel = options.wheel ? wheelAt(sequence, index, isMoving) : null;
  const picture = pictureOf(sequence, frame, options);
  const shown = wheel ? { ...picture, marks: withKos(picture.marks, wheel.tracks) } : picture;
  const alt = altOf(sequence, shown, frame.caption);
  return sceneWith(shown, wheel ? `${alt} ${sayWheel(wheel.tracks)}` : alt, options, wheel);
}

/** A wheel alone, where its board is another picture. */
export function wheelScene(sequence: Sequence, cycle: ShownCycle, options: WheelPicture): Scene {
  const { size, theme, look } = options;
  const wheel = wheelOf(sequence, cycle);
  const drawn = { ...wheel, size, theme: themeOf(theme, look), id: 'k' };
  const layers = wheelElements(wheel.tracks, drawn);
  return { width: size, height: size, alt: sayWheel(wheel.tracks), ground: [], layers };
}

/** What is drawn of a wheel: its cycle, where the rule in force cuts it, how far it is played. */
type ShownWheel = Pick<WheelOptions, 'cut' | 'played'> & { readonly tracks: Tracks };

function wheelAt(sequence: Sequence, index: number, isMoving: boolean): ShownWheel | null {
  const cycle = cycleNear(sequence, index);
  if (!cycle) return null;
  const { tracks, cut: stops } = wheelOf(sequence, cycle);
  if (!isMoving) return { tracks, cut: stops };
  const played = Math.max(0, Math.min(tracks.length, index - cycle.from));
  return { tracks, played, cut: stops && stops.play <= played ? stops : null };
}

function wheelOf(sequence: Sequence, cycle: ShownCycle) {
  const cut = cutOf(sequence, cycle);
  return { tracks: tracksOf(sequence, cycle), cut: cut === 'pending' ? null : cut };
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

/** Between the board and the wheel, in cells; and the size of a wheel. */
const BESIDE = 0.6;
const WHEELS = { least: 160, most: 320 };

/** A board with a wheel at its right, each in the middle of the height. */
function beside(
  board: SceneParts,
  cell: number,
  { wheel, theme }: { readonly wheel: ShownWheel; readonly theme: BoardTheme },
): SceneParts {
  const size = Math.max(WHEELS.least, Math.min(WHEELS.most, board.height));
  const height = Math.max(size, board.height);
  const gap = Math.round(cell * BESIDE);
  const down = Math.round((height - board.height) / 2);
  const options = { ...wheel, size, theme, id: 'k' };
  return {
    width: board.width + gap + size,
    height,
    ground: moved(board.ground, 0, down),
    layers: [
      ...moved(board.layers, 0, down),
      wheelGroup(wheel.tracks, options, board.width + gap, Math.round((height - size) / 2)),
    ],
  };
}

type SceneParts = Omit<Scene, 'alt'>;

function moved(children: readonly (Element | null)[], x: number, y: number): readonly (Element | null)[] {
  return x === 0 && y === 0 ? children : [element('g', { transform: `translate(${x} ${y})` }, children)];
}

function sceneWith(
  picture: BoardPicture,
  alt: string,
  options: PictureOptions,
  wheel: ShownWheel | null = null,
): Scene {
  const { theme = 'light', look = 'wood', coordinates = 'western', cell = 24, caption = [] } = options;
  const colors = themeOf(theme, look);
  const board = boardParts(picture, { theme, look, coordinates, cell });
  const parts = wheel ? beside(board, cell, { wheel, theme: colors }) : board;
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
        fill: colors.page,
      },
      [line],
    ),
  );
  const left = Math.floor((width - parts.width) / 2);
  const height = parts.height + gap + step * lines.length + Math.round(size * 0.3);
  // Without a ground of its own the picture may stand on a page in the color of the words.
  const top = parts.height + Math.round(gap / 2);
  const paper = element('rect', {
    x: 0,
    y: top,
    width,
    height: height - top,
    rx: 3,
    fill: PAGES[theme],
  });
  return {
    width,
    height,
    alt,
    ground: [...moved(parts.ground, left, 0), options.background === undefined ? paper : null, ...texts],
    layers: moved(parts.layers, left, 0),
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
