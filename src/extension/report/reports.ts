/** *Show Report Card of Rule*: the pages with the reports of rules, one for each text. */
import * as vscode from 'vscode';
import type { ReportArguments } from '../../protocol/commands.ts';
import { messageOr } from '../../protocol/message.ts';
import { CARD_VIEW, type KeptCard, keptCard } from '../../protocol/report.ts';
import { Workers } from '../find/workers.ts';
import { words } from '../words.ts';
import type { StartWorker } from '../workers.ts';
import { type CardState, ReportCard } from './card.ts';

export class Reports implements vscode.WebviewPanelSerializer, vscode.Disposable {
  private readonly cards = new Set<ReportCard>();
  private readonly changed = new vscode.EventEmitter<void>();
  private readonly restores = vscode.window.registerWebviewPanelSerializer(CARD_VIEW, this);
  /** A report has begun, gone on, or ended. */
  readonly onDidChange = this.changed.event;

  constructor(
    private readonly extension: vscode.Uri,
    private readonly start: StartWorker,
    private readonly warn: (message: string) => void,
  ) {}

  states(): readonly CardState[] {
    return [...this.cards].map(({ state }) => state);
  }

  /** The report of the rule at a place, else at the cursor. */
  async open(given?: ReportArguments): Promise<void> {
    const { activeTextEditor: editor } = vscode.window;
    const at = given ?? (editor && { uri: String(editor.document.uri), offset: offsetOf(editor) });
    if (!at) return;
    const uri = vscode.Uri.parse(at.uri);
    const open = [...this.cards].find((card) => card.isOf(uri));
    if (open) return open.show(at.offset);
    const view = { viewColumn: vscode.ViewColumn.Beside, preserveFocus: true };
    const page = vscode.window.createWebviewPanel(CARD_VIEW, words('card.tab'), view, {
      enableScripts: true,
    });
    this.adopt(page, at);
  }

  /** The window was reloaded. */
  async deserializeWebviewPanel(page: vscode.WebviewPanel, raw: unknown): Promise<void> {
    const kept = messageOr(keptCard, raw, null);
    if (kept) this.adopt(page, kept);
    else page.dispose();
  }

  private adopt(page: vscode.WebviewPanel, kept: KeptCard): void {
    const hire = () => new Workers(() => this.start('finder'));
    const card = new ReportCard(page, this.extension, kept, hire, this.warn);
    this.cards.add(card);
    card.onDidChange(() => this.changed.fire());
    page.onDidDispose(() => {
      this.cards.delete(card);
      this.changed.fire();
    });
  }

  dispose(): void {
    this.restores.dispose();
    for (const card of this.cards) card.dispose();
    this.changed.dispose();
  }
}

const offsetOf = ({ document, selection }: vscode.TextEditor): number => document.offsetAt(selection.active);
