import type { Position } from '../../go/position.ts';
import { BLACK, type Color, EMPTY, opponent, type Point, WHITE } from '../../go/types.ts';

/**
 * The eye that a figure is about: the empty point with stones of one color on all four sides that
 * is nearest to the middle of the figure. A mouth of a ko, where the other color would take a
 * single stone, is meant only if there is nothing else. `only`: no other such point is there,
 * mouths aside. `null`: no eye.
 */
export function eyeOfFigure(
  position: Position,
): { readonly point: Point; readonly owner: Color; readonly only: boolean } | null {
  const { geometry, cells } = position;
  let best: { point: Point; owner: Color } | null = null;
  let least = Number.POSITIVE_INFINITY;
  let eyes = 0;
  for (let point = 0; point < geometry.area; point++) {
    if (cells[point] !== EMPTY) continue;
    const owner = ([BLACK, WHITE] as const).find((color) => surrounds(position, color, point, null));
    if (owner === undefined) continue;
    const dx = 2 * geometry.x(point) - geometry.columns + 1;
    const dy = 2 * geometry.y(point) - geometry.rows + 1;
    const mouth = isMouth(position, owner, point);
    if (!mouth) eyes++;
    const rank = dx * dx + dy * dy + (mouth ? geometry.area ** 2 : 0);
    if (rank >= least) continue;
    least = rank;
    best = { point, owner };
  }
  return best && { ...(best as { point: Point; owner: Color }), only: eyes === 1 };
}

function surrounds({ geometry, cells }: Position, color: Color, p: Point, except: Point | null): boolean {
  const around = [...geometry.neighbors.subarray(4 * p, 4 * p + 4)];
  return around.every((n) => n === except || (n >= 0 && cells[n] === color));
}

function isMouth(position: Position, owner: Color, p: Point): boolean {
  const around = [...position.geometry.neighbors.subarray(4 * p, 4 * p + 4)];
  return around.some((n) => surrounds(position, opponent(owner), n, p));
}
