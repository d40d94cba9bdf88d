import { lastOf, must } from '../go/must.ts';
import { LazyTask, type Task } from '../go/task.ts';
import { lineStart, lineStarts, type Span, type TextEdit } from '../notation/index.ts';
import { HOSTS } from './hosts.ts';
import { LineIndex } from './line-index.ts';
import { LONGEST, scanning } from './scan.ts';
import { OUTSIDE, Segment, sameState, segmenting } from './segment.ts';
import type { HostKind, KobanDocument, PlacedEntry, TextChange } from './types.ts';

/**
 * Opens a text. A long one is cut in slices, the first at once and the others by `reading`. Tests
 * let `longest` be small (`scanning`), so that short texts have many segments.
 */
export function openDocument(
  uri: string,
  version: number,
  host: HostKind,
  text: string,
  longest = LONGEST,
): KobanDocument {
  return new Document(
    uri,
    version,
    host,
    longest,
    new LazyTask(() => cutting(text, host, longest)),
    () => text,
  );
}

/**
 * The document after some changes, each of which speaks of the text that the one before it left.
 * Entries that the changes touch are read again, when they are asked for; all others keep their
 * syntax objects. The cost grows with the touched entries and, by a few numbers each, with the
 * count of entries, not with the length of the text.
 */
export function edit(
  document: KobanDocument,
  changes: readonly TextChange[],
  version: number,
): KobanDocument {
  const before = inner(document);
  const { uri, host, longest } = before;
  const cut = new LazyTask(() => editing(before, changes));
  return new Document(uri, version, host, longest, cut, () => changes.reduce(changed, before.text));
}

function* cutting(text: string, host: HostKind, longest: number): Task<LineIndex> {
  const cuts = yield* scanning(text, HOSTS[host], OUTSIDE, longest, () => false);
  return new LineIndex(yield* segmenting(text, cuts, []));
}

function* editing({ cut, host, longest }: Document, changes: readonly TextChange[]): Task<LineIndex> {
  let index = yield* cut.running();
  for (const change of changes) {
    const segments = yield* applying(index, host, longest, change);
    if (segments !== index.segments) index = new LineIndex(segments);
  }
  return index;
}

/** A span beyond the text is its end, and one that ends before it begins is empty. */
function clamped({ start, end }: Span, length: number): Span {
  const from = Math.max(0, Math.min(start, length));
  return { start: from, end: Math.max(from, Math.min(end, length)) };
}

function changed(text: string, { span, text: inserted }: TextChange): string {
  const { start, end } = clamped(span, text.length);
  return text.slice(0, start) + inserted + text.slice(end);
}

/** An edit in an entry as an edit of the document; new lines get the mark of the host (`> `). */
export function placeEdit(entry: PlacedEntry, { span, text }: TextEdit): TextChange {
  const placed = { start: entry.offset + span.start, end: entry.offset + span.end };
  const { prefix, syntax } = entry;
  if (!prefix || text === '') return { span: placed, text };
  // In the entry's own text the marks are blanks, also at the beginning of lines that an edit adds.
  const quoted = (line: string) => prefix + line.slice(blanksOf(line, prefix.length));
  const atStart = lineStart(syntax.text, span.start) === span.start;
  const lines = text.split(/(?<=\r\n|\n|\r(?!\n))/);
  const last = lastOf(lines);
  const ended = last.endsWith('\n') || last.endsWith('\r');
  const added = lines.map((line, i) => (i > 0 || atStart ? quoted(line) : line)).join('');
  // What stood behind the edit begins a line now, if it did not before.
  return { span: placed, text: ended && !atStart ? added + prefix : added };
}

function blanksOf(line: string, most: number): number {
  let n = 0;
  while (n < most && line[n] === ' ') n++;
  return n;
}

export class Document implements KobanDocument {
  private joined: WeakRef<{ readonly text: string }> | null = null;
  private found: readonly PlacedEntry[] | null = null;
  /** The text while it is not cut yet: edits that come meanwhile need it. */
  private uncut: string | null;
  private rough: LineIndex | null = null;

