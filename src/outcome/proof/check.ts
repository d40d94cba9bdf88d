// biome-ignore-all lint/style/noNonNullAssertion: nodes and boards are numbers that are checked where they are read.
/**
 * The checker. It is slow and short, and shares no code with what searches for strategies: only
 * what it says yes to is published. It walks through a strategy with the rule itself.
 */
import { must } from '../../go/must.ts';
import { place } from '../../go/play.ts';
import type { Position } from '../../go/position.ts';
import type { Task } from '../../go/task.ts';
import { BLACK, type Color, EMPTY, opponent, WHITE } from '../../go/types.ts';
import { type Message, message } from '../../words/index.ts';
import type { CanForce, Outcome } from '../types.ts';
import {
  END,
  PASS,
  type ProofClaim,
  type ProofStrategy,
  readCertificate,
  SPARE,
  THREAT,
} from './certificate.ts';
import { type GameTurn, type MadeMove, Turns } from './turns.ts';

/** What the checker says of a certificate. */
export type Verified =
  | { readonly holds: true; readonly claim: ProofClaim; readonly canForce: CanForce }
  /** `strategy`: the number of the one that fails, from 0; `null` where the certificate is none. */
  | { readonly holds: false; readonly reason: Message; readonly strategy: number | null };

/**
 * Nodes, each with the pasts with which it may be reached, in one strategy: what fits into memory,
 * since every one is kept.
 */
const MOST_WALKED = 500_000;
const SLICE = 64;

class Refused extends Error {
  constructor(readonly reason: Message) {
    super(reason.code);
  }
}

/**
 * Checks anything that may be a certificate, to the end of every line. Refuses a strategy with more
 * than `most` nodes, each counted with every past.
 */
export function* verify(value: unknown, most = MOST_WALKED): Task<Verified> {
  const read = readCertificate(value);
  if (!read) return { holds: false, reason: message('proof.malformed'), strategy: null };
  const { certificate, claim } = read;
  const { cells } = claim.game.after(claim.game.length);
  const { goal, targets } = claim;
  if (targets.length === 0 || targets.some((p) => cells[p] !== BLACK && cells[p] !== WHITE))
    return { holds: false, reason: message('proof.no-target'), strategy: null };
  // What is captured or connected as a whole is of one color, and a capture of some is no end.
  if (goal !== 'any' && new Set(targets.map((p) => cells[p])).size > 1)
    return { holds: false, reason: message('outcome.two-colors'), strategy: null };
  if (goal === 'connect' && new Set(targets).size !== 2)
    return { holds: false, reason: message('outcome.connect-two'), strategy: null };
  const canForce: { black: (readonly Outcome[])[]; white: (readonly Outcome[])[] } = { black: [], white: [] };
  for (const [strategy, one] of certificate.strategies.entries()) {
    try {
      yield* checkStrategy(claim, one, most);
    } catch (error) {
      if (error instanceof Refused) return { holds: false, reason: error.reason, strategy };
      throw error;
    }
    canForce[one.owner].push(one.forces);
  }
  return { holds: true, claim, canForce };
}

function* checkStrategy(claim: ProofClaim, strategy: ProofStrategy, most: number): Task<void> {
  const scene = yield* sceneOf(claim, strategy);
  yield* new Walk(claim, strategy, scene, most).walk();
}

/** What stands at each node, whatever led to it. */
interface BoardsByNode {
  /** By node: the number of its board; -1 for nodes that no line reaches. */
  readonly boards: Int32Array;
  /** By board: equal numbers for boards that lead to each other. */
  readonly circles: Int32Array;
  readonly numbers: Boards;
  readonly several: boolean;
}

/** Numbers for boards, in the order in which they are met. */
class Boards {
  readonly positions: Position[] = [];
  private readonly byHash = new Map<number, number[]>();

  /** -1 for a board that was not met. */
  find(position: Position): number {
    for (const n of this.byHash.get(position.hash) ?? [])
      if (must(this.positions[n]).equals(position)) return n;
    return -1;
  }

