import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { PlainCycles } from '../../src/cycles/footprints/plain.ts';
import type { Position } from '../../src/go/position.ts';
import { finish } from '../../src/go/task.ts';
import { generator } from '../go/random.ts';
import { crowded } from '../oracle/crowded.ts';

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

it('what is kept of plain cycles does not grow with the number of positions that were asked about', async () => {
  const cycles = new PlainCycles({ maxCycle: 6, plain: true, suicide: false });
  const below = generator(1);
  const seen: WeakRef<Position>[] = [];
  const alive: number[] = [];
  for (let n = 1; n <= 1500; n++) {
    const position = crowded(() => below(1 << 20) / (1 << 20));
    seen.push(new WeakRef(position));
    finish(cycles.findings(position, { left: 200 }));
    if (n % 500 > 0) continue;
    await new Promise((resolve) => setImmediate(resolve));
    collectGarbage();
    alive.push(seen.filter((one) => one.deref()).length);
  }
  // The last few hundred are made ready for further questions.
  expect(Math.min(...alive)).toBeGreaterThan(0);
  expect(Math.max(...alive)).toBeLessThanOrEqual(260);
});
