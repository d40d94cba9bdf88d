import type { Span } from '../notation/types.ts';
import { type EyeFacts, entryEyes, knownEyes, readEyes } from './eyes.ts';
import { sgfInlays } from './sgf/inlays.ts';
import type { DocumentAnalysis, PlacedAnalysis, Settings } from './types.ts';
import { hotAfter, settle, type Wanted } from './verdicts.ts';

export interface Inlay {
  /** In the document. */
  readonly offset: number;
  readonly label: string;
  readonly tooltip: string;
  /** Whether what follows stands right behind it. */
  readonly paddingRight?: boolean;
}

/** What is not written but holds: the stones that are hot after a sequence, the values of eyes. */
export function inlays(document: DocumentAnalysis, within: Span): Inlay[] {
  const { inlayHot, inlayEyes } = document.settings;
  const found: Inlay[] = document.sgf ? sgfInlays(document, within) : [];
  if (!inlayHot && !inlayEyes) return found;
  for (const placed of document.entries) {
    const { offset, syntax } = placed.entry;
    if (offset + syntax.text.length < within.start || offset > within.end) continue;
    if (inlayHot) found.push(...hotInlay(placed));
    if (inlayEyes) found.push(...eyeInlay(placed));
  }
  return found;
}

/** What the inlays of an entry still owe. */
export function missingInlays(
  { analysis, entry }: PlacedAnalysis,
  { inlayHot, inlayEyes }: Settings,
): Wanted[] {
  const wanted: Wanted[] = [];
  const n = analysis.game.length;
  if (
    inlayHot &&
    n > analysis.inherited &&
    analysis.rules.includes('spight') &&
    hotAfter(analysis, n) === 'pending'
  ) {
    wanted.push({ key: `spight ${n}`, work: (hurried) => settle(analysis, 'spight', n, hurried) });
  }
  const store = inlayEyes && entry.syntax.boardSpan ? entryEyes(analysis) : null;
  if (store && !store.all) {
    wanted.push({
      key: 'eyes',
      slow: true,
      *work() {
        yield* readEyes(store);
      },
    });
  }
  return wanted;
}

/** "hot: c4 f4" behind the last move of an entry that names Spight's rule. */
function hotInlay({ entry, analysis }: PlacedAnalysis): Inlay[] {
  const n = analysis.game.length;
  if (n === analysis.inherited || !analysis.rules.includes('spight')) return [];
  const hot = hotAfter(analysis, n);
  if (hot === 'pending') return [];
  const { geometry } = analysis.game.start.position;
  const names = hot.length > 0 ? geometry.names(hot).join(' ') : 'none';
  const number = analysis.shown(n);
  return [
    {
      offset: entry.offset + analysis.origins[n - 1]!.span.end,
      label: `hot: ${names}`,
      tooltip: `The stones that are hot after move ${number} under Spight’s ko rule.`,
    },
  ];
}

/** "eye c3: 1+b" behind the row of the point. */
function eyeInlay({ entry, analysis }: PlacedAnalysis): Inlay[] {
  const { diagram, text } = entry.syntax;
  const eyes = knownEyes(analysis);
  if (!diagram || !eyes) return [];
  const { geometry } = analysis.game.start.position;
  const rows = new Map<number, EyeFacts[]>();
  for (const eye of eyes) {
    const span = diagram.spans[geometry.point(eye.point)];
    if (!span) continue;
    const lineEnd = text.slice(span.start).search(/\r|\n|$/) + span.start;
    rows.set(lineEnd, [...(rows.get(lineEnd) ?? []), eye]);
  }
  return [...rows]
    .sort(([x], [y]) => x - y)
    .map(([offset, found]) => ({
      offset: entry.offset + offset,
      label: `${found.length > 1 ? 'eyes' : 'eye'} ${found.map(({ point, symbolic }) => `${point}: ${symbolic}`).join(', ')}`,
      tooltip: found
        .map(
          (eye) =>
            `${eye.point}: ${eye.class ?? 'undecided'}, of ${eye.owner === 'black' ? 'Black' : 'White'}`,
        )
        .join('\n'),
    }));
}
