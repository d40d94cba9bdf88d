/**
 * The worth of diagonals from the stones around them alone, as the figures of "Eye Topology with
 * Ko" mean it. Works on fragments: the answer is that of every board that the fragment could be cut
 * from, or it says which chains are taken to have liberties beyond an open side, or it is `?`.
 */
import type { Position } from '../../go/position.ts';
import { type Color, EMPTY, opponent, type Point, UNKNOWN } from '../../go/types.ts';
import { type Diagonal, diagonal } from './diagonal.ts';

/** `null` when unknown. */
type KnownTopology = boolean | null;

/** What the diagonal at `d` is worth to the owner of the eye. */
export function staticDiagonal(position: Position, owner: Color, d: Point): Diagonal {
  const sure = new EyePattern(position, false).diagonal(owner, d);
  if (sure.value !== '?' || !position.geometry.hasOpenSide) return sure;
  const pattern = new EyePattern(position, true);
  const found = pattern.diagonal(owner, d);
  return found.value === '?' ? found : { ...found, proven: false, leansOn: [...pattern.leansOn] };
}

/** Beyond an edge. */
const WALL = -1;
/** Beyond an open side. */
const BEYOND = -2;

class EyePattern {
  /**
   * One point of each chain that is taken to have liberties beyond an open side; an empty point
   * for a stone that would be played there.
   */
  readonly leansOn = new Set<Point>();

  /**
   * @param leaning whether stones at an open side are taken to have liberties out there; else that
   * is unknown
   */
  constructor(
    private readonly position: Position,
    private readonly leaning: boolean,
  ) {}

  diagonal(owner: Color, d: Point): Diagonal {
    const cell = this.position.cells[d];
    if (cell === UNKNOWN) return diagonal(d, 'unknown', '?', 'unknown');
    if (cell === owner) return diagonal(d, 'own', '0', 'own');
    return cell === EMPTY ? this.empty(owner, d) : this.stone(owner, d);
  }

  /**
   * Where the owner has walls on all sides, the opponent can play only to take something: nothing,
   * a single stone in a ko, or more. Else it goes to whoever plays first.
   */
  private empty(owner: Color, d: Point): Diagonal {
    const enemy = opponent(owner);
    const defense = { point: d, value: '0' } as const;
    const closed = this.isClosed(d, owner);
    const taken = closed === false ? null : this.taken(enemy, d);
    if (taken === null || taken.stones > 1) {
      return diagonal(d, 'empty', '1', 'open', { attack: { point: d, value: '2' }, defense });
    }
    if (closed === null || taken.perhaps) return diagonal(d, 'empty', '?', 'unknown');
    if (taken.stones === 0) return diagonal(d, 'empty', '0', 'suicide');
    return diagonal(d, 'empty', 'a', 'ko-for-owner', { attack: { point: d, value: 'b' }, defense });
  }

  /** The opponent has it, unless it is a single stone that the owner can take in a ko. */
  private stone(owner: Color, d: Point): Diagonal {
    const ko = this.koPoint(owner, d);
    if (ko === null) return diagonal(d, 'opponent', '?', 'unknown');
    if (ko < 0) return diagonal(d, 'opponent', '2', 'opponent-has-it');
    const defense = { point: ko, value: 'a' } as const;
    return diagonal(d, 'opponent', 'b', 'ko-for-opponent', { attack: { point: ko, value: '2' }, defense });
  }

  /**
   * The point where `taker` captures the stone at `p` in a ko: its only liberty, with stones of its
   * color, or edges, all around, of which no other can be taken. -1 when there is none, `null` when
   * that is unknown.
   */
  private koPoint(taker: Color, p: Point): Point | null {
    const { neighbors } = this.position.geometry;
    const other = opponent(taker);
    let liberty = -1;
    let unsure = false;
    let beyond = false;
    for (const [k, cell] of this.around(p).entries()) {
      if (cell === other) return -1;
      if (cell === UNKNOWN) unsure = true;
      else if (cell === BEYOND) beyond = true;
      else if (cell === EMPTY) {
        if (liberty >= 0) return -1;
        liberty = neighbors[4 * p + k] ?? -1;
      }
    }
    if (beyond && this.leaning) return this.lean(p, -1);
    unsure ||= beyond;
    if (liberty < 0) return unsure ? null : -1;
    const closed = this.isClosed(liberty, other);
    if (closed === false) return -1;
    const { stones, perhaps } = this.taken(taker, liberty, p);
    if (stones > 0) return -1;
    return closed === null || unsure || perhaps ? null : liberty;
  }

  /**
   * How many stones a play at the empty point `p` takes for sure, without the one at `except`, and
   * whether it may take more.
   */
  private taken(taker: Color, p: Point, except: Point = -1): { stones: number; perhaps: boolean } {
    const { geometry, cells } = this.position;
    const other = opponent(taker);
    const seen = new Set<Point>([except]);
    let stones = 0;
    let perhaps = false;
    for (const start of geometry.adjacent(p)) {
      if (cells[start] !== other || seen.has(start)) continue;
      const chain = this.chain(start);
      for (const q of chain) seen.add(q);
      const free = this.hasLiberty(chain, p);
      if (free === null) perhaps = true;
      else if (!free) stones += chain.size;
    }
    return { stones, perhaps };
  }

  private chain(start: Point): Set<Point> {
    const { geometry, cells } = this.position;
    const chain = new Set([start]);
    for (const q of chain) {
      for (const n of geometry.adjacent(q)) if (cells[n] === cells[start]) chain.add(n);
    }
    return chain;
  }

  /** Whether a chain has a liberty besides `p`. */
  private hasLiberty(chain: ReadonlySet<Point>, p: Point): KnownTopology {
    const { geometry, cells } = this.position;
    let known: KnownTopology = false;
    let outer = -1;
    for (const q of chain) {
      if (geometry.outward[q]) outer = q;
      for (const n of geometry.adjacent(q)) {
        if (n === p) continue;
        if (cells[n] === EMPTY) return true;
        if (cells[n] === UNKNOWN) known = null;
      }
    }
    if (outer < 0) return known;
    return this.leaning ? this.lean(outer, true) : null;
  }

  /** Whether all around `p` are stones of this color or edges. */
  private isClosed(p: Point, color: Color): KnownTopology {
    let known: KnownTopology = true;
    let beyond = false;
    for (const cell of this.around(p)) {
      if (cell === BEYOND) beyond = true;
      else if (cell === UNKNOWN) known = null;
      else if (cell !== color && cell !== WALL) return false;
    }
    if (!beyond) return known;
    return this.leaning ? this.lean(p, false) : null;
  }

  /** What is next to `p`: up, right, down, left. */
  private around(p: Point): number[] {
    const { geometry, cells } = this.position;
    const { columns, rows, open } = geometry;
    const x = geometry.x(p);
    const y = geometry.y(p);
    const side = (out: boolean, name: 'top' | 'right' | 'bottom' | 'left', step: number) =>
      out ? (open.has(name) ? BEYOND : WALL) : (cells[p + step] ?? UNKNOWN);
    return [
      side(y === 0, 'top', -columns),
      side(x === columns - 1, 'right', 1),
      side(y === rows - 1, 'bottom', columns),
      side(x === 0, 'left', -1),
    ];
  }

  /** The answer under the assumption that a chain at `p` has liberties beyond an open side. */
  private lean<T>(p: Point, answer: T): T {
    this.leansOn.add(p);
    return answer;
  }
}
