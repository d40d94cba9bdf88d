// biome-ignore-all lint/style/noNonNullAssertion: nodes and chains are numbers that this file gave out.
import { chainAt } from '../../go/position.ts';
import { type Color, EMPTY, opponent, type Point } from '../../go/types.ts';
import { needsAll } from '../grade.ts';
import type { GoalProblem } from '../problem.ts';

/** Points that can change; a color of a board is two words of 32 bits. */
const MOST_POINTS = 64;
/** Named chains that are remembered one by one when captured. */
const MOST_TARGETS = 10;

export const PASS_MOVE = -1;
export const THREAT_MOVE = -2;
/** The turn is left, and that is no pass; only in the game of a zone. */
export const SPARE_MOVE = -4;

/** Where a move leads when play is decided: the attacker has captured, or the goal is kept. */
export const CAPTURED = 0;
export const KEPT = 1;

/** The words of a state: black and white stones, and the rest. */
export const WORDS = 5;

/**
 * The rest of a state in one word: bit 0 the turn (1 for White), bits 1 and 2 the passes in a row,
 * bits 3 to 9 one more than the node of a stone that may not be taken alone, then three bits for
 * the threats of the attacker, three for those of the defender, and a bit for each captured target.
 */
export const turnOf = (rest: number): Color => ((rest & 1) + 1) as Color;
export const passesOf = (rest: number): number => (rest >> 1) & 3;
export const banOf = (rest: number): number => (rest >> 3) & 127;
export const attackerThreats = (rest: number): number => (rest >> 10) & 7;
export const defenderThreats = (rest: number): number => (rest >> 13) & 7;
export const capturedIn = (rest: number): number => rest >> 16;

export function restOf(
  turn: Color,
  passes: number,
  ban: number,
  attacker: number,
  defender: number,
  captured: number,
): number {
  return turn - 1 + (passes << 1) + (ban << 3) + (attacker << 10) + (defender << 13) + (captured << 16);
}

/** Without its captured targets a rest says whose chances are better; see {@link Field}. */
export const PASS_UNIT = 1 << 1;
export const ATTACKER_UNIT = 1 << 10;
export const DEFENDER_UNIT = 1 << 13;
export const BAN_MASK = 127 << 3;

/**
 * The points of a problem that can change, and the plays on them. Everything else is a wall that
 * holds for good. Boards are two words for each color; a play costs no more than a few operations,
 * since all chains of a board are found at once.
 */
export class StoneField {
  readonly attacker: Color;
  readonly defender: Color;
  /** By node: its point. */
  readonly points: readonly Point[];
  readonly nodes: number;
  readonly isTooLarge: boolean;
  /** The words of the board at the start. */
  readonly start: readonly number[];
  private readonly near: readonly (readonly number[])[];
  /** By node and color: whether a stone there never loses its last liberty. */
  private readonly held: Uint8Array;
  /** By node and color: whether a stone there joins a wall. */
  private readonly walled: Uint8Array;
  /** By node: whether it touches something that no chain of the defender encloses. */
  private readonly loose: Uint8Array;
  private readonly targetNodes: readonly number[];
  readonly allTargets: number;
  private readonly wantsAll: boolean;
  readonly cells: Uint8Array;
  private readonly chainOf: Int16Array;
  private readonly liberties: Int16Array;
  private readonly sizes: Int16Array;
  private readonly safe: Uint8Array;
  private readonly maskLow: Int32Array;
  private readonly maskHigh: Int32Array;
  private readonly targetsIn: Int32Array;
  private readonly colorOf: Uint8Array;
  private chains = 0;
  private readonly marks: Int32Array;
  private mark = 0;
  private readonly stack: Int16Array;