  constructor(
    readonly uri: string,
    readonly version: number,
    readonly host: HostKind,
    readonly longest: number,
    readonly cut: LazyTask<LineIndex>,
    text: () => string,
  ) {
    // Nearly all texts and edits are cut in the first slice.
    this.uncut = cut.advance() ? null : text();
  }

  /** The segments; the document is cut to its end now if it is not yet. */
  get index(): LineIndex {
    this.uncut = this.rough = null;
    return this.cut.value;
  }

  /** The index that finds places; of a text that is not cut yet, that of one single segment. */
  private get places(): LineIndex {
    if (this.uncut === null) return this.index;
    return (this.rough ??= inOnePiece(this.uncut));
  }

  get length(): number {
    return this.uncut?.length ?? this.index.length;
  }

  /**
   * Put together when asked for, since editing and looking at entries do not need it, and let go of
   * when memory is collected: the segments have it all.
   */
  get text(): string {
    if (this.uncut !== null) return this.uncut;
    const known = this.joined?.deref();
    if (known) return known.text;
    const joined = { text: this.index.segments.map((segment) => segment.text).join('') };
    this.joined = new WeakRef(joined);
    return joined.text;
  }

  get entries(): readonly PlacedEntry[] {
    const { segments, offsets, lines } = this.index;
    return (this.found ??= segments.flatMap(
      ({ entry, state }, i) =>
        entry?.placed(must(offsets[i]), must(lines[i]), state, i === segments.length - 1) ?? [],
    ));
  }

  *reading(): Task<void> {
    yield* this.cut.running();
    for (const { entry } of this.index.segments) {
      if (!entry || entry.isDone) continue;
      yield* entry.running();
      yield;
    }
  }

  positionAt(offset: number): { line: number; character: number } {
    return this.places.positionAt(offset);
  }

  offsetAt(position: { line: number; character: number }): number {
    return this.places.offsetAt(position);
  }
}

function inner(document: KobanDocument): Document {
  if (document instanceof Document) return document;
  return openDocument(document.uri, document.version, document.host, document.text) as Document;
}

function inOnePiece(text: string): LineIndex {
  return new LineIndex([new Segment(text, lineStarts(text).length - 1, OUTSIDE, null)]);
}

/** The segments after a change; the same array when nothing changes. */
function* applying(
  index: LineIndex,
  host: HostKind,
  longest: number,
  { span, text }: TextChange,
): Task<readonly Segment[]> {
  const { segments, offsets, length } = index;
  const { start, end } = clamped(span, length);
  if (start === end && text === '') return segments;
  // A change in a segment's first line may undo the reason for which the segment begins there.
  let first = segments.length === 0 ? 0 : index.segmentAt(start);
  while (first > 0 && start <= must(offsets[first]) + index.firstLineLength(first)) first--;
  const last = segments.length === 0 ? -1 : index.segmentAt(end);
  const base = offsets[first] ?? 0;
  const state = segments[first]?.state ?? OUTSIDE;
  const head = textOf(segments, first, last + 1);
  const edited = head.slice(0, start - base) + text + head.slice(end - base);
  // Read on until the rest is known to be as before; twice as far each time.
  for (let more = 1; ; more *= 2) {
    const until = Math.min(segments.length, last + 1 + more);
    const region = edited + textOf(segments, last + 1, until);
    const shift = region.length - ((offsets[until] ?? length) - base);
    let old = last + 1;
    let resumed = -1;
    const cuts = yield* scanning(region, HOSTS[host], state, longest, (at, now) => {
      while (old < until && must(offsets[old]) - base + shift < at) old++;
      if (
        old >= until ||
        must(offsets[old]) - base + shift !== at ||
        !sameState(must(segments[old]).state, now)
      )
        return false;
      resumed = old;
      return true;
    });
    if (resumed < 0 && until < segments.length) continue;
    const rest = resumed < 0 ? segments.length : resumed;
    const read = yield* segmenting(region, cuts, segments.slice(first, rest));
    return [...segments.slice(0, first), ...read, ...segments.slice(rest)];
  }
}

function textOf(segments: readonly Segment[], from: number, to: number): string {
  let text = '';
  for (let i = from; i < to; i++) text += must(segments[i]).text;
  return text;
}
