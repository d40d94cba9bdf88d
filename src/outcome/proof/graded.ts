// biome-ignore-all lint/style/noNonNullAssertion: points and states are numbers that are checked where they are read.
/**
 * The checker of graded first moves. It shares no code with what searches: it has a board of its
 * own, and asks of each state that a certificate lists whether it follows from the others. Captured
 * states rest on earlier ones of their list alone; kept states lead back to their list for ever, as
 * do endless states, in which the attacker keeps play from ending.
 */
import { Geometry, MAX_SIZE } from '../../go/geometry.ts';
import { Position } from '../../go/position.ts';
import type { Task } from '../../go/task.ts';
import { BLACK, type Color, EMPTY, opponent, type Point, UNKNOWN, WHITE } from '../../go/types.ts';
import { AIMS, GRADES_FORMAT, keptPair, needsAll } from '../grade.ts';
import {
  GRADES_VERSION,
  type GradedClaim,
  type GradesCertificate,
  type ListedState,
  type ListName,
} from './grades-certificate.ts';

class GradeRefused extends Error {}

function need(holds: unknown, why = 'malformed'): asserts holds {
  if (!holds) throw new GradeRefused(why);
}

/** Why a certificate is refused; `null` where it holds. Anything may be given. */
export function* refusalOf(value: unknown): Task<string | null> {
  try {
    yield* new GradeChecker(readGrades(value as GradesCertificate)).check();
    return null;
  } catch (error) {
    if (error instanceof GradeRefused) return error.message;
    if (error instanceof TypeError || error instanceof RangeError) return 'malformed';
    throw error;
  }
}

const MOST_STATES = 5_000_000;

export function readGrades(value: GradesCertificate): GradesCertificate {
  need(value.format === GRADES_FORMAT && value.version === GRADES_VERSION);
  const isCount = (n: unknown, most: number) =>
    Number.isInteger(n) && (n as number) >= 0 && (n as number) <= most;
  need(AIMS.includes(value.goal) && (value.passes === 2 || value.passes === 3) && isCount(value.asked, 7));
  need(['forbidden', 'several', 'allowed'].includes(value.suicide) && typeof value.basicKo === 'boolean');
  need(value.first === 'black' || value.first === 'white');
  need(value.board.rows.length <= MAX_SIZE && value.targets.length > 0 && value.targets.length <= 20);
  for (const list of [value.captured, value.kept, value.endless ?? []]) {
    need(Array.isArray(list) && list.length <= MOST_STATES);
    for (const [board, turn, passes, ban, attacker, defender, captured] of list) {
      need(
        typeof board === 'string' &&
          (turn === 'black' || turn === 'white') &&
          isCount(passes, value.passes - 1),
      );
      need(
        Number.isInteger(ban) && isCount(attacker, 7) && isCount(defender, 7) && isCount(captured, 1 << 20),
      );
    }
  }
  return value;
}

/** A state that is checked. */
export interface GradedState {
  readonly cells: Uint8Array;
  readonly turn: Color;
  readonly passes: number;
  readonly ban: Point;
  readonly attacker: number;
  readonly defender: number;
  readonly captured: number;
}

export type AfterMove = GradedState | 'captured' | 'kept';

const SLICE = 500;

/** Checks the states of a certificate, and plays as it says. */
export class GradeChecker {
  readonly geometry: Geometry;
  private readonly start: Position;
  readonly attacker: Color;
  private readonly targets: readonly Point[];
  private readonly played: readonly Point[];
  /**
   * By point: whether a stone there is never taken, since it stood by a liberty on which nobody
   * plays.
   */
  private readonly wall: Uint8Array;
  /** By point: whether a stone there has a liberty on which nobody plays. */
  private readonly held: Uint8Array;
  readonly changing: readonly Point[];
  private readonly canChange: Uint8Array;
  /** In the game of a zone: the player who plays only inside, and which points are inside. */
  private readonly zoneOwner: Color | null;
  private readonly isInside: Uint8Array;
  /** By list: the places of its states. */
  private readonly places: Readonly<Record<ListName, Map<string, number>>> = {
    captured: new Map(),
    kept: new Map(),
    endless: new Map(),
  };

