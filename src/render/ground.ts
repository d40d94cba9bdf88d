import { type Element, element, group, short } from './element.ts';
import { center, columnLabels, hoshi, type Layout, rowLabels } from './layout.ts';
import type { BoardTheme } from './theme.ts';
import { bevel, cornerOf, grain } from './wood.ts';

/** `?` is hatched, and no line goes through. A point that a text leaves blank shows nothing. */
type Unknown = (point: number) => 'unknown' | 'blank' | null;

export function unknownIn(layout: Layout, rows: readonly string[], blanks: readonly number[] = []): Unknown {
  const { columns } = layout.shape;
  const blank = new Set(blanks);
  return (point) => {
    if (rows[Math.floor(point / columns)]?.[point % columns] !== '?') return null;
    return blank.has(point) ? 'blank' : 'unknown';
  };
}

/** The wood, the lines, stars and coordinates: all that stays while stones come and go. */
export function ground(layout: Layout, theme: BoardTheme, unknown: Unknown, id: string): (Element | null)[] {
  const faded = Object.values(layout.open).includes(true);
  const drawn = [
    board(layout, theme),
    group({ class: 'koban-wood' }, [
      ...grain(extent(layout), layout.cell, theme, id),
      // A fragment is cut out of its board: it has no edge all around.
      ...(faded ? [] : bevel(extent(layout), layout.cell, theme)),
    ]),
    hatching(layout, theme, unknown, id),
    grid(layout, theme, unknown),
    edges(layout, theme),
    starPoints(layout, theme, unknown),
  ];
  const mask = `${id}f${layout.width}x${layout.height}${layout.shape.open.map((side) => side[0]).join('')}`;
  return [
    faded ? fadeMask(layout, mask) : null,
    group(faded ? { mask: `url(#${mask})` } : {}, drawn),
    coordinates(layout, theme),
  ];
}

/** What the wood covers: up to the fade on open sides. */
function extent(layout: Layout) {
  const { open, shape, left, top, cell, cellHeight, fade, width, height } = layout;
  const x0 = open.left ? left - fade : 0;
  const x1 = open.right ? left + (shape.columns - 1) * cell + fade : width;
  const y0 = open.top ? top - fade : 0;
  const y1 = open.bottom ? top + (shape.rows - 1) * cellHeight + fade : height;
  return { x0, x1, y0, y1 };
}

function board(layout: Layout, theme: BoardTheme): Element {
  const { x0, x1, y0, y1 } = extent(layout);
  return element('rect', {
    class: 'koban-board',
    x: x0 + 0.5,
    y: y0 + 0.5,
    width: x1 - x0 - 1,
    height: y1 - y0 - 1,
    rx: cornerOf(layout.cell),
    fill: theme.board,
    stroke: theme.rim,
  });
}

/** White inside, fading to black across open sides. Masks multiply, so corners come out right. */
function fadeMask(layout: Layout, id: string): Element {
  const { x0, x1, y0, y1 } = extent(layout);
  const start = layout.cell * 0.2;
  const run = layout.fade - start;
  const sides: Element[] = [];
  const gradients: Element[] = [];
  const add = (name: string, from: [number, number], to: [number, number], box: number[]) => {
    gradients.push(
      element(
        'linearGradient',
        { id: id + name, gradientUnits: 'userSpaceOnUse', x1: from[0], y1: from[1], x2: to[0], y2: to[1] },
        [element('stop', { 'stop-opacity': 0 }), element('stop', { offset: 1 })],
      ),
    );
    const [x, y, width, height] = box as [number, number, number, number];
    sides.push(element('rect', { x, y, width, height, fill: `url(#${id}${name})` }));
  };
  const w = x1 - x0;
  const h = y1 - y0;
  if (layout.open.top) add('t', [0, y0 + run], [0, y0], [x0, y0, w, run]);
  if (layout.open.bottom) add('b', [0, y1 - run], [0, y1], [x0, y1 - run, w, run]);
  if (layout.open.left) add('l', [x0 + run, 0], [x0, 0], [x0, y0, run, h]);
  if (layout.open.right) add('r', [x1 - run, 0], [x1, 0], [x1 - run, y0, run, h]);
  return element('defs', {}, [
    ...gradients,
    element('mask', { id, maskUnits: 'userSpaceOnUse', x: x0, y: y0, width: w, height: h }, [
      element('rect', { x: x0, y: y0, width: w, height: h, fill: '#fff' }),
      ...sides,
    ]),
  ]);
}