  enter(position: Position): number {
    const found = this.find(position);
    if (found >= 0) return found;
    const number = this.positions.push(position) - 1;
    const same = this.byHash.get(position.hash);
    if (same) same.push(number);
    else this.byHash.set(position.hash, [number]);
    return number;
  }
}

interface Placement {
  readonly board: number;
  readonly turn: Color;
  readonly passes: number;
  /** Of each player: threats, spare moves. */
  readonly left: readonly [number, number, number, number];
  /** The targets that were captured before, as text. */
  readonly captured: string;
}

/**
 * Gives each node its board, and finds which boards can come again: a board that was passed leads
 * to the present one, so it comes again only if the present one leads back to it, by moves of the
 * strategy or any play of the opponent.
 */
function* sceneOf(claim: ProofClaim, { nodes, owner }: ProofStrategy): Task<BoardsByNode> {
  const { game, first, goal, passes: most, spare, targets, threats } = claim;
  const outside = new Set(claim.outside);
  const mover = owner === 'black' ? BLACK : 2;
  const { cells } = game.start.position;
  const numbers = new Boards();
  const { positions } = numbers;
  const next: number[][] = [];
  const boardOf = (position: Position): number => {
    const board = numbers.enter(position);
    if (board === next.length) next.push([]);
    return board;
  };
  let several = false;
  /**
   * What plays lead to, by board, player and point, and which targets they take; a board has many
   * nodes.
   */
  const made = new Map<number, { readonly to: number; readonly taken: readonly number[] }>();
  const playOf = (board: number, turn: Color, point: number, node: number) => {
    if (!(point >= 0 && point < cells.length)) throw new Refused(message('proof.impossible', { node }));
    const key = (2 * board + turn - 1) * cells.length + point;
    let play = made.get(key);
    if (play === undefined) {
      const placed = place(must(positions[board]), turn, point);
      if (typeof placed === 'string') throw new Refused(message('proof.impossible', { node }));
      if (placed.captured.length > 1 || placed.suicide) several = true;
      const taken = targets.filter((p) => placed.captured.includes(p));
      play = { to: boardOf(placed.after), taken };
      must(next[board]).push(play.to);
      made.set(key, play);
    }
    return play;
  };
  let last = -1;
  for (let n = 0; n <= game.length; n++) {
    const board = boardOf(game.after(n));
    if (last >= 0) must(next[last]).push(board);
    last = board;
  }
  const standing: (Placement | undefined)[] = [];
  const boards = new Int32Array(nodes.length).fill(-1);
  const stand = (node: number, one: Placement): void => {
    if (!(node in nodes)) throw new Refused(message('proof.no-node', { node }));
    const there = standing[node];
    if (!there) {
      standing[node] = one;
      queue.push(node);
    } else if (
      there.turn !== one.turn ||
      there.passes !== one.passes ||
      there.left.some((count, i) => count !== one.left[i]) ||
      there.captured !== one.captured ||
      there.board !== one.board
    )
      throw new Refused(message('proof.two-boards', { node }));
  };
  const queue: number[] = [];
  let passes = 0;
  for (const { kind } of game.plies) passes = kind === 'pass' ? Math.min(passes + 1, most - 1) : 0;
  const left = [threats.black, threats.white, spare.black, spare.white] as const;
  stand(0, { board: last, turn: first, passes, left, captured: '' });
  /** By board: the boards that plays of the opponent lead to. */
  const loose = new Map<number, readonly Position[]>();
  for (const node of queue) {
    if (node % SLICE === 0) yield;
    const one = must(standing[node]);
    const { board, turn } = one;
    const position = must(positions[board]);
    boards[node] = board;
    const steps = must(nodes[node]);
    for (let i = 0; i < steps.length; i += 2) {
      const [move, to] = [must(steps[i]), must(steps[i + 1])];
      if (to === END) continue;
      const then = { ...one, turn: opponent(turn), passes: 0 };
      if (move === PASS) stand(to, { ...then, passes: one.passes + 1 });
      else if (move === THREAT) stand(to, { ...then, turn, left: fewer(one.left, turn - 1) });
      else if (move === SPARE) stand(to, { ...then, left: fewer(one.left, turn + 1) });
      else {
        const { to: board, taken } = playOf(one.board, turn, move, node);
        stand(to, { ...then, board, captured: withTaken(one.captured, taken) });
      }
    }
    // The opponent has the same plays at all nodes with this board.
    if (turn === mover || loose.has(board)) continue;
    const reached: Position[] = [];
    for (let p = 0; p < position.cells.length; p++) {
      if (position.cells[p] !== EMPTY || outside.has(p)) continue;
      const placed = place(position, turn, p);
      if (typeof placed === 'string') continue;
      // Where all have to be captured, play may go on after the capture of one.
      if (goal !== 'all' && targets.some((t) => placed.captured.includes(t))) continue;
      if (placed.captured.length > 1 || placed.suicide) several = true;
      reached.push(placed.after);
    }
    loose.set(board, reached);
  }
  for (const [board, reached] of loose)
    for (const position of reached) {
      const to = numbers.find(position);
      if (to >= 0) must(next[board]).push(to);
    }
  return { boards, circles: circlesOf(next), numbers, several };
}

