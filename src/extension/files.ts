/** The files of the workspace that may have entries or games, as the editor reads them. */
import * as vscode from 'vscode';
import { type ListFilesReply, NO_TEXT_FILES, type ReadFileReply, TEXT_FILES } from '../protocol/files.ts';
import { later } from './later-api.ts';

/** Of a longer file, in bytes, nobody waits for the titles. */
const LARGEST = 4_000_000;
/** A longer file, in bytes, is not read: the server looks for nothing in it. */
export const LARGEST_READ = 20_000_000;

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

/** As it stands in an editor, if it is open. */
export function openText(uri: vscode.Uri): string | undefined {
  const id = uri.toString();
  return vscode.workspace.textDocuments.find((document) => document.uri.toString() === id)?.getText();
}

/**
 * As it stands in an editor, else as one would show what is on disk; `null` when it cannot be read.
 */
export async function textOf(uri: vscode.Uri): Promise<ReadFileReply> {
  const open = openText(uri);
  if (open !== undefined) return open;
  try {
    if ((await vscode.workspace.fs.stat(uri)).size > LARGEST_READ) return null;
    const bytes = await vscode.workspace.fs.readFile(uri);
    try {
      return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    } catch {
      return (await later.decode?.(bytes, { uri })) ?? null;
    }
  } catch {
    return null;
  }
}
