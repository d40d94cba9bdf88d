/** Sentences of the player, for eyes and ears alike. */
import type { Frame, Proof, Sequence } from '../../../src/protocol/player.ts';
import { pointName } from '../../../src/render/alt.ts';
import type { ShownCycle } from '../cycles.ts';

const NAMED = 4;

/** `White d5, takes d6`, `Black passes`. */
export function moveWords({ shape }: Sequence, { move }: Frame): string {
  if (!move) return '';
  const { captured, color, point } = move;
  const player = color === 'black' ? 'Black' : 'White';
  if (point === 'pass') return `${player} passes`;
  if (point === 'tenuki') return `${player} plays elsewhere`;
  const names = captured.map((p) => pointName(shape, p)).filter((name) => name !== '');
  if (names.length === 0) return `${player} ${point}`;
  return `${player} ${point}, takes ${names.length > NAMED ? `${names.length} stones` : names.join(' ')}`;
}

/** `the start`, `move 4`; in a proof `the first board`, `play 2`. */
export function momentWords({ frames, proof }: Sequence, index: number): string {
  const frame = frames[index];
  if (!frame || frame.number === '') return proof ? 'the board before' : 'the start';
  return `${proof ? 'play' : 'move'} ${frame.number}`;
}

/** `the same board as at the start`, `… as after move 4`, without the moment itself. */
export function sameAsWords(from: number): string {
  return `the same board as ${from === 0 ? 'at' : 'after'} `;
}

/** `triple-ko` as people say it; that it is some other pattern says nothing. */
export function patternWords(pattern: string | null): string {
  return pattern && pattern !== 'other' ? pattern.replaceAll('-', ' ') : '';
}

/** `6 plays`, `7 moves` when some of them are passes. */
export function lengthWords({ frames }: Sequence, { from, to }: ShownCycle): string {
  const length = to - from;
  const plays = frames.slice(from + 1, to + 1).every(({ move }) => move && move.at >= 0);
  return `${length} ${plays ? 'play' : 'move'}${length === 1 ? '' : 's'}`;
}

/** `A cycle of 6 plays, triple ko: from the start to move 6`. */
export function cycleWords(sequence: Sequence, cycle: ShownCycle): string {
  const name = patternWords(cycle.pattern);
  const ends = `from ${momentWords(sequence, cycle.from)} to ${momentWords(sequence, cycle.to)}`;
  return `A cycle of ${lengthWords(sequence, cycle)}${name && `, ${name}`}: ${ends}`;
}

export type ShownProofPart = Proof['parts'][number];

export function partAt({ parts }: Proof, index: number): ShownProofPart | undefined {
  return parts.filter(({ start }) => start <= index).at(-1);
}