  constructor(private readonly proof: GradesCertificate) {
    const { board } = proof;
    const { open, origin } = board;
    this.geometry = Geometry.of({
      columns: board.rows[0]?.length ?? 0,
      rows: board.rows.length,
      open,
      origin,
    });
    const { geometry } = this;
    this.start = Position.of(geometry, board.rows);
    const point = (name: string) => {
      const p = geometry.point(name);
      need(p >= 0);
      return p;
    };
    const { cells } = this.start;
    this.targets = proof.targets.map(point);
    const color = cells[this.targets[0]!];
    need((color === BLACK || color === WHITE) && this.targets.every((p) => cells[p] === color));
    this.attacker = opponent(color as Color);
    this.played = proof.points.map(point);
    need(this.played.every((p) => cells[p] === EMPTY) && new Set(this.played).size === this.played.length);
    const isPlayed = new Set(this.played);
    this.held = new Uint8Array(geometry.area);
    for (let p = 0; p < geometry.area; p++)
      if (
        geometry.outward[p] ||
        geometry.adjacent(p).some((n) => cells[n] === UNKNOWN || (cells[n] === EMPTY && !isPlayed.has(n)))
      )
        this.held[p] = 1;
    this.wall = new Uint8Array(geometry.area);
    for (let p = 0; p < geometry.area; p++)
      if ((cells[p] === 1 || cells[p] === 2) && this.chain(cells, p).isFree === 'held')
        for (const q of this.stones(cells, p)) this.wall[q] = 1;
    this.changing = [...cells.keys()].filter(
      (p) => isPlayed.has(p) || ((cells[p] === 1 || cells[p] === 2) && !this.wall[p]),
    );
    this.canChange = new Uint8Array(geometry.area);
    for (const p of this.changing) this.canChange[p] = 1;
    const { zone } = proof;
    need(zone === undefined || zone.owner === 'black' || zone.owner === 'white');
    this.zoneOwner = zone ? (zone.owner === 'black' ? 1 : 2) : null;
    this.isInside = new Uint8Array(geometry.area);
    for (const name of zone?.points ?? []) this.isInside[point(name)] = 1;
    for (const name of LISTS)
      for (const [i, one] of (proof[name] ?? []).entries()) {
        const [text, turn, passes, ban, attacker, defender, captured] = one;
        need(text.length === this.changing.length && /^[.XO]*$/.test(text));
        const key = keyOf(text, turn === 'black' ? 1 : 2, passes, ban, attacker, defender, captured);
        const places = this.places[name];
        if (!places.has(key)) places.set(key, i);
      }
  }

  private stones(cells: Uint8Array, p: Point): Point[] {
    const found = [p];
    const seen = new Set(found);
    for (const q of found)
      for (const n of this.geometry.adjacent(q))
        if (cells[n] === cells[p] && !seen.has(n)) {
          seen.add(n);
          found.push(n);
        }
    return found;
  }

  /** The stones of a chain up to where it is seen to have a liberty. */
  private chain(cells: Uint8Array, p: Point): { stones: Point[]; isFree: boolean | 'held' } {
    const stones = [p];
    const color = cells[p];
    let isFree = false;
    for (let i = 0; i < stones.length; i++) {
      const q = stones[i]!;
      if (this.held[q] || this.wall?.[q]) return { stones, isFree: 'held' };
      for (const n of this.geometry.adjacent(q)) {
        if (cells[n] === 0) isFree = true;
        else if (cells[n] === color && !stones.includes(n)) stones.push(n);
      }
      if (isFree && this.isBuilt) return { stones, isFree };
    }
    return { stones, isFree };
  }

  /** Whether walls are known: before that, chains are followed to their ends. */
  private isBuilt = false;

  *check(): Task<void> {
    this.isBuilt = true;
    need(this.zoneOwner === null || !this.proof.endless, 'zone');
    for (const name of LISTS)
      for (const [i, one] of (this.proof[name] ?? []).entries()) {
        if (i % SLICE === 0) yield;
        this.checkState(one, i, name);
      }
    this.checkGrades();
  }

