import { defineConfig } from 'vitest/config';

/** One page through all hosts that publish it; what `npm run package:npm` has made draws the boards. */
export default defineConfig({
  test: { include: ['test/publish/**/*.test.ts'], testTimeout: 600_000, hookTimeout: 600_000 },
});
