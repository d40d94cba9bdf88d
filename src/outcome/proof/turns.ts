import type { Game } from '../../go/game.ts';
import { isTask, type Task } from '../../go/task.ts';
import { BLACK, type Color, EMPTY, type Move, opponent, type Point } from '../../go/types.ts';
import { ruleOf } from '../../rules/index.ts';
import { judgeMove } from '../../rules/referee.ts';
import type { KoRule } from '../../rules/rule.ts';
import type { Verdict } from '../../rules/verdict.ts';
import type { Outcome } from '../types.ts';
import { PASS, type ProofClaim, THREAT } from './certificate.ts';

/** A moment of a game about a claim: all that its rules go by. */
export interface GameTurn {
  readonly game: Game;
  /** The state of the rule. */
  readonly folded: unknown;
  readonly turn: Color;
  /** Whether the last move was a pass. */
  readonly passed: boolean;
  readonly black: number;
  readonly white: number;
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
    const { game, first, options, threats } = this.claim;
    let folded = this.rule.begin(game, options);
    for (const { number } of game.plies) {
      const judged = judgeMove(this.rule, folded, game, number, options);
      folded = (isTask(judged) ? yield* judged : judged).state;
    }
    const passed = game.plies.at(-1)?.kind === 'pass';
    return { game, folded, turn: first, passed, black: threats.black, white: threats.white };
  }

  /** The points that a player may try, in order; not all of them are legal. */
  points({ game }: GameTurn): Point[] {
    const { cells } = game.after(game.length);
    const points: Point[] = [];
    for (let p = 0; p < cells.length; p++) if (cells[p] === EMPTY && !this.isOutside.has(p)) points.push(p);
    return points;
  }

  hasThreat({ turn, black, white }: GameTurn): boolean {
    return (turn === BLACK ? black : white) > 0;
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

  /** Makes a move: a point, `PASS` or `THREAT`. */
  *make(at: GameTurn, move: number): Task<MadeMove> {
    const { turn } = at;
    if (move === PASS) {
      const next = yield* this.after(at, [{ kind: 'pass', color: turn }]);
      const passed = { ...next, turn: opponent(turn), passed: true };
      return { verdict: null, legal: 'yes', ends: at.passed ? 'both-stay' : null, next: passed };
    }
    if (move === THREAT) {
      const legal = this.hasThreat(at) ? 'yes' : 'no';
      const next = yield* this.after(at, [
        { kind: 'tenuki', color: turn },
        { kind: 'tenuki', color: opponent(turn) },
      ]);
      const left = turn === BLACK ? { black: at.black - 1 } : { white: at.white - 1 };
      return { verdict: null, legal, ends: null, next: { ...next, ...left, passed: false } };
    }
    return yield* this.played(at, move, at.game.with({ kind: 'play', color: at.turn, point: move }));
  }

  /** @param game the one with the play */
  private *played(at: GameTurn, point: Point, game: Game): Task<MadeMove> {
    const { options, targets } = this.claim;
    const n = game.length;
    const judged = judgeMove(this.rule, at.folded, game, n, options);
    const { verdict, state } = isTask(judged) ? yield* judged : judged;
    const next = { ...at, game, folded: state, turn: opponent(at.turn), passed: false };
    const { outcome } = verdict;
    // What a win is worth for the chains no rule says.
    const isOpen =
      verdict.verdict === 'undecided' || outcome === 'win' || this.rule.isOpen?.(game, n, verdict);
    // A repetition that loses is a play that nobody makes.
    const isBanned =
      verdict.verdict === 'forbidden' || (verdict.verdict === 'ends' && verdict.outcome === 'loss');
    const legal = this.isOutside.has(point) ? 'no' : isOpen ? 'open' : isBanned ? 'no' : 'yes';
    const { captured } = game.ply(n);
    const target = targets.find((p) => captured.includes(p));
    if (target !== undefined) {
      const isBlack = at.game.after(at.game.length).at(target) === BLACK;
      return { verdict, legal, ends: isBlack ? 'black-captured' : 'white-captured', next };
    }
    const isEnd = verdict.verdict === 'ends' && outcome !== 'loss' && outcome !== 'win';
    const ends = isEnd && outcome ? outcome : null;
    return { verdict, legal, ends, next };
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
