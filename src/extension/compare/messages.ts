/** What comes out of the table is looked at before it is believed. */
import type { FromCompare } from '../../protocol/compare.ts';
import { isCount } from '../checks.ts';

const LONGEST_COPY = 4_000_000;

/** The message, or `null` when it is none of ours. */
export function readMessage(raw: unknown): FromCompare | null {
  if (typeof raw !== 'object' || raw === null) return null;
  const { type, uri, entry, move, rule, text, message } = raw as Record<string, unknown>;
  const place = typeof uri === 'string' && isCount(entry) && isCount(move) ? { uri, entry, move } : null;
  switch (type) {
    case 'ready':
      return { type };
    case 'animate':
      return place && { type, ...place };
    case 'prove':
      return place && typeof rule === 'string' ? { type, ...place, rule } : null;
    case 'copy':
      return typeof text === 'string' && text.length <= LONGEST_COPY ? { type, text } : null;
    case 'error':
      return { type, message: String(message).slice(0, 2000) };
    default:
      return null;
  }
}

/** What the page kept for the time when the window is opened again. */
export function readState(raw: unknown): { readonly uri: string; readonly entry: number } | null {
  if (typeof raw !== 'object' || raw === null) return null;
  const { uri, entry } = raw as Record<string, unknown>;
  return typeof uri === 'string' && isCount(entry) ? { uri, entry } : null;
}
