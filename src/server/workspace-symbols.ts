/** Entries and games of the whole workspace by their titles: `workspace/symbol`. */

import {
  type CancellationToken,
  type Connection,
  type SymbolInformation,
  WorkspaceSymbolRequest,
} from 'vscode-languageserver';
import type { Task } from '../go/task.ts';
import { LIST_FILES, type ListFilesReply, READ_FILE, type ReadFileReply } from '../protocol/files.ts';
import { type DocumentAnalysis, titles } from '../service/index.ts';
import { toWorkspaceSymbol } from './convert.ts';
import type { Documents } from './documents.ts';
import { drive } from './drive.ts';
import { reporter } from './reporter.ts';
import type { Scheduler, WorkspaceFiles } from './scheduler.ts';

/** What is listed at most, since people type on rather than read more. */
const MOST = 1000;
/** Files that are read at the same time. */
const AT_ONCE = 8;

interface KnownFile {
  readonly stamp: string;
  readonly symbols: readonly SymbolInformation[];
}

/** The files of the client, read by the client. */
export function filesOfClient(connection: Connection): WorkspaceFiles {
  return {
    list: () => connection.sendRequest<ListFilesReply>(LIST_FILES),
    read: (uri) => connection.sendRequest<ReadFileReply>(READ_FILE, { uri }),
  };
}

export function answerWorkspaceSymbols(
  connection: Connection,
  documents: Documents,
  scheduler: Scheduler,
  files: WorkspaceFiles | null,
): void {
  const kept = new Map<string, KnownFile>();

  async function symbolsOf(
    uri: string,
    text: string,
    token: CancellationToken,
  ): Promise<readonly SymbolInformation[]> {
    const reading = await documents.reading(uri, text);
    return (await drive(listing(reading), scheduler, () => token.isCancellationRequested)) ?? [];
  }

  /** Who types on takes the question back; what has been read for it is kept for the next one. */
  async function all(token: CancellationToken): Promise<readonly SymbolInformation[]> {
    const found = new Map<string, readonly SymbolInformation[]>();
    for (const [uri, text] of documents.texts()) found.set(uri, await symbolsOf(uri, text, token));
    const listed = ((await files?.list()) ?? []).filter(({ uri }) => !found.has(uri));
    for (const { uri } of listed) found.set(uri, []);
    const left = listed.values();
    const read = async (): Promise<void> => {
      for (const { uri, stamp } of left) {
        let known = kept.get(uri);
        if (known?.stamp !== stamp) {
          if (token.isCancellationRequested) return;
          const text = await files?.read(uri);
          known = { stamp, symbols: typeof text === 'string' ? await symbolsOf(uri, text, token) : [] };
          if (token.isCancellationRequested) return;
          kept.set(uri, known);
        }
        found.set(uri, known.symbols);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, read));
    if (token.isCancellationRequested) return [];
    for (const uri of kept.keys()) if (!found.has(uri)) kept.delete(uri);
    return [...found.values()].flat();
  }

  connection.onRequest(WorkspaceSymbolRequest.type, async ({ query }, token) => {
    try {
      const words = query.toLowerCase().split(/\s+/);
      const fits = ({ name }: SymbolInformation) => words.every((word) => isWithin(word, name.toLowerCase()));
      return (await all(token)).filter(fits).slice(0, MOST);
    } catch (problem) {
      reporter(connection).log(WorkspaceSymbolRequest.method, problem);
      return null;
    }
  });
}

function* listing(reading: Task<DocumentAnalysis>): Task<SymbolInformation[]> {
  const analysis = yield* reading;
  return (yield* titles(analysis)).map((title) => toWorkspaceSymbol(analysis.document, title));
}

/** Whether the letters of a word stand in a text in their order. */
function isWithin(word: string, text: string): boolean {
  let at = 0;
  for (const letter of word) {
    const found = text.indexOf(letter, at);
    if (found < 0) return false;
    at = found + letter.length;
  }
  return true;
}
