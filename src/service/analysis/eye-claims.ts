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
} from '../../eyes/index.ts';
import { colorName, EMPTY } from '../../go/types.ts';
import { message } from '../../words/index.ts';
import { drawn, type EyeExpectation, entryEyes, eyeAt, eyeDetails, eyeIsKnown, worthOfEye } from './eyes.ts';
import { HOLDS, isVoid, type Outcome, pending } from './outcome.ts';
import type { Analysis } from './types.ts';

/**
 * Whether a claimed sum is a number, and that is what another one comes to:
 * `2` is another way to write `a+b`, which says less.
 */
function isNumber(claimed: Sum, sum: Sum, a: Rational): boolean {
  if (claimed.a + claimed.b + claimed.unknown > 0) return false;
  const [worth, said] = [worthOf(sum, a), worthOf(claimed, a)];
  return worth !== null && said !== null && compareRationals(worth, said) === 0;
}

/** Checks a claim about an eye of the drawn position. */
export function evaluateEyeClaim(analysis: Analysis, expected: EyeExpectation): Outcome {
  const { point, owner, claim } = expected;
  const position = drawn(analysis);
  const name = position.geometry.name(point);
  if (position.at(point) !== EMPTY) {
    return isVoid(message('claim.not-empty', { point: name }));
  }
  if (!eyeIsKnown(analysis, expected)) return pending(message('actual.reading'));
  const eye = eyeAt(entryEyes(analysis), point, owner);
  const sum = claim.kind === 'value' ? parseSum(claim.symbolic) : null;
  const meets = (one: Sum) => {
    if (claim.kind === 'value') return sum !== null && (sameSum(sum, one) || isNumber(sum, one, eye.a));
    const worth = worthOf(one, eye.a);
    return worth !== null && classOf(worth) === parseClass(claim.name);
  };
  const open = eye.sum.unknown > 0 && possibleSums(eye.sum).some(meets);
  const details = eyeDetails(eye, position);
  const { unproven } = details;
  if (eye.sum.unknown === 0 && meets(eye.sum)) return unproven ? { ...HOLDS, unproven } : HOLDS;
  const said = claim.kind === 'class' && eye.class ? eye.class.replace(/ eye$/, '') : eye.symbolic;
  const whose = owner ? ` of ${colorName(owner)}` : '';
  const worth = worthOfEye(details);
  const doubt = unproven ? message('eyes.unproven', { diagonals: unproven }) : null;
  return {
    status: 'fails',
    actual: message('actual.eye', { owner: colorName(eye.owner), point: name, worth, doubt }),
    ...(open && { open }),
    instead: eye.value ? `eye ${name}${whose} is ${said}` : null,
  };
}
