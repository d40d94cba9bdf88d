import type { PlacedEntry } from '../document/types.ts';
import { eyeOfFigure } from '../eyes/figure.ts';
import { compareRationals, parseSum, worthOf } from '../eyes/values.ts';
import { Geometry } from '../go/geometry.ts';
import { Position } from '../go/position.ts';
import type { EntrySyntax, ExpectSyntax, Fix } from '../notation/types.ts';
import type { Outcome } from './expectations.ts';
import { entryEyes, eyeAt } from './eyes.ts';
import { MESSAGES } from './messages.ts';
import type { Analysis, Finding } from './types.ts';

const WITH: WeakMap<EntrySyntax, EntrySyntax> = new WeakMap();

/**
 * ```
 * OO.O      e = 1 + b
 * O.OO
 * ```
 * The entry with what its text prints beside a figure as the value of the eye made a claim, where it is sure which eye is meant: the only
 * point with stones of one color on all four sides, mouths of kos aside. The same entry when nothing is printed, or when it is not sure.
 */
export function withPrintedEyes({ syntax, reading }: PlacedEntry): EntrySyntax {
  // `e ~ 3` says that it is about as much.
  const exact = (start: number) => /=\s*$/.test(syntax.text.slice(Math.max(0, start - 6), start));
  const printed = reading?.facts.filter(({ kind, span }) => kind === 'eye-value' && exact(span.start)) ?? [];
  const { diagram } = syntax;
  if (printed.length !== 1 || !diagram || syntax.moves.length + diagram.digits.length > 0) return syntax;
  const known = WITH.get(syntax);
  if (known) return known;
  const [{ value, span }] = printed as [(typeof printed)[number]];
  const eye = eyeOfFigure(new Position(Geometry.of(diagram), diagram.cells));
  if (!eye?.only || !parseSum(value)) return syntax;
  const claim = { kind: 'value', symbolic: value } as const;
  const expect: ExpectSyntax = {
    span,
    text: `e = ${value}`,
    claim: { kind: 'eye', point: eye.point, owner: eye.owner, claim },
    printed: true,
  };
  const made = { ...syntax, expects: [...syntax.expects, expect] };
  WITH.set(syntax, made);
  return made;
}

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
  const fixes: Fix[] = [{ title: `Write what holds: e = ${instead}`, edits: [{ span, text: instead }] }];
  const message = MESSAGES['eye.differs'](written.trim(), outcome.actual);
  return { code: 'eye.differs', severity: 'warning', span, message, fixes };
}
