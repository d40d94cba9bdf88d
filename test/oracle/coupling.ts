/**
 * Jasiek's Ko Coupling Rules (and the Korean recreation) the slow and literal way: every sequence
 * of plays on every point, every definition by itself, every move judged from the whole game before
 * it. No closure, no bound but that a play puts back one stone, no state kept, and no code shared
 * with `src/`.
 */

/** A board is a string of `.`, `X`, `O`, row by row from the top; columns are passed beside it. */
export type Cells = string;
export type Stone = 'X' | 'O';
export interface OracleMove {
  readonly color: Stone;
  /** A point, or -1 for a pass, -2 for a tenuki. */
  readonly point: number;
}

const other = (color: string): Stone => (color === 'X' ? 'O' : 'X');

const tables = new Map<number, number[][]>();

function near({ length }: Cells, columns: number, p: number): number[] {
  let table = tables.get(columns * 1000 + length);
  if (!table) {
    table = Array.from({ length }, (_, at) =>
      [at - columns, at + columns, at % columns ? at - 1 : -1, (at + 1) % columns ? at + 1 : -1].filter(
        (q) => q >= 0 && q < length,
      ),
    );
    tables.set(columns * 1000 + length, table);
  }
  return table[p]!;
}

export function stringOf(cells: Cells, columns: number, p: number): number[] {
  const points = new Set([p]);
  for (const q of points) for (const r of near(cells, columns, q)) if (cells[r] === cells[p]) points.add(r);
  return [...points].sort((a, b) => a - b);
}

function put(cells: Cells, points: readonly number[], what: string): Cells {
  let after = cells;
  for (const p of points) after = after.slice(0, p) + what + after.slice(p + 1);
  return after;
}

/** Whether the string of a stone has no liberty. */
function dead(cells: Cells, columns: number, p: number): boolean {
  const points = [p];
  for (const q of points) {
    for (const r of near(cells, columns, q)) {
      if (cells[r] === '.') return false;
      if (cells[r] === cells[p] && !points.includes(r)) points.push(r);
    }
  }
  return true;
}

/**
 * The board after a play and the points emptied; `null` for an occupied point, and for a suicide
 * unless it is allowed.
 */
export function playOn(
  cells: Cells,
  columns: number,
  color: Stone,
  p: number,
  suicide = false,
): { after: Cells; taken: number[] } | null {
  if (cells[p] !== '.') return null;
  const placed = put(cells, [p], color);
  const taken: number[] = [];
  for (const q of near(placed, columns, p)) {
    if (placed[q] === other(color) && !taken.includes(q) && dead(placed, columns, q)) {
      taken.push(...stringOf(placed, columns, q));
    }
  }
  if (taken.length > 0) return { after: put(placed, taken, '.'), taken };
  if (!dead(placed, columns, p)) return { after: placed, taken };
  const own = stringOf(placed, columns, p);
  return suicide ? { after: put(placed, own, '.'), taken: own } : null;
}

interface OraclePlay {
  readonly color: Stone;
  readonly point: number;
  readonly before: Cells;
  readonly taken: readonly number[];
}

/** Whether the plays alternate when told from some one of them on, all the way round. */
function isCyclical(plays: readonly OraclePlay[]): boolean {
  return plays.some((_, first) => {
    const told = [...plays.slice(first), ...plays.slice(0, first)];
    return told.every((play, i) => i === 0 || play.color !== told[i - 1]!.color);
  });
}

/** A board with every play that is possible on it, worked out when it is reached. */
interface Node {
  readonly cells: Cells;
  plays: { readonly play: OraclePlay; readonly after: Node }[] | null;
}

/** Boards and plays, each of them once. */
class Plays {
  private readonly known = new Map<Cells, Node>();

  constructor(
    private readonly columns: number,
    private readonly suicide: boolean,
  ) {}

  at(cells: Cells): Node {
    let node = this.known.get(cells);
    if (!node) this.known.set(cells, (node = { cells, plays: null }));
    return node;
  }

