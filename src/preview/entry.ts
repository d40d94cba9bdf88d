import { must } from '../go/must.ts';
import { altOf, ownStart } from '../pictures/sequence.ts';
import type { Sequence } from '../protocol/player.ts';
import type { PreviewSequence } from '../protocol/preview.ts';
import type { Element } from '../render/element.ts';
import { element } from '../render/element.ts';
import { type BookFigure, type CoordinateStyle, figures, framePicture, type Look } from '../render/index.ts';
import { boardParts, svgElement } from '../render/svg.ts';
import { capitalized } from '../render/words.ts';
import { message, say, spokenLanguage } from '../words/index.ts';
import { icon } from './html.ts';
import type { NotedClaim, NotedReason, PreviewNote } from './notes.ts';

interface EntryParts {
  readonly sequence: Sequence;
  readonly notes: readonly PreviewNote[];
  readonly claims: readonly NotedClaim[];
  readonly reasons: readonly NotedReason[];
  /** Whether the entry has a board at all. */
  readonly drawn: boolean;
  readonly coordinates: CoordinateStyle;
  readonly look: Look;
  readonly eyeValue?: PreviewSequence['eyeValue'];
  readonly source?: PreviewSequence['source'];
  readonly diagram?: number | undefined;
  /** Line of its fence on which the entry's text begins; the line that opens the fence is 0. */
  readonly inFence?: number;
  /** Line of the page on which the entry's text begins, from 1. */
  readonly line: number;
  /** Begins the ids of what the pictures define; one of its own for each entry of a page. */
  readonly id: string;
  /** Draws a board where pages take other pictures than elements of a page. */
  readonly picture?: PictureOf | undefined;
}

export type PictureOf = (sequence: Sequence, figure: BookFigure) => Element;

/** More moves than these in one figure are no figure; a reader steps through them. */
const MOVES = 40;
const FIGURES = 3;
/** Longer sequences are for the player beside the text: a page of many would be megabytes. */
const LONGEST = 240;

