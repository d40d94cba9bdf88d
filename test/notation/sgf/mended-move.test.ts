import { expect, it } from 'vitest';
import { finish } from '../../../src/go/task.ts';
import { checkText } from '../../../src/notation/sgf/check/index.ts';
import { parseSgf } from '../../../src/notation/sgf/tree.ts';
import { message } from '../../../src/words/index.ts';
import { edited } from '../../service/marked.ts';

const surroundings = { size: { columns: 9, rows: 9 }, isGo: true, rule: message('help.check') };

it.each([
  ['a root', '(;B[zz];W[bb])', '(;;W[bb])'],
  ['a node of a line', '(;SZ[9];B[aa];W[zz];B[bb])', '(;SZ[9];B[aa];B[bb])'],
  ['a variation of one node', '(;SZ[9](;B[zz])(;B[bb]))', '(;SZ[9](;)(;B[bb]))'],
  ['the head of a variation', '(;SZ[9](;B[zz];W[aa])(;B[bb]))', '(;SZ[9](;W[aa])(;B[bb]))'],
  ['a node with a comment', '(;SZ[9];B[zz]C[why])', '(;SZ[9];C[why])'],
])('deletes the move of %s, and leaves a tree of nodes', (_name, text, wanted) => {
  const [fix] = finish(checkText(parseSgf(text), surroundings)).flatMap(({ fixes = [] }) =>
    fixes.filter(({ title }) => title.code === 'fix.delete-move'),
  );
  expect(edited(text, fix!.edits)).toBe(wanted);
});
