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
    const { koPlay, capturesHot, secondOddCycle } = literal[k]!;
    const last = before;
    before = null;
    if (point === 'pass') return { koPlay, hot: literal[k]!.hot, codes: [null] };
    const { play, after } = oraclePlay(board, color, point, true)!;
    const isLone = play.captured.includes(point) && play.captured.length === 1;
    const twins = isSingle(play) && !play.captured.includes(point) ? twinStones(after, play) : [];
    const hot = [...new Set([...literal[k]!.hot, ...twins])].sort((a, b) => a - b);
    const takesTwin =
      last !== null &&
      last.color !== color &&
      isSingle(last) &&
      play.captured.length === 1 &&
      twinStones(board, last).includes(play.captured[0]!);
    const codes = () => {
      if (takesTwin) return ['ing.fighting-ko'];
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
    const said =
      (isLone && !rules.lone) || (play.captured.includes(point) && !rules.suicide)
        ? ['play.suicide']
        : codes();
    if (!play.captured.includes(point)) before = play;
    madeBy.set(point, k);
    board = after;
    return { koPlay, hot, codes: said };
  });
}

/**
 * The stones of the player that are twins after a capture of a single stone by a single stone, the
 * literal way: all liberties of the two strings in the fight are taken one by one, and each must be
 * where a single stone takes a single stone and can be taken back.
 */
export function twinStones(board: OracleBoard, { point, color }: OraclePlay): number[] {
  const strings = (of: number) => [
    ...new Set(
      board.stones.flatMap((stone, p) =>
        stone === of && !isLoneStone(board, p) ? [stringOf(board, p)] : [],
      ),
    ),
  ];
  const points = (string: string) => string.split(' ').map(Number);
  const libertiesOf = (string: string) => [
    ...new Set(points(string).flatMap((p) => near(board, p).filter((q) => board.stones[q] === 0))),
  ];
  for (const mine of strings(color)) {
    for (const theirs of strings(3 - color)) {
      const liberties = [...new Set([...libertiesOf(mine), ...libertiesOf(theirs)])];
      if (liberties.length !== 3) continue;
      const kos = liberties.map((at) => koBetween(board, at, mine, theirs));
      const stones = kos.filter((p): p is number => p !== null);
      if (stones.length === 3 && stones.includes(point))
        return stones.filter((p) => board.stones[p] === color);
    }
  }
  return [];
}

/** Whether a stone is a string of its own with one liberty. */
function isLoneStone(board: OracleBoard, p: number): boolean {
  return (
    near(board, p).every((q) => board.stones[q] !== board.stones[p]) &&
    near(board, p).filter((q) => board.stones[q] === 0).length === 1
  );
}

/** The stone that is taken at an empty point in a ko between two strings; `null` where there is none. */
function koBetween(board: OracleBoard, at: number, one: string, other: string): number | null {
  const beside = near(board, at);
  const stone = beside.find(
    (p) => board.stones[p] !== 0 && isLoneStone(board, p) && ![one, other].includes(stringOf(board, p)),
  );
  if (stone === undefined) return null;
  const owner = board.stones[stone];
  const fits = (ps: readonly number[], but: number, wanted: number) =>
    ps.every((p) => p === but || (board.stones[p] === wanted && [one, other].includes(stringOf(board, p))));
  return fits(beside, stone, owner!) && fits(near(board, stone), at, 3 - owner!) ? stone : null;
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
