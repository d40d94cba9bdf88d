import { defineConfig } from 'vitest/config';

/** Tests of what `npm run package` has made. */
export default defineConfig({
  test: { include: ['test/built/**/*.test.ts'], testTimeout: 30_000, hookTimeout: 60_000 },
});
