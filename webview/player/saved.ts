/**
 * What a page keeps for the time when it is hidden or its window reloaded. The extension says where
 * to be, since it may know better.
 */
import type { Sequence } from '../../src/protocol/player.ts';
import type { KeptPlayer } from '../../src/protocol/player-messages.ts';

/** What the reader has chosen, whatever is shown. */
type ReaderChoices = Pick<KeptPlayer, 'speed' | 'eyes' | 'moves' | 'pinned' | 'sections'>;

export function keptOf(
  sequence: Sequence,
  { index, speed, eyes, moves, pinned, sections }: ReaderChoices & Pick<KeptPlayer, 'index'>,
): KeptPlayer {
  const { uri, entry, tree, rules } = sequence;
  return {
    uri,
    entry,
    index,
    speed,
    proof: proofOf(sequence),
    rule: rules && rules.inForce !== rules.written ? rules.inForce : null,
    anchor: tree?.lines[tree.current]?.anchor ?? null,
    eyes,
    moves,
    pinned,
    sections,
  };
}

/** What a page keeps of a text of which it has nothing to show. */
export function nothingOf(uri: string, { speed, eyes, moves, pinned, sections }: ReaderChoices): KeptPlayer {
  const nothing = { entry: 0, index: 0, proof: null, rule: null, anchor: null };
  return { uri, ...nothing, speed, eyes, moves, pinned, sections };
}

export function proofOf({ proof }: Sequence): KeptPlayer['proof'] {
  return proof ? { rule: proof.verdict.rule, move: proof.move } : null;
}
