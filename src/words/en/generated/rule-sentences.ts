/**
 * Made by `npm run generate`: what English says of single rules, from
 * `src/rules/NAME/definition.ts`.
 */
import { sentences as basic } from '../../../rules/basic/definition.ts';
import { sentences as coupling } from '../../../rules/coupling/definition.ts';
import { sentences as ing } from '../../../rules/ing/definition.ts';
import { sentences as japanese } from '../../../rules/japanese/definition.ts';
import { sentences as korean } from '../../../rules/korean/definition.ts';
import { sentences as spight } from '../../../rules/spight/definition.ts';
import { sentences as superko } from '../../../rules/superko/definition.ts';

export const sentencesOfRules = {
  ...basic,
  ...superko,
  ...spight,
  ...coupling,
  ...korean,
  ...japanese,
  ...ing,
} as const;
