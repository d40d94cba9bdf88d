/** The letters of kos, on boards and on wheels. */
import type { BoardTheme } from './board-theme.ts';
import { type Element, element } from './element.ts';

/**
 * The letter of a ko, the same on the wheel and on the board. Its color only repeats it. It is a
 * square, since a dark disc in print and in grey is taken for a stone.
 *
 * @param at its middle, and half of its side
 */
export function koSign(
  letter: string,
  { x, y, r }: { readonly x: number; readonly y: number; readonly r: number },
  theme: BoardTheme,
): Element {
  const color = theme.kos[(letter.charCodeAt(0) - 97) % theme.kos.length] ?? theme.ink;
  const size = r * (letter.length > 1 ? 1.2 : 1.5);
  return element('g', { class: 'koban-letter' }, [
    element('rect', {
      ...{ x: x - r, y: y - r, width: 2 * r, height: 2 * r, rx: 0.3 * r },
      ...{ fill: color, stroke: theme.koInk, 'stroke-width': 0.8 },
    }),
    // Small letters stand on the line: most of them are half as high as their size.
    element(
      'text',
      {
        x,
        y: y + (/[bdfhkl]/.test(letter) ? 0.34 : /[gjpqy]/.test(letter) ? 0.2 : 0.27) * size,
        'font-size': size,
        'font-weight': 600,
        'text-anchor': 'middle',
        fill: theme.koInk,
      },
      [letter],
    ),
  ]);
}
