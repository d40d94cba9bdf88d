/**
 * The sentences of a page in one language, as a script that runs before the page's own
 * (`webview/ui/words.ts`).
 */

export const PAGE_LANGUAGES = ['en', 'ja', 'ko', 'zh-hans', 'zh-hant'];

/**
 * What esbuild bundles for a language: what it does not say is said in English.
 *
 * @param {string} language
 */
export function pageWords(language) {
  const own = `import { page } from './src/words/${language}/page.ts'; globalThis.kobanWords = `;
  const contents =
    language === 'en'
      ? `${own}page;`
      : `import { page as english } from './src/words/en/page.ts'; ${own}{ ...english, ...page };`;
  return { contents, resolveDir: '.', sourcefile: `words.${language}.js` };
}
