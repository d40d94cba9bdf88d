/**
 * Diagrams in part: each `?` of the diagram becomes a stone or an empty point, and each open move
 * (`?`, `?*6`) a play, until all claims of the entry hold.
 */
import { openDocument } from '../document/index.ts';
import type { Task } from '../go/task.ts';
import { EMPTY, UNKNOWN } from '../go/types.ts';
import { LINE_END, type Problem } from '../notation/index.ts';
import {
  type Analysis,
  analyse,
  check,
  DEFAULT_SETTINGS,
  evaluate,
  finishFindings,
  type PlacedAnalysis,
  type Settings,
  type WrittenSource,
} from '../service/index.ts';
import { type Message, message, writtenParts } from '../words/index.ts';
import type { Bounds, Hit, QuestShard, SearchLevel } from './conditions.ts';
import { pointsOf, type SmallSize, subsets } from './small-board.ts';

/** How many unknown points a diagram may have, and how many open moves. */
export const MOST_UNKNOWN = 16;
const MOST_OPEN_MOVES = 24;

/** Moves that are left open at one place of a text: at least and at most so many. */
interface OpenMoves {
  readonly start: number;
  readonly end: number;
  readonly least: number;
  readonly most: number;
}

/** A diagram in part: the text of its entry, and where in it something is to be filled in. */
export interface Blanks {
  readonly text: string;
  /** The places of the unknown points. */
  readonly unknown: readonly number[];
  readonly moves: readonly OpenMoves[];
  /** The rules that authors have written which the entry may name. */
  readonly written: readonly WrittenSource[];
}

/**
 * The part of an entry that is to be completed, or why it cannot be; `claims` come to those that it
 * has, and up to `moves` moves to those that it leaves open.
 */
export function partialOf(
  { analysis, entry }: PlacedAnalysis,
  claims: readonly string[],
  most: { readonly stones: number | undefined; readonly moves: number | undefined },
): { readonly bounds: Bounds; readonly blanks: Blanks } | { readonly refused: Message } {
  const { diagram, text: written, expects } = entry.syntax;
  if (!diagram) return { refused: message('find.no-board') };
  if (expects.length + claims.length === 0) return { refused: message('find.no-claim') };
  const unknown = diagram.spans.flatMap(({ start, end }, point) =>
    diagram.cells[point] === UNKNOWN && written.slice(start, end) === '?' ? [start] : [],
  );
  if (unknown.length > MOST_UNKNOWN)
    return {
      refused: message('find.too-many-unknown', { unknown: unknown.length, most: MOST_UNKNOWN }),
    };
  const text = [
    written.trimEnd(),
    ...claims.map((claim) => `expect: ${claim}`),
    ...(most.moves ? [`moves: ?*${most.moves}`] : []),
    '',
  ].join('\n');
  const moves = openMoves(text);
  const sum = (key: 'least' | 'most') => moves.reduce((all, one) => all + one[key], 0);
  if (sum('most') > MOST_OPEN_MOVES)
    return { refused: message('find.too-many-open', { open: sum('most'), most: MOST_OPEN_MOVES }) };
  // What cannot be read is an error however the rest is completed.
  const empty = fill(text, unknown, () => '.');
  const rules = writtenNamed(analysis);
  const { problems } = analysisOf(withoutOpen(empty, moves), settingsWith(rules)).syntax;
  const wrong = problems.find(({ severity }) => severity === 'error');
  if (wrong) return { refused: wrong.message };
  const stones = Math.min(most.stones ?? unknown.length, unknown.length);
  return {
    blanks: { text, unknown, moves, written: rules },
    bounds: {
      board: { columns: diagram.columns, rows: diagram.rows },
      stones: { least: 0, most: stones },
      moves: { least: sum('least'), most: sum('most') },
      passes: false,
    },
  };
}

/** The rules of authors by the names that an entry may use. */
function writtenNamed({ syntax }: PlacedAnalysis['analysis']): WrittenSource[] {
  return [...(syntax.ruleNames ?? [])].flatMap(([name, rule]) => {
    const parts = writtenParts(rule);
    return parts?.name === name ? [{ name, text: parts.text, uri: '', line: 0 }] : [];
  });
}

function settingsWith(written: readonly WrittenSource[]): Settings {
  return written.length > 0 ? { ...DEFAULT_SETTINGS, written } : DEFAULT_SETTINGS;
}

/** `?` is one move, and `?*6` are up to six. */
function openMoves(text: string): OpenMoves[] {
  return [...text.matchAll(/^[ \t]*moves[ \t]*:.*$/gim)].flatMap((line) =>
    [...line[0].matchAll(/(?<=[\s:,])\?(?:\*(\d{1,2}))?(?=[\s,]|$)/g)].map((open) => {
      const start = line.index + open.index;
      const end = start + open[0].length;
      return open[1] === undefined
        ? { start, end, least: 1, most: 1 }
        : { start, end, least: 0, most: Number(open[1]) };
    }),
  );
}

