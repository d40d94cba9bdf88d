import { expect, test } from 'vitest';
import type { Cycle, CycleKind } from '../../src/cycles/cycle.ts';
import { PlainCycles } from '../../src/cycles/footprints/plain.ts';
import { findCycles } from '../../src/cycles/search/find.ts';
import { place } from '../../src/go/play.ts';
import type { Position } from '../../src/go/position.ts';
import { finish } from '../../src/go/task.ts';
import { BLACK, WHITE } from '../../src/go/types.ts';
import { breathe } from '../oracle/breathe.ts';
import { crowded } from '../oracle/crowded.ts';
import { generator } from '../oracle/generator.ts';
import { expectSeen, runs } from '../runs.ts';

const SEED = 1;
const BOARDS = runs(25);
const KINDS: readonly CycleKind[] = ['ko', 'even', 'odd', 'any'];

/** The plays of a cycle made one after the other lead back, and no point is played on twice. */
function leadsBack(position: Position, { plays }: Cycle): boolean {
  let now = position;
  for (const { color, point, captured } of plays) {
    const placed = place(now, color, point);
    if (typeof placed === 'string' || placed.captured.join() !== captured.join()) return false;
    now = placed.after;
  }
  return now.equals(position) && new Set(plays.map(({ point }) => point)).size === plays.length;
}

/**
 * Whether the same position comes twice in a cycle; or, if only that counts, the one that it begins
 * with.
 */
function passesTwice(position: Position, { plays }: Cycle, firstOnly: boolean): boolean {
  const seen = [position];
  for (const { color, point } of plays.slice(0, -1)) {
    const placed = place(seen.at(-1)!, color, point);
    if (typeof placed === 'string') return false;
    if ((firstOnly ? [position] : seen).some((one) => one.equals(placed.after))) return true;
    seen.push(placed.after);
  }
  return false;
}

test(`combinations of footprints and the graph of states find as short a first cycle on ${BOARDS} boards`, async () => {
  const random = generator(SEED);
  const seen = { asked: 0, found: 0, suicides: 0, combined: 0, crowds: 0 };
  for (let b = 0; b < BOARDS; b++) {
    if (b % 50 === 0) await breathe();
    const position = crowded(random);
    const suicide = random() < 0.6;
    const longest = [6, 8, 10, 12][Math.floor(random() * 4)]!;
    const cycles = new PlainCycles({ maxCycle: longest, plain: true, suicide });
    for (let point = 0; point < position.cells.length; point++) {
      if (position.cells[point] !== 0) continue;
      for (const color of [BLACK, WHITE] as const) {
        const placed = place(position, color, point);
        if (typeof placed === 'string' || (placed.suicide && !suicide)) continue;
        const kind = KINDS[Math.floor(random() * 4)]!;
        const first = { color, point };
        const graph = finish(
          findCycles({
            position,
            first,
            kind,
            plain: true,
            maxCycle: longest,
            suicide,
            budget: 60_000,
            limit: 1,
          }),
        );
        if (graph.stopped === 'budget') continue;
        const found = finish(cycles.firstCycle(position, first, kind, { left: 5_000_000 }));
        const what = `${position.rows().join('/')} ${kind} ${color === BLACK ? 'X' : 'O'} ${position.geometry.name(point)} N ${longest} suicide ${suicide}`;
        if (found === undefined) continue;
        seen.asked++;
        if (found instanceof Set) {
          seen.crowds++;
          for (const play of graph.cycles[0]?.plays ?? []) expect(found.has(play.point), what).toBe(true);
          continue;
        }
        const cycle = found as Cycle | null;
        // The graph lists only odd ones that pass a position twice, and none that passes the first
        // one.
        if (!cycle || !passesTwice(position, cycle, kind === 'odd')) {
          expect(cycle?.plays.length, what).toBe(graph.cycles[0]?.plays.length);
        } else {
          expect(kind, what).not.toBe('ko');
          expect(cycle.plays.length, what).toBeLessThanOrEqual(graph.cycles[0]?.plays.length ?? longest);
        }
        if (!cycle) continue;
        expect(leadsBack(position, cycle), what).toBe(true);
        expect(cycle.plays[0], what).toMatchObject(first);
        seen.found++;
        if (cycle.plays.some(({ captured, point: p }) => captured.includes(p))) seen.suicides++;
        if (cycle.plays.length > 4) seen.combined++;
      }
    }
  }
  expectSeen(seen.found, BOARDS / 3);
  expectSeen(seen.suicides, BOARDS / 10);
});
