import { describe, expect, it } from 'vitest';
import { koban } from './run.ts';

/** What `check` judges of files whose names do not say that they have entries. */

const PROSE = 'Chapter one\n===========\n\nNo board on this page yet, only prose. A key: value here.\n';
const DOLLARS = '$$ Corner\n$$ -----------\n$$ | . . X . |\n$$ | . O 1 . |\n$$ -----------\n';
const ENGINE =
  'MoveNum: 3 HASH: 123\n   A B C D E\n 5 . . . . .\n 4 . X O . .\n 3 . . X2. .\n 2 . . . . .\n 1 . . . . .\n\nNext player: Black\n';

const codes = (file: string, text: string) => {
  const { out, code } = koban(['check', '--format', 'json', file], { [file]: text });
  const { diagnostics } = JSON.parse(out).files[0];
  return { code, found: diagnostics.map((one: { code: string; range?: unknown }) => one.code) };
};

describe('koban check', () => {
  it.each(['rst', 'tex', 'texi', 'adoc', 'c', 'txt', 'org', 'qmd', 'Rmd', 'html'])(
    'has nothing to say of prose in a .%s',
    (ending) => expect(codes(`page.${ending}`, PROSE)).toEqual({ code: 0, found: [] }),
  );

  it('reads a board in a plain text as the other commands do', () => {
    expect(codes('board.txt', DOLLARS)).toEqual({ code: 0, found: [] });
    expect(codes('engine.txt', `Some words.\n\n${ENGINE}`)).toEqual({ code: 0, found: [] });
  });

  it('judges entries in a file of any name, and in .goban whatever stands there', () => {
    const wrong = '# Mine\nrules: psk\n. X O\n. . Ж\nmoves: B a1 a1\n';
    expect(codes('mine.txt', wrong).found).toContain('diagram.unknown-glyph');
    expect(codes('mine.txt', wrong).code).toBe(1);
    expect(codes('mine.goban', PROSE).found).toContain('line.unreadable');
    expect(codes('-', PROSE).found).toContain('line.unreadable');
  });

  it('checks $$ in Markdown as the editor does', () => {
    const page = `Some prose.\n\n$$B Gap in the digits\n$$ -----------\n$$ | . X 1 . |\n$$ | X a a . |\n$$ | . X 4 ! |\n$$ -----------\n`;
    expect(codes('page.md', page)).toEqual({
      code: 1,
      found: ['senseis.label-twice', 'senseis.digit-missing', 'senseis.unknown-glyph'],
    });
  });
});
