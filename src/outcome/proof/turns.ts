import type { Game } from '../../go/game.ts';
import { isTask, type Task } from '../../go/task.ts';
import { BLACK, type Color, EMPTY, type Move, opponent, type Point } from '../../go/types.ts';
import { ruleOf } from '../../rules/index.ts';
import { judgeMove } from '../../rules/referee.ts';
import type { KoRule } from '../../rules/rule.ts';
import type { Verdict } from '../../rules/verdict.ts';
import type { Outcome, Supply } from '../types.ts';
import { PASS, type ProofClaim, SPARE, THREAT } from './certificate.ts';

/** A moment of a game about a claim: all that its rules go by. */
export interface GameTurn {
  readonly game: Game;
  /** The state of the rule. */
  readonly folded: unknown;
  readonly turn: Color;
  /** How many passes in a row came last. */
  readonly passes: number;
  readonly threats: Supply;
  readonly spare: Supply;
  /** The targets that were captured before, where the goal is that all are. */
  readonly captured: readonly Point[];
}

/** What comes of a move. */
export interface MadeMove {
  /** The rule's verdict on a play; `null` for passes and threats. */
  readonly verdict: Verdict | null;
  /** `no`: it may not be made; `open`: the rule does not say whether it may. */
  readonly legal: 'yes' | 'no' | 'open';
  /** How the game ends with it, `null` where it goes on. */
  readonly ends: Outcome | null;
  readonly next: GameTurn;
}

/**
 * The game that a claim is about, move by move, as `docs/explanation/outcomes.md` has it: with the
 * rule itself.
 */
export class Turns {
  readonly rule: KoRule;
  private readonly isOutside: ReadonlySet<Point>;

  /** @param claim one whose rule exists, as `readCertificate` has checked */
  constructor(private readonly claim: ProofClaim) {
    const rule = ruleOf(claim.rule);
    if (!rule) throw new RangeError(`no rule ${claim.rule}`);
    this.rule = rule;
    this.isOutside = new Set(claim.outside);
  }

  *begin(): Task<GameTurn> {
    const { game, first, options, passes: most, spare, threats } = this.claim;
    let folded = this.rule.begin(game, options);
    for (const { number } of game.plies) {
      const judged = judgeMove(this.rule, folded, game, number, options);
      folded = (isTask(judged) ? yield* judged : judged).state;
    }
    let passes = 0;
    for (const { kind } of game.plies) passes = kind === 'pass' ? Math.min(passes + 1, most - 1) : 0;
    return { game, folded, turn: first, passes, threats, spare, captured: [] };
  }

  /** The points that a player may try, in order; not all of them are legal. */
  points({ game }: GameTurn): Point[] {
    const { cells } = game.after(game.length);
    const points: Point[] = [];
    for (let p = 0; p < cells.length; p++) if (cells[p] === EMPTY && !this.isOutside.has(p)) points.push(p);
    return points;
  }

  hasThreat({ turn, threats }: GameTurn): boolean {
    return (turn === BLACK ? threats.black : threats.white) > 0;
  }

  hasSpare({ turn, spare }: GameTurn): boolean {
    return (turn === BLACK ? spare.black : spare.white) > 0;
  }

  /** Tries all points, in order. */
  *plays(at: GameTurn): Generator<void, { readonly point: Point; readonly made: MadeMove }[]> {
    const points = this.points(at);
    const games = at.game.withEach(points.map((point) => ({ kind: 'play', color: at.turn, point })));
    const all: { point: Point; made: MadeMove }[] = [];
    for (const [i, point] of points.entries())
      all.push({ point, made: yield* this.played(at, point, games[i] as Game) });
    return all;
  }

