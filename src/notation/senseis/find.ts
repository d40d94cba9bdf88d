import { must } from '../../go/must.ts';
import { BLACK } from '../../go/types.ts';
import { message } from '../../words/index.ts';
import type { SourceText } from '../found/index.ts';
import type { DiagramReading, Found } from '../notation.ts';
import { OPTIONS } from './begins.ts';
import { hasOnlyGlyphs, looksLikeRow, meaningOf } from './glyphs.ts';
import { contentEnd, dollarsAt } from './lines.ts';
import { parseSenseis } from './parse.ts';

/**
 * Runs of lines that begin with `$$`. A further header (`$$B …` below rows) begins another diagram.
 * A run without a row is none: `$$` also begins formulas. Linear in the length of the text.
 */
export function findSenseis(source: SourceText): Found[] {
  const { text, lines, taken } = source;
  const found: Found[] = [];
  let block: { first: number; rows: string[]; line: number; header: boolean } | null = null;
  const close = (end: number) => {
    if (block && block.rows.length > 0) found.push(foundOf(source, { ...block, end }));
    block = null;
  };
  lines.forEach(({ start, end }, i) => {
    const dollars = taken[i] ? -1 : dollarsAt(text, start, end);
    if (dollars < 0) {
      close(i);
      return;
    }
    source.work += Math.min(end - dollars, 200);
    const said = text.slice(dollars + 2, Math.min(contentEnd(text, dollars, end), dollars + 202)).trimEnd();
    const header = OPTIONS.test(said);
    const options = block?.header ?? false;
    const within = options || (block !== null && block.rows.length > 0);
    const row =
      !header &&
      (looksLikeRow(said) ||
        isEdge(said) ||
        (within && hasOnlyGlyphs(said)) ||
        (options && resemblesRow(said)));
    if (block && block.rows.length > 0 && header) close(i);
    block ??= { first: i, rows: [], line: -1, header };
    if (!row) return;
    if (block.line < 0) block.line = i;
    block.rows.push(said.replace(/[ \t]/g, ''));
  });
  close(lines.length);
  return found;
}

/** Below a header with options a row may have slips of the pen, which reading it will tell. */
function resemblesRow(said: string): boolean {
  const glyphs = [...said.replace(/[ \t]/g, '')];
  const known = glyphs.filter((glyph) => meaningOf(glyph) !== undefined).length;
  return /[.,|]/.test(said) && !/^[ \t]*[[{]/.test(said) && 2 * known > glyphs.length && said.length < 80;
}

function isEdge(said: string): boolean {
  return /^[ \t]*[-+|_][-+|_ \t]*$/.test(said) && /[-+]/.test(said);
}

function foundOf(
  { lines, text }: SourceText,
  block: { first: number; end: number; rows: readonly string[]; line: number; header: boolean },
): Found {
  const why = ['lines that begin with $$'];
  if (block.header) why.push('a header of options');
  const span = { start: must(lines[block.first]).start, end: must(lines[block.end - 1]).end };
  return {
    notation: 'senseis',
    confidence: block.header || block.rows.length > 1 ? 0.98 : 0.7,
    why,
    lines: { first: block.first, end: block.end },
    span,
    line: block.line,
    rows: block.rows,
    drawing: text.slice(span.start, span.end),
  };
}

/** In `$$` diagrams X is always Black, so there is nothing to choose. */
export function readSenseis(found: Found): DiagramReading {
  const entry = parseSenseis(found.drawing as string);
  return {
    found,
    entry,
    colors: { X: BLACK, confidence: 1, why: message('signs.dollars') },
    signs: 'XO',
    facts: entry.title ? [{ kind: 'title', value: entry.title.value, span: entry.title.span }] : [],
  };
}
