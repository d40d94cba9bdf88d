/** Chinese in simplified characters. A correction of a sentence needs no knowledge of the rest: see the guide of this room, README.md. */
import type { Words } from '../message.ts';

// Until it is complete: what is not here is said in English.
export const words = {} satisfies Partial<Words>;