  /** Makes a move: a point, `PASS`, `THREAT` or `SPARE`. */
  *make(at: GameTurn, move: number): Task<MadeMove> {
    const { turn } = at;
    if (move === PASS) {
      const next = yield* this.after(at, [{ kind: 'pass', color: turn }]);
      const passes = at.passes + 1;
      const ends = passes >= this.claim.passes ? 'both-stay' : null;
      return { verdict: null, legal: 'yes', ends, next: { ...next, turn: opponent(turn), passes } };
    }
    if (move === THREAT) {
      const legal = this.hasThreat(at) ? 'yes' : 'no';
      const next = yield* this.after(at, [
        { kind: 'tenuki', color: turn },
        { kind: 'tenuki', color: opponent(turn) },
      ]);
      const threats = oneFewer(at.threats, turn);
      return { verdict: null, legal, ends: null, next: { ...next, threats, passes: 0 } };
    }
    if (move === SPARE) {
      const legal = this.hasSpare(at) ? 'yes' : 'no';
      const next = yield* this.after(at, [{ kind: 'tenuki', color: turn }]);
      const spare = oneFewer(at.spare, turn);
      return { verdict: null, legal, ends: null, next: { ...next, spare, turn: opponent(turn), passes: 0 } };
    }
    return yield* this.played(at, move, at.game.with({ kind: 'play', color: at.turn, point: move }));
  }

  /** @param game the one with the play */
  private *played(at: GameTurn, point: Point, game: Game): Task<MadeMove> {
    const { options } = this.claim;
    const n = game.length;
    const judged = judgeMove(this.rule, at.folded, game, n, options);
    const { verdict, state } = isTask(judged) ? yield* judged : judged;
    const captured = this.capturedBy(at, game);
    const next = { ...at, game, folded: state, turn: opponent(at.turn), passes: 0, captured };
    const { outcome } = verdict;
    // What a win is worth for the chains no rule says.
    const isOpen =
      verdict.verdict === 'undecided' || outcome === 'win' || this.rule.isOpen?.(game, n, verdict);
    // A repetition that loses is a play that nobody makes.
    const isBanned =
      verdict.verdict === 'forbidden' || (verdict.verdict === 'ends' && verdict.outcome === 'loss');
    const legal = this.isOutside.has(point) ? 'no' : isOpen ? 'open' : isBanned ? 'no' : 'yes';
    const reached = this.reached(next);
    if (reached) return { verdict, legal, ends: reached, next };
    const isEnd = verdict.verdict === 'ends' && outcome !== 'loss' && outcome !== 'win';
    const ends = isEnd && outcome ? outcome : null;
    return { verdict, legal, ends, next };
  }

  /** The targets that have been captured after the last play of a game. */
  private capturedBy({ captured: before }: GameTurn, game: Game): readonly Point[] {
    const { captured } = game.ply(game.length);
    const taken = this.claim.targets.filter((p) => captured.includes(p) && !before.includes(p));
    return taken.length > 0 ? [...before, ...taken] : before;
  }

  /** How the game ends, by the goal, with the last play. */
  private reached({ game, captured }: GameTurn): Outcome | null {
    const { goal, targets } = this.claim;
    const [target] = captured;
    if (target !== undefined && (goal !== 'all' || captured.length === new Set(targets).size)) {
      const isBlack = this.colorOf(target) === BLACK;
      return isBlack ? 'black-captured' : 'white-captured';
    }
    if (goal !== 'connect') return null;
    const { chain } = game.ply(game.length);
    return targets.every((p) => chain.includes(p)) ? 'connected' : null;
  }

  /** The color of a target: it stood there when the game about it began. */
  private colorOf(target: Point): number {
    const { game } = this.claim;
    return game.after(game.length).at(target);
  }

  /** The turn after moves that change nothing on the board. */
  private *after(at: GameTurn, moves: readonly Move[]): Task<GameTurn> {
    let { folded, game } = at;
    for (const move of moves) {
      game = game.with(move);
      const judged = judgeMove(this.rule, folded, game, game.length, this.claim.options);
      folded = (isTask(judged) ? yield* judged : judged).state;
    }
    return { ...at, game, folded };
  }
}

function oneFewer({ black, white }: Supply, color: Color): Supply {
  return color === BLACK ? { black: black - 1, white } : { black, white: white - 1 };
}
