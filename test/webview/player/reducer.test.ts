import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { messageOr } from '../../../src/protocol/message.ts';
import type { Proof, Sequence, Tree, VerdictLine } from '../../../src/protocol/player.ts';
import { type FromPlayer, keptPlayer, type Section, SPEEDS } from '../../../src/protocol/player-messages.ts';
import { BINDINGS, eventOf } from '../../../webview/player/keyboard.ts';
import {
  initial,
  lastIndex,
  type PageState,
  type PlayerEvent,
  reduce,
  sectionOf,
  toSave,
} from '../../../webview/player/reducer.ts';
import { bareFrame, bareSequence } from '../../fixtures/frames.ts';

function sequence(rows: readonly string[], rest: Partial<Sequence> = {}): Sequence {
  return { ...bareSequence(rows.map((row, i) => bareFrame(i, [row]))), uri: 'file:///a.goban', ...rest };
}

const FOUR = sequence(['...', 'X..', 'XO.', '.OX']);

/** A board that comes back: frame 4 is as frame 1, by three plays. */
const ROUND: Sequence = (() => {
  const made = sequence(['...', 'X..', '.O.', '..X', 'X..', 'XO.']);
  const frames = made.frames.map((one) =>
    one.index === 4 ? { ...one, repeats: { of: 1, length: 3, pattern: null } } : one,
  );
  return { ...made, frames };
})();

const move = { color: 'black', point: 'a1' } as const;
/** FOUR as a line that leaves another one after its first move, and is continued by a third. */
const TREE: Tree = {
  lines: [
    { parent: -1, after: 0, last: 2, title: 'One', first: move, instead: null, anchor: 0 },
    { parent: 0, after: 1, last: 3, title: 'Two', first: move, instead: move, anchor: 10 },
    { parent: 1, after: 3, last: 4, title: 'Three', first: move, instead: null, anchor: 20 },
  ],
  current: 1,
};

function run(events: readonly PlayerEvent[], from: PageState = initial(null)) {
  const sent: FromPlayer[] = [];
  let state = from;
  for (const event of events) {
    const outcome = reduce(state, event);
    state = outcome.state;
    sent.push(...outcome.send);
  }
  return { state, sent };
}

const show = (s: Sequence, index = 0): Extract<PlayerEvent, { type: 'sequence' }> => ({
  type: 'sequence',
  sequence: s,
  index,
});