function hatching(layout: Layout, theme: BoardTheme, unknown: Unknown, id: string): Element | null {
  const { shape, cell, cellHeight, left, top, open } = layout;
  let path = '';
  for (let y = 0; y < shape.rows; y++) {
    for (let x = 0; x < shape.columns; x++) {
      let end = x;
      while (end < shape.columns && unknown(y * shape.columns + end) === 'unknown') end++;
      if (end === x) continue;
      // Up to the edge of the board, where it is known, and no further.
      const x0 = x === 0 && !open.left ? left : left + (x - 0.5) * cell;
      const x1 = end === shape.columns && !open.right ? left + (end - 1) * cell : left + (end - 0.5) * cell;
      const y0 = y === 0 && !open.top ? top : top + (y - 0.5) * cellHeight;
      const y1 = y === shape.rows - 1 && !open.bottom ? top + y * cellHeight : top + (y + 0.5) * cellHeight;
      path += `M${short(x0)} ${short(y0)}H${short(x1)}V${short(y1)}H${short(x0)}z`;
      x = end;
    }
  }
  if (path === '') return null;
  const step = Math.max(4, Math.round(cell / 5));
  const pattern = element(
    'pattern',
    {
      id: `${id}h`,
      width: step,
      height: step,
      patternUnits: 'userSpaceOnUse',
      patternTransform: 'rotate(45)',
    },
    [element('path', { d: `M0 0v${step}`, stroke: theme.unknown, 'stroke-width': layout.line * 1.6 })],
  );
  return element('g', { class: 'koban-unknown' }, [
    element('defs', {}, [pattern]),
    element('path', { d: path, fill: `url(#${id}h)`, opacity: 0.75 }),
  ]);
}

/** Runs of known points on a line, in cells; half a cell goes on towards an unknown point. */
function runs(
  length: number,
  known: (i: number) => boolean,
  before: number,
  after: number,
): [number, number][] {
  const found: [number, number][] = [];
  for (let i = 0; i < length; i++) {
    if (!known(i)) continue;
    const start = i === 0 ? -before : i - 0.5;
    while (i < length && known(i)) i++;
    found.push([start, i === length ? length - 1 + after : i - 0.5]);
  }
  return found;
}

function grid(layout: Layout, theme: BoardTheme, unknown: Unknown): Element {
  const { shape, cell, cellHeight, left, top, open, fade } = layout;
  const beyond = (isOpen: boolean, step: number) => (isOpen ? fade / step : 0);
  let path = '';
  for (let y = 0; y < shape.rows; y++) {
    const known = (x: number) => !unknown(y * shape.columns + x);
    for (const [a, b] of runs(shape.columns, known, beyond(open.left, cell), beyond(open.right, cell))) {
      path += `M${short(left + a * cell)} ${short(top + y * cellHeight)}H${short(left + b * cell)}`;
    }
  }
  for (let x = 0; x < shape.columns; x++) {
    const known = (y: number) => !unknown(y * shape.columns + x);
    for (const [a, b] of runs(
      shape.rows,
      known,
      beyond(open.top, cellHeight),
      beyond(open.bottom, cellHeight),
    )) {
      path += `M${short(left + x * cell)} ${short(top + a * cellHeight)}V${short(top + b * cellHeight)}`;
    }
  }
  return element('path', {
    class: 'koban-grid',
    d: path,
    fill: 'none',
    stroke: theme.line,
    'stroke-width': layout.line,
  });
}

