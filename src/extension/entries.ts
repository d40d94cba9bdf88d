/**
 * Which documents have diagrams: known from the text alone, before (and whether or not) there is a
 * server to ask.
 */
import * as vscode from 'vscode';
import { DOLLAR_LANGUAGES } from '../document/languages.ts';
import { isInFence, mayHaveEntries } from './glance.ts';

/** The languages in whose texts the user wants diagrams of other notations to be read. */
export function namedLanguages(): readonly string[] {
  const named: unknown = vscode.workspace.getConfiguration('koban').get('diagrams.languages');
  return Array.isArray(named) ? named.filter((one): one is string => typeof one === 'string') : [];
}

/** Whether the document has diagrams. */
export function hasEntries(document: vscode.TextDocument): boolean {
  const { languageId } = document;
  if (languageId === 'goban' || languageId === 'sgf' || languageId === 'gnugo-patterns') return true;
  if (namedLanguages().includes(languageId)) return true;
  return DOLLAR_LANGUAGES.includes(languageId) && mayHaveEntries(document.getText());
}

/** Whether the server has something to do for the document: diagrams, or rules that are written. */
export function hasWork(document: vscode.TextDocument): boolean {
  if (document.languageId === 'korule' || hasEntries(document)) return true;
  return document.languageId === 'markdown' && /^[ >]*(?:```|~~~)[ \t]*korule\b/im.test(document.getText());
}

/**
 * Keeps the context key `koban.hasEntries`, by which the manifest shows buttons for the active
 * editor.
 */
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
    // A text that is given another language is closed and opened again, in the same editor.
    vscode.workspace.onDidOpenTextDocument(update),
    vscode.workspace.onDidChangeConfiguration((change) => {
      if (change.affectsConfiguration('koban.diagrams.languages')) update();
    }),
    vscode.workspace.onDidChangeTextDocument(({ document }) => {
      if (document === vscode.window.activeTextEditor?.document) update();
    }),
  );
}

/**
 * Keeps the context key `koban.inFence`, by which keys mean in a fence what they mean in a file of
 * ours, and nowhere else in Markdown: Enter is a new line though a list is there. With
 * `koban.hasChosen`, which the arrows set at once (`_setContext` is the editor's own command behind
 * that of extensions), it takes the row that was chosen.
 */
export function watchFences(): vscode.Disposable {
  let known: boolean | undefined;
  const set = (key: string, value: boolean) => void vscode.commands.executeCommand('setContext', key, value);
  const update = (editor: vscode.TextEditor | undefined): void => {
    if (editor !== vscode.window.activeTextEditor) return;
    const { document, selection } = editor ?? {};
    const now =
      document?.languageId === 'markdown' &&
      selection !== undefined &&
      isInFence((line) => document.lineAt(line).text, selection.active.line);
    if (now) set('koban.hasChosen', false);
    if (now !== known) set('koban.inFence', now);
    known = now;
  };
  update(vscode.window.activeTextEditor);
  return vscode.Disposable.from(
    vscode.window.onDidChangeActiveTextEditor(update),
    vscode.window.onDidChangeTextEditorSelection(({ textEditor }) => update(textEditor)),
  );
}
