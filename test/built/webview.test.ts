import { build } from 'esbuild';
import { describe, expect, it } from 'vitest';
import { english } from '../../src/words/en/index.ts';
import { english as few } from '../../src/words/en/trials.ts';
import { LANGUAGES, pageWords } from '../../tools/page-words.mjs';
import { trialPage } from '../../tools/trial-page.mjs';
import { bundle } from '../browser/bundle.mjs';

describe('the pages of the extension', () => {
  // The board view has the tree of variations, the form of a record, the tabs of the sections and
  // the wheel in it.
  it.each([['webview/player/main.ts', 180]])('%s has less than %i KB of our own', async (entry, most) => {
    const { ownBytes } = await bundle({ entryPoints: [entry] });
    expect(ownBytes).toBeGreaterThan(10_000);
    expect(ownBytes).toBeLessThan(most * 1000);
  });

  it.each(LANGUAGES)('the sentences of a page in %s are a small file', async (language) => {
    const { ownBytes } = await bundle({ stdin: pageWords(language) });
    expect(ownBytes).toBeGreaterThan(5000);
    expect(ownBytes).toBeLessThan(40_000);
  });

  it('a page of one file has all sentences that it may say, and is a small file', async () => {
    const options = { bundle: true, write: false, minify: true, outdir: 'out', target: 'es2022' } as const;
    const { outputFiles } = await build({ ...trialPage, ...options });
    const { text } = outputFiles[0]!;
    const named = [...text.matchAll(/["'`]([a-z][\w-]*(?:\.[\w-]+)+)["'`]/g)].map(([, code]) => code!);
    expect(named).toContain('trial.turn');
    // Nobody asks this page why a play is not a ko.
    const lacks = named.filter((code) => code in english && !(code in few) && !code.startsWith('why.'));
    expect(lacks).toEqual([]);
    expect(text.length).toBeLessThan(263_000);
  });
});
