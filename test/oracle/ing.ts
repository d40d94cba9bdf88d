/**
 * The class that Ing's rules give the ko of a play, as far as the texts decide it, the slow and
 * literal way. No code shared with `src/`.
 */
import { CouplingOracle } from './coupling.ts';
import {
  containsOddCycle,
  everyCycle,
  type OracleBoard,
  type OraclePlay,
  oraclePlay,
  type Player,
  sameBoard,
} from './cycles.ts';
import { type OracleMove, type OracleRules, oracleSpight } from './spight.ts';

export interface OracleClass {
  readonly class: 'fighting' | 'disturbing' | 'undecided' | null;
  /** The points of the ko. */
  readonly mouth: ReadonlySet<number>;
}

/**
 * What may be said of a play: more than one thing where several kos of the least length begin with
 * it. Kos are plain, and of at most `most` plays.
 */
export function oracleClasses(
  board: OracleBoard,
  color: Player,
  point: number,
  most: number,
  { suicide = true, coupling = new CouplingOracle(board.columns, most, true) } = {},
): OracleClass[] {
  const kos: OraclePlay[][] = [];
  everyCycle({ board, color, first: point, most, suicide, plain: true }, (cycle) => {
    if (cycle.length % 2 === 0 && !containsOddCycle(board, cycle, suicide)) kos.push([...cycle]);
    return false;
  });
  if (kos.length === 0) {
    const odd = beginsOddCycle(board, board, color, [point], most);
    return [{ class: odd ? 'disturbing' : null, mouth: new Set() }];
  }
  // Who removes his own stone takes none back.
  const taking = kos.filter((cycle) => !cycle.some((play) => play.captured.includes(play.point)));
  const all = taking.length > 0 ? taking : kos;
  const least = Math.min(...all.map((cycle) => cycle.length));
  const cells = board.stones.map((stone) => '.XO'[stone]).join('');
  const played = coupling.playedOn(cells);
  return all
    .filter((cycle) => cycle.length === least)
    .map((cycle) => {
      const mouth = new Set(cycle.map((play) => play.point));
      return { class: isAlone(board, mouth, played) ? 'fighting' : 'undecided', mouth };
    });
}

export interface OracleIng {
  readonly koPlay: boolean;
  readonly hot: readonly number[];
  /** What may be said of the move; more than one thing where several kos of one length tell its class. */
  readonly codes: readonly (string | null)[];
}

/** The verdict on each move; moves must be possible. `oddOnce`: odd cycles may be played once only. */
export function oracleIng(
  start: OracleBoard,
  moves: readonly OracleMove[],
  rules: OracleRules,
  oddOnce = true,
): OracleIng[] {
  const literal = oracleSpight(start, moves, rules);
  /** By point: which move put the stone there. */
  const madeBy = new Map<number, number>();
  let board = start;
  let before: OraclePlay | null = null;
  return moves.map(({ color, point }, k) => {
    const { koPlay, hot, capturesHot, secondOddCycle } = literal[k]!;
    const last = before;
    before = null;
    if (point === 'pass') return { koPlay, hot, codes: [null] };
    const { play, after } = oraclePlay(board, color, point, true)!;
    const codes = () => {
      if (!capturesHot) return [secondOddCycle && oddOnce ? 'ing.disturbing-ko' : null];
      const taken = play.captured.filter((p) => literal[k - 1]!.hot.includes(p));
      const since = moves.slice(Math.min(...taken.map((p) => madeBy.get(p)!)), k);
      const takesBack = last !== null && isSingle(last) && play.captured.join() === `${last.point}`;
      return oracleClasses(board, color, point, rules.maxCycle, rules).map(({ class: kind, mouth }) => {
        const inMouth = (move: OracleMove) =>
          move.point === 'pass' ? rules.passesKeep : mouth.has(move.point);
        return takesBack || (kind === 'fighting' && since.every(inMouth))
          ? 'ing.fighting-ko'
          : 'ing.undecided';
      });
    };
    const said = play.captured.includes(point) && !rules.suicide ? ['play.suicide'] : codes();
    if (!play.captured.includes(point)) before = play;
    madeBy.set(point, k);
    board = after;
    return { koPlay, hot, codes: said };
  });
}

/** Whether a single stone has taken a single stone. */
function isSingle({ chain, captured }: OraclePlay): boolean {
  return chain.length === 1 && captured.length === 1;
}

/**
 * Whether a plain cycle of an odd number of plays begins with a play at the last of these points;
 * suicides are left out.
 */
function beginsOddCycle(
  home: OracleBoard,
  board: OracleBoard,
  color: Player,
  path: readonly number[],
  most: number,
): boolean {
  const made = oraclePlay(board, color, path.at(-1)!, false);
  if (!made) return false;
  if (sameBoard(made.after, home)) return path.length % 2 === 1;
  if (path.length === most) return false;
  return board.stones.some(
    (_, p) =>
      !path.includes(p) && beginsOddCycle(home, made.after, (3 - color) as Player, [...path, p], most),
  );
}

/** A mouth in one piece, and no other cycle plays on, or next to, a string around it. */
function isAlone(board: OracleBoard, mouth: ReadonlySet<number>, played: readonly number[]): boolean {
  const [first] = mouth;
  const piece = new Set([first!]);
  for (const p of piece) for (const q of near(board, p)) if (mouth.has(q)) piece.add(q);
  if (piece.size < mouth.size) return false;
  const around = new Set([...mouth].flatMap((p) => stringsNextTo(board, p, mouth)));
  return !played.some(
    (p) =>
      !mouth.has(p) &&
      (around.has(stringOf(board, p)) || stringsNextTo(board, p, mouth).some((string) => around.has(string))),
  );
}

function stringsNextTo(board: OracleBoard, p: number, but: ReadonlySet<number>): string[] {
  return near(board, p)
    .filter((q) => !but.has(q) && board.stones[q] !== 0)
    .map((q) => stringOf(board, q));
}

function stringOf(board: OracleBoard, p: number): string {
  const string = new Set([p]);
  for (const q of string)
    for (const r of near(board, q)) if (board.stones[r] === board.stones[p]) string.add(r);
  return [...string].sort((a, b) => a - b).join(' ');
}

function near({ columns, stones }: OracleBoard, p: number): number[] {
  return [p - columns, p + columns, p % columns ? p - 1 : -1, (p + 1) % columns ? p + 1 : -1].filter(
    (q) => q >= 0 && q < stones.length,
  );
}
