import type { Task } from '../../go/task.ts';
import { BLACK, type Color, WHITE } from '../../go/types.ts';
import type { Verdict } from '../../rules/verdict.ts';
import type { Outcome } from '../types.ts';
import {
  type Certificate,
  END,
  PASS,
  type ProofStrategy,
  readCertificate,
  SPARE,
  THREAT,
} from './certificate.ts';
import { type GameTurn, Turns } from './turns.ts';

/** A move of the opponent that may not be made. */
interface IllegalTry {
  /** What the rule says of it; `null` for one that cannot be made under any rule. */
  readonly verdict: Verdict | null;
  /** The game with the move, if it can be made on the board. */
  readonly game: GameTurn['game'] | null;
}

interface Reached {
  readonly at: GameTurn;
  readonly node: number;
  readonly line: readonly number[];
  readonly ended: Outcome | null;
}

/**
 * A game against a strategy of a certificate, at a turn of its opponent or at its end: the
 * opponent makes any legal move, and the answer comes from the proof. Every legal move has one, so
 * nothing is searched for; of rules that search for cycles only the moves of the game are judged.
 * It is never changed.
 */
export class ProofGame {
  private constructor(
    private readonly turns: Turns,
    readonly strategy: ProofStrategy,
    private readonly reached: Reached,
  ) {}

  /**
   * Begins, with the first move of the owner of the proof if it is theirs.
   *
   * @returns `null` where the certificate cannot be read, has no such strategy, or is none that
   * `verify` would pass.
   */
  static *begin(value: unknown, strategy: number): Task<ProofGame | null> {
    const read = readCertificate(value);
    const proof = read?.certificate.strategies[strategy];
    if (!read || !proof) return null;
    const turns = new Turns(read.claim);
    const at = yield* turns.begin();
    return yield* new ProofGame(turns, proof, { at, node: 0, line: [], ended: null }).answered();
  }

  get owner(): Color {
    return this.strategy.owner === 'black' ? BLACK : WHITE;
  }

  /** The position, the game and the threats that are left. */
  get at(): GameTurn {
    return this.reached.at;
  }

  /** All moves: points, -1 for a pass, -2 for a threat and its answer, -3 for a spare move. */
  get line(): readonly number[] {
    return this.reached.line;
  }

  /** How the game has ended, `null` where it goes on. */
  get ended(): Outcome | null {
    return this.reached.ended;
  }

  /**
   * After a move of the opponent and its answer.
   *
   * @returns why the move may not be made; `null` where the certificate is none that `verify`
   * would pass.
   */
  *after(move: number): Task<ProofGame | IllegalTry | null> {
    const { turns, strategy } = this;
    const { at, ended } = this.reached;
    if (ended || (!isElsewhere(move) && !turns.points(at).includes(move)))
      return { verdict: null, game: null };
    const made = yield* turns.make(at, move);
    if (made.legal === 'no')
      return { verdict: made.verdict, game: made.verdict === null ? null : made.next.game };
    return yield* new ProofGame(turns, strategy, this.stepped(move, made.next, made.ends)).answered();
  }

  /** After the move of the owner, where it is their turn. */
  private *answered(): Task<ProofGame | null> {
    const { turns, strategy } = this;
    const { at, node, ended } = this.reached;
    if (ended) return this;
    const steps = strategy.nodes[node];
    if (!steps) return null;
    if (at.turn !== this.owner) return this;
    const [move] = steps;
    if (move === undefined) return null;
    if (!isElsewhere(move) && !turns.points(at).includes(move)) return null;
    const made = yield* turns.make(at, move);
    if (made.legal === 'no') return null;
    return yield* new ProofGame(turns, strategy, this.stepped(move, made.next, made.ends)).answered();
  }

  private stepped(move: number, at: GameTurn, ended: Outcome | null): Reached {
    const { node, line } = this.reached;
    const steps = this.strategy.nodes[node] ?? [];
    let to: number = END;
    for (let i = 0; i < steps.length; i += 2) if (steps[i] === move) to = steps[i + 1] ?? END;
    return { at, node: to, line: [...line, move], ended };
  }
}

function isElsewhere(move: number): boolean {
  return move === PASS || move === THREAT || move === SPARE;
}

/** See {@link ProofGame.begin}. */
export function beginGame(value: unknown, strategy: number): Task<ProofGame | null> {
  return ProofGame.begin(value, strategy);
}

/** What comes of a line that is played against a strategy. */
interface Answered {
  /**
   * The moves so far, with those of the owner of the proof: points, -1 for a pass, -2 for a threat,
   * -3 for a spare move.
   */
  readonly line: readonly number[];
  /** Whose turn it is now; the owner's only when the game is over. */
  readonly turn: Color;
  /** The position, the game and the threats that are left. */
  readonly at: GameTurn;
  /** How the game has ended, `null` where it goes on. */
  readonly ended: Outcome | null;
  /**
   * The first move of the opponent that may not be made, by its place among those that were given,
   * and the rule's verdict on it; `null` for one that cannot be made under any rule. Nothing behind
   * it was played.
   */
  readonly illegal: { readonly number: number; readonly verdict: Verdict | null } | null;
}

/** A {@link ProofGame} to the end of the moves of the opponent that are given. */
export function* answerFrom(
  value: Certificate,
  strategy: number,
  given: readonly number[],
): Task<Answered | null> {
  let game = yield* ProofGame.begin(value, strategy);
  if (!game) return null;
  const told = (now: ProofGame, illegal: Answered['illegal'] = null): Answered => {
    const { line, at, ended } = now;
    return { line, turn: at.turn, at, ended, illegal };
  };
  for (const [number, move] of given.entries()) {
    if (game.ended) break;
    const next: ProofGame | IllegalTry | null = yield* game.after(move);
    if (!next) return null;
    if (!(next instanceof ProofGame)) return told(game, { number, verdict: next.verdict });
    game = next;
  }
  return told(game);
}