  private checkState(listed: ListedState, index: number, list: ListName): void {
    const [text, turn, passes, ban, attacker, defender, captured, move] = listed;
    const state: GradedState = {
      cells: this.unpacked(text),
      turn: turn === 'black' ? 1 : 2,
      passes,
      ban,
      attacker,
      defender,
      captured,
    };
    const why = `${list} ${index}`;
    need(!this.isReached(captured), why);
    const follows = (after: AfterMove): boolean => {
      if (typeof after === 'string') return (after === 'kept') === (list === 'kept');
      return this.indexOf(after, list) < (list === 'captured' ? index : Number.POSITIVE_INFINITY);
    };
    if (move === 'alive') {
      need(list === 'kept' && this.isAlive(state), why);
      return;
    }
    const owner = list === 'kept' ? opponent(this.attacker) : this.attacker;
    const { zoneOwner } = this;
    need(zoneOwner === null || zoneOwner === owner, why);
    if (state.turn === owner) {
      need(move !== null, why);
      need(zoneOwner === null || typeof move === 'string' || this.isInside[move] === 1, why);
      const after =
        move === 'pass'
          ? this.passed(state)
          : move === 'threat'
            ? this.threatened(state)
            : this.play(state, move);
      need(after && follows(after), why);
      return;
    }
    for (const p of this.changing) need(this.goesOn(this.answered(state, p), follows), why);
    need(follows(this.passed(state)), why);
    if (zoneOwner !== null) need(follows({ ...state, turn: owner, passes: 0, ban: -1 }), why);
    // A threat that lifts no ban and ends no row of passes only costs a threat.
    if (state.ban >= 0 || state.passes > 0) need(this.goesOn(this.threatened(state), follows), why);
  }

  private goesOn(after: AfterMove | null, follows: (after: AfterMove) => boolean): boolean {
    return after === null || follows(after);
  }

  /** A play of the player without the proof; outside of a zone it costs no turn. */
  private answered(state: GradedState, p: Point): AfterMove | null {
    const after = this.play(state, p);
    if (after === null || typeof after === 'string' || this.zoneOwner === null || this.isInside[p])
      return after;
    return { ...after, turn: state.turn, ban: -1 };
  }

  private unpacked(text: string): Uint8Array {
    const cells = this.start.cells.slice();
    for (let i = 0; i < this.changing.length; i++) {
      const letter = text.charCodeAt(i);
      cells[this.changing[i]!] = letter === 46 ? 0 : letter === 88 ? 1 : 2;
    }
    return cells;
  }

  private packed(cells: Uint8Array): string {
    let text = '';
    for (let i = 0; i < this.changing.length; i++) text += '.XO'[cells[this.changing[i]!]!];
    return text;
  }

  private isReached(captured: number): boolean {
    return needsAll(this.proof.goal) ? captured === (1 << this.targets.length) - 1 : captured !== 0;
  }

  /**
   * The place in a list of a state, or of one that is at least as hard for whoever owns the list:
   * with fewer threats of theirs and more of the opponent's; with more passes in a row for the
   * attacker and fewer for the defender; without a ban of the opponent.
   */
  indexOf({ cells, turn, passes, ban, attacker, defender, captured }: GradedState, list: ListName): number {
    const text = this.packed(cells);
    const places = this.places[list];
    let least = Number.POSITIVE_INFINITY;
    const isAttackers = list !== 'kept';
    const owner = isAttackers ? this.attacker : opponent(this.attacker);
    const bans = ban >= 0 && turn !== owner ? [ban, -1] : [ban];
    const [own, others] = isAttackers ? [attacker, defender] : [defender, attacker];
    for (const one of bans)
      for (let p = isAttackers ? passes : 0; p <= (isAttackers ? this.proof.passes - 1 : passes); p++)
        for (let o = own; o >= 0; o--)
          for (let t = others; t <= this.proof.asked; t++) {
            const [a, d] = isAttackers ? [o, t] : [t, o];
            const found = places.get(keyOf(text, turn, p, one, a, d, captured));
            if (found !== undefined && found < least) least = found;
          }
    return least;
  }

