import { Game } from '../../../src/go/game.ts';
import { Geometry } from '../../../src/go/geometry.ts';
import { Position } from '../../../src/go/position.ts';
import { BLACK, type Color, type Move, opponent, type Point } from '../../../src/go/types.ts';
import { drawnOn, type Figure, makeFigure } from '../../../src/notation/export/figure.ts';
import { printDiagram } from '../../../src/notation/goban/print.ts';
import type { EntrySyntax } from '../../../src/notation/types.ts';

/**
 * An entry in the usual form: title, board, then its lines in the order in which they were written. Comments and whatever could not
 * be read are left out, so this is for conversion and for new entries, not for changing a text that someone else has written.
 */
export function printEntry(entry: EntrySyntax): string {
  const parts: string[] = [];
  if (entry.title) parts.push(`# ${entry.title.value}\n`);
  if (entry.diagram && entry.boardSpan) parts.push(printDiagram(entry.diagram, entry.colors.X));
  for (const { key, value, known } of entry.fields) {
    if (known && value !== '') parts.push(`${key}: ${value}\n`);
  }
  return parts.join('');
}

/** The figure of an entry by itself: its diagram with the moves that are drawn. What needs other entries (`from:`) is not in it. */
export function figureOf(entry: EntrySyntax): Figure | null {
  const { diagram } = entry;
  if (!diagram) return null;
  const at = new Map<number, Point>(diagram.digits.map(({ number, point }) => [number, point]));
  for (const { number, at: other } of entry.replays) if (!at.has(number)) at.set(number, at.get(other) ?? -1);
  const passes = new Set<number>();
  for (const { number, kind } of entry.elsewhere ?? []) {
    if (!at.has(number)) at.set(number, -1);
    if (kind === 'pass') passes.add(number);
  }
  const toPlay: Color = entry.toPlay?.value ?? BLACK;
  const moves: Move[] = [];
  const high = Math.min(Math.max(0, ...at.keys()), 300);
  for (let number = 1, color = toPlay; number <= high; number++, color = opponent(color)) {
    const point = at.get(number) ?? -1;
    if (point >= 0) moves.push({ kind: 'play', color, point });
    else moves.push({ kind: passes.has(number) ? 'pass' : 'tenuki', color });
  }
  const position = new Position(Geometry.of(diagram), diagram.cells);
  return makeFigure({
    title: entry.title?.value ?? null,
    board: diagram,
    game: Game.of({ position, toPlay }, moves),
    first: entry.first?.value ?? 1,
    ...drawnOn(diagram),
    coordinates: diagram.coordinates ?? false,
    rules: entry.rules.map(({ value }) => value),
  });
}
