import type { Game } from '../../../go/game.ts';
import { chainAt } from '../../../go/position.ts';
import type { Point } from '../../../go/types.ts';
import type { Claim } from '../../../notation/index.ts';
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

/** The board as it is drawn, with the chain on a point outlined and its liberties dotted. */
export function boardDrawn(analysis: Analysis, point: Point): HoverPicture {
  const position = analysis.game.after(analysis.inherited);
  const chain = chainAt(position, point);
  const { points = [], liberties = [] } = chain ?? {};
  return {
    board: {
      ...pictureOf(analysis, position, []),
      asked: { chains: points, liberties, at: point },
    },
    said: '',
    focus: [point, ...points, ...liberties],
    of: analysis,
  };
}

/** With the chains that a claim is about, and the points that its question leaves out. */
export function boardAsked(analysis: Analysis, picture: HoverPicture, claim: Claim, n: number): HoverPicture {
  if (!('first' in claim && 'black' in claim)) return picture;
  const { goal, outside } = analysis.syntax.outcome ?? {};
  const named = 'target' in claim && claim.target !== null ? [claim.target] : (goal ?? []);
  const position = analysis.game.after(n);
  const chains = [...new Set(named.flatMap((point) => chainAt(position, point)?.points ?? []))];
  const asked = { chains, outside: outside ?? [] };
  return { ...picture, board: { ...picture.board, asked }, focus: [...chains, ...picture.focus] };
}

export const picturePart = (picture: HoverPicture): HoverPart => ({ kind: 'picture', picture });

/** The cycles that prove a verdict on move `n` of a game. */
export function proofPart(analysis: Analysis, game: Game, verdict: Verdict, n: number): HoverPart {
  return cyclesPart(analysis, proofOf(game, verdict, n));
}

export function cyclesPart(analysis: Analysis, cycles: readonly CyclePart[]): HoverPart {
  return { kind: 'cycles', shape: shapeOf(analysis), cycles };
}