/** An entry as a figure: boards with numbers, which need no script, and notes below them. */
export function entryElement(parts: EntryParts): Element {
  const { sequence, drawn, notes, claims, reasons, line } = parts;
  const own = sequence.frames.length - 1 - ownStart(sequence);
  const shown = drawn ? shownFigures(sequence) : [];
  const boards = shown.flatMap((one) => boardElements(one, parts, shown.length === 1));
  const plays = drawn && own > 0 && own <= LONGEST;
  const stage = drawn
    ? element(
        'div',
        { class: 'koban-stage', ...(plays ? { 'data-koban': JSON.stringify(forScript(parts)) } : {}) },
        [...boards, commentsElement(sequence)],
      )
    : null;
  const title = sequence.title === '' ? null : sequence.title;
  // Wood is what the page has without a class.
  const kind = parts.look === 'wood' ? '' : ` koban-look-${parts.look}`;
  const attributes = {
    class: `koban-entry${kind}`,
    ...(parts.inFence !== undefined && { 'data-koban-line': parts.inFence }),
    ...(title !== null && { 'aria-label': title }),
  };
  return element('figure', attributes, [
    title === null ? null : element('div', { class: 'koban-title' }, [title]),
    stage,
    element('figcaption', { class: 'koban-words' }, [
      ...noteElements(notes, line),
      claimsElement(claims),
      reasonsElement(reasons),
      drawn || notes.length > 0 || title !== null
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
  const board = parts.picture?.(parts.sequence, figure) ?? boardElement(figure, parts);
  if (!alone) {
    const below = element('div', { class: 'koban-moves' }, [figure.caption]);
    return [element('div', { class: 'koban-board-box' }, [board, below])];
  }
  const box = element('div', { class: 'koban-board-box' }, [board]);
  if (figure.caption === '') return [box];
  return [box, element('div', { class: 'koban-moves', slot: 'moves' }, [figure.caption])];
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

/** Comments that are read below a board; a game that says more is read move by move. */
const COMMENTS = 12;

/** What the author says of the moves, below the boards, each with the number of its move. */
function commentsElement({ frames }: Sequence): Element | null {
  const said = frames.flatMap(({ number, comments }) => (comments ?? []).map((text) => ({ number, text })));
  if (said.length === 0) return null;
  const more = said.length - COMMENTS;
  const item = (label: string, text: string) =>
    element('div', { class: 'koban-comment' }, [
      label === '' ? null : element('b', {}, [label]),
      element('span', {}, [text]),
    ]);
  return element('div', { class: 'koban-comments', slot: 'comments' }, [
    ...said.slice(0, COMMENTS).map(({ number, text }) => item(number, text.trim())),
    more > 0 ? item('', say(message('preview.more-comments', { count: more }))) : null,
  ]);
}

const SIGNS: Readonly<Record<PreviewNote['kind'] | NotedClaim['state'], string>> = {
  error: 'M8 1.5a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13M7.2 4.3h1.6v4.6H7.2zM7.2 10.2h1.6v1.6H7.2z',
  warning: 'M8 1.6 15 14H1zM7.2 6h1.6v4H7.2zM7.2 11h1.6v1.6H7.2z',
  forbidden:
    'M8 1.5a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13m0 1.6a4.9 4.9 0 0 1 2.9 1L4.1 10.9A4.9 4.9 0 0 1 8 3.1m0 9.8a4.9 4.9 0 0 1-2.8-.9l6.8-6.8A4.9 4.9 0 0 1 8 12.9',
  ends: 'M3 3h10v10H3z',
  undecided:
    'M8 1.6c-2.3 0-3.9 1.4-4 3.6h1.8c.1-1.2.9-2 2.1-2s2 .7 2 1.8c0 .9-.4 1.4-1.4 2C7.4 7.7 7 8.4 7.1 9.7v.4h1.7v-.3c0-.9.3-1.4 1.4-2 1.1-.7 1.7-1.6 1.7-2.9 0-2-1.6-3.3-3.9-3.3M8 11.7a1.2 1.2 0 1 0 0 2.5 1.2 1.2 0 0 0 0-2.5',
  pending: 'M2.5 6.8h2.4v2.4H2.5zM6.8 6.8h2.4v2.4H6.8zM11.1 6.8h2.4v2.4h-2.4z',
  information: 'M8 2a6 6 0 1 0 0 12A6 6 0 0 0 8 2M7.2 7h1.6v4.4H7.2zM7.2 4.6h1.6v1.6H7.2z',
  holds: 'M6.4 12.6 2.2 8.4l1.3-1.3 2.9 2.9 6.1-6.2 1.3 1.3z',
  fails: 'M3.6 2.5 8 6.9l4.4-4.4 1.1 1.1L9.1 8l4.4 4.4-1.1 1.1L8 9.1l-4.4 4.4-1.1-1.1L6.9 8 2.5 3.6z',
};

function noteElements(notes: readonly PreviewNote[], line: number): (Element | null)[] {
  const wrong = notes.filter(({ kind }) => kind === 'error' || kind === 'warning');
  const said = notes.filter((note) => !wrong.includes(note));
  const item = (note: PreviewNote) =>
    element('li', { class: `koban-note koban-${note.kind}` }, [
      icon(SIGNS[note.kind]),
      element('span', {}, [
        sentence(note.text),
        note.code === undefined
          ? null
          : element('span', { class: 'koban-code' }, [
              ` ${say(message('preview.line', { code: note.code, line: line + (note.line ?? 0) }))}`,
            ]),
      ]),
    ]);
  return [
    wrong.length === 0
      ? null
      : element(
          'ul',
          { class: 'koban-problems', role: 'list', 'aria-label': say(message('preview.problems')) },
          wrong.map(item),
        ),
    said.length === 0 ? null : element('ul', { class: 'koban-notes', role: 'list' }, said.map(item)),
  ];
}

/** Claims that hold are one line to unfold; one that fails is what the page is about. */
function claimsElement(claims: readonly NotedClaim[]): Element | null {
  if (claims.length === 0) return null;
  const item = ({ text, state, actual }: NotedClaim) =>
    element('li', { class: `koban-note koban-${state}` }, [
      icon(SIGNS[state]),
      element('span', {}, [
        state === 'fails'
          ? say(message('preview.claim-fails', { claim: text, actual }))
          : state === 'pending'
            ? say(message('preview.claim-pending', { claim: text }))
            : text,
      ]),
    ]);
  const list = (some: readonly NotedClaim[]) =>
    element('ul', { class: 'koban-notes', role: 'list' }, some.map(item));
  const holding = claims.filter(({ state }) => state === 'holds');
  const others = claims.filter(({ state }) => state !== 'holds');
  return element('div', { class: 'koban-claims' }, [
    others.length === 0 ? null : list(others),
    holding.length === 0
      ? null
      : element('details', {}, [
          element('summary', { class: 'koban-holds' }, [
            icon(SIGNS.holds),
            say(message('preview.claims-hold', { true: holding.length, of: claims.length })),
          ]),
          list(holding),
        ]),
  ]);
}

/** Reasons are for a reader who unfolds them, with the pointer or the keyboard. */
function reasonsElement(reasons: readonly NotedReason[]): Element | null {
  if (reasons.length === 0) return null;
  const items = reasons.map(({ moves, text }) =>
    element('li', { class: 'koban-note' }, [element('b', {}, [moves]), element('span', {}, [text])]),
  );
  return element('div', { class: 'koban-claims koban-reasons' }, [
    element('details', {}, [
      element('summary', {}, [icon(SIGNS.information), say(message('preview.reasons'))]),
      element('ul', { class: 'koban-notes', role: 'list' }, items),
    ]),
  ]);
}

function sentence(text: string): string {
  return capitalized(text);
}

/** What the script of a page plays. */
export function playable(sequence: Sequence, look: Look, coordinates: CoordinateStyle): PreviewSequence {
  return forScript({ sequence, look, coordinates });
}

/** Only what the script draws and says; texts of rules that are not in force stay behind. */
function forScript({
  sequence,
  look,
  coordinates,
  eyeValue,
  source,
  diagram,
}: Pick<
  EntryParts,
  'sequence' | 'look' | 'coordinates' | 'eyeValue' | 'source' | 'diagram'
>): PreviewSequence {
  const { title, shape, labels, marks, drawn, show, frames } = sequence;
  const language = spokenLanguage();
  return {
    look,
    coordinates,
    ...(language !== 'en' && { language }),
    title,
    shape,
    labels,
    marks,
    ...(drawn && { drawn }),
    ...(show && { show }),
    ...(eyeValue && { eyeValue }),
    ...(source && { source }),
    ...(diagram !== undefined && { diagram }),
    start: ownStart(sequence),
    frames: frames.map(({ index, number, rows, marks: own, move, verdicts, repeats, caption, comments }) => ({
      index,
      number,
      rows,
      marks: own,
      move,
      verdicts: verdicts.filter(({ inForce, verdict }) => inForce && verdict === 'forbidden'),
      repeats,
      caption,
      ...(comments && comments.length > 0 && { comments }),
    })),
  };
}
