/**
 * Boards in the Markdown cells of notebooks. A notebook renders each cell by itself and gives its
 * HTML no script, so boards are figures here; an entry may still continue one of another cell,
 * since the fences of all cells are kept. What others say of a cell is put into it when it changes:
 * when a cell that it continues is edited or deleted, when a search has ended, when settings
 * change.
 */

import style from 'koban:style';
import { isLanguage, speakIn, spokenLanguage } from '../../src/library/words.ts';
import { foundIn, foundPlugin, gobanPlugin, type PageFence, PageRenderer } from '../../src/preview/index.ts';
import { messageOr } from '../../src/protocol/message.ts';
import { type FromNotebook, toNotebook } from '../../src/protocol/preview.ts';
import { readSettings } from '../../src/service/index.ts';

interface MarkdownRenderer {
  extendMarkdownIt(extend: (md: unknown) => void): void;
}

interface RendererContext {
  getRenderer(id: string): Promise<MarkdownRenderer | undefined>;
  /** There because the manifest asks for messages. */
  postMessage?(message: FromNotebook): void;
  onDidReceiveMessage?(listener: (message: unknown) => void): unknown;
}

/**
 * Cells live in the same thread as the notebook's page: a search may not hold it up for long. In
 * milliseconds.
 */
const TIME_BUDGET = 150;
const SLICE = 8;
const MOST = 30_000;

export async function activate(context: RendererContext): Promise<void> {
  const markdown = await context.getRenderer('vscode.markdown-it-renderer');
  if (!markdown) throw new Error('Koban: this notebook has no Markdown renderer to extend');
  addStyle();
  const cells = new Cells();
  markdown.extendMarkdownIt((md) =>
    gobanPlugin(foundPlugin(md, foundIn), (fences, env) => {
      const { outputItem } = (env ?? {}) as { readonly outputItem?: { readonly id?: unknown } };
      return cells.render(String(outputItem?.id ?? ''), fences);
    }),
  );
  context.onDidReceiveMessage?.((data) => {
    const message = messageOr(toNotebook, data, null);
    switch (message?.type) {
      case 'settings':
        cells.configure(message.koban, message.language);
    }
  });
  context.postMessage?.({ type: 'settings' });
}

function addStyle(): void {
  const sheet = document.createElement('style');
  sheet.textContent = style;
  // The classes of the theme are on the body; the cells, each in a tree of its own, get their style
  // from this template.
  document.head.append(sheet);
  const template = document.createElement('template');
  template.classList.add('markdown-style');
  template.content.append(sheet.cloneNode(true));
  document.head.append(template);
}

class Cells {
  private readonly fences = new Map<string, readonly PageFence[]>();
  private settings = readSettings(undefined);
  private page = this.newPage();
  /** Languages are loaded one after another, so that the last that was asked for is spoken last. */
  private speaking = Promise.resolve();
  private due: ReturnType<typeof setTimeout> | undefined;
  /** What each cell was last given. */
  private readonly shown = new Map<string, readonly string[]>();

  constructor() {
    // VS Code sends no message when a cell is deleted; its element goes. Changes within a cell
    // are not seen here.
    new MutationObserver(() => {
      if ([...this.fences.keys()].some((id) => !document.getElementById(id))) this.later();
    }).observe(document.body, { childList: true, subtree: true });
  }

  render(id: string, fences: readonly PageFence[]): readonly string[] {
    this.fences.delete(id);
    this.fences.set(id, fences);
    const parts = this.renderAll(id).get(id) ?? [];
    this.shown.set(id, parts);
    this.later();
    return parts;
  }

  configure(section: unknown, language: string): void {
    this.settings = readSettings(section);
    this.later();
    this.speaking = this.speaking
      .then(() => this.speak(language))
      .catch((problem: unknown) => console.warn('Koban:', problem));
  }

  /** Figures are kept in the language in which they were made, so they are made again. */
  private async speak(language: string): Promise<void> {
    if (!isLanguage(language) || language === spokenLanguage()) return;
    await speakIn(language);
    this.page = this.newPage();
    this.later();
  }

  private newPage(): PageRenderer {
    return new PageRenderer(() => this.settings, {
      time: TIME_BUDGET,
      most: MOST,
      now: () => performance.now(),
    });
  }

  /** All cells are one page; the one that is being rendered may not be in the document yet. */
  private renderAll(own?: string): Map<string, readonly string[]> {
    for (const id of this.fences.keys()) {
      if (id !== own && !document.getElementById(id)) {
        this.fences.delete(id);
        this.shown.delete(id);
      }
    }
    const all = this.page.render([...this.fences.values()].flat());
    let at = 0;
    return new Map([...this.fences].map(([id, { length }]) => [id, all.slice(at, (at += length))] as const));
  }

  /** Once the notebook has put in what it has asked for. */
  private later(): void {
    clearTimeout(this.due);
    this.due = setTimeout(() => this.refresh(), 0);
  }

  private refresh(): void {
    for (const [id, parts] of this.renderAll()) {
      const before = this.shown.get(id) ?? [];
      if (parts.every((part, i) => part === before[i])) continue;
      const hosts = document.getElementById(id)?.shadowRoot?.querySelectorAll('.koban-fence') ?? [];
      if (hosts.length !== parts.length) continue;
      for (const [i, part] of parts.entries()) {
        const host = hosts[i];
        if (host && part !== before[i]) host.innerHTML = trusted(part);
      }
      this.shown.set(id, parts);
    }
    if (this.page.hasPendingWork) this.search();
  }

  private search(): void {
    const task = this.page.pendingWork();
    const slice = (): void => {
      const until = performance.now() + SLICE;
      while (performance.now() < until) {
        if (!task.next().done) continue;
        this.refresh();
        return;
      }
      this.due = setTimeout(slice, 0);
    };
    this.due = setTimeout(slice, 0);
  }
}

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createHTML(text: string): string },
  ): { createHTML(text: string): string };
}

/**
 * The notebook's page takes HTML from policies only. Ours has been escaped where it was made
 * (`src/preview/html.ts`).
 */
const policy = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy('koban-notebook', {
  createHTML: (text) => text,
});

function trusted(text: string): string {
  return policy ? policy.createHTML(text) : text;
}
