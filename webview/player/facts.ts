/**
 * What a frame has a sign for, on the timeline and on the ring. Each fact has a shape of its own,
 * and a word (`sign` in the catalogue).
 */
import type { Frame } from '../../src/protocol/player.ts';
import type { SignWord } from '../../src/words/page.ts';

export type ShownFact = SignWord;

/** What the active rule says, the weightiest first. */
export const JUDGED: readonly ShownFact[] = ['forbidden', 'ends', 'undecided'];
/** What a record says of its own: names of nodes, comments, marks. */
export const NOTES = ['name', 'comment', 'marks'] as const;
/** What happens on the board, whatever the rule. */
export const HAPPENED: readonly ShownFact[] = ['repeats', 'ko', 'capture'];

const FORBIDDEN =
  'M5 .6a4.4 4.4 0 1 0 0 8.8a4.4 4.4 0 0 0 0-8.8m0 1.4a3 3 0 0 1 1.6.46L2.46 6.6A3 3 0 0 1 5 2m0 6a3 3 0 0 1-1.6-.46L7.54 3.4A3 3 0 0 1 5 8';
const REPEATS =
  'M5 .8a4.2 4.2 0 1 0 4.1 5.1H7.7A2.9 2.9 0 1 1 5 2.1c.8 0 1.5.3 2 .8L5.7 4.2h3.6V.6L8 1.9A4.2 4.2 0 0 0 5 .8';
const UNDECIDED =
  'M5 .6C3.3.6 2.1 1.7 2 3.3h1.5c.1-.8.7-1.4 1.5-1.4s1.4.5 1.4 1.3c0 .6-.3 1-1 1.4-.9.5-1.2 1-1.1 2v.3h1.4v-.2c0-.6.2-1 1-1.4.8-.5 1.2-1.2 1.2-2C7.9 1.7 6.7.6 5 .6m0 6.9a.95.95 0 1 0 0 1.9a.95.95 0 0 0 0-1.9';

export const FACTS: Readonly<Record<ShownFact, string>> = {
  forbidden: FORBIDDEN,
  ends: 'M1.5 1.5h7v7h-7z',
  undecided: UNDECIDED,
  repeats: REPEATS,
  ko: 'M5 1.1L8.9 5L5 8.9L1.1 5z',
  capture: 'M1.7 3.2h6.6L5 8z',
  name: 'M2.2 .8h5.6v8.6L5 7.2 2.2 9.4z',
  comment: 'M1 1.5h8v5.5H5.2L3 9.3V7H1z',
  marks: 'M5 1.2 9 8.6H1zM5 4 3.3 7.3h3.4z',
};

/** Marks that a record has, and Koban does not make itself. */
const DRAWN = new Set(['triangle', 'square', 'circle', 'cross', 'label', 'territory']);

const KNOWN = new WeakMap<Frame, readonly ShownFact[]>();

/** The signs of a frame, the weightiest first. */
export function factsOf(frame: Frame): readonly ShownFact[] {
  const known = KNOWN.get(frame);
  if (known) return known;
  const facts: ShownFact[] = [];
  const inForce = frame.verdicts.find((line) => line.inForce)?.verdict;
  if (inForce === 'forbidden' || inForce === 'ends' || inForce === 'undecided') facts.push(inForce);
  if (frame.repeats) facts.push('repeats');
  if (frame.move?.koPlay) facts.push('ko');
  else if (frame.move && frame.move.captured.length > 0) facts.push('capture');
  if (frame.name !== undefined) facts.push('name');
  if (frame.comments?.some((text) => text !== '')) facts.push('comment');
  if (frame.comments && frame.marks.some(({ mark }) => DRAWN.has(mark.kind))) facts.push('marks');
  KNOWN.set(frame, facts);
  return facts;
}

/** Whether a jump to the next flagged move stops here: a rule's verdict, or a repetition. */
export function isMarked(frame: Frame): boolean {
  return factsOf(frame).some((fact) => fact === 'repeats' || JUDGED.includes(fact));
}
