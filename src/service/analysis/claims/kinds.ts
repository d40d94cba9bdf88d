/** Made by `npm run generate`: what each kind of claim means, a file of this folder for each. */
import type { Claim } from '../../../notation/index.ts';
import { captures } from './captures.ts';
import { choose } from './choose.ts';
import { cycle } from './cycle.ts';
import { disturber } from './disturber.ts';
import { eye } from './eye.ts';
import { force } from './force.ts';
import { hot } from './hot.ts';
import { kills } from './kills.ts';
import { koPosition } from './ko-position.ts';
import { lives } from './lives.ts';
import type { ClaimMeaning } from './meaning.ts';
import { needs } from './needs.ts';
import { nobody } from './nobody.ts';
import { repetition } from './repetition.ts';
import { stays } from './stays.ts';
import { verdict } from './verdict.ts';

export const MEANINGS: { readonly [K in Claim['kind']]: ClaimMeaning<K> } = {
  verdict,
  hot,
  'ko-position': koPosition,
  disturber,
  cycle,
  captures,
  eye,
  repetition,
  kills,
  lives,
  stays,
  needs,
  choose,
  force,
  nobody,
};
