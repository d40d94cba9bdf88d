/**
 * The project of a workspace: what `koban.json`, or `koban` in `package.json`, says of the files in
 * the first folder. It stands above the settings of the editor, since others check the same files;
 * but for the language, which is the reader's own.
 */
import * as vscode from 'vscode';

const FILES = ['koban.json', 'package.json'] as const;

/** Calls back when a file of the project has come, changed or gone. */
export function watchProject(changed: () => void): vscode.Disposable {
  const [folder] = vscode.workspace.workspaceFolders ?? [];
  if (!folder) return new vscode.Disposable(() => undefined);
  const pattern = new vscode.RelativePattern(folder, `{${FILES.join(',')}}`);
  const watcher = vscode.workspace.createFileSystemWatcher(pattern);
  return vscode.Disposable.from(
    watcher,
    watcher.onDidCreate(changed),
    watcher.onDidChange(changed),
    watcher.onDidDelete(changed),
  );
}

/** The section `koban` of the configuration under what the project says. */
export async function underProject(section: unknown): Promise<unknown> {
  const project = await readProject();
  if (project === null) return section;
  const { language: _, ...rest } = project;
  return { ...(section as object | null), ...rest };
}

/** `null` where there is no project, or one that is no JSON: the editor of JSON says so. */
async function readProject(): Promise<Record<string, unknown> | null> {
  const [folder] = vscode.workspace.workspaceFolders ?? [];
  if (!folder) return null;
  const [own, manifest] = FILES.map((name) => vscode.Uri.joinPath(folder.uri, name));
  const project =
    (await jsonIn(own)) ?? ((await jsonIn(manifest)) as { koban?: unknown } | null | undefined)?.koban;
  const isProject = typeof project === 'object' && project !== null && !Array.isArray(project);
  return isProject ? (project as Record<string, unknown>) : null;
}

/** What a file holds; `undefined` where there is none, `null` where it is no JSON. */
async function jsonIn(uri: vscode.Uri | undefined): Promise<unknown> {
  if (!uri) return undefined;
  let bytes: Uint8Array;
  try {
    bytes = await vscode.workspace.fs.readFile(uri);
  } catch {
    return undefined;
  }
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return null;
  }
}
