import type { Task } from '../../go/task.ts';
import type { Point } from '../../go/types.ts';
import { MOST_FINDINGS, sgfProblem } from '../../notation/sgf/check/index.ts';
import { pack } from '../../notation/sgf/lexis.ts';
import { readPoints } from '../../notation/sgf/points.ts';
import { lifelessStrings } from '../lifeless.ts';
import type { Finding } from '../types.ts';
import type { SgfGame } from './types.ts';

const SETUP: ReadonlySet<number> = new Set(['AB', 'AW', 'AE'].map(pack));

/** After so many moves, and so many values of setup, there is a rest. */
const REST = 1024;
const MANY = 64;

/** Strings that setup leaves without a liberty; not those that had none before it. */
export function* lifeless(game: SgfGame, found: Finding[]): Task<void> {
  const { start, plies, plyBefore, plyNode } = game;
  yield* told(game, 0, lifelessStrings(start.position), found);
  for (let i = 0; i < plies.length && found.length <= MOST_FINDINGS; i++) {
    if (i % REST === REST - 1) yield;
    if (plies[i]!.kind !== 'setup') continue;
    const strings = lifelessStrings(plies[i]!.after);
    if (strings.length === 0) continue;
    const before = plyBefore[i]! < 0 ? start.position : plies[plyBefore[i]!]!.after;
    const earlier = new Set(lifelessStrings(before).flat());
    const wasSo = (point: Point) => earlier.has(point) && before.at(point) === plies[i]!.after.at(point);
    const fresh = strings.filter((string) => !string.some(wasSo));
    yield* told(game, plyNode[i]!, fresh, found);
  }
}

/** Each at the value that puts the first of its stones, or else, where it stood before, at the one that takes its last liberty. */
function* told(
  { sgf, size, geometry }: SgfGame,
  node: number,
  strings: readonly (readonly Point[])[],
  found: Finding[],
): Task<void> {
  if (strings.length === 0) return;
  /** By point: the value that says last what is there, -1 for none. */
  const said = new Int32Array(geometry.area).fill(-1);
  for (let p = sgf.firstProperty(node); p < sgf.endProperty(node); p++) {
    if (!SETUP.has(sgf.id(p))) continue;
    const first = sgf.firstValue(p);
    for (let v = first; v < sgf.endValue(p); v++) {
      if ((v - first) % MANY === MANY - 1) yield;
      for (const point of readPoints(sgf.value(v), size)) said[point] = v;
    }
  }
  for (const string of strings) {
    if (found.length > MOST_FINDINGS) return;
    const own = string.filter((point) => said[point]! >= 0);
    const around = string.flatMap((point) => [...geometry.neighbors.subarray(4 * point, 4 * point + 4)]);
    const value =
      own.length > 0
        ? Math.min(...own.map((point) => said[point]!))
        : Math.max(...around.map((point) => (point < 0 ? -1 : said[point]!)));
    const point = geometry.name(own.find((one) => said[one] === value) ?? string[0]!);
    found.push(sgfProblem('sgf.no-liberty', sgf.innerSpan(value), { point, count: string.length }));
  }
}
