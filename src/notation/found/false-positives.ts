import { firstOf, must } from '../../go/must.ts';
import type { Drawing } from './drawing.ts';
import { DIGIT, isColor, kindOf, LOWER, SIGN, SMALL, STAR, STONE, UPPER } from './glyphs.ts';
import type { Tally } from './judge.ts';

interface Framing {
  /** How many sides have an edge. */
  readonly framed: number;
  /** Coordinates on two sides. */
  readonly charted: boolean;
}

/**
 * What is drawn with the same signs and is no part of a Go board: lists, maps, progress of tests,
 * boards of other games. Each is recognized by what a Go diagram never shows.
 */
export function isFalsePositive(drawing: Drawing, tally: Tally, framing: Framing): boolean {
  const { framed, charted } = framing;
  const bare = framed === 0 && !charted;
  return (
    (bare &&
      (isList(drawing) || isNoise(drawing, tally) || isProgress(drawing, tally) || isMap(drawing, tally))) ||
    isLettering(drawing, tally) ||
    isRoom(drawing, tally, framing) ||
    isOtherGame(drawing, tally, framing)
  );
}

function glyphsOf({ rows }: Drawing): string[][] {
  return rows.map(({ cells }) => cells.flatMap((cell) => (cell ? [cell.glyph] : [])));
}

/** `*.o`, `*.d` below each other, `&x,` in a list: what begins or ends all rows is punctuation. */
function isList(drawing: Drawing): boolean {
  const drawn = glyphsOf(drawing);
  const letters = drawn.flat().some((glyph) => kindOf(glyph.charCodeAt(0)) & (LOWER | UPPER | SMALL));
  if (!letters) return false;
  const sign = firstOf(firstOf(drawn));
  const leads = '*&$@%'.includes(sign) && drawn.every((row) => row.length > 1 && row[0] === sign);
  return leads || (drawn.length > 1 && drawn.every((row) => row.length > 1 && row.at(-1) === ','));
}

/** Letters that stand twice, and no stone anywhere: words, commands, men of other games. */
function isLettering(drawing: Drawing, t: Tally): boolean {
  if (t.stones + t.small > 0 || t.lower + t.upper < 2) return false;
  const letters = glyphsOf(drawing)
    .flat()
    .filter((glyph) => kindOf(glyph.charCodeAt(0)) & (LOWER | UPPER));
  return new Set(letters).size < letters.length;
}

/** Encoded data: a few rows with many kinds of signs, digits and capitals. */
function isNoise(drawing: Drawing, t: Tally): boolean {
  if (t.rows > 3) return false;
  const odd = glyphsOf(drawing)
    .flat()
    .filter((glyph) => {
      const kind = kindOf(glyph.charCodeAt(0));
      return (kind & (SIGN | UPPER | DIGIT)) !== 0 || (kind & STAR && glyph !== ',' && glyph !== '+');
    });
  return t.signs > 0 && new Set(odd).size > 2 && odd.length * 3 >= t.points;
}

/** Dots of a test runner: long rows of one length but the last, with letters for failures. */
function isProgress({ rows, columns }: Drawing, t: Tally): boolean {
  const lengths = rows.map(({ cells }) => cells.filter(Boolean).length);
  if (t.stars + t.marks + t.signs > 0 || t.dots * 5 < t.points * 4) return false;
  const failed = rows.some(({ cells }) => cells.some((cell) => cell && 'FEsS'.includes(cell.glyph)));
  if (failed && rows.every(({ cells }) => cells.every((cell) => cell?.glyph !== 'O'))) return true;
  const isRagged = lengths.some((length) => length < columns);
  if (
    isRagged &&
    t.stones === 0 &&
    rows.every(({ cells }) => cells.every((cell) => cell?.glyph !== 'o')) &&
    t.small > 0
  )
    return true;
  return t.dots === t.points && columns > 9 && lengths.some((length) => length < columns);
}

/** Walls: more `#` than stones, or `#` and `O` side by side on what is no board of Go. */
function isMap({ rows, columns, pitch }: Drawing, t: Tally): boolean {
  if (t.signs === 0 || pitch > 1) return false;
  let walls = 0;
  let crosses = 0;
  for (const { cells } of rows) {
    for (const cell of cells) {
      if (cell?.glyph === '#') walls++;
      else if (cell?.glyph === 'X') crosses++;
    }
  }
  if (walls === 0) return false;
  const board = columns === rows.length && [9, 13, 19].includes(columns);
  return (
    (t.stones + t.small < 4 && walls * 4 > t.points && t.rows > 4) || (crosses === 0 && !board && t.rows > 4)
  );
}

