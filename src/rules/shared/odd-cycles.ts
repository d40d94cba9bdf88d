import { type Cycle, type CyclePlay, cycleOf, samePlay } from '../../cycles/index.ts';
import type { Game, Ply } from '../../go/game.ts';
import { must } from '../../go/must.ts';
import { place } from '../../go/play.ts';
import type { Position } from '../../go/position.ts';
import type { Task } from '../../go/task.ts';
import type { Color, Point } from '../../go/types.ts';

/** An odd cycle that was played twice: the numbers of the moves that made it each time. */
interface OddRepetition {
  readonly cycle: Cycle;
  readonly first: readonly number[];
  readonly second: readonly number[];
}

const SLICE = 256;

/**
 * The odd cycle that move `n` completes for the second time (Spight, "Odd cycle rule"), `null` when
 * there is none, `undefined` when the budget (positions looked at) ended first.
 *
 * Both times the same plays are made in the same order, with any moves in between, and no move
 * counts for both. So every play of the second time has been made before, and nothing is searched
 * until a play is repeated by all four marks. Cycles that pass a position twice need no look: what
 * is left without the loop, or the loop itself, is an odd cycle that was completed no later.
 * Setup ends what was played before it.
 */
export function* repeatedOddCycle(
  game: Game,
  n: number,
  budget: number,
): Task<OddRepetition | null | undefined> {
  const last = game.ply(n);
  if (!earlier(game, last)) return null;
  const repeated = (ply: Ply): boolean =>
    ply.kind === 'play' && ply.setupCount === last.setupCount && earlier(game, ply);
  const plies = game.plies.slice(0, n);
  // In an odd cycle some play takes two stones or its own chain (see `oddPossible`): a ko fight
  // alone has no such play.
  if (!plies.some((ply) => (ply.captured.length > 1 || ply.suicide) && repeated(ply))) return null;
  const again = plies.filter(repeated);
  let work = 0;
  for (let at = again.length - 1; at >= 0; at--) {
    const start = must(again[at]);
    if (start.color !== last.color) continue;
    const embedding = new Embedding(start.before, again.slice(at), n);
    for (const second of embedding.cycles()) {
      if (second) {
        const cycle = cycleOf(second.map(playOf));
        const late = latest(again.slice(at), second);
        const first = playedBefore(game, n, cycle, new Set(late));
        if (first) return { cycle, first, second: late };
      }
      if (++work > budget) return undefined;
      if (work % SLICE === 0) yield;
    }
  }
  return null;
}

/** Plays of an odd cycle that no ko fight has: they take several stones or their own chain. */
function takingSeveral(game: Game, n: number): string[] {
  const last = game.plies[n - 1];
  return game.plies
    .slice(0, n)
    .filter((ply) => ply.setupCount === last?.setupCount && (ply.captured.length > 1 || ply.suicide))
    .map(
      ({ captured, chain, color, point }) => `${color} ${point} ${chain.join('.')} x ${captured.join('.')}`,
    );
}

/**
 * What of the past bears on whether an odd cycle may come to be played for the second time: which
 * plays that take several stones have been made. Once one of them is repeated, more bears on it
 * than is said here (`mayRepeatOddCycle`).
 */
export function oddCyclePast(game: Game, several: boolean): string {
  const made = takingSeveral(game, game.length);
  const once = new Set(made);
  if (once.size < made.length) return 'repeated';
  return several ? [...once].sort().join() : '';
}

/**
 * Whether an odd cycle may be completed for the second time with move `n`, or by a game like it.
 */
export function mayRepeatOddCycle(game: Game, n: number): boolean {
  const made = takingSeveral(game, n);
  return new Set(made).size < made.length;
}

function earlier(game: Game, ply: Ply): boolean {
  for (let m = ply.playedBefore; m > 0; m = game.ply(m).playedBefore) {
    const one = game.ply(m);
    if (one.setupCount === ply.setupCount && samePlay(playOf(one), playOf(ply))) return true;
  }
  return false;
}

function playOf(ply: Ply): CyclePlay {
  return { color: ply.color, point: ply.point, chain: ply.chain, captured: ply.captured };
}

