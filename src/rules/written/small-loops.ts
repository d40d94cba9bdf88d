import { Game } from '../../go/game.ts';
import { Geometry } from '../../go/geometry.ts';
import { must } from '../../go/must.ts';
import { Position } from '../../go/position.ts';
import { isTask, type Task } from '../../go/task.ts';
import { BLACK, colorName, EMPTY, type Move } from '../../go/types.ts';
import { judgeMove } from '../referee.ts';
import { DEFAULT_OPTIONS, type KoRule } from '../rule.ts';
import { goesOn, type Loop, loopFrom } from './loops.ts';

/** The boards, in columns and rows. */
const BOARDS = [
  [2, 1],
  [3, 1],
  [2, 2],
  [4, 1],
] as const;

/** States of one board that are looked at: a second or two in all. */
const MOST_STATES = 3000;
/** The search follows a game for so many moves: a position that comes again comes again soon. */
const MOST_MOVES = 60;

/** A game, and what the rule remembers of it. */
interface Visited {
  readonly game: Game;
  readonly state: unknown;
  readonly key: string;
  readonly moves: readonly Move[];
  next: number;
}

/**
 * A loop on a small board from the empty board on, passes too, without two in a row. Where the
 * board, the turn and what the rule makes of the past (`pastKey`) come again, all verdicts come
 * again, so what was played in between can go on for ever. `null` where none was found.
 */
export function* smallLoop(rule: KoRule): Task<Loop | null> {
  if (rule.searches || !rule.pastKey) return null;
  for (const [columns, rows] of BOARDS) {
    const found = yield* loopOn(rule, Geometry.of({ columns, rows }));
    if (found) return found;
    yield;
  }
  return null;
}

function* loopOn(rule: KoRule, geometry: Geometry): Task<Loop | null> {
  const numbers = new Map<string, number>();
  const numberOf = (game: Game, n: number) => {
    const cells = game.after(n).cells.join('');
    if (!numbers.has(cells)) numbers.set(cells, numbers.size);
    return must(numbers.get(cells));
  };
  const visit = (game: Game, state: unknown): Visited => {
    const n = game.length;
    const color = game.toPlayAfter(n);
    const last = game.plies.at(-1)?.kind;
    const { cells } = game.after(n);
    const past = rule.pastKey?.(state, game, { board: (k) => numberOf(game, k), several: true });
    const moves: Move[] = last === 'pass' ? [] : [{ kind: 'pass', color }];
    for (const [point, cell] of cells.entries())
      if (cell === EMPTY) moves.push({ kind: 'play', color, point });
    return { game, state, key: `${cells} ${colorName(color)} ${last} ${past}`, moves, next: 0 };
  };
  const cells = new Uint8Array(geometry.area);
  const start = Game.begin({ position: new Position(geometry, cells), toPlay: BLACK });
  const path = [visit(start, rule.begin(start, DEFAULT_OPTIONS))];
  const seen = new Set<string>();
  for (let at = path.at(-1); at; at = path.at(-1)) {
    const move = at.moves[at.next++];
    if (!move) {
      path.pop();
      continue;
    }
    const game = at.game.with(move);
    const made = judgeMove(rule, at.state, game, game.length, DEFAULT_OPTIONS);
    const { state, verdict } = isTask(made) ? yield* made : made;
    if (verdict.verdict !== 'allowed') continue;
    const next = visit(game, state);
    const before = path.findIndex(({ key }) => key === next.key);
    if (before >= 0) return shortest(rule, game, before);
    if (seen.has(next.key) || game.length === MOST_MOVES) continue;
    if (seen.size === MOST_STATES) return null;
    seen.add(next.key);
    path.push(next);
  }
  return null;
}

/** The loop that the moves of a game behind move `from` are, if it needs no moves before it. */
function shortest(rule: KoRule, game: Game, from: number): Loop {
  const moves = game.plies.slice(from).map(({ move }) => move);
  const bare = loopFrom(game.after(from), [], moves);
  if (goesOn(rule, bare)) return bare;
  const lead = game.plies.slice(0, from).map(({ move }) => move);
  return loopFrom(game.after(0), lead, moves);
}
