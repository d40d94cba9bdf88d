import { openDocument } from '../document/index.ts';
import { pointsOf, subsets } from '../find/index.ts';
import { EMPTY, UNKNOWN } from '../go/types.ts';
import type { Problem } from '../notation/index.ts';
import {
  type Analysis,
  analyse,
  check,
  evaluate,
  finishFindings,
  type PlacedAnalysis,
  type Settings,
} from '../service/index.ts';
import { message } from '../words/index.ts';
import { UsageError } from './command.ts';

/** How many unknown points a diagram may have here. */
export const MOST_UNKNOWN = 16;

/**
 * A diagram in part: the text of its entry, its unknown points in the text, and what may be added.
 */
interface PartialEntry {
  readonly text: string;
  readonly unknown: readonly number[];
  /**
   * How many stones may stand on unknown points, and how many moves may follow those of the entry.
   */
  readonly most: { readonly stones: number; readonly moves: number };
}

/**
 * What was found at one step of the search: so many stones on unknown points, so many further
 * moves.
 */
interface Matching {
  readonly texts: readonly string[];
  readonly stones: number;
  readonly moves: number;
  /** How many completed entries have a claim that Koban leaves undecided. */
  readonly undecided: number;
}

/**
 * The part of an entry that is to be completed; `claims` come to those it has. @throws UsageError
 */
export function partialOf(
  { entry }: PlacedAnalysis,
  claims: readonly string[],
  most: { readonly stones: number | undefined; readonly moves: number | undefined },
): PartialEntry {
  const { diagram, text, expects } = entry.syntax;
  if (!diagram) throw new UsageError(message('find.no-board'));
  const unknown = diagram.spans.flatMap(({ start, end }, point) =>
    diagram.cells[point] === UNKNOWN && text.slice(start, end) === '?' ? [start] : [],
  );
  if (expects.length + claims.length === 0) throw new UsageError(message('find.no-claim'));
  if (unknown.length > MOST_UNKNOWN)
    throw new UsageError(message('find.too-many-unknown', { unknown: unknown.length, most: MOST_UNKNOWN }));
  return {
    text: [text.trimEnd(), ...claims.map((claim) => `expect: ${claim}`), ''].join('\n'),
    unknown,
    most: { stones: Math.min(most.stones ?? unknown.length, unknown.length), moves: most.moves ?? 0 },
  };
}

/**
 * Completes a diagram in every way, fewest stones first, then fewest moves, until all claims hold
 * and nothing else is wrong. The matching of the first step that has any is the smallest there is,
 * except for entries with undecided claims; `texts` is empty when there is none within the bounds.
 */
export function findMatching(partial: PartialEntry, settings: Settings): Matching {
  const { unknown, most } = partial;
  let undecided = 0;
  for (let stones = 0; stones <= most.stones; stones++) {
    for (let moves = 0; moves <= most.moves; moves++) {
      const texts: string[] = [];
      for (const places of subsets(unknown.length, stones)) {
        const points = [...pointsOf(places)];
        for (let colors = 0; colors < 2 ** stones; colors++) {
          const filled = fill(partial, (i) => ((colors >> points.indexOf(i)) & 1 ? 'O' : 'X'), places);
          for (const text of played(filled, moves, settings)) {
            const outcome = claimsHold(text, settings);
            if (outcome === 'holds') texts.push(text);
            else if (outcome === 'undecided') undecided++;
          }
        }
      }
      if (texts.length > 0) return { texts, stones, moves, undecided };
    }
  }
  return { texts: [], stones: most.stones, moves: most.moves, undecided };
}

/** The text with a stone or an empty point in place of each `?`. */
function fill({ text, unknown }: PartialEntry, glyph: (i: number) => string, places: number): string {
  let filled = '';
  let from = 0;
  unknown.forEach((at, i) => {
    filled += text.slice(from, at) + ((places >> i) & 1 ? glyph(i) : '.');
    from = at + 1;
  });
  return filled + text.slice(from);
}

/** The text with every line of so many further moves, one after the other. */
function* played(text: string, moves: number, settings: Settings): Generator<string> {
  if (moves === 0) {
    yield text;
    return;
  }
  const { game } = analysisOf(text, settings);
  const { cells, geometry } = game.after(game.length);
  const color = game.toPlayAfter(game.length) === 1 ? 'B' : 'W';
  for (const [point, cell] of cells.entries())
    if (cell === EMPTY)
      yield* played(`${text}moves: ${color} ${geometry.name(point)}\n`, moves - 1, settings);
}

/** Whether all claims of an entry hold, Koban reports no error, and every chain has a liberty. */
function claimsHold(text: string, settings: Settings): 'holds' | 'fails' | 'undecided' {
  const analysis = analysisOf(text, settings);
  finishFindings(analysis);
  const outcomes = analysis.syntax.expects.map((claim) => evaluate(analysis, claim));
  const open = (outcome: (typeof outcomes)[number]) => outcome?.status === 'fails' && outcome.open;
  if (!outcomes.every((outcome) => outcome?.status === 'holds' || open(outcome))) return 'fails';
  const wrong = ({ severity, code }: Problem) =>
    code === 'board.no-liberty' || (severity === 'error' && !code.startsWith('expect.'));
  if (check(analysis, settings).some(wrong)) return 'fails';
  return outcomes.some(open) ? 'undecided' : 'holds';
}

function analysisOf(text: string, settings: Settings): Analysis {
  const [entry] = analyse(openDocument('found.goban', 1, 'goban', text), settings).entries;
  if (!entry) throw new RangeError('the completed entry cannot be read');
  return entry.analysis;
}
