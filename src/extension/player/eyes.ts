import type { Webview } from 'vscode';
import type { EyesAsked, EyesTold } from '../../protocol/eyes.ts';
import type { Server } from '../server.ts';

/** What a page asks of eyes, or `null` when it says something else. The server looks at the rows. */
export function readEyesAsked(raw: unknown): EyesAsked | null {
  if (typeof raw !== 'object' || raw === null) return null;
  const { type, uri, entry, rows } = raw as Record<string, unknown>;
  if (type !== 'eyes' || typeof uri !== 'string' || !Number.isSafeInteger(entry)) return null;
  if (!Array.isArray(rows) || !rows.every((row) => typeof row === 'string')) return null;
  return { type, uri, entry: entry as number, rows };
}

/** Answers the page, unless there is nothing to be said any more. */
export async function tellEyes(server: Server, uri: string, asked: EyesAsked, page: Webview): Promise<void> {
  if (asked.uri !== uri) return;
  const { entry, rows } = asked;
  const marks = await server.eyes({ uri, entry, rows });
  if (marks) void page.postMessage({ type: 'eyes', rows, marks } satisfies EyesTold);
}