  constructor(readonly problem: GoalProblem) {
    const { position, targets, points, goal } = problem;
    const { cells, geometry } = position;
    const color = cells[targets[0] ?? 0] as Color;
    this.defender = color;
    this.attacker = opponent(color);
    this.wantsAll = needsAll(goal);
    const isPlayed = new Uint8Array(geometry.area);
    for (const p of points) isPlayed[p] = 1;
    const nodeOf = new Int16Array(geometry.area).fill(-1);
    const nodes: Point[] = [];
    const wall = new Uint8Array(geometry.area);
    const seen = new Uint8Array(geometry.area);
    for (const p of points) {
      nodeOf[p] = nodes.push(p) - 1;
    }
    for (let p = 0; p < geometry.area; p++) {
      if (seen[p]) continue;
      const chain = chainAt(position, p);
      if (!chain) continue;
      for (const q of chain.points) seen[q] = 1;
      const isHeld = chain.outward || chain.unknown.length > 0 || chain.liberties.some((q) => !isPlayed[q]);
      for (const q of chain.points)
        if (isHeld) wall[q] = 1;
        else nodeOf[q] = nodes.push(q) - 1;
    }
    this.points = nodes;
    const n = nodes.length;
    this.nodes = n;
    this.isTooLarge = n > MOST_POINTS || targets.length > MOST_TARGETS;
    this.near = nodes.map((p) => geometry.adjacent(p).flatMap((q) => (nodeOf[q]! >= 0 ? nodeOf[q]! : [])));
    this.held = new Uint8Array(4 * n);
    this.walled = new Uint8Array(4 * n);
    this.loose = new Uint8Array(n);
    for (const [node, p] of nodes.entries()) {
      const hold = () => {
        this.held[4 * node + 1] = 1;
        this.held[4 * node + 2] = 1;
        this.loose[node] = 1;
      };
      if (geometry.outward[p]) hold();
      for (const q of geometry.adjacent(p)) {
        const cell = cells[q]!;
        if (nodeOf[q]! >= 0) continue;
        if (wall[q]) {
          this.held[4 * node + cell] = 1;
          this.walled[4 * node + cell] = 1;
          if (cell !== this.defender) this.loose[node] = 1;
        } else hold();
      }
    }
    this.targetNodes = targets.map((p) => nodeOf[p]!);
    this.allTargets = (1 << targets.length) - 1;
    this.cells = new Uint8Array(n);
    this.chainOf = new Int16Array(n);
    this.liberties = new Int16Array(n);
    this.sizes = new Int16Array(n);
    this.safe = new Uint8Array(n);
    this.maskLow = new Int32Array(n);
    this.maskHigh = new Int32Array(n);
    this.targetsIn = new Int32Array(n);
    this.colorOf = new Uint8Array(n);
    this.marks = new Int32Array(n + 1);
    this.stack = new Int16Array(n);
    const words = [0, 0, 0, 0];
    for (const [node, p] of nodes.entries())
      if (cells[p] !== EMPTY && node < MOST_POINTS)
        words[2 * (cells[p]! - 1) + (node >> 5)]! |= 1 << (node & 31);
    this.start = words;
    this.aliveRegions = new Int32Array(n);
  }

  /** The node of a point; -1 for one that cannot change. */
  nodeOf(point: Point): number {
    return this.points.indexOf(point);
  }

  /** Unpacks a board, and finds its chains. */
  load(words: Int32Array, at: number): void {
    const { cells, nodes } = this;
    const bl = words[at]!;
    const bh = words[at + 1]!;
    const wl = words[at + 2]!;
    const wh = words[at + 3]!;
    for (let i = 0; i < nodes; i++) {
      const bit = i & 31;
      const black = i < 32 ? (bl >>> bit) & 1 : (bh >>> bit) & 1;
      const white = i < 32 ? (wl >>> bit) & 1 : (wh >>> bit) & 1;
      cells[i] = black | (white << 1);
    }
    this.findChains();
  }