const anyEvent: fc.Arbitrary<PlayerEvent> = fc.oneof(
  fc.constantFrom<PlayerEvent>(
    { type: 'toggle' },
    { type: 'tick' },
    { type: 'tick' },
    { type: 'pause' },
    { type: 'faster' },
    { type: 'faster', by: -1 },
    { type: 'loop' },
    { type: 'loop' },
    { type: 'mark', by: 1 },
    { type: 'next-rule', by: 1 },
    { type: 'section', section: 'rules' },
    { type: 'section', section: 'board' },
    { type: 'sidestep', by: 1 },
    { type: 'leave' },
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
  fc
    .tuple(fc.nat(6), fc.nat(1), fc.boolean())
    .map(([index, version, go]): PlayerEvent => ({ ...show({ ...ROUND, version }, index), go })),
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
          if (state.playing && !state.loop) expect(state.index).toBeLessThan(lastIndex(state));
          if (state.loop) {
            expect(state.index).toBeGreaterThanOrEqual(state.loop.from);
            expect(state.index).toBeLessThanOrEqual(state.loop.to);
          }
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

  test('both agree in the end, however late they hear of each other', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(anyEvent, fc.nat(2)), { maxLength: 30 }), (events) => {
        let page = initial(null);
        const extension = { index: 0, heard: 0 };
        const toPage: PlayerEvent[] = [];
        const toExtension: FromPlayer[] = [];
        const deliver = (event: PlayerEvent | undefined) => {
          if (!event) return;
          const outcome = reduce(page, event);
          page = outcome.state;
          toExtension.push(...outcome.send);
        };
        const hear = (message: FromPlayer | undefined) => {
          if (message?.type === 'at') Object.assign(extension, { index: message.index, heard: message.step });
        };
        for (const [event, then] of events) {
          if (event.type === 'sequence' || event.type === 'goto') {
            const frames = event.type === 'sequence' ? event.sequence.frames.length : 9;
            extension.index = Math.max(0, Math.min(event.index, frames - 1));
            toPage.push({ ...event, heard: extension.heard });
          } else deliver(event);
          if (then === 1) deliver(toPage.shift());
          if (then === 2) hear(toExtension.shift());
        }
        while (toPage.length > 0 || toExtension.length > 0) {
          deliver(toPage.shift());
          hear(toExtension.shift());
        }
        fc.pre(page.sequence !== null);
        expect(Math.min(extension.index, lastIndex(page))).toBe(page.index);
      }),
      { numRuns: 1000 },
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

  test('that was on its way when somebody stepped on does not take the step back', () => {
    const stepped: PlayerEvent[] = [show(FOUR, 2), { type: 'seek', index: 0 }];
    const { state, sent } = run(stepped);
    expect(sent.at(-1)).toMatchObject({ index: 0, byUser: true, step: 1 });
    const edited = longer(2, ['...', 'X..', 'XO.', 'XOX']);
    const late = run([{ ...show(edited, 2), heard: 0 } as PlayerEvent], state);
    expect(late.state.index).toBe(0);
    expect(late.sent).toEqual([
      { type: 'at', uri: FOUR.uri, entry: 0, index: 0, byUser: false, proof: false, step: 2 },
    ]);
    // One that knows of the step says where to be; that somebody wanted to be there was before it.
    expect(run([{ ...show(edited, 2), heard: 1 }], state).state.index).toBe(2);
    expect(run([{ ...show(edited, 2), heard: 0, go: true }], state).state.index).toBe(0);
    expect(run([{ type: 'goto', index: 2, heard: 0 }], state).state.index).toBe(0);
    expect(run([{ type: 'goto', index: 2, heard: 1 }], state).state.index).toBe(2);
    // Where the boards have changed there is no place to keep. What the extension hears late does not count.
    const other = { ...show(longer(2, ['.X.', 'XX.', 'XXX']), 2), heard: 0 };
    expect(run([other], state)).toMatchObject({ state: { index: 2 }, sent: [{ index: 2, step: 2 }] });
  });

  test('of the same text (late verdicts) moves nothing, and sets the extension right', () => {
    const { state, sent } = run([show(FOUR, 2), show({ ...FOUR }, 0)]);
    expect(state.index).toBe(2);
    expect(sent).toEqual([
      { type: 'at', uri: FOUR.uri, entry: 0, index: 2, byUser: false, proof: false, step: 1 },
    ]);
  });

  test('of another entry does not play on', () => {
    const { state } = run([show(FOUR), { type: 'toggle' }, show({ ...FOUR, entry: 1 }, 1)]);
    expect([state.index, state.playing]).toEqual([1, false]);
  });
});

describe('a cycle in a loop', () => {
  const looping = [show(ROUND, 2), { type: 'loop' }] as const;
  const ticks = (n: number): PlayerEvent[] => Array.from({ length: n }, () => ({ type: 'tick' }));

  test('goes round and round, over the seam without showing the same board twice', () => {
    const { state, sent } = run([...looping, ...ticks(6)]);
    const told = sent.map((m) => (m.type === 'at' ? [m.index, m.byUser] : []));
    expect(told).toEqual([3, 4, 2, 3, 4, 2].map((i) => [i, false]));
    expect(state.playing).toBe(true);
  });

  test('begins at the start of the cycle when one is not in it', () => {
    expect(run([show(ROUND, 0), { type: 'loop' }]).state).toMatchObject({ index: 1, playing: true });
    expect(run([show(ROUND, 5), { type: 'loop' }]).state).toMatchObject({ index: 1, playing: true });
    expect(run([show(FOUR), { type: 'loop' }]).state).toMatchObject({ index: 0, playing: false, loop: null });
  });

  test('can be halted and gone on with, also at its end, and ends with a step out of it', () => {
    const halted = run([...looping, ...ticks(2), { type: 'toggle' }]).state;
    expect([halted.index, halted.playing, halted.loop !== null]).toEqual([4, false, true]);
    expect(run([{ type: 'toggle' }, ...ticks(1)], halted).state).toMatchObject({ index: 2, playing: true });
    expect(run([{ type: 'step', by: -1 }], halted).state.loop).not.toBe(null);
    expect(run([{ type: 'step', by: 1 }], halted).state.loop).toBe(null);
    expect(run([{ type: 'loop' }], halted).state).toMatchObject({ loop: null, playing: false });
  });

  test('goes on through an edit behind it, and stops when the cycle is another one', () => {
    const longer = { ...ROUND, version: 2, frames: [...ROUND.frames, bareFrame(6, ['XOX'])] };
    expect(run([...looping, show(longer, 0)]).state).toMatchObject({ index: 2, playing: true });
    const other = { ...longer, frames: [...ROUND.frames.slice(0, 3), bareFrame(3, ['.X.'])] };
    expect(run([...looping, show(other, 3)]).state).toMatchObject({ index: 3, playing: false, loop: null });
  });
});

