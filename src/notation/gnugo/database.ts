import { firstOf, lastOf, must } from '../../go/must.ts';
import { BLACK, type Color, UNKNOWN } from '../../go/types.ts';
import { message } from '../../words/index.ts';
import {
  type Drawing,
  type DrawingCell,
  type DrawnRow,
  type Meaning,
  readingOf,
  type Sighting,
  type SourceText,
  say,
  tallyOf,
} from '../found/index.ts';
import type { DiagramReading, Fact, Found, Notation, ReadOptions } from '../notation.ts';
import type { EntrySyntax } from '../types.ts';
import { meaningOf } from './notation.ts';
import { type GnugoPattern, isBar, isDatabase, isEdge, type PatternDiagram, patternsIn } from './patterns.ts';

/**
 * GNU Go's pattern databases: `patterns.db`, `eyes.db` and their like. Every pattern gives an entry
 * for each of its diagrams; the second one names points for the constraint, and where its letters
 * hide stones, the first one says which.
 */
export const patternsNotation: Notation = {
  id: 'gnugo-patterns',
  label: 'GNU Go pattern database',
  find: (source) =>
    isDatabase(source) ? patternsIn(source).flatMap((pattern) => foundIn(source, pattern)) : [],
  read: readPattern,
};

/** What `Found.drawing` is here. */
interface PatternSighting extends Sighting {
  readonly pattern: GnugoPattern;
  readonly index: number;
  /** The drawing of the pattern itself, for the second diagram. */
  readonly main: Drawing | null;
}

function foundIn(source: SourceText, pattern: GnugoPattern): Found[] {
  const drawings = pattern.diagrams.map((diagram) => drawingOf(diagram));
  return drawings.flatMap((drawing, index): Found[] => {
    if (!drawing) return [];
    const rows = must(pattern.diagrams[index]).rows;
    // Each diagram has its part of the pattern: from the title, or up to the end; none overlap.
    const first = index === 0 ? pattern.first : firstOf(rows).line;
    const next = pattern.diagrams[index + 1]?.rows[0]?.line;
    const end = next ?? pattern.end;
    const sighting: PatternSighting = {
      drawing,
      tally: tallyOf(drawing),
      above: [],
      below: [],
      said: { fields: [], digits: null, first, end },
      text: source.text,
      kind: source.kind,
      pattern,
      index,
      main: index > 0 ? (drawings[0] ?? null) : null,
    };
    return [
      {
        notation: 'gnugo-patterns',
        confidence: 0.99,
        why: ['a pattern with its title'],
        lines: { first, end },
        span: { start: must(source.lines[first]).start, end: must(source.lines[end - 1]).next },
        line: firstOf(rows).line,
        rows: drawing.text,
        ...(index > 0 && drawings[0] && { context: drawings[0].text.join('\n') }),
        drawing: sighting,
      },
    ];
  });
}

/** A diagram of a pattern as a drawing; `null` when it has edges only. */
function drawingOf({ rows, captions }: PatternDiagram): Drawing | null {
  const points = rows.filter(({ text }) => !isEdge(text));
  if (points.length === 0) return null;
  const bare = points.map(({ text }) => text.trimEnd());
  const indent = Math.min(...rows.map(({ text }) => text.length - text.trimStart().length));
  const left = bare.some((row) => isBar(row, row.search(/\S/)));
  const right = bare.some((row) => row.length > 1 && isBar(row, row.length - 1));
  const first = indent + Number(left);
  const columns = Math.max(
    ...bare.map((row) => row.length - Number(isBar(row, row.length - 1) && row.length > 1) - first),
  );
  if (columns < 1) return null;
  const drawn = points.map((row, y): DrawnRow => {
    const cells = Array.from({ length: columns }, (_, x): DrawingCell | null => {
      const glyph = must(bare[y])[first + x];
      if (glyph === undefined || glyph === ' ' || glyph === '\t' || glyph === '|') return null;
      const start = row.span.start + first + x;
      return { glyph, span: { start, end: start + 1 }, clings: '' };
    });
    const caption = captions.find(({ line }) => line === row.line);
    const bars = {
      left: isBar(must(bare[y]), indent),
      right: right && isBar(must(bare[y]), must(bare[y]).length - 1),
    };
    return {
      line: row.line,
      cells,
      number: null,
      ...bars,
      before: null,
      after: caption?.span ?? null,
      unread: [],
    };
  });
  const edge = (row: { readonly text: string } | undefined) => row !== undefined && isEdge(row.text);
  return {
    rows: drawn,
    columns,
    pitch: 1,
    edges: { top: edge(rows[0]), bottom: edge(rows.at(-1)), left, right },
    firstColumn: null,
    letterI: false,
    smallLetters: false,
    lines: { first: firstOf(rows).line, end: lastOf(rows).line + 1 },
    text: rows.map(({ text }) => text.slice(indent).trimEnd()),
    verbatim: false,
  };
}

