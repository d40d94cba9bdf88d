/** What a page asks for and gets an answer to: the values of eyes on a board, and a picture of the board. */
import type { Uri, Webview } from 'vscode';
import type { PictureAsked, PictureTold } from '../../protocol/copy.ts';
import type { EyesAsked, EyesTold } from '../../protocol/eyes.ts';
import type { Sequence } from '../../protocol/player.ts';
import { drawing } from '../lazy.ts';
import { lookNow } from '../pictures/look.ts';
import { toBase64 } from '../pictures/save.ts';
import type { Server } from '../server.ts';

export type Asked = EyesAsked | PictureAsked;

/** What a page asks for, or `null` when it says something else. The server looks at the rows. */
export function readAsked(raw: unknown): Asked | null {
  if (typeof raw !== 'object' || raw === null) return null;
  const { type, uri, entry, rows, index, id } = raw as Record<string, unknown>;
  if (typeof uri !== 'string' || !Number.isSafeInteger(entry)) return null;
  if (type === 'eyes' && Array.isArray(rows) && rows.every((row) => typeof row === 'string'))
    return { type, uri, entry: entry as number, rows };
  if (type === 'picture' && Number.isSafeInteger(index) && Number.isSafeInteger(id))
    return { type, uri, entry: entry as number, index: index as number, id: id as number };
  return null;
}

/** Answers the page of a text, unless there is nothing to be said any more; `sequence` is what it shows. */
export async function answer(
  asked: Asked,
  server: Server,
  uri: Uri,
  sequence: Sequence | undefined,
  page: Webview,
): Promise<void> {
  if (asked.type === 'picture') {
    const { entry, index, id } = asked;
    const there =
      asked.uri === uri.toString() && sequence?.entry === entry && sequence.frames[index] !== undefined;
    let png: string | null = null;
    try {
      if (there) png = paint(sequence, index);
    } finally {
      // The page waits, whatever went wrong here.
      void page.postMessage({ type: 'picture', id, png } satisfies PictureTold);
    }
    return;
  }
  if (asked.uri !== uri.toString()) return;
  const { entry, rows } = asked;
  const marks = await server.eyes({ uri: asked.uri, entry, rows });
  if (marks) void page.postMessage({ type: 'eyes', rows, marks } satisfies EyesTold);
}

function paint(sequence: Sequence, index: number): string {
  const { formatOf, writePicture } = drawing();
  return toBase64(writePicture(formatOf('png'), sequence, { ...lookNow(), at: index }) as Uint8Array);
}
