/** What the tests use of a package that brings no types. */
declare module '@sabaki/sgf' {
  export function parse(text: string): unknown[];
  export function stringify(node: object): string;
  export function parseDates(text: string): number[][] | null;
  export function unescapeString(text: string): string;
  export function escapeString(text: string): string;
  export function parseVertex(text: string): [number, number];
  export function parseCompressedVertices(text: string): [number, number][];
}
