/** Made by `npm run generate`: the kinds of claims, a file of this folder for each. */
import { captures } from './captures.ts';
import { cycle } from './cycle.ts';
import { disturber } from './disturber.ts';
import { eye } from './eye.ts';
import type { ClaimOf } from './form.ts';
import { hot } from './hot.ts';
import { koPosition } from './ko-position.ts';
import { repetition } from './repetition.ts';
import { verdict } from './verdict.ts';

export const CLAIMS = [verdict, hot, koPosition, disturber, cycle, captures, eye, repetition] as const;

/** A claim, read. */
export type Claim = ClaimOf<(typeof CLAIMS)[number]>;
