/** The rules that authors have written in files, for the texts of their folders and those below. */
import * as vscode from 'vscode';
import { textOf } from './files.ts';

/** No folder of an author has more of them. */
const MOST_FILES = 200;

const folderOf = (uri: vscode.Uri) => uri.toString().replace(/[^/]*$/, '');

/** Those that are in force in a text, the nearest last. */
export async function ruleFilesFor(
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