  on(node: Node): NonNullable<Node['plays']> {
    const { cells } = node;
    node.plays ??= (['X', 'O'] as const).flatMap((color) =>
      [...cells].flatMap((_, point) => {
        const made = playOn(cells, this.columns, color, point, this.suicide);
        if (!made) return [];
        return [{ play: { color, point, before: cells, taken: made.taken }, after: this.at(made.after) }];
      }),
    );
    return node.plays;
  }
}

/**
 * Every cyclical move-sequence that passes through the board, told from there on: at most one
 * player plays twice running.
 */
function eachCycle(
  cells: Cells,
  all: Plays,
  longest: number,
  plain: boolean,
  visit: (cycle: readonly OraclePlay[]) => void,
): void {
  const home = all.at(cells);
  const plays: OraclePlay[] = [];
  /** By point: how often it has been played on. */
  const played = new Uint8Array(cells.length);
  /** `missing`: stones of the board that are not where they were. */
  const extend = (now: Node, missing: number, twice: boolean): void => {
    if (plays.length > 0 && now === home && isCyclical(plays)) visit(plays);
    // A play puts back one stone.
    if (missing > longest - plays.length || plays.length === longest) return;
    const last = plays.length > 0 ? plays[plays.length - 1]!.color : null;
    for (const { play, after } of all.on(now)) {
      const { color, point, taken } = play;
      const again = last === color;
      if ((again && twice) || (plain && played[point]! > 0)) continue;
      let gone = cells[point] === color ? missing - 1 : missing;
      for (const p of taken)
        if (cells[p] !== '.' && (p === point ? color : now.cells[p]) === cells[p]) gone++;
      plays.push(play);
      played[point]!++;
      extend(after, gone, twice || again);
      played[point]!--;
      plays.pop();
    }
  };
  extend(home, 0, false);
}

export interface OracleAnalysis {
  /** Points joined by spaces, ascending; lists without repeats, sorted. */
  readonly strings: readonly string[];
  readonly mouths: readonly string[];
  readonly couplings: readonly (readonly string[])[];
  readonly positions: readonly string[];
}

const name = (points: Iterable<number>) => [...new Set(points)].sort((a, b) => a - b).join(' ');
const pointsOf = (named: string) => named.split(' ').map(Number);

/** Where the text leaves room; each as the product reads it when it is not said. */
export interface OracleReadings {
  readonly elsewhere?: string;
  readonly repeated?: string;
  readonly replacing?: string;
  readonly 'empty-mouths'?: string;
}

export class CouplingOracle {
  private readonly known = new Map<Cells, OracleAnalysis>();
  private readonly plays: Plays;

  constructor(
    private readonly columns: number,
    private readonly longest: number,
    private readonly plain: boolean,
    private readonly suicide = false,
    private readonly readings: OracleReadings = {},
  ) {
    this.plays = new Plays(columns, suicide);
  }

  analyse(cells: Cells): OracleAnalysis {
    let analysis = this.known.get(cells);
    if (!analysis) this.known.set(cells, (analysis = this.define(cells)));
    return analysis;
  }

  /** The points that some cyclical move-sequence through the board plays on. */
  playedOn(cells: Cells): number[] {
    const points = new Set<number>();
    eachCycle(cells, this.plays, this.longest, this.plain, (cycle) => {
      for (const { point } of cycle) points.add(point);
    });
    return [...points].sort((a, b) => a - b);
  }

