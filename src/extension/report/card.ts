/**
 * The report card of one rule, beside its text: it follows what is typed, and marks what changes.
 */
import * as vscode from 'vscode';
import type { RuleReport, ShownRow } from '../../find/jobs.ts';
import { messageOr } from '../../protocol/message.ts';
import { fromCard, type KeptCard, type ToCard } from '../../protocol/report.ts';
import type { Workers } from '../find/workers.ts';
import { iconOf, webviewFolder, webviewPage } from '../page.ts';
import { words } from '../words.ts';

export interface CardState {
  readonly title: string;
  readonly status: string;
  readonly isRunning: boolean;
  readonly readyCount: number;
  /** What each row says, by its key. */
  readonly rows: Readonly<Record<string, string>>;
  /** The rows that say something else than when the text was last saved. */
  readonly changed: readonly string[];
}

/** Milliseconds without an edit before the text is read again. */
const PAUSE = 300;

export class ReportCard implements vscode.Disposable {
  private readonly changed = new vscode.EventEmitter<void>();
  readonly onDidChange = this.changed.event;
  private readonly uri: vscode.Uri;
  private offset: number;
  private readonly listeners: vscode.Disposable;
  private workers: Workers | null = null;
  private pause: ReturnType<typeof setTimeout> | undefined;
  /** Of the rule that is shown, and where its text has been saved. */
  private rule: string | null = null;
  private title = '';
  private rows: Map<string, ShownRow> = new Map();
  private saved: { readonly rule: string | null; rows: ReadonlyMap<string, ShownRow> } | null = null;
  private status = words('card.begins');
  private share = 0;
  private isRunning = false;
  private readyCount = 0;
  private asked = 0;

  constructor(
    private readonly panel: vscode.WebviewPanel,
    extension: vscode.Uri,
    at: KeptCard,
    private readonly hire: () => Workers,
    private readonly warn: (message: string) => void,
  ) {
    this.uri = vscode.Uri.parse(at.uri);
    this.offset = at.offset;
    panel.iconPath = iconOf(extension);
    panel.webview.options = { enableScripts: true, localResourceRoots: [webviewFolder(extension)] };
    panel.webview.onDidReceiveMessage((raw: unknown) => this.receive(raw));
    this.listeners = vscode.Disposable.from(
      vscode.workspace.onDidChangeTextDocument(({ document, contentChanges }) => {
        if (contentChanges.length > 0 && this.isOf(document.uri)) this.soon();
      }),
      vscode.workspace.onDidSaveTextDocument((document) => {
        if (this.isOf(document.uri)) this.save();
      }),
    );
    panel.onDidDispose(() => {
      clearTimeout(this.pause);
      this.asked++;
      this.workers?.end();
      this.listeners.dispose();
      this.changed.fire();
    });
    panel.webview.html = webviewPage(panel.webview, extension, 'report');
    this.begin();
  }

  isOf(uri: vscode.Uri): boolean {
    return uri.toString() === this.uri.toString();
  }

  get state(): CardState {
    const { isRunning, readyCount, status, title } = this;
    const rows = Object.fromEntries([...this.rows.values()].map((row) => [row.key, saidBy(row)]));
    const changed = [...this.rows.values()].flatMap((row) => (this.before(row) === null ? [] : [row.key]));
    return { title, status, isRunning, readyCount, rows, changed };
  }

  /** Shows the rule at an offset of the text. */
  show(offset: number): void {
    this.offset = offset;
    this.panel.reveal(undefined, true);
    this.begin();
  }

  dispose(): void {
    this.panel.dispose();
    this.changed.dispose();
  }

  private soon(): void {
    clearTimeout(this.pause);
    this.pause = setTimeout(() => this.begin(), PAUSE);
  }

  private begin(): void {
    const run = ++this.asked;
    this.report(run).catch((problem: unknown) => {
      if (run !== this.asked) return;
      this.warn(String(problem));
      this.stop(String(problem));
    });
  }