function readPattern(found: Found, options?: ReadOptions): DiagramReading {
  const sighting = found.drawing as PatternSighting;
  const { pattern, index, main, drawing } = sighting;
  const { title } = pattern;
  const facts: Fact[] = [
    { kind: 'title', value: pattern.name, span: title.span },
    ...pattern.comments.map(({ text, span }): Fact => ({ kind: 'other', value: text, span })),
    ...(pattern.diagrams[index]?.captions ?? []).map(
      ({ text, span }): Fact => ({ kind: 'caption', value: text, span }),
    ),
    ...pattern.attributes.map(({ text, span }): Fact => ({ kind: 'attributes', value: text, span })),
    ...pattern.constraints.map(({ text, span }): Fact => ({ kind: 'constraint', value: text, span })),
    ...pattern.actions.map(({ text, span }): Fact => ({ kind: 'action', value: text, span })),
  ];
  const reading = readingOf(
    found,
    {
      signs: 'XO',
      meaning: (glyph) => patternMeaning(glyph),
      colors: {
        X: BLACK,
        confidence: 0.6,
        why: message('signs.pattern'),
      },
      facts,
      title: index === 0 ? { value: pattern.name, span: title.span } : null,
      whole: false,
      closed: [],
      digits: 'numbers',
    },
    options,
  );
  return main ? { ...reading, entry: withStones(reading.entry, main, drawing, pattern.name) } : reading;
}

/** Besides the manual's signs: `Y`, `Q` are the pattern's stones, `<` `>` `(` `)` `$` `&` eyes. */
function patternMeaning(glyph: string): Meaning | null {
  if (glyph === 'Y') return { kind: 'stone', first: true };
  if (glyph === 'Q') return { kind: 'stone', first: false };
  if ('<>()$&'.includes(glyph)) return { kind: 'sign', sign: 'other', on: 'empty' };
  return meaningOf(glyph);
}

/** Puts the stones of the pattern under the letters of the diagram that names points. */
function withStones(entry: EntrySyntax, main: Drawing, drawing: Drawing, title: string): EntrySyntax {
  const diagram = must(entry.diagram);
  if (main.columns !== drawing.columns || main.rows.length !== drawing.rows.length) {
    const problem = say('pattern.differs', must(entry.boardSpan), { title });
    return { ...entry, problems: [...entry.problems, problem] };
  }
  const cells = diagram.cells.slice();
  const either: { point: number; color: Color }[] = [...(diagram.either ?? [])];
  const { X, O } = entry.colors;
  for (const { point } of [...diagram.labels, ...(diagram.signs ?? [])]) {
    const cell = must(main.rows[Math.floor(point / main.columns)]).cells[point % main.columns];
    const meaning = cell && patternMeaning(cell.glyph);
    if (meaning?.kind === 'stone') cells[point] = meaning.first ? X : O;
    else if (meaning?.kind === 'either') {
      cells[point] = UNKNOWN;
      either.push({ point, color: meaning.first ? X : O });
    } else if (meaning?.kind === 'unknown') cells[point] = UNKNOWN;
  }
  return { ...entry, diagram: { ...diagram, cells, ...(either.length > 0 && { either }) } };
}
