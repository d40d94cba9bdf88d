/** Searches that are suspended at the same time do not know of each other. */
import { expect, test } from 'vitest';
import { firstCycle, forgetPlainCycles, koStrings, pointsOfPlainCycles } from '../../src/cycles/index.ts';
import { finish, type Task } from '../../src/go/task.ts';
import { BLACK } from '../../src/go/types.ts';
import { crowded } from '../oracle/crowded.ts';
import { generator } from '../oracle/generator.ts';
import { expectSeen, runs } from '../runs.ts';

test('searches of every kind that are driven by turns come to what each comes to alone', () => {
  const random = generator(31);
  const seen = { yields: 0, cycles: 0, strings: 0 };
  for (let round = 0; round < runs(12); round++) {
    const limits = { maxCycle: 10, plain: true, suicide: round % 2 === 1, budget: 50_000 };
    const boards = [crowded(random), crowded(random)];
    const searches = boards.flatMap((position): (() => Task<unknown>)[] => {
      const point = position.cells.indexOf(0);
      return [
        () => firstCycle(position, { color: BLACK, point }, 'any', limits),
        () => firstCycle(position, { color: BLACK, point }, 'ko', { ...limits, plain: false }),
        () => koStrings(limits).find(position),
        () => koStrings({ ...limits, plain: false, maxCycle: 6 }).find(position),
        () => pointsOfPlainCycles(position, limits),
      ];
    });
    const alone = searches.map((search) => {
      forgetPlainCycles();
      return finish(search());
    });
    forgetPlainCycles();
    const tasks = searches.map((search) => search());
    const together: unknown[] = [];
    while (tasks.some((_, i) => !(i in together)))
      for (const [i, task] of tasks.entries()) {
        if (i in together) continue;
        const step = task.next();
        if (step.done) together[i] = step.value;
        else seen.yields++;
      }
    expect(together).toEqual(alone);
    for (const found of alone) {
      if (found && typeof found === 'object' && 'cycles' in found) seen.cycles += (found.cycles as []).length;
      if (found && typeof found === 'object' && 'strings' in found)
        seen.strings += (found.strings as []).length;
    }
  }
  expectSeen(seen.yields, 100);
  expectSeen(seen.cycles, 5);
  expectSeen(seen.strings, 20);
});
