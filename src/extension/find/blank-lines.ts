/** What stands around the place of an entry; `undefined` beyond the ends of the text. */
interface LinesAround {
  readonly lineAbove: string | undefined;
  /** Of the line of the place. */
  readonly before: string;
  readonly rest: string;
  readonly lineBelow: string | undefined;
}

/** An entry whose last line is ended, with one blank line between it and the text on both sides. */
export function withBlankLines(
  entry: string,
  { lineAbove, before, rest, lineBelow }: LinesAround,
): { readonly above: string; readonly text: string } {
  const isBlank = (line: string | undefined) => line === undefined || line.trim() === '';
  const above = before !== '' ? '\n\n' : isBlank(lineAbove) ? '' : '\n';
  if (!isBlank(rest)) return { above, text: `${entry}\n` };
  // The line of the place goes on as the blank line, and the one below it would be a second one.
  return { above, text: lineBelow !== undefined && isBlank(lineBelow) ? entry.slice(0, -1) : entry };
}
