/**
 * What an author may have meant by what Koban cannot read: rewrites of their own lines. Each is
 * read again, and offered only where the entry then has fewer problems, so a guess never makes a
 * text worse.
 */

import { difference } from '../../../document/index.ts';
import { columnName } from '../../../go/geometry.ts';
import { place } from '../../../go/play.ts';
import type { Ply } from '../../../go/ply.ts';
import { chainAt, type Position } from '../../../go/position.ts';
import { BLACK, type Color, EMPTY, WHITE } from '../../../go/types.ts';
import {
  type EntrySyntax,
  type Fix,
  LINE_END,
  linesOf,
  parseEntry,
  splitLines,
} from '../../../notation/index.ts';
import { message } from '../../../words/index.ts';
import type { Analysis, Finding } from '../../analysis/index.ts';
import { boardsMeant, type Rewrite } from './boards.ts';
import type { ClaimContext } from './claims.ts';
import { halfWidth, linesMeant } from './lines.ts';

/** Characters of an entry that is read again for each guess, and problems that one may have. */
const SHORT = 4000;
const MOST_PROBLEMS = 40;
const LONGEST_LINE = 400;
/** Characters of a line that a title quotes. */
const MOST_QUOTED = 72;

const LINES =
  /^(?:line\.unreadable|field\.(?:unknown-key|value|empty|duplicate)|move\.(?:unreadable|off-board)|label\.unknown|mark\.(?:unreadable|second)|expect\.(?:unreadable|no-point|eye-worth)|rule\.(?:unknown|duplicate)|replay\.unreadable)$/;

/** What is written whole may be better than the word that the reading of it proposes. */
const HAS_BETTER = /^(?:expect\.(?:unreadable|eye-worth)|rule\.unknown|field\.unknown-key)$/;

/** Lines below a key that have none of their own. */
const VALUE_BELOW = new RegExp(String.raw`^((?:${LINE_END}[ \t]*(?![ \t;#])[^\r\n:|]+)+)`);

const grave = ({ problems }: Pick<EntrySyntax, 'problems'>) =>
  problems.filter(({ severity }) => severity === 'error' || severity === 'warning').length;

/**
 * Rewrites of what a finding is about, the likeliest first; nothing where none helps, or the
 * finding has fixes.
 */
export function* meantFixes(analysis: Analysis, finding: Finding): Generator<Fix, void, void> {
  const { syntax } = analysis;
  const { text } = syntax;
  if (!syntax.isOurs || text.length > SHORT || (finding.fixes?.length && !HAS_BETTER.test(finding.code)))
    return;
  const now = grave(parseEntry(text));
  if (now === 0 || now > MOST_PROBLEMS) return;
  for (const { after, written } of guesses(analysis, finding)) {
    if (after === text || grave(parseEntry(after)) >= now) continue;
    const isWidth = halfWidth(text) === after;
    const title =
      written === undefined
        ? message('fix.delete')
        : isWidth
          ? message('fix.half-width')
          : message('fix.write', { text: written });
    yield { title, edits: [difference(text, after)], preferred: true, isGuess: true };
  }
}

function* guesses(analysis: Analysis, finding: Finding): Generator<Rewrite> {
  const { syntax } = analysis;
  const { text } = syntax;
  if (!LINES.test(finding.code)) {
    yield* boardsMeant(syntax, finding);
    return;
  }
  const line = linesOf(text).find(({ end }) => end >= finding.span.start);
  if (!line || line.end - line.start > LONGEST_LINE) return;
  const written = text.slice(line.start, line.end);
  const put = (one: string) => text.slice(0, line.start) + one + text.slice(line.end);
  for (const one of linesMeant(written, factsOf(analysis)))
    yield { after: put(one), written: quoted(written, one) };
  const title = /^title\s*[:=]\s*(\S.*)$/i.exec(written.trim())?.[1];
  if (title !== undefined && !syntax.title)
    yield { after: `# ${title}\n${without(text, line)}`, written: `# ${title}` };
  if (finding.code === 'line.unreadable') {
    yield* boardsMeant(syntax, finding);
    // All that is wrong by its width alone, such as a board.
    yield { after: halfWidth(text), written: '' };
  }
  if (/\.(?:duplicate|second)$/.test(finding.code)) {
    const { start, end } = finding.span;
    const word = text.slice(start, end);
    const listed = text.slice(0, start).replace(/[ \t,]+$/, '') + text.slice(end);
    if (finding.code !== 'field.duplicate') yield { after: listed };
    if (word !== '') {
      yield { after: without(text, line) };
      yield { after: put(`; ${written.trim()}`), written: `; ${written.trim()}` };
    }
  }
  if (finding.code === 'field.empty') {
    // The value stands on the next lines.
    const below = VALUE_BELOW.exec(text.slice(line.end))?.[0];
    const value =
      below &&
      splitLines(below.trim())
        .map((one) => one.trim())
        .join(' ');
    if (below !== undefined && value) {
      const joined = `${written.trimEnd()} ${value}`;
      yield {
        after: text.slice(0, line.start) + joined + text.slice(line.end + below.length),
        written: value,
      };
    }
    yield { after: without(text, line) };
  }
}

