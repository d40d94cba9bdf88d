import { must } from '../../go/must.ts';
import { BLACK, type Color, WHITE } from '../../go/types.ts';
import type { NearbyLine, Sighting } from '../found/index.ts';
import type { Fact } from '../notation.ts';

/** What engines print around a board, one line for each; the first group is the value. */
const SAYINGS: readonly { readonly pattern: RegExp; readonly kind: Fact['kind']; readonly color?: Color }[] =
  [
    { pattern: /\bBlack \(X\) (?:has captured|Prisoners:)\s*(\d+)/i, kind: 'captures', color: BLACK },
    { pattern: /\bWhite \(O\) (?:has captured|Prisoners:)\s*(\d+)/i, kind: 'captures', color: WHITE },
    { pattern: /^(?:B|Black) stones captured:\s*(\d+)/, kind: 'captures', color: WHITE },
    { pattern: /^(?:W|White) stones captured:\s*(\d+)/, kind: 'captures', color: BLACK },
    { pattern: /\bCaptures\s+B:\s*(\d+)/, kind: 'captures', color: BLACK },
    { pattern: /\bCaptures\s+B:\s*\d+\s+W:\s*(\d+)/, kind: 'captures', color: WHITE },
    { pattern: /\bBlack:\s*(\d+) caps/, kind: 'captures', color: BLACK },
    { pattern: /\bWhite:\s*(\d+) caps/, kind: 'captures', color: WHITE },
    { pattern: /^(?:Next player|To[ -]?play):\s*(Black|B)\b/i, kind: 'to-play', color: BLACK },
    { pattern: /^(?:Next player|To[ -]?play):\s*(White|W)\b/i, kind: 'to-play', color: WHITE },
    { pattern: /^(B|Black) to play$/, kind: 'to-play', color: BLACK },
    { pattern: /^(W|White) to play$/, kind: 'to-play', color: WHITE },
    // The stones of that color that were captured.
    { pattern: /\bPrisoners: B (\d+)/, kind: 'captures', color: WHITE },
    { pattern: /\bPrisoners: B \d+\s+W (\d+)/, kind: 'captures', color: BLACK },
    { pattern: /\b(Black) \(X\) to move/i, kind: 'to-play', color: BLACK },
    { pattern: /\b(White) \(O\) to move/i, kind: 'to-play', color: WHITE },
    { pattern: /\bKomi:\s*(-?\d+(?:\.\d+)?)/i, kind: 'komi' },
    { pattern: /^(?:=\s*)?Move(?:Num)?:\s*(\d+)/, kind: 'move-number' },
    { pattern: /^Rules:\s*(\S.*)$/i, kind: 'rules' },
    { pattern: /\bLast move:\s*((?:White|Black)?\s*[A-Z]\d+|pass)/i, kind: 'last-move' },
    { pattern: /^Passes:\s*(\d+)/, kind: 'other' },
    { pattern: /^(?:HASH|hash):?\s*([0-9A-Fa-f]+)/, kind: 'other' },
    {
      pattern: /^(?:Handicap|White|Black)\b(?! to (?:play|move))\s*:?\s*(\S.*)$/,
      kind: 'other',
    },
  ];

/** The facts around and beside an engine's board, and the lines around that they stand on. */
export function factsAround({ above, below, drawing, text }: Sighting): {
  readonly facts: Fact[];
  readonly first: number | null;
  readonly end: number | null;
} {
  const facts: Fact[] = [];
  const take = (lines: readonly NearbyLine[]): number | null => {
    let last: number | null = null;
    let silent = 0;
    for (const line of lines) {
      const found = factsIn(line.bare, line.span.start);
      facts.push(...found);
      if (found.length > 0) last = line.line;
      else if (++silent > 1) break;
    }
    return last;
  };
  const first = take(above);
  const end = take(below);
  for (const { after } of drawing.rows) {
    if (after)
      facts.push(...factsIn(text.slice(after.start, Math.min(after.end, after.start + 200)), after.start));
  }
  return {
    facts: facts.sort((a, b) => a.span.start - b.span.start),
    first,
    end: end === null ? null : end + 1,
  };
}

function factsIn(line: string, offset: number): Fact[] {
  const facts: Fact[] = [];
  for (const { pattern, kind, color } of SAYINGS) {
    const match = pattern.exec(line);
    if (!match) continue;
    const value = must(match[1]).trim();
    const start = offset + match.index + match[0].lastIndexOf(must(match[1]));
    facts.push({ kind, value, span: { start, end: start + value.length }, ...(color && { color }) });
  }
  return facts;
}
