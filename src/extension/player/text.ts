/** The move that a player shows, in the text: a mark on it, and the cursor on it. */
import * as vscode from 'vscode';

interface Span {
  readonly start: number;
  readonly end: number;
}

/** The same place of a text after edits; what is inserted at the very place goes before it. */
export function moveWith(offset: number, changes: readonly vscode.TextDocumentContentChangeEvent[]): number {
  let moved = offset;
  for (const { rangeOffset, rangeLength, text } of changes) {
    // The offsets of all changes of an event are those of the text before it.
    if (rangeOffset + rangeLength <= offset) moved += text.length - rangeLength;
    else if (rangeOffset < offset) moved += rangeOffset - offset;
  }
  return Math.max(0, moved);
}

export function rangeOf(document: vscode.TextDocument, { start, end }: Span): vscode.Range {
  return new vscode.Range(document.positionAt(start), document.positionAt(end));
}

export class TextCursor implements vscode.Disposable {
  private readonly look = vscode.window.createTextEditorDecorationType({
    backgroundColor: new vscode.ThemeColor('editor.wordHighlightStrongBackground'),
    border: '1px solid',
    borderColor: new vscode.ThemeColor('editor.wordHighlightStrongBorder'),
    borderRadius: '3px',
    overviewRulerColor: new vscode.ThemeColor('editorOverviewRuler.wordHighlightStrongForeground'),
  });
  private marked: Span | undefined;
  /** Where this class has put the cursor: its arrival is not the author's doing. */
  private put: number | undefined;
  private readonly opened: vscode.Disposable;

  constructor(private readonly uri: vscode.Uri) {
    this.opened = vscode.window.onDidChangeVisibleTextEditors(() => this.paint());
  }

  mark(span: Span): void {
    this.marked = span;
    this.paint();
  }

  clear(): void {
    this.marked = undefined;
    this.paint();
  }

  /** Puts the cursor of every editor of the text before `span`, and scrolls there if need be. */
  goTo(span: Span | null): void {
    if (span === null) return;
    for (const editor of this.editors()) {
      const position = editor.document.positionAt(span.start);
      if (editor.selection.active.isEqual(position)) continue;
      this.put = span.start;
      editor.selection = new vscode.Selection(position, position);
      editor.revealRange(
        rangeOf(editor.document, span),
        vscode.TextEditorRevealType.InCenterIfOutsideViewport,
      );
    }
  }

  /** Whether the cursor is at `offset` because `goTo` put it there; told once. */
  wentThere(offset: number): boolean {
    const was = this.put === offset;
    this.put = undefined;
    return was;
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
