/** The files of the workspace that may have entries or games, as the editor reads them. */
import * as vscode from 'vscode';
import { type ListFilesReply, NO_TEXT_FILES, type ReadFileReply, TEXT_FILES } from '../protocol/files.ts';

/** Of a longer file, in bytes, nobody waits for the titles. */
const LARGEST = 4_000_000;

export function findTexts(token?: vscode.CancellationToken): Thenable<vscode.Uri[]> {
  return vscode.workspace.findFiles(TEXT_FILES, NO_TEXT_FILES, undefined, token);
}

/** Each with the time of its last change and its length. */
export async function listTexts(): Promise<ListFilesReply> {
  const found = await findTexts();
  const listed = found.map(async (uri) => {
    try {
      const { mtime, size } = await vscode.workspace.fs.stat(uri);
      return size > LARGEST ? [] : [{ uri: uri.toString(), stamp: `${mtime} ${size}` }];
    } catch {
      return [];
    }
  });
  return (await Promise.all(listed)).flat();
}

/** As it stands in an editor, else as it is on disk; `null` when it cannot be read. */
export async function textOf(uri: vscode.Uri): Promise<ReadFileReply> {
  const id = uri.toString();
  const open = vscode.workspace.textDocuments.find((document) => document.uri.toString() === id);
  if (open) return open.getText();
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(await vscode.workspace.fs.readFile(uri));
  } catch {
    return null;
  }
}
