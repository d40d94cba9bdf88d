import { firstOf, must } from '../../go/must.ts';
import { BAR, BLANK, DIGIT, HOLD, kindAt, LOWER, OTHER, SMALL, UPPER } from './glyphs.ts';
import { edgeOf, packedOf } from './packed.ts';
import { type Beside, type ParsedLine, type Piece, WORD } from './piece.ts';
import { spacedAt, spacedEdgeAt } from './spaced.ts';
import type { StrippedLine } from './strip-margins.ts';

/** Cuts a line into pieces and words. Linear in its length. */
export function parseLine(stripped: StrippedLine): ParsedLine {
  const { body: s, line } = stripped;
  const pieces: Piece[] = [];
  const words: [number, number][] = [];
  const end = isAttribute(s) ? 0 : s.length;
  if (end === 0) words.push([0, s.length]);
  /** A number that nothing has followed yet. */
  let number: Beside | null = null;
  let i = 0;
  const add = (piece: Piece) => {
    const near = number && piece.from - number.to <= 3;
    pieces.push(near ? { ...piece, left: number } : piece);
    if (number && !near) words.push([number.from, number.to]);
    number = null;
    i = piece.to;
  };
  while (i < end) {
    if (kindAt(s, i) === BLANK) {
      i++;
      continue;
    }
    const spaced = spacedEdgeAt(s, i, line) ?? spacedAt(s, i, line);
    if (spaced) {
      add(spaced);
      continue;
    }
    const told = numberAt(s, i, line);
    if (told) {
      i = told.to;
      const last = pieces.at(-1);
      if (last && last.kind === 'row' && !last.right && told.from - last.to <= 3) {
        pieces[pieces.length - 1] = { ...last, right: told };
        // Between two boards one number can belong to either.
      }
      number = told;
      continue;
    }
    let to = i;
    let kinds = 0;
    while (to < end) {
      const kind = kindAt(s, to);
      if (kind === BLANK) break;
      kinds |= kind;
      to++;
    }
    const piece = kinds & (OTHER | HOLD) ? null : (edgeOf(s, i, to, line) ?? packedOf(s, i, to, kinds, line));
    if (piece) add(piece);
    else {
      words.push([i, to]);
      number = null;
      i = to;
    }
  }
  if (isBullet(stripped, pieces, words)) words.unshift([firstOf(pieces).from, must(pieces.shift()).to]);
  return {
    stripped,
    pieces:
      words.length === 0 && pieces.every(({ strength }) => strength > WORD)
        ? withHoles(stripped, pieces)
        : pieces,
    words,
  };
}

/** `# a comment`, `* an item`, `X S14`: one sign, and right behind it a word. */
function isBullet(
  { body }: StrippedLine,
  pieces: readonly Piece[],
  words: readonly (readonly [number, number])[],
): boolean {
  const first = pieces[0];
  if (first?.kind !== 'row' || first.count > 1 || first.to - first.from > 1) return false;
  if (words[0] && words[0][0] < first.from) return false;
  const next = first.to + 1;
  if (kindAt(body, first.to) !== BLANK || kindAt(body, next) === BLANK) return false;
  const second = pieces[1];
  return words[0]?.[0] === next || (second?.from === next && second.strength === WORD && second.count > 1);
}

/**
 * ```
 *   . !
 *   ...
 * ```
 * A sign alone one blank away from others belongs to their row, if nothing else is on the line.
 */
function withHoles(stripped: StrippedLine, pieces: readonly Piece[]): Piece[] {
  const joined: Piece[] = [];
  for (const piece of pieces) {
    const last = joined.at(-1);
    if (
      last &&
      piece.from - last.to === 1 &&
      last.kind === 'row' &&
      piece.kind === 'row' &&
      last.pitch + piece.pitch === 2 &&
      last.strength > WORD &&
      piece.strength > WORD &&
      (last.count === 1 || piece.count === 1) &&
      !'#:'.includes(stripped.body.charAt(last.first)) &&
      last.rightBar < 0 &&
      piece.leftBar < 0
    ) {
      joined[joined.length - 1] = {
        ...last,
        to: piece.to,
        count: piece.first + piece.count - last.first,
        strength: Math.max(last.strength, piece.strength),
        rightBar: piece.rightBar,
        right: piece.right,
      };
    } else joined.push(piece);
  }
  return joined;
}

/** `:8,ed`, `;lib(a)>2`, `>antisuji(a)`: lines that belong to a pattern and are no rows of it. */
function isAttribute(s: string): boolean {
  const first = s.length - s.trimStart().length;
  const c = s[first];
  const next = kindAt(s, first + 1);
  return (
    (c === ':' && next !== BLANK && s[first + 1] !== ':') ||
    c === ';' ||
    (c === '>' && (next & (LOWER | UPPER | SMALL)) !== 0)
  );
}

/**
 * `19`, `9`, `-1|`, `12|`, `11(X). .`: a number that stands for itself, up to a bar, or up to a row
 * that begins with the last move.
 */
function numberAt(s: string, from: number, line: number): Beside | null {
  let to = from;
  if (s[to] === '-') to++;
  const digits = to;
  while (to < s.length && to - digits < 3 && kindAt(s, to) === DIGIT) to++;
  if (to === digits || to - digits > 2) return null;
  const next = kindAt(s, to);
  if (next === HOLD ? !spacedAt(s, to, line) : next !== BLANK && next !== BAR) return null;
  return { number: Number(s.slice(from, to)), from, to };
}
