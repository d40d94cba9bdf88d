import { finish, type Task } from '../../../go/task.ts';
import type { Span } from '../../../notation/index.ts';
import type { Finding, Settings } from '../../analysis/index.ts';
import { GameCheck } from '../analysis/check.ts';
import type { SgfDocument } from '../analysis/document.ts';
import type { SgfGame } from '../analysis/sgf-game.ts';

/** The findings of a game, in offsets of its own text. */
export function gameFindings(game: SgfGame, settings: Settings): readonly Finding[] {
  const check = new GameCheck(game, settings);
  finish(check.run());
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
  for (const game of games) if (game.offset <= end && game.end >= start) yield* game.source.checkingAll();
}

/** Those that touch a part of the text. */
export function findingsWithin({ games, outside }: SgfDocument, within: Span): Finding[] {
  const touches = ({ start, end }: Span) => start <= within.end && end >= within.start;
  const found = outside.filter(({ span }) => touches(span));
  for (const { source, offset, end } of games) {
    if (!touches({ start: offset, end })) continue;
    for (const finding of source.findings) {
      const moved = movedFinding(finding, offset);
      if (touches(moved.span)) found.push(moved);
    }
  }
  return outside.length > 0 ? found.sort((a, b) => a.span.start - b.span.start) : found;
}

/** A finding, and where the text begins that its place is counted from. */
export interface PlacedFinding {
  readonly finding: Finding;
  readonly offset: number;
}

/**
 * The findings that are known, in the order of the text; not moved, since of very many findings few
 * are published.
 */
export function findingsSoFar({ games, outside }: SgfDocument): PlacedFinding[] {
  const found: PlacedFinding[] = outside.map((finding) => ({ finding, offset: 0 }));
  for (const { source, offset } of games) {
    if (!source.isChecked) continue;
    for (const finding of source.findings) found.push({ finding, offset });
  }
  if (outside.length === 0) return found;
  const start = ({ finding, offset }: PlacedFinding) => finding.span.start + offset;
  return found.sort((a, b) => start(a) - start(b));
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
      })),
    }),
    ...(finding.related && { related: finding.related.map((one) => ({ ...one, span: moved(one.span) })) }),
  };
}
