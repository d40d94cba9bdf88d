/**
 * Reads the eyes of a board of the preview. A page loads this script, and the core that it takes
 * the reader from, when the values of eyes are first switched on.
 */
import { areRead } from '../../src/protocol/eyes.ts';
import { boardEyeMarks } from '../../src/service/index.ts';
import { inSlices } from '../trial/slices.ts';
import type { ReadEyes } from './layers.ts';

/** Milliseconds after which what is read so far is shown. */
const PART = 200;

const read: ReadEyes = async (shape, rows, eyeValue, tell) => {
  for (;;) {
    const end = performance.now() + PART;
    const marks = await inSlices(boardEyeMarks(shape, rows, eyeValue, () => performance.now() > end));
    if (!tell(marks) || areRead(marks)) return;
  }
};

globalThis.kobanEyes = read;
