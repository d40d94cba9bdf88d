import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Frame, FromPlayer, Sequence } from '../../src/protocol/player.ts';
import { eventOf } from '../../webview/keyboard.ts';
import { readMessage } from '../../webview/messages.ts';
import {
  initial,
  lastIndex,
  type PlayerEvent,
  type PlayerState,
  readSaved,
  reduce,
  SPEEDS,
  toSave,
} from '../../webview/player.ts';

function frame(index: number, row: string): Frame {
  return {
    index,
    number: index === 0 ? '' : String(index),
    rows: [row],
    marks: [],
    move: null,
    verdicts: [],
    repeats: null,
    caption: '',
    span: null,
  };
}

function sequence(rows: readonly string[], rest: Partial<Sequence> = {}): Sequence {
  return {
    uri: 'file:///a.goban',
    entry: 0,
    version: 1,
    title: '',
    shape: { columns: 3, rows: 1, open: [], origin: { column: 1, row: 1 }, whole: null },
    labels: [],
    marks: [],
    frames: rows.map((row, i) => frame(i, row)),
    problems: [],
    ...rest,
  };
}

const FOUR = sequence(['...', 'X..', 'XO.', '.OX']);

function run(events: readonly PlayerEvent[], from: PlayerState = initial(null)) {
  const sent: FromPlayer[] = [];
  let state = from;
  for (const event of events) {
    const outcome = reduce(state, event);
    state = outcome.state;
    sent.push(...outcome.send);
  }
  return { state, sent };
}

const show = (s: Sequence, index = 0): PlayerEvent => ({ type: 'sequence', sequence: s, index });

const anyEvent: fc.Arbitrary<PlayerEvent> = fc.oneof(
  fc.constantFrom<PlayerEvent>(
    { type: 'toggle' },
    { type: 'tick' },
    { type: 'tick' },
    { type: 'pause' },
    { type: 'faster' },
    { type: 'gone', message: 'gone' },
    { type: 'step', by: Number.POSITIVE_INFINITY },
    { type: 'step', by: Number.NEGATIVE_INFINITY },
    { type: 'seek', index: Number.NaN },
  ),
  fc.integer({ min: -3, max: 3 }).map((by): PlayerEvent => ({ type: 'step', by })),
  fc.integer({ min: -2, max: 9 }).map((index): PlayerEvent => ({ type: 'goto', index })),
  fc
    .tuple(
      fc.array(fc.constantFrom('...', 'X..', '.O.'), { minLength: 1, maxLength: 6 }),
      fc.nat(7),
      fc.nat(1),
    )
    .map(([rows, index, version]) => show(sequence(rows, { version }), index)),
);

describe('whatever happens', () => {
  test('the index names a frame, speed is one of those there are, and the end is not played on from', () => {
    fc.assert(
      fc.property(fc.array(anyEvent, { maxLength: 30 }), (events) => {
        let state = initial(null);
        for (const event of events) {
          state = reduce(state, event).state;
          expect(Number.isInteger(state.index)).toBe(true);
          expect(state.index).toBeGreaterThanOrEqual(0);
          expect(state.index).toBeLessThanOrEqual(lastIndex(state));
          expect(SPEEDS).toContain(state.speed);
          if (state.playing) expect(state.index).toBeLessThan(lastIndex(state));
        }
      }),
      { numRuns: 500 },
    );
  });

  test('the extension, told of each change, always knows where the player is', () => {
    fc.assert(
      fc.property(fc.array(anyEvent, { maxLength: 30 }), (events) => {
        let state = initial(null);
        let believed = 0;
        for (const event of events) {
          const outcome = reduce(state, event);
          state = outcome.state;
          if (event.type === 'sequence' || event.type === 'goto') {
            believed = Math.max(0, Math.min(event.index, lastIndex(state)));
          }
          for (const message of outcome.send) if (message.type === 'at') believed = message.index;
          expect(believed).toBe(state.index);
        }
      }),
      { numRuns: 500 },
    );
  });
});

describe('playing', () => {
  test('goes on at each tick and stops at the end', () => {
    const { state, sent } = run([show(FOUR), { type: 'toggle' }, { type: 'tick' }, { type: 'tick' }]);
    expect([state.index, state.playing]).toEqual([2, true]);
    const end = run([{ type: 'tick' }], state);
    expect([end.state.index, end.state.playing]).toEqual([3, false]);
    expect(sent.map((m) => m.type === 'at' && [m.index, m.byUser])).toEqual([
      [1, false],
      [2, false],
    ]);
  });

  test('begins again from the end, and never without moves', () => {
    const { state } = run([show(FOUR, 3), { type: 'toggle' }]);
    expect([state.index, state.playing]).toEqual([0, true]);
    expect(run([show(sequence(['...'])), { type: 'toggle' }]).state.playing).toBe(false);
    expect(run([{ type: 'toggle' }]).state.playing).toBe(false);
  });

  test('is stopped by a step, by the cursor, and by the end of the file', () => {
    const playing: PlayerEvent[] = [show(FOUR), { type: 'toggle' }];
    const stops: PlayerEvent[] = [
      { type: 'step', by: 1 },
      { type: 'goto', index: 2 },
      { type: 'gone', message: 'x' },
      { type: 'pause' },
    ];
    for (const stop of stops) expect(run([...playing, stop]).state.playing).toBe(false);
  });
});

