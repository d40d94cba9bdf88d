/**
 * Walking a tree of lines from the one that is shown. Pure; see `Tree` in the protocol for the
 * picture.
 */
import { must } from '../../../src/go/must.ts';
import type { Line, Tree } from '../../../src/protocol/player.ts';

/**
 * A move that can be made from a frame: the first of a line, or the next of the line that owns the
 * frame.
 */
export interface Way {
  /** Index into `Tree.lines`. */
  readonly line: number;
  /** The frame that it leads to. */
  readonly frame: number;
}

/** A line by its index. */
export function lineAt({ lines }: Tree, index: number): Line {
  return must(lines[index]);
}

/** The line whose own frame it is, seen from the line that is shown. */
export function ownerOf({ lines, current }: Tree, frame: number): number {
  let at = current;
  for (let line = lines[at]; line && line.parent >= 0 && frame <= line.after; line = lines[at])
    at = line.parent;
  return at;
}

/**
 * All ways on from a frame of the shown line: the owner's own next move first, then lines that
 * leave there, as in the text.
 */
export function waysFrom(tree: Tree, frame: number): Way[] {
  const owner = ownerOf(tree, frame);
  const ways: Way[] = [];
  if (lineAt(tree, owner).last > frame) ways.push({ line: owner, frame: frame + 1 });
  tree.lines.forEach(({ parent, after, last }, line) => {
    if (parent === owner && after === frame && last > after) ways.push({ line, frame: frame + 1 });
  });
  return ways;
}

/** Which of the ways from a frame the shown line takes; -1 at its end. */
export function wayTaken(tree: Tree, frame: number): number {
  if (frame >= lineAt(tree, tree.current).last) return -1;
  const owner = ownerOf(tree, frame + 1);
  return waysFrom(tree, frame).findIndex(({ line }) => line === owner);
}

/**
 * Frames of the shown line from which there is more than one way on, its end included when other
 * lines go on from there.
 */
export function forksOf(tree: Tree): readonly number[] {
  const known = FORKS.get(tree);
  if (known) return known;
  const path = new Set(forebears(tree));
  const candidates = new Set(tree.lines.flatMap(({ parent, after }) => (path.has(parent) ? [after] : [])));
  const forks = [...candidates]
    .filter((frame) => frame <= lineAt(tree, tree.current).last)
    .filter((frame) => waysFrom(tree, frame).length > (wayTaken(tree, frame) < 0 ? 0 : 1))
    .sort((a, b) => a - b);
  FORKS.set(tree, forks);
  return forks;
}

const FORKS = new WeakMap<Tree, readonly number[]>();

/** The shown line and those that it has come from, outermost first. */
export function forebears(tree: Tree): number[] {
  const found: number[] = [];
  for (let at = tree.current; at >= 0; at = lineAt(tree, at).parent) found.push(at);
  return found.reverse();
}

/**
 * The next (`by` 1) or previous (-1) way instead of the one that led to a frame. Where there is
 * none, and lines leave here, `by` 1 enters the first of them.
 */
export function sidestep(tree: Tree, frame: number, by: 1 | -1): Way | null {
  if (frame > 0) {
    const ways = waysFrom(tree, frame - 1);
    const to = ways[wayTaken(tree, frame - 1) + by];
    if (to) return to;
    if (ways.length > 1 && by === -1) return null;
  }
  if (by === -1) return null;
  const taken = wayTaken(tree, frame);
  return waysFrom(tree, frame).find((_, i) => i !== taken) ?? null;
}

/** Back to where the shown line leaves its parent; `null` on the line that leaves none. */
export function wayOut(tree: Tree): Way | null {
  const line = lineAt(tree, tree.current);
  return line.parent < 0 ? null : { line: line.parent, frame: line.after };
}
