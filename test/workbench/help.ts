/** What the tests of the workbench share. Waiting is for events, never for time. */
import * as vscode from 'vscode';
import type { PlayerState } from '../../src/board/index.ts';
import type { KobanApi } from '../../src/extension/extension.ts';
import { TIME_LIMIT_MS } from './report.ts';

export function ok(value: unknown, message: string): asserts value {
  if (!value) throw new Error(message);
}

/** Deep equality by JSON: enough for the plain values that the editor hands out. */
export function same(actual: unknown, expected: unknown, what: string): void {
  const [a, e] = [JSON.stringify(actual), JSON.stringify(expected)];
  if (a !== e) throw new Error(`${what}: expected ${e}, got ${a}`);
}

export async function koban(): Promise<KobanApi> {
  const extension = vscode.extensions.getExtension<KobanApi>('koban.koban');
  ok(extension, 'the extension is not installed');
  return extension.activate();
}

export function fileUri(name: string): vscode.Uri {
  const folder = vscode.workspace.workspaceFolders?.[0];
  ok(folder, 'the window has no folder');
  return vscode.Uri.joinPath(folder.uri, name);
}

export async function open(name: string): Promise<vscode.TextEditor> {
  const document = await vscode.workspace.openTextDocument(fileUri(name));
  return vscode.window.showTextDocument(document, vscode.ViewColumn.One);
}

let written = 0;
/** By these endings the editor knows the language at once: what changes later reaches the server later than a request may. */
const ENDINGS: Record<string, string> = {
  goban: 'goban',
  markdown: 'md',
  sgf: 'sgf',
  'gnugo-patterns': 'db',
};

/**
 * Shows a new file with this text. No untitled one: the editor may give their names again, and with a name the text that it had kept
 * for it in case of a crash.
 */
export async function write(
  content: string,
  language: string,
  column?: vscode.ViewColumn,
): Promise<vscode.TextEditor> {
  const uri = fileUri(`written-${++written}.${ENDINGS[language] ?? 'txt'}`);
  await vscode.workspace.fs.writeFile(uri, new TextEncoder().encode(content));
  const document = await vscode.workspace.openTextDocument(uri);
  same(document.languageId, language, 'language');
  return vscode.window.showTextDocument(document, column);
}

/**
 * Resolves with what `look` finds, at once or after one of the events. The suite's time limit is the only clock: where the half of it has
 * gone by, the failure tells how things `stand`.
 */
export function when<T>(
  event: vscode.Event<unknown>,
  look: () => T | undefined,
  stand: () => unknown = () => undefined,
): Promise<T> {
  return new Promise((resolve, reject) => {
    let listener: vscode.Disposable | undefined;
    const limit = setTimeout(() => {
      listener?.dispose();
      reject(new Error(`${look} holds nowhere: ${JSON.stringify(stand())}`));
    }, TIME_LIMIT_MS / 2);
    const check = (): void => {
      const found = look();
      if (found === undefined) return;
      clearTimeout(limit);
      listener?.dispose();
      resolve(found);
    };
    listener = event(check);
    check();
  });
}

/**
 * Once the tabs of all groups have these names: the window tells the extension of a name that it has just given. Groups without a tab do not
 * count: one may be left where the last tab was still being closed when a page opened beside it.
 */
export async function tabs(...groups: string[][]): Promise<void> {
  const { tabGroups } = vscode.window;
  const names = () =>
    JSON.stringify(
      tabGroups.all.map((group) => group.tabs.map(({ label }) => label)).filter(({ length }) => length > 0),
    );
  // A group that closes behind its last tab is a change of groups alone.
  const changes: vscode.Event<unknown> = (listener) =>
    vscode.Disposable.from(tabGroups.onDidChangeTabs(listener), tabGroups.onDidChangeTabGroups(listener));
  await when(changes, () => names() === JSON.stringify(groups) || undefined, names);
}

/** The diagnostics of a document, once they are as `test` wants them. */
export function diagnostics(
  uri: vscode.Uri,
  test: (list: readonly vscode.Diagnostic[]) => boolean,
): Promise<readonly vscode.Diagnostic[]> {
  const now = () => vscode.languages.getDiagnostics(uri);
  return when(vscode.languages.onDidChangeDiagnostics, () => (test(now()) ? now() : undefined), now);
}

