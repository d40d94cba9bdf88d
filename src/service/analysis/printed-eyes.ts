import type { PlacedEntry } from '../../document/index.ts';
import { eyeOfFigure, parseSum } from '../../eyes/index.ts';
import { Geometry } from '../../go/geometry.ts';
import { Position } from '../../go/position.ts';
import type { DiagramReading, EntrySyntax, ExpectSyntax } from '../../notation/index.ts';
import { ObjectCache } from './cache.ts';

/**
 * ```
 * OO.O      e = 1 + b
 * O.OO
 * ```
 * The entry of a diagram, with the value that the text prints beside a figure as a claim, where it
 * is certain which eye is meant: the only point with stones of one color on all four sides, mouths
 * of kos aside. Else the entry as it was read.
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
