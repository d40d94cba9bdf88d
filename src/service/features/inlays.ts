import type { Span } from '../../notation/index.ts';
import {
  type EyeFacts,
  hotAfter,
  knownEyes,
  type LinkedEntries,
  originOf,
  type PlacedAnalysis,
} from '../analysis/index.ts';

export interface Inlay {
  /** In the document. */
  readonly offset: number;
  readonly label: string;
  readonly tooltip: string;
  /** Whether what follows stands right behind it. */
  readonly paddingRight?: boolean;
}

/** What is not written but holds: the stones that are hot after a sequence, the values of eyes. */
export function inlays(document: LinkedEntries, within: Span): Inlay[] {
  const { inlayHot, inlayEyes } = document.settings;
  const found: Inlay[] = [];
  if (!inlayHot && !inlayEyes) return found;
  for (const placed of document.entries) {
    const { offset, syntax } = placed.entry;
    if (offset + syntax.text.length < within.start || offset > within.end) continue;
    if (inlayHot) found.push(...hotInlay(placed));
    if (inlayEyes) found.push(...eyeInlay(placed));
  }
  return found;
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
      offset: entry.offset + originOf(analysis, n).span.end,
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
