import { must } from '../../../go/must.ts';
import { finish, type Task } from '../../../go/task.ts';
import type { Span } from '../../../notation/index.ts';
import type { Finding, Settings } from '../../analysis/index.ts';
import { GameCheck } from '../analysis/check.ts';
import type { SgfDocument } from '../analysis/document.ts';
import { searchWork } from '../analysis/problem.ts';
import type { SgfGame } from '../analysis/sgf-game.ts';
import { countsOf, type SeverityCounts } from '../analysis/source.ts';

export type { SeverityCounts };

/** The findings of a game, its claims searched to the end, in offsets of its own text. */
export function gameFindings(game: SgfGame, settings: Settings): readonly Finding[] {
  const check = new GameCheck(game, settings);
  finish(check.run());
  for (const one of searchWork(game)) finish(one.work());
  return check.findings;
}

/**
 * All findings of a document, in its offsets and in the order of the text; games that were not gone
 * through are, now.
 */
export function findingsOf(document: SgfDocument): Finding[] {
  return findingsWithin(document, { start: 0, end: Number.POSITIVE_INFINITY });
}

/** Goes through the games at a part of the text, so that {@link findingsWithin} need not. */
export function* checkingWithin({ games }: SgfDocument, { start, end }: Span): Task<void> {
  for (const game of games) {
    if (game.offset > end || game.end < start) continue;
    yield* game.source.checkingWithFixes();
  }
}

/** Those that touch a part of the text. */
export function findingsWithin({ games, outside }: SgfDocument, within: Span): Finding[] {
  const touches = ({ start, end }: Span) => start <= within.end && end >= within.start;
  const found = outside.filter(({ span }) => touches(span));
  for (const { source, offset, end } of games) {
    if (!touches({ start: offset, end })) continue;
    for (const finding of source.findingsWithFixes) {
      const moved = movedFinding(finding, offset);
      if (touches(moved.span)) found.push(moved);
    }
  }
  return outside.length > 0 ? found.sort((a, b) => a.span.start - b.span.start) : found;
}

/** Findings, and where the text begins that their places are counted from. */
export interface PlacedFindings {
  findings(): readonly Finding[];
  readonly counts: SeverityCounts;
  readonly offset: number;
}

/**
 * The findings that are known, in the order of the text; not moved, since of very many findings few
 * are published. Those of games that were evicted have no fixes.
 */
export function findingsSoFar({ games, outside }: SgfDocument): PlacedFindings[] {
  const found: PlacedFindings[] = [];
  let next = 0;
  const takeOutside = (end: number) => {
    const first = next;
    while (next < outside.length && must(outside[next]).span.start < end) next++;
    const here = outside.slice(first, next);
    if (here.length > 0) found.push({ findings: () => here, counts: countsOf(here), offset: 0 });
  };
  for (const { source, offset } of games) {
    takeOutside(offset);
    if (source.isChecked) found.push({ findings: () => source.findings, counts: source.counts, offset });
  }
  takeOutside(Number.POSITIVE_INFINITY);
  return found;
}

export function movedFinding(finding: Finding, offset: number): Finding {
  if (offset === 0) return finding;
  const moved = ({ start, end }: Span): Span => ({ start: start + offset, end: end + offset });
  return {
    ...finding,
    span: moved(finding.span),
    ...(finding.fixes && {
      fixes: finding.fixes.map((fix) => ({
        ...fix,
        edits: fix.edits.map(({ span, text }) => ({ span: moved(span), text })),
        ...(fix.rewrites && { rewrites: moved(fix.rewrites) }),
      })),
    }),
    ...(finding.related && { related: finding.related.map((one) => ({ ...one, span: moved(one.span) })) }),
  };
}
