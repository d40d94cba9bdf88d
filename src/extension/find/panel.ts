/** One search: a list of what it finds, beside the text for which it was begun. */
import * as vscode from 'vscode';
import type { FoundExample } from '../../find/jobs.ts';
import { Campaign, type Quest, secondsLeft, undecidedIn } from '../../find/quest.ts';
import { fromFind, type KeptFind, type ShownExample, type ToFind } from '../../protocol/find.ts';
import { messageOr } from '../../protocol/message.ts';
import { iconOf, webviewFolder, webviewPage } from '../page.ts';
import { words } from '../words.ts';
import { insertEntry } from './insert.ts';
import type { Workers } from './workers.ts';

export interface FindState {
  readonly title: string;
  readonly running: boolean;
  /** It ended too early, and can be run again. */
  readonly again: boolean;
  readonly status: string;
  readonly share: number;
  /** The entries that were found. */
  readonly found: readonly string[];
  readonly readyCount: number;
}

/** Milliseconds between two messages of progress. */
const EVERY = 200;

/** A search, and where its entries go. */
export interface Search {
  readonly title: string;
  readonly quest: Quest;
  /** The text in which an entry is inserted. */
  readonly uri: vscode.Uri | undefined;
  /** What was found before the window was reloaded. */
  readonly kept?: KeptFind;
}

export class FindPanel implements vscode.Disposable {
  private readonly changed = new vscode.EventEmitter<void>();
  readonly onDidChange = this.changed.event;
  readonly onDidDispose: vscode.Event<void>;
  private readonly found: ShownExample[] = [];
  private readonly ideas = new Set<string>();
  private workers: Workers | undefined;
  private ready = false;
  private readyCount = 0;
  private running = false;
  private again = false;
  private status = '';
  private share = 0;
  private told = 0;

  constructor(
    private readonly panel: vscode.WebviewPanel,
    extension: vscode.Uri,
    private readonly search: Search,
    private readonly hire: () => Workers,
    private readonly warn: (message: string) => void,
  ) {
    panel.iconPath = iconOf(extension);
    panel.webview.options = { enableScripts: true, localResourceRoots: [webviewFolder(extension)] };
    this.onDidDispose = panel.onDidDispose;
    panel.webview.onDidReceiveMessage((raw: unknown) => this.receive(raw));
    panel.onDidDispose(() => {
      this.running = false;
      this.workers?.end();
      this.changed.fire();
    });
    panel.webview.html = webviewPage(panel.webview, extension, 'find');
    const { kept } = search;
    if (kept) {
      this.found.push(...kept.examples);
      this.status = kept.running ? words('finder.reloaded', { found: this.found.length }) : kept.status;
      this.again = kept.running || kept.again;
    } else this.begin();
  }

  get state(): FindState {
    const { running, again, status, share, readyCount } = this;
    const { title } = this.search;
    return { title, running, again, status, share, readyCount, found: this.found.map(({ text }) => text) };
  }

  dispose(): void {
    this.panel.dispose();
    this.changed.dispose();
  }

  /** Searches, from the beginning. */
  private begin(): void {
    this.found.length = 0;
    this.ideas.clear();
    this.share = 0;
    this.running = true;
    this.again = false;
    this.status = words('finder.begins');
    const workers = this.hire();
    this.workers = workers;
    this.go(workers).catch((problem: unknown) => {
      this.warn(String(problem));
      this.end(String(problem), true);
    });
  }

  private async go(workers: Workers): Promise<void> {
    const { quest } = this.search;
    const isOurs = () => this.running && this.workers === workers;
    const campaign = Campaign.begin(quest);
    const begun = Date.now();
    await campaign.run(
      workers.width,
      async (part) => {
        const answer = await workers.do<'part'>({ kind: 'part', part, dark: isDark() });
        return isOurs() ? answer : null;
      },
      ({ examples }) => {
        for (const example of examples) this.add(example);
        this.tell(campaign, begun);
      },
    );
    if (!isOurs()) return;
    const level = campaign.state.found.find((one) => one !== null)?.level ?? null;
    const undecided = undecidedIn(campaign.state);
    const { text } = await workers.do<'summary'>({ kind: 'summary', quest, level, undecided });
    this.share = 1;
    this.end(text, false);
  }

