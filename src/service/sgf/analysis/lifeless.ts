import type { Task } from '../../../go/task.ts';
import type { Point } from '../../../go/types.ts';
import { isSetup, MOST_FINDINGS, readPoints, sgfProblem } from '../../../notation/sgf/index.ts';
import { type Finding, lifelessChains } from '../../analysis/index.ts';
import type { SgfGame } from './sgf-game.ts';

/** The check yields after this many moves, and after this many values of setup. */
const PLIES_PER_SLICE = 1024;
const VALUES_PER_SLICE = 64;

/** Chains that setup leaves without a liberty; not those that had none before it. */
export function* lifeless(game: SgfGame, found: Finding[]): Task<void> {
  yield* report(game, 0, lifelessChains(game.start.position), found);
  for (let i = 0; i < game.plies.length; i++) {
    if (found.length > MOST_FINDINGS) return;
    if (i % PLIES_PER_SLICE === PLIES_PER_SLICE - 1) yield;
    if (game.plies[i]?.kind === 'setup') yield* report(game, game.nodeOf(i), fresh(game, i), found);
  }
}

/** The chains without a liberty behind a ply that were not so before it. */
function fresh(game: SgfGame, ply: number): readonly (readonly Point[])[] {
  const after = game.positionAfter(ply);
  const chains = lifelessChains(after);
  if (chains.length === 0) return chains;
  const before = game.positionAfter(game.before(ply));
  const earlier = new Set(lifelessChains(before).flat());
  const wasSo = (point: Point) => earlier.has(point) && before.at(point) === after.at(point);
  return chains.filter((chain) => !chain.some(wasSo));
}

/**
 * Reports each chain at the value that puts the first of its stones, or, where the chain stood
 * before, at the value that takes its last liberty.
 */
function* report(
  { sgf, size, geometry }: SgfGame,
  node: number,
  chains: readonly (readonly Point[])[],
  found: Finding[],
): Task<void> {
  if (chains.length === 0) return;
  /** By point: the value that says last what is there, -1 for none. */
  const said = new Int32Array(geometry.area).fill(-1);
  for (let p = sgf.firstProperty(node); p < sgf.endProperty(node); p++) {
    if (!isSetup(sgf.id(p))) continue;
    const first = sgf.firstValue(p);
    for (let v = first; v < sgf.endValue(p); v++) {
      if ((v - first) % VALUES_PER_SLICE === VALUES_PER_SLICE - 1) yield;
      for (const point of readPoints(sgf.value(v), size)) said[point] = v;
    }
  }
  for (const chain of chains) {
    if (found.length > MOST_FINDINGS) return;
    const valueAt = (point: Point) => said[point] ?? -1;
    const own = chain.filter((point) => valueAt(point) >= 0);
    const around = chain.flatMap((point) => [...geometry.neighbors.subarray(4 * point, 4 * point + 4)]);
    const value = own.length > 0 ? Math.min(...own.map(valueAt)) : Math.max(...around.map(valueAt));
    const [first = -1] = chain;
    const point = geometry.name(own.find((one) => valueAt(one) === value) ?? first);
    found.push(sgfProblem('sgf.no-liberty', sgf.innerSpan(value), { point, count: chain.length }));
  }
}
