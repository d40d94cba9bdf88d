import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    exclude: [
      'test/built/**',
      'test/ci/**',
      'test/npm/**',
      'test/editors/**',
      'test/publish/**',
      'test/workbench/**',
      'test/browser/**',
    ],
    reporters: ['default'],
    // What sources import and is not committed.
    globalSetup: ['tools/made.mjs'],
    setupFiles: ['test/setup.ts'],
    // Files share what they import: no test leaves anything behind in it, and reading it anew for each takes a quarter of all the time.
    isolate: false,
    execArgv: ['late-timers', 'native'].flatMap((name) => [
      '--import',
      new URL(`test/${name}.mjs`, import.meta.url).href,
    ]),
    server: { deps: { external: [/\/(src|webview)\/|\/fake-vscode\.ts/] } },
    // Only to end what hangs: a busy machine may take ten times as long as a quiet one, and no test is about time.
    testTimeout: 600_000,
    hookTimeout: 600_000,
  },
});