  private define(cells: Cells): OracleAnalysis {
    const strings = new Set<string>();
    const mouths = new Set<string>();
    eachCycle(cells, this.plays, this.longest, this.plain, (cycle) => {
      for (let p = 0; p < cells.length; p++) {
        if (cells[p] === '.') continue;
        const string = stringOf(cells, this.columns, p);
        const taking = cycle.findIndex(({ taken }) => string.every((q) => taken.includes(q)));
        if (taking < 0) continue;
        strings.add(name(string));
        // Who removes his own stones takes none.
        if (cycle[taking]!.color === cells[p]) continue;
        const [when, taker] = this.taker(cycle, taking);
        mouths.add(name([...this.complete(cycle, taking, p), ...this.complete(cycle, when, taker)]));
      }
    });
    const sorted = [...mouths].sort();
    const coupled = new Map(
      sorted.map((mouth) => {
        const inMouths = this.readings['empty-mouths'] === 'ignore' ? sorted.flatMap(pointsOf) : [];
        const touched = this.touched(cells, mouth, inMouths);
        const all = touched.includes('empty')
          ? []
          : sorted.filter((one) => this.touched(cells, one, inMouths).join() === touched.join());
        return [mouth, all.length > 1 ? all : []];
      }),
    );
    return {
      strings: [...strings].sort(),
      mouths: sorted,
      couplings: [...new Set([...coupled.values()].map((all) => all.join('|')))]
        .filter((all) => all !== '')
        .map((all) => all.split('|')),
      positions: [
        ...new Set(
          sorted.map((mouth) =>
            coupled.get(mouth)!.length ? name(coupled.get(mouth)!.flatMap(pointsOf)) : mouth,
          ),
        ),
      ].sort(),
    };
  }

  /**
   * When and where the stone that takes something at a play is taken itself, the cycle going round
   * and round.
   */
  private taker(cycle: readonly OraclePlay[], taking: number): [when: number, point: number] {
    const { point } = cycle[taking]!;
    for (let i = 1; i <= cycle.length; i++) {
      const when = (taking + i) % cycle.length;
      if (cycle[when]!.taken.includes(point)) return [when, point];
    }
    throw new Error('a stone played in a cycle is taken in it');
  }

  /** The string of the stone at `p` as it is taken at a play. */
  private complete(cycle: readonly OraclePlay[], when: number, p: number): number[] {
    const { before, point, color } = cycle[when]!;
    return stringOf(put(before, [point], color), this.columns, p);
  }

  /** The strings next to a mouth and outside it, and `empty` when there is an empty point. */
  private touched(cells: Cells, mouth: string, ignored: readonly number[]): string[] {
    const inside = pointsOf(mouth);
    const found = new Set<string>();
    for (const p of inside) {
      for (const q of near(cells, this.columns, p)) {
        if (inside.includes(q) || (cells[q] === '.' && ignored.includes(q))) continue;
        found.add(cells[q] === '.' ? 'empty' : name(stringOf(cells, this.columns, q)));
      }
    }
    return [...found].sort();
  }

  /** Every move of a game judged: what it breaks, and the disturbers after it by ko position. */
  judge(start: Cells, moves: readonly OracleMove[]): OracleVerdict[] {
    let state = beginning(start);
    return moves.map((move) => {
      const made = this.next(state, move);
      state = made.state;
      return made.verdict;
    });
  }

