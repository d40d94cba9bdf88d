import { firstOf, must } from '../../go/must.ts';
import type { Found } from '../notation.ts';
import type { Drawing } from './drawing.ts';
import { type Sketch, sketchesOf } from './find.ts';
import { type Tally, tallyOf } from './judge.ts';
import { type AuthorLines, authorLinesNear, type NearbyLine, nearby } from './nearby.ts';
import type { SourceKind, SourceText } from './source.ts';

/** What a notation is asked about a drawing, and what it later reads. */
export interface Sighting {
  readonly drawing: Drawing;
  readonly tally: Tally;
  /** Lines around, nearest first. */
  readonly above: readonly NearbyLine[];
  readonly below: readonly NearbyLine[];
  readonly said: AuthorLines;
  readonly text: string;
  readonly kind: SourceKind;
}

interface Claim {
  /** How sure a drawing is of this notation; the first notation that claims it has it. */
  readonly confidence?: number;
  readonly why?: string;
  /** Lines around that belong to it. */
  readonly first?: number;
  readonly end?: number;
}

/** What every notation gets to know of a drawing, put together once. */
const SIGHTINGS = new WeakMap<Drawing, Sighting>();

function sightingOf(source: SourceText, drawing: Drawing): Sighting {
  const known = SIGHTINGS.get(drawing);
  if (known) return known;
  const around = nearby(source, drawing.lines);
  const said = authorLinesNear(around, drawing.lines);
  const { text, kind } = source;
  const beyond = {
    above: around.above.filter(({ line }) => line < said.first),
    below: around.below.filter(({ line }) => line >= said.end),
  };
  const sighting: Sighting = { drawing, tally: tallyOf(drawing), ...beyond, said, text, kind };
  SIGHTINGS.set(drawing, sighting);
  return sighting;
}

/** A `find` that asks a notation about each drawing of a text, or each that `sketches` finds. */
export function finderOf(
  id: string,
  claim: (sighting: Sighting) => Claim | null,
  sketches: (source: SourceText) => readonly Sketch[] = sketchesOf,
) {
  return (source: SourceText): Found[] => {
    const found: Found[] = [];
    for (const { drawing, confidence, why } of sketches(source)) {
      if (source.claimed.has(drawing)) continue;
      const sighting = sightingOf(source, drawing);
      const { said } = sighting;
      const claimed = claim(sighting);
      if (!claimed) continue;
      source.claimed.add(drawing);
      const first = Math.min(said.first, claimed.first ?? said.first);
      const end = Math.max(said.end, claimed.end ?? said.end);
      found.push({
        notation: id,
        confidence: Math.min(confidence, claimed.confidence ?? 1),
        why: claimed.why ? [...why, claimed.why] : why,
        lines: { first, end },
        span: { start: must(source.lines[first]).start, end: must(source.lines[end - 1]).next },
        line: drawing.lines.first,
        offset: firstOf(drawing.rows).cells.find((cell) => cell)?.span.start ?? 0,
        rows: drawing.text,
        drawing: sighting,
      });
    }
    return found;
  };
}
