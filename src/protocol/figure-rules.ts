/**
 * What a published figure carries for its row of rules: their verdicts, and the text, which is
 * judged again under the rule that a reader chooses.
 */
import * as v from 'valibot';
import type { Message } from './message.ts';
import { count } from './numbers.ts';
import { coordinates, look, ruleChoice, verdictLine } from './player.ts';

export const figureRules = v.object({
  text: v.string(),
  language: v.picklist(['markdown', 'sgf']),
  /** Which entry of the text it is, from 1. */
  entry: count,
  /** Rules for an entry that names none, as an author writes them. */
  others: v.string(),
  /** What its words are in. */
  spoken: v.string(),
  look,
  coordinates,
  rules: ruleChoice,
  /** Of each frame, the first being the start: those of the rules in the row. */
  verdicts: v.array(v.array(v.pick(verdictLine, ['rule', 'verdict', 'outcome']))),
});
export type FigureRules = Message<typeof figureRules>;