  private add(example: FoundExample): void {
    if (this.ideas.has(example.idea)) return;
    this.ideas.add(example.idea);
    this.found.push(example);
    this.show(example);
  }

  private tell(campaign: Campaign, begun: number): void {
    const { level, progress } = campaign;
    if (!level || Date.now() - this.told < EVERY) return;
    this.told = Date.now();
    this.share = progress.share;
    this.status = words('finder.progress', {
      ...level,
      points: this.search.quest.bounds.upTo ? level.points : null,
      found: this.found.length,
      left: secondsLeft((this.told - begun) / 1000, progress.share),
    });
    this.progress();
  }

  private end(status: string, again: boolean): void {
    this.running = false;
    this.again = again;
    this.status = status;
    this.workers?.end();
    this.progress();
  }

  private progress(): void {
    const { status, share, running, again } = this;
    this.post({ type: 'progress', status, share, running, again });
    this.changed.fire();
  }

  private receive(raw: unknown): void {
    const message = messageOr(fromFind, raw, null);
    switch (message?.type) {
      case 'ready':
        this.ready = true;
        this.readyCount++;
        this.tellAll();
        return;
      case 'again':
        if (this.running) return;
        this.begin();
        this.tellAll();
        return;
      case 'stop':
        if (this.running) this.end(words('finder.stopped', { found: this.found.length }), true);
        return;
      case 'insert':
      case 'open':
        this.run(this.use(message.example, message.type === 'insert'));
        return;
      case 'error':
        this.warn(`The list of examples reports: ${message.message}`);
    }
  }

  private tellAll(): void {
    const { title, quest, uri } = this.search;
    this.post({
      type: 'search',
      title,
      stop: words('finder.stop'),
      insert: words(uri ? 'finder.insert' : 'finder.open'),
      open: words('finder.open'),
      again: words('finder.again'),
      quest: JSON.stringify(quest),
      uri: String(uri ?? ''),
    });
    for (const example of this.found) this.show(example);
    this.progress();
  }

  private run(work: Promise<void>): void {
    work.catch((problem: unknown) => this.warn(String(problem)));
  }

  /** Inserts an example at the cursor, or opens it as a text of its own. */
  private async use(number: number, insert: boolean): Promise<void> {
    const entry = this.found[number]?.text;
    if (entry === undefined) return;
    const document = insert ? await this.document() : undefined;
    if (document) {
      if (!(await insertEntry(document, entry)))
        void vscode.window.showInformationMessage(words('text.unchanged'));
      return;
    }
    const opened = await vscode.workspace.openTextDocument({ language: 'goban', content: entry });
    await vscode.window.showTextDocument(opened, { viewColumn: vscode.ViewColumn.Active, preview: false });
  }

  /** The text for which the search was begun, if it is still there. */
  private async document(): Promise<vscode.TextDocument | undefined> {
    const { uri } = this.search;
    const open = vscode.workspace.textDocuments.find((one) => one.uri.toString() === uri?.toString());
    if (open || !uri || uri.scheme === 'untitled') return open;
    return vscode.workspace.openTextDocument(uri).then(undefined, () => undefined);
  }

  private show({ title, text, picture, alt }: ShownExample): void {
    this.post({ type: 'example', title, text, picture, alt });
  }

  private post(message: ToFind): void {
    // The page gets no message before it is ready; then it gets everything.
    if (this.ready) void this.panel.webview.postMessage(message);
  }
}

function isDark(): boolean {
  const { kind } = vscode.window.activeColorTheme;
  return kind === vscode.ColorThemeKind.Dark || kind === vscode.ColorThemeKind.HighContrast;
}
