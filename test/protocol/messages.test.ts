import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { animateArguments, asArguments, proofArguments } from '../../src/protocol/commands.ts';
import { comparison as comparisonSchema } from '../../src/protocol/compare.ts';
import { messageOr, readMessage } from '../../src/protocol/message.ts';
import { fromPlayer, keptPlayer, toPlayer } from '../../src/protocol/player-messages.ts';
import { fromNotebook, previewSequence, toNotebook } from '../../src/protocol/preview.ts';
import { bareFrame, bareSequence } from '../fixtures/frames.ts';
import { runs } from '../runs.ts';
import { alternatives, anyOf, spoiled } from './schemas.ts';

const WIRES = { toPlayer, fromPlayer, toNotebook, fromNotebook };
const OTHERS = {
  previewSequence,
  keptPlayer,
  comparisonSchema,
  animateArguments,
  proofArguments,
  asArguments,
};

const MESSAGES = [
  ...Object.entries(WIRES).flatMap(([wire, schema]) =>
    alternatives(schema).map(([type, one]) => ({ name: `${wire}: ${type}`, schema, one })),
  ),
  ...Object.entries(OTHERS).map(([name, schema]) => ({ name, schema, one: schema })),
];

describe('messages between the extension and its pages', () => {
  it('are all known here', () => {
    const names = (wire: keyof typeof WIRES) => alternatives(WIRES[wire]).map(([name]) => name);
    expect(names('toPlayer')).toEqual([
      'sequence',
      'goto',
      'gone',
      'settings',
      'focus',
      'lit',
      'note',
      'eyes',
      'about',
      'picture',
      'tree',
      'section',
      'comparison',
      'outcomes',
    ]);
    expect(names('fromPlayer')).toContain('write');
    expect(MESSAGES.length).toBeGreaterThan(28);
  });

  it.each(MESSAGES)('$name arrives as it was sent', ({ schema, one }) => {
    fc.assert(
      fc.property(anyOf(one), (message) => {
        expect(readMessage(schema, JSON.parse(JSON.stringify(message)))).toEqual(message);
      }),
      { numRuns: runs(12) },
    );
  });

  it.each(MESSAGES)('$name is refused when a part is missing or of another kind', ({ schema, one }) => {
    fc.assert(
      fc.property(anyOf(one), fc.infiniteStream(fc.nat()), (message, stream) => {
        const all = [...spoiled(one, message)];
        expect(all.length).toBeGreaterThan(3);
        // A message of a whole game has thousands of wrong neighbors.
        for (let i = 0; i < 12; i++) {
          const wrong = all[(stream.next().value as number) % all.length];
          const read = readMessage(schema, wrong);
          expect(typeof read, JSON.stringify(wrong)).toBe('string');
          expect((read as string).length).toBeLessThan(1000);
          expect(messageOr(schema, wrong, null)).toBeNull();
        }
      }),
      { numRuns: runs(12) },
    );
  });

  it('never throw, whatever arrives', () => {
    const types = MESSAGES.map(({ name }) => name.split(': ').at(-1)!);
    const data = fc.oneof(
      fc.anything(),
      fc.record({ type: fc.constantFrom(...types), sequence: fc.anything(), rows: fc.anything() }),
    );
    fc.assert(
      fc.property(data, (one) => {
        for (const schema of [...Object.values(WIRES), ...Object.values(OTHERS)]) readMessage(schema, one);
      }),
    );
  });

  it('lose keys that nobody knows, and say where they are wrong', () => {
    expect(readMessage(toPlayer, { type: 'goto', index: 3, html: '<b>' })).toEqual({
      type: 'goto',
      index: 3,
    });
    expect(readMessage(toPlayer, { type: 'goto', index: 'x' })).toMatch(
      /^the message "goto" has the wrong shape at index: /,
    );
    expect(readMessage(toPlayer, { type: 'x'.repeat(999) })).toMatch(
      /^the message "x{40}" has the wrong shape at type: /,
    );
  });

  it('hold what a type cannot say: trees without circles, a cell for each rule, a frame that is there', () => {
    const line = { parent: -1, after: 0, last: 1, title: '', first: null, instead: null, anchor: 0 };
    const sequence = bareSequence([bareFrame(0, ['.'])]);
    const shown = (changes: object, rest: object = {}) =>
      typeof readMessage(toPlayer, {
        type: 'sequence',
        index: 0,
        sequence: { ...sequence, ...changes },
        ...rest,
      });
    expect(shown({})).toBe('object');
    expect(shown({ frames: [] })).toBe('string');
    expect(
      shown(
        { frames: [] },
        { keep: { on: 1, head: { length: 1, shift: 0 }, tail: { length: 0, shift: 0 } } },
      ),
    ).toBe('object');
    expect(shown({ tree: { current: 0, lines: [line, { ...line, parent: 0 }] } })).toBe('object');
    expect(shown({ tree: { current: 0, lines: [line, { ...line, parent: 1 }] } })).toBe('string');
    expect(shown({ tree: { current: 1, lines: [line] } })).toBe('string');
    const { uri, entry, version, title, labels, marks, shape, frames } = sequence;
    const preview = { title, shape, labels, marks, frames, look: 'wood', coordinates: 'none', start: 0 };
    expect(typeof readMessage(previewSequence, preview)).toBe('object');
    expect(typeof readMessage(previewSequence, { ...preview, start: 1 })).toBe('string');
    const rules = [{ id: 'psk', title: '', summary: '', inForce: true }];
    const row = { index: 1, number: '1', point: 'a1', description: '', cells: [] };
    const comparison = { uri, entry, version, title, span: { start: 0, end: 1 }, rules, rows: [row] };
    expect(typeof readMessage(comparisonSchema, comparison)).toBe('string');
    expect(typeof readMessage(comparisonSchema, { ...comparison, rules: [] })).toBe('object');
  });
});
