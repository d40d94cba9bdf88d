import { defineConfig } from 'vitest/config';

/** Tests of what `npm run package:npm` has made. */
export default defineConfig({
  test: { include: ['test/npm/**/*.test.ts'], testTimeout: 600_000, hookTimeout: 600_000 },
});
