import {
  classOf,
  compareRationals,
  parseClass,
  parseSum,
  possibleSums,
  type Rational,
  type Sum,
  sameSum,
  worthOf,
} from '../../../eyes/index.ts';
import { type Color, colorName, EMPTY } from '../../../go/types.ts';
import { message } from '../../../words/index.ts';
import {
  claimedEye,
  drawn,
  entryEyes,
  eyeDetails,
  eyeIsKnown,
  knownEye,
  knownEyes,
  readClaimedEye,
  worthOfEye,
} from '../eyes.ts';
import { HOLDS, isVoid, pending } from '../outcome.ts';
import type { Analysis } from '../types.ts';
import { readingEyes } from '../work.ts';
import type { Begun, ClaimMeaning, Suggestion } from './meaning.ts';

/**
 * Whether a claimed sum is a number, and that is what another one comes to:
 * `2` is another way to write `a+b`, which says less.
 */
function isNumber(claimed: Sum, sum: Sum, a: Rational): boolean {
  if (claimed.a + claimed.b + claimed.unknown > 0) return false;
  const [worth, said] = [worthOf(sum, a), worthOf(claimed, a)];
  return worth !== null && said !== null && compareRationals(worth, said) === 0;
}

/** Claims about eyes of the drawn position. */
export const eye: ClaimMeaning<'eye'> = {
  work(analysis, claim) {
    if (eyeIsKnown(analysis, claim)) return null;
    const key = `eye ${claim.point} ${claim.owner}`;
    return readingEyes(analysis, key, () => readClaimedEye(analysis, claim));
  },

  check(analysis, expected) {
    const { point, claim } = expected;
    const position = drawn(analysis);
    const name = position.geometry.name(point);
    if (position.at(point) !== EMPTY) return isVoid(message('claim.not-empty', { point: name }));
    const found = claimedEye(analysis, expected);
    if (!found) return pending(message('actual.reading'));
    const sum = claim.kind === 'value' ? parseSum(claim.symbolic) : null;
    const meets = (one: Sum) => {
      if (claim.kind === 'value') return sum !== null && (sameSum(sum, one) || isNumber(sum, one, found.a));
      const worth = worthOf(one, found.a);
      return worth !== null && classOf(worth) === parseClass(claim.name);
    };
    const open = found.sum.unknown > 0 && possibleSums(found.sum).some(meets);
    const details = eyeDetails(found, position);
    const { unproven } = details;
    if (found.sum.unknown === 0 && meets(found.sum)) return unproven ? { ...HOLDS, unproven } : HOLDS;
    const doubt = unproven ? message('eyes.unproven', { diagonals: unproven }) : null;
    const said = { owner: colorName(found.owner), point: name, worth: worthOfEye(details), doubt };
    const actual =
      claim.kind === 'class' && found.class
        ? ({ kind: 'class', name: found.class.replace(/ eye$/, '') } as const)
        : ({ kind: 'value', symbolic: found.symbolic } as const);
    return {
      status: 'fails',
      actual: message('actual.eye', said),
      ...(open && { open }),
      instead: found.value ? { ...expected, claim: actual } : null,
    };
  },

  /**
   * Eyes that have been read: see `readEyesToOffer`, which reads them where the entry has claims of
   * eyes.
   */
  holding: (analysis) =>
    (knownEyes(analysis) ?? []).flatMap(({ point, owner, symbolic, value }) =>
      value === null ? [] : [{ kind: 'eye', point, owner, claim: { kind: 'value', symbolic } } as const],
    ),

  suggest: { claim: worth },
};

/** What the eye that is named so far is worth, if it has been read. */
function worth(analysis: Analysis, { point, owner }: Begun): Suggestion[] {
  if (typeof point !== 'number' || drawn(analysis).at(point) !== EMPTY) return [];
  const found = knownEye(entryEyes(analysis), point, (owner ?? null) as Color | null);
  if (!found?.value) return [];
  const kind = found.class ? message('eyes.class', { class: found.class }) : message('eyes.undecided');
  return [{ what: found.symbolic, detail: message('complete.true-class', { class: kind }) }];
}
