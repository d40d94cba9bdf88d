/** The project of a workspace: that of its first folder. */
import * as vscode from 'vscode';
import * as Project from '../protocol/project.ts';

/** Calls back when a file of the project has come, changed or gone. */
export function watchProject(changed: () => void): vscode.Disposable {
  const [folder] = vscode.workspace.workspaceFolders ?? [];
  if (!folder) return new vscode.Disposable(() => undefined);
  const pattern = new vscode.RelativePattern(folder, `{${Project.PROJECT_FILES.join(',')}}`);
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
  const [folder] = vscode.workspace.workspaceFolders ?? [];
  if (!folder) return section;
  return Project.underProject(section, async (name) =>
    new TextDecoder().decode(await vscode.workspace.fs.readFile(vscode.Uri.joinPath(folder.uri, name))),
  );
}