  play(state: GradedState, p: Point): AfterMove | null {
    if (!Number.isInteger(p) || state.cells[p] !== 0 || !this.canChange[p]) return null;
    const { turn } = state;
    const cells = state.cells.slice();
    cells[p] = turn;
    const removed: Point[] = [];
    let isAlone = true;
    let isFree = false;
    for (const n of this.geometry.adjacent(p)) {
      if (state.cells[n] === 0) isFree = true;
      if (cells[n] === turn) isAlone = false;
      if (cells[n] !== opponent(turn)) continue;
      const chain = this.chain(cells, n);
      if (chain.isFree) continue;
      for (const q of chain.stones) {
        removed.push(q);
        cells[q] = 0;
      }
    }
    if (removed.length === 1 && removed[0] === state.ban) return null;
    let ban = -1;
    if (removed.length === 0) {
      const own = this.chain(cells, p);
      if (!own.isFree) {
        if (this.proof.suicide === 'forbidden' || (isAlone && this.proof.suicide === 'several')) return null;
        for (const q of own.stones) {
          removed.push(q);
          cells[q] = 0;
        }
      }
    } else if (removed.length === 1 && isAlone && !isFree && !this.held[p] && this.proof.basicKo) ban = p;
    let { captured } = state;
    for (const [i, target] of this.targets.entries())
      if (removed.includes(target) && state.cells[target] === opponent(this.attacker)) captured |= 1 << i;
    if (captured !== state.captured && this.isReached(captured)) return 'captured';
    return { ...state, cells, turn: opponent(turn), passes: 0, ban, captured };
  }

  passed(state: GradedState): AfterMove {
    if (state.passes + 1 >= this.proof.passes) return 'kept';
    return { ...state, turn: opponent(state.turn), passes: state.passes + 1, ban: -1 };
  }

  threatened(state: GradedState): AfterMove | null {
    const isAttacker = state.turn === this.attacker;
    if ((isAttacker ? state.attacker : state.defender) === 0) return null;
    const left = isAttacker ? { attacker: state.attacker - 1 } : { defender: state.defender - 1 };
    return { ...state, passes: 0, ban: -1, ...left };
  }

  /** Whether so many targets have two eyes without a move that the goal is kept (Benson, 1976). */
  isAlive({ cells, captured }: GradedState): boolean {
    const { geometry } = this;
    const color = opponent(this.attacker);
    const names = new Map<Point, number>();
    const chains: { readonly isWall: boolean }[] = [];
    for (let p = 0; p < geometry.area; p++) {
      if (cells[p] !== color || names.has(p)) continue;
      const stones = this.stones(cells, p);
      chains.push({ isWall: stones.some((q) => this.wall[q] || this.held[q]) });
      for (const q of stones) names.set(q, chains.length - 1);
    }
    const regions: { readonly around: Set<number>; readonly vital: number[] }[] = [];
    const seen = new Set<Point>();
    for (let p = 0; p < geometry.area; p++) {
      if (cells[p] === color || seen.has(p)) continue;
      const points = [p];
      seen.add(p);
      for (const q of points)
        for (const n of geometry.adjacent(q))
          if (cells[n] !== color && !seen.has(n)) {
            seen.add(n);
            points.push(n);
          }
      if (points.some((q) => cells[q] === UNKNOWN || geometry.outward[q] || this.wall[q])) continue;
      const empty = points.filter((q) => cells[q] === 0);
      if (empty.length === 0 || empty.some((q) => !this.canChange[q])) continue;
      const touching = (q: Point) => geometry.adjacent(q).flatMap((n) => names.get(n) ?? []);
      const around = new Set(points.flatMap(touching));
      regions.push({ around, vital: [...around].filter((c) => empty.every((q) => touching(q).includes(c))) });
    }
    let alive = new Set(chains.keys());
    for (;;) {
      const closed = regions.filter(({ around }) => [...around].every((c) => alive.has(c)));
      const next = new Set(
        [...alive].filter(
          (c) => chains[c]!.isWall || closed.filter(({ vital }) => vital.includes(c)).length >= 2,
        ),
      );
      if (next.size === alive.size) break;
      alive = next;
    }
    const open = this.targets.filter((_, i) => !((captured >> i) & 1));
    const stands = (p: Point) => alive.has(names.get(p) ?? -1);
    return needsAll(this.proof.goal) ? open.some(stands) : open.every(stands);
  }

