/** The projects of the folders of a workspace. */
import * as vscode from 'vscode';
import * as Project from '../protocol/project.ts';

/** Calls back when a file of a project has come, changed or gone, and when a folder has. */
export function watchProjects(changed: () => void): vscode.Disposable {
  let watchers: vscode.Disposable[] = [];
  const stop = (): void => {
    for (const one of watchers) one.dispose();
  };
  const watch = (): void => {
    stop();
    watchers = (vscode.workspace.workspaceFolders ?? []).map((folder) => {
      const pattern = new vscode.RelativePattern(folder, `{${Project.PROJECT_FILES.join(',')}}`);
      const watcher = vscode.workspace.createFileSystemWatcher(pattern);
      return vscode.Disposable.from(
        watcher,
        watcher.onDidCreate(changed),
        watcher.onDidChange(changed),
        watcher.onDidDelete(changed),
      );
    });
  };
  watch();
  return vscode.Disposable.from(
    vscode.workspace.onDidChangeWorkspaceFolders(() => {
      watch();
      changed();
    }),
    new vscode.Disposable(stop),
  );
}

/**
 * The section `koban` of a folder's configuration under what the project there says; without a
 * folder that of the first one.
 */
export async function underProject(section: unknown, scope: string | undefined): Promise<unknown> {
  const folders = vscode.workspace.workspaceFolders ?? [];
  const folder = scope === undefined ? folders[0] : folders.find(({ uri }) => uri.toString() === scope);
  if (!folder) return section;
  return Project.underProject(section, folder.uri.toString(), async (name) =>
    new TextDecoder().decode(await vscode.workspace.fs.readFile(vscode.Uri.joinPath(folder.uri, name))),
  );
}

/** The section `koban` for a file: that of its folder, under what the project there says. */
export function sectionFor(uri: vscode.Uri | undefined): Promise<unknown> {
  const folder = uri && vscode.workspace.getWorkspaceFolder(uri)?.uri;
  return underProject(setFor(folder), folder?.toString());
}

export function setFor(folder: vscode.Uri | undefined): unknown {
  return vscode.workspace.getConfiguration(undefined, folder).get('koban');
}
