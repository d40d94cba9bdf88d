/** The commands of the palette, of buttons, keys, code lenses and links. */
import * as vscode from 'vscode';
import {
  ANIMATE,
  type AnimateArguments,
  animateArguments,
  asArguments,
  COMPARE_RULES,
  CONVERT_ENTRY,
  findArguments,
  proofArguments,
  reportArguments,
  SHOW_PROOF,
  SHOW_REPORT,
  WHO_WINS,
  WHY_NOT,
} from '../protocol/commands.ts';
import { messageOr } from '../protocol/message.ts';
import { DIRECTIONS, type Direction, NAVIGATE } from '../protocol/requests.ts';
import { convertEntry, pasteDiagram } from './convert.ts';
import { openExample, showFirstSteps } from './example.ts';
import type { Finds } from './find/finds.ts';
import { findPosition } from './find/positions.ts';
import { mergeRecord, takeMerge } from './merge.ts';
import { copyAs, exportAnimation } from './pictures/copyAs.ts';
import type { Players } from './player/players.ts';
import type { Reports } from './report/reports.ts';
import type { Server } from './server.ts';
import type { StartWorker } from './workers.ts';

export function registerCommands(
  server: Server,
  players: Players,
  finds: Finds,
  reports: Reports,
  extension: vscode.Uri,
  start: StartWorker,
): vscode.Disposable {
  const { registerCommand } = vscode.commands;
  return vscode.Disposable.from(
    registerCommand(ANIMATE, (given?: unknown) => players.open({ at: readArguments(given) })),
    registerCommand('koban.animateInNewPlayer', (given?: unknown) =>
      players.open({ at: readArguments(given), pinned: true }),
    ),
    registerCommand(SHOW_PROOF, (given?: unknown) => {
      const wanted = messageOr(proofArguments, given, undefined);
      return wanted && players.prove(wanted);
    }),
    registerCommand(WHO_WINS, (given?: unknown) => players.wins(readArguments(given))),
    registerCommand(WHY_NOT, () => players.why()),
    registerCommand('koban.findExample', (given?: unknown) =>
      finds.open(messageOr(findArguments, given, undefined)),
    ),
    registerCommand(SHOW_REPORT, (given?: unknown) =>
      reports.open(messageOr(reportArguments, given, undefined)),
    ),
    registerCommand('koban.findPosition', (given?: unknown) =>
      findPosition(server, players, start, readArguments(given)),
    ),
    registerCommand(COMPARE_RULES, (given?: unknown) => players.rules(readArguments(given))),
    registerCommand('koban.copyAs', (given?: unknown) =>
      copyAs(server, players, extension, readArguments(given), readAs(given)),
    ),
    registerCommand('koban.exportAnimation', (given?: unknown) =>
      exportAnimation(server, players, readArguments(given), readAs(given)),
    ),
    ...DIRECTIONS.map((direction) =>
      registerCommand(`koban.sgf.${direction}`, () => navigate(server, direction)),
    ),
    registerCommand(CONVERT_ENTRY, (given?: unknown) => convertEntry(server, readArguments(given))),
    registerCommand('koban.pasteDiagram', () => pasteDiagram(server)),
    registerCommand('koban.mergeRecord', () => mergeRecord(server)),
    registerCommand('koban.takeMerge', takeMerge),
    registerCommand('koban.showSource', () => players.active?.showSource()),
    registerCommand('koban.toggleLock', () => players.toggleLock()),
    registerCommand('koban.openBoard', (given?: unknown) => openBoard(players, given)),
    registerCommand('koban.newDiagram', () => begin(players, 'goban')),
    registerCommand('koban.newRecord', () => begin(players, 'sgf')),
    registerCommand('koban.firstSteps', showFirstSteps),
    registerCommand('koban.openExample', (given?: unknown) => openExample(server, given)),
    registerCommand('koban.restartServer', () => server.restart()),
  );
}

/** Moves the cursor of the active editor to another node of SGF. */
async function navigate(server: Server, direction: Direction): Promise<void> {
  const editor = vscode.window.activeTextEditor;
  if (editor?.document.languageId !== 'sgf') return;
  const { document, selection } = editor;
  const { line, character } = selection.active;
  const uri = document.uri.toString();
  const found = await server.ask(NAVIGATE, { uri, position: { line, character }, direction });
  if (!found || vscode.window.activeTextEditor !== editor) return;
  const place = new vscode.Position(found.line, found.character);
  editor.selection = new vscode.Selection(place, place);
  editor.revealRange(new vscode.Range(place, place), vscode.TextEditorRevealType.InCenterIfOutsideViewport);
}

/** A text without a name, and the board beside it, which offers boards to begin with. */
async function begin(players: Players, language: 'goban' | 'sgf'): Promise<void> {
  const document = await vscode.workspace.openTextDocument({ language });
  await vscode.window.showTextDocument(document);
  await players.open({ keepFocus: true });
}

/** The text of the active editor, or the one that a button names, in the custom editor. */
async function openBoard(players: Players, given: unknown): Promise<void> {
  const uri = given instanceof vscode.Uri ? given : vscode.window.activeTextEditor?.document.uri;
  if (uri) await players.openBoard(uri);
}

/**
 * Buttons hand over the `Uri` of their editor, code lenses and links `AnimateArguments`, the
 * palette nothing. A link stands in a document, which anyone may have written, so its arguments are
 * looked at before they are believed.
 */
function readArguments(given: unknown): AnimateArguments | undefined {
  return given instanceof vscode.Uri ? undefined : messageOr(animateArguments, given, undefined);
}

/** What a key binding asks for (`"args": { "as": "svg" }`), so that nothing is left to choose. */
function readAs(given: unknown): string | undefined {
  return messageOr(asArguments, given, undefined)?.as;
}
