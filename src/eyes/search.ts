import type { Scratch } from '../go/scratch.ts';
import { type Color, EMPTY, opponent, type Point } from '../go/types.ts';
import { banAfter, takesInKo } from './ban.ts';
import { Candidates } from './candidates.ts';
import type { Bounds } from './grade.ts';
import { ATTACKER_THREATENS, DEFENDER_THREATENS, gradeByQuestions, LOST, NO_BAN, WON } from './grade.ts';
import type { Memory } from './memory.ts';

const DEEPEST = 250;

/**
 * Depth-first search for the grade of one string, exact for its bounds. A position that repeats on the path counts as `LOST`,
 * as endless play does; what rests on that is kept by `Memory` with the necessary care.
 */
export class Search {
  nodes = 0;
  /** The budget ran out: the result says nothing. */
  stopped = false;
  /** A string was taken as saved for its liberties, its length of flight, or what nobody sees around it. */
  assumed = false;
  /** The best first move of who moves first, or -1 for a pass or none. */
  best: Point = -1;

  private readonly candidates: Candidates;
  private readonly pathHigh = new Int32Array(DEEPEST + 2);
  private readonly pathLow = new Int32Array(DEEPEST + 2);
  private readonly pathBan = new Int16Array(DEEPEST + 2);
  private readonly pathVisit = new Int32Array(DEEPEST + 2);
  /** By depth: the last visit in which something rested on the position there. */
  private readonly restedOn = new Int32Array(DEEPEST + 2);
  /** The first move of the last visit at depth 0. */
  private first = -1;
  private target = 0;
  private attacker: Color = 1;
  private bounds: Bounds = { nodes: 0, depth: 0, hopeful: false };

  constructor(
    private readonly board: Scratch,
    private readonly memory: Memory,
    /** What holds at any depth, for searches everywhere: floors found without hope, ceilings found with it. */
    private readonly facts: Memory,
  ) {
    this.candidates = new Candidates(board);
  }

  /** The grade of the string at `target`, which is at least `known`. The board is as before when it returns. */
  run(target: Point, attackerMoves: boolean, ban: number, bounds: Bounds, known = LOST): number {
    this.target = target;
    this.attacker = opponent(this.board.cells[target] as Color);
    this.bounds = bounds;
    this.nodes = 0;
    this.stopped = false;
    this.assumed = false;
    this.best = -1;
    this.first = -1;
    this.restedOn.fill(0);
    this.memory.forget();
    let best = -1;
    const reaches = (wanted: number) => {
      if (wanted <= known || this.stopped) return false;
      const yes = this.visit(attackerMoves, ban, wanted - 1, wanted, 0) >= wanted;
      if (yes === attackerMoves) best = this.first;
      return yes;
    };
    const grade = gradeByQuestions(known, reaches);
    this.best = best;
    return grade;
  }

  /** To be called before the first of several runs for one question: no answer is to depend on what was asked before. */
  begin(): void {
    this.memory.forgetHints();
    this.facts.forget();
    this.candidates.reset();
  }

  /** The grade, exact between `floor` and `ceiling`, else a bound on that side. */
  private visit(attacks: boolean, ban: number, floor: number, ceiling: number, depth: number): number {
    const { board, target, memory } = this;
    if (board.cells[target] !== EMPTY) {
      if (depth >= DEEPEST || board.isHeld(target)) {
        this.assumed = true;
        return LOST;
      }
      if (attacks && board.liberties(target, 2) === 1) {
        const last = this.candidates.liberty(target);
        if (last !== ban && !this.isKo(last)) {
          if (depth === 0) this.first = last;
          return WON;
        }
      }
    }
    const { hopeful } = this.bounds;
    if (depth >= this.bounds.depth) return hopeful ? WON : LOST;
    if (this.nodes >= this.bounds.nodes) {
      this.stopped = true;
      return LOST;
    }
    const visit = ++this.nodes;
    const { high, low } = board;
    for (let d = depth - 2; d >= 0; d -= 2) {
      if (this.pathLow[d] === low && this.pathHigh[d] === high && this.pathBan[d] === ban) {
        this.restedOn[d] = visit;
        return LOST;
      }
    }
    const left = this.bounds.depth - depth;
    const moment = 2 * (ban + 1) + (attacks ? 1 : 0);
    const key = moment * (DEEPEST + 1) + left;
    const slot = memory.find(high, low, key);
    let first = memory.hint(high, low, attacks);
    let least = LOST;
    if (slot >= 0) {
      least = memory.floor(slot);
      if (memory.move(slot) >= 0) first = memory.move(slot);
      const most = memory.ceiling(slot);
      if (depth === 0) this.first = memory.move(slot);
      if (least >= ceiling) return least;
      if (most <= floor || most === least) {
        const on = memory.restsOn(slot);
        if (on >= 0) this.restedOn[on] = visit;
        return most;
      }
      if (least > floor) floor = least;
    }
    const fact = this.facts.find(high, low, moment);
    if (fact >= 0) {
      if (depth === 0) this.first = this.facts.move(fact);
      if (this.facts.floor(fact) >= ceiling) return this.facts.floor(fact);
      if (this.facts.ceiling(fact) <= floor) return this.facts.ceiling(fact);
    }
    this.pathLow[depth] = low;
    this.pathHigh[depth] = high;
    this.pathBan[depth] = ban;
    this.pathVisit[depth] = visit;
    memory.enter(visit, depth);
    const found = attacks
      ? this.attack(ban, floor, ceiling, depth, first)
      : this.defend(ban, floor, ceiling, depth, first);
    if (depth === 0) this.first = this.chosen;
    if (this.stopped) return found;
    const grade = Math.max(found, least);
    if (this.chosen >= 0 && (attacks ? grade >= ceiling : grade <= floor)) {
      memory.keepHint(high, low, attacks, this.chosen);
    }
    const most = grade < ceiling ? grade : WON;
    const rests = this.lowestRest(visit, depth);
    memory.leave(visit, most, rests);
    const sure = grade > floor || grade === least ? grade : LOST;
    memory.keep(high, low, key, sure, most, rests, this.chosen);
    if (hopeful ? rests === 0 && most < WON : sure > LOST) {
      this.facts.keep(high, low, moment, hopeful ? LOST : sure, hopeful ? most : WON, 0, this.chosen);
    }
    return grade;
  }