  begin(own: number, others: number): GradedState {
    const { banned, first } = this.proof;
    const turn: Color = first === 'black' ? 1 : 2;
    const isAttacker = turn === this.attacker;
    return {
      cells: this.start.cells,
      turn,
      passes: 0,
      ban: banned === null ? -1 : this.geometry.point(banned),
      attacker: isAttacker ? own : others,
      defender: isAttacker ? others : own,
      captured: 0,
    };
  }

  private checkGrades(): void {
    const { proof } = this;
    const mover = proof.first === 'black' ? BLACK : (2 as Color);
    const isAttacker = mover === this.attacker;
    const begin = (own: number, others: number) => this.begin(own, others);
    const stands = (after: AfterMove, list: ListName) =>
      typeof after !== 'string' && this.indexOf(after, list) < Number.POSITIVE_INFINITY;
    const shows = (after: AfterMove, isCaptured: boolean) =>
      typeof after === 'string'
        ? (after === 'captured') === isCaptured
        : stands(after, isCaptured ? 'captured' : 'kept');
    const holds = (claim: GradedClaim, afterOf: (own: number, others: number) => AfterMove, what: string) => {
      const { grade, threats = 0 } = claim;
      const wins = (own: number, others: number) => need(shows(afterOf(own, others), isAttacker), what);
      const fails = (own: number, others: number) => need(shows(afterOf(own, others), !isAttacker), what);
      need(Number.isInteger(threats) && threats >= 0 && threats <= proof.asked, what);
      if (grade === 'works') wins(0, proof.asked);
      else if (grade === 'fails') fails(proof.asked, 0);
      else if (grade === 'holds') {
        need(threats < proof.asked, what);
        wins(0, threats);
        fails(0, threats + 1);
      } else if (grade === 'needs') {
        need(threats > 0, what);
        wins(threats, 0);
        fails(threats - 1, 0);
      } else need(grade === 'undecided', what);
      if (claim.endless === undefined) return;
      const pair = keptPair(claim, proof.asked, isAttacker);
      need(claim.endless === true && pair && stands(afterOf(...pair), 'endless'), what);
    };
    if (this.zoneOwner !== null) {
      const right = this.zoneOwner === mover ? 'works' : 'fails';
      const isOwners = ({ grade }: GradedClaim) => grade === right || grade === 'undecided';
      need(proof.moves.every(isOwners) && isOwners(proof.elsewhere) && !proof.lines?.length, 'zone');
      // The first move of the owner is one of the zone.
      for (const { grade, point } of proof.moves)
        need(right === 'fails' || grade !== right || this.isInside[this.geometry.point(point)], 'zone');
    }
    const claims = new Map(proof.moves.map((one) => [this.geometry.point(one.point), one]));
    need(claims.size === proof.moves.length);
    for (const p of this.played) {
      const claim = claims.get(p);
      const isLegal = this.play(begin(0, 0), p) !== null;
      need((claim !== undefined) === isLegal, `move ${this.geometry.name(p)}`);
      claims.delete(p);
      if (claim) holds(claim, (own, others) => this.play(begin(own, others), p)!, `move ${claim.point}`);
    }
    need(claims.size === 0, 'moves');
    holds(
      proof.elsewhere,
      (own, others) => ({ ...begin(own, others), turn: opponent(mover), ban: -1 }),
      'elsewhere',
    );
    for (const { moves, others, own, reaches } of proof.lines ?? []) {
      const what = `line ${moves.join(' ')}`;
      const isCount = (n: number) => Number.isInteger(n) && n >= 0 && n <= proof.asked;
      need(isCount(own) && isCount(others) && typeof reaches === 'boolean' && moves.length > 0, what);
      let after: AfterMove = begin(own, others);
      for (const name of moves) {
        need(typeof after !== 'string', what);
        const next = this.play(after, this.geometry.point(name));
        need(next !== null, what);
        after = next;
      }
      need(shows(after, isAttacker === reaches), what);
    }
  }
}

const LISTS: readonly ListName[] = ['captured', 'kept', 'endless'];

function keyOf(
  text: string,
  turn: Color,
  passes: number,
  ban: number,
  attacker: number,
  defender: number,
  captured: number,
): string {
  return `${text}${turn}${passes}${attacker}${defender} ${ban} ${captured}`;
}