  /** Reads the text, and reports if it has another rule than what is shown. */
  private async report(run: number): Promise<void> {
    const { dark, document } = { dark: isDark(), document: await this.document() };
    if (run !== this.asked) return;
    if (!document) return this.stop(words('card.closed'));
    const workers = this.workers ?? this.hire();
    this.workers = workers;
    const { offset } = this;
    const content = document.getText();
    const read = await workers.do<'rule'>({ kind: 'rule', host: hostOf(document), content, offset });
    if (run !== this.asked) return;
    if ('refused' in read) return this.stop(read.refused);
    if (read.rule === this.rule && this.isRunning) return;
    if (read.rule === this.rule && this.share === 1) {
      this.status = words('card.done');
      return this.progress();
    }
    // What is under way is about a text that is no more.
    workers.end();
    const hired = this.hire();
    this.workers = hired;
    if (!document.isDirty) this.saved = { rule: read.rule, rows: new Map() };
    this.rule = read.rule;
    this.title = read.title;
    this.rows = new Map();
    this.isRunning = true;
    this.share = 0;
    this.status = words('card.begins');
    this.tellAll();
    let before: RuleReport | null = null;
    for (let stage = -1, stages = 0; stage < stages; stage++) {
      const reply = await this.stage(hired, read.rule, stage, before, dark);
      if (this.workers !== hired) return;
      before = reply.report;
      stages = reply.stages;
      this.add(reply.rows);
      this.share = (stage + 1) / stages;
      this.status = words('card.progress', { done: stage + 1, of: stages });
      this.progress();
    }
    this.isRunning = false;
    this.share = 1;
    this.status = words('card.done');
    this.progress();
  }

  private stage(workers: Workers, rule: string, stage: number, before: RuleReport | null, dark: boolean) {
    return workers.do<'report'>({ kind: 'report', rule, stage: Math.max(0, stage), before, dark });
  }

  private stop(status: string): void {
    this.workers?.end();
    this.workers = null;
    this.isRunning = false;
    this.status = status;
    this.progress();
  }

  private add(rows: readonly ShownRow[]): void {
    for (const row of rows) this.rows.set(row.key, row);
    if (this.saved?.rule === this.rule) this.saved = { rule: this.rule, rows: new Map(this.rows) };
    this.post({ type: 'rows', rows: rows.map((row) => ({ ...row, before: this.before(row) })) });
  }

  /** From now on changes count from what the text has now. */
  private save(): void {
    this.saved = { rule: this.rule, rows: new Map(this.rows) };
    this.tellAll();
  }

  /** What a row said when the text was saved, if that was something else. */
  private before({ key, ...row }: ShownRow): string | null {
    const saved = this.saved?.rows.get(key);
    if (!saved) return null;
    const said = saidBy(saved);
    return said === saidBy({ key, ...row }) ? null : said;
  }

  private receive(raw: unknown): void {
    const message = messageOr(fromCard, raw, null);
    if (message?.type === 'error') this.warn(`The report card reports: ${message.message}`);
    if (message?.type !== 'ready') return;
    this.readyCount++;
    this.tellAll();
  }

  private tellAll(): void {
    this.panel.title = this.title === '' ? words('card.tab') : words('card.title', { title: this.title });
    this.post({
      type: 'card',
      title: this.panel.title,
      parts: {
        games: words('card.games'),
        differences: words('card.differences'),
        outcomes: words('card.outcomes'),
      },
      position: words('card.position'),
      changed: words('card.changed'),
      uri: this.uri.toString(),
      offset: this.offset,
    });
    const rows = [...this.rows.values()].map((row) => ({ ...row, before: this.before(row) }));
    this.post({ type: 'rows', rows });
    this.progress();
  }

  private progress(): void {
    const { isRunning, share, status } = this;
    this.post({ type: 'progress', status, share, isRunning });
    this.changed.fire();
  }

  private async document(): Promise<vscode.TextDocument | undefined> {
    const open = vscode.workspace.textDocuments.find(({ uri }) => this.isOf(uri));
    if (open || this.uri.scheme === 'untitled') return open;
    return vscode.workspace.openTextDocument(this.uri).then(undefined, () => undefined);
  }

  private post(message: ToCard): void {
    // A page that is not ready gets everything when it is.
    if (this.readyCount > 0) void this.panel.webview.postMessage(message);
  }
}

/** What a row says of the rule that is reported on. */
function saidBy({ cells, lines, text }: ShownRow): string {
  const own = cells[0]?.text;
  return own ?? [text, ...lines].join('\n');
}

function hostOf({ languageId }: vscode.TextDocument): 'korule' | 'markdown' | 'text' {
  return languageId === 'korule' || languageId === 'markdown' ? languageId : 'text';
}

function isDark(): boolean {
  const { kind } = vscode.window.activeColorTheme;
  return kind === vscode.ColorThemeKind.Dark || kind === vscode.ColorThemeKind.HighContrast;
}
