/** Pages of the Markdown preview, made as the editor makes them: by markdown-it with the plugin. */
import MarkdownIt from 'markdown-it';
import { gobanPlugin, PageRenderer } from '../../src/preview/index.ts';
import { DEFAULT_SETTINGS } from '../../src/service/settings.ts';

/** Markdown as the preview's HTML, all searches done. */
export function previewOf(markdown: string): string {
  const page = new PageRenderer(() => DEFAULT_SETTINGS, { time: 60_000, now: () => performance.now() });
  const md = gobanPlugin(new MarkdownIt({ html: true }), (fences) => page.render(fences));
  return md.render(markdown);
}
