import { defineConfig } from 'vitest/config';

/** Tests of what authors use in their own CI (`npm run test:ci`). */
export default defineConfig({
  test: {
    include: ['test/ci/**/*.test.ts'],
    execArgv: ['--import', new URL('../late-timers.mjs', import.meta.url).href],
    testTimeout: 600_000,
    hookTimeout: 600_000,
  },
});
