/** What the tests use of a package that brings no types. */
declare module '@sabaki/sgf' {
  export function parse(text: string): unknown[];
}
