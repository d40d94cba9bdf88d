/** Runs before each file of unit tests: fixes the seed of fast-check, and has each failure say its seed. */
import fc from 'fast-check';
import { beforeEach } from 'vitest';
import { DEEP_UNTIL, SEED } from './runs.ts';

fc.configureGlobal({ seed: SEED });

beforeEach(({ onTestFailed, skip, task }) => {
  if (DEEP_UNTIL !== undefined) {
    const left = DEEP_UNTIL - Date.now();
    if (left <= 0) skip('the deep run has ended');
    // fast-check ends a law that has passed so far when the time is over.
    fc.configureGlobal({ seed: SEED, interruptAfterTimeLimit: left });
  }
  onTestFailed(() => {
    const file = task.file.name;
    console.error(`Seed ${SEED}. Again: KOBAN_SEED=${SEED} npx vitest run ${file} -t '${task.name}'`);
  });
});
