/** Branches of a game record are moved, copied, cut, pasted and deleted as text. */
import * as vscode from 'vscode';
import type { FromPlayer, Note } from '../../protocol/player-messages.ts';
import type { Server } from '../server.ts';
import { words } from '../words.ts';
import { make, note, type Shown, shown } from './edits.ts';

type BranchWish = Omit<Extract<FromPlayer, { type: 'branch' }>, 'type'>;

/** Asks the server for the edit and makes it; the clipboard is the editor's. */
export async function editBranch(
  server: Server,
  { uri, version, offset, action, text }: BranchWish,
): Promise<{ readonly note?: Note; readonly show?: Shown }> {
  const document = await vscode.workspace.openTextDocument(vscode.Uri.parse(uri));
  const { clipboard } = vscode.env;
  const at = { uri, version, offset };
  if (action === 'copy' || action === 'cut') {
    const reply = await server.editBranch({ ...at, action: 'copy' });
    if (reply?.kind === 'refused') return { note: note(reply.message) };
    if (reply?.kind !== 'copied') return { note: note(words('text.changed')) };
    await clipboard.writeText(reply.text);
    if (action === 'copy') return { note: { ...note(words('branch.copied')), written: true } };
  }
  const pasted = action === 'paste' ? { text: text ?? (await clipboard.readText()) } : {};
  const reply = await server.editBranch({ ...at, action: action === 'cut' ? 'delete' : action, ...pasted });
  if (reply?.kind === 'refused') return { note: note(reply.message) };
  if (reply?.kind !== 'edit' || reply.version !== document.version)
    return { note: note(words('text.changed')) };
  if (!(await make(document, reply))) return { note: note(words('text.unchanged')) };
  return { note: { ...note(reply.said), written: true }, show: shown(reply) };
}
