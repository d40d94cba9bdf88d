import type { KobanDocument } from '../../document/index.ts';
import type { Ply } from '../../go/game.ts';
import { firstOf, lastOf } from '../../go/must.ts';
import { type Color, colorName } from '../../go/types.ts';
import type { Frame, Proof, Sequence } from '../../protocol/player.ts';
import type { SequenceResult } from '../../protocol/requests.ts';
import { ruleOf } from '../../rules/index.ts';
import type { RuleId } from '../../rules/rule.ts';
import { isRuleId } from '../../rules/variants.ts';
import type { Verdict } from '../../rules/verdict.ts';
import { type Message, message, say } from '../../words/index.ts';
import {
  type Analysis,
  describePly,
  judgementOf,
  moment,
  numberedMove,
  type PlacedAnalysis,
  plyPoint,
  ruleName,
} from '../analysis/index.ts';
import { drawnPart } from './drawn.ts';
import { labelsOf, type PictureMark, shapeOf, verdictMark } from './picture.ts';
import { type ProofCycle, proofOf } from './proof.ts';
import { koPart, spanOf } from './sequence.ts';
import { verdictLine } from './verdict-lines.ts';

/**
 * The cycles that show a verdict as a sequence to play, one after another; `null` when there is no
 * such move or rule, nothing to show, or nothing yet. The move and the rule come over a wire,
 * perhaps from a link in a text.
 */
export function proofSequence(
  document: KobanDocument,
  placed: PlacedAnalysis,
  { move: n, rule: name }: { readonly move: number; readonly rule: string },
): SequenceResult | null {
  const rule = isRuleId(name) ? ruleOf(name) : undefined;
  if (!rule || !Number.isInteger(n) || n < 1 || n > placed.analysis.game.length) return null;
  const { analysis } = placed;
  const judged = judgementOf(analysis, rule.id, n);
  if (typeof judged === 'string') return null;
  const parts = proofOf(analysis.game, judged.verdict, n);
  if (parts.length === 0) return null;
  const frames: Frame[] = [];
  const starts = parts.map((part) => {
    const start = frames.length;
    frames.push(firstFrame(placed, part, start));
    part.plies.forEach((ply, i) => {
      frames.push(playFrame(placed, part, ply, { start, i, n, rule: rule.id, verdict: judged.verdict }));
    });
    return { title: say(part.title), start, length: part.plies.length };
  });
  return shownAs(document, placed, frames, {
    move: n,
    description: say(numberedMove(analysis, n)),
    verdict: verdictLine(analysis, rule.id, n),
    parts: starts,
  });
}

/** Frames that show a verdict, as a sequence of their own. */
export function shownAs(
  document: KobanDocument,
  { analysis, entry, id }: PlacedAnalysis,
  frames: Frame[],
  proof: Proof,
): SequenceResult {
  const sequence: Sequence = {
    uri: document.uri,
    entry: id,
    version: document.version,
    title: entry.syntax.title?.value ?? '',
    span: { start: entry.offset, end: entry.offset + entry.syntax.text.length },
    shape: shapeOf(analysis),
    labels: labelsOf(analysis),
    marks: analysis.syntax.diagram?.marks ?? [],
    ...drawnPart(analysis),
    ...koPart(analysis, analysis.game.length),
    frames,
    proof,
    problems: [],
  };
  return { sequence, index: 0 };
}

/** The board that a cycle begins with. */
export function firstFrame(
  { analysis }: PlacedAnalysis,
  { title, from, plies, hot }: ProofCycle,
  index: number,
): Frame {
  const marks = hot.map((point): PictureMark => ({ point, mark: { kind: 'hot' } }));
  const board = boardWords(analysis, from, firstOf(plies).color);
  return standingFrame(analysis, from, { index, marks }, board, { title, words: board });
}

/** What board it is: `the position after move 2, Black to play`. */
export function boardWords(analysis: Analysis, k: number, toPlay: Color): Message {
  return message('proof.first', { from: moment(analysis, k), toPlay: colorName(toPlay) });
}

/** The board after move `k` as a frame that no move makes. */
export function standingFrame(
  { game }: Analysis,
  k: number,
  shown: Pick<Frame, 'index' | 'marks'>,
  board: Message,
  caption: { readonly title: Message; readonly words: Message },
): Frame {
  return {
    ...shown,
    number: '',
    rows: game.after(k).rows(),
    move: null,
    verdicts: [],
    repeats: null,
    caption: say(message('proof.titled', caption)),
    brief: say(board),
    span: null,
  };
}

/** The board after one play of a cycle. The plays so far carry their numbers, as in a book. */
export function playFrame(
  placed: PlacedAnalysis,
  part: ProofCycle,
  ply: Ply,
  at: {
    readonly start: number;
    readonly i: number;
    readonly n: number;
    readonly rule: RuleId;
    /** Of the move; absent where the plays only show why there is none. */
    readonly verdict?: Verdict;
  },
): Frame {
  const { plies, role, from } = part;
  const { start, i, n, rule, verdict } = at;
  const marks: PictureMark[] = numbersOf(plies.slice(0, i + 1));
  const judged = role === 'capture' && i === 0;
  if (judged) marks.push({ point: ply.point, mark: { kind: 'forbidden', rule, title: say(ruleName(rule)) } });
  const length = plies.length;
  const last = i === length - 1;
  // A repetition ends with the move that is judged.
  const ruling = role === 'repetition' && last && verdict ? verdictMark(verdict, rule) : null;
  if (ruling) marks.push({ point: ply.point, mark: ruling });
  const description = message('proof.frame', { description: describePly(ply), isLast: last });
  return {
    index: start + 1 + i,
    number: String(i + 1),
    rows: ply.after.rows(),
    marks,
    move: {
      color: colorName(ply.color),
      point: plyPoint(ply),
      at: ply.point,
      captured: ply.captured,
      description: say(describePly(ply)),
    },
    verdicts: [],
    repeats: last ? { of: start, length, pattern: null } : null,
    caption: say(message('proof.nth', { title: part.title, play: i + 1, of: length, words: description })),
    // Only what is really played is in the text.
    span: role === 'repetition' ? spanOf(placed, from + 1 + i) : judged ? spanOf(placed, n) : null,
  };
}

/**
 * Of two plays on one point the later one counts; a stone that was captured again has no number.
 */
function numbersOf(plies: readonly Ply[]): PictureMark[] {
  const { after } = lastOf(plies);
  const numbers = new Map<number, string>();
  plies.forEach((ply, i) => {
    if (ply.kind === 'play' && after.at(ply.point) === ply.color) numbers.set(ply.point, String(i + 1));
  });
  return [...numbers].map(([point, text]) => ({ point, mark: { kind: 'number', text } }));
}
