import { expect, it } from 'vitest';
import { WIDEST } from '../../../src/notation/found/piece.ts';
import { spacedEdgeAt } from '../../../src/notation/found/spaced.ts';

const edge = (count: number) => spacedEdgeAt(`${'- '.repeat(count)}\n`, 0, 0);

it('an edge of dashes that are apart has at least three, and as many as the widest row', () => {
  expect([1, 2, 3, WIDEST, WIDEST + 1, WIDEST + 2].map((count) => edge(count)?.count ?? null)).toEqual([
    null,
    null,
    3,
    WIDEST,
    null,
    null,
  ]);
  expect(edge(5)).toMatchObject({ kind: 'edge', from: 0, to: 9 });
});
