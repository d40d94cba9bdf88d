/** What comes out of a webview is looked at before it is believed. */
import type { FromPlayer } from '../../protocol/player.ts';

/** The message, or `null` when it is none of ours. */
export function readMessage(raw: unknown): FromPlayer | null {
  if (typeof raw !== 'object' || raw === null) return null;
  const { type, uri, entry, index, byUser, message } = raw as Record<string, unknown>;
  switch (type) {
    case 'ready':
      return { type };
    case 'at':
      if (typeof uri !== 'string' || !isCount(entry) || !isCount(index)) return null;
      return { type, uri, entry, index, byUser: byUser === true };
    case 'error':
      return { type, message: String(message).slice(0, 2000) };
    default:
      return null;
  }
}

/** What the page kept for the time when the window is opened again. */
export interface KeptState {
  readonly uri: string;
  readonly entry: number;
  readonly index: number;
}

export function readState(raw: unknown): KeptState | null {
  if (typeof raw !== 'object' || raw === null) return null;
  const { uri, entry, index } = raw as Record<string, unknown>;
  if (typeof uri !== 'string' || !isCount(entry)) return null;
  return { uri, entry, index: isCount(index) ? index : 0 };
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 0;
}
