import { chainAt, type Position } from '../go/position.ts';
import { BLACK, type Color, EMPTY, type Point, UNKNOWN, WHITE } from '../go/types.ts';
import { type Message, message } from '../words/index.ts';
import { MOST_TARGETS } from './limits.ts';
import type { Goal } from './types.ts';

/** A chain that the goal is about. */
interface TargetChain {
  readonly color: Color;
  /** The stone that names it. */
  readonly named: Point;
  readonly points: readonly Point[];
}

/** Where a question is played out. */
export interface Boundary {
  readonly position: Position;
  /** `any` also where `all` was asked of a single chain. */
  readonly goal: Goal;
  /** The chains that the goal is about; of `any`, those that can be captured. */
  readonly targets: readonly TargetChain[];
  /** Empty points on which nobody plays, sorted. */
  readonly outside: readonly Point[];
  /**
   * Points that may change before the game ends: those without a stone of a wall, and of a target
   * only where play goes on after its capture.
   */
  readonly changing: readonly Point[];
  /**
   * By point: 1 for stones that nobody can capture, since a liberty of theirs is outside, or none
   * is seen.
   */
  readonly wall: Uint8Array;
  /** A stone of each chain that is alive without a move, and whose eyes were left out for that. */
  readonly alive: readonly Point[];
  /** Whether some wall stands only by liberties beyond an open side or under a `?`. */
  readonly assumes: boolean;
}

/**
 * The region of a question, or why there is none.
 * @param outside `null`: the eyes of chains that are alive without a move and that no target
 * touches.
 */
export function boundaryOf(
  position: Position,
  named: readonly Point[],
  outside: readonly Point[] | null,
  asked: Goal = 'any',
): Boundary | Message {
  const { geometry, cells } = position;
  if (named.length === 0) return message('outcome.no-target');
  for (const p of named)
    if (cells[p] !== BLACK && cells[p] !== WHITE)
      return message('outcome.target-empty', { point: geometry.name(p) });
  for (const p of outside ?? [])
    if (cells[p] !== EMPTY) return message('outcome.outside-occupied', { point: geometry.name(p) });
  const targets: TargetChain[] = [];
  for (const p of named) {
    if (targets.some(({ points }) => points.includes(p))) continue;
    const chain = chainAt(position, p);
    if (chain) targets.push({ color: chain.color, named: p, points: chain.points });
  }
  const goal = asked === 'all' && targets.length === 1 ? 'any' : asked;
  const unfit = unfitFor(goal, named, targets);
  if (unfit) return unfit;
  const isTarget = new Uint8Array(geometry.area);
  for (const { points } of targets) for (const p of points) isTarget[p] = 1;
  const living = outside ? null : livingChains(position, isTarget);
  const out = geometry.sorted(new Set(outside ?? living?.eyes ?? []));
  const isOut = new Uint8Array(geometry.area);
  for (const p of out) isOut[p] = 1;
  const wall = new Uint8Array(geometry.area);
  let assumes = false;
  /** By color: why the first of its targets cannot be captured. */
  const standing = new Map<Color, Message>();
  for (let p = 0; p < geometry.area; p++) {
    if (wall[p] || (cells[p] !== BLACK && cells[p] !== WHITE)) continue;
    const chain = chainAt(position, p);
    if (!chain || Math.min(...chain.points) !== p) continue;
    const free = chain.liberties.find((one) => isOut[one]);
    if (free === undefined && !chain.outward && chain.unknown.length === 0) continue;
    if (isTarget[p] && goal !== 'connect') {
      const point = geometry.name(targets.find(({ points }) => points.includes(p))?.named ?? p);
      const why =
        free !== undefined
          ? message('outcome.target-outside', { point, liberty: geometry.name(free) })
          : message(chain.outward ? 'outcome.target-open' : 'outcome.target-unknown', { point });
      if (!standing.has(chain.color)) standing.set(chain.color, why);
      for (const q of chain.points) isTarget[q] = 0;
    }
    if (free === undefined) assumes = true;
    for (const q of chain.points) wall[q] = 1;
  }
  // Of several targets of one color it is enough that one can be captured.
  const capturable = targets.filter(({ points }) => points.every((p) => isTarget[p]));
  for (const [color, why] of standing)
    if (goal === 'all' || !capturable.some((one) => one.color === color)) return why;
  const changing = [...cells.keys()].filter(
    (p) => cells[p] !== UNKNOWN && !isOut[p] && !wall[p] && (goal === 'all' || !isTarget[p]),
  );
  return {
    position,
    goal,
    targets: capturable,
    outside: out,
    changing,
    wall,
    alive: living?.chains ?? [],
    assumes,
  };
}

