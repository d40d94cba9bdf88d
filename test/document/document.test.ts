import { describe, expect, test } from 'vitest';
import { edit, hostOf, openDocument, placeEdit } from '../../src/document/index.ts';
import type { HostKind, KobanDocument } from '../../src/document/types.ts';
import { closeSide } from '../../src/notation/index.ts';

function open(text: string, host: HostKind = 'goban'): KobanDocument {
  return openDocument('file:///a', 1, host, text);
}

/** The texts of the entries, after a check that each stands where it says. */
function entriesOf(document: KobanDocument): string[] {
  const lines = document.text.split(/\r\n|\n|\r/);
  return document.entries.map((entry) => {
    const { text } = entry.syntax;
    const original = document.text.slice(entry.offset, entry.offset + text.length);
    expect(entry.prefix ? original.replace(/^(?:> ?)+/gm, (p) => p.replaceAll('>', ' ')) : original).toBe(
      text,
    );
    expect(document.positionAt(entry.offset)).toEqual({ line: entry.line, character: 0 });
    expect(lines.length).toBeGreaterThan(entry.line);
    return text;
  });
}

describe('a .goban file', () => {
  test.each([
    ['nothing', '', []],
    ['blank lines', '\n  \n', []],
    ['comments alone', '; a\n\n', []],
    ['one entry without a title', 'X O\n', ['X O\n']],
    ['titles begin entries', '# A\nX\n# B\nO', ['# A\nX\n', '# B\nO']],
    ['what stands before the first title', 'X\n\n  # A\nO\n', ['X\n\n', '  # A\nO\n']],
    ['comments before the first title are no entry', '; c\n\n# A\nX', ['# A\nX']],
    ['titles alone', '#\n##\n', ['#\n', '##\n']],
    ['carriage returns', '# A\r\nX\r# B\r\nO\r\n', ['# A\r\nX\r', '# B\r\nO\r\n']],
    ['a byte order mark', '\uFEFF# A\nX', ['\uFEFF# A\nX']],
    ['fences mean nothing', '```goban\nX\n```', ['```goban\nX\n```']],
  ])('%s', (_, text, expected) => {
    expect(entriesOf(open(text))).toEqual(expected);
  });
});

describe('a Markdown page', () => {
  test.each([
    ['no fence', '# Heading\n\n. X O\n', []],
    ['a fence', 'a\n```goban\nX\n```\nb', ['X\n']],
    ['an empty fence', '```goban\n```\n', []],
    ['several entries in a fence', '```goban\n# A\nX\n# B\nO\n```', ['# A\nX\n', '# B\nO\n']],
    ['tildes, longer, with more words', '~~~~ Goban wide\nX\n~~~\nO\n~~~~~\nX', ['X\n~~~\nO\n']],
    ['a fence that is not closed', '```goban\nX\n\nO', ['X\n\nO']],
    ['another language', '```js\nX\n```\n```gobanx\nX\n```\n```goban-x\nX\n```', []],
    ['a fence shown in a longer fence', '````md\n```goban\nX\n```\n````\n```goban\nO\n```', ['O\n']],
    ['backticks in the info string', '```goban `x`\nX\n```', []],
    ['an opening line is no closing line', '```goban\nX\n```goban\nO\n```', ['X\n```goban\nO\n']],
    ['indented in a list', '- a\n\n  ```goban\n  X\n  ```\n', ['  X\n']],
    ['right behind a list mark', '1. ```goban\n   X\n   ```\nb', ['   X\n']],
    ['marks far to the right do not close', '```goban\nX\n     ```\n```', ['X\n     ```\n']],
    ['a block quote', '> ```goban\n> X\n> ```\n', ['  X\n']],
    ['a block quote in a block quote', '> > ```goban\n> >X\n>> ```\n', ['   X\n']],
    ['a block quote that ends', '> ```goban\n> X\nO\n', ['  X\n']],
    ['a title in a block quote', '> ```goban\n> X\n> # B\n> O\n> ```\n', ['  X\n', '  # B\n  O\n']],
    ['carriage returns', 'a\r```goban\rX\r```\r', ['X\r']],
  ])('%s', (_, text, expected) => {
    const document = open(text, 'markdown');
    expect(document.text).toBe(text);
    expect(entriesOf(document)).toEqual(expected);
  });

  test.each([
    ['top', '> ```goban\n> +---+\n> | X |\n> ```\n'],
    ['bottom', '> ```goban\n> | X |\n> +---+\n> ```\n'],
  ] as const)('an edit in a block quote gets the marks of its lines: %s', (side, expected) => {
    const document = open('> ```goban\n> | X |\n> ```\n', 'markdown');
    const [entry] = document.entries;
    const fix = closeSide(entry!.syntax, side)!;
    const changes = fix.edits.map((e) => placeEdit(entry!, e));
    const after = edit(document, changes, 2);
    expect(after.text).toBe(expected);
    expect(after.entries[0]!.syntax.diagram!.open).not.toContain(side);
  });
});

describe('kinds of host', () => {
  test.each([
    ['a.goban', '', 'goban'],
    ['dir.x/README.md', '', 'markdown'],
    ['A.MARKDOWN', '', 'markdown'],
    ['a.sgf', '', 'sgf'],
    ['-', '# A\nX', 'goban'],
    ['-', 'a\n~~~ goban\nX\n~~~', 'text'],
  ])('%s %j is %s', (name, text, host) => {
    expect(hostOf(name, text)).toBe(host);
  });
});

describe('positions', () => {
  const text = 'ab\r\n\n# A\rX 😀\n# B\nO\n';
  const document = open(text);

  test('every offset has a position, and comes back from it', () => {
    let line = 0;
    let start = 0;
    for (let offset = 0; offset <= text.length; offset++) {
      const inLineEnd = text[offset - 1] === '\r' && text[offset] === '\n';
      const position = document.positionAt(offset);
      expect(position).toEqual({ line, character: offset - start - Number(inLineEnd) });
      expect(document.offsetAt(position)).toBe(offset - Number(inLineEnd));
      if (text[offset] === '\n' || (text[offset] === '\r' && text[offset + 1] !== '\n')) {
        line++;
        start = offset + 1;
      }
    }
  });

  test('what is outside is taken as the nearest place', () => {
    expect(document.offsetAt({ line: 0, character: 99 })).toBe(2);
    expect(document.offsetAt({ line: 99, character: 0 })).toBe(text.length);
    expect(document.offsetAt({ line: -1, character: 0 })).toBe(0);
    expect(document.positionAt(999)).toEqual({ line: 6, character: 0 });
    expect(document.positionAt(-1)).toEqual({ line: 0, character: 0 });
    expect(open('').positionAt(5)).toEqual({ line: 0, character: 0 });
    expect(open('').offsetAt({ line: 3, character: 3 })).toBe(0);
    expect(open('abc').positionAt(3)).toEqual({ line: 0, character: 3 });
  });
});
