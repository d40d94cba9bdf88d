import { BLACK, type Side, UNKNOWN, WHITE } from '../../go/types.ts';
import { message } from '../../words/index.ts';
import { isReadBack } from './engines.ts';
import { type Conversion, type Figure, hasUnknown, Losses, loseDrawn, loseFacts } from './figure.ts';

/**
 * The board after the last move in box-drawing characters; a side of a part that is no edge has
 * crossings.
 *
 * ```
 * ┌─┬─┐
 * ├─●─○
 * └─┴─┘
 * ```
 */
export function printUnicode(figure: Figure): Conversion {
  const { game, board } = figure;
  const { columns, rows, open, whole } = board;
  const losses = new Losses();
  loseFacts(figure, losses);
  loseDrawn(figure, losses, { labels: true });
  if (game.length > 0) losses.add('lost.moves', message('loss.moves-order', { count: game.length }));
  if (game.toPlayAfter(game.length) !== BLACK) losses.add('lost.turn', message('loss.turn'));
  if (whole && (whole.columns !== columns || whole.rows !== rows))
    losses.add('lost.size', message('loss.size', whole));
  const unknown = hasUnknown(figure);
  if (unknown > 0) losses.add('lost.unknown', message('loss.unknown-printed', { count: unknown }));
  const { cells } = game.after(game.length);
  const labels = new Map(figure.labels.map(({ point, label }) => [point, label]));
  const isEdge = (side: Side, at: boolean) => at && !open.includes(side);
  const glyph = (x: number, y: number): string => {
    const point = y * columns + x;
    if (cells[point] === BLACK) return '●';
    if (cells[point] === WHITE) return '○';
    if (cells[point] === UNKNOWN) return '?';
    const label = labels.get(point) ?? '';
    if (/^[a-z]$/.test(label)) return label;
    const row = isEdge('top', y === 0) ? 0 : isEdge('bottom', y === rows - 1) ? 2 : 1;
    const column = isEdge('left', x === 0) ? 0 : isEdge('right', x === columns - 1) ? 2 : 1;
    return '┌┬┐├┼┤└┴┘'.charAt(3 * row + column);
  };
  const lines = Array.from(
    { length: rows },
    (_, y) => `${Array.from({ length: columns }, (_, x) => glyph(x, y)).join('─')}\n`,
  );
  const text = lines.join('');
  if (unknown === 0 && !isReadBack(text, figure, true)) losses.add('lost.unread', message('loss.unread'));
  return { text, lost: losses.list };
}
