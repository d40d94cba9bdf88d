import { must } from '../../go/must.ts';
import type { Margins } from './blocks.ts';
import { BLANK, DIGIT, kindOf, LOWER, SMALL, STONE, UPPER } from './glyphs.ts';
import { type Piece, SOFT } from './piece.ts';
import type { SourceText } from './source.ts';
import type { Stack } from './stacks.ts';
import { type StrippedLine, stripMargins } from './strip-margins.ts';

const FEWEST_SIGNS = 8;

/**
 * ```
 *  B
 * C4A
 * 5139
 * 628
 *  7
 * ```
 * A figure that names or numbers points and draws nothing else, if the lines of an example are one
 * and all there is: every sign stands once, and numbers from 1 and letters from a leave none out
 * (one that stands for something else is let pass). `null` for other lines.
 */
export function namingIn(source: SourceText, lines: readonly number[], margins: Margins): Stack | null {
  const seen = new Set<string>();
  const rows: Stack['rows'] = [];
  for (const [i, line] of lines.entries()) {
    if (i > 0 && line !== must(lines[i - 1]) + 1) return null;
    const stripped = stripMargins(source, line, margins.from[line] ?? 0, margins.to[line] ?? 0);
    const piece = wordIn(stripped);
    if (!piece) return null;
    for (const sign of stripped.body.slice(piece.from, piece.to)) {
      if (seen.has(sign)) return null;
      seen.add(sign);
    }
    const above = rows.at(-1)?.pieces[0];
    if (above && (piece.from >= above.to || piece.to <= above.from)) return null;
    rows.push({ line: { stripped, pieces: [piece], words: [] }, pieces: [piece], kind: 'row', shift: 0 });
  }
  if (seen.size < FEWEST_SIGNS || rows.length < 3) return null;
  const counted = (first: string) => {
    let n = 0;
    while (seen.has(String.fromCharCode(first.charCodeAt(0) + n))) n++;
    return n;
  };
  return counted('1') + counted('A') + counted('a') >= seen.size - 1 ? { rows, pitch: 1 } : null;
}

/** The only word of a line, of letters and digits; `null` when there is more. */
function wordIn({ body, line }: StrippedLine): Piece | null {
  let from = 0;
  while (from < body.length && kindOf(body.charCodeAt(from)) === BLANK) from++;
  let to = body.length;
  while (to > from && kindOf(body.charCodeAt(to - 1)) === BLANK) to--;
  if (to === from || to - from > 25) return null;
  for (let i = from; i < to; i++) {
    if (!(kindOf(body.charCodeAt(i)) & (DIGIT | LOWER | UPPER | SMALL | STONE))) return null;
  }
  const none = { leftBar: -1, rightBar: -1, left: null, right: null };
  return { line, kind: 'row', from, to, pitch: 1, first: from, count: to - from, strength: SOFT, ...none };
}