  /** The next move of a game judged. */
  next(state: OracleState, { color, point }: OracleMove): { state: OracleState; verdict: OracleVerdict } {
    const { disturbed, last, earlier, board: before } = state;
    const done = [...state.done];
    const tenukis = state.tenukis + (point === -2 ? 1 : 0);
    const made =
      point >= 0 ? playOn(before, this.columns, color, point, this.suicide)! : { after: before, taken: [] };
    const { after } = made;
    const breaks: string[] = [];
    const next = new Map<string, OracleDisturbed>();
    if (point >= 0) {
      const now = this.analyse(after);
      const ko = now.strings.some((string) => pointsOf(string).includes(point));
      // Who removes his own stones takes none back.
      if (last && last.point >= 0 && last.color !== color && made.taken.includes(last.point)) {
        const taken = [...earlier].findIndex((c, p) => c === other(last.color) && before[p] === '.');
        const removed = [...earlier].filter((c, p) => c !== '.' && before[p] === '.').length;
        const single = (cells: Cells, p: number) => this.analyse(cells).strings.includes(`${p}`);
        if (removed === 1 && single(earlier, taken) && single(before, last.point)) {
          breaks.push('coupling.basic-ko');
        }
      }
      for (const [koPosition, { who, stopped }] of disturbed) {
        if (ko && stopped && who === color && pointsOf(koPosition).includes(point)) {
          breaks.push('coupling.disturber');
        }
      }
      const union = this.analyse(before).positions.flatMap(pointsOf);
      const where = `${name(union)} / ${put(before, union, '?')} / ${tenukis}`;
      const once = (action: string) => {
        const line = `${color} ${where} ${action}`;
        if (done.includes(line)) breaks.push('coupling.prohibition');
        else done.push(line);
      };
      if (!ko) once(`stone ${point}`);
      for (const koPosition of ko ? now.positions : []) {
        const points = pointsOf(koPosition);
        if (!points.includes(point)) continue;
        const cut = (cells: Cells) => points.map((p) => cells[p]).join('');
        let current = disturbed.get(koPosition);
        if (!current || (current.stopped && current.who !== color)) {
          if (!current || this.readings.replacing !== 'free') once(`disturber ${koPosition}`);
          const since = this.readings.repeated === 'since-disturber' ? [] : [before];
          current = { who: color, boards: since, stopped: false };
        }
        const { who } = current;
        const stopped = current.stopped || current.boards.some((cells) => cut(cells) === cut(after));
        next.set(koPosition, { who, boards: [...current.boards, after], stopped });
      }
    }
    if (this.readings.elsewhere === 'continues' && next.size > 0) {
      for (const [koPosition, one] of disturbed)
        if (!next.has(koPosition) && this.analyse(after).positions.includes(koPosition))
          next.set(koPosition, one);
    }
    const verdict = {
      breaks: [...new Set(breaks)].sort(),
      disturbers: [...next]
        .map(([koPosition, { who, stopped }]) => `${koPosition}: ${who} ${stopped}`)
        .sort(),
      analysis: this.analyse(after),
    };
    const then = { board: after, earlier: before, last: { color, point }, done, tenukis, disturbed: next };
    return { state: then, verdict };
  }
}

interface OracleDisturbed {
  readonly who: Stone;
  /** Since just before he appeared. */
  readonly boards: readonly Cells[];
  readonly stopped: boolean;
}

/** What has been done in a game. */
export interface OracleState {
  readonly board: Cells;
  /** The board before the last move. */
  readonly earlier: Cells;
  readonly last: OracleMove | null;
  /**
   * By player, class and action. After a tenuki there is a new stone outside, which belongs to every
   * class.
   */
  readonly done: readonly string[];
  readonly tenukis: number;
  /** By ko position: who disturbs it. */
  readonly disturbed: ReadonlyMap<string, OracleDisturbed>;
}

/** A game without moves. */
export function beginning(start: Cells): OracleState {
  return { board: start, earlier: start, last: null, done: [], tenukis: 0, disturbed: new Map() };
}

export interface OracleVerdict {
  readonly breaks: readonly string[];
  readonly disturbers: readonly string[];
  readonly analysis: OracleAnalysis;
}

/**
 * Korean: move by move `null`, `basic ko`, or what is recreated: from where, how many moves, and
 * how many of them plays.
 */
export function judgeKorean(start: Cells, columns: number, moves: readonly OracleMove[]): (string | null)[] {
  const boards = [start];
  return moves.map(({ color, point }, i) => {
    const before = boards[i]!;
    const made = point >= 0 ? playOn(before, columns, color, point)! : { after: before, taken: [] };
    boards.push(made.after);
    if (point < 0) return null;
    const [last, two] = [moves[i - 1], boards[i - 1]];
    if (last && last.point >= 0 && made.taken.join() === `${last.point}`) {
      const removed = [...two!].filter((c, p) => c !== '.' && before[p] === '.').length;
      if (removed === 1 && stringOf(before, columns, last.point).length === 1) return 'basic ko';
    }
    for (let from = i; from >= 0; from--) {
      if (moves.slice(from, i + 1).some((move) => move.point === -2)) return null;
      if (boards[from] !== made.after) continue;
      const plays = moves.slice(from, i + 1).filter((move) => move.point >= 0).length;
      return `of ${from}, ${i + 1 - from} moves, ${plays} plays`;
    }
    return null;
  });
}
