/** Branches of a game record are moved, copied, cut, pasted and deleted as text. */
import { EDIT_BRANCH } from '../protocol/move-tree.ts';
import type { FromPlayer, Note } from '../protocol/player-messages.ts';
import type { Ask, Say, Texts } from './ports.ts';
import { note, type Shown, shown } from './state.ts';

type BranchRequest = Omit<Extract<FromPlayer, { type: 'branch' }>, 'type'>;

/** Asks the server for the edit and makes it; the clipboard is the editor's. */
export async function editBranch(
  ask: Ask,
  texts: Texts,
  say: Say,
  { uri, version, offset, action, text }: BranchRequest,
): Promise<{ readonly note?: Note; readonly show?: Shown }> {
  const document = await texts.read(uri);
  const at = { uri, version, offset };
  if (action === 'copy' || action === 'cut') {
    const reply = await ask(EDIT_BRANCH, { ...at, action: 'copy' });
    if (reply?.kind === 'refused') return { note: note(reply.message) };
    if (reply?.kind !== 'copied') return { note: note(say('text.changed')) };
    await texts.clipboard.write(reply.text);
    if (action === 'copy') return { note: { ...note(say('branch.copied')), written: true } };
  }
  const pasted = action === 'paste' ? { text: text ?? (await texts.clipboard.read()) } : {};
  const reply = await ask(EDIT_BRANCH, { ...at, action: action === 'cut' ? 'delete' : action, ...pasted });
  if (reply?.kind === 'refused') return { note: note(reply.message) };
  const made = reply?.kind === 'edit' ? await document.edit(reply.edits, reply.version) : 'stale';
  if (made === 'refused') return { note: note(say('text.unchanged')) };
  if (reply?.kind !== 'edit' || made === 'stale') return { note: note(say('text.changed')) };
  return { note: { ...note(reply.said), written: true }, show: shown(reply) };
}
