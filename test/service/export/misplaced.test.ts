import { describe, expect, it } from 'vitest';
import { openDocument } from '../../../src/document/index.ts';
import { pasted } from '../../../src/service/export/paste.ts';
import { actions, analyse, DEFAULT_SETTINGS } from '../../../src/service/index.ts';
import { say } from '../../../src/words/index.ts';
import { edited } from '../marked.ts';

const OURS = '# Mine\n. X O\n. . .\nmoves: B a1\n\n';
const NEXT = '\n\n# Next\n. X\n. .\n';
const DOLLARS = '$$B Shape\n$$ | . X 1\n$$ | . . a\n$$ -------';
const SHAPE = '# Shape\nsize: 19\n| . X 1\n| . . a\n+------';
const GAME = '(;SZ[2]AB[aa]C[a (; b]\n;W[bb])';
const EXAMPLE = '@example\n@group\n|XXX\n|.OX\n+---\n@end group\n@end example';
const ENGINE = 'MoveNum: 3 HASH: 123\n   A B\n 2 . X\n 1 . .';

/** The text after the quick fix at a place; `null` where none is. */
function fixed(text: string, at: string, host: 'goban' | 'markdown' = 'goban'): string | null {
  const document = analyse(openDocument('test:///a', 1, host, text), DEFAULT_SETTINGS);
  const start = text.indexOf(at) + 1;
  const found = actions(document, { start, end: start }).filter(
    ({ title, kind }) => kind === 'quickfix' && say(title).startsWith('Convert from'),
  );
  expect(found.length).toBeLessThan(2);
  return found[0] ? edited(text, [...found[0].edits]) : null;
}

describe('lines of another notation among entries', () => {
  it.each([
    ['a diagram of Sensei’s Library', DOLLARS, '$$ |', SHAPE],
    ['a game of SGF', GAME, ';W', '# Game\n+-----+\n| X . |\n| . . |\n+-----+\n; a (; b\nmoves: W b1'],
    ['an example of Texinfo', EXAMPLE, '@end group', '# Diagram\n| X X X\n| . O X\n+------'],
    ['a board of an engine', ENGINE, 'MoveNum', '# Diagram\n+-----+\n| . X |\n| . . |\n+-----+'],
    [
      'a board of box-drawing characters',
      '┌┬┐\n├●┤\n└┴┘',
      '┌',
      '# Diagram\n+-------+\n| . . . |\n| . X . |\n| . . . |\n+-------+',
    ],
  ])('%s is written as an entry, and what stands around it stays', (_what, text, at, entry) => {
    expect(fixed(OURS + text + NEXT, at)).toBe(OURS + entry + NEXT);
    const page = (inside: string) => `Prose\n\n\`\`\`goban\n${inside}\n\`\`\`\n`;
    expect(fixed(page(OURS + text), at, 'markdown')).toBe(page(OURS + entry));
    expect(fixed(text, at)).toBe(entry.replace('# Diagram\n', ''));
  });

  it('is not what an author has slipped in, nor what is right', () => {
    expect(fixed('# Mine\n. X O\n. . Z\nmoves: B a1\n', '. Z')).toBe(null);
    expect(fixed('# Mine\n. X O\n. .\n', '. .\n')).toBe(null);
    expect(fixed(OURS + DOLLARS, '. X O')).toBe(null);
    expect(fixed('; a comment (; of mine\n. X\n. .\n', '(;')).toBe(null);
  });

  it('is pasted as it is where it can be read so', () => {
    const isEntry = (text: string) => pasted(text, { document: null, offset: 0, fence: false })?.isEntry;
    expect([OURS, '| . X O |\n| . . . |\n', DOLLARS, GAME, EXAMPLE].map(isEntry)).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
  });
});
