import { expect, it } from 'vitest';
import { lineOf } from '../../../src/service/index.ts';
import { marked } from '../marked.ts';

it('an entry begins, for people, in the line of its title, or in its first line that is not blank; from 1', () => {
  const goban = '# A\n. X\n\n; of B\n\n# B\n. O\n';
  expect(marked(goban).analysis.entries.map(({ entry }) => lineOf(entry))).toEqual([1, 6]);
  const untitled = 'Text\n\n```goban\n\n. X\nmoves: B a1\n```\n';
  expect(marked(untitled, {}, 'markdown').analysis.entries.map(({ entry }) => lineOf(entry))).toEqual([5]);
});
