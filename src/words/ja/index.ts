/** Japanese. A correction of a sentence needs no knowledge of the rest: see the guide of this room, README.md. */
import type { Words } from '../message.ts';
import { goban } from './goban.ts';
import { keys } from './keys.ts';
import { linking } from './linking.ts';

// Until it is complete: what is not here is said in English.
export const words = {
  ...goban,
  ...keys,
  ...linking,
} satisfies Partial<Words>;
