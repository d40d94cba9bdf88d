/** What a page keeps for the time when it is hidden or its window reloaded. Where to be is the extension's to say, which may know better. */
import type { Sequence } from '../src/protocol/player.ts';

export const SPEEDS = [0.5, 1, 2, 4] as const;

/** A player never starts to play by itself, so whether it plays is not kept. */
export interface Saved {
  readonly uri: string;
  readonly entry: number;
  readonly index: number;
  readonly speed: number;
  /** Set when it is a proof that was shown: of what rule, about which move. */
  readonly proof: { readonly rule: string; readonly move: number } | null;
  /** The rule that was chosen instead of the one of the text. */
  readonly rule: string | null;
  /** Where the line of the tree is found in the text; `null` where there is no tree. */
  readonly anchor: number | null;
  /** Whether ko mouths and ko positions are tinted. */
  readonly tints: boolean;
  /** Whether the values of eyes are shown. */
  readonly eyes: boolean;
}

export function savedOf(
  sequence: Sequence,
  { index, speed, tints, eyes }: Pick<Saved, 'index' | 'speed' | 'tints' | 'eyes'>,
): Saved {
  const { uri, entry, tree, rules } = sequence;
  return {
    uri,
    entry,
    index,
    speed,
    proof: proofOf(sequence),
    rule: rules && rules.inForce !== rules.written ? rules.inForce : null,
    anchor: tree?.lines[tree.current]?.anchor ?? null,
    tints,
    eyes,
  };
}

export function proofOf({ proof }: Sequence): Saved['proof'] {
  return proof ? { rule: proof.verdict.rule, move: proof.move } : null;
}

/** What `getState` gave back, if it is what we put there; what an older version did not keep yet has its default. */
export function readSaved(data: unknown): Saved | null {
  if (typeof data !== 'object' || data === null) return null;
  const { uri, entry, index, speed, proof, rule, anchor, tints, eyes } = data as Record<string, unknown>;
  if (typeof uri !== 'string' || !isIndex(entry) || !isIndex(index)) return null;
  return {
    uri,
    entry,
    index,
    speed: SPEEDS.find((s) => s === speed) ?? 1,
    proof: readProof(proof),
    rule: typeof rule === 'string' ? rule : null,
    anchor: isIndex(anchor) ? anchor : null,
    tints: tints !== false,
    eyes: eyes === true,
  };
}

function readProof(data: unknown): Saved['proof'] {
  if (typeof data !== 'object' || data === null) return null;
  const { rule, move } = data as Record<string, unknown>;
  return typeof rule === 'string' && isIndex(move) ? { rule, move } : null;
}

function isIndex(n: unknown): n is number {
  return Number.isSafeInteger(n) && (n as number) >= 0;
}