  /** The visit of the lowest position above `depth` that something has rested on since `visit`; 0 for none. */
  private lowestRest(visit: number, depth: number): number {
    for (let d = depth - 1; d >= 0; d--) if (this.restedOn[d]! >= visit) return this.pathVisit[d]!;
    return 0;
  }

  /** The move that the last `attack` or `defend` found best. */
  private chosen = -1;

  private attack(ban: number, floor: number, ceiling: number, depth: number, first: number): number {
    const { candidates } = this;
    const moves = candidates.list(depth, this.target, true, first, false);
    const count = candidates.count;
    let best = LOST;
    let chosen = -1;
    let skipped = LOST;
    for (let i = 0; i < count && best < ceiling && !this.stopped; i++) {
      const move = moves[i]!;
      // Only in the game where he has threats without end may the attacker take a ko back at once.
      const most = move === ban ? ATTACKER_THREATENS : WON;
      if (most <= best) continue;
      if (most <= floor) {
        skipped = most;
        continue;
      }
      const grade = this.follow(move, this.attacker, false, Math.max(floor, best), ceiling, depth);
      if (grade === ILLEGAL) continue;
      const counted = Math.min(grade, most);
      if (counted > best) {
        best = counted;
        chosen = move;
        if (best >= ceiling) candidates.praise(move, true);
      }
    }
    // A pass loses time, but a ban is gone after it, and where every play hurts it may be the only move.
    if (best < ceiling && !this.stopped) {
      const grade = this.visit(false, NO_BAN, Math.max(floor, best), ceiling, depth + 1);
      if (grade > best) {
        best = grade;
        chosen = -1;
      }
    }
    this.chosen = chosen;
    return Math.max(best, skipped);
  }

  private defend(ban: number, floor: number, ceiling: number, depth: number, first: number): number {
    const { candidates, board } = this;
    let best = WON;
    let chosen = -1;
    let skipped = WON;
    const defender = opponent(this.attacker);
    if (board.cells[this.target] === EMPTY) {
      // Taken in a ko: it is back on the board if the owner has a threat to take it back at once, and gone if he has not.
      const grade = this.follow(this.target, defender, true, floor, ceiling, depth);
      this.chosen = this.target;
      return this.stopped ? LOST : Math.max(grade, DEFENDER_THREATENS);
    }
    const atari = board.liberties(this.target, 2) === 1;
    // In atari he may pass only if the attacker has to take in a ko.
    const passes = !atari || this.isKo(candidates.liberty(this.target));
    // Out of atari help only its liberty and captures, unless it is a single stone, whose capture may be made a ko.
    const forced = atari && board.size(this.target) > 1;
    const moves = candidates.list(depth, this.target, false, first, forced);
    const count = candidates.count;
    for (let i = 0; i < count && best > floor && !this.stopped; i++) {
      const move = moves[i]!;
      const least = move === ban ? DEFENDER_THREATENS : LOST;
      if (least >= best) continue;
      if (least >= ceiling) {
        skipped = least;
        continue;
      }
      const grade = this.follow(move, defender, true, floor, Math.min(ceiling, best), depth);
      if (grade === ILLEGAL) continue;
      const counted = Math.max(grade, least);
      if (counted < best) {
        best = counted;
        chosen = move;
        if (best <= floor) candidates.praise(move, false);
      }
    }
    if (passes && best > floor && !this.stopped) {
      const grade = this.visit(true, NO_BAN, floor, Math.min(ceiling, best), depth + 1);
      if (grade < best) {
        best = grade;
        chosen = -1;
      }
    }
    this.chosen = chosen;
    // What is left half done says nothing for the attacker.
    return this.stopped ? LOST : Math.min(best, skipped);
  }

  private follow(
    move: Point,
    color: Color,
    attacks: boolean,
    floor: number,
    ceiling: number,
    depth: number,
  ): number {
    const { board } = this;
    const removed = board.play(color, move);
    if (removed < 0) return ILLEGAL;
    let grade = ILLEGAL;
    if (!board.suicide) {
      const nextBan = banAfter(board, move, removed);
      if (board.cells[this.target] === EMPTY && nextBan !== this.target) grade = WON;
      else grade = this.visit(attacks, nextBan, floor, ceiling, depth + 1);
    }
    board.undo();
    return grade;
  }

  private isKo(last: Point): boolean {
    return takesInKo(this.board, this.attacker, last, this.target);
  }
}

const ILLEGAL = -9;
