import type { BoardShape } from '../protocol/player.ts';
import { type Element, element, group, serialize } from './element.ts';
import { ground, unknownIn } from './ground.ts';
import { layout } from './layout.ts';
import type { PlacedMark } from './marks.ts';
import { type BoardOptions, type BoardPicture, boardLayers, layoutOf, svgElement, themeOf } from './svg.ts';

/** The board after one play of a line, and the play. */
interface StripStep {
  /** Rows of `X`, `O`, `.`, `?` after the play. */
  readonly rows: readonly string[];
  /** Where the play was; -1 for a pass or tenuki. */
  readonly point: number;
  /** Under the board: `1 B d6`. */
  readonly caption?: string;
}

interface StripOptions extends BoardOptions {
  /** Boards in a row before the strip goes on below; 4 by default. */
  readonly perRow?: number;
}

/**
 * A line of plays as small boards side by side, as a book shows it: on each board the plays so far
 * carry their numbers. A play whose stone has been captured again loses its number; of two plays on
 * one point the later is shown.
 */
export function lineStrip(
  shape: BoardShape,
  steps: readonly StripStep[],
  options: StripOptions = {},
): string {
  const pictures = steps.map((step, i): BoardPicture & { caption?: string } => {
    const numbers = new Map<number, number>();
    for (const [j, { point }] of steps.slice(0, i + 1).entries()) {
      const glyph = step.rows[Math.floor(point / shape.columns)]?.[point % shape.columns];
      if (glyph === 'X' || glyph === 'O') numbers.set(point, j + 1);
    }
    const marks: PlacedMark[] = [...numbers].map(([point, n]) => ({
      point,
      mark: { kind: 'number', text: String(n) },
    }));
    if (numbers.has(step.point)) marks.push({ point: step.point, mark: { kind: 'last' } });
    return {
      shape,
      rows: step.rows,
      marks,
      ...(step.caption === undefined ? {} : { caption: step.caption }),
    };
  });
  return stripSvg(pictures, options);
}

/** Several boards of one shape in one picture. Without boards, an empty picture. */
export function stripSvg(
  pictures: readonly (BoardPicture & { readonly caption?: string })[],
  options: StripOptions = {},
): string {
  const first = pictures[0];
  if (!first) return serialize(svgElement(1, 1, options.title, []));
  const theme = themeOf(options.theme, options.look);
  const id = options.id ?? 'k';
  const made = options.fit
    ? layoutOf(first.shape, { coordinates: 'none', ...options })
    : layout(first.shape, options.cell ?? 16, options.coordinates ?? 'none');
  const perRow = Math.max(1, options.perRow ?? 4);
  const gap = Math.round(made.cell * 0.7);
  const size = Math.max(9, Math.min(13, made.cell * 0.75));
  const below = pictures.some((picture) => picture.caption) ? Math.ceil(size * 1.5) : 0;

  const children: (Element | null)[] = [];
  const defined = new Set<string>();
  const grounds = new Map<string, string>();
  pictures.forEach((picture, i) => {
    const x = (i % perRow) * (made.width + gap);
    const y = Math.floor(i / perRow) * (made.height + below + gap);
    // The wood and the lines are drawn once and used again.
    const unknown = `${picture.rows.map((row) => row.replace(/[^?]/g, '.')).join('/')} ${picture.drawn?.blanks ?? ''}`;
    let name = grounds.get(unknown);
    if (name === undefined) {
      name = `${id}n${grounds.size}`;
      grounds.set(unknown, name);
      const drawn = ground(made, theme, unknownIn(made, picture.rows, picture.drawn?.blanks), name);
      children.push(element('defs', {}, [element('g', { id: name }, drawn)]));
    }
    const layers = boardLayers(picture, made, theme, id);
    children.push(
      group(x === 0 && y === 0 ? {} : { transform: `translate(${x} ${y})` }, [
        element('use', { href: `#${name}` }),
        ...layers.filter((layer) => layer !== null && fresh(layer, defined)),
        picture.caption
          ? element(
              'text',
              {
                x: made.width / 2,
                y: made.height + size * 1.15,
                'font-size': size,
                'text-anchor': 'middle',
                fill: theme.page,
              },
              [picture.caption],
            )
          : null,
      ]),
    );
  });
  const across = Math.min(perRow, pictures.length);
  const down = Math.ceil(pictures.length / perRow);
  return serialize(
    svgElement(
      across * (made.width + gap) - gap,
      down * (made.height + below + gap) - gap,
      options.title,
      children,
    ),
  );
}

/** False for definitions that an earlier board of the strip has made already. */
function fresh(layer: Element, defined: Set<string>): boolean {
  if (layer.tag !== 'defs') return true;
  const text = serialize(layer);
  if (defined.has(text)) return false;
  defined.add(text);
  return true;
}
