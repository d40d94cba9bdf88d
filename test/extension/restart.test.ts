import { expect, it } from 'vitest';
import { RestartPauses } from '../../src/extension/restart.ts';

/** The pauses after deaths at these times. */
function pauses(...deaths: number[]): number[] {
  const restart = new RestartPauses();
  return deaths.map((now) => restart.after(now));
}

it('a server that died is started again at once, and so is one that had lived for a minute', () => {
  expect(pauses(1000, 61_000, 200_000)).toEqual([0, 0, 0]);
});

it('pauses double while it dies young; five deaths in a row do not hold it up for two seconds in all', () => {
  const five = pauses(0, 1, 2, 3, 4);
  expect(five).toEqual([0, 50, 150, 350, 750]);
  expect(five.reduce((sum, pause) => sum + pause)).toBeLessThan(2000);
});

it('no pause is longer than half a minute, and one long life ends them', () => {
  const restart = new RestartPauses();
  let now = 0;
  for (let deaths = 0; deaths < 40; deaths++) expect(restart.after((now += 10))).toBeLessThanOrEqual(30_000);
  expect(restart.after(now + 60_000)).toBe(0);
});
