/** What stands below the boards of an entry: notes, claims, reasons, and comments of its author. */
import type { Sequence } from '../protocol/player.ts';
import { type Element, element } from '../render/element.ts';
import { message, say } from '../words/index.ts';
import { icon } from './html.ts';
import type { NotedClaim, NotedReason, PreviewNote } from './notes.ts';
import { isProblem, noteItem, problemsElement } from './problems.ts';

interface BelowParts {
  readonly notes: readonly PreviewNote[];
  readonly claims: readonly NotedClaim[];
  readonly reasons: readonly NotedReason[];
  /** Line of the page on which the entry's text begins, from 1. */
  readonly line: number;
}

export function belowBoards({ notes, claims, reasons, line }: BelowParts): (Element | null)[] {
  return [
    problemsElement(notes.filter(isProblem), line),
    notesElement(notes, line),
    claimsElement(claims),
    reasonsElement(reasons),
  ];
}

/** Comments that are read below a board; a game that says more is read move by move. */
const COMMENTS = 12;

/** What the author says of the moves, below the boards, each with the number of its move. */
export function commentsElement({ frames }: Sequence): Element | null {
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

const SIGNS: Readonly<
  Record<Exclude<PreviewNote['kind'], 'error' | 'warning'> | NotedClaim['state'], string>
> = {
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

function notesElement(notes: readonly PreviewNote[], line: number): Element | null {
  const items = notes.flatMap((note) =>
    note.kind === 'error' || note.kind === 'warning' ? [] : [noteItem(note, SIGNS[note.kind], line)],
  );
  return items.length === 0 ? null : element('ul', { class: 'koban-notes', role: 'list' }, items);
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
