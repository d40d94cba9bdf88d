import { must } from '../go/must.ts';
import type { Task } from '../go/task.ts';
import { Document } from './document.ts';
import { DrawnDocument } from './drawn.ts';
import { HOSTS } from './hosts.ts';
import { scanning } from './scan.ts';
import { OUTSIDE, sameState } from './segment.ts';
import type { KobanDocument, PlacedEntry } from './types.ts';

/** In what a document that was kept through edits differs from a fresh reading of its text. */
type DocumentDifference = 'state' | 'entry';

/**
 * Compares what is kept with a fresh reading of the same text, in slices: the states of segments
 * with those of a scan from the top, and the entries. Text without entries may be cut anywhere.
 */
export function* comparing(kept: KobanDocument, fresh: KobanDocument): Task<DocumentDifference | null> {
  const own = kept instanceof DrawnDocument ? kept.own : kept;
  if (own instanceof Document && !(yield* keepsStates(own))) return 'state';
  const [before, now] = [kept.entries, fresh.entries];
  if (before.length !== now.length) return 'entry';
  for (const [i, entry] of before.entries()) {
    if (!isSameEntry(entry, must(now[i]))) return 'entry';
    if (i % FEW === FEW - 1) yield;
  }
  return null;
}

/** How many entries are compared without a pause. */
const FEW = 256;

function* keepsStates(document: Document): Task<boolean> {
  const { segments, offsets } = document.index;
  let next = 1;
  let isSame = segments.length === 0 || sameState(must(segments[0]).state, OUTSIDE);
  yield* scanning(document.text, HOSTS[document.host], OUTSIDE, document.longest, (at, state) => {
    // A segment that begins within a line is never reached, nor is one behind it.
    if (offsets[next] === at) isSame &&= sameState(must(segments[next++]).state, state);
    return !isSame;
  });
  return isSame && next >= segments.length;
}

function isSameEntry(a: PlacedEntry, b: PlacedEntry): boolean {
  return (
    a.offset === b.offset &&
    a.line === b.line &&
    a.prefix === b.prefix &&
    a.unclosed === b.unclosed &&
    a.syntax.text === b.syntax.text &&
    a.reading?.found.notation === b.reading?.found.notation
  );
}