/** The edge, which is known even where points are not; it grows outwards from the last lines. */
function edges(layout: Layout, theme: BoardTheme): Element | null {
  const { shape, cell, cellHeight, left, top, open, fade, edge, line } = layout;
  const out = (edge - line) / 2;
  const corner = edge - line / 2;
  const right = left + (shape.columns - 1) * cell;
  const bottom = top + (shape.rows - 1) * cellHeight;
  const x0 = open.left ? left - fade : left - corner;
  const x1 = open.right ? right + fade : right + corner;
  const y0 = open.top ? top - fade : top - corner;
  const y1 = open.bottom ? bottom + fade : bottom + corner;
  // One line is both edges of a board that is one point high or wide.
  const isLow = shape.rows === 1 && !open.top;
  const isNarrow = shape.columns === 1 && !open.left;
  let path = '';
  if (!open.top) path += `M${short(x0)} ${short(top - out)}H${short(x1)}`;
  if (!open.bottom && !isLow) path += `M${short(x0)} ${short(bottom + out)}H${short(x1)}`;
  if (!open.left) path += `M${short(left - out)} ${short(y0)}V${short(y1)}`;
  if (!open.right && !isNarrow) path += `M${short(right + out)} ${short(y0)}V${short(y1)}`;
  if (path === '') return null;
  return element('path', {
    class: 'koban-edge',
    d: path,
    fill: 'none',
    stroke: theme.line,
    'stroke-width': edge,
  });
}

function starPoints(layout: Layout, theme: BoardTheme, unknown: Unknown): Element | null {
  const r = Math.max(1.6, layout.cell * 0.115);
  const points = hoshi(layout.shape).filter((p) => !unknown(p));
  return group(
    { class: 'koban-hoshi', fill: theme.line },
    points.map((p) => {
      const { x, y } = center(layout, p);
      return element('circle', { cx: x, cy: y, r });
    }),
  );
}

/** On the wood of closed sides; where both opposite sides are open, on the page, left and below. */
function coordinates(layout: Layout, theme: BoardTheme): Element | null {
  const { shape, coordinates: style, open, cell, left, top, width, height } = layout;
  if (style === 'none') return null;
  const size = Math.min(15, Math.max(7, cell * 0.42));
  const down = size * 0.36;
  const texts: Element[] = [];
  const rows = rowLabels(shape, style);
  const columns = columnLabels(shape, style);
  const row = (x: number, outside: boolean) => {
    const color = outside ? { fill: theme.page } : {};
    rows.forEach((label, i) => {
      texts.push(element('text', { x, y: top + i * layout.cellHeight + down, ...color }, [label]));
    });
  };
  const column = (y: number, outside: boolean) => {
    const color = outside ? { fill: theme.page } : {};
    if (columns.every((label) => label.length === 1)) {
      // One element with an x for each letter: a third of the bytes.
      const xs = columns.map((_, i) => short(left + i * cell)).join(' ');
      texts.push(element('text', { x: xs, y: y + down, ...color }, [columns.join('')]));
    } else {
      columns.forEach((label, i) => {
        texts.push(element('text', { x: left + i * cell, y: y + down, ...color }, [label]));
      });
    }
  };
  const inset = cell * 0.37;
  if (!open.left) row(inset, false);
  if (!open.right) row(width - inset, false);
  if (open.left && open.right) row(inset * 0.8, true);
  if (!open.top) column(inset, false);
  if (!open.bottom) column(height - inset, false);
  if (open.top && open.bottom) column(height - inset * 0.8, true);
  return element(
    'g',
    { class: 'koban-coordinates', fill: theme.ink, 'font-size': size, 'text-anchor': 'middle', opacity: 0.9 },
    texts,
  );
}
