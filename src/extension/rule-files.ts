/** The rules that authors have written in files, for the texts of their folders and those below. */
import * as vscode from 'vscode';
import { textOf } from './files.ts';
import { sectionFor, watchProjects } from './project.ts';

/** No folder of an author has more of them. */
const MOST_FILES = 200;

const folderOf = (uri: vscode.Uri) => uri.toString().replace(/[^/]*$/, '');

/** The rules of files that are in force in a text, the nearest last. */
async function ruleFilesFor(
  text: vscode.Uri | undefined,
): Promise<readonly { readonly uri: string; readonly text: string; readonly line: number }[]> {
  if (!text) return [];
  const found = await vscode.workspace.findFiles('**/*.korule', '**/node_modules/**', MOST_FILES);
  const near = found
    .filter((one) => text.toString().startsWith(folderOf(one)))
    .sort((a, b) => folderOf(a).length - folderOf(b).length);
  const read = await Promise.all(near.map(async (one) => ({ uri: one.toString(), text: await textOf(one) })));
  return read.flatMap(({ text, uri }) => (text === null ? [] : [{ text, uri, line: 0 }]));
}

/** The section `koban` for a text: its project, and the rules of files beside it and above. */
export async function sectionWithRules(uri: vscode.Uri | undefined): Promise<unknown> {
  const [section, written] = await Promise.all([sectionFor(uri), ruleFilesFor(uri)]);
  return written.length > 0 ? { ...(section as object | null), written } : section;
}

/** Calls back when a project or a file of a rule has come, changed or gone. */
export function watchRules(changed: () => void): vscode.Disposable {
  const files = vscode.workspace.createFileSystemWatcher('**/*.korule');
  return vscode.Disposable.from(
    watchProjects(changed),
    files,
    files.onDidCreate(changed),
    files.onDidChange(changed),
    files.onDidDelete(changed),
  );
}
