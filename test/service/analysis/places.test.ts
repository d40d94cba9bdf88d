import { expect, it } from 'vitest';
import { placeAt } from '../../../src/service/analysis/index.ts';
import { lineOf } from '../../../src/service/index.ts';
import { marked } from '../marked.ts';

it('an entry begins, for people, in the line of its title, or in its first line that is not blank; from 1', () => {
  const goban = '# A\n. X\n\n; of B\n\n# B\n. O\n';
  expect(marked(goban).analysis.entries.map(({ entry }) => lineOf(entry))).toEqual([1, 6]);
  const untitled = 'Text\n\n```goban\n\n. X\nmoves: B a1\n```\n';
  expect(marked(untitled, {}, 'markdown').analysis.entries.map(({ entry }) => lineOf(entry))).toEqual([5]);
});

it('a move is where it is written: in the drawing, among replays, behind `moves:`, and up to its end', () => {
  const text = '. 2 1 .\nreplays: 3@1, 4@2\nmoves: a1  d1\n';
  const { analysis } = marked(text).analysis.entries[0]!;
  const moveAt = (offset: number) => {
    const place = placeAt(analysis, offset);
    return place?.kind === 'move' ? place.n : null;
  };
  const written = ['2', '1', '3@1', '4@2', 'a1', 'd1'].map((move) => text.indexOf(move));
  expect(written.map(moveAt)).toEqual([2, 1, 3, 4, 5, 6]);
  expect([text.indexOf('  d1'), text.indexOf(' d1'), text.indexOf('moves')].map(moveAt)).toEqual([
    5,
    null,
    null,
  ]);
});
