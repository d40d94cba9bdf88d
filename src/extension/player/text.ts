/** The move that a player shows, in the text: a mark on it, and the cursor on it. */
import * as vscode from 'vscode';

interface TextSpan {
  readonly start: number;
  readonly end: number;
}

function rangeOf(document: vscode.TextDocument, { start, end }: TextSpan): vscode.Range {
  return new vscode.Range(document.positionAt(start), document.positionAt(end));
}

/**
 * The text in an editor, the one that shows it if there is one, with the cursor before a place of
 * it.
 */
export async function showText(uri: vscode.Uri, span: TextSpan | undefined): Promise<void> {
  const document = await vscode.workspace.openTextDocument(uri);
  const shown = vscode.window.visibleTextEditors.find((editor) => editor.document === document);
  await vscode.window.showTextDocument(document, {
    viewColumn: shown?.viewColumn ?? vscode.ViewColumn.One,
    ...(span ? { selection: rangeOf(document, { start: span.start, end: span.start }) } : {}),
  });
}

export class TextCursor implements vscode.Disposable {
  private readonly look = vscode.window.createTextEditorDecorationType({
    backgroundColor: new vscode.ThemeColor('editor.wordHighlightStrongBackground'),
    border: '1px solid',
    borderColor: new vscode.ThemeColor('editor.wordHighlightStrongBorder'),
    borderRadius: '3px',
    overviewRulerColor: new vscode.ThemeColor('editorOverviewRuler.wordHighlightStrongForeground'),
  });
  private marked: TextSpan | null = null;
  /**
   * Where the cursor is, or is to be, without the author having moved it; oldest first.
   */
  private put: number[];
  /** The last position of the cursor that an editor has reported. */
  private last: vscode.Position | undefined;
  /** The author stepped on the board last, so the cursor follows it. */
  private isLed = false;
  /** An editor has appeared and has not reported its cursor yet. */
  private hasCome = false;
  private known: readonly vscode.TextEditor[];
  private readonly opened: vscode.Disposable;

  constructor(
    private readonly uri: vscode.Uri,
    /** Where the shown move is. */
    private readonly shown: () => TextSpan | null,
  ) {
    this.known = this.editors();
    this.opened = vscode.window.onDidChangeVisibleTextEditors(() => {
      const editors = this.editors();
      this.hasCome ||= editors.some((editor) => !this.known.includes(editor));
      this.known = editors;
      this.paint();
    });
    // An editor that has just been opened reports its cursor late.
    this.put = this.known.map(({ document, selection }) => document.offsetAt(selection.active));
  }

  /** Marks a move; `null` for none. */
  mark(span: TextSpan | null): void {
    this.marked = span;
    this.paint();
  }

  /** Puts the cursor of every editor of the text before a move, and scrolls there if need be. */
  goTo(span: TextSpan): void {
    this.isLed = true;
    for (const editor of this.editors()) {
      const position = editor.document.positionAt(span.start);
      if (editor.selection.active.isEqual(position)) continue;
      this.put.push(span.start);
      editor.selection = new vscode.Selection(position, position);
      editor.revealRange(
        rangeOf(editor.document, span),
        vscode.TextEditorRevealType.InCenterIfOutsideViewport,
      );
    }
  }

  /**
   * Takes the report of an editor about its cursor. Returns whether the author moved the cursor:
   * `goTo` may have moved it, or the text has come back to the front with the cursor where it was.
   * In the latter case the cursor goes to the shown move if the author stepped on the board last.
   */
  reported({ document, selection: { active } }: vscode.TextEditor): boolean {
    const isBack = this.hasCome && this.last?.isEqual(active) === true;
    this.hasCome = false;
    this.last = active;
    if (isBack) {
      const span = this.isLed ? this.shown() : null;
      if (span) this.goTo(span);
      return false;
    }
    // Editors report moves in order, but of several quick moves perhaps only the last.
    const at = this.put.indexOf(document.offsetAt(active));
    this.put = at < 0 ? [] : this.put.slice(at + 1);
    this.isLed &&= at >= 0;
    return at < 0;
  }

  /** Types something where the cursor is, in the editor of the text, which gets the keys again. */
  async type(text: string): Promise<void> {
    const [shown] = this.editors();
    if (!shown) return;
    const editor = await vscode.window.showTextDocument(shown.document, shown.viewColumn);
    await editor.edit((edit) => edit.replace(editor.selection, text));
  }

  dispose(): void {
    this.opened.dispose();
    this.look.dispose();
  }

  private paint(): void {
    for (const editor of this.editors()) {
      editor.setDecorations(this.look, this.marked ? [rangeOf(editor.document, this.marked)] : []);
    }
  }

  private editors(): vscode.TextEditor[] {
    const uri = this.uri.toString();
    return vscode.window.visibleTextEditors.filter(({ document }) => document.uri.toString() === uri);
  }
}
