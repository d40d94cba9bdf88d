/**
 * The sentences of a page in one language, as a script that runs before the page's own
 * (`webview/ui/words.ts`).
 */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const WORDS = join(import.meta.dirname, '../src/words');

/** The languages that Koban speaks, each a folder of sentences. */
export const LANGUAGES = readdirSync(WORDS)
  .filter((name) => existsSync(join(WORDS, name, 'index.ts')))
  .sort();

/**
 * What esbuild bundles for a language. English comes first on each page, since other languages may lack sentences.
 *
 * @param {string} language
 */
export function pageWords(language) {
  const contents = `import { page } from './src/words/${language}/page.ts'; globalThis.${language === 'en' ? 'kobanWords' : 'kobanTranslated'} = page;`;
  return { contents, resolveDir: '.', sourcefile: `words.${language}.js` };
}