/** Why a goal cannot be about these chains. */
function unfitFor(goal: Goal, named: readonly Point[], targets: readonly TargetChain[]): Message | null {
  if (goal === 'any') return null;
  const colors = new Set(targets.map(({ color }) => color));
  if (colors.size > 1) return message('outcome.two-colors');
  if (targets.length > MOST_TARGETS) return message('outcome.most-targets', { most: MOST_TARGETS });
  if (goal === 'all') return null;
  if (named.length !== 2) return message('outcome.connect-two');
  return targets.length === 1 ? message('outcome.connected') : null;
}

interface Living {
  readonly chains: readonly Point[];
  readonly eyes: readonly Point[];
}

/**
 * Chains that are alive though their owner never moves (Benson, 1976), and the empty points of
 * their eyes. A region that holds or touches a target is nobody's eye here: what happens there is
 * what is asked.
 */
export function livingChains(position: Position, isTarget: Uint8Array): Living {
  const chains: Point[] = [];
  const eyes: Point[] = [];
  for (const color of [BLACK, WHITE] as const) {
    const found = livingOf(position, color, isTarget);
    chains.push(...found.chains);
    eyes.push(...found.eyes);
  }
  return { chains: position.geometry.sorted(chains), eyes };
}

interface Enclosed {
  readonly empty: readonly Point[];
  /** The chains around it, by their first stones. */
  readonly around: ReadonlySet<Point>;
  /** Those of them that all of its empty points touch. */
  readonly vitalTo: readonly Point[];
}

function livingOf(position: Position, color: Color, isTarget: Uint8Array): Living {
  const { cells, geometry } = position;
  /** By stone: the first stone of its chain. */
  const first = new Int16Array(geometry.area).fill(-1);
  const chains = new Set<Point>();
  for (const [p, cell] of cells.entries()) {
    if (cell !== color || (first[p] ?? -1) >= 0) continue;
    for (const q of chainAt(position, p)?.points ?? []) first[q] = p;
    if (!isTarget[p]) chains.add(p);
  }
  let regions = enclosedRegions(position, color, isTarget, first);
  for (;;) {
    const dead = [...chains].filter((one) => regions.filter((r) => r.vitalTo.includes(one)).length < 2);
    if (dead.length === 0) break;
    for (const one of dead) chains.delete(one);
    regions = regions.filter(({ around }) => [...around].every((one) => chains.has(one)));
  }
  const eyes = regions.filter(({ vitalTo }) => vitalTo.some((one) => chains.has(one)));
  return { chains: [...chains], eyes: eyes.flatMap(({ empty }) => empty) };
}

/** The regions without stones of `color` that end at its chains and at edges on all sides. */
function enclosedRegions(
  position: Position,
  color: Color,
  isTarget: Uint8Array,
  first: Int16Array,
): Enclosed[] {
  const { cells, geometry } = position;
  const seen = new Uint8Array(geometry.area);
  const found: Enclosed[] = [];
  for (const start of cells.keys()) {
    if (seen[start] || cells[start] === color) continue;
    const points = [start];
    seen[start] = 1;
    const around = new Set<Point>();
    let closed = true;
    for (const p of points) {
      if (geometry.outward[p] || cells[p] === UNKNOWN || isTarget[p]) closed = false;
      for (const n of geometry.adjacent(p)) {
        if (cells[n] === color) {
          around.add(first[n] ?? -1);
          if (isTarget[n]) closed = false;
        } else if (!seen[n]) {
          seen[n] = 1;
          points.push(n);
        }
      }
    }
    if (!closed) continue;
    const empty = points.filter((p) => cells[p] === EMPTY);
    const touches = (p: Point, chain: Point) => geometry.adjacent(p).some((n) => first[n] === chain);
    const vitalTo = [...around].filter((chain) => empty.length > 0 && empty.every((p) => touches(p, chain)));
    found.push({ empty, around, vitalTo });
  }
  return found;
}
