import { describe, expect, it } from 'vitest';
import { LANGUAGES, pageWords } from '../../tools/page-words.mjs';
import { bundle } from '../browser/bundle.mjs';

describe('the pages of the extension', () => {
  // The board view has the tree of variations and the form of a record in it.
  it.each([
    ['webview/player/main.ts', 160],
    ['webview/compare/main.ts', 120],
  ])('%s has less than %i KB of our own', async (entry, most) => {
    const { ownBytes } = await bundle({ entryPoints: [entry] });
    expect(ownBytes).toBeGreaterThan(10_000);
    expect(ownBytes).toBeLessThan(most * 1000);
  });

  it.each(LANGUAGES)('the sentences of a page in %s are a small file', async (language) => {
    const { ownBytes } = await bundle({ stdin: pageWords(language) });
    expect(ownBytes).toBeGreaterThan(5000);
    expect(ownBytes).toBeLessThan(40_000);
  });
});