  private findChains(): void {
    const { cells, chainOf, held, liberties, marks, maskHigh, maskLow, near, nodes, safe, sizes, stack } =
      this;
    const { colorOf, targetNodes, targetsIn } = this;
    chainOf.fill(-1);
    let count = 0;
    for (let start = 0; start < nodes; start++) {
      const color = cells[start]!;
      if (color === EMPTY || chainOf[start]! >= 0) continue;
      const mark = ++this.mark;
      let size = 1;
      let free = 0;
      let low = 0;
      let high = 0;
      let isSafe = 0;
      stack[0] = start;
      chainOf[start] = count;
      for (let i = 0; i < size; i++) {
        const at = stack[i]!;
        if (at < 32) low |= 1 << at;
        else high |= 1 << (at - 32);
        if (held[4 * at + color]) isSafe = 1;
        const list = near[at]!;
        for (let k = 0; k < list.length; k++) {
          const n = list[k]!;
          const cell = cells[n]!;
          if (cell === 0) {
            if (marks[n] !== mark) {
              marks[n] = mark;
              free++;
            }
          } else if (cell === color && chainOf[n]! < 0) {
            chainOf[n] = count;
            stack[size++] = n;
          }
        }
      }
      liberties[count] = free;
      sizes[count] = size;
      safe[count] = isSafe;
      maskLow[count] = low;
      maskHigh[count] = high;
      colorOf[count] = color;
      targetsIn[count] = 0;
      count++;
    }
    this.chains = count;
    for (let t = 0; t < targetNodes.length; t++) {
      const node = targetNodes[t]!;
      if (node >= 0 && cells[node] === this.defender) targetsIn[chainOf[node]!]! |= 1 << t;
    }
  }

  /**
   * What the last call of {@link play} made: the words of the board, and the ban that comes of it.
   */
  readonly made = new Int32Array(4);
  ban = 0;
  captured = 0;
  /** How many stones of the opponent it took, and the node of the last. */
  taken = 0;
  single = -1;

  /**
   * A play on the board that is loaded from these words.
   * @returns false where it is not possible
   */
  play(words: Int32Array, at: number, node: number, color: Color): boolean {
    const { cells, chainOf, held, liberties, made, near, safe } = this;
    if (cells[node] !== EMPTY) return false;
    const enemy = 3 - color;
    let takenLow = 0;
    let takenHigh = 0;
    let taken = 0;
    let captured = 0;
    let isAlone = this.walled[4 * node + color] === 0;
    let isFree = held[4 * node + color] === 1;
    const list = near[node]!;
    let single = -1;
    for (let k = 0; k < list.length; k++) {
      const n = list[k]!;
      const cell = cells[n]!;
      if (cell === 0) {
        isFree = true;
        continue;
      }
      const chain = chainOf[n]!;
      if (cell === enemy) {
        if (liberties[chain] === 1 && safe[chain] === 0) {
          const low = this.maskLow[chain]!;
          const high = this.maskHigh[chain]!;
          if ((takenLow & low) === 0 && (takenHigh & high) === 0) {
            takenLow |= low;
            takenHigh |= high;
            taken += this.sizes[chain]!;
            captured |= this.targetsIn[chain]!;
            single = n;
          }
        }
      } else {
        isAlone = false;
        if (safe[chain] || liberties[chain]! > 1) isFree = true;
      }
    }
    const own = 2 * (color - 1);
    const other = 2 * (enemy - 1);
    let ownLow = words[at + own]!;
    let ownHigh = words[at + own + 1]!;
    if (node < 32) ownLow |= 1 << node;
    else ownHigh |= 1 << (node - 32);
    this.ban = 0;
    if (taken === 0 && !isFree) {
      if (this.problem.suicide === 'forbidden' || (isAlone && this.problem.suicide === 'several'))
        return false;
      if (node < 32) ownLow &= ~(1 << node);
      else ownHigh &= ~(1 << (node - 32));
      for (let k = 0; k < list.length; k++) {
        const n = list[k]!;
        if (cells[n] !== color) continue;
        const chain = chainOf[n]!;
        ownLow &= ~this.maskLow[chain]!;
        ownHigh &= ~this.maskHigh[chain]!;
        captured |= this.targetsIn[chain]!;
      }
    } else if (taken === 1 && isAlone && !isFree && this.problem.basicKo) this.ban = node + 1;
    made[own] = ownLow;
    made[own + 1] = ownHigh;
    made[other] = words[at + other]! & ~takenLow;
    made[other + 1] = words[at + other + 1]! & ~takenHigh;
    this.captured = captured;
    this.taken = taken;
    this.single = single;
    return true;
  }

