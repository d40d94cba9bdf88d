import { describe, expect, it } from 'vitest';
import { openDocument } from '../../../../src/document/index.ts';
import { analyse, DEFAULT_SETTINGS, inlays, sequenceAt } from '../../../../src/service/index.ts';

const analysed = (text: string) =>
  analyse(openDocument('test:///a.sgf', 1, 'sgf', text), { ...DEFAULT_SETTINGS, inlayMoves: true });

describe('hints behind moves', () => {
  it('have number and point, apart from what follows, and none where nobody can read the move', () => {
    const text = '(;SZ[9];B[ee]N[x];W[] ;AB[aa];B[zz];W;B[bb]MN[20]\n(;W[tt])(;W[cc];B[]))';
    const found = inlays(analysed(text), { start: 0, end: text.length });
    expect(found.map(({ label, paddingRight }) => [label, paddingRight])).toEqual([
      ['1 E5', true],
      ['2 pass', false],
      ['20 B8', true],
      ['21 pass', true],
      ['21 C7', true],
      ['22 pass', true],
    ]);
    expect(found.map(({ offset }) => text[offset - 1]).join('')).toBe(']]]]]]');
  });
});

describe('names of lines', () => {
  it.each<[string, string[]]>([
    ['(;SZ[5];B[aa]N[Corner];W[bb](;B[cc])(;B[dd]N[other]))', ['', 'other']],
    ['(;SZ[5](;B[aa]N[one];W[bb])(;B[cc]N[two]))', ['one', 'two']],
    ['(;SZ[5];B[aa](;W[bb]N[main])(;W[cc]N[x](;B[dd]N[a])(;B[ee]N[b])))', ['', 'x', 'b']],
  ])('are those of the nodes that they begin with: %s', (text, titles) => {
    const { tree } = sequenceAt(analysed(text), { offset: 0 })!.sequence;
    expect(tree!.lines.map(({ title }) => title)).toEqual(titles);
  });
});
