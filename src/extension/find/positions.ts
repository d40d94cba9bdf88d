/** *Find This Position...*: where a board, or a part of it, is in the files of the workspace. */
import * as vscode from 'vscode';
import type { FileWithPlaces, SearchedFile, WantedPosition } from '../../find/jobs.ts';
import type { AnimateArguments } from '../../protocol/commands.ts';
import type { Sequence } from '../../protocol/player.ts';
import { SEQUENCE } from '../../protocol/requests.ts';
import { findTexts, LARGEST_READ } from '../files.ts';
import { askedOf } from '../player/place.ts';
import type { Players } from '../player/players.ts';
import type { Server } from '../server.ts';
import { words } from '../words.ts';
import type { StartWorker } from '../workers.ts';
import { Workers } from './workers.ts';

/** How many bytes a worker gets at a time. */
const BATCH = 4_000_000;
/** How large a part around a move is, and of which size on a corner is offered. */
const AROUND = 7;
const CORNER = 10;

interface FoundItem extends vscode.QuickPickItem {
  readonly uri: vscode.Uri;
  readonly line: number;
  readonly column: number;
}

/** A board and the move after which it stands. */
interface BoardAfterMove {
  readonly sequence: Sequence;
  readonly index: number;
}

export async function findPosition(
  server: Server,
  players: Players,
  start: StartWorker,
  at?: AnimateArguments,
): Promise<void> {
  const wanted = await askWanted(server, players, at);
  if (!wanted) return;
  const workers = new Workers(() => start('finder'));
  try {
    const items = await vscode.window.withProgress(
      {
        location: vscode.ProgressLocation.Notification,
        title: words('position.searching'),
        cancellable: true,
      },
      (progress, token) => search(workers, wanted, progress, token),
    );
    if (items) await choose(items);
  } finally {
    workers.end();
  }
}

/** The selected rows of a drawing, else the board in front or at the cursor. */
async function askWanted(
  server: Server,
  players: Players,
  at: AnimateArguments | undefined,
): Promise<WantedPosition | undefined> {
  const editor = vscode.window.activeTextEditor;
  const board = at ? undefined : players.active;
  if (
    !at &&
    !board &&
    editor &&
    !editor.selection.isEmpty &&
    /\.(?!sgf$)\w+$/i.test(editor.document.uri.path)
  )
    return { drawing: rowsIn(editor) };
  const { sequence } = board?.session ?? {};
  const shown = sequence ? { sequence, index: board?.state.index ?? 0 } : await askShown(server, at);
  return shown && askPart(shown);
}

/** The lines that a selection touches, without the marks of quotes. */
function rowsIn({ document, selection }: vscode.TextEditor): string {
  const last = selection.end.character === 0 ? selection.end.line - 1 : selection.end.line;
  return document
    .getText(new vscode.Range(selection.start.line, 0, last, Number.MAX_SAFE_INTEGER))
    .replace(/^[ \t]*(?:>[ \t]?)+/gm, '');
}

async function askShown(
  server: Server,
  at: AnimateArguments | undefined,
): Promise<BoardAfterMove | undefined> {
  const asked = await askedOf(at);
  if (!asked) return undefined;
  const reply = await server.ask(SEQUENCE, { uri: asked.uri.toString(), ...asked.place });
  return reply ? { sequence: reply.sequence, index: at?.index ?? reply.index } : undefined;
}

