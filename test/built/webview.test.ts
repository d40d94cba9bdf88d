import { describe, expect, it } from 'vitest';
import { LANGUAGES, pageWords } from '../../tools/page-words.mjs';
import { bundle } from '../browser/bundle.mjs';

describe('the pages of the extension', () => {
  it.each(['webview/player/main.ts', 'webview/compare/main.ts'])(
    '%s has less than 120 KB of our own',
    async (entry) => {
      const { ownBytes } = await bundle({ entryPoints: [entry] });
      expect(ownBytes).toBeGreaterThan(10_000);
      expect(ownBytes).toBeLessThan(120_000);
    },
  );

  it.each(LANGUAGES)('the sentences of a page in %s are a small file', async (language) => {
    const { ownBytes } = await bundle({ stdin: pageWords(language) });
    expect(ownBytes).toBeGreaterThan(5000);
    expect(ownBytes).toBeLessThan(40_000);
  });
});