/** Makes the same play as `ply` from `position`; `null` when it is not the same there. */
function same(position: Position, play: CyclePlay): Position | null {
  const placed = place(position, play.color, play.point);
  if (typeof placed === 'string') return null;
  const made = { color: play.color, point: play.point, chain: placed.chain, captured: placed.captured };
  return samePlay(made, play) ? placed.after : null;
}

/**
 * Ways to take an odd cycle out of a sequence of plays, beginning with the first of them and ending
 * with move `n`.
 */
class Embedding {
  private readonly path: Ply[] = [];
  private readonly passed: Position[] = [];

  constructor(
    private readonly start: Position,
    private readonly plies: readonly Ply[],
    private readonly n: number,
  ) {}

  /** Yields each cycle found, and `null` now and then, so that the caller can count the work. */
  *cycles(): Generator<readonly Ply[] | null, void> {
    yield* this.take(this.start, 0);
  }

  private *take(position: Position, k: number): Generator<readonly Ply[] | null, void> {
    const ply = must(this.plies[k]);
    const after = same(position, playOf(ply));
    yield null;
    if (!after) return;
    this.path.push(ply);
    if (after.equals(this.start)) {
      if (ply.number === this.n && this.path.length % 2 === 1) yield this.path.slice();
    } else if (!this.passed.some((earlier) => earlier.equals(after)) && this.mendable(after, k + 1)) {
      this.passed.push(after);
      for (const j of this.choices(ply.color, k + 1)) yield* this.take(after, j);
      this.passed.pop();
    }
    this.path.pop();
  }

  /** Of several moves that are the same play the first will do, but for the last move of all. */
  private choices(color: Color, from: number): number[] {
    const chosen: number[] = [];
    for (const [j, ply] of this.plies.entries()) {
      if (j < from || ply.color === color) continue;
      const known = chosen.some((i) => samePlay(playOf(must(this.plies[i])), playOf(ply)));
      if (!known || ply.number === this.n) chosen.push(j);
    }
    return chosen;
  }

  /** Whether the plays to come can put right every point that differs from the start. */
  private mendable(position: Position, from: number): boolean {
    for (let p: Point = 0; p < position.cells.length; p++) {
      const cell = position.cells[p];
      if (cell === this.start.cells[p]) continue;
      let mended = false;
      for (let j = from; j < this.plies.length && !mended; j++) {
        const ply = must(this.plies[j]);
        mended = cell === 0 ? ply.point === p : ply.captured.includes(p);
      }
      if (!mended) return false;
    }
    return true;
  }
}

/**
 * The same plays in the same order, from the first to the last of `chosen`, as late as they were
 * made: so that they leave what was made before them to the first time.
 */
function latest(plies: readonly Ply[], chosen: readonly Ply[]): number[] {
  const moves: number[] = [];
  let at = plies.length;
  for (let k = chosen.length - 1; k > 0; k--) {
    do at--;
    while (!samePlay(playOf(must(plies[at])), playOf(must(chosen[k]))));
    moves.unshift(must(plies[at]).number);
  }
  return [must(chosen[0]).number, ...moves];
}

/**
 * The moves that played the cycle before move `n`, in order, from a position in which they are a
 * cycle, without those in `used`.
 */
function playedBefore(game: Game, n: number, cycle: Cycle, used: ReadonlySet<number>): number[] | null {
  const [opening, ...rest] = cycle.plays;
  const { setupCount } = game.ply(n);
  for (let i = 1; i < n; i++) {
    const start = game.ply(i);
    if (
      start.kind !== 'play' ||
      start.setupCount !== setupCount ||
      used.has(i) ||
      !opening ||
      !samePlay(playOf(start), opening)
    )
      continue;
    const moves = [i];
    for (const play of rest) {
      let m = must(moves.at(-1)) + 1;
      while (m < n && !(game.ply(m).kind === 'play' && !used.has(m) && samePlay(playOf(game.ply(m)), play)))
        m++;
      if (m >= n) break;
      moves.push(m);
    }
    if (moves.length < cycle.plays.length) continue;
    let position: Position | null = start.before;
    for (const play of cycle.plays) position = position && same(position, play);
    if (position?.equals(start.before)) return moves;
  }
  return null;
}
