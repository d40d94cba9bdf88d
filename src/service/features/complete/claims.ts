import { EMPTY, type Point } from '../../../go/types.ts';
import {
  CLAIM_SEPARATORS,
  type Claim,
  type ClaimOffer,
  claimNames,
  claimOffers,
  shownForm,
  wordsOf,
} from '../../../notation/index.ts';
import { message, say } from '../../../words/index.ts';
import {
  type Analysis,
  describeMove,
  drawn,
  ownMoves,
  type Suggestion,
  suggestions,
  whatHolds,
} from '../../analysis/index.ts';
import { type Proposal, ruleProposals } from './proposals.ts';

/** No claim is longer, were it to name every point of a board. */
const LONGEST_CLAIM = 4000;

/**
 * What can follow in a claim, whose words are `before` and then the one that is being written.
 * Claims that hold and begin as `written` are offered whole.
 */
export function claimProposals(analysis: Analysis, before: string, written: string): Proposal[] {
  if (written.length > LONGEST_CLAIM) return [];
  const sofar = written.replace(/\s+/g, ' ').toLowerCase();
  const holding = whatHolds(analysis, 'kind')
    .filter((claim) => claim.toLowerCase().startsWith(sofar))
    .map(
      (label): Proposal => ({
        label,
        kind: 'claim',
        detail: say(message('complete.true-here')),
        whole: true,
      }),
    );
  const offers = offersIn(analysis, before);
  const next =
    before === ''
      ? beginnings(offers)
      : offers.flatMap((offer) => proposals(analysis, offer, written.slice(before.length)));
  return [...holding, ...new Map(next.map((one) => [one.text ?? one.label, one])).values()];
}

/** What the forms of claims want behind a text. */
export function offersIn(analysis: Analysis, before: string): ClaimOffer[] {
  const { columns, rows, origin } = analysis.game.start.position.geometry;
  const labels = [...analysis.labels].map(([label, point]) => ({ label, point }));
  const names = claimNames({ columns, rows, origin, labels }, analysis.syntax.ruleNames ?? new Map());
  return claimOffers(wordsOf(before, 0, before.length, CLAIM_SEPARATORS), names);
}

/** The first word of each kind of claim. */
function beginnings(offers: readonly ClaimOffer[]): Proposal[] {
  return offers.flatMap((offer): Proposal[] => {
    if (!('words' in offer)) return [];
    const label = offer.words.trimEnd().split(' ')[0] ?? '';
    return [{ label, kind: 'claim', detail: shownForm(offer.kind), text: `${label} ` }];
  });
}

function proposals(analysis: Analysis, offer: ClaimOffer, word: string): Proposal[] {
  if ('words' in offer) return words(offer.words);
  const { kind, name, slot, fields, begun, behind } = offer;
  const own = suggestions(analysis, kind.kind as Claim['kind'], name, fields) ?? [];
  const suggested = own.map((one) => suggestion(analysis, one, behind));
  switch (slot.type) {
    case 'move':
      return [...suggested, ...numbers(analysis, 1, behind)];
    case 'moment':
      return [...suggested, ...numbers(analysis, 0, behind)];
    case 'rule':
      return ruleProposals(begun.join(' '), analysis.syntax.ruleNames);
    case 'point':
      return own.length > 0 ? suggested : emptyPoints(analysis, word, behind);
    case 'points': {
      const listed = new Set(begun);
      const points = own.length > 0 ? suggested : emptyPoints(analysis, word, '');
      return points.filter(({ label }) => !listed.has(label));
    }
    default:
      return begun.length > 0 ? [] : suggested;
  }
}

function suggestion({ game }: Analysis, { what, detail }: Suggestion, behind: string): Proposal {
  const label = typeof what === 'string' ? what : game.start.position.geometry.name(what);
  return {
    label,
    kind: typeof what === 'string' ? 'claim' : 'point',
    text: label + behind,
    ...(detail && { detail: say(detail) }),
  };
}

function words(...texts: readonly string[]): Proposal[] {
  return texts.map((text) => ({ label: text.trimEnd(), kind: 'word', text }));
}

/** The shown numbers of the entry's own moves, and of the start if `from` is 0. */
function numbers(analysis: Analysis, from: 0 | 1, behind: string): Proposal[] {
  const list: Proposal[] = [];
  const number = (n: number, detail: string) => {
    const label = String(analysis.shown(n));
    list.push({ label, kind: 'word', detail, text: label + behind });
  };
  if (from === 0) number(0, say(message('complete.start')));
  for (const n of ownMoves(analysis)) number(n, say(describeMove(analysis, n)));
  return list;
}

/**
 * Labels and empty points, the narrowest spaces first; a large board has too many empty points to
 * list them all.
 */
function emptyPoints(analysis: Analysis, word: string, behind: string): Proposal[] {
  const position = drawn(analysis);
  const { geometry } = position;
  const empty = [...position.cells.keys()].filter((point) => position.at(point) === EMPTY);
  const room = (point: Point) =>
    geometry.adjacent(point).filter((next) => position.at(next) === EMPTY).length;
  const narrow = [...empty].sort((a, b) => room(a) - room(b)).slice(0, MOST_POINTS);
  const begun = word === '' ? [] : empty.filter((point) => geometry.name(point).startsWith(word));
  const labels = [...analysis.labels].map(
    ([label, point]): Proposal => ({
      label,
      kind: 'label',
      detail: geometry.name(point),
      text: label + behind,
    }),
  );
  const points = [...new Set([...narrow, ...begun])].map((point): Proposal => {
    const label = geometry.name(point);
    return { label, kind: 'point', text: label + behind };
  });
  return [...labels, ...points];
}

const MOST_POINTS = 20;
