import type { Position } from '../../go/position.ts';
import type { Point } from '../../go/types.ts';
import type { BoardShape, Drawn, Mark } from '../../protocol/player.ts';
import { type BoardPicture, rulingMark } from '../../render/index.ts';
import type { RuleId } from '../../rules/rule.ts';
import type { Verdict } from '../../rules/verdict.ts';
import { say } from '../../words/index.ts';
import {
  type Analysis,
  drawingOf,
  inForce,
  judgementOf,
  koAt,
  kosUpTo,
  marksOf,
  plyOf,
  ruleName,
  shownOf,
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
 * The marks on the board after move `n`: the last play, and what the rule in force says of it and
 * of the board, its hot stones and its kos. Other rules draw nothing, except that
 * `show: hot` has the hot stones drawn of each rule of the text that knows such stones.
 */
export function marksAt(analysis: Analysis, n: number): PictureMark[] {
  if (n === 0) return [];
  const rule = inForce(analysis);
  const marks: PictureMark[] = [];
  const { point, kind, recreates } = plyOf(analysis, n);
  if (point >= 0 && kind === 'play') marks.push({ point, mark: { kind: 'last' } });
  const wanted = marksOf(analysis, rule, n);
  const { hot = [], mouths = [] } = wanted === 'pending' ? {} : wanted;
  const asked = shownOf(analysis)?.hot ? hotPoints(analysis, n) : [];
  for (const p of new Set([...hot, ...asked])) marks.push({ point: p, mark: { kind: 'hot' } });
  if (mouths.length > 0) {
    const kos = kosUpTo(analysis, rule, n);
    for (const mouth of mouths) {
      const group = koAt(kos, mouth);
      for (const p of mouth) marks.push({ point: p, mark: { kind: 'mouth', group } });
    }
  }
  if (point < 0) return marks;
  const judged = judgementOf(analysis, rule, n);
  const ruling = typeof judged === 'string' ? null : verdictMark(judged.verdict, rule);
  if (ruling) marks.push({ point, mark: ruling });
  else if (recreates) marks.push({ point, mark: { kind: 'repeats' } });
  return marks;
}

/** The stones that are hot after move `n` under any rule of the text that knows hot stones. */
function hotPoints(analysis: Analysis, n: number): Point[] {
  const points = analysis.rules.flatMap((rule) => {
    const wanted = marksOf(analysis, rule, n);
    return wanted === 'pending' ? [] : (wanted.hot ?? []);
  });
  return [...new Set(points)];
}

/**
 * The marks of a hover: as on the board, and the hot stones of each rule of the text that knows
 * such stones, whatever rule is in force, since hovers are where readers look for them.
 */
export function hoverMarksAt(analysis: Analysis, n: number): PictureMark[] {
  const marks = marksAt(analysis, n);
  if (n === 0) return marks;
  const more = hotPoints(analysis, n).filter(
    (p) => !marks.some(({ point, mark }) => point === p && mark.kind === 'hot'),
  );
  return [...marks, ...more.map((point): PictureMark => ({ point, mark: { kind: 'hot', elsewhere: true } }))];
}

/** The mark of what a rule says of a play; `null` where it simply allows it. */
export function verdictMark(verdict: Verdict, rule: RuleId): Mark | null {
  return rulingMark({ ...verdict, rule, name: say(ruleName(rule)) });
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
