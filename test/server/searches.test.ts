import { describe, expect, it } from 'vitest';
import { openDocument } from '../../src/document/index.ts';
import type { Scheduler } from '../../src/server/scheduler.ts';
import { Searches } from '../../src/server/searches.ts';
import {
  type Analysis,
  analyse,
  DEFAULT_SETTINGS,
  findingsWork,
  type Work,
} from '../../src/service/index.ts';
import { TRIPLE_KO } from '../service/marked.ts';

/** A scheduler in which each look at the clock takes a millisecond, and pauses end when the test says so. */
class SlowScheduler implements Scheduler {
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
  const scheduler = new SlowScheduler();
  const events: string[] = [];
  const searches = new Searches(scheduler, {
    searched: (uri, analyses) => events.push(`searched ${uri} ${analyses.size}`),
    progress: (done, total) => events.push(`progress ${done}/${total}`),
    idle: () => events.push('idle'),
    failed: (problem) => events.push(`failed ${problem}`),
  });
  return { scheduler, events, searches };
}

function analyses(count: number): Analysis[] {
  const one = (i: number) => `# E${i}\nrules: spight\n${TRIPLE_KO}\nmoves: B d6 W b5 B f6 W d5\n`;
  const text = Array.from({ length: count }, (_, i) => one(i)).join('\n');
  const { entries } = analyse(openDocument('test:///a', 1, 'goban', text), { ...DEFAULT_SETTINGS });
  return entries.map(({ analysis }) => analysis);
}

const wants = (list: readonly Analysis[]) => list.flatMap((analysis) => [...findingsWork(analysis)]);

describe('searches', () => {
  it('end, and tell what they found', () => {
    const { scheduler, events, searches } = setUp();
    const list = analyses(3);
    searches.want('a', wants(list));
    while (scheduler.resume());
    expect(events.at(-1)).toBe('idle');
    expect(events.filter((event) => event.startsWith('searched a'))).not.toEqual([]);
    expect(list.flatMap((one) => findingsWork(one))).toEqual([]);
  });

  it('rest after a few milliseconds, for messages to come in', () => {
    const { scheduler, searches } = setUp();
    searches.want('a', wants(analyses(50)));
    const before = scheduler.time;
    scheduler.resume();
    expect(scheduler.time - before).toBeLessThan(12);
    expect(scheduler.callback).not.toBeNull();
  });

  it('that are not wanted any more are dropped', () => {
    const { scheduler, searches } = setUp();
    const list = analyses(30);
    searches.want('a', wants(list));
    scheduler.resume();
    searches.want('a', []);
    while (scheduler.resume());
    expect(list.filter((one) => findingsWork(one).length > 0).length).toBeGreaterThan(0);
  });

  it('of one document are hurried when they have taken a minute, until it is edited', () => {
    const { scheduler, searches } = setUp();
    const [analysis] = analyses(1);
    const hurries: boolean[] = [];
    const ask = (key: string) => ({
      subject: analysis!,
      key,
      *work(hurried?: () => boolean) {
        hurries.push(hurried!());
        scheduler.time += 40_000;
        yield;
      },
    });
    searches.want('a', ['1', '2', '3'].map(ask));
    while (scheduler.resume());
    expect(hurries).toEqual([false, false, true]);
    searches.edited('a', () => true);
    searches.want('a', [ask('4')]);
    while (scheduler.resume());
    expect(hurries).toEqual([false, false, true, false]);
  });

  it('show progress when they last, and can be given up', () => {
    const { scheduler, events, searches } = setUp();
    const list = analyses(20);
    searches.want('a', wants(list));
    scheduler.resume();
    scheduler.time += 1000;
    scheduler.resume();
    expect(events.some((event) => /^progress \d+\/20$/.test(event))).toBe(true);
    searches.cancel();
    while (scheduler.resume());
    expect(events.at(-1)).toBe('idle');
    const left = list.filter((one) => findingsWork(one).length > 0);
    expect(left.length).toBeGreaterThan(0);
    // What was given up is not begun again before its entry changes.
    searches.want('a', wants(left));
    while (scheduler.resume());
    expect(left.every((one) => findingsWork(one).length > 0)).toBe(true);
  });

  it('of the document that was edited last come first, whichever was opened last', () => {
    const { scheduler, searches } = setUp();
    const [a, b] = [analyses(1), analyses(1)];
    const order: string[] = [];
    const wanted = (name: string, list: readonly Analysis[]) => logging(order, name, wants(list));
    searches.want('a', wanted('a', a));
    searches.want('b', wanted('b', b));
    searches.want('a', wanted('a', a));
    while (scheduler.resume());
    expect(order[0]).toBe('a');
    expect(new Set(order)).toEqual(new Set(['a', 'b']));
  });

  it('are suspended while another document is searched, and go on where they were', () => {
    const { scheduler, searches } = setUp();
    const [a, b] = [analyses(1), analyses(1)];
    const steps: string[] = [];
    const steady = (analysis: Analysis, name: string) => ({
      subject: analysis,
      key: name,
      *work() {
        for (let i = 0; i < 30; i++) {
          steps.push(`${name}${i}`);
          yield;
        }
      },
    });
    searches.want(
      'a',
      a.map((one) => steady(one, 'a')),
    );
    scheduler.resume();
    const before = steps.length;
    expect(before).toBeLessThan(30);
    searches.want(
      'b',
      b.map((one) => steady(one, 'b')),
    );
    while (scheduler.resume());
    const counted = (name: string) => Array.from({ length: 30 }, (_, i) => `${name}${i}`);
    expect(steps).toEqual([...counted('a').slice(0, before), ...counted('b'), ...counted('a').slice(before)]);
  });

  it('of hovers come first, those of views last, and neither takes the place of others', () => {
    const { scheduler, searches } = setUp();
    const list = analyses(1);
    const order: string[] = [];
    const named = (key: string) => logging(order, key, [{ subject: list[0]!, key, *work() {} }]);
    searches.want('a', named('diagnostics'));
    searches.add('a', 'hover', named('hover 1'));
    searches.add('a', 'view', named('view 1'));
    searches.add('a', 'hover', named('hover 2'));
    searches.add('a', 'view', named('view 2'));
    // One that is wanted already is not made twice.
    searches.add('a', 'view', named('view 1'));
    while (scheduler.resume());
    expect(order).toEqual(['hover 2', 'hover 1', 'diagnostics', 'view 1', 'view 2']);
  });

  it('of hovers and views outlive an edit where what they are about stands as it was', () => {
    const { scheduler, searches } = setUp();
    const [stands, goes] = analyses(2);
    const order: string[] = [];
    const named = (key: string, analysis: Analysis) =>
      logging(order, key, [{ subject: analysis, key, *work() {} }]);
    searches.add('a', 'hover', [...named('hover', stands!), ...named('gone', goes!)]);
    searches.add('a', 'view', [...named('view', stands!), ...named('gone', goes!)]);
    searches.edited('a', (subject) => subject === stands);
    searches.want('a', []);
    while (scheduler.resume());
    expect(order).toEqual(['hover', 'view']);
    searches.add('a', 'view', named('closed', stands!));
    searches.closed('a');
    while (scheduler.resume());
    expect(order).toEqual(['hover', 'view']);
  });
});

/** The same searches, which note when they begin. */
function logging(log: string[], name: string, searches: readonly Work[]): Work[] {
  return searches.map((one) => ({
    ...one,
    *work(hurried?: () => boolean) {
      log.push(name);
      yield* one.work(hurried);
    },
  }));
}
