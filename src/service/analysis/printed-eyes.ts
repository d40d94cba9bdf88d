import type { PlacedEntry } from '../../document/index.ts';
import { eyeOfFigure } from '../../eyes/topology/figure.ts';
import { compareRationals, parseSum, worthOf } from '../../eyes/topology/values.ts';
import { Geometry } from '../../go/geometry.ts';
import { Position } from '../../go/position.ts';
import type { DiagramReading, EntrySyntax, ExpectSyntax, Fix } from '../../notation/index.ts';
import { message } from '../../words/index.ts';
import { ObjectCache } from './cache.ts';
import { entryEyes, eyeAt } from './eyes.ts';
import type { Outcome } from './outcome.ts';
import type { Analysis, Finding } from './types.ts';

/**
 * ```
 * OO.O      e = 1 + b
 * O.OO
 * ```
 * The entry of a diagram, with the value that the text prints beside a figure as a claim, where it is certain which eye is meant: the
 * only point with stones of one color on all four sides, mouths of kos aside. Else the entry as it was read.
 */
export function withPrintedEyes({ syntax, reading }: PlacedEntry): EntrySyntax {
  return reading ? claiming.get(reading) : syntax;
}

const claiming = new ObjectCache(({ entry, facts }: DiagramReading): EntrySyntax => {
  // `e ~ 3` is only about as much.
  const isExact = (start: number) => /=\s*$/.test(entry.text.slice(Math.max(0, start - 6), start));
  const [printed, ...others] = facts.filter(({ kind, span }) => kind === 'eye-value' && isExact(span.start));
  const { diagram } = entry;
  const hasMoves = entry.moves.length + (diagram?.digits.length ?? 0) > 0;
  if (!printed || others.length > 0 || !diagram || hasMoves) return entry;
  const { value, span } = printed;
  const eye = eyeOfFigure(new Position(Geometry.of(diagram), diagram.cells));
  if (!eye?.only || !parseSum(value)) return entry;
  const claim = { kind: 'value', symbolic: value } as const;
  const expect: ExpectSyntax = {
    span,
    text: `e = ${value}`,
    claim: { kind: 'eye', point: eye.point, owner: eye.owner, claim },
    printed: true,
  };
  return { ...entry, expects: [...entry.expects, expect] };
});

/** What is to be said of a printed value that is not the one that is worked out; `null` when both are worth the same. */
export function printedFinding(analysis: Analysis, expect: ExpectSyntax, outcome: Outcome): Finding | null {
  const { claim, span } = expect;
  if (claim?.kind !== 'eye' || claim.claim.kind !== 'value') return null;
  const eye = eyeAt(entryEyes(analysis), claim.point, claim.owner);
  const said = parseSum(claim.claim.symbolic);
  const worth = said && worthOf(said, analysis.eyeValue);
  // Nothing is said where the figure leaves a diagonal open, and `3` is another way to write `1+a+b`.
  if (!eye.value || (worth && compareRationals(worth, eye.value) === 0)) return null;
  const written = analysis.syntax.text.slice(span.start, span.end);
  const instead = written.includes(' ') ? eye.symbolic.replace(/\+/g, ' + ') : eye.symbolic;
  const fixes: Fix[] = [
    { title: message('fix.write', { text: `e = ${instead}` }), edits: [{ span, text: instead }] },
  ];
  const differs = message('eye.differs', { printed: written.trim(), instead: outcome.actual });
  return { code: 'eye.differs', severity: 'warning', span, message: differs, fixes };
}
