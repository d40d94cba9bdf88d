import { describe, expect, it } from 'vitest';
import { openDocument } from '../../src/document/index.ts';
import { Searches } from '../../src/server/searches.ts';
import type { World } from '../../src/server/world.ts';
import { analyse } from '../../src/service/analyse.ts';
import { DEFAULT_SETTINGS } from '../../src/service/settings.ts';
import type { Analysis } from '../../src/service/types.ts';
import { missing } from '../../src/service/verdicts.ts';
import { TRIPLE_KO } from '../service/marked.ts';

/** A world in which each look at the clock takes a millisecond, and pauses end when the test says so. */
class SlowWorld implements World {
  time = 0;
  callback: (() => void) | null = null;
  now = (): number => this.time++;
  pause = (callback: () => void): void => {
    this.callback = callback;
  };
  /** Ends one pause; `false` when there is none. */
  resume(): boolean {
    const { callback } = this;
    this.callback = null;
    callback?.();
    return callback !== null;
  }
}

function setUp() {
  const world = new SlowWorld();
  const events: string[] = [];
  const searches = new Searches(world, {
    settled: (uri, analyses) => events.push(`settled ${uri} ${analyses.size}`),
    progress: (done, total) => events.push(`progress ${done}/${total}`),
    idle: () => events.push('idle'),
    failed: (problem) => events.push(`failed ${problem}`),
  });
  return { world, events, searches };
}

function analyses(count: number): Analysis[] {
  const one = (i: number) => `# E${i}\nrules: spight\n${TRIPLE_KO}\nmoves: B d6 W b5 B f6 W d5\n`;
  const text = Array.from({ length: count }, (_, i) => one(i)).join('\n');
  const { entries } = analyse(openDocument('test:///a', 1, 'goban', text), { ...DEFAULT_SETTINGS });
  return entries.map(({ analysis }) => analysis);
}

const wants = (list: readonly Analysis[]) =>
  list.flatMap((analysis) => missing(analysis).map((one) => ({ analysis, ...one })));

describe('searches', () => {
  it('end, and tell what they found', () => {
    const { world, events, searches } = setUp();
    const list = analyses(3);
    searches.want('a', wants(list));
    while (world.resume());
    expect(events.at(-1)).toBe('idle');
    expect(events.filter((event) => event.startsWith('settled a'))).not.toEqual([]);
    expect(list.flatMap((one) => missing(one))).toEqual([]);
  });

  it('rest after a few milliseconds, for messages to come in', () => {
    const { world, searches } = setUp();
    searches.want('a', wants(analyses(50)));
    const before = world.time;
    world.resume();
    expect(world.time - before).toBeLessThan(12);
    expect(world.callback).not.toBeNull();
  });

  it('that are not wanted any more are dropped', () => {
    const { world, searches } = setUp();
    const list = analyses(30);
    searches.want('a', wants(list));
    world.resume();
    searches.want('a', []);
    while (world.resume());
    expect(list.filter((one) => missing(one).length > 0).length).toBeGreaterThan(0);
  });

  it('of one document are hurried when they have taken a minute, until it is edited', () => {
    const { world, searches } = setUp();
    const [analysis] = analyses(1);
    const hurries: boolean[] = [];
    const ask = (key: string) => ({
      analysis: analysis!,
      key,
      *work(hurried?: () => boolean) {
        hurries.push(hurried!());
        world.time += 40_000;
        yield;
      },
    });
    searches.want('a', ['1', '2', '3'].map(ask));
    while (world.resume());
    expect(hurries).toEqual([false, false, true]);
    searches.edited('a');
    searches.want('a', [ask('4')]);
    while (world.resume());
    expect(hurries).toEqual([false, false, true, false]);
  });

  it('show progress when they last, and can be given up', () => {
    const { world, events, searches } = setUp();
    const list = analyses(20);
    searches.want('a', wants(list));
    world.resume();
    world.time += 1000;
    world.resume();
    expect(events.some((event) => /^progress \d+\/20$/.test(event))).toBe(true);
    searches.cancel();
    while (world.resume());
    expect(events.at(-1)).toBe('idle');
    const left = list.filter((one) => missing(one).length > 0);
    expect(left.length).toBeGreaterThan(0);
    // What was given up is not begun again before its entry changes.
    searches.want('a', wants(left));
    while (world.resume());
    expect(left.every((one) => missing(one).length > 0)).toBe(true);
  });

  it('of the document that was edited last come first', () => {
    const { world, events, searches } = setUp();
    const [a, b] = [analyses(1), analyses(1)];
    searches.want('a', wants(a));
    searches.want('b', wants(b));
    while (world.resume());
    const told = events.filter((event) => event.startsWith('settled'));
    expect(told[0]).toMatch(/^settled b/);
  });
});
