/**
 * Commands of the extension that others point to: code lenses and links in hovers
 * (`command:koban.animate?…`, the arguments as a JSON array, URI-encoded). Links are in documents
 * that anyone may have written, so their arguments are checked.
 */

import * as v from 'valibot';
import { entryId } from './entry-id.ts';
import type { Message } from './message.ts';
import { count } from './numbers.ts';

/**
 * Opens the player beside the text. `arguments: [AnimateArguments]`; without one it is the entry at
 * the cursor.
 */
export const ANIMATE = 'koban.animate';
export const animateArguments = v.object({
  uri: v.string(),
  /** Index of the entry in the document, or an offset in its text, as in `SequenceParams`. */
  entry: v.exactOptional(entryId),
  offset: v.exactOptional(count),
  /** The frame to show; the one that belongs to the offset, or the start, when left out. */
  index: v.exactOptional(count),
  /** Whether it begins to move at once. */
  play: v.exactOptional(v.boolean()),
});
export type AnimateArguments = Message<typeof animateArguments>;

/** Of the commands that make a picture: the format, or the kind of text (`svg`). */
export const asArguments = v.object({ as: v.string() });

/**
 * What *Find an Example...* is to look for, so that nothing is asked; the meaning of `value`
 * depends on `kind`.
 */
export const findArguments = v.object({
  kind: v.picklist([
    'differ',
    'cycle',
    'pattern',
    'eye',
    'ko-position',
    'disturber',
    'hot',
    'outcome',
    'matching',
  ]),
  /** Two rules, a length, a pattern, a value, a number, a player, a claim. */
  value: v.string(),
  /** `3x3`; a diagram in part has its own. */
  board: v.string(),
  moves: v.pipe(count, v.maxValue(24)),
});
export type FindArguments = Message<typeof findArguments>;

/** Opens the player with the cycles that show a verdict. `arguments: [ProofArguments]`. */
export const SHOW_PROOF = 'koban.showProof';
export const proofArguments = v.object({
  uri: v.string(),
  entry: entryId,
  /** Of the move in its game, as in `Frame`. */
  move: count,
  rule: v.string(),
});
export type ProofArguments = Message<typeof proofArguments>;

/** Shows why the play at the text cursor, or on the board in front, is no ko, or is allowed. */
export const WHY_NOT = 'koban.whyNot';

/**
 * Shows who wins under which rule, about the chain at the text cursor, beside the text.
 * `arguments` as those of `koban.animate`.
 */
export const WHO_WINS = 'koban.whoWins';

/**
 * Opens the table of verdicts, moves down and rules across.
 * `arguments` as those of `koban.animate`.
 */
export const COMPARE_RULES = 'koban.compareRules';

/**
 * Opens the report card of the rule that a text has at an offset, else of the one at the cursor.
 * `arguments: [ReportArguments]`.
 */
export const SHOW_REPORT = 'koban.showReport';
export const reportArguments = v.object({ uri: v.string(), offset: count });
export type ReportArguments = Message<typeof reportArguments>;

/** Asks for a notation and opens the entry in it. `arguments` as those of `koban.animate`. */
export const CONVERT_ENTRY = 'koban.convertEntry';

/** Commands that links in hovers may run: the editor refuses all others. */
export const LINKABLE_COMMANDS: readonly string[] = [ANIMATE, SHOW_PROOF, COMPARE_RULES, WHO_WINS];

/**
 * Of the player's panels; also the prefix of the activation event `onWebviewPanel:koban.player`.
 */
export const PLAYER_VIEW = 'koban.player';
/** The custom editor of SGF. */
export const BOARD_VIEW = 'koban.board';
