/** Lone carriage returns end lines, and bytes of records stay in their encoding. */
import { expect, test } from 'vitest';
import { koban, kobanLater } from './run.ts';

test('the line of a problem is the one that it is in', () => {
  const { out } = koban(['check', 'a.goban'], { 'a.goban': '# a\rsize: 5\rmoves: B c3 W c3\r' });
  expect(out).toContain('3 | moves: B c3 W c3');
});

test('a counted result has to fit the komi and the board', async () => {
  const result = async (root: string) =>
    (await kobanLater(['check', 'a.sgf'], { 'a.sgf': `(;FF[4]GM[1]SZ[9]${root};B[ee])` })).out;
  expect(await result('KM[6.5]RE[B+3]')).toContain('RE[B+3] cannot be');
  expect(await result('KM[6]RE[B+3.5]')).toContain('RE[B+3.5] cannot be');
  expect(await result('RE[W+500]')).toContain('RE[W+500] cannot be');
  for (const right of ['KM[6.5]RE[B+3.5]', 'KM[0]RE[W+2]', 'KM[7.5]RE[B+0.75]', 'KM[6.5]RE[B+R]', 'RE[B+3]'])
    expect(await result(right)).not.toContain('cannot be');
});
