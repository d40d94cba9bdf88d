import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    exclude: ['test/built/**', 'test/workbench/**', 'test/browser/**'],
    reporters: ['default'],
  },
});
