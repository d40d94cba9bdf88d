/** Which documents have diagrams: known from the text alone, before (and whether or not) there is a server to ask. */
import * as vscode from 'vscode';

const FENCE = /^[ \t>]*(?:[-*+]|\d+[.)])?[ \t]*(?:`{3,}|~{3,})[ \t]*goban\b/im;

/** Whether the server has something to do for the document. */
export function hasEntries(document: vscode.TextDocument): boolean {
  if (document.languageId === 'goban') return true;
  return document.languageId === 'markdown' && FENCE.test(document.getText());
}

/** Keeps the context key `koban.hasEntries`, by which the manifest shows buttons for the active editor. */
export function watchEntries(): vscode.Disposable {
  let known: boolean | undefined;
  const update = (): void => {
    const document = vscode.window.activeTextEditor?.document;
    const now = document !== undefined && hasEntries(document);
    if (now !== known) void vscode.commands.executeCommand('setContext', 'koban.hasEntries', now);
    known = now;
  };
  update();
  return vscode.Disposable.from(
    vscode.window.onDidChangeActiveTextEditor(update),
    vscode.workspace.onDidChangeTextDocument(({ document }) => {
      if (document === vscode.window.activeTextEditor?.document) update();
    }),
  );
}
