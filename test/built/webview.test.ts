import { describe, expect, it } from 'vitest';
import { bundle } from '../browser/bundle.mjs';

describe('the pages of the extension', () => {
  it.each(['webview/player/main.ts', 'webview/compare/main.ts'])(
    '%s has less than 120 KB of our own',
    async (entry) => {
      const { ownBytes } = await bundle([entry]);
      expect(ownBytes).toBeGreaterThan(10_000);
      expect(ownBytes).toBeLessThan(120_000);
    },
  );
});