describe('sections', () => {
  const open = (section: Section): PlayerEvent => ({ type: 'section', section });
  const proof = { move: 1, verdict: { rule: 'psk' }, parts: [] } as unknown as Proof;
  const verdict = { inForce: true, proof: true, rule: 'psk' } as VerdictLine;

  test('are kept for each text, and the extension hears of each that is shown', () => {
    const other = { ...FOUR, uri: 'file:///b.goban' };
    const { state, sent } = run([show(FOUR), open('rules'), show(other), open('wins'), show(FOUR)]);
    expect(sectionOf(state)).toBe('rules');
    expect(sent).toEqual(
      ['rules', 'board', 'wins', 'rules'].map((section) => ({ type: 'section', section })),
    );
    expect(sectionOf(run([show(other)], initial(toSave(state))).state)).toBe('wins');
  });

  test('a proof is shown in its own, and another one leads back to the text', () => {
    const proven = run([show(FOUR), open('rules'), show({ ...FOUR, proof })]);
    expect(sectionOf(proven.state)).toBe('proof');
    expect(sectionOf(run([show(FOUR)], proven.state).state)).toBe('rules');
    const left = run([open('wins')], proven.state);
    expect(left.sent).toEqual([{ type: 'back' }]);
    expect(sectionOf(run([show(FOUR)], left.state).state)).toBe('wins');
  });

  test('that of the proof asks for one where the rule in force has one, else it stays empty', () => {
    const judged = { ...FOUR, frames: FOUR.frames.map((one) => ({ ...one, verdicts: [verdict] })) };
    const asked = run([show(judged, 1), open('proof')]);
    expect(asked.sent).toMatchObject([{ type: 'prove', rule: 'psk', index: 1 }]);
    expect(sectionOf(asked.state)).toBe('board');
    expect(sectionOf(run([show(FOUR, 1), open('proof')]).state)).toBe('proof');
  });
});

describe('lines of a tree', () => {
  const here = { ...FOUR, tree: TREE };
  const asked = (events: PlayerEvent[], at: number) =>
    run([show(here, at), ...events]).sent.map((m) => (m.type === 'line' ? [m.line, m.index] : m.type));

  test('are asked for: on beyond the end, another way, and out', () => {
    expect(asked([{ type: 'step', by: 1 }], 3)).toEqual([[2, 4]]);
    expect(asked([{ type: 'sidestep', by: -1 }], 2)).toEqual([[0, 2]]);
    expect(asked([{ type: 'leave' }], 3)).toEqual([[0, 1]]);
    expect(asked([{ type: 'line', line: 0, index: 2 }], 1)).toEqual([[0, 2]]);
  });

  test('are not run on into by a key held down, nor by a page at once', () => {
    expect(asked([{ type: 'step', by: 1, held: true }], 3)).toEqual([]);
    expect(asked([{ type: 'step', by: 10 }], 3)).toEqual([]);
  });

  test('that are shown already need not be asked for, and others there are none', () => {
    expect(asked([{ type: 'line', line: 1, index: 2 }], 1)).toEqual(['at']);
    expect(asked([{ type: 'line', line: 7, index: 2 }], 1)).toEqual([]);
    expect(run([show(FOUR, 3), { type: 'leave' }, { type: 'sidestep', by: 1 }]).sent).toEqual([]);
  });

  test('another line is another subject: the page goes where it was sent', () => {
    const other = { ...here, tree: { ...TREE, current: 0 } };
    expect(run([show(here, 3), show(other, 1)]).state.index).toBe(1);
  });
});

describe('another rule', () => {
  test('is asked for, and none in a proof', () => {
    expect(run([show(FOUR), { type: 'rule', rule: 'psk' }]).sent).toEqual([
      { type: 'rule', uri: FOUR.uri, entry: 0, rule: 'psk' },
    ]);
  });

  test('keeps the place; only who says that somebody wants to be elsewhere moves it', () => {
    const under: Sequence = { ...FOUR, rules: { inForce: 'psk', written: 'basic', all: [] } };
    expect(run([show(FOUR, 2), show(under, 1)]).state.index).toBe(2);
    const { state, sent } = run([show(FOUR, 2), { ...show(under, 1), go: true }]);
    expect([state.index, sent]).toEqual([1, []]);
  });
});

