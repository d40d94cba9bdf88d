/**
 * Boards in the Markdown cells of notebooks. A notebook renders each cell by itself and gives its HTML no script, so boards are figures
 * here; an entry may still continue one of another cell, since the cells that were rendered before are remembered.
 */

import style from 'koban:style';
import { gobanPlugin, type PageFence, PageRenderer } from '../../src/preview/index.ts';
import { DEFAULT_SETTINGS } from '../../src/service/settings.ts';

interface MarkdownRenderer {
  extendMarkdownIt(extend: (md: unknown) => void): void;
}

interface Context {
  getRenderer(id: string): Promise<MarkdownRenderer | undefined>;
}

/** Cells live in the same thread as the notebook's page: a search may not hold it up for long. */
const PATIENCE = 150;

export async function activate(context: Context): Promise<void> {
  const markdown = await context.getRenderer('vscode.markdown-it-renderer');
  if (!markdown) throw new Error('Koban: this notebook has no Markdown renderer to extend');
  const sheet = document.createElement('style');
  sheet.textContent = style;
  // The classes of the theme are on the body; the cells, each in a tree of its own, get their style from this template.
  document.head.append(sheet);
  const template = document.createElement('template');
  template.classList.add('markdown-style');
  template.content.append(sheet.cloneNode(true));
  document.head.append(template);
  const page = new PageRenderer(() => DEFAULT_SETTINGS, { time: PATIENCE, now: () => performance.now() });
  const cells = new Map<string, readonly PageFence[]>();
  markdown.extendMarkdownIt((md) =>
    gobanPlugin(md, (fences, env) => {
      const { outputItem } = (env ?? {}) as { readonly outputItem?: { readonly id?: unknown } };
      const id = String(outputItem?.id ?? '');
      cells.set(id, fences);
      const others = [...cells].filter(([other]) => other !== id).flatMap(([, some]) => some);
      return page.render([...others, ...fences]).slice(others.length);
    }),
  );
}
