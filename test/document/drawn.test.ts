import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawingsIn, edit, openDrawn, withDrawings } from '../../src/document/index.ts';
import type { KobanDocument } from '../../src/document/types.ts';

const WANTED = { kind: 'plain' as const };
const open = (text: string, version = 1) => openDrawn('test:///a.txt', version, 'text', text, WANTED);
const shape = ({ text, entries }: KobanDocument) => ({
  text,
  entries: entries.map(({ syntax, offset, line, reading }) => [
    offset,
    line,
    syntax.text,
    syntax.diagram,
    reading?.found.notation,
    syntax.problems,
  ]),
});

describe('a text with diagrams of other notations', () => {
  it('has them among its own entries, in order', () => {
    const { entries } = open('XO.\n.OX\n\n```goban\n| X |\n```\n\n|X.O\n|.O.\n');
    expect(entries.map(({ line, reading }) => [line, reading?.found.notation])).toEqual([
      [0, 'gnugo'],
      [4, undefined],
      [7, 'gnugo'],
    ]);
  });

  it('keeps what an edit elsewhere does not touch', () => {
    const before = open('XO.\n.OX\nX..\n\nprose\n\n|X.O\n|.O.\n|..X\n');
    const after = edit(before, [{ span: { start: 13, end: 18 }, text: 'longer\nprose' }], 2);
    expect(after.entries.map(({ syntax }) => syntax)).toEqual(before.entries.map(({ syntax }) => syntax));
    for (const [i, { syntax }] of after.entries.entries()) expect(syntax).toBe(before.entries[i]!.syntax);
    expect(after.version).toBe(2);
  });

  it('after any edits is as one that was opened with the new text', () => {
    const part = fc.constantFrom(
      'XO.\n',
      '.OX\n',
      '\n',
      'prose ',
      '|',
      '+--\n',
      '  ',
      '```goban\n',
      '```\n',
      'a',
      '9 ',
      'Pattern 1\n\n',
    );
    const texts = fc.array(part, { maxLength: 30 }).map((parts) => parts.join(''));
    const changes = fc.array(fc.record({ at: fc.nat(120), drop: fc.nat(12), text: texts }), { maxLength: 4 });
    fc.assert(
      fc.property(texts, changes, (text, edits) => {
        let document = open(text);
        for (const { at, drop, text: added } of edits) {
          const start = Math.min(at, document.text.length);
          const end = Math.min(start + drop, document.text.length);
          document = edit(document, [{ span: { start, end }, text: added }], document.version + 1);
          expect(shape(document)).toEqual(shape(open(document.text)));
        }
      }),
      { numRuns: 200 },
    );
  });

  it('is read by what its language and the settings say', () => {
    expect(drawingsIn('c', [])).toBeNull();
    expect(drawingsIn('plaintext', [])).toEqual({ kind: 'plain', notations: ['senseis'] });
    expect(drawingsIn('restructuredtext', [])).toEqual({ kind: 'rst', notations: ['senseis'] });
    expect(drawingsIn('c', ['c'])).toEqual({ kind: 'c' });
    expect(drawingsIn('markdown', [])?.notations).toEqual(['senseis']);
    expect(drawingsIn('markdown', ['markdown'])?.notations).toBeUndefined();
    expect(drawingsIn('python', ['python'])).toBeNull();
    expect(drawingsIn('gnugo-patterns', [])?.kind).toBe('db');
    const document = open('XO.\n.OX\n');
    expect(withDrawings(document, null).entries).toEqual([]);
    expect(withDrawings(withDrawings(document, null), WANTED).entries).toHaveLength(1);
  });
});
