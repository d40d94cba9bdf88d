/** The texts of the editor, as the sessions of boards read and change them. */
import * as vscode from 'vscode';
import type { EditorText, Texts } from '../board/index.ts';

export function nameOf(uri: vscode.Uri): string {
  return uri.path.slice(uri.path.lastIndexOf('/') + 1);
}

export const texts: Texts = {
  // VS Code would create a closed text without a name again, so none is opened here.
  open: (uri) => {
    const document = vscode.workspace.textDocuments.find((one) => one.uri.toString() === uri);
    return document && textOf(document);
  },
  read: async (uri) => textOf(await vscode.workspace.openTextDocument(vscode.Uri.parse(uri, true))),
  clipboard: {
    read: () => vscode.env.clipboard.readText(),
    write: (text) => vscode.env.clipboard.writeText(text),
  },
};

export function textOf(document: vscode.TextDocument): EditorText {
  return {
    get version() {
      return document.version;
    },
    get text() {
      return document.getText();
    },
    notation: document.languageId,
    async edit(edits, version) {
      if (await isReadonly(document)) return 'refused';
      if (document.version !== version) return 'stale';
      const made = new vscode.WorkspaceEdit();
      for (const { start, end, text } of edits) {
        const range = new vscode.Range(document.positionAt(start), document.positionAt(end));
        made.replace(document.uri, range, text);
      }
      if (await vscode.workspace.applyEdit(made)) return 'made';
      return document.version === version ? 'refused' : 'stale';
    },
  };
}

/** Whether a text cannot be typed into; VS Code would still apply an extension's edits to it. */
async function isReadonly(document: vscode.TextDocument): Promise<boolean> {
  const { uri } = document;
  const files = vscode.workspace.getConfiguration('files', uri);
  const names = (key: string) =>
    Object.entries(files.get<Record<string, boolean>>(key) ?? {}).some(
      ([pattern, isOn]) => isOn && vscode.languages.match({ pattern }, document) > 0,
    );
  if (names('readonlyInclude')) return !names('readonlyExclude');
  try {
    const { permissions = 0 } = await vscode.workspace.fs.stat(uri);
    return (permissions & vscode.FilePermission.Readonly) !== 0;
  } catch {
    // What is on no disk yet may be written.
    return false;
  }
}