  /** Whether the goal of the attacker is reached with these targets captured. */
  isReached(captured: number): boolean {
    return this.wantsAll ? captured === this.allTargets : captured !== 0;
  }

  private readonly aliveRegions: Int32Array;
  private readonly regionOf = new Int16Array(MOST_POINTS);
  private readonly regionIsClosed = new Uint8Array(MOST_POINTS);
  private readonly regionVital = new Float64Array(MOST_POINTS);

  /**
   * Whether on the board that is loaded the attacker can never reach the goal, though the defender
   * passes for ever: chains of the defender stand by walls, or have two eyes without a move
   * (Benson, 1976).
   */
  isKept(captured: number): boolean {
    const { cells, chainOf, defender, safe, targetNodes, wantsAll } = this;
    let open = 0;
    for (let t = 0; t < targetNodes.length; t++) {
      if ((captured >> t) & 1) continue;
      const node = targetNodes[t]!;
      const isSafe = node < 0 || safe[chainOf[node]!] === 1;
      if (isSafe && wantsAll) return true;
      if (!isSafe) open++;
    }
    if (open === 0) return true;
    // Two regions at least.
    const { near, nodes, regionIsClosed, regionOf, regionVital, stack } = this;
    if (this.chains > 31) return false;
    let regions = 0;
    regionOf.fill(-1, 0, nodes);
    for (let start = 0; start < nodes; start++) {
      if (cells[start] === defender || regionOf[start]! >= 0) continue;
      let size = 1;
      stack[0] = start;
      regionOf[start] = regions;
      let isClosed = 1;
      /** Chains that all empty points touch, and all chains around, as bits. */
      let vital = -1;
      let around = 0;
      let hasEmpty = false;
      for (let i = 0; i < size; i++) {
        const at = stack[i]!;
        if (this.loose[at]) isClosed = 0;
        let touched = 0;
        const list = near[at]!;
        for (let k = 0; k < list.length; k++) {
          const n = list[k]!;
          if (cells[n] === defender) touched |= 1 << chainOf[n]!;
          else if (regionOf[n]! < 0) {
            regionOf[n] = regions;
            stack[size++] = n;
          }
        }
        around |= touched;
        if (cells[at] === EMPTY) {
          vital &= touched;
          hasEmpty = true;
        }
      }
      regionIsClosed[regions] = isClosed && hasEmpty ? 1 : 0;
      regionVital[regions] = vital;
      this.aliveRegions[regions] = around;
      regions++;
    }
    if (regions < 2) return false;
    let alive = 0;
    let walls = 0;
    for (let c = 0; c < this.chains; c++)
      if (this.colorOf[c] === defender) {
        alive |= 1 << c;
        if (safe[c]) walls |= 1 << c;
      }
    for (;;) {
      let next = walls;
      for (let c = 0; c < this.chains; c++) {
        if (!((alive >> c) & 1) || (walls >> c) & 1) continue;
        let eyes = 0;
        for (let r = 0; r < regions; r++)
          if (regionIsClosed[r] && (regionVital[r]! >> c) & 1 && (this.aliveRegions[r]! & ~alive) === 0)
            eyes++;
        if (eyes >= 2) next |= 1 << c;
      }
      if (next === alive) break;
      alive = next;
      if (alive === walls) return false;
    }
    for (let t = 0; t < targetNodes.length; t++) {
      if ((captured >> t) & 1) continue;
      const node = targetNodes[t]!;
      const isSafe = node < 0 || (alive >> chainOf[node]!) & 1;
      if (wantsAll && isSafe) return true;
      if (!wantsAll && !isSafe) return false;
    }
    return !wantsAll;
  }
}
