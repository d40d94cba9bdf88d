import fc from 'fast-check';
import { expect, test } from 'vitest';
import { beginningAt } from '../../src/board/beginning.ts';
import { fenceAround } from '../../src/board/fences.ts';
import { fencesIn, openDocument } from '../../src/document/index.ts';
import { linesOf } from '../../src/notation/index.ts';
import { runs } from '../runs.ts';

const PARTS = ['```', '~~~', '````', ' ', '> ', '- ', 'goban', 'sgf', 'text', 'X O', '', '\n', '\n', '\r\n'];

test('every entry of a page stands in a fence for entries, and the board finds the same fences', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...PARTS), { maxLength: 24 }), (parts) => {
      const text = parts.join('');
      const fences = [...fencesIn(text, linesOf(text))];
      for (const { offset } of openDocument('x', 1, 'markdown', text).entries)
        expect(
          fences.some(({ fence, open, end }) => fence.goban && open.next <= offset && offset <= end),
        ).toBe(true);
      for (const found of fences) expect(fenceAround(text, found.open.start)).toEqual(found);
    }),
    { numRuns: runs(300) },
  );
});

test('a board begins in an empty fence that is closed, not in one that another fence shows', () => {
  const empty = 'Text.\n\n```goban\n\n```\n';
  expect(beginningAt({ notation: 'markdown', text: empty } as never, 18)).toEqual({
    offset: 16,
    notation: 'goban',
  });
  expect(
    beginningAt({ notation: 'markdown', text: `\`\`\`\`md\n${empty}\`\`\`\`\n` } as never, 26),
  ).toBeNull();
  expect(beginningAt({ notation: 'markdown', text: '```goban\n~~~\n' } as never, 9)).toBeNull();
});
