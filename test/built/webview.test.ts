import { buildSync } from 'esbuild';
import { describe, expect, it } from 'vitest';

/** Bytes of a minified page that come from our own files, not from packages. */
function ownBytes(entry: string): number {
  const { metafile } = buildSync({
    entryPoints: [entry],
    bundle: true,
    minify: true,
    legalComments: 'none',
    charset: 'utf8',
    platform: 'browser',
    mainFields: ['browser', 'module', 'main'],
    format: 'iife',
    target: 'es2022',
    outdir: 'out',
    write: false,
    metafile: true,
    logLevel: 'error',
  });
  let own = 0;
  for (const { inputs } of Object.values(metafile.outputs)) {
    for (const [file, { bytesInOutput }] of Object.entries(inputs)) {
      if (!file.startsWith('node_modules/')) own += bytesInOutput;
    }
  }
  return own;
}

describe('the pages of the extension', () => {
  it.each(['webview/main.ts', 'webview/compare/main.ts'])('%s has less than 120 KB of our own', (entry) => {
    const own = ownBytes(entry);
    expect(own).toBeGreaterThan(10_000);
    expect(own).toBeLessThan(120_000);
  });
});