/** An empty hall: floor without a stone that no coordinates make a board, not square, or ragged. */
function isRoom({ rows, columns, edges }: Drawing, t: Tally, { framed, charted }: Framing): boolean {
  if (charted || t.dots < t.points || columns < 6) return false;
  const square = columns === rows.length;
  const whole = rows.every(({ cells }) => cells.every((cell) => cell));
  if (framed === 0) return !square && !(whole && columns <= 25 && rows.length > 3);
  return edges.left && edges.right && !square;
}

function isOtherGame(drawing: Drawing, t: Tally, { framed, charted }: Framing): boolean {
  const { rows, columns, smallLetters, letterI, firstColumn } = drawing;
  const cell = (x: number, y: number) => must(rows[y]).cells[x]?.glyph ?? ' ';
  const isStone = (glyph: string) => (kindOf(glyph.charCodeAt(0)) & (STONE | SMALL)) !== 0 || isColor(glyph);
  // Chess, checkers, Othello: rows count from the top, small letters and men, a full middle.
  if (columns === 8 && rows.length === 8) {
    const big = rows.some(({ cells }) => cells.some((one) => one?.glyph === 'X' || one?.glyph === 'O'));
    if (charted)
      return firstColumn === 1 && (firstOf(rows).number === 1 || (smallLetters && !big && t.dots < t.points));
    return t.stones === 0 && framed === 0 && [3, 4].every((y) => isStone(cell(3, y)) && isStone(cell(4, y)));
  }
  // Five in a row, and others that count with i, on boards that Go is not played on.
  if (letterI && firstColumn === 1 && columns !== 9 && columns !== 13 && columns !== 19) return true;
  // Four amazons of each side, none of which is ever taken.
  if (columns === 10 && rows.length === 10 && (letterI || firstColumn === null)) {
    const men = [...countsOf(drawing)].filter(([glyph]) => isStone(glyph)).map(([, count]) => count);
    if (men.length === 2 && men.every((count) => count === 4)) return true;
  }
  // Four in a row on its board of 7 by 6: every piece stands on the lowest row or on another piece.
  return (
    columns === 7 &&
    rows.length === 6 &&
    !charted &&
    t.stones + t.small > 0 &&
    t.stones + t.small + t.dots === t.points &&
    firstOf(rows).cells.some((one) => one?.glyph === '.') &&
    rows.every(({ cells }, y) =>
      cells.every((one, x) => !one || !isStone(one.glyph) || y === 5 || isStone(cell(x, y + 1))),
    )
  );
}

/** How often each sign occurs in a drawing. */
function countsOf(drawing: Drawing): Map<string, number> {
  const counts = new Map<string, number>();
  for (const glyph of glyphsOf(drawing).flat()) counts.set(glyph, (counts.get(glyph) ?? 0) + 1);
  return counts;
}

/**
 * What could be a part of a Go board as well as a position of another game, with nothing that
 * tells: it is one only where there are others.
 */
export function isUnclear(drawing: Drawing, tally: Tally, framing: Framing): boolean {
  if (framing.charted || tally.stones + tally.dots < tally.points) return false;
  return isTicTacToe(drawing, framing) || isLife(drawing, framing);
}

/**
 * Whether few of the signs are those of a board: `no` where they are words or a table, `near` where
 * they can be a board beside others, such as an empty one, or one without an empty point.
 */
export function isUnlikely(drawing: Drawing, t: Tally, { framed, charted }: Framing): 'no' | 'near' | null {
  if (charted) return null;
  const letters = t.lower + t.upper;
  if (letters > 0 && areWords(drawing, t, framed)) return 'no';
  const { top, right, bottom, left } = drawing.edges;
  // A corner is drawn on a board only.
  if ((top || bottom) && (left || right)) return null;
  const stones = t.stones + (letters === 0 ? t.small : 0);
  // Numbers of versions have no stone: `1.2.x` below `1.x.x`.
  if (stones === 0 || (t.stones === 0 && t.digits > 0)) return isEmptyBoard(drawing, t) ? null : 'near';
  // `#` is off the board.
  const walls = countsOf(drawing).get('#') ?? 0;
  const own = stones + t.dots + t.stars + t.marks + (framed > 0 ? walls : 0);
  if (own * 2 < t.points) return 'near';
  if (framed > 0) return t.stones + t.dots === 0 ? 'near' : null;
  return isScrap(drawing, t) ? 'near' : null;
}

