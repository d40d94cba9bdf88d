/**
 * Spight's ko rule the slow and literal way, over a list of moves: every ko play by the literal
 * search of `cycles.ts`, every odd cycle by trying all ways to take plays out of the game. No code
 * shared with `src/`.
 */
import {
  type OracleBoard,
  type OraclePlay,
  oracleKoPlay,
  oraclePlay,
  type Player,
  sameBoard,
  samePlay,
} from './cycles.ts';

export type OracleMove = { readonly color: Player; readonly point: number | 'pass' };

export interface OracleRules {
  readonly maxCycle: number;
  readonly suicide: boolean;
  /** Whether that of a single stone is allowed, too. */
  readonly lone?: boolean;
  /** Only kos that play on no point twice make ko plays. */
  readonly plain: boolean;
  /** A pass does not end a run of ko plays. */
  readonly passesKeep?: boolean;
}

export interface OracleVerdict {
  readonly koPlay: boolean;
  readonly hot: readonly number[];
  readonly capturesHot: boolean;
  readonly secondOddCycle: boolean;
}

interface Made {
  readonly number: number;
  readonly play: OraclePlay;
  readonly before: OracleBoard;
}

/** The verdict on each move; moves must be possible. */
export function oracleSpight(
  start: OracleBoard,
  moves: readonly OracleMove[],
  rules: OracleRules,
): OracleVerdict[] {
  const verdicts: OracleVerdict[] = [];
  const made: Made[] = [];
  let board = start;
  let hot: number[] = [];
  moves.forEach((move, k) => {
    if (move.point === 'pass') {
      if (!rules.passesKeep) hot = [];
      verdicts.push({ koPlay: false, hot, capturesHot: false, secondOddCycle: false });
      return;
    }
    const { color, point } = move;
    const koPlay = oracleKoPlay({
      board,
      color,
      first: point,
      most: rules.maxCycle,
      suicide: rules.suicide,
      plain: rules.plain,
    });
    const { play, after } = oraclePlay(board, color, point, true)!;
    made.push({ number: k, play, before: board });
    const suicide = play.captured.includes(point);
    const capturesHot = koPlay && !suicide && play.captured.some((p) => hot.includes(p));
    hot = koPlay ? [...hot, point].filter((p) => !play.captured.includes(p)) : [];
    board = after;
    verdicts.push({
      koPlay,
      hot: [...hot].sort((a, b) => a - b),
      capturesHot,
      secondOddCycle: secondOddCycle(made),
    });
  });
  return verdicts;
}

/**
 * Whether the last play completes an odd cycle that other plays of the game have completed before,
 * in the same order.
 */
function secondOddCycle(made: readonly Made[]): boolean {
  const now = oddCycles(made, made.length - 1);
  if (now.length === 0) return false;
  for (let end = 0; end < made.length - 1; end++) {
    for (const before of oddCycles(made, end)) {
      for (const cycle of now) {
        const same =
          cycle.length === before.length &&
          cycle.every((at, k) => samePlay(made[at]!.play, made[before[k]!]!.play));
        if (same && !cycle.some((at) => before.includes(at))) return true;
      }
    }
  }
  return false;
}

/**
 * All ways to take plays out of the game, the last being that at `end`, that form an odd cycle from
 * where the first of them stood.
 */
function oddCycles(made: readonly Made[], end: number): number[][] {
  const found: number[][] = [];
  const extend = (board: OracleBoard, start: OracleBoard, taken: readonly number[], at: number): void => {
    const { play } = made[at]!;
    const again = oraclePlay(board, play.color, play.point, true);
    if (!again || !samePlay(again.play, play)) return;
    const now = [...taken, at];
    if (at === end) {
      if (now.length % 2 === 1 && sameBoard(again.after, start)) found.push(now);
      return;
    }
    for (let next = at + 1; next <= end; next++) {
      if (made[next]!.play.color !== play.color) extend(again.after, start, now, next);
    }
  };
  for (let from = 0; from <= end; from++) extend(made[from]!.before, made[from]!.before, [], from);
  return found;
}
