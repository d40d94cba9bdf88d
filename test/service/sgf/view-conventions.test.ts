import { expect, it } from 'vitest';
import { openDocument } from '../../../src/document/index.ts';
import { SIGN_BITS } from '../../../src/protocol/move-tree.ts';
import { analyse, DEFAULT_SETTINGS, moveTree, sequenceAt } from '../../../src/service/index.ts';

const read = (text: string) => analyse(openDocument('test:///a.sgf', 1, 'sgf', text), DEFAULT_SETTINGS);

it('the tree says which moves the author of a problem calls right and wrong', () => {
  const { right, wrong, comment } = SIGN_BITS;
  const text =
    '(;SZ[9]TE[Open]C[RIGHTS](;B[cc]TE[1](;W[dd];B[ee]C[RIGHT\nso it is])(;W[ee]))(;B[dd]WV[])(;B[gg]BM[1]))';
  expect(moveTree(read(text), { entry: 0 })?.signs).toEqual([
    comment,
    right,
    0,
    comment | right,
    0,
    wrong,
    wrong,
  ]);
});

it.each([
  ['ST[0]', undefined],
  ['ST[1]', true],
  ['ST[2]', undefined],
  ['ST[3]', true],
  ['', undefined],
])('variations stand beside the move that they replace where %s says so', (style, siblings) => {
  const found = sequenceAt(read(`(;SZ[9]${style};B[aa](;W[bb])(;W[cc]))`), { entry: 0 });
  expect(found!.sequence.tree!.siblings).toBe(siblings);
});
