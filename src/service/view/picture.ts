import type { Position } from '../../go/position.ts';
import type { Point } from '../../go/types.ts';
import type { BoardShape, Drawn, Mark } from '../../protocol/player.ts';
import { type BoardPicture, forbiddenMark } from '../../render/index.ts';
import type { RuleId } from '../../rules/rule.ts';
import type { Verdict } from '../../rules/verdict.ts';
import { say } from '../../words/index.ts';
import {
  type Analysis,
  drawingOf,
  inForce,
  judgementOf,
  marksOf,
  plyOf,
  ruleName,
} from '../analysis/index.ts';
import { drawnPart } from './drawn.ts';

export interface PictureMark {
  readonly point: Point;
  readonly mark: Mark;
}

/** What a text draws on the board of one move, beside what it draws on all boards of an entry. */
export interface OwnDrawing {
  readonly marks: readonly PictureMark[];
  readonly lines: Drawn['lines'];
}

export const NO_DRAWING: OwnDrawing = { marks: [], lines: [] };

export function shapeOf(analysis: Analysis): BoardShape {
  const { columns, rows, open, origin } = analysis.game.start.position.geometry;
  return { columns, rows, open: [...open], origin, whole: drawingOf(analysis)?.whole ?? null };
}

export function labelsOf(analysis: Analysis): { point: Point; text: string }[] {
  return [...analysis.labels].map(([text, point]) => ({ point, text }));
}

/**
 * The marks on the board after move `n`: the last play, hot stones and mouths, what is forbidden,
 * what repeats.
 */
export function marksAt(analysis: Analysis, n: number): PictureMark[] {
  if (n === 0) return [];
  const ply = plyOf(analysis, n);
  const marks: PictureMark[] = [];
  const { point } = ply;
  if (point >= 0 && ply.kind === 'play') marks.push({ point, mark: { kind: 'last' } });
  for (const rule of analysis.rules) {
    const wanted = marksOf(analysis, rule, n);
    if (wanted === 'pending') continue;
    for (const hot of wanted.hot ?? []) marks.push({ point: hot, mark: { kind: 'hot' } });
    wanted.mouths?.forEach((mouth, group) => {
      for (const p of mouth) marks.push({ point: p, mark: { kind: 'mouth', group } });
    });
  }
  if (point >= 0) {
    const judged = judgementOf(analysis, inForce(analysis), n);
    if (typeof judged !== 'string' && judged.verdict.verdict === 'forbidden') {
      marks.push({ point, mark: forbiddenBy(judged.verdict, inForce(analysis)) });
    }
    if (ply.recreates) marks.push({ point, mark: { kind: 'repeats' } });
  }
  return marks;
}

/** The mark of a play that a verdict forbids. */
export function forbiddenBy(verdict: Verdict, rule: RuleId): PictureMark['mark'] {
  return forbiddenMark({ code: verdict.code, rule, name: say(ruleName(rule)) });
}

export function pictureOf(
  analysis: Analysis,
  position: Position,
  marks: readonly PictureMark[],
  lines: Drawn['lines'] = [],
): BoardPicture {
  const { drawn } = drawnPart(analysis);
  const all = drawn ?? (lines.length > 0 ? { signs: [], lines: [], blanks: [] } : undefined);
  return {
    shape: shapeOf(analysis),
    rows: position.rows(),
    marks,
    labels: labelsOf(analysis),
    crosses: analysis.syntax.diagram?.marks ?? [],
    drawn: all && { ...all, lines: [...all.lines, ...lines] },
  };
}