describe('marked moves', () => {
  test('are leapt to, both ways', () => {
    expect(run([show(ROUND, 0), { type: 'mark', by: 1 }]).state.index).toBe(4);
    expect(run([show(ROUND, 4), { type: 'mark', by: 1 }]).state.index).toBe(4);
    expect(run([show(ROUND, 5), { type: 'mark', by: -1 }]).state.index).toBe(4);
  });
});

describe('after a reload', () => {
  const saved = {
    uri: FOUR.uri,
    entry: 0,
    index: 2,
    speed: 2,
    proof: null,
    rule: null,
    anchor: null,
    eyes: false,
    moves: false,
    pinned: false,
    sections: [],
  } as const;

  test('speed comes back; where to be the extension says, which has seen the cursor move meanwhile', () => {
    const kept = { ...saved, eyes: true };
    const { state, sent } = run([show(FOUR, 3)], initial(kept));
    expect([state.index, state.speed, state.eyes, state.playing]).toEqual([3, 2, true, false]);
    expect(toSave(state)).toEqual({ ...kept, index: 3 });
    expect(sent).toEqual([]);
  });

  test('R goes round the rules of the row, which has those of the text and the one in force', () => {
    const one = (id: string, named: boolean) => ({ id, title: id, short: id, named });
    const all = [one('psk', true), one('spight', true), one('basic', false), one('ing', false)];
    const asked = (inForce: string, by: 1 | -1) => {
      const rules = { inForce, written: 'psk', all };
      const { sent } = run([show({ ...FOUR, rules }, 0), { type: 'next-rule', by }]);
      return sent.flatMap((message) => (message.type === 'rule' ? [message.rule] : []));
    };
    expect([asked('basic', 1), asked('basic', -1), asked('psk', 1)]).toEqual([
      [null],
      ['spight'],
      ['spight'],
    ]);
  });

  test('the rule and the line are kept for the extension', () => {
    const rules = { inForce: 'psk', written: 'spight', all: [] };
    const { state } = run([show({ ...FOUR, rules, tree: TREE })]);
    expect(toSave(state)).toMatchObject({ rule: 'psk', anchor: 10 });
    const asWritten = run([show({ ...FOUR, rules: { ...rules, inForce: 'spight' } })]).state;
    expect(toSave(asWritten)).toMatchObject({ rule: null, anchor: null });
  });

  test('nothing is lost when the window closes before the sequence arrives', () => {
    expect(toSave(initial(saved))).toEqual(saved);
  });

  test('what was not saved by a player is not read', () => {
    const read = (data: unknown) => messageOr(keptPlayer, data, null);
    expect(read(saved)).toEqual(saved);
    expect(read({ ...saved, speed: 77 })?.speed).toBe(1);
    expect(read({ uri: saved.uri, entry: saved.entry })).toEqual({
      uri: saved.uri,
      entry: saved.entry,
      index: 0,
      speed: 1,
      proof: null,
      rule: null,
      anchor: null,
      eyes: null,
      moves: false,
      pinned: false,
      sections: [],
    });
    for (const bad of [null, 1, 'x', {}, { ...saved, uri: 1 }, { ...saved, entry: 0.5 }]) {
      expect(read(bad)).toBe(null);
    }
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
    expect(eventOf(key('ArrowRight'), [{ tagName: 'DIALOG', open: true }])).toBe(null);
    expect(eventOf(key('ArrowRight'), [{ tagName: 'DIALOG', open: false }])).toEqual({ type: 'step', by: 1 });
    expect(eventOf(key('a'), [])).toBe(null);
    expect(eventOf(key('ArrowRight', { repeat: true }), [])).toMatchObject({ held: true });
    for (const name of ['ArrowDown', 'Home', 'l', ' ']) {
      expect(eventOf(key(name), [{ tagName: 'SELECT' }, { tagName: 'DIV' }])).toBe(null);
    }
  });

  test('each do one thing, and the help lists them all', () => {
    const keys = BINDINGS.flatMap((binding) => binding.keys);
    expect(new Set(keys).size).toBe(keys.length);
    const codes = BINDINGS.map(({ code }) => code);
    expect(new Set(codes).size).toBe(codes.length);
  });
});
