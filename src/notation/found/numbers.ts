import { firstOf, lastOf, must } from '../../go/must.ts';
import { DIGIT, kindOf } from './glyphs.ts';
import type { Beside } from './piece.ts';
import type { StackRow } from './stacks.ts';

/**
 * ```
 *  10 . . 10
 *   9 . .  9
 * ```
 * Row numbers are such when every row has one and each is one less than the one above. Points that
 * they were taken for are taken back.
 */
export function takeNumbers(rows: StackRow[], letters: readonly StackRow[]): number[] | null {
  const close = letters[0] && numbersUpTo(rows, firstOf(letters[0].pieces).first - letters[0].shift);
  if (close) return close;
  const sides = (['left', 'right'] as const).map((side) => {
    const told = rows.map((row) => numberBeside(row, side));
    const right = told.every(
      (one, i) =>
        one !== null &&
        (i === 0 || Math.abs(one.number - must(told[i - 1]).number) === 1) &&
        sameStep(told, i),
    );
    const sure = rows.length > 2 || letters.length > 0 || told.some((one) => one !== null && !one.isPoint);
    return right && sure ? told.map((one) => must(one)) : null;
  });
  const taken = sides[0] ?? sides[1];
  if (!taken) return null;
  for (const [i, side] of (['left', 'right'] as const).entries()) {
    sides[i]?.forEach((one, y) => {
      if (!one.isPoint) return;
      const { pieces } = must(rows[y]);
      const at = side === 'left' ? 0 : pieces.length - 1;
      const piece = must(pieces[at]);
      const shorter = { ...piece, count: piece.count - 1 };
      if (side === 'right')
        pieces[at] = { ...shorter, to: piece.first + (piece.count - 2) * piece.pitch + 1 };
      else pieces[at] = { ...shorter, first: piece.first + piece.pitch, from: piece.first + piece.pitch };
    });
  }
  return taken.map((one) => one.number);
}

/**
 * ```
 *   ABCDE
 *  9..X..
 * 10.....
 * ```
 * Row numbers right before points that are side by side, separated from them by the column letters.
 */
function numbersUpTo(rows: StackRow[], first: number): number[] | null {
  const told: number[] = [];
  for (const { pieces, shift, line } of rows) {
    const piece = firstOf(pieces);
    const from = piece.first - shift;
    const written = line.stripped.body.slice(piece.first, first + shift);
    const number = Number(written);
    if (piece.pitch > 1 || from >= first || !/^\d{1,2}$/.test(written)) return null;
    if (told.length > 0 && Math.abs(number - lastOf(told)) !== 1) return null;
    told.push(number);
  }
  for (const { pieces, shift } of rows) {
    const piece = firstOf(pieces);
    const taken = first + shift - piece.first;
    pieces[0] = { ...piece, first: first + shift, from: first + shift, count: piece.count - taken };
  }
  return told;
}

function sameStep(told: readonly (ToldNumbers | null)[], i: number): boolean {
  return (
    i < 2 || must(told[i]).number - must(told[i - 1]).number === must(told[1]).number - must(told[0]).number
  );
}

interface ToldNumbers {
  readonly number: number;
  /** The number was read as the first or last point of the row. */
  readonly isPoint: boolean;
}

function numberBeside(row: StackRow, side: 'left' | 'right'): ToldNumbers | null {
  const piece = side === 'left' ? firstOf(row.pieces) : lastOf(row.pieces);
  const beside: Beside | null = side === 'left' ? piece.left : piece.right;
  const bar = side === 'left' ? piece.leftBar : piece.rightBar;
  const column = side === 'left' ? piece.first : piece.first + (piece.count - 1) * piece.pitch;
  if (bar < 0 && piece.pitch > 1 && piece.count > 1) {
    const digit = row.line.stripped.body.charCodeAt(column);
    if (kindOf(digit) === DIGIT && !(beside && side === 'left')) return { number: digit - 48, isPoint: true };
  }
  return beside && { number: beside.number, isPoint: false };
}