function fewer(left: Placement['left'], at: number): Placement['left'] {
  return left.map((count, i) => (i === at ? count - 1 : count)) as unknown as Placement['left'];
}

function withTaken(captured: string, taken: readonly number[]): string {
  if (taken.length === 0) return captured;
  const all = new Set([
    ...captured
      .split(' ')
      .filter((one) => one !== '')
      .map(Number),
    ...taken,
  ]);
  return [...all].sort((a, b) => a - b).join(' ');
}

/** Equal numbers for vertices that lead to each other (Kosaraju). */
function circlesOf(next: readonly (readonly number[])[]): Int32Array {
  const back: number[][] = next.map(() => []);
  for (const [v, list] of next.entries()) for (const w of list) must(back[w]).push(v);
  const order: number[] = [];
  const seen = new Uint8Array(next.length);
  const places = new Int32Array(next.length);
  for (let root = 0; root < next.length; root++) {
    if (seen[root]) continue;
    const path = [root];
    seen[root] = 1;
    while (path.length > 0) {
      const v = must(path.at(-1));
      const w = must(next[v])[places[v]!++];
      if (w === undefined) order.push(must(path.pop()));
      else if (!seen[w]) {
        seen[w] = 1;
        path.push(w);
      }
    }
  }
  const circles = new Int32Array(next.length).fill(-1);
  for (const root of order.reverse()) {
    if (must(circles[root]) >= 0) continue;
    circles[root] = root;
    const reached = [root];
    for (const v of reached)
      for (const w of must(back[v]))
        if (must(circles[w]) < 0) {
          circles[w] = root;
          reached.push(w);
        }
  }
  return circles;
}

/** A node with a past. */
interface Arrival {
  readonly node: number;
  readonly at: GameTurn;
  /**
   * By move of the game: the number of the board after it, -1 for one that the strategy does not
   * know.
   */
  readonly boards: readonly number[];
}

/**
 * Walks through all lines of a strategy. Lines that come to one node are one line from then on if,
 * by the rule, nothing of what came before makes a difference any more; so circles are found, too.
 */
class Walk {
  private readonly turns: Turns;
  /** How many nodes with a past were met. */
  private count = 0;
  /** Those that are still to be looked at; the last first, so that few wait at a time. */
  private readonly open: { readonly number: number; readonly visit: Arrival }[] = [];
  private readonly numbers = new Map<string, number>();
  /** By visit: those that it leads to. */
  private readonly next: number[][] = [];

  constructor(
    claim: ProofClaim,
    private readonly strategy: ProofStrategy,
    private readonly scene: BoardsByNode,
    private readonly most: number,
  ) {
    this.turns = new Turns(claim);
  }

