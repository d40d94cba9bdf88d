import { type ExchangeFindings, type KoString, koStrings, type SearchLimits } from '../../cycles/index.ts';
import { connected, type Position } from '../../go/position.ts';
import type { Task } from '../../go/task.ts';
import { EMPTY, type Point, UNKNOWN } from '../../go/types.ts';

/** A ko coupling: strings, and the mouths that touch all of them and nothing else. */
interface Coupling {
  readonly strings: readonly (readonly Point[])[];
  readonly mouths: readonly (readonly Point[])[];
}

/**
 * All that the text's definitions say of a position. Lists of points are sorted as answers list
 * them, and so are lists of lists.
 */
export interface KoAnalysis {
  readonly strings: readonly KoString[];
  readonly mouths: readonly (readonly Point[])[];
  readonly couplings: readonly Coupling[];
  readonly positions: readonly (readonly Point[])[];
  /** Cycles of up to this many plays were looked for; `Infinity`: of any length. */
  readonly searchedTo: number;
}

const NOTHING: Omit<KoAnalysis, 'searchedTo'> = { strings: [], mouths: [], couplings: [], positions: [] };

/** Positions that are kept. */
const MOST_KEPT = 2000;

/** Analyses positions and keeps the analyses: an analysis depends on the position alone. */
export class Analyst {
  readonly strings;
  private readonly byPosition = new Map<number, { position: Position; analysis: KoAnalysis | null }[]>();

  constructor(
    limits: SearchLimits,
    /** Whether the empty point of a neighboring mouth is an empty board point. */
    private readonly countsEmptyMouths = true,
  ) {
    this.strings = koStrings(limits);
  }

  /** `null` when the budget ended before all cycles were seen. */
  *analyse(position: Position): Task<KoAnalysis | null> {
    const list = this.byPosition.get(position.hash) ?? [];
    const known = list.find((entry) => entry.position.equals(position));
    if (known) return known.analysis;
    const found = yield* this.strings.find(position);
    const derived = found && (yield* derive(position, found, this.countsEmptyMouths));
    const analysis = derived && { ...derived, searchedTo: found.searchedTo };
    if (this.byPosition.size >= MOST_KEPT) this.byPosition.clear();
    this.byPosition.set(position.hash, [...list, { position, analysis }]);
    return analysis;
  }
}

/** Lists of points looked at between two yields of a task. */
const LISTS = 64;

/** Mouths, couplings and ko positions from the ko strings and their exchanges. */
function* derive(
  position: Position,
  found: ExchangeFindings,
  countsEmptyMouths: boolean,
): Task<Omit<KoAnalysis, 'searchedTo'>> {
  if (found.strings.length === 0) return NOTHING;
  const { geometry } = position;
  const mouths = yield* inOrder(
    position,
    found.exchanges.map(({ taken, taker }) => [...taken, ...taker]),
  );
  const inMouths = new Set(countsEmptyMouths ? [] : mouths.flat());
  const couplings: Coupling[] = [];
  const positions: (readonly Point[])[] = [];
  const byChains = new Map<string, { strings: Coupling['strings']; mouths: (readonly Point[])[] }>();
  let rest = LISTS;
  for (const mouth of mouths) {
    if (--rest < 0) {
      rest = LISTS;
      yield;
    }
    const { strings, empty } = neighborhood(position, mouth, inMouths);
    if (empty) {
      positions.push(mouth);
      continue;
    }
    const key = strings.map((string) => string[0]).join();
    const same = byChains.get(key);
    if (same) same.mouths.push(mouth);
    else byChains.set(key, { strings, mouths: [mouth] });
  }
  for (const coupled of byChains.values()) {
    if (coupled.mouths.length > 1) couplings.push(coupled);
    positions.push(coupled.mouths.flat());
  }
  return {
    strings: [...found.strings]
      .map((string) => ({ ...string, points: geometry.sorted(string.points) }))
      .sort((a, b) => compare(position, a.points, b.points)),
    mouths,
    couplings,
    positions: yield* inOrder(position, positions),
  };
}

/** Each list sorted and without repeats, and the lists too. */
function* inOrder(position: Position, lists: readonly (readonly Point[])[]): Task<(readonly Point[])[]> {
  const distinct = new Map<string, readonly Point[]>();
  let rest = LISTS;
  for (const list of lists) {
    if (--rest < 0) {
      rest = LISTS;
      yield;
    }
    const sorted = position.geometry.sorted(new Set(list));
    distinct.set(sorted.join(), sorted);
  }
  return [...distinct.values()].sort((a, b) => compare(position, a, b));
}

function compare({ geometry }: Position, a: readonly Point[], b: readonly Point[]): number {
  for (const [i, p] of a.entries()) {
    const q = b[i];
    if (q === undefined) break;
    const d = geometry.x(p) - geometry.x(q) || geometry.y(q) - geometry.y(p);
    if (d !== 0) return d;
  }
  return a.length - b.length;
}

/**
 * What is next to a mouth: the strings, in order, and whether there is an empty point, `ignored`
 * ones aside. That of a neighboring mouth usually counts; the README of this folder says why.
 */
function neighborhood(
  position: Position,
  mouth: readonly Point[],
  ignored: ReadonlySet<Point>,
): { strings: readonly (readonly Point[])[]; empty: boolean } {
  const { geometry } = position;
  const inside = new Set(mouth);
  const seen = new Set<Point>();
  const strings: Point[][] = [];
  let empty = false;
  for (const p of mouth) {
    for (const n of geometry.adjacent(p)) {
      if (inside.has(n) || seen.has(n)) continue;
      const content = position.at(n);
      if (content === EMPTY && !ignored.has(n)) empty = true;
      if (content === EMPTY || content === UNKNOWN) continue;
      const string = connected(position, n);
      for (const q of string) seen.add(q);
      strings.push(geometry.sorted(string));
    }
  }
  return { strings: strings.sort((a, b) => compare(position, a, b)), empty };
}
