import fc from 'fast-check';
import { expect, test } from 'vitest';
import { KeptReadings } from '../../../src/eyes/reading/kept.ts';
import type { KeptNearby } from '../../../src/eyes/reading/near.ts';
import { Reader, type Reading } from '../../../src/eyes/reading/reader.ts';
import type { Scratch } from '../../../src/go/scratch.ts';
import { finish } from '../../../src/go/task.ts';
import { BLACK, EMPTY, type Point, WHITE } from '../../../src/go/types.ts';
import { breathe } from '../../oracle/breathe.ts';
import { expectSeen, runs } from '../../runs.ts';
import { boards, standing } from './boards.ts';

const RUNS = runs(4);
const NODES = 150;
/** Spies are slow. */
const WATCHED = Math.ceil(RUNS / 4);

/**
 * Everything that eyes ask of a reader, about all chains that are short of liberties and some empty
 * points.
 */
function readAll(reader: Reader): Reading[] {
  const { board } = reader;
  const found: Reading[] = [];
  for (let p = 0; p < board.area; p++) {
    if (board.cells[p] === EMPTY) {
      if (p % 5 === 0) found.push(reader.safe(BLACK, p), reader.safe(WHITE, p));
    } else if (board.root(p) === p && board.liberties(p, 5) < 5) {
      found.push(reader.attack(p), reader.defend(p));
      const { attack, defense } = finish(reader.contesting(p));
      found.push(attack, defense);
    }
  }
  return found;
}

type Arrays = Record<'cells' | 'roots' | 'next' | 'sizes' | 'libs', Uint8Array | Int16Array | Int32Array>;

/**
 * Puts spies on the board of a reader: each point whose cell is looked at, and each whose chain is,
 * but for what `undo` puts back.
 */
function watched(reader: Reader): { cells: Set<Point>; chains: Set<Point>; raw: Arrays } {
  const seen = { cells: new Set<Point>(), chains: new Set<Point>() };
  const board = reader.board as unknown as Arrays & Pick<Scratch, 'play' | 'undo' | 'geometry' | 'area'>;
  const raw = {
    cells: board.cells,
    roots: board.roots,
    next: board.next,
    sizes: board.sizes,
    libs: board.libs,
  };
  let watches = true;
  for (const name of Object.keys(raw) as (keyof Arrays)[]) {
    board[name] = new Proxy(raw[name], {
      get(array, key) {
        const at = Number(key);
        if (watches && at < board.area) (name === 'cells' ? seen.cells : seen.chains).add(at);
        const value = array[key as never] as unknown;
        return typeof value === 'function' ? value.bind(array) : value;
      },
      set(array, key, value) {
        array[key as never] = value as never;
        return true;
      },
    });
  }
  const { play, undo } = board;
  board.play = (color, p) => {
    // A play looks at the point, at those beside it, and at the chains there.
    seen.cells.add(p);
    for (let k = 4 * p; k < 4 * p + 4; k++) {
      const n = board.geometry.neighbors[k]!;
      if (n >= 0) seen.chains.add(n);
    }
    watches = false;
    const removed = play.call(board, color, p);
    watches = true;
    return removed;
  };
  board.undo = () => {
    watches = false;
    undo.call(board);
    watches = true;
  };
  return { ...seen, raw };
}

test('what a reading looks at lies within the points that it is kept with', async () => {
  let readings = 0;
  let spared = 0;
  await fc.assert(
    fc.asyncProperty(boards, async (position) => {
      await breathe();
      const kept: KeptNearby = new KeptReadings();
      const reader = new Reader(position, { nodes: NODES, kept });
      const { cells, chains, raw } = watched(reader);
      const { around } = position.geometry;
      kept.find = () => {
        cells.clear();
        chains.clear();
        return undefined;
      };
      kept.keep = (_question, board, points) => {
        readings++;
        const scope = new Set(points);
        if (scope.size < board.area) spared++;
        const outside: string[] = [];
        for (const p of cells) if (!scope.has(p)) outside.push(`cell ${p}`);
        for (const p of chains) {
          if (!scope.has(p)) outside.push(`chain ${p}`);
          if (raw.cells[p] !== BLACK && raw.cells[p] !== WHITE) continue;
          let q = p;
          do {
            for (const n of [q, ...around.subarray(4 * q, 4 * q + 4)])
              if (n < board.area && !scope.has(n)) outside.push(`${n} of the chain at ${p}`);
            q = raw.next[q]!;
          } while (q !== p);
        }
        expect(outside).toEqual([]);
      };
      readAll(reader);
    }),
    { numRuns: WATCHED },
  );
  expectSeen(readings, 20 * WATCHED);
  expectSeen(spared, readings / 3);
});

const edits = fc.array(fc.record({ at: fc.nat(80), cell: fc.constantFrom(EMPTY, BLACK, WHITE) }), {
  minLength: 1,
  maxLength: 3,
});

test('readings that are kept from other boards are those of a reader who knows none, node for node', async () => {
  let used = 0;
  await fc.assert(
    fc.asyncProperty(boards, fc.array(edits, { minLength: 1, maxLength: 3 }), async (position, changes) => {
      await breathe();
      const { geometry } = position;
      const kept: KeptNearby = new KeptReadings();
      const find = kept.find.bind(kept);
      kept.find = (question, board) => {
        const found = find(question, board);
        if (found) used++;
        return found;
      };
      readAll(new Reader(position, { nodes: NODES, kept }));
      for (const change of changes) {
        const cells = position.cells.slice();
        for (const { at, cell } of change) cells[at % geometry.area] = cell;
        const next = standing(geometry, cells);
        expect(readAll(new Reader(next, { nodes: NODES, kept }))).toEqual(
          readAll(new Reader(next, { nodes: NODES })),
        );
      }
    }),
    { numRuns: RUNS },
  );
  expectSeen(used, 10 * RUNS);
});
