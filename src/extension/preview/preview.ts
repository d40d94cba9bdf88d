/**
 * Boards in the editor's own Markdown preview. What draws them is loaded when the first fence of a
 * page is met, and not before.
 */

import * as vscode from 'vscode';
import type { PageFence, PageRenderer } from '../../preview/index.ts';
import { foundPlugin, gobanPlugin } from '../../preview/plugin.ts';
import type { Settings } from '../../service/index.ts';
import { drawing } from '../lazy.ts';
import { setFor } from '../project.ts';
import { sectionWithRules, watchRules } from '../rule-files.ts';

/** Milliseconds of searching in one rendering: the reader is typing. */
const TIME_BUDGET = 120;
/**
 * The same between two events of the host, when searches are finished afterwards, and in all for
 * one page.
 */
const SLICE = 8;
const MOST = 30_000;
/** Pages whose renderers are kept. */
const MOST_PAGES = 8;

export class Preview implements vscode.Disposable {
  /** A renderer for each page, since pages do not continue each other. */
  private readonly pages = new Map<string, PageRenderer>();
  private working: PageRenderer | undefined;
  private readonly listeners: vscode.Disposable[];
  private watchesProjects = false;

  constructor() {
    this.listeners = [
      vscode.workspace.onDidChangeConfiguration((event) => {
        if (event.affectsConfiguration('koban')) this.setAnew();
      }),
    ];
  }

  private setAnew(): void {
    this.settings.clear();
    this.refresh();
  }

  /** The language has changed: the preview renders everything again. */
  renew(): void {
    this.refresh();
    this.pages.clear();
    this.working = undefined;
  }

  private refresh(): void {
    if (this.pages.size > 0) void vscode.commands.executeCommand('markdown.preview.refresh');
  }

  /** What the Markdown extension calls with its parser; `activate` returns it. */
  extendMarkdownIt<M>(md: M): M {
    foundPlugin(md, (page) => drawing().foundIn(page));
    return gobanPlugin(md, (fences, env) => this.render(fences, env));
  }

  dispose(): void {
    for (const one of this.listeners) one.dispose();
    this.pages.clear();
    this.working = undefined;
  }

  /** By folders, which may have their own. */
  private readonly settings = new Map<string, Settings>();

  private render(fences: readonly PageFence[], env: unknown): readonly string[] {
    const page = this.pageOf(env);
    const made = page.render(fences);
    if (page.hasPendingWork) this.work(page);
    return made;
  }

  /**
   * The preview names the document that it renders; a text that is none (a hover, a chat) shares a
   * page with others of the kind.
   */
  private pageOf(env: unknown): PageRenderer {
    const { currentDocument } = (env ?? {}) as { readonly currentDocument?: unknown };
    const key = currentDocument === undefined ? '' : String(currentDocument);
    let page = this.pages.get(key);
    if (page) return page;
    page = new (drawing().AuthorPage)(() => this.readSettings(currentDocument), {
      time: TIME_BUDGET,
      most: MOST,
      now: () => performance.now(),
    });
    this.pages.set(key, page);
    const [oldest = ''] = this.pages.keys();
    if (this.pages.size > MOST_PAGES) this.pages.delete(oldest);
    return page;
  }

  private readSettings(page: unknown): Settings {
    const uri = page instanceof vscode.Uri ? page : undefined;
    const folder = uri && vscode.workspace.getWorkspaceFolder(uri)?.uri;
    // Files of rules are in force below their folders.
    const key = String(uri ?? '').replace(/[^/]*$/, '');
    let settings = this.settings.get(key);
    if (!settings) {
      const section = setFor(folder);
      settings = drawing().readSettings(section);
      this.settings.set(key, settings);
      void this.readProject(key, settings, section, uri);
    }
    return settings;
  }

  /** Pages are rendered at once, and again where the project of their folder says something. */
  private async readProject(key: string, now: Settings, section: unknown, uri?: vscode.Uri): Promise<void> {
    if (!this.watchesProjects) this.listeners.push(watchRules(() => this.setAnew()));
    this.watchesProjects = true;
    const own = await sectionWithRules(uri);
    if (JSON.stringify(own) === JSON.stringify(section) || this.settings.get(key) !== now) return;
    this.settings.set(key, drawing().readSettings(own));
    this.refresh();
  }

  /**
   * Finishes the searches of a page in small slices and shows it again. A newer page takes the
   * place of an older one.
   */
  private work(page: PageRenderer): void {
    if (this.working === page) return;
    this.working = page;
    const task = page.pendingWork();
    const slice = (): void => {
      if (this.working !== page) return;
      const until = performance.now() + SLICE;
      while (performance.now() < until) {
        if (!task.next().done) continue;
        this.working = undefined;
        void vscode.commands.executeCommand('markdown.preview.refresh');
        return;
      }
      setTimeout(slice, 0);
    };
    setTimeout(slice, 0);
  }
}