  *walk(): Task<void> {
    const start = yield* this.turns.begin();
    const boards: number[] = [];
    for (let n = 0; n <= start.game.length; n++) boards.push(this.boardOf(start.game.after(n)));
    this.enter({ node: 0, at: start, boards });
    const owner = this.strategy.owner === 'black' ? BLACK : 2;
    let walked = 0;
    for (let one = this.open.pop(); one; one = this.open.pop()) {
      if (walked++ % SLICE === 0) yield;
      if (this.count > this.most) throw new Refused(message('proof.too-large'));
      const { number, visit } = one;
      this.next[number] = yield* visit.at.turn === owner ? this.own(visit) : this.answers(visit);
    }
    if (!this.strategy.forces.includes('unending')) this.refuseCircles();
  }

  private boardOf(position: Position): number {
    return this.scene.numbers.find(position);
  }

  private *own({ node, at, boards }: Arrival): Task<number[]> {
    const steps = must(this.strategy.nodes[node]);
    const [move, to] = steps;
    if (steps.length !== 2 || move === undefined || to === undefined || !(move >= SPARE))
      throw new Refused(message('proof.no-move', { node }));
    if (move >= 0 && !this.turns.points(at).includes(move))
      throw new Refused(message('proof.impossible', { node }));
    const made = yield* this.turns.make(at, move);
    if (made.legal !== 'yes') throw new Refused(message('proof.forbidden', { node }));
    return this.follow({ node: to, at: made.next, boards }, made.ends, node);
  }

  private *answers({ node, at, boards }: Arrival): Task<number[]> {
    const steps = must(this.strategy.nodes[node]);
    const next: number[] = [];
    const follow = (move: number, { ends, legal, next: after }: MadeMove) => {
      if (legal === 'no') return;
      let to: number = END;
      for (let i = 0; i < steps.length; i += 2) if (steps[i] === move) to = must(steps[i + 1]);
      next.push(...this.follow({ node: to, at: after, boards }, ends, node));
    };
    for (const { point, made } of yield* this.turns.plays(at)) follow(point, made);
    follow(PASS, yield* this.turns.make(at, PASS));
    if (this.turns.hasThreat(at)) follow(THREAT, yield* this.turns.make(at, THREAT));
    if (this.turns.hasSpare(at)) follow(SPARE, yield* this.turns.make(at, SPARE));
    return next;
  }

  /** Where a legal move leads to: nowhere if the game ends as it is to end. */
  private follow(to: Arrival, ends: Outcome | null, from: number): number[] {
    if (ends) {
      if (this.strategy.forces.includes(ends)) return [];
      throw new Refused(message('proof.ends-otherwise', { node: from, outcome: ends }));
    }
    if (to.node === END) throw new Refused(message('proof.no-answer', { node: from }));
    const { game } = to.at;
    const boards = [...to.boards];
    const board = must(this.scene.boards[to.node]);
    while (boards.length <= game.length) boards.push(board);
    if (!this.scene.numbers.positions[board]?.equals(game.after(game.length)))
      throw new Refused(message('proof.two-boards', { node: to.node }));
    return [this.enter({ ...to, boards })];
  }

  private enter(visit: Arrival): number {
    const { node, at, boards } = visit;
    const { circles, several } = this.scene;
    const circle = must(circles[must(boards.at(-1))]);
    const past = this.turns.rule.pastKey?.(at.folded, at.game, {
      board: (n) => {
        const board = must(boards[n]);
        return board >= 0 && circles[board] === circle ? board : -1;
      },
      several,
    });
    const key = `${node} ${past ?? `alone ${this.count}`}`;
    let number = this.numbers.get(key);
    if (number === undefined) {
      number = this.count++;
      this.numbers.set(key, number);
      this.open.push({ number, visit });
    }
    return number;
  }

  /**
   * A line that never ends leads round a circle: everything is on one that still waits for another
   * when all else is gone.
   */
  private refuseCircles(): void {
    const waits = new Int32Array(this.next.length);
    for (const list of this.next) for (const to of list) waits[to]!++;
    const free = [...waits.keys()].filter((one) => waits[one] === 0);
    for (const one of free) for (const to of must(this.next[one])) if (--waits[to]! === 0) free.push(to);
    if (free.length < this.next.length) throw new Refused(message('proof.unending'));
  }
}
