/**
 * Games of a reader about a first move: against the proof of its grade, or for the side that is
 * right, against the best resistance.
 */
import { Position } from '../go/position.ts';
import type { Task } from '../go/task.ts';
import { type Color, opponent, type Point } from '../go/types.ts';
import { type MoveGrade, rankOf } from './grade.ts';
import { type GradedMove, type Grades, gradesOf } from './grades.ts';
import type { GoalProblem } from './problem.ts';
import type { GradedState } from './proof/graded.ts';
import { GradedPlay } from './proof/graded-play.ts';
import type { GradesCertificate } from './proof/grades-certificate.ts';

/** `proof`: the reader plays against it. `right`: the reader plays for the side that is right. */
export type ReaderSide = 'proof' | 'right';

export type GameMove = Point | 'pass' | 'threat';

/** A move that was made, with the stones that it took and the board behind it. */
interface GradedPly {
  readonly by: Color;
  readonly move: GameMove;
  readonly captured: readonly Point[];
  readonly cells: Uint8Array;
}

/** The value of a move of a reader who plays the proven side. */
export interface GameRemark {
  /**
   * `only`: no other move reaches the goal; `right`: it does, and others do; `ko`: it makes a ko of
   * what was sure; `lost`: it gives the goal up; `unneeded`: no move was needed; `open`: not known.
   */
  readonly kind: 'only' | 'right' | 'ko' | 'lost' | 'unneeded' | 'open';
  readonly move: GradedMove | null;
  /** The moves that were right; none behind `right` where not all are known. */
  readonly right: readonly Point[];
}

/** A game after a move of the reader, and the answer to it. */
export interface GradedGame {
  readonly reader: Color;
  readonly plies: readonly GradedPly[];
  readonly state: GradedState;
  /** `settled`: whatever is tried now need not be answered. */
  readonly ended: 'captured' | 'kept' | 'settled' | null;
  readonly remark: GameRemark | null;
}

/** States that the search for one move of a game may know. */
const MOST_STATES = 200_000;
/** Answers of equal worth that are compared by how hard they are to meet, and states for each. */
const MOST_COMPARED = 12;
const COMPARED_STATES = 20_000;
/** In place of the number of right moves, behind a move that need not be answered. */
const UNANSWERED = 100;

/**
 * The threats of the mover and of the opponent with which the grade of a move is shown, and which
 * of the two has the proof then; `null` for a grade that is open.
 */
export function pairShown(
  { grade, threats }: Pick<GradedMove, 'grade' | 'threats'>,
  asked: number,
): { readonly own: number; readonly others: number; readonly isMovers: boolean } | null {
  if (grade === 'works') return { own: 0, others: asked, isMovers: true };
  if (grade === 'holds') return { own: 0, others: threats, isMovers: true };
  if (grade === 'needs') return { own: threats - 1, others: 0, isMovers: false };
  return grade === 'fails' ? { own: asked, others: 0, isMovers: false } : null;
}

/** Plays games about first moves of one problem. */
export class GradedGames {
  private readonly play: GradedPlay;
  private readonly first: Color;

  constructor(
    private readonly problem: GoalProblem,
    certificate: GradesCertificate,
    private readonly asked: number,
  ) {
    this.play = new GradedPlay(certificate);
    this.first = problem.first;
  }

  /** The game behind a first move; `null` where there is no proof about it. */
  *begin(move: GradedMove, side: ReaderSide): Task<GradedGame | null> {
    const pair = pairShown(move, this.asked);
    if (!pair || move.point === null) return null;
    const winner = pair.isMovers ? this.first : opponent(this.first);
    const reader = side === 'right' ? winner : opponent(winner);
    const start = this.play.begin(pair.own, pair.others);
    const none: GradedGame = { reader, plies: [], state: start, ended: null, remark: null };
    const game = this.moved(none, move.point);
    return game && (yield* this.answered(game, side));
  }

  /** The game after a move of the reader and the answer; `null` where it cannot be made. */
  *after(game: GradedGame, move: GameMove, side: ReaderSide): Task<GradedGame | null> {
    if (game.ended || game.state.turn !== game.reader) return null;
    const next = this.moved(game, move);
    if (!next) return null;
    const remark = side === 'right' && move !== 'threat' ? yield* this.remarkOn(game, move) : null;
    // A pass of the proven side is a play elsewhere; to end play by passes is another question.
    const state = side === 'right' && move === 'pass' ? { ...next.state, passes: 0 } : next.state;
    return yield* this.answered({ ...next, state, remark }, side);
  }

  /** How many threats the reader has left. */
  threats({ reader, state }: GradedGame): number {
    return reader === this.play.attacker ? state.attacker : state.defender;
  }

  private moved(game: GradedGame, move: GameMove): GradedGame | null {
    const { plies, state } = game;
    const after = this.play.after(state, move);
    if (after === null) return null;
    const ended = typeof after === 'string' ? after : null;
    const last = typeof after === 'string' ? ended === 'captured' && typeof move === 'number' : false;
    // A play that captures for good is shown on the board, too.
    const next =
      typeof after !== 'string'
        ? after
        : {
            ...state,
            cells: last ? this.capturing(state, move as Point) : state.cells,
            turn: opponent(state.turn),
          };
    const captured = [...state.cells.keys()].filter((p) => state.cells[p] !== 0 && next.cells[p] === 0);
    const ply: GradedPly = { by: state.turn, move, captured, cells: next.cells };
    const isOver = ended ?? (this.play.isAlive(next) ? 'kept' : null);
    return { ...game, plies: [...plies, ply], state: next, ended: isOver };
  }