/** The whole board, a corner, or what is around the last move. */
async function askPart({ sequence, index }: BoardAfterMove): Promise<WantedPosition | undefined> {
  const { shape, frames } = sequence;
  const frame = frames[index] ?? frames[0];
  if (!frame) return undefined;
  const { columns, rows } = shape;
  const part = (left: number, top: number, width: number, height: number) => ({
    left,
    top,
    columns: Math.min(width, columns - left),
    rows: Math.min(height, rows - top),
  });
  const parts: (vscode.QuickPickItem & { part: ReturnType<typeof part> | null })[] = [
    { label: words('position.whole'), description: `${columns}×${rows}`, part: null },
  ];
  const point = frame.move && frame.move.at >= 0 ? frame.move.at : null;
  if (point !== null) {
    const [x, y] = [point % columns, Math.floor(point / columns)];
    const label = frame.move?.point.toUpperCase() ?? '';
    const half = (AROUND - 1) / 2;
    const [left, top] = [Math.max(0, x - half), Math.max(0, y - half)];
    const around = part(left, top, x + half + 1 - left, y + half + 1 - top);
    const corner = part(
      2 * x < columns ? 0 : Math.max(0, columns - CORNER),
      2 * y < rows ? 0 : Math.max(0, rows - CORNER),
      CORNER,
      CORNER,
    );
    for (const [code, one] of [
      ['position.corner', corner],
      ['position.around', around],
    ] as const)
      if (one.columns < columns || one.rows < rows)
        parts.push({
          label: words(code, { point: label }),
          description: `${one.columns}×${one.rows}`,
          part: one,
        });
  }
  const picked =
    parts.length === 1
      ? parts[0]
      : await vscode.window.showQuickPick(parts, { placeHolder: words('position.what') });
  return picked && { shape, rows: frame.rows, part: picked.part };
}

/** `undefined`: the user has ended the search, or has been told why there is none. */
async function search(
  workers: Workers,
  wanted: WantedPosition,
  progress: vscode.Progress<{ message?: string }>,
  token: vscode.CancellationToken,
): Promise<FoundItem[] | undefined> {
  const uris = (await findTexts(token)).sort((a, b) => (a.path < b.path ? -1 : 1));
  const items: FoundItem[] = [];
  for (let next = 0; next < uris.length || next === 0; ) {
    const batch: { readonly uri: vscode.Uri; readonly file: SearchedFile }[] = [];
    for (let bytes = 0; next < uris.length && bytes < BATCH && !token.isCancellationRequested; next++) {
      const uri = uris[next];
      const content = uri && (await contentOf(uri));
      if (!uri || content === undefined || content.length > LARGEST_READ) continue;
      bytes += content.length;
      batch.push({ uri, file: { name: uri.path, content } });
    }
    if (token.isCancellationRequested) return undefined;
    progress.report({ message: words('position.files', { done: next, all: uris.length }) });
    const files = batch.map(({ file }) => file);
    const reply = await workers.do<'positions'>({ kind: 'positions', wanted, files });
    if ('refused' in reply) {
      void vscode.window.showWarningMessage(reply.refused);
      return undefined;
    }
    items.push(...reply.found.flatMap((one) => itemsOf(one, batch[one.file]?.uri)));
    if (uris.length === 0) break;
  }
  return items;
}

/** The text that an editor has, else the bytes; `undefined` for a file that cannot be read. */
async function contentOf(uri: vscode.Uri): Promise<Uint8Array | string | undefined> {
  const open = vscode.workspace.textDocuments.find((document) => document.uri.toString() === uri.toString());
  if (open) return open.getText();
  try {
    return await vscode.workspace.fs.readFile(uri);
  } catch {
    return undefined;
  }
}

function itemsOf({ places }: FileWithPlaces, uri: vscode.Uri | undefined): FoundItem[] {
  if (!uri) return [];
  return places.map(({ line, column, text }) => ({
    label: text,
    description: `${vscode.workspace.asRelativePath(uri)}:${line}`,
    uri,
    line: line - 1,
    column: column - 1,
  }));
}

/** The list, in which the places before and behind can be seen as well. */
async function choose(items: readonly FoundItem[]): Promise<void> {
  if (items.length === 0) {
    void vscode.window.showInformationMessage(words('position.none'));
    return;
  }
  const picked = await vscode.window.showQuickPick(items, {
    placeHolder: words('position.found', { places: items.length }),
    matchOnDescription: true,
    ignoreFocusOut: true,
  });
  if (!picked) return;
  const place = new vscode.Position(picked.line, picked.column);
  const document = await vscode.workspace.openTextDocument(picked.uri);
  // A board in front stays where it is, and follows.
  await vscode.window.showTextDocument(document, {
    selection: new vscode.Range(place, place),
    ...(vscode.window.activeTextEditor ? {} : { viewColumn: vscode.ViewColumn.One }),
  });
}
