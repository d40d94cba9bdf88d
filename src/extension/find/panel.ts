/** One search: a list of what it finds, beside the text for which it was begun. */
import * as vscode from 'vscode';
import { Campaign, type Quest } from '../../find/quest.ts';
import type { FoundExample } from '../../finder/jobs.ts';
import { FIND_VIEW, fromFind, type ToFind } from '../../protocol/find.ts';
import { messageOr } from '../../protocol/message.ts';
import { iconOf, webviewFolder, webviewPage } from '../page.ts';
import { words } from '../words.ts';
import type { Workers } from './workers.ts';

export interface FindState {
  readonly title: string;
  readonly running: boolean;
  readonly status: string;
  readonly share: number;
  /** The entries that were found. */
  readonly found: readonly string[];
  readonly readyCount: number;
}

/** Milliseconds between two messages of progress. */
const EVERY = 200;

export class FindPanel implements vscode.Disposable {
  private readonly panel: vscode.WebviewPanel;
  private readonly changed = new vscode.EventEmitter<void>();
  readonly onDidChange = this.changed.event;
  readonly onDidDispose: vscode.Event<void>;
  private readonly found: FoundExample[] = [];
  private readonly ideas = new Set<string>();
  private ready = false;
  private readyCount = 0;
  private running = true;
  private status = words('finder.begins');
  private share = 0;
  private told = 0;

  constructor(
    extension: vscode.Uri,
    private readonly workers: Workers,
    private readonly quest: Quest,
    private readonly title: string,
    /** Where an entry is inserted. */
    private readonly editor: vscode.TextEditor | undefined,
    private readonly warn: (message: string) => void,
  ) {
    this.panel = vscode.window.createWebviewPanel(
      FIND_VIEW,
      words('finder.tab'),
      { viewColumn: vscode.ViewColumn.Beside },
      { enableScripts: true, localResourceRoots: [webviewFolder(extension)] },
    );
    this.panel.iconPath = iconOf(extension);
    this.onDidDispose = this.panel.onDidDispose;
    this.panel.webview.onDidReceiveMessage((raw: unknown) => this.receive(raw));
    this.panel.onDidDispose(() => {
      this.running = false;
      workers.end();
      this.changed.fire();
    });
    this.panel.webview.html = webviewPage(this.panel.webview, extension, 'find');
    this.search().catch((problem: unknown) => {
      warn(String(problem));
      this.end(String(problem));
    });
  }

  get state(): FindState {
    const { title, running, status, share, readyCount } = this;
    return { title, running, status, share, readyCount, found: this.found.map(({ text }) => text) };
  }

  dispose(): void {
    this.panel.dispose();
    this.changed.dispose();
  }

  private async search(): Promise<void> {
    const { quest, workers } = this;
    const campaign = Campaign.begin(quest);
    const begun = Date.now();
    for (let parts = campaign.parts(); parts.length > 0 && this.running; parts = campaign.parts()) {
      const queue = parts.values();
      const dark = isDark();
      const work = async () => {
        for (const { number, part } of queue) {
          const { result, examples } = await workers.do<'part'>({ kind: 'part', part, dark });
          if (!this.running) return;
          campaign.done(number, result);
          for (const example of examples) this.add(example);
          this.tell(campaign, begun);
        }
      };
      await Promise.all(Array.from({ length: workers.width }, work));
    }
    if (!this.running) return;
    const level = campaign.state.found.find((one) => one !== null)?.level ?? null;
    const { undecided } = campaign.state;
    const { text } = await workers.do<'summary'>({ kind: 'summary', quest, level, undecided });
    this.share = 1;
    this.end(text);
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
    const seconds = (this.told - begun) / 1000;
    const left = progress.share > 0 ? (seconds * (1 - progress.share)) / progress.share : null;
    this.status = words('finder.progress', {
      ...level,
      points: this.quest.bounds.upTo ? level.points : null,
      found: this.found.length,
      left,
    });
    this.progress();
  }

  private end(status: string): void {
    this.running = false;
    this.status = status;
    this.workers.end();
    this.progress();
  }

  private progress(): void {
    const { status, share, running } = this;
    this.post({ type: 'progress', status, share, running });
    this.changed.fire();
  }

  private receive(raw: unknown): void {
    const message = messageOr(fromFind, raw, null);
    switch (message?.type) {
      case 'ready':
        this.ready = true;
        this.readyCount++;
        this.post({
          type: 'search',
          title: this.title,
          stop: words('finder.stop'),
          insert: words(this.editor ? 'finder.insert' : 'finder.open'),
          open: words('finder.open'),
        });
        for (const example of this.found) this.show(example);
        this.progress();
        return;
      case 'stop':
        if (this.running) this.end(words('finder.stopped', { found: this.found.length }));
        return;
      case 'insert':
      case 'open':
        this.run(this.use(message.example, message.type === 'insert'));
        return;
      case 'error':
        this.warn(`The list of examples reports: ${message.message}`);
    }
  }

  private run(work: Promise<void>): void {
    work.catch((problem: unknown) => this.warn(String(problem)));
  }

  /** Inserts an example at the cursor, or opens it as a text of its own. */
  private async use(number: number, insert: boolean): Promise<void> {
    const text = this.found[number]?.text;
    if (text === undefined) return;
    const document = this.editor?.document;
    if (!insert || !document || document.isClosed) {
      const opened = await vscode.workspace.openTextDocument({ language: 'goban', content: text });
      await vscode.window.showTextDocument(opened, { viewColumn: vscode.ViewColumn.Active, preview: false });
      return;
    }
    const editor = await vscode.window.showTextDocument(document, this.editor?.viewColumn);
    const at = editor.selection.active;
    const fence = document.languageId === 'markdown';
    const entry = fence ? `\`\`\`goban\n${text}\`\`\`\n` : text;
    const begins = at.character === 0;
    const above =
      begins && (at.line === 0 || document.lineAt(at.line - 1).isEmptyOrWhitespace)
        ? ''
        : begins
          ? '\n'
          : '\n\n';
    const below = document.lineAt(at.line).text.slice(at.character).trim() === '' ? '' : '\n';
    if (!(await editor.edit((edit) => edit.insert(at, above + entry + below))))
      void vscode.window.showInformationMessage(words('text.unchanged'));
  }

  private show({ title, text, picture, alt }: FoundExample): void {
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
