import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { MovedText } from '../../src/board/moved.ts';
import {
  asked as isAsked,
  edited as isEdited,
  lineOf,
  NOWHERE,
  type ShownPlace,
  taken,
} from '../../src/board/shown-place.ts';
import type { Sequence } from '../../src/protocol/player.ts';

/** The moves of a line, by which they are found in a text whatever stands around them. */
const MOVES = ['①', '②', '③'];
const TEXT = `(;AW[a1];C[] ${MOVES.join(' ')} ;)`;

/** What the server says of a text: its line begins at the first move that is there. */
function sequenceOf(text: string, version: number): Sequence {
  const moves = MOVES.filter((move) => text.includes(move)).map((move) => text.indexOf(move));
  const frame = { comments: [] };
  const frames = [frame, ...moves.map((start) => ({ ...frame, span: { start, end: start + 1 } }))];
  const start = moves[0] ?? text.indexOf('(');
  return { version, frames, span: { start, end: text.length } } as unknown as Sequence;
}

function edited(text: string, { rangeOffset, rangeLength, text: by }: MovedText): string {
  return text.slice(0, rangeOffset) + by + text.slice(rangeOffset + rangeLength);
}

/** An edit before, between or behind the moves, which are left; `at` and `length` are parts of the room. */
const edit = fc.record({
  kind: fc.constant('edit' as const),
  gap: fc.nat({ max: MOVES.length }),
  at: fc.double({ min: 0, max: 1, noNaN: true }),
  length: fc.double({ min: 0, max: 1, noNaN: true }),
  text: fc.string({ maxLength: 6, unit: fc.constantFrom('a', 'b', ';', ' ') }),
});
type Edit = typeof edit extends fc.Arbitrary<infer E> ? E : never;
/** The server answers about the text as it has it; it hears of edits, and the extension of answers, in their order. */
const event = fc.oneof(
  { weight: 2, arbitrary: edit },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('ask' as const) }) },
  { weight: 4, arbitrary: fc.record({ kind: fc.constantFrom('hear' as const, 'answer' as const) }) },
);

function changeOf(text: string, { gap, at, length, text: by }: Edit): MovedText {
  const from = gap === 0 ? 0 : text.indexOf(MOVES[gap - 1] ?? '') + 1;
  const to = gap === MOVES.length ? text.length : text.indexOf(MOVES[gap] ?? '');
  const rangeOffset = from + Math.floor(at * (to - from));
  return { rangeOffset, rangeLength: Math.floor(length * (to - rangeOffset)), text: by };
}

describe('the place that a board shows', () => {
  it('is that of its moves, whichever text an answer is about and however many edits came since', () => {
    let late = 0;
    const law = fc.property(
      fc.boolean(),
      fc.array(event, { maxLength: 60, size: 'max' }),
      (byEntry, events) => {
        let text = TEXT;
        const versions = [text];
        const at = byEntry ? { entry: 0 } : { offset: text.indexOf(MOVES[0] ?? '') };
        let place: ShownPlace = { ...NOWHERE, at };
        // Edits and questions on their way to the server, and its answers on their way back.
        const sent: ('edit' | 'ask')[] = [];
        let heard = 0;
        const answers: number[] = [];
        let asked = 0;
        for (const one of events) {
          if (one.kind === 'edit') {
            const change = changeOf(text, one);
            text = edited(text, change);
            versions.push(text);
            place = isEdited(place, { version: versions.length - 1, changes: [change] }, 1).place;
            sent.push('edit');
          } else if (one.kind === 'ask') {
            place = isAsked(place);
            sent.push('ask');
            asked++;
          } else if (one.kind === 'hear') {
            const message = sent.shift();
            if (message === 'edit') heard++;
            if (message === 'ask') answers.push(heard);
          } else {
            const about = answers.shift();
            // An answer to an earlier question is not taken.
            if (about === undefined || --asked > 0) continue;
            if (about < versions.length - 1) late++;
            place = taken(place, sequenceOf(versions[about] ?? '', about), 1).place;
          }
          const { offset } = lineOf(place);
          if (offset !== undefined) expect(text[offset]).toBe(MOVES[0]);
        }
      },
    );
    fc.assert(law, { numRuns: 300 });
    expect(late).toBeGreaterThan(100);
  });

  it('is that of the move before, where the move of a late answer has been deleted since', () => {
    let place = isAsked({ ...NOWHERE, at: { entry: 0 } });
    const at = TEXT.indexOf('②');
    const comment = [{ rangeOffset: 0, rangeLength: 0, text: '; a comment\n' }];
    place = isEdited(place, { version: 2, changes: comment }, 0).place;
    const removal = [{ rangeOffset: at + 12, rangeLength: 3, text: '' }];
    place = isEdited(place, { version: 3, changes: removal }, 0).place;
    const found = taken(place, sequenceOf(TEXT, 1), 3);
    expect(found.stays).toBe(1);
    expect(lineOf(found.place)).toEqual({ offset: TEXT.indexOf('①') + 12 });
  });
});
