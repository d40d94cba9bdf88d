import { describe, expect, test } from 'vitest';
import { type FoundPositions, positionsIn, type SearchedFile } from '../../src/find/positions.ts';

const FILES: readonly SearchedFile[] = [
  { name: '/w/a.sgf', content: '(;SZ[5]PB[A]PW[B];B[bb]\n;W[cc])' },
  { name: '/w/b.md', content: '# B\n\n```goban\n. . .\n. X .\n. . O\n```\n' },
  {
    name: '/w/c.sgf',
    content: Uint8Array.from('(;SZ[5]CA[ISO-8859-1]GN[M\xfcll];B[dd];W[cc])', (c) => c.charCodeAt(0)),
  },
  { name: '/w/empty.sgf', content: '' },
];
const texts = (found: FoundPositions) =>
  'refused' in found
    ? found.refused
    : found.found.flatMap(({ file, places }) =>
        places.map(({ line, column, text }) => `${file}:${line}:${column} ${text}`),
      );
const shape = { columns: 5, rows: 5, open: [], origin: { column: 1, row: 1 }, whole: null };
const rows = ['.....', '.X...', '..O..', '.....', '.....'];

describe('what a worker finds for Find This Position...', () => {
  test('a whole board, in files of every kind and encoding', () => {
    expect(texts(positionsIn({ shape, rows, part: null }, FILES))).toEqual([
      '0:2:1 game 1 (A – B), after move 2, at A1–E5',
      '2:1:36 game 1 (Müll), after move 2, at A1–E5, turned 180°',
    ]);
  });

  test('a part of one, anywhere', () => {
    const part = { left: 1, top: 1, columns: 2, rows: 2 };
    expect(texts(positionsIn({ shape, rows, part }, FILES))).toEqual([
      '0:2:1 game 1 (A – B), after move 2, at B3–C4',
      '1:4:1 entry 1, at the start, at B1–C2',
      '2:1:36 game 1 (Müll), after move 2, at C2–D3, turned 180°',
    ]);
  });

  test('rows of a drawing as they stand in a text', () => {
    expect(texts(positionsIn({ drawing: '----\n. .\n. X\n' }, FILES))).toHaveLength(2);
    expect(texts(positionsIn({ drawing: 'no board' }, FILES))).toBe('The entry has no board to complete');
    expect(texts(positionsIn({ drawing: '? ?\n? ?' }, FILES))).toContain('unknown');
  });
});
