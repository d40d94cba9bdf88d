/**
 * A plugin for [markdown-it](https://github.com/markdown-it/markdown-it): ` ```goban ` and `
 * ```sgf ` fences become figures that need no script. All fences of a page are one text, so an
 * entry may continue one of another fence.
 *
 * ```js
 * import markdownIt from 'markdown-it';
 * import koban from 'koban/markdown-it';
 *
 * const html = markdownIt().use(koban, { rules: ['psk'] }).render(page);
 * ```
 *
 * Figures speak English, or what `lang` says: a language, or a function that gets the environment
 * of the page (the second argument of `render`) and returns one. A language is loaded before with
 * {@link load}, since the plugin answers at once.
 *
 * The page needs `koban/style.css`; with the script of `koban/element` the figures step.
 *
 * @module koban/markdown-it
 */

import { gobanPlugin, PageRenderer } from '../preview/index.ts';
import { loadRulesOfDocuments } from '../service/index.ts';
import { isLanguage, loadWords, type Sentences, speakingIn } from '../words/index.ts';
import { LIMITS, settingsOf } from './options.ts';
import type { FigureOptions, Language } from './types.ts';

export type { FigureOptions, Language, RuleId } from './types.ts';

const loaded = new Map<Language, Sentences>();

/**
 * Loads languages, so that figures can speak them, and what reads rules that a page has.
 *
 * @throws RangeError for a language that Koban does not speak
 */
export async function load(...languages: readonly Language[]): Promise<void> {
  await loadRulesOfDocuments();
  for (const lang of languages) {
    if (!isLanguage(lang)) throw new RangeError(`there is no language ${lang}`);
    loaded.set(lang, await loadWords(lang));
  }
}

/** @throws Error for a language that is not loaded */
function saying<T>(lang: Language, run: () => T): T {
  if (lang === 'en') return run();
  const words = loaded.get(lang);
  if (!words) throw new Error(`the language ${lang} is not loaded: await load('${lang}') before`);
  return speakingIn(words, lang, run);
}

/** The plugin, for `md.use(koban, options)`. */
export default function koban(md: object, options: FigureOptions = {}): void {
  const settings = settingsOf(options);
  const { lang = 'en' } = options;
  if (typeof lang === 'string') saying(lang, () => {});
  // A page may have a rule of its own; most hosts load something before the first one.
  void loadRulesOfDocuments();
  gobanPlugin(md, (fences, page) =>
    saying(typeof lang === 'string' ? lang : lang(page), () =>
      new PageRenderer(() => settings, LIMITS, undefined, true).render(fences).map(withoutInterpolation),
    ),
  );
}

/**
 * Vue reads `{{ … }}` in the HTML of a page as an expression of its own; a reference is text to it,
 * too.
 */
function withoutInterpolation(html: string): string {
  return html.replaceAll('{{', '&#123;&#123;');
}
