/**
 * Reads the small figures that stand in GNU Go's running text, ragged, indented, side by side, with labels and prose around them:
 *
 *           .X..      better than half eye
 *     (a')  ..OO      2 < e < 3
 *           OO.O
 *           ^^^^ a row: a word of board glyphs only
 *
 * Rows that stand below each other in consecutive lines are one figure. No edge is drawn, so the board goes on at every side, and
 * what a ragged row leaves out is unknown.
 */

/** Half-open range of UTF-16 offsets into the text. */
export interface FigureSpan {
  readonly start: number;
  readonly end: number;
}

export interface Figure {
  /** What stands in parentheses to the left of the rows, `a''`; `null` when nothing does. */
  readonly label: string | null;
  /** Rows of `.`, `X`, `O` and `?`, all of one length; where a row is shorter than the figure, it is filled up with `?`. */
  readonly rows: readonly string[];
  /** Where each row stands in the text, as written there. */
  readonly spans: readonly FigureSpan[];
  /** The words to the right of the rows, one string for each line that has any. */
  readonly prose: readonly string[];
  /** What the prose says after `e =`, with its blanks removed: `1+2a`; `null` when it says nothing of the kind. */
  readonly claim: string | null;
}

interface Word {
  readonly line: number;
  readonly column: number;
  readonly text: string;
}

/** A figure has at least this many rows: less would take an ellipsis, or `XX` in a sentence, for a board. */
const FEWEST_ROWS = 3;

/** All figures of a text, in the order of their first rows. Never fails: a text without figures has none. */
export function readFigures(text: string): Figure[] {
  const lines = text.split('\n').map((line) => line.replace(/\r$/, ''));
  const starts: number[] = [];
  let offset = 0;
  for (const line of text.split('\n')) {
    starts.push(offset);
    offset += line.length + 1;
  }
  const open: Word[][] = [];
  const found: Word[][] = [];
  lines.forEach((line, index) => {
    const words = [...line.matchAll(/(?<!\S)[.XO?+,]{2,}(?!\S)/g)].map((match) => ({
      line: index,
      column: match.index,
      text: match[0].replace(/[+,]/g, '.'),
    }));
    for (const word of words) {
      const above = open.find((rows) => rows.at(-1)!.line === index - 1 && overlap(rows.at(-1)!, word));
      if (above) above.push(word);
      else {
        const rows = [word];
        open.push(rows);
        found.push(rows);
      }
    }
    for (let i = open.length - 1; i >= 0; i--) if (open[i]!.at(-1)!.line < index) open.splice(i, 1);
  });
  const figures = found.filter(isFigure);
  return figures.map((rows) => figureOf(rows, figures, lines, starts));
}

function overlap(a: Word, b: Word): boolean {
  return a.column < b.column + b.text.length && b.column < a.column + a.text.length;
}

/** Enough rows, stones of both colors or of one. */
function isFigure(rows: readonly Word[]): boolean {
  return rows.length >= FEWEST_ROWS && rows.some((row) => /[XO]/.test(row.text));
}

function figureOf(
  rows: readonly Word[],
  figures: readonly (readonly Word[])[],
  lines: readonly string[],
  starts: readonly number[],
): Figure {
  const left = Math.min(...rows.map((row) => row.column));
  const right = Math.max(...rows.map((row) => row.column + row.text.length));
  let label: string | null = null;
  const prose: string[] = [];
  for (const row of rows) {
    const others = figures.flatMap((figure) =>
      figure.filter((word) => word.line === row.line && word !== row),
    );
    const before = Math.max(
      0,
      ...others.filter((w) => w.column < row.column).map((w) => w.column + w.text.length),
    );
    const after = Math.min(...others.filter((w) => w.column > row.column).map((w) => w.column), Infinity);
    const line = lines[row.line]!;
    label ??= /\(([^()\s]+)\)\s*$/.exec(line.slice(before, row.column))?.[1] ?? null;
    const words = line
      .slice(row.column + row.text.length, after)
      .replace(/\([^()\s]+\)\s*$/, after === Infinity ? '$&' : '')
      .trim();
    if (words !== '') prose.push(words);
  }
  const claims = prose.map((words) => /\be\s*=\s*([0-9ab+\s]+)$/.exec(words)?.[1]?.replace(/\s+/g, ''));
  return {
    label,
    rows: rows.map((row) =>
      row.text.padStart(row.column - left + row.text.length, '?').padEnd(right - left, '?'),
    ),
    spans: rows.map((row) => {
      const start = starts[row.line]! + row.column;
      return { start, end: start + row.text.length };
    }),
    prose,
    claim: claims.find((claim) => claim) ?? null,
  };
}
