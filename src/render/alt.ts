import { columnName } from '../go/geometry.ts';
import type { BoardShape } from '../protocol/player.ts';
import { onBoard } from './layout.ts';
import { allMarks, type BoardPicture } from './svg.ts';

/** `c4`, in the coordinates of the whole board; empty for what is no point of the diagram. */
export function pointName(shape: BoardShape, point: number): string {
  if (!onBoard(shape, point)) return '';
  const x = point % shape.columns;
  const y = Math.floor(point / shape.columns);
  return columnName(x + shape.origin.column) + (shape.rows - 1 - y + shape.origin.row);
}

/** The board in words: its size and sides, how many stones, and every mark. */
export function boardAlt(picture: BoardPicture): string {
  const { shape } = picture;
  const cells = picture.rows
    .slice(0, shape.rows)
    .map((row) => row.slice(0, shape.columns))
    .join('');
  const count = (glyph: string) => cells.split(glyph).length - 1;
  const parts = [sizeOf(shape), `${plural(count('X'), 'black stone')}, ${plural(count('O'), 'white stone')}`];
  const blanks = (picture.drawn?.blanks ?? []).filter((point) => cells[point] === '?').length;
  const unknown = count('?') - blanks;
  if (unknown > 0) parts.push(`${plural(unknown, 'unknown point')}`);
  parts.push(...markParts(picture));
  return `${parts.join('. ')}.`;
}

function sizeOf(shape: BoardShape): string {
  const { columns, rows, origin, open, whole } = shape;
  const all = !whole || (whole.columns === columns && whole.rows === rows);
  if (open.length === 0 && all) return `Go board, ${columns} by ${rows}`;
  const size = `${columnName(origin.column)}${origin.row} to ${columnName(origin.column + columns - 1)}${origin.row + rows - 1}`;
  if (open.length === 0) return `Go board, ${columns} by ${rows}, ${size}`;
  const of = whole ? ` of a ${whole.columns} by ${whole.rows} board` : '';
  return `Part${of || ' of a Go board'}, ${size}, open at the ${open.join(', ')}`;
}

function markParts(picture: BoardPicture): string[] {
  const groups = new Map<string, string[]>();
  const add = (name: string, text: string) => groups.set(name, [...(groups.get(name) ?? []), text]);
  for (const { point, mark } of allMarks(picture)) {
    if (!onBoard(picture.shape, point)) continue;
    const name = pointName(picture.shape, point);
    switch (mark.kind) {
      case 'last':
        add('Last play', name);
        break;
      case 'hot':
        add('Hot', name);
        break;
      case 'forbidden':
        add(`Forbidden under ${mark.title ?? mark.rule}`, name);
        break;
      case 'repeats':
        add('Repeats a position', name);
        break;
      case 'cross':
        add('Marked', name);
        break;
      case 'circle':
        add('Circles', name);
        break;
      case 'square':
        add('Squares', name);
        break;
      case 'triangle':
        add('Triangles', name);
        break;
      case 'territory':
        add(`${mark.color === 'black' ? 'Black' : 'White'} points`, name);
        break;
      case 'mouth':
        add(`Ko mouth ${mark.group + 1}`, name);
        break;
      case 'ko':
        add(`Ko position ${mark.group + 1}`, name);
        break;
      case 'number':
        add('Numbered', `${mark.text} at ${name}`);
        break;
      case 'label':
        add('Labels', `${mark.text} at ${name}`);
        break;
      case 'eye':
        add('Eye values', `${name} is ${mark.text}`);
        break;
    }
  }
  for (const { kind, from, to } of picture.drawn?.lines ?? []) {
    add(
      kind === 'arrow' ? 'Arrows' : 'Lines',
      `${endName(picture.shape, from)} to ${endName(picture.shape, to)}`,
    );
  }
  return [...groups].map(([name, texts]) => `${name}: ${texts.join(', ')}`);
}

/** An end of a line may lie outside of the diagram. */
function endName(shape: BoardShape, { x, y }: { readonly x: number; readonly y: number }): string {
  const inside = x >= 0 && x < shape.columns && y >= 0 && y < shape.rows;
  return (inside && pointName(shape, y * shape.columns + x)) || 'a point outside';
}

function plural(n: number, noun: string): string {
  return `${n} ${noun}${n === 1 ? '' : 's'}`;
}