export function codeOf({ code }: vscode.Diagnostic): string {
  return String(typeof code === 'object' ? code.value : code);
}

/**
 * What is offered at a place, once something that `isMeant` is. While parts of the editor are still coming up, more of them come to offer
 * something, and the editor cancels what was asked before, or leaves it out: it is asked anew then, as the editor itself does where it shows
 * offers. What never comes is told by the list without it.
 */
export async function offers(
  uri: vscode.Uri,
  range: vscode.Range,
  isMeant: (action: vscode.CodeAction) => boolean,
): Promise<vscode.CodeAction[]> {
  const end = Date.now() + TIME_LIMIT_MS / 2;
  for (;;) {
    try {
      const list = await vscode.commands.executeCommand<vscode.CodeAction[]>(
        'vscode.executeCodeActionProvider',
        uri,
        range,
      );
      if (list.some(isMeant) || Date.now() > end) return list;
    } catch (error) {
      if (!(error instanceof Error && error.name === 'Canceled')) throw error;
    }
  }
}

/** The players, once one of them is as `test` wants it. When none comes to be, the failure tells how they are. */
export async function player(test: (state: PlayerState) => boolean): Promise<PlayerState> {
  const api = await koban();
  return when(
    api.onDidChangePlayers,
    () => api.players().find(test),
    () => [String(test), ...api.players()],
  );
}

/** Sets the cursor at the first place of `text` behind `after`, as a person would by a click. */
export function putCursor(editor: vscode.TextEditor, text: string, after = ''): number {
  const all = editor.document.getText();
  const offset = all.indexOf(text, all.indexOf(after));
  ok(offset >= 0, `the text has no “${text}”`);
  const position = editor.document.positionAt(offset);
  editor.selection = new vscode.Selection(position, position);
  return offset;
}

/** Replaces a piece of a text by its document, since VS Code may have replaced its editor when a page came up beside it. */
export async function replace({ document }: vscode.TextEditor, old: string, text: string): Promise<void> {
  const offset = document.getText().indexOf(old);
  ok(offset >= 0, `the text has no “${old}”`);
  const edit = new vscode.WorkspaceEdit();
  const range = new vscode.Range(document.positionAt(offset), document.positionAt(offset + old.length));
  edit.replace(document.uri, range, text);
  ok(await vscode.workspace.applyEdit(edit), 'the edit was refused');
}

/**
 * Gives a command that changes a text to its editor. A board beside it may get the keys late, and by a message: it takes the command then,
 * nothing is changed, and the text is shown once more.
 */
export async function inText(
  document: vscode.TextDocument,
  command: string,
  ...args: unknown[]
): Promise<void> {
  const before = document.version;
  while (document.version === before) {
    await vscode.window.showTextDocument(document, vscode.ViewColumn.One);
    await vscode.commands.executeCommand(command, ...args);
  }
}

/**
 * Makes a text what it is on disk. The editor's command does so to the active editor, and a page beside the text may have the focus at any
 * time: it is told of late, and a page that comes up takes it. Where there is one group only, no other editor becomes the active one.
 */
export async function revert(document: vscode.TextDocument): Promise<void> {
  await vscode.commands.executeCommand('workbench.action.joinAllGroups');
  await vscode.window.showTextDocument(document);
  await vscode.commands.executeCommand('workbench.action.files.revert');
}

/** Leaves nothing behind: texts as they are on disk, no tabs. The settings are as they are on disk soon after a test has changed one. */
export async function closeAll(): Promise<void> {
  for (const document of vscode.workspace.textDocuments)
    if (document.isDirty && !document.uri.path.endsWith('/User/settings.json')) await revert(document);
  await vscode.commands.executeCommand('workbench.action.closeAllEditors');
  // The next test would else ask a board that is being closed.
  const api = await koban();
  await when(
    api.onDidChangePlayers,
    () => api.players().length === 0 || undefined,
    () => api.players(),
  );
}
