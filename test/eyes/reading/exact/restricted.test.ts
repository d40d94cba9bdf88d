/**
 * Chains on crowded boards with large chains, where the exact search asks restricted games first:
 * its grades are those of an exhaustive solver.
 */
import { expect, test } from 'vitest';
import { ExactSearch } from '../../../../src/eyes/reading/exact/search.ts';
import { TranspositionTable } from '../../../../src/eyes/reading/exact/transposition-table.ts';
import { NO_BAN } from '../../../../src/eyes/reading/grade.ts';
import { Geometry } from '../../../../src/go/geometry.ts';
import { Position } from '../../../../src/go/position.ts';
import { Scratch } from '../../../../src/go/scratch.ts';
import { finish } from '../../../../src/go/task.ts';
import { BLACK, EMPTY, WHITE } from '../../../../src/go/types.ts';
import { generator } from '../../../oracle/generator.ts';
import { expectSeen, runs } from '../../../runs.ts';
import { Oracle } from '../oracle.ts';

const POSITIONS = Number(process.env.CROWDED ?? runs(7));
const SEED = Number(process.env.SEED ?? 3);
/** States that the solver may look at, and positions that the search may open. */
const MOST = 1500;
const NODES = 9000;
const [COLUMNS, ROWS] = [7, 5];

/**
 * Two players' halves with gaps in them and stones of the other; `null` where a chain has no
 * liberty, or none is large.
 */
function crowded(oracle: Oracle, random: () => number): Uint8Array | null {
  const angle = 2 * Math.PI * random();
  const cells = new Uint8Array(oracle.area);
  for (let p = 0; p < oracle.area; p++) {
    const x = (p % COLUMNS) - (COLUMNS - 1) / 2;
    const y = Math.floor(p / COLUMNS) - (ROWS - 1) / 2;
    const side = Math.cos(angle) * x + Math.sin(angle) * y > 0 ? BLACK : WHITE;
    const chance = random();
    cells[p] = chance < 0.15 ? EMPTY : chance < 0.3 ? 3 - side : side;
  }
  if (cells.filter((cell) => cell === EMPTY).length > 6) return null;
  const chains = [...cells.keys()].filter((p) => cells[p] !== EMPTY).map((p) => oracle.chain(cells, p));
  const stand = chains.every(({ liberties }) => liberties > 0);
  return stand && chains.some(({ stones }) => stones.length > 8) ? cells : null;
}

test(
  'grades of chains on crowded boards',
  () => {
    const random = generator(SEED);
    const oracle = new Oracle(COLUMNS, ROWS);
    const geometry = Geometry.of({ columns: COLUMNS, rows: ROWS });
    const seen = [0, 0, 0, 0];
    for (let i = 0; i < POSITIONS; ) {
      const cells = crowded(oracle, random);
      if (cells === null) continue;
      i++;
      const position = new Position(geometry, cells);
      const search = new ExactSearch(Scratch.from(position));
      search.table = new TranspositionTable();
      const done = new Set<number>();
      for (const [p, color] of cells.entries()) {
        if (color === EMPTY || done.has(p)) continue;
        for (const q of oracle.chain(cells, p).stones) done.add(q);
        for (const attackerMoves of [true, false]) {
          const wanted = oracle.grade(cells, p, attackerMoves, MOST);
          if (wanted === null) continue;
          const found = finish(search.run(p, attackerMoves, NO_BAN, NODES));
          if (found < 0) continue;
          expect(found, `seed ${SEED}: ${position.rows().join('/')} at ${geometry.name(p)}`).toBe(wanted);
          seen[wanted]!++;
        }
      }
    }
    if (process.env.CROWDED) console.log(seen);
    const [saved = 0, attacker = 0, defender = 0, captured = 0] = seen;
    expectSeen(Math.min(saved, captured), POSITIONS);
    expectSeen(attacker + defender, POSITIONS / 30);
  },
  60_000 + 1000 * POSITIONS,
);
