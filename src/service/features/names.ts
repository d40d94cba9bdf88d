import { isMarkKey } from '../../notation/goban/index.ts';
import { type Span, sameTitle, titleKey } from '../../notation/index.ts';
import {
  type Analysis,
  ancestor,
  covers,
  drawerOf,
  entriesByTitle,
  entryAt,
  inDocument,
  type LinkedEntries,
  type PlacedAnalysis,
} from '../analysis/index.ts';

/**
 * A name in the text that stands for something written elsewhere, with all its places: titles and
 * their `from:` lines, labels and their uses, moves and the `@N` that point to them. Go to
 * definition, references, highlights and rename are all made of this.
 */
export interface Name {
  readonly kind: 'title' | 'label' | 'move';
  /** The title, the label, the number of the move. */
  readonly text: string;
  /** The place that was asked about, in the document. */
  readonly at: Span;
  /** The place where it is made; `null` for a title that no entry has. */
  readonly definition: Span | null;
  readonly uses: readonly Span[];
}

export function nameAt(document: LinkedEntries, offset: number): Name | null {
  const placed = entryAt(document, offset);
  if (!placed) return null;
  const at = offset - placed.entry.offset;
  return titleAt(document, placed, at) ?? labelAt(document, placed, at) ?? moveAt(placed, at);
}

function titleAt(document: LinkedEntries, placed: PlacedAnalysis, at: number): Name | null {
  const { title, from } = placed.entry.syntax;
  const onTitle = title && covers(title.span, at) ? title : null;
  const onFrom = from && covers(from.title.span, at) ? from.title : null;
  const asked = onTitle ?? onFrom;
  if (!asked) return null;
  const target = onTitle ? placed : placed.parent;
  const uses: Span[] = [];
  for (const other of document.entries) {
    const named = other.entry.syntax.from?.title;
    if (!named) continue;
    const means = target ? other.parent === target : sameTitle(named.value, asked.value);
    if (means) uses.push(inDocument(other, named.span));
  }
  const made = target?.entry.syntax.title;
  return {
    kind: 'title',
    text: asked.value,
    at: inDocument(placed, asked.span),
    definition: target && made ? inDocument(target, made.span) : null,
    uses,
  };
}

/**
 * Labels are drawn in the diagram, or in that of the entry that `from:` continues, and used in
 * moves and claims.
 */
function labelAt(document: LinkedEntries, placed: PlacedAnalysis, at: number): Name | null {
  const here =
    drawnLabels(placed).find(({ span }) => span.start <= at && at < span.end) ??
    labelUses(placed.analysis).find(({ span }) => covers(span, at));
  const home = drawerOf(placed);
  if (!here || !home) return null;
  const { label } = here;
  const made = drawnLabels(home).find((one) => one.label === label);
  const family = document.entries.filter((other) => drawerOf(other) === home);
  const uses = family.flatMap((other) =>
    labelUses(other.analysis)
      .filter((use) => use.label === label)
      .map(({ span }) => inDocument(other, span)),
  );
  return {
    kind: 'label',
    text: label,
    at: inDocument(placed, here.span),
    definition: made ? inDocument(home, made.span) : null,
    uses,
  };
}

/** The labels in the diagram of an entry, and where each stands. */
function drawnLabels({ entry: { syntax } }: PlacedAnalysis): { label: string; span: Span }[] {
  return (syntax.diagram?.labels ?? []).flatMap(({ label, point }) => {
    const span = syntax.diagram?.spans[point];
    return span ? [{ label, span }] : [];
  });
}

/** Labels as they are used in the entry's moves, marks and claims. */
export function labelUses(analysis: Analysis): { label: string; span: Span }[] {
  const { syntax, labels } = analysis;
  const uses: { label: string; span: Span }[] = [];
  for (const { targetSpan } of syntax.moves) {
    const label = syntax.text.slice(targetSpan.start, targetSpan.end).toLowerCase();
    if (labels.has(label)) uses.push({ label, span: targetSpan });
  }
  for (const { key, value, valueSpan } of syntax.fields) {
    if (!isMarkKey(key)) continue;
    // The points: a letter alone, at an end of a line, or before the text of a label.
    for (const word of value.matchAll(/(?<![^\s,>\u2013\u2192-])[a-z](?![^\s,=>\u2013\u2192-])/gi)) {
      const label = word[0].toLowerCase();
      const start = valueSpan.start + word.index;
      if (labels.has(label)) uses.push({ label, span: { start, end: start + 1 } });
    }
  }
  for (const { claim, span } of syntax.expects) {
    if (claim?.kind !== 'hot' && claim?.kind !== 'ko-position' && claim?.kind !== 'eye') continue;
    const text = syntax.text.slice(span.start, span.end);
    // Only the places where a point stands: the list after the colon, the word after "eye".
    const area = claim.kind === 'eye' ? /^\s*eye\s+(\S+)/i.exec(text) : /:(.*)$/s.exec(text);
    if (!area) continue;
    const [whole, points = ''] = area;
    const begin = area.index + whole.length - points.length;
    for (const word of points.matchAll(/[^\s,]+/g)) {
      const label = word[0].toLowerCase();
      if (!labels.has(label)) continue;
      const start = span.start + begin + word.index;
      uses.push({ label, span: { start, end: start + word[0].length } });
    }
  }
  return uses;
}

/** A move and the `@N` that are played on its point. */
function moveAt(placed: PlacedAnalysis, at: number): Name | null {
  const { analysis } = placed;
  const again = analysis.syntax.moves.find(
    ({ target, targetSpan }) => target.kind === 'again' && covers(targetSpan, at),
  );
  let n = -1;
  let here = again?.targetSpan;
  if (again?.target.kind === 'again') n = analysis.index(again.target.number);
  else {
    n = analysis.origins.findIndex(({ depth, span }) => depth === 0 && covers(span, at)) + 1;
    here = analysis.origins[n - 1]?.span;
  }
  const origin = analysis.origins[n - 1];
  if (!origin || !here) return null;
  const uses = analysis.syntax.moves
    .filter(({ target }) => target.kind === 'again' && analysis.index(target.number) === n)
    .map(({ targetSpan }) => inDocument(placed, targetSpan));
  return {
    kind: 'move',
    text: String(analysis.shown(n)),
    at: inDocument(placed, here),
    definition: inDocument(ancestor(placed, origin.depth), origin.span),
    uses,
  };
}

/** Whether a new title would be read back as one and the same. */
export function titleIsFree(document: LinkedEntries, title: string): boolean {
  return !entriesByTitle(document.document).has(titleKey(title));
}