describe('a new sequence', () => {
  const longer = (version: number, rows: readonly string[]) => sequence(rows, { version });

  test('keeps the place while playing when what was played is unchanged', () => {
    const playing: PlayerEvent[] = [show(FOUR), { type: 'toggle' }, { type: 'tick' }];
    const kept = run([...playing, show(longer(2, ['...', 'X..', 'XX.', 'XXX', '...']), 4)]).state;
    expect([kept.index, kept.playing]).toEqual([1, true]);
    const lost = run([...playing, show(longer(2, ['...', '.X.', 'XX.']), 2)]).state;
    expect([lost.index, lost.playing]).toEqual([2, false]);
  });

  test('goes where the extension says when not playing', () => {
    expect(run([show(FOUR, 1), show(longer(2, ['...', 'X..', 'XO.']), 2)]).state.index).toBe(2);
    expect(run([show(FOUR, 3), show(longer(2, ['...']), 5)]).state.index).toBe(0);
  });

  test('of the same text (late verdicts) moves nothing, and sets the extension right', () => {
    const { state, sent } = run([show(FOUR, 2), show({ ...FOUR }, 0)]);
    expect(state.index).toBe(2);
    expect(sent).toEqual([{ type: 'at', uri: FOUR.uri, entry: 0, index: 2, byUser: false, proof: false }]);
  });

  test('of another entry does not play on', () => {
    const { state } = run([show(FOUR), { type: 'toggle' }, show({ ...FOUR, entry: 1 }, 1)]);
    expect([state.index, state.playing]).toEqual([1, false]);
  });
});

describe('after a reload', () => {
  const saved = { uri: FOUR.uri, entry: 0, index: 2, speed: 2, proof: null };

  test('the same entry comes back at its place and speed', () => {
    const { state } = run([show(FOUR)], initial(saved));
    expect([state.index, state.speed, state.playing]).toEqual([2, 2, false]);
    expect(toSave(state)).toEqual(saved);
  });

  test('another entry does not', () => {
    expect(run([show({ ...FOUR, entry: 3 })], initial(saved)).state.index).toBe(0);
  });

  test('nothing is lost when the window closes before the sequence arrives', () => {
    expect(toSave(initial(saved))).toEqual(saved);
  });

  test('what was not saved by a player is not read', () => {
    expect(readSaved(saved)).toEqual(saved);
    expect(readSaved({ ...saved, speed: 77 })?.speed).toBe(1);
    for (const bad of [
      null,
      1,
      'x',
      {},
      { ...saved, index: -1 },
      { ...saved, uri: 1 },
      { ...saved, entry: 0.5 },
    ]) {
      expect(readSaved(bad)).toBe(null);
    }
    fc.assert(fc.property(fc.anything(), (data) => void readSaved(data)));
  });
});

describe('messages', () => {
  test('are read when they have the right shape', () => {
    expect(readMessage(show(FOUR))).toEqual(show(FOUR));
    expect(readMessage({ type: 'goto', index: 3 })).toEqual({ type: 'goto', index: 3 });
  });

  test('are refused, without throwing, when any part is missing or of another kind', () => {
    const whole = show(sequence(['X..'], { labels: [{ point: 0, text: 'a' }], marks: [1] }));
    const spoil = (data: unknown, path: readonly string[]): unknown => {
      const [key, ...rest] = path;
      if (key === undefined) return Symbol.for('spoiled');
      if (Array.isArray(data)) return data.map((item, i) => (String(i) === key ? spoil(item, rest) : item));
      return { ...(data as object), [key]: spoil((data as Record<string, unknown>)[key], rest) };
    };
    const paths = (data: unknown, path: string[] = []): string[][] =>
      typeof data !== 'object' || data === null
        ? [path]
        : Object.entries(data).flatMap(([key, value]) => paths(value, [...path, key]));
    // `span` is the extension's own affair.
    const needed = paths(whole).filter((path) => !path.includes('span'));
    expect(needed.length).toBeGreaterThan(15);
    for (const path of needed) expect(typeof readMessage(spoil(whole, path)), path.join('.')).toBe('string');
  });

  test('of any kind never throw', () => {
    fc.assert(
      fc.property(fc.anything(), (data) => void readMessage(data)),
      { numRuns: 1000 },
    );
    fc.assert(
      fc.property(fc.constantFrom('sequence', 'goto', 'gone', 'settings'), fc.anything(), (type, rest) => {
        readMessage({ type, sequence: rest, index: rest, message: rest, coordinates: rest });
      }),
    );
  });
});

describe('keys', () => {
  const key = (name: string, rest = {}) => ({
    key: name,
    ctrlKey: false,
    altKey: false,
    metaKey: false,
    ...rest,
  });

  test('leave the space bar to a focused button, and modified keys to the editor', () => {
    expect(eventOf(key(' '), [])).toEqual({ type: 'toggle' });
    expect(eventOf(key(' '), [{ tagName: 'VSCODE-BUTTON' }])).toBe(null);
    expect(eventOf(key('ArrowLeft', { altKey: true }), [])).toBe(null);
    expect(eventOf(key('ArrowRight'), [{ tagName: 'INPUT' }])).toEqual({ type: 'step', by: 1 });
    expect(eventOf(key('a'), [])).toBe(null);
  });
});
