import { must } from '../go/must.ts';
import { altOf, ownStart } from '../pictures/sequence.ts';
import type { Sequence } from '../protocol/player.ts';
import type { Element } from '../render/element.ts';
import { element } from '../render/element.ts';
import { type BookFigure, figures, framePicture } from '../render/index.ts';
import { boardParts, svgElement } from '../render/svg.ts';
import type { ShownCycle } from '../render/wheel/cycles.ts';
import { message, say } from '../words/index.ts';
import { typed } from './html.ts';
import { type PlayableParts, playable } from './playable.ts';

interface EntryParts extends PlayableParts {
  /** That all claims hold, beside the title. */
  readonly holding?: Element | null;
  /** The place of the row of rules (`rules-row.ts`). */
  readonly rules?: Element | null;
  /** What stands below the boards (`below.ts`). */
  readonly below: readonly (Element | null)[];
  /** What the author says of the moves (`below.ts`). */
  readonly comments?: Element | null;
  /** The cycle of the moves, which stands still (`wheel.ts`). */
  readonly wheel?: Element | null;
  /** A figure with the letters of the wheel on its board. */
  readonly lettered?: ((figure: BookFigure) => BookFigure) | undefined;
  /** Whether the entry has a board at all. */
  readonly drawn: boolean;
  /** Line of its fence on which the entry's text begins; the line that opens the fence is 0. */
  readonly inFence?: number;
  /** Begins the ids of what the pictures define; one of its own for each entry of a page. */
  readonly id: string;
  readonly pictures?: FigurePictures | undefined;
}

/** Draws where pages take other pictures than elements of a page. */
export interface FigurePictures {
  board(sequence: Sequence, figure: BookFigure): Element;
  /**
   * @param size its side, where a cell of the board is 24
   * @param alt what it shows, in words
   */
  wheel(sequence: Sequence, cycle: ShownCycle, size: number, alt: string): Element;
}

/** More moves than these in one figure are no figure; a reader steps through them. */
const MOVES = 40;
const FIGURES = 3;
/** Longer sequences are for the player beside the text: a page of many would be megabytes. */
const LONGEST = 240;

/** An entry as a figure: boards with numbers, which need no script, and notes below them. */
export function entryElement(parts: EntryParts): Element {
  const { sequence, drawn, below, holding = null, rules = null, comments = null } = parts;
  const own = sequence.frames.length - 1 - ownStart(sequence);
  const shown = drawn ? shownFigures(sequence) : [];
  const boards = shown.flatMap((one) =>
    boardElements(parts.lettered?.(one) ?? one, parts, shown.length === 1),
  );
  const plays = drawn && own > 0 && own <= LONGEST;
  const stage = drawn
    ? element(
        'div',
        { class: 'koban-stage', ...(plays ? { 'data-koban': JSON.stringify(playable(parts)) } : {}) },
        [...boards, comments],
      )
    : null;
  const title = sequence.title === '' ? null : sequence.title;
  // Wood is what the page has without a class.
  const kind = parts.look === 'wood' ? '' : ` koban-look-${parts.look}`;
  const attributes = {
    class: `koban-entry${kind}${shown.length === 1 ? narrowness(must(shown[0]), parts) : ''}`,
    ...(parts.inFence !== undefined && { 'data-koban-line': parts.inFence }),
    ...(title !== null && { 'aria-label': title }),
  };
  return element('figure', attributes, [
    title === null && !holding
      ? null
      : element('div', { class: 'koban-title' }, [title === null ? null : typed(title), holding]),
    plays ? rules : null,
    stage,
    parts.wheel ?? null,
    element('figcaption', { class: 'koban-words' }, [
      ...below,
      drawn || title !== null || below.some((one) => one !== null)
        ? null
        : element('p', {}, [say(message('preview.no-board'))]),
    ]),
  ]);
}

function shownFigures(sequence: Sequence): BookFigure[] {
  const { show } = sequence;
  const at = show?.at;
  const last = sequence.frames.length - 1;
  const from = ownStart(sequence);
  if (at !== undefined && show?.numbers?.to === at) {
    const first = show.numbers.from - 1;
    return figures(sequence, { from: first, to: at, moves: at - first });
  }
  if (at !== undefined) return [positionFigure(sequence, at)];
  if (last - from <= MOVES * FIGURES) return figures(sequence, { from, moves: MOVES });
  // Too long for figures: the end alone, its last moves numbered.
  return figures(sequence, { from: last - MOVES, moves: MOVES });
}

/** One board that the author has chosen, without its moves. */
function positionFigure(sequence: Sequence, at: number): BookFigure {
  const frame = must(sequence.frames[at]);
  const picture = framePicture(sequence, frame);
  return { picture, from: at, to: at, title: '', notes: [], caption: '', alt: frame.caption };
}

/** The board and the line below it; a single board has it beside, where a player can stand. */
function boardElements(figure: BookFigure, parts: EntryParts, alone: boolean): Element[] {
  const board = parts.pictures?.board(parts.sequence, figure) ?? boardElement(figure, parts);
  if (!alone) {
    const below = element('div', { class: 'koban-moves' }, [figure.caption]);
    return [element('div', { class: 'koban-board-box' }, [board, below])];
  }
  const box = element('div', { class: 'koban-board-box' }, [board]);
  if (figure.caption === '') return [box];
  return [box, element('div', { class: 'koban-moves', slot: 'moves' }, [typed(figure.caption)])];
}

/** What stands below a board is wider than it by at most 4 rem on both sides, in steps of 4 rem. */
function narrowness({ picture }: BookFigure, { coordinates }: EntryParts): string {
  const board = 26 * picture.shape.columns + (coordinates === 'none' ? 0 : 34);
  const steps = Math.max(4, Math.floor((board + 128) / 64));
  return steps < 9 ? ` koban-w${steps}` : '';
}

function boardElement(figure: BookFigure, { sequence, coordinates, look, id }: EntryParts): Element {
  const cells = Math.max(figure.picture.shape.columns, figure.picture.shape.rows);
  const size = cells > 15 ? { cell: 22 } : { cell: 26 };
  const { width, height, ground, layers } = boardParts(figure.picture, {
    theme: 'css',
    look,
    coordinates,
    id,
    ...size,
  });
  const svg = svgElement(width, height, altOf(sequence, figure.picture, figure.alt), [...ground, ...layers]);
  return { ...svg, attributes: { ...svg.attributes, class: 'koban-svg' } };
}
