/**
 * The sentences of a page in one language, as a script that runs before the page's own
 * (`webview/ui/words.ts`).
 */

export const PAGE_LANGUAGES = ['en', 'ja', 'ko', 'zh-hans', 'zh-hant'];

/**
 * What esbuild bundles for a language.
 *
 * @param {string} language
 */
export function pageWords(language) {
  const contents = `import { page } from './src/words/${language}/page.ts'; globalThis.kobanWords = page;`;
  return { contents, resolveDir: '.', sourcefile: `words.${language}.js` };
}
