import { describe, expect, it } from 'vitest';
import {
  isOfGame,
  lastInserted,
  lastStanding,
  type MovedText,
  movedKept,
  moveWith,
} from '../../src/board/moved.ts';

/** What an undo that deletes this part of a text tells. */
function deleting(text: string, ...parts: string[]): MovedText[] {
  return parts.map((part) => ({ rangeOffset: text.indexOf(part), rangeLength: part.length, text: '' }));
}

const TEXT = '(;SZ[9];B[dd](;W[gg];B[gf])(;W[ai];B[bb]))';
const at = (part: string) => TEXT.indexOf(part);
const LINE = [null, at('B[dd]'), at('W[ai]'), at('B[bb]')];

describe('a field of a game record', () => {
  const isField = (text: string) => isOfGame(text, text.length);

  it('is told from moves, comments and stones of a node', () => {
    for (const text of ['(;FF[4]PB[Lin', '(;PB[Lee]PW[Ke]', '(;RU[a\\]b]', '(;GC[Two\nlines'])
      expect(isField(text), text).toBe(true);
    for (const text of [
      ';B[aa]',
      '(;PB[Lee];W[bb]',
      '(;PB[Lee]C[A word',
      ';AB[aa][bb]',
      'moves: B e5',
      'AGN[x',
    ])
      expect(isField(text), text).toBe(false);
  });
});

describe('places of a player after edits', () => {
  it('moves with what is inserted before, and stays for what comes behind', () => {
    const insert = (rangeOffset: number) => [{ rangeOffset, rangeLength: 0, text: 'abc' }];
    expect(moveWith(10, insert(10))).toBe(13);
    expect(moveWith(10, insert(11))).toBe(10);
  });

  it('knows where the text ends that was inserted last', () => {
    const insert = (rangeOffset: number, text: string) => ({ rangeOffset, rangeLength: 0, text });
    expect(lastInserted([insert(10, ';B[aa]')])).toBe(16);
    expect(lastInserted([insert(10, ' W e2 \n')])).toBe(15);
    expect(lastInserted([insert(20, 'cd'), insert(10, 'ab')])).toBe(24);
    expect(lastInserted(deleting(TEXT, ';B[bb]'))).toBeNull();
  });

  it('knows the last move of a line that stands', () => {
    expect(lastStanding(LINE, 3, deleting(TEXT, ';B[bb]'))).toBe(2);
    expect(lastStanding(LINE, 3, deleting(TEXT, '(;W[ai];B[bb])'))).toBe(1);
    expect(lastStanding(LINE, 1, deleting(TEXT, '(;W[ai];B[bb])'))).toBe(1);
    expect(lastStanding(LINE, 3, deleting(TEXT, '(;W[gg];B[gf])'))).toBe(3);
    expect(lastStanding(LINE, 3, deleting(TEXT, ';B[dd]'))).toBe(0);
  });

  it('goes to the move before when the shown variation is taken back, not to its neighbor', () => {
    const shown = { at: at(';W[ai]'), start: at(';W[ai]'), path: LINE, index: 2 };
    const moved = movedKept(shown, 0, deleting(TEXT, '(;W[gg];B[gf])', '(;W[ai];B[bb])'));
    expect(moved).toMatchObject({ at: at('B[dd]'), start: at('B[dd]'), index: 1 });
  });

  it('leaves a line that is gone, though the shown move is on another one too', () => {
    const shown = { at: at(';W[ai]'), start: at(';W[ai]'), path: LINE, index: 1 };
    expect(movedKept(shown, 0, deleting(TEXT, '(;W[ai];B[bb])'))).toMatchObject({
      at: at('B[dd]'),
      index: 1,
    });
  });

  it('goes to the beginning of the game when no move is left', () => {
    const shown = { at: at(';W[ai]'), start: at(';W[ai]'), path: LINE, index: 3 };
    expect(movedKept(shown, 0, deleting(TEXT, TEXT.slice(8, -1)))).toMatchObject({ at: 0, index: 0 });
  });

  it('moves with what is inserted at the very beginning of the text, as anywhere', () => {
    const above = [{ rangeOffset: 0, rangeLength: 0, text: 'abc' }];
    const shown = { at: 0, start: 0, path: [], index: 2 };
    expect(movedKept(shown, 0, above)).toEqual({ at: 3, start: 3, path: [], index: null });
    expect(movedKept({ ...shown, at: undefined }, 0, above)).toMatchObject({ at: undefined, start: 3 });
  });

  it('stays where a comment goes, and where a text is replaced by another', () => {
    const shown = { at: at(';W[ai]'), start: at(';W[ai]'), path: LINE, index: 2 };
    expect(movedKept(shown, 0, deleting(TEXT, 'SZ[9]'))).toMatchObject({ at: at(';W[ai]') - 5, index: null });
    const all = [{ rangeOffset: at('W[ai]'), rangeLength: 5, text: 'W[ah]' }];
    expect(movedKept(shown, 0, all)).toMatchObject({ at: at(';W[ai]'), index: null });
  });
});
