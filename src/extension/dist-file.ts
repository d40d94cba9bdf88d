import * as vscode from 'vscode';

/** The text of a file that the extension has built. A web host fetches it. */
export async function distFile(extension: vscode.Uri, ...name: readonly string[]): Promise<string> {
  const uri = vscode.Uri.joinPath(extension, 'dist', ...name);
  if (/^https?$/.test(uri.scheme)) return (await fetch(uri.toString(true))).text();
  return new TextDecoder().decode(await vscode.workspace.fs.readFile(uri));
}
