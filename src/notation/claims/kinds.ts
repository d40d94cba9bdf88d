/** Made by `npm run generate`: the kinds of claims, a file of this folder for each. */
import { captures } from './captures.ts';
import { choose } from './choose.ts';
import { cycle } from './cycle.ts';
import { disturber } from './disturber.ts';
import { eye } from './eye.ts';
import { force } from './force.ts';
import type { ClaimOf } from './form.ts';
import { hot } from './hot.ts';
import { kills } from './kills.ts';
import { koPosition } from './ko-position.ts';
import { lives } from './lives.ts';
import { needs } from './needs.ts';
import { nobody } from './nobody.ts';
import { repetition } from './repetition.ts';
import { stays } from './stays.ts';
import { verdict } from './verdict.ts';

export const CLAIMS = [
  verdict,
  hot,
  koPosition,
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
] as const;

/** A claim, read. */
export type Claim = ClaimOf<(typeof CLAIMS)[number]>;
