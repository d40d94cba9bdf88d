import { expect, it } from 'vitest';
import { finish } from '../../../src/go/task.ts';
import { SIGN_BITS } from '../../../src/protocol/move-tree.ts';
import { figureWork, moveTree } from '../../../src/service/index.ts';
import { BASIC_KO, marked } from '../marked.ts';

it('marks moves that cannot be played, and those that the rule in force forbids', () => {
  const { analysis } = marked(`rules: basic\n${BASIC_KO}\nmoves: W b2 B c2 W c2 B a1\n`);
  for (const { analysis: one } of analysis.entries) for (const { work } of figureWork(one)) finish(work());
  expect(moveTree(analysis, { entry: 0 })?.signs).toEqual([0, 0, SIGN_BITS.forbidden, SIGN_BITS.error, 0]);
});
