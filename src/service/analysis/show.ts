import type { Task } from '../../go/task.ts';
import { message } from '../../words/index.ts';
import { drawingOf } from './build.ts';
import { ObjectCache } from './cache.ts';
import { type Eye, eyesIn, modeFor, readEyes } from './eyes.ts';
import { finding } from './finding.ts';
import { learned } from './knowledge.ts';
import { shownMoves } from './moves.ts';
import type { Analysis, Finding } from './types.ts';
import { namedFor } from './verdicts.ts';

/** What `show:` asks for, in indices of the game. */
export interface ShownParts {
  readonly eyes: boolean;
  readonly hot: boolean;
  readonly moves: boolean;
  readonly whole: boolean;
  /** The board that is shown; `null` for that after all moves. */
  readonly at: number | null;
  /** The first and the last move that carry their numbers. */
  readonly numbers: { readonly from: number; readonly to: number } | null;
}

/** Boards of an entry whose eyes are read; of a longer line only those of the shown board. */
const MOST_BOARDS = 24;

/**
 * What an entry says that a figure shows, `null` when it says nothing. What it cannot show is left
 * out, and {@link showFindings} reports it. Numbers without a board are those of a figure in a
 * book, which ends with the last of them.
 */
export function shownOf(analysis: Analysis): ShownParts | null {
  const { show } = analysis.syntax;
  if (!show) return null;
  const index = (number: number | undefined) => (number === undefined ? -1 : analysis.index(number));
  const [from, to] = [index(show.numbers?.value.from), index(show.numbers?.value.to)];
  const numbers = from > 0 && to >= from ? { from, to } : null;
  const after = index(show.after?.value);
  return {
    eyes: show.eyes,
    hot: show.hot !== null,
    moves: show.moves !== null,
    whole: show.whole !== null && drawingOf(analysis)?.whole != null,
    // First moves stand on the board before the moves of the entry.
    at: after >= 0 ? after : (numbers?.to ?? (show.moves ? analysis.inherited : null)),
    numbers,
  };
}

/** What of `show:` cannot be shown. */
export function showFindings(analysis: Analysis): Finding[] {
  const { show } = analysis.syntax;
  const found: Finding[] = [];
  if (!show) return found;
  const { after, moves, numbers, whole, hot } = show;
  const isMove = (number: number, least: number) => analysis.index(number) >= least;
  const noMove = (move: number, span: Finding['span']) =>
    found.push(
      finding('show.no-such-move', span, message('expect.no-such-move', { move, ...shownMoves(analysis) })),
    );
  if (after && !isMove(after.value, 0)) noMove(after.value, after.span);
  if (numbers) {
    const { from, to } = numbers.value;
    const missing = [from, to].find((number) => !isMove(number, 1));
    if (missing !== undefined) noMove(missing, numbers.span);
  }
  const drawing = drawingOf(analysis);
  if (whole && drawing && !drawing.whole && drawing.open.length > 0)
    found.push(finding('show.whole-unknown', whole, message('show.whole-unknown')));
  if (moves && !analysis.syntax.outcome?.goal)
    found.push(finding('show.no-goal', moves, message('show.no-goal')));
  if (hot && !namedFor(analysis, 'hot')) found.push(finding('show.no-hot', hot, message('show.no-hot')));
  return found;
}

const read = new ObjectCache((_: Analysis) => new Map<number, readonly Eye[]>());

/** The boards whose eyes a figure of the entry shows. */
function boardsOf(analysis: Analysis): number[] {
  const shown = shownOf(analysis);
  if (!shown?.eyes) return [];
  const { inherited, game } = analysis;
  const own = game.length - inherited + 1;
  if (own > MOST_BOARDS) return [shown.at ?? game.length];
  const all = Array.from({ length: own }, (_, i) => inherited + i);
  return shown.at !== null && shown.at < inherited ? [shown.at, ...all] : all;
}

/** The eyes that are shown on the board after move `n`, none as long as they are not read. */
export function shownEyes(analysis: Analysis, n: number): readonly Eye[] {
  return read.get(analysis).get(n) ?? [];
}

/** Whether the eyes that a figure of the entry shows are all read. */
export function shownEyesAreRead(analysis: Analysis): boolean {
  return boardsOf(analysis).every((n) => read.get(analysis).has(n));
}

export function* readShownEyes(analysis: Analysis): Task<void> {
  if (shownEyesAreRead(analysis)) return;
  yield;
  const known = read.get(analysis);
  for (const n of boardsOf(analysis)) {
    if (known.has(n)) continue;
    const position = analysis.game.after(n);
    known.set(n, yield* readEyes(eyesIn(position, modeFor(position), analysis.eyeValue)));
  }
  learned(analysis);
}
