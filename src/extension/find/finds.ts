/** *Find an Example…*: asks what to look for, and opens the list of what is found. */
import * as vscode from 'vscode';
import type { FindWish } from '../../finder/jobs.ts';
import type { FindArguments } from '../../protocol/commands.ts';
import { words } from '../words.ts';
import { askWish, textAt } from './ask.ts';
import { FindPanel, type FindState } from './panel.ts';
import { type StartFinder, Workers } from './workers.ts';

export class Finds implements vscode.Disposable {
  private readonly panels = new Set<FindPanel>();
  private readonly changed = new vscode.EventEmitter<void>();
  /** A search has begun, found something, or ended. */
  readonly onDidChange = this.changed.event;

  constructor(
    private readonly extension: vscode.Uri,
    private readonly start: StartFinder,
    private readonly warn: (message: string) => void,
  ) {}

  states(): readonly FindState[] {
    return [...this.panels].map(({ state }) => state);
  }

  /** Asks for what is not given. */
  async open(given?: FindArguments): Promise<void> {
    const { activeTextEditor: active } = vscode.window;
    const editor = active && /^(?:goban|markdown)$/.test(active.document.languageId) ? active : undefined;
    const workers = new Workers(this.start);
    const wish = given
      ? { ...given, ...(active && { text: textAt(active) }) }
      : await askWish(() => workers.do<'choices'>({ kind: 'choices' }));
    const asked = wish && (await workers.do<'quest'>({ kind: 'quest', wish }));
    if (!wish || !asked || 'refused' in asked) {
      workers.end();
      if (asked && 'refused' in asked) void vscode.window.showWarningMessage(asked.refused);
      return;
    }
    const panel = new FindPanel(this.extension, workers, asked.quest, titleOf(wish), editor, this.warn);
    this.panels.add(panel);
    panel.onDidChange(() => this.changed.fire());
    panel.onDidDispose(() => {
      this.panels.delete(panel);
      this.changed.fire();
    });
  }

  dispose(): void {
    for (const panel of this.panels) panel.dispose();
    this.changed.dispose();
  }
}

function titleOf({ kind, value, board }: FindWish): string {
  return words('finder.title', { what: words(`finder.${kind}`), value: value.replace(',', ', '), board });
}
