import type { Span } from '../../notation/types.ts';
import type { Finding, Settings } from '../types.ts';
import { checkGame } from './check.ts';
import type { SgfDocument, SgfGame } from './types.ts';

const KEPT = new WeakMap<
  SgfGame,
  { readonly settings: Settings; readonly findings: readonly Finding[]; readonly complete: boolean }
>();

/** The findings of a game, in offsets of its own text; made once for all that is known. */
export function gameFindings(game: SgfGame, settings: Settings): readonly Finding[] {
  const complete = game.verdicts.isComplete(game.rules[0]!);
  const kept = KEPT.get(game);
  if (kept && kept.settings === settings && kept.complete === complete) return kept.findings;
  const findings = checkGame(game, settings);
  KEPT.set(game, { settings, findings, complete });
  return findings;
}

/** Partial verdicts of the game have come. */
export function forgetFindings(game: SgfGame): void {
  KEPT.delete(game);
}

/** All findings of a document, in its offsets. */
export function findingsOf(document: SgfDocument): Finding[] {
  const found: Finding[] = [...document.outside];
  for (const { game, offset } of document.games) {
    for (const finding of gameFindings(game, document.settings)) found.push(movedFinding(finding, offset));
  }
  return found.sort((a, b) => a.span.start - b.span.start);
}

function movedFinding(finding: Finding, offset: number): Finding {
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
