import { type Task, until } from '../../go/task.ts';
import type { Span } from '../../notation/index.ts';
import { message, pointWord, say } from '../../words/index.ts';
import {
  type EyeFacts,
  entryEyes,
  entryEyesSoFar,
  eyesWork,
  hotAfter,
  type LinkedEntries,
  namedFor,
  originOf,
  type PlacedAnalysis,
  readEntryEyes,
  type Work,
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
  for (const placed of entriesIn(document, within)) {
    if (inlayHot) found.push(...hotInlay(placed));
    if (inlayEyes) found.push(...eyeInlay(placed));
  }
  return found;
}

/** Reads the eyes that inlays show as long as there is time; returns the work that is left. */
export function* readEyesToShow(document: LinkedEntries, within: Span, expired: () => boolean): Task<Work[]> {
  const left: Work[] = [];
  if (!document.settings.inlayEyes) return left;
  for (const { analysis } of entriesIn(document, within)) {
    if (!analysis.syntax.boardSpan) continue;
    const read = yield* until(readEntryEyes(analysis), expired);
    if (!read) left.push(eyesWork(analysis));
  }
  return left;
}

function entriesIn({ entries }: LinkedEntries, within: Span): PlacedAnalysis[] {
  return entries.filter(
    ({ entry: { offset, syntax } }) => offset + syntax.text.length >= within.start && offset <= within.end,
  );
}

/** "hot: c4 f4" behind the last move of an entry that names a rule of hot stones. */
function hotInlay({ entry, analysis }: PlacedAnalysis): Inlay[] {
  const n = analysis.game.length;
  const rule = n === analysis.inherited ? undefined : namedFor(analysis, 'hot');
  const hot = rule ? hotAfter(analysis, rule, n) : 'pending';
  if (hot === 'pending') return [];
  const { geometry } = analysis.game.start.position;
  const number = analysis.shown(n);
  return [
    {
      offset: entry.offset + originOf(analysis, n).span.end,
      label: say(message('inlay.hot', { points: geometry.names(hot.points) })),
      tooltip: say(message('inlay.hot-tooltip', { move: number })),
    },
  ];
}

/** "eye c3: 1+b" behind the row of the point; "eye c3: …" while it is being read. */
function eyeInlay({ entry, analysis }: PlacedAnalysis): Inlay[] {
  const { diagram, text } = entry.syntax;
  if (!diagram) return [];
  const { eyes, unread } = entryEyesSoFar(analysis);
  const { geometry } = analysis.game.start.position;
  const shown = eyes.map((eye) => ({ point: eye.point, value: eye.symbolic, tooltip: tooltipOf(eye) }));
  if (unread.length > 0) {
    const { opened } = entryEyes(analysis).eyes;
    const reading = say(message('eyes.being-read', { positions: opened, eyes: [] }));
    for (const point of geometry.names(unread))
      shown.push({ point, value: '…', tooltip: `${pointWord(point)}: ${reading}` });
  }
  const rows = new Map<number, typeof shown>();
  for (const eye of shown) {
    const span = diagram.spans[geometry.point(eye.point)];
    if (!span) continue;
    const lineEnd = text.slice(span.start).search(/\r|\n|$/) + span.start;
    rows.set(lineEnd, [...(rows.get(lineEnd) ?? []), eye]);
  }
  return [...rows]
    .sort(([x], [y]) => x - y)
    .map(([offset, found]) => ({
      offset: entry.offset + offset,
      label: say(message('inlay.eyes', { eyes: found })),
      tooltip: found.map(({ tooltip }) => tooltip).join('\n'),
    }));
}

function tooltipOf({ point, owner, class: name, unproven }: EyeFacts): string {
  const kind = name ? message('eyes.class', { class: name }) : message('eyes.undecided');
  const tooltip = say(message('inlay.eye-tooltip', { point, class: kind, owner }));
  return unproven ? `${tooltip} (${say(message('eyes.unproven', { diagonals: unproven }))})` : tooltip;
}