  private capturing({ cells, turn }: GradedState, at: Point): Uint8Array {
    const { geometry } = this.play;
    const made = cells.slice();
    made[at] = turn;
    for (const n of geometry.adjacent(at)) {
      if (made[n] !== opponent(turn)) continue;
      const chain = [n];
      for (const q of chain)
        for (const r of geometry.adjacent(q)) if (made[r] === made[n] && !chain.includes(r)) chain.push(r);
      const isFree = chain.some(
        (q) => geometry.outward[q] || geometry.adjacent(q).some((r) => made[r] === 0),
      );
      if (!isFree) for (const q of chain) made[q] = 0;
    }
    return made;
  }

  /** Until it is the turn of the reader. */
  private *answered(game: GradedGame, side: ReaderSide): Task<GradedGame | null> {
    let now = game;
    while (!now.ended && now.state.turn !== now.reader) {
      const { state } = now;
      const found = side === 'proof' ? this.play.answer(state, state.turn) : yield* this.resistance(now);
      if (found === 'settled') return { ...now, ended: 'settled' };
      const move: GameMove | null = found === 'alive' ? 'pass' : found;
      const next: GradedGame | null = move === null ? null : this.moved(now, move);
      if (!next) return null;
      now = next;
    }
    return now;
  }

  /** The problem of the player whose turn it is in a state. */
  private problemIn({ ban, captured, cells, turn }: GradedState): GoalProblem {
    const { geometry, changing } = this.play;
    return {
      ...this.problem,
      position: new Position(geometry, cells),
      first: turn,
      targets: this.problem.targets.filter((_, i) => !((captured >> i) & 1)),
      points: changing.filter((p) => cells[p] === 0),
      banned: ban < 0 ? null : ban,
    };
  }

  /** Whether a move reaches the goal with the threats that are there. */
  private wins({ grade, threats }: GradedMove, state: GradedState): boolean | null {
    const isAttacker = state.turn === this.play.attacker;
    const [own, others] = isAttacker ? [state.attacker, state.defender] : [state.defender, state.attacker];
    const won: Record<MoveGrade, boolean | null> = {
      works: true,
      holds: others <= threats,
      needs: others === 0 && own >= threats,
      fails: false,
      undecided: null,
    };
    return won[grade];
  }

  private *remarkOn({ state }: GradedGame, move: GameMove): Task<GameRemark> {
    const grades = yield* gradesOf(this.problemIn(state), this.asked, MOST_STATES);
    const { elsewhere, moves } = grades;
    const made = moves.find(({ point }) => point === move) ?? (move === 'pass' ? elsewhere : null);
    const right = moves.flatMap((one) => (one.point !== null && this.wins(one, state) ? [one.point] : []));
    const remark = (kind: GameRemark['kind'], of = right): GameRemark => ({ kind, move: made, right: of });
    if (!made || this.wins(made, state) === null) return remark('open');
    const best = Math.max(...moves.map((one) => rankOf(one, this.asked)), rankOf(elsewhere, this.asked));
    const isSure = rankOf(made, this.asked) === best || made.grade === 'works';
    if (!isSure && made.grade !== 'fails' && best === rankOf({ grade: 'works', threats: 0 }, this.asked))
      return remark(
        'ko',
        moves.flatMap(({ grade, point }) => (grade === 'works' && point !== null ? [point] : [])),
      );
    if (!this.wins(made, state)) return remark('lost');
    if (made === elsewhere || this.wins(elsewhere, state)) return remark('unneeded');
    if (right.length === 1 && !grades.isPartial) return remark('only');
    // While some moves are undecided, Koban cannot say how many moves are right.
    return remark('right', grades.isPartial ? [] : right);
  }

  /**
   * The move that is the hardest to meet: the best grade, and of those with the same the one behind
   * which the fewest moves are right; `settled` where none needs an answer.
   */
  private *resistance({ state }: GradedGame): Task<GameMove | 'settled'> {
    const { asked } = this;
    const { elsewhere, moves }: Grades = yield* gradesOf(this.problemIn(state), asked, MOST_STATES);
    const rank = (one: GradedMove) => rankOf(one, asked);
    const best = Math.max(0, ...moves.map(rank));
    const isAttacker = state.turn === this.play.attacker;
    const threats = isAttacker ? state.attacker : state.defender;
    // A ko that may not be retaken yet is what threats are for.
    if (state.ban >= 0 && threats > 0) {
      const free = yield* gradesOf({ ...this.problemIn(state), banned: null }, asked, MOST_STATES);
      if (Math.max(0, ...free.moves.map(rank)) > best) return 'threat';
    }
    const isLost = best === 0 && rank(elsewhere) === 0;
    let found: Point | null = null;
    let fewest = Number.POSITIVE_INFINITY;
    const alike = moves.filter((one) => rank(one) === best && one.point !== null);
    for (const { point } of alike.slice(0, MOST_COMPARED)) {
      const after = point === null ? null : this.play.after(state, point);
      if (point === null || after === null) continue;
      if (typeof after === 'string') {
        // Filling the last liberty of one's own is no resistance.
        if ((after === 'captured') === isAttacker) return point;
        continue;
      }
      const { elsewhere: left, moves: replies } = yield* gradesOf(this.problemIn(after), 0, COMPARED_STATES);
      const count =
        left.grade === 'works' ? UNANSWERED : replies.filter(({ grade }) => grade === 'works').length;
      if (count < fewest) {
        found = point;
        fewest = count;
      }
    }
    // Where no play has to be answered there is nothing left to try.
    if (isLost && (found === null || fewest >= UNANSWERED)) return 'settled';
    return found ?? 'pass';
  }
}

export function gradedGames(
  problem: GoalProblem,
  certificate: GradesCertificate,
  asked: number,
): GradedGames {
  return new GradedGames(problem, certificate, asked);
}
