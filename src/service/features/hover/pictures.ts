import type { Game } from '../../../go/game.ts';
import type { Point } from '../../../go/types.ts';
import type { Verdict } from '../../../rules/verdict.ts';
import { type Analysis, capitalized, plyOf } from '../../analysis/index.ts';
import {
  captionOf,
  hoverMarksAt,
  NO_DRAWING,
  type OwnDrawing,
  pictureOf,
  proofOf,
  shapeOf,
} from '../../view/index.ts';
import type { CyclePart, HoverPart, HoverPicture } from './parts.ts';

/** The board after move `n`; `own` is what the text draws on it at this move alone. */
export function boardAfter(
  analysis: Analysis,
  n: number,
  own: OwnDrawing = NO_DRAWING,
  /** A point to look at; the last play unless given. */
  at: Point = n > 0 ? plyOf(analysis, n).point : -1,
): HoverPicture {
  const marks = [...hoverMarksAt(analysis, n), ...own.marks];
  const captured = n > 0 ? plyOf(analysis, n).captured : [];
  return {
    board: pictureOf(analysis, analysis.game.after(n), marks, own.lines),
    said: capitalized(captionOf(analysis, n)),
    focus: at < 0 ? [] : [at, ...captured, ...marks.map(({ point }) => point)],
    of: analysis,
  };
}

export const picturePart = (picture: HoverPicture): HoverPart => ({ kind: 'picture', picture });

/** The cycles that prove a verdict on move `n` of a game. */
export function proofPart(analysis: Analysis, game: Game, verdict: Verdict, n: number): HoverPart {
  return cyclesPart(analysis, proofOf(game, verdict, n));
}

export function cyclesPart(analysis: Analysis, cycles: readonly CyclePart[]): HoverPart {
  return { kind: 'cycles', shape: shapeOf(analysis), cycles };
}
