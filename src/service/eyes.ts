import type { Expectation, ExpectSyntax } from '../notation/types.ts';
import type { Outcome } from './expectations.ts';
import type { Analysis } from './types.ts';

/** Checks a claim about an eye. */
export function evaluateEyeClaim(
  _analysis: Analysis,
  _expect: ExpectSyntax,
  _claim: Extract<Expectation, { kind: 'eye' }>,
): Outcome {
  return { status: 'pending', actual: 'eyes are not valued yet', instead: null };
}

/** An eye as `koban judge` and `koban eyes` print it. */
export interface EyeFacts {
  readonly point: string;
  readonly owner: 'black' | 'white';
  readonly symbolic: string;
  readonly value: string;
  readonly number: number;
  readonly class: string;
}

export function eyeFacts(_analysis: Analysis): EyeFacts[] {
  return [];
}
