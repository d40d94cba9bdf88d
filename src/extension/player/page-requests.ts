/**
 * What a page asks for and gets an answer to: the values of eyes on a board, and a picture of the
 * board.
 */
import type { Uri, Webview } from 'vscode';
import type { Sequence } from '../../protocol/player.ts';
import type { FromPlayer, ToPlayer } from '../../protocol/player-messages.ts';
import { toBase64 } from '../base64.ts';
import { drawing } from '../lazy.ts';
import { lookNow } from '../pictures/look.ts';
import type { Server } from '../server.ts';

type PageRequest = Extract<FromPlayer, { type: 'eyes' | 'picture' }>;

/**
 * Answers the page of a text, unless there is nothing to be said any more; `sequence` is what it
 * shows.
 */
export async function answer(
  asked: PageRequest,
  server: Server,
  uri: Uri,
  sequence: Sequence | undefined,
  page: Webview,
): Promise<void> {
  const post = (message: ToPlayer) => void page.postMessage(message);
  if (asked.type === 'picture') {
    const { entry, index, id } = asked;
    const there =
      asked.uri === uri.toString() && sequence?.entry === entry && sequence.frames[index] !== undefined;
    let png: string | null = null;
    try {
      if (there) png = paint(sequence, index);
    } finally {
      // The page waits, whatever went wrong here.
      post({ type: 'picture', id, png });
    }
    return;
  }
  if (asked.uri !== uri.toString()) return;
  const { entry, rows } = asked;
  const marks = await server.eyes({ uri: asked.uri, entry, rows });
  if (marks) post({ type: 'eyes', rows, marks });
}

function paint(sequence: Sequence, index: number): string {
  const { formatOf, writePicture } = drawing();
  return toBase64(writePicture(formatOf('png'), sequence, { ...lookNow(), at: index }) as Uint8Array);
}
