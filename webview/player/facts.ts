/**
 * What a frame has a sign for, on the timeline and on the wheel. Each fact has a shape of its own,
 * and a word (`sign` in the catalogue).
 */
import type { Frame } from '../../src/protocol/player.ts';
import { FACT_SIGNS, VERDICT_SIGNS } from '../../src/render/sign-paths.ts';
import type { SignWord } from '../../src/words/page.ts';

export type ShownFact = SignWord;

/** What the active rule says, the weightiest first. */
export const JUDGED: readonly ShownFact[] = ['forbidden', 'ends', 'undecided'];
/** What a record says of its own: names of nodes, comments, marks. */
export const NOTES = ['name', 'comment', 'marks'] as const;
/** What happens on the board, whatever the rule. */
export const HAPPENED: readonly ShownFact[] = ['repeats'];

export const FACTS: Readonly<Record<ShownFact, string>> = {
  forbidden: VERDICT_SIGNS.forbidden,
  ends: VERDICT_SIGNS.ends,
  undecided: VERDICT_SIGNS.undecided,
  ...FACT_SIGNS,
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
  // A verdict says what comes of a repetition.
  else if (frame.repeats) facts.push('repeats');
  if (frame.name !== undefined) facts.push('name');
  if (frame.comments?.some((text) => text !== '')) facts.push('comment');
  if (frame.comments && frame.marks.some(({ mark }) => DRAWN.has(mark.kind))) facts.push('marks');
  KNOWN.set(frame, facts);
  return facts;
}

/** Whether a fact is one that a record says of its own. */
export function isNote(fact: ShownFact): boolean {
  return (NOTES as readonly ShownFact[]).includes(fact);
}

/** Whether a jump to the next flagged move stops here: a rule's verdict, or a repetition. */
export function isMarked(frame: Frame): boolean {
  return factsOf(frame).some((fact) => fact === 'repeats' || JUDGED.includes(fact));
}
