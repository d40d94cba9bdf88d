/** What Koban uses of a package that brings no types. */
declare module '@sabaki/sgf/src/helper.js' {
  /** A text as it may stand between brackets. */
  export function escapeString(text: string): string;
  /** Years, with months and days where given; `null` for other forms. */
  export function parseDates(text: string): (readonly number[])[] | null;
  /** A point as two letters: column and row, from 0 at the upper left. */
  export function stringifyVertex(vertex: readonly [column: number, row: number]): string;
}