function without(text: string, line: { readonly start: number; readonly next: number }): string {
  return text.slice(0, line.start) + text.slice(line.next);
}

/** The value where only that has changed, else the line. */
function quoted(before: string, after: string): string {
  const key = /^[^:]*:\s*/.exec(after)?.[0] ?? '';
  const said = key !== '' && before.startsWith(key.trimEnd()) ? after.slice(key.length) : after.trim();
  const one = said.replace(/\n/g, ' / ');
  return one.length > MOST_QUOTED ? `${one.slice(0, MOST_QUOTED)}…` : one;
}

/** What claims leave out, from the moves and the board. */
function factsOf(analysis: Analysis): ClaimContext {
  const { diagram } = analysis.syntax;
  const place = (point: string) => {
    if (!diagram) return -1;
    const x = point.charCodeAt(0) - (point > 'i' ? 98 : 97) + 1 - diagram.origin.column;
    const y = diagram.rows - 1 - (Number(point.slice(1)) - diagram.origin.row);
    const isThere = x >= 0 && x < diagram.columns && y >= 0 && y < diagram.rows;
    return isThere ? y * diagram.columns + x : -1;
  };
  const only = (isIt: (ply: Ply) => boolean) => {
    const found = analysis.game.plies.flatMap((ply, i) => (isIt(ply) ? [analysis.shown(i + 1)] : []));
    return found.length === 1 ? found[0] : undefined;
  };
  return {
    moveAt(color, point) {
      const at = place(point);
      const wanted = color === undefined ? null : color.startsWith('b') ? BLACK : WHITE;
      return only((ply) => ply.point === at && (wanted === null || ply.color === wanted));
    },
    capturing: (count) => only(({ captured }) => captured.length === count),
    colorAt(point) {
      const stone = diagram?.cells[place(point)];
      return stone === BLACK ? 'black' : stone === WHITE ? 'white' : undefined;
    },
    chainsOf: (color) => chainsOf(analysis.game.after(0), color === 'black' ? BLACK : WHITE),
    last: analysis.game.length > 0 ? analysis.shown(analysis.game.length) : undefined,
    koTaker: (color) => koTaker(analysis.game.after(analysis.game.length), /^b/i.test(color) ? BLACK : WHITE),
    sumsOf: (value) => sumsOf(value, analysis.eyeValue),
    pointOf(sgf) {
      if (!diagram || diagram.open.length > 0) return undefined;
      const [x, y] = [sgf.charCodeAt(0) - 97, sgf.charCodeAt(1) - 97];
      return x < diagram.columns && y < diagram.rows ? `${columnName(x + 1)}${diagram.rows - y}` : undefined;
    },
  };
}

/** A goal of more chains than these is written by hand. */
const MOST_CHAINS = 6;

/** The first point of each chain of a color; none where there are many. */
function chainsOf(position: Position, color: Color): string[] {
  const seen = new Set<number>();
  const names: string[] = [];
  for (const point of position.cells.keys()) {
    if (position.cells[point] !== color || seen.has(point)) continue;
    for (const one of chainAt(position, point)?.points ?? []) seen.add(one);
    names.push(position.geometry.name(point));
    if (names.length > MOST_CHAINS) return [];
  }
  return names;
}

/** The only point at which a color captures one stone with a stone that has one liberty then. */
function koTaker(position: Position, color: Color): string | undefined {
  const takers = [...position.cells.keys()].filter((point) => {
    const placed = position.cells[point] === EMPTY ? place(position, color, point) : null;
    return (
      placed !== null &&
      typeof placed !== 'string' &&
      !placed.suicide &&
      placed.captured.length === 1 &&
      placed.chain.length === 1 &&
      chainAt(placed.after, point)?.liberties.length === 1
    );
  });
  const [only] = takers;
  return takers.length === 1 && only !== undefined ? position.geometry.name(only) : undefined;
}

/** Sums such as `1+a` whose value is a fraction or a decimal number, as JSON prints it. */
function sumsOf(value: string, a: Analysis['eyeValue']): string[] {
  const [over = '', under = '1'] = value.split('/');
  const wanted = (Number(over) / Number(under)) * a.denominator;
  const worth: Readonly<Record<string, number>> = {
    a: a.numerator,
    b: 2 * a.denominator - a.numerator,
  };
  const found: string[] = [];
  for (const ones of [0, 1, 2, 3])
    for (const letters of ['', 'a', 'b', '2a', 'a+b', '2b', '3a', '3b', '4a', '4b']) {
      const sum = [...letters.matchAll(/(\d?)([ab])/g)].reduce(
        (all, [, count, letter]) => all + Number(count || 1) * (worth[letter ?? ''] ?? 0),
        ones * a.denominator,
      );
      const written = [ones > 0 || letters === '' ? String(ones) : '', letters]
        .filter((one) => one !== '')
        .join('+');
      if (Math.abs(sum - wanted) < 1e-6) found.push(written);
    }
  return found.sort((one, other) => one.length - other.length);
}