/** The text without its open moves. */
function withoutOpen(text: string, open: readonly OpenMoves[]): string {
  const left = open.reduceRight((rest, { start, end }) => rest.slice(0, start) + rest.slice(end), text);
  return withoutEmpty(left);
}

/** Searches a level, or one shard of its fillings, and counts what stays undecided. */
export function* searchMatching(
  { text: partial, unknown, moves: open, written = [] }: Blanks,
  board: SmallSize,
  { stones, moves }: SearchLevel,
  shard: QuestShard,
): Task<{ readonly hits: readonly Hit[]; readonly plays: number; readonly undecided: number }> {
  const settings = settingsWith(written);
  const hits: Hit[] = [];
  let [plays, undecided, ordinal] = [0, 0, 0];
  for (const places of subsets(unknown.length, stones)) {
    const points = [...pointsOf(places)];
    for (let colors = 0; colors < 2 ** stones; colors++) {
      const nth = ordinal++;
      if (nth % shard.count !== shard.index - 1) continue;
      const filled = fill(partial, unknown, (i) => {
        const k = points.indexOf(i);
        return k < 0 ? '.' : (colors >> k) & 1 ? 'O' : 'X';
      });
      for (const counts of shared(open, moves)) {
        for (const text of played(filled, open, counts)) {
          const whole = withoutEmpty(text);
          plays++;
          const outcome = claimsHold(whole, settings);
          if (outcome === 'holds')
            hits.push({
              board,
              start: { black: 0, white: 0 },
              moves: [],
              pair: 0,
              stones,
              ordinal: nth,
              text: whole,
            });
          else if (outcome === 'undecided') undecided++;
          yield;
        }
      }
    }
  }
  return { hits, plays, undecided };
}

/** The text with a stone or an empty point in place of each `?`. */
function fill(text: string, unknown: readonly number[], glyph: (i: number) => string): string {
  let filled = '';
  let from = 0;
  unknown.forEach((at, i) => {
    filled += text.slice(from, at) + glyph(i);
    from = at + 1;
  });
  return filled + text.slice(from);
}

/** The ways to share so many moves out among the places that are open, the first ones last. */
function* shared(open: readonly OpenMoves[], moves: number): Generator<readonly number[]> {
  const [first, ...rest] = open;
  if (!first) {
    if (moves === 0) yield [];
    return;
  }
  for (let n = first.least; n <= Math.min(first.most, moves); n++)
    for (const others of shared(rest, moves - n)) yield [n, ...others];
}

/** The text with every choice of plays in the places of open moves, `counts` of them in each. */
function* played(
  text: string,
  [place, ...rest]: readonly OpenMoves[],
  [count = 0, ...counts]: readonly number[],
): Generator<string> {
  if (!place) {
    yield text;
    return;
  }
  const after = text.slice(place.end);
  const line = /^.*/.exec(after)?.[0] ?? '';
  // What is below may say how the game begins; later moves are not made yet.
  const below = after.slice(line.length).replace(/^[ \t]*moves[ \t]*:.*$/gim, '');
  for (const plays of lines(text.slice(0, place.start), below, count, '')) {
    const shift = plays.length - (place.end - place.start);
    const moved = rest.map((one) => ({ ...one, start: one.start + shift, end: one.end + shift }));
    yield* played(text.slice(0, place.start) + plays + after, moved, counts);
  }
}

/** Every line of so many plays that may stand between two pieces of a text. */
function* lines(before: string, below: string, count: number, plays: string): Generator<string> {
  if (count === 0) {
    yield plays;
    return;
  }
  const { game } = analysisOf(withoutEmpty(before + plays + below));
  const { cells, geometry } = game.after(game.length);
  const color = game.toPlayAfter(game.length) === 1 ? 'B' : 'W';
  const space = plays === '' ? '' : ' ';
  for (const [point, cell] of cells.entries())
    if (cell === EMPTY)
      yield* lines(before, below, count - 1, `${plays}${space}${color} ${geometry.name(point)}`);
}

const EMPTY_MOVES = new RegExp(String.raw`^[ \t]*moves[ \t]*:[ \t]*(?:${LINE_END}|$)`, 'gim');

/** A line of no moves is none. */
function withoutEmpty(text: string): string {
  return text.replace(EMPTY_MOVES, '');
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

/** The analysis of a text that is one entry. */
export function analysisOf(text: string, settings: Settings = DEFAULT_SETTINGS): Analysis {
  const [entry] = analyse(openDocument('found.goban', 1, 'goban', text), settings).entries;
  if (!entry) throw new RangeError('the completed entry cannot be read');
  return entry.analysis;
}
