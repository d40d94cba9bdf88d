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
 * The page needs `koban/style.css`; with the script of `koban/element` the figures step.
 *
 * @module koban/markdown-it
 */
import { gobanPlugin, PageRenderer } from '../preview/index.ts';
import { LIMITS, settingsOf } from './options.ts';
import type { FigureOptions } from './types.ts';

export type { FigureOptions, RuleId } from './types.ts';

/** The plugin, for `md.use(koban, options)`. */
export default function koban(md: object, options: FigureOptions = {}): void {
  const settings = settingsOf(options);
  gobanPlugin(md, (fences) =>
    new PageRenderer(() => settings, LIMITS, undefined, true).render(fences).map(withoutInterpolation),
  );
}

/**
 * Vue reads `{{ … }}` in the HTML of a page as an expression of its own; a reference is text to it,
 * too.
 */
function withoutInterpolation(html: string): string {
  return html.replaceAll('{{', '&#123;&#123;');
}
