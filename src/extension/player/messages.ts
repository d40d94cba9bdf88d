/** What comes out of a webview is looked at before it is believed. */
import type { FromPlayer } from '../../protocol/player.ts';
import { isCount } from '../checks.ts';

/** The message, or `null` when it is none of ours. */
export function readMessage(raw: unknown): FromPlayer | null {
  if (typeof raw !== 'object' || raw === null) return null;
  const { type, uri, entry, index, byUser, step, proof, rule, line, offset, message, kept } = raw as Record<
    string,
    unknown
  >;
  switch (type) {
    case 'ready':
      return { type, kept };
    case 'at':
      if (typeof uri !== 'string' || !isCount(entry) || !isCount(index)) return null;
      return {
        type,
        uri,
        entry,
        index,
        byUser: byUser === true,
        proof: proof === true,
        ...(isCount(step) && { step }),
      };
    case 'prove':
      if (typeof uri !== 'string' || typeof rule !== 'string' || !isCount(entry) || !isCount(index))
        return null;
      return { type, uri, entry, index, rule };
    case 'line':
      if (typeof uri !== 'string' || !isCount(entry) || !isCount(line) || !isCount(index)) return null;
      return { type, uri, entry, line, index };
    case 'place':
      if (typeof uri !== 'string' || !isCount(entry) || !isCount(offset)) return null;
      return { type, uri, entry, offset };
    case 'rule':
      if (typeof uri !== 'string' || !isCount(entry) || (rule !== null && typeof rule !== 'string'))
        return null;
      return { type, uri, entry, rule };
    case 'back':
      return { type };
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
  /** Set when it is a proof that was shown. */
  readonly proof: WantedProof | null;
  /** The rule to judge under, if it is another than the text names. */
  readonly rule: string | null;
  /** In the text, of the line of the tree that was shown (`Line.anchor`). */
  readonly anchor: number | null;
}

/** What a rule says of a move (its index in the game). */
export interface WantedProof {
  readonly move: number;
  readonly rule: string;
}

export function readState(raw: unknown): KeptState | null {
  if (typeof raw !== 'object' || raw === null) return null;
  const { uri, entry, index, proof, rule, anchor } = raw as Record<string, unknown>;
  if (typeof uri !== 'string' || !isCount(entry)) return null;
  return {
    uri,
    entry,
    index: isCount(index) ? index : 0,
    proof: readProof(proof),
    rule: typeof rule === 'string' ? rule : null,
    anchor: isCount(anchor) ? anchor : null,
  };
}

export function readProof(raw: unknown): WantedProof | null {
  if (typeof raw !== 'object' || raw === null) return null;
  const { move, rule } = raw as Record<string, unknown>;
  return isCount(move) && typeof rule === 'string' ? { move, rule } : null;
}
