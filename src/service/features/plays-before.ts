/**
 * What can be played before a play that a rule forbids: a ko threat and its answer. Where the board
 * goes on beyond what is drawn, both are tenuki; else they have to be on the board.
 */

import { place } from '../../go/play.ts';
import { chainAt, type Position } from '../../go/position.ts';
import { BLACK, type Color, EMPTY, opponent, type Point } from '../../go/types.ts';
import type { Fix } from '../../notation/index.ts';
import { message } from '../../words/index.ts';
import { type Analysis, drawingOf, originOf, plyOf } from '../analysis/index.ts';

/** How many threats are offered to be tried; more would only look alike. */
const MOST_THREATS = 4;

/** Both plays, written before move `n`; the likeliest to help first. */
export function* playsBefore(analysis: Analysis, n: number): Generator<Fix, void, void> {
  const { span, syntax } = originOf(analysis, n);
  if (!syntax) return;
  const { color } = plyOf(analysis, n);
  const [own, other] = color === BLACK ? ['B', 'W'] : ['W', 'B'];
  // The colors are written out, and that of the play too, since alternation would count on the two
  // new moves.
  const kept = syntax.color === null ? `${own} ` : '';
  const before = (threat: string, answer: string) => [
    { span: { start: span.start, end: span.start }, text: `${own} ${threat} ${other} ${answer} ${kept}` },
  ];
  if (hasOutside(analysis)) {
    yield { title: message('fix.insert-tenukis'), edits: before('tenuki', 'tenuki') };
    return;
  }
  const position = analysis.game.after(n - 1);
  for (const one of threatsOf(position, color)) {
    const [threat = '', answer = ''] = [one.threat, one.answer].map((p) => position.geometry.name(p));
    yield { title: message('fix.insert-threat', { threat, answer }), edits: before(threat, answer) };
  }
}

/** Whether a move can be played that is not on what is drawn. */
function hasOutside(analysis: Analysis): boolean {
  const diagram = drawingOf(analysis);
  if (!diagram) return false;
  const { open, whole, columns, rows } = diagram;
  return open.length > 0 || (whole !== null && (whole.columns > columns || whole.rows > rows));
}

/**
 * Plays that put a chain into atari, not their own stone, and take nothing; each with the play that
 * saves the chain. Of several the one that threatens most stones comes first.
 */
function threatsOf(position: Position, color: Color): { threat: Point; answer: Point }[] {
  const { geometry, cells } = position;
  const found: { readonly threat: Point; readonly answer: Point; readonly size: number }[] = [];
  for (let threat = 0; threat < geometry.area; threat++) {
    if (cells[threat] !== EMPTY) continue;
    const played = place(position, color, threat);
    if (typeof played === 'string' || played.captured.length > 0 || played.assumptions.length > 0) continue;
    if (libertiesAt(played.after, threat) < 2) continue;
    for (const beside of geometry.adjacent(threat)) {
      const chain = played.after.at(beside) === opponent(color) ? chainAt(played.after, beside) : null;
      const [answer, more] = chain?.liberties ?? [];
      if (!chain || answer === undefined || more !== undefined) continue;
      const saved = place(played.after, opponent(color), answer);
      if (typeof saved === 'string' || saved.captured.length > 0 || libertiesAt(saved.after, beside) < 2)
        continue;
      found.push({ threat, answer, size: chain.points.length });
    }
  }
  return found.sort((a, b) => b.size - a.size).slice(0, MOST_THREATS);
}

function libertiesAt(position: Position, point: Point): number {
  return chainAt(position, point)?.liberties.length ?? 0;
}
