/** What stands below the boards of an entry: notes, claims, reasons, and comments of its author. */
import type { Sequence } from '../protocol/player.ts';
import { type Element, element } from '../render/element.ts';
import type { CoordinateStyle, Look } from '../render/index.ts';
import { CLAIM_SIGNS, NOTE, VERDICT_SIGNS } from '../render/sign-paths.ts';
import type { pageProofs } from '../service/index.ts';
import { message, say, spokenLanguage } from '../words/index.ts';
import { icon, typed } from './html.ts';
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

/**
 * The proofs of the entry's claims, for the script of a page, which makes a table of them; without
 * a script only what they rest on is said, and what is left out.
 */
export function proofsElement(
  proofs: ReturnType<typeof pageProofs>,
  { look, coordinates }: { readonly look: Look; readonly coordinates: CoordinateStyle },
): Element | null {
  if (proofs.length === 0) return null;
  const language = spokenLanguage();
  const carried = proofs.flatMap(({ claim, about, certificate }) =>
    certificate ? [{ claim, about, certificate }] : [],
  );
  const data = { ...proofWords(), language, look, coordinates, proofs: carried };
  return element(
    'div',
    { class: 'koban-proofs', ...(carried.length > 0 && { 'data-koban-proofs': JSON.stringify(data) }) },
    [
      ...[...new Set(proofs.map(({ rests }) => rests))].map((rests) =>
        element('p', { class: 'koban-note' }, [rests]),
      ),
      ...proofs.flatMap(({ claim, note }) =>
        note === null ? [] : [element('p', { class: 'koban-note' }, [typed(claim), ' ', note])],
      ),
    ],
  );
}

/** What a table of proofs says. */
const proofWords = () => ({
  try: say(message('trial.try')),
  choose: say(message('trial.choose')),
  rule: say(message('wins.rule')),
});

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
      element('span', {}, [typed(text)]),
    ]);
  return element('div', { class: 'koban-comments', slot: 'comments' }, [
    ...said.slice(0, COMMENTS).map(({ number, text }) => item(number, text.trim())),
    more > 0 ? item('', say(message('preview.more-comments', { count: more }))) : null,
  ]);
}

const SIGNS = { ...VERDICT_SIGNS, ...CLAIM_SIGNS, information: NOTE };

function notesElement(notes: readonly PreviewNote[], line: number): Element | null {
  const items = notes.flatMap((note) =>
    note.kind === 'error' || note.kind === 'warning' ? [] : [noteItem(note, SIGNS[note.kind], line)],
  );
  return items.length === 0 ? null : element('ul', { class: 'koban-notes', role: 'list' }, items);
}

/** The claims that do not hold, and those of which that is not known; of others it is no news. */
function claimsElement(claims: readonly NotedClaim[]): Element | null {
  const others = claims.filter(({ state }) => state !== 'holds');
  if (others.length === 0) return null;
  const item = ({ text, state, actual }: NotedClaim) =>
    element('li', { class: `koban-note koban-${state}` }, [
      icon(SIGNS[state]),
      element('span', {}, [
        typed(
          state === 'fails'
            ? say(message('preview.claim-fails', { claim: text, actual }))
            : say(message('preview.claim-pending', { claim: text })),
        ),
      ]),
    ]);
  return element('div', { class: 'koban-claims' }, [
    element('ul', { class: 'koban-notes', role: 'list' }, others.map(item)),
  ]);
}

/** A word beside the title where all claims hold; for authors. A rule that allows has the sign. */
export function holdingElement(claims: readonly NotedClaim[]): Element | null {
  if (claims.length === 0 || claims.some(({ state }) => state !== 'holds')) return null;
  const said = say(message('preview.claims-hold', { of: claims.length }));
  const word = say(message('preview.proven'));
  const names = { 'aria-label': said, title: said, 'data-word': word };
  // The word is drawn, and no part of the title that is copied.
  return element('span', { class: 'koban-holds', role: 'img', ...names });
}

/** Reasons are for a reader who unfolds them, with the pointer or the keyboard. */
function reasonsElement(reasons: readonly NotedReason[]): Element | null {
  if (reasons.length === 0) return null;
  const items = reasons.map(({ moves, text }) =>
    element('li', { class: 'koban-note' }, [element('b', {}, [moves]), element('span', {}, [typed(text)])]),
  );
  return element('div', { class: 'koban-claims koban-reasons' }, [
    element('details', {}, [
      element('summary', {}, [icon(SIGNS.information), say(message('preview.reasons'))]),
      element('ul', { class: 'koban-notes', role: 'list' }, items),
    ]),
  ]);
}
