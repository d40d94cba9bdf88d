import { compareRationals, parseSum, worthOf } from '../../eyes/index.ts';
import type { ExpectSyntax, Fix } from '../../notation/index.ts';
import { message } from '../../words/index.ts';
import { entryEyes, eyeAt } from './eyes.ts';
import { finding } from './finding.ts';
import type { ClaimOutcome } from './outcome.ts';
import type { Analysis, Finding } from './types.ts';

/**
 * What is to be said of a printed value that is not the one that is worked out; `null` when both
 * are worth the same.
 */
export function printedFinding(
  analysis: Analysis,
  expect: ExpectSyntax,
  outcome: ClaimOutcome,
): Finding | null {
  const { claim, span } = expect;
  if (claim?.kind !== 'eye' || claim.claim.kind !== 'value') return null;
  const eye = eyeAt(entryEyes(analysis), claim.point, claim.owner);
  const said = parseSum(claim.claim.symbolic);
  const worth = said && worthOf(said, analysis.eyeValue);
  // Nothing is said where the figure leaves a diagonal open, and
  // `3` is another way to write `1+a+b`.
  if (!eye.value || (worth && compareRationals(worth, eye.value) === 0)) return null;
  const written = analysis.syntax.text.slice(span.start, span.end);
  const instead = written.includes(' ') ? eye.symbolic.replace(/\+/g, ' + ') : eye.symbolic;
  const fixes: Fix[] = [
    { title: message('fix.write', { text: `e = ${instead}` }), edits: [{ span, text: instead }] },
  ];
  const differs = message('eye.differs', { printed: written.trim(), instead: outcome.actual });
  return finding('eye.differs', span, differs, { fixes });
}
