/**
 * All open tables, one for a document: opens them, brings them back when a window is reloaded,
 * reports changes to them.
 */
import * as vscode from 'vscode';
import { type AnimateArguments, COMPARE_VIEW } from '../../protocol/commands.ts';
import { keptTable } from '../../protocol/compare.ts';
import { messageOr } from '../../protocol/message.ts';
import { askedOf } from '../player/place.ts';
import type { KeptTab, PageOwner } from '../restored-tabs.ts';
import type { Server } from '../server.ts';
import { nameOf } from '../texts.ts';
import { words } from '../words.ts';
import { type CompareHandlers, ComparePanel, type CompareState } from './panel.ts';

export class Comparisons implements vscode.WebviewPanelSerializer, PageOwner, vscode.Disposable {
  readonly view = COMPARE_VIEW;
  private readonly panels = new Map<string, ComparePanel>();
  private readonly resources: vscode.Disposable[];
  private readonly changed = new vscode.EventEmitter<void>();
  /** A table has come, gone or changed its state. */
  readonly onDidChange = this.changed.event;

  constructor(
    private readonly extension: vscode.Uri,
    private readonly server: Server,
    private readonly handlers: CompareHandlers,
  ) {
    this.resources = [
      this.changed,
      vscode.window.registerWebviewPanelSerializer(COMPARE_VIEW, this),
      server.onChanged(({ uri }) => this.refresh(uri)),
      vscode.workspace.onDidChangeTextDocument((event) =>
        this.panels
          .get(event.document.uri.toString())
          ?.session.edited(event.document.version, event.contentChanges),
      ),
      vscode.workspace.onDidOpenTextDocument(({ uri }) => this.refresh(uri.toString())),
      vscode.workspace.onDidCloseTextDocument(({ uri }) =>
        this.panels.get(uri.toString())?.session.leave(words('text.closed', { name: nameOf(uri) })),
      ),
    ];
  }

  tabs(): readonly KeptTab[] {
    return this.states().flatMap(({ uri, title, entry }) =>
      entry === -1 ? [] : [{ title, kept: { uri, entry } }],
    );
  }

  /** Opens a table again whose host died. */
  reopen(kept: unknown, viewColumn: vscode.ViewColumn): void {
    const at = { viewColumn, preserveFocus: true };
    const page = vscode.window.createWebviewPanel(COMPARE_VIEW, 'Koban', at, { enableScripts: true });
    void this.deserializeWebviewPanel(page, kept);
  }

  /** Another language is spoken. */
  renew(): void {
    for (const panel of this.panels.values()) panel.renew();
  }

  states(): readonly CompareState[] {
    return [...this.panels.values()].map((panel) => panel.state);
  }

  /** The entry at the cursor of the active editor unless given. */
  async open(at?: AnimateArguments): Promise<void> {
    const asked = await askedOf(at);
    if (!asked) return;
    const { uri, place } = asked;
    const old = this.panels.get(uri.toString());
    const column = { viewColumn: vscode.ViewColumn.Beside };
    const options = { enableScripts: true };
    const panel =
      old ?? this.adopt(vscode.window.createWebviewPanel(COMPARE_VIEW, nameOf(uri), column, options), uri);
    if (old) await old.reveal(place);
    else await panel.session.show(place);
  }

  /** The window was reloaded. */
  async deserializeWebviewPanel(webviewPanel: vscode.WebviewPanel, raw: unknown): Promise<void> {
    const kept = messageOr(keptTable, raw, null);
    const uri = kept && vscode.Uri.parse(kept.uri);
    if (!uri || this.panels.has(uri.toString())) {
      webviewPanel.dispose();
      return;
    }
    const panel = this.adopt(webviewPanel, uri);
    try {
      await vscode.workspace.openTextDocument(uri);
      await panel.session.show({ entry: kept.entry });
    } catch (error) {
      this.server.warn(String(error));
      panel.session.leave(words('text.not-opened', { name: nameOf(uri) }));
    }
  }

  dispose(): void {
    for (const panel of this.panels.values()) panel.dispose();
    for (const resource of this.resources) resource.dispose();
  }

  private adopt(webviewPanel: vscode.WebviewPanel, uri: vscode.Uri): ComparePanel {
    const panel = new ComparePanel(webviewPanel, this.extension, this.server, uri, this.handlers);
    this.panels.set(uri.toString(), panel);
    panel.onDidChange(() => this.changed.fire());
    panel.onDidDispose(() => {
      this.panels.delete(uri.toString());
      this.changed.fire();
    });
    return panel;
  }

  private refresh(uri: string): void {
    // A request fails when the server is being restarted; it will say that things have changed.
    this.panels
      .get(uri)
      ?.session.refresh()
      .catch((error: unknown) => this.server.warn(String(error)));
  }
}
