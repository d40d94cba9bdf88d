import { stringifyVertex } from '@sabaki/sgf/src/helper.js';
import { MAX_SIZE } from '../../go/geometry.ts';
import type { Point } from '../../go/types.ts';
import { colonOf, readNumber } from './values.ts';

/**
 * Points, moves and rectangles. `@sabaki/sgf` writes points. It does not read them as FF[4] has
 * them: `parseVertex` knows no board, so `zz` is a point of each (Go: "Point"); it has no pass, so
 * nothing, and `tt` up to 19×19, are points like others (Go: "Move"); and `parseCompressedVertices`
 * makes points of half a rectangle, as of `aa:c` ("Compressed point lists").
 * `test/notation/sgf/values.test.ts` shows each of these.
 */

/** The size of a board. */
export interface Size {
  readonly columns: number;
  readonly rows: number;
}

export const USUAL_SIZE: Size = { columns: 19, rows: 19 };

/** `19`, `13:9`: columns before rows. `null` for no size, or one that no board has. */
export function readSize(raw: string): Size | null {
  const colon = colonOf(raw);
  const columns = readNumber(colon < 0 ? raw : raw.slice(0, colon));
  const rows = colon < 0 ? columns : readNumber(raw.slice(colon + 1));
  if (columns === null || rows === null) return null;
  return [columns, rows].every((n) => n >= 1 && n <= MAX_SIZE) ? { columns, rows } : null;
}

/** `a` is 0, `z` 25, `A` 26, `Z` 51; -1 for what is no letter. */
function letterIndex(code: number): number {
  if (code >= 97 && code <= 122) return code - 97;
  if (code >= 65 && code <= 90) return code - 39;
  return -1;
}

export function letterOf(index: number): string {
  return String.fromCharCode(index < 26 ? 97 + index : 39 + index);
}

/** The point as SGF writes it: column, then row from the top. */
export function writePoint(point: Point, { columns }: Size): string {
  return stringifyVertex([point % columns, Math.floor(point / columns)]);
}

export const OFF_BOARD = -1;
export const NO_POINT = -2;
export const PASS = -3;

/** Without blanks around it, and without a line end that a program put between its letters. */
function unwrapped(raw: string): string {
  const trimmed = raw.trim();
  return trimmed.length > 2 && trimmed.length < 9 ? trimmed.replace(/^(.)\s*[\r\n]\s*(.)$/, '$1$2') : trimmed;
}

/** A point from two letters, `OFF_BOARD` beyond the edge, `NO_POINT` for other characters. */
function pointAt(text: string, at: number, { columns, rows }: Size): Point {
  const x = letterIndex(text.charCodeAt(at));
  const y = letterIndex(text.charCodeAt(at + 1));
  if (x < 0 || y < 0) return NO_POINT;
  return x < columns && y < rows ? y * columns + x : OFF_BOARD;
}

/** `dd`, blanks around it skipped. `OFF_BOARD` or `NO_POINT` for what is no point of the board. */
export function readPoint(raw: string, size: Size): Point {
  const trimmed = raw.length === 2 ? raw : unwrapped(raw);
  return trimmed.length === 2 ? pointAt(trimmed, 0, size) : NO_POINT;
}

/** As {@link readPoint}, with `PASS` for nothing, and for `tt` up to 19×19, as FF[3] had it. */
export function readMove(raw: string, size: Size): Point {
  if (raw.length === 2) {
    if (raw === 'tt' && size.columns <= 19 && size.rows <= 19) return PASS;
    return pointAt(raw, 0, size);
  }
  const trimmed = unwrapped(raw);
  return trimmed === '' ? PASS : trimmed.length === 2 ? readMove(trimmed, size) : NO_POINT;
}

/** The corners of a rectangle `aa:cc` or of one point, in order. `null` for anything else. */
export function readRectangle(
  raw: string,
  size: Size,
): { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number } | null {
  const colon = colonOf(raw);
  const a = readPoint(colon < 0 ? raw : raw.slice(0, colon), size);
  const b = colon < 0 ? a : readPoint(raw.slice(colon + 1), size);
  if (a < 0 || b < 0) return null;
  const { columns } = size;
  const [ax, ay, bx, by] = [a % columns, Math.floor(a / columns), b % columns, Math.floor(b / columns)];
  return {
    left: Math.min(ax, bx),
    top: Math.min(ay, by),
    right: Math.max(ax, bx),
    bottom: Math.max(ay, by),
  };
}

/** The points of a rectangle or of one point, row by row; none for what cannot be read. */
export function readPoints(raw: string, size: Size): Point[] {
  const one = raw.length === 2 ? readPoint(raw, size) : -1;
  if (one >= 0) return [one];
  const box = readRectangle(raw, size);
  const points: Point[] = [];
  if (!box) return points;
  for (let y = box.top; y <= box.bottom; y++)
    for (let x = box.left; x <= box.right; x++) points.push(y * size.columns + x);
  return points;
}
