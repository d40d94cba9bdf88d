/** Which diagram a command about pictures means. */
import * as vscode from 'vscode';
import type { AnimateArguments } from '../../protocol/commands.ts';
import type { Sequence } from '../../protocol/player.ts';
import { SEQUENCE } from '../../protocol/requests.ts';
import { namedIn, placeOf, sayNoDiagram } from '../player/place.ts';
import type { Players } from '../player/players.ts';
import type { Server } from '../server.ts';

export interface Subject {
  readonly uri: vscode.Uri;
  readonly sequence: Sequence;
  /** The frame that is shown, or that belongs to the text cursor. */
  readonly index: number;
}

/**
 * What was handed over, else what the active player shows, else the entry at the text cursor; says
 * so when there is none.
 */
export async function subjectOf(
  server: Server,
  players: Players,
  given: AnimateArguments | undefined,
): Promise<Subject | undefined> {
  const active = given ? undefined : players.active?.state;
  // A proof has frames of its own, which are no part of the entry.
  const shown = active && active.entry !== -1 && !active.proof ? active : undefined;
  const uri = given?.uri ?? active?.uri ?? vscode.window.activeTextEditor?.document.uri.toString();
  if (uri === undefined) {
    sayNoDiagram();
    return undefined;
  }
  const parsed = vscode.Uri.parse(uri, true);
  await vscode.workspace.openTextDocument(parsed);
  const where = shown ? { entry: shown.entry } : (namedIn(given) ?? placeOf(parsed));
  const reply = await server.ask(SEQUENCE, { uri, ...where });
  if (!reply) {
    sayNoDiagram();
    return undefined;
  }
  const { sequence } = reply;
  const wanted = given?.index ?? shown?.index;
  return { uri: parsed, sequence, index: wanted ?? reply.index };
}
