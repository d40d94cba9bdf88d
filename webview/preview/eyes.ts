/**
 * Reads the eyes of a board of the preview. A page loads this script, and the core that it takes
 * the reader from, when the values of eyes are first switched on.
 */
import { boardEyeMarks } from '../../src/service/index.ts';
import type { ReadEyes } from './layers.ts';

/** Milliseconds of reading between two events of the page. */
const SLICE = 8;

const read: ReadEyes = async (shape, rows, eyeValue) => {
  const task = boardEyeMarks(shape, rows, eyeValue);
  for (;;) {
    const until = performance.now() + SLICE;
    while (performance.now() < until) {
      const step = task.next();
      if (step.done) return step.value;
    }
    await new Promise((resolve) => setTimeout(resolve, 0));
  }
};

globalThis.kobanEyes = read;