/** Nothing but empty points on a board of a size that Go is played on, or with star points. */
function isEmptyBoard({ rows, columns }: Drawing, t: Tally): boolean {
  if (columns !== rows.length || t.dots + t.stars + t.marks < t.points) return false;
  return [9, 13, 19].includes(columns) || (columns > 6 && t.dots < t.points);
}

/**
 * A few signs below each other that say little: no empty point, two by two, an ellipsis and a word.
 */
function isScrap(drawing: Drawing, t: Tally): boolean {
  const { rows, columns } = drawing;
  const isRagged = t.points < rows.length * columns;
  const own = t.stones + t.dots + t.stars + t.marks + t.small;
  if (isRagged && (own * 4 < t.points * 3 || t.points < 5)) return true;
  if (t.dots === 0)
    return t.stars + t.marks === 0 || columns < 4 - Number(t.marks > 0) || countsOf(drawing).size < 3;
  if (rows.length > 2) return false;
  return columns < 3 || glyphsOf(drawing).some((row) => row.join('') === '...' && t.dots === 3);
}

/**
 * Labels name points, so each stands once, one sign for a kind of point apart, and they are the
 * first of the alphabet or fewer than the stones. Capitals of a word, and letters of a word, are
 * not.
 */
function areWords(drawing: Drawing, t: Tally, framed: number): boolean {
  const counts = [...countsOf(drawing)];
  const drawn = counts.reduce((sum, [glyph, n]) => sum + (kindOf(glyph.charCodeAt(0)) & STONE ? n : 0), 0);
  const named = counts.filter(
    ([glyph]) => kindOf(glyph.charCodeAt(0)) & (LOWER | UPPER) && !(t.stones > drawn && isColor(glyph)),
  );
  if (named.length === 0) return false;
  const letters = named.reduce((sum, [, n]) => sum + n, 0);
  const stones = t.stones + t.small;
  if (named.length > 2 && named.some(([, n]) => n > 1) && letters >= stones) return true;
  const isCapital = (glyph: string) => (kindOf(glyph.charCodeAt(0)) & UPPER) !== 0;
  if (named.some(([glyph, n]) => n > 1 && isCapital(glyph)) && letters * 2 >= stones) return true;
  if (framed === 0 && glyphsOf(drawing).some((row) => hasWord(row.join('')))) return true;
  const last = Math.max(...named.map(([glyph]) => glyph.toLowerCase().charCodeAt(0) - 97));
  return framed === 0 && letters >= stones && last > 2 * named.length + 2;
}

/** Three letters side by side that go beyond the first of the alphabet, not in its order. */
function hasWord(row: string): boolean {
  return (row.match(/[a-z]{3,}/g) ?? []).some(
    (word) => /[m-z]/.test(word.replace(/[xo]/g, '')) && [...word].sort().join('') !== word,
  );
}

/** Noughts and crosses at its end: three by three, X as often as O or once more, won or full. */
function isTicTacToe(drawing: Drawing, { framed }: Framing): boolean {
  if (drawing.columns !== 3 || drawing.rows.length !== 3 || framed % 4 > 0) return false;
  const counts = countsOf(drawing);
  const [x, o, empty] = ['X', 'O', '.'].map((glyph) => counts.get(glyph) ?? 0) as [number, number, number];
  if (!(x === o || x === o + 1) || x + o + empty < 9) return false;
  const all = glyphsOf(drawing).flat();
  return empty === 0 || LINES.some(([a, b, c]) => all[a] !== '.' && all[a] === all[b] && all[b] === all[c]);
}

const LINES = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
] as const;

/** Cells of Conway’s Life: all alike, and none of them on the outermost lines. */
function isLife({ rows, columns }: Drawing, { framed }: Framing): boolean {
  if (framed > 0 || columns < 4 || rows.length < 4) return false;
  return (
    rows.every(({ cells }, y) =>
      cells.every(
        (cell, x) =>
          cell?.glyph === '.' ||
          (cell?.glyph === 'O' && x > 0 && y > 0 && x < columns - 1 && y < rows.length - 1),
      ),
    ) && rows.some(({ cells }) => cells.some((cell) => cell?.glyph === 'O'))
  );
}
