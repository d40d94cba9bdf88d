import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Line, Tree } from '../../../src/protocol/player.ts';
import {
  forebears,
  forksOf,
  ownerOf,
  sidestep,
  wayOut,
  waysFrom,
  wayTaken,
} from '../../../webview/player/tree/tree.ts';
import { expectSeen } from '../../runs.ts';

/** Trees as the contract has them: each line leaves a frame that is an earlier line's own. */
const anyTree: fc.Arbitrary<Tree> = fc
  .tuple(fc.nat(5), fc.array(fc.tuple(fc.nat(50), fc.nat(50), fc.nat(3)), { maxLength: 8 }), fc.nat(50))
  .map(([length, leaves, shown]) => {
    const line = (parent: number, after: number, last: number): Line => ({
      parent,
      after,
      last,
      title: '',
      first: null,
      instead: null,
      anchor: 0,
    });
    const lines = [line(-1, 0, length)];
    for (const [from, at, own] of leaves) {
      // A line without a move of its own owns no frame, so none leaves it.
      const owners = lines.flatMap((one, i) => (one.parent < 0 || one.last > one.after ? [i] : []));
      const parent = owners[from % owners.length]!;
      const { after, last, parent: above } = lines[parent]!;
      const first = above < 0 ? 0 : after + 1;
      const frame = first + (at % (last - first + 1));
      lines.push(line(parent, frame, frame + own));
    }
    return { lines, current: shown % lines.length };
  });

/** The moves from the start to a frame, told by line and frame: what walking must not get wrong. */
function path(tree: Tree, frame: number): string[] {
  const steps: string[] = [];
  let at = tree.current;
  for (let n = frame; n > 0; n--) {
    while (n <= tree.lines[at]!.after && tree.lines[at]!.parent >= 0) at = tree.lines[at]!.parent;
    steps.push(`${at}:${n}`);
  }
  return steps.reverse();
}

const frames = (tree: Tree) => Array.from({ length: tree.lines[tree.current]!.last + 1 }, (_, n) => n);

describe('whatever the tree', () => {
  test('a way on leads to a frame one move further, after the same moves', () => {
    fc.assert(
      fc.property(anyTree, (tree) => {
        for (const frame of frames(tree)) {
          const before = path(tree, frame);
          const ways = waysFrom(tree, frame);
          const ends = ways.map((way) => {
            expect(way.frame).toBe(frame + 1);
            const there = path({ ...tree, current: way.line }, way.frame);
            expect(there.slice(0, -1)).toEqual(before);
            return there.at(-1);
          });
          expect(new Set(ends).size).toBe(ends.length);
        }
      }),
    );
  });

  test('the way taken is the one that the shown line has', () => {
    fc.assert(
      fc.property(anyTree, (tree) => {
        for (const frame of frames(tree)) {
          const taken = waysFrom(tree, frame)[wayTaken(tree, frame)];
          const last = tree.lines[tree.current]!.last;
          if (frame === last) expect(taken).toBeUndefined();
          else expect(path({ ...tree, current: taken!.line }, frame + 1)).toEqual(path(tree, frame + 1));
        }
      }),
    );
  });

  test('from the start every move of every line can be come to, by ways on alone', () => {
    fc.assert(
      fc.property(anyTree, (tree) => {
        const seen = new Set<string>();
        const open = [{ line: 0, frame: 0 }];
        for (let at = open.pop(); at; at = open.pop()) {
          seen.add(path({ ...tree, current: at.line }, at.frame).join(' '));
          open.push(...waysFrom({ ...tree, current: at.line }, at.frame));
        }
        tree.lines.forEach((line, current) => {
          for (let n = 0; n <= line.last; n++)
            expect(seen).toContain(path({ ...tree, current }, n).join(' '));
        });
      }),
    );
  });

  test('a step aside is undone by a step back aside, or leads into a branch', () => {
    let aside = 0;
    fc.assert(
      fc.property(anyTree, (tree) => {
        for (const frame of frames(tree)) {
          const to = sidestep(tree, frame, 1);
          if (!to) continue;
          aside++;
          const there = { ...tree, current: to.line };
          if (to.frame === frame + 1) expect(path(there, frame)).toEqual(path(tree, frame));
          else {
            const back = sidestep(there, to.frame, -1);
            expect(path({ ...tree, current: back!.line }, back!.frame)).toEqual(path(tree, frame));
          }
        }
      }),
    );
    expectSeen(aside, 50);
  });

  test('forks are the frames of the line with another way on', () => {
    fc.assert(
      fc.property(anyTree, (tree) => {
        const expected = frames(tree).filter(
          (frame) => waysFrom(tree, frame).length > (wayTaken(tree, frame) < 0 ? 0 : 1),
        );
        expect(forksOf(tree)).toEqual(expected);
      }),
    );
  });

  test('the way out is where the line leaves, and ends at the first line', () => {
    fc.assert(
      fc.property(anyTree, (tree) => {
        expect(forebears(tree)[0]).toBe(0);
        const out = wayOut(tree);
        if (!out) expect(tree.current).toBe(0);
        else expect(ownerOf({ ...tree, current: out.line }, out.frame)).toBe(out.line);
      }),
    );
  });
});
