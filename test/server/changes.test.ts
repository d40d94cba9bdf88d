import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openDocument } from '../../src/document/index.ts';
import { withChanges } from '../../src/server/changes.ts';

const place = fc.record({ line: fc.nat(8), character: fc.nat(12) });
const piece = fc.constantFrom(
  '',
  'a',
  '\n',
  '\r',
  '\r\n',
  '# T\n',
  '. X .\n',
  'moves: a1',
  '```goban\n',
  '```',
  '😀',
  '> ',
);
const text = fc.array(piece, { maxLength: 12 }).map((parts) => parts.join(''));
const change = fc.oneof(
  { weight: 20, arbitrary: fc.record({ range: fc.record({ start: place, end: place }), text }) },
  { weight: 1, arbitrary: fc.record({ text }) },
);

describe('many changes at once', () => {
  it('come to what they come to one by one', () => {
    fc.assert(
      fc.property(
        text,
        fc.array(change, { minLength: 9, maxLength: 30 }),
        fc.constantFrom('goban' as const, 'markdown' as const),
        (before, changes, host) => {
          const document = openDocument('test:///a', 1, host, before);
          let one = document;
          for (const each of changes) one = withChanges(one, [each], 2).document;
          const all = withChanges(document, changes, 2).document;
          expect(all.text).toBe(one.text);
          expect(all.version).toBe(2);
          expect(all.entries.map(({ syntax, offset, line }) => [syntax.text, offset, line])).toEqual(
            one.entries.map(({ syntax, offset, line }) => [syntax.text, offset, line]),
          );
        },
      ),
      { numRuns: 120 },
    );
  });

  it('read an entry once', () => {
    const rows = Array.from({ length: 20_000 }, (_, i) => `; comment ${i}\n`).join('');
    const document = openDocument('test:///a', 1, 'goban', `# One\nX .\n${rows}# Two\nX .\n`);
    const changes = Array.from({ length: 1_000 }, (_, i) => ({
      range: { start: { line: 2 + i, character: 0 }, end: { line: 2 + i, character: 1 } },
      text: '; ;',
    }));
    const after = withChanges(document, changes, 2).document;
    expect(after.entries[0]!.syntax.text.match(/^; ;/gm)).toHaveLength(1_000);
    expect(after.entries[1]!.syntax).toBe(document.entries[1]!.syntax);
  });
});
