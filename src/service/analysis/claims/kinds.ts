/** Made by `npm run generate`: what each kind of claim means, a file of this folder for each. */
import type { Claim } from '../../../notation/index.ts';
import { captures } from './captures.ts';
import { cycle } from './cycle.ts';
import { disturber } from './disturber.ts';
import { eye } from './eye.ts';
import { hot } from './hot.ts';
import { koPosition } from './ko-position.ts';
import type { Meaning } from './meaning.ts';
import { repetition } from './repetition.ts';
import { verdict } from './verdict.ts';

export const MEANINGS: { readonly [K in Claim['kind']]: Meaning<K> } = {
  verdict,
  hot,
  'ko-position': koPosition,
  disturber,
  cycle,
  captures,
  eye,
  repetition,
};
