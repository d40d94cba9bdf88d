import type { Span } from '../../notation/index.ts';
import { message, say } from '../../words/index.ts';
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
  const number = analysis.shown(n);
  return [
    {
      offset: entry.offset + originOf(analysis, n).span.end,
      label: say(message('inlay.hot', { points: geometry.names(hot) })),
      tooltip: say(message('inlay.hot-tooltip', { move: number })),
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
      label: say(
        message('inlay.eyes', {
          eyes: found.map(({ point, symbolic }) => ({ point, value: symbolic })),
        }),
      ),
      tooltip: found
        .map(({ point, owner, class: name, unproven }) => {
          const kind = name ? message('eyes.class', { class: name }) : message('eyes.undecided');
          const tooltip = say(message('inlay.eye-tooltip', { point, class: kind, owner }));
          return unproven
            ? `${tooltip} (${say(message('eyes.unproven', { diagonals: unproven }))})`
            : tooltip;
        })
        .join('\n'),
    }));
}
